"""Conversations and trees of thoughts in the terminal and as files, and what inspect tells of a mind."""

from __future__ import annotations

import json

import pytest

from ai import outcome
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Promise, Relation, Want
from ai.outcome import Memory, Outcome
from game.cli import moment
from game.cli.inspect import as_plain
from game.cli.main import main
from game.evaluation.transcripts import transcripts
from game.sim.state import Chat, Line
from tests.game.sim.hamlet import LAWN, hamlet

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"
FAIR = "the summer fair is on the green"


def learn(mind, text, *, source=Source.SAID, by=ANA, of=(), kind=MemoryKind.OBSERVATION, evidence=()):
    told = Provenance(source, by, of)
    outcome.apply(
        mind, Outcome(remember=(Memory(kind, text, told, 6, evidence=evidence),)), now=3600, tick=360
    )
    return len(mind.stream) - 1


@pytest.fixture
def save(monkeypatch):
    """Give a town after a conversation of Ana and Bob that Cleo overheard; it is opened under any name."""
    state = hamlet()
    state.tick = 400
    ana, bob, cleo = (state.minds[name] for name in (ANA, BOB, CLEO))
    mine = learn(ana, f"{ANA} told {BOB} that {FAIR}")
    heard = learn(bob, f"{ANA} told {BOB} that {FAIR}, and invited {BOB}")
    over = learn(cleo, f"{ANA} told {BOB} that {FAIR}")
    learn(
        bob,
        f"{BOB} has agreed to come to the fair",
        source=Source.PLAN, of=(heard,), kind=MemoryKind.PLAN,
    )  # fmt: skip
    whole = learn(
        bob, f"{BOB} talked with {ANA} and learned that {FAIR}", kind=MemoryKind.CHAT, evidence=(heard,)
    )
    learn(
        bob,
        f"{BOB} looks forward to the fair",
        source=Source.REFLECTION, by=BOB, kind=MemoryKind.REFLECTION, evidence=(whole, heard),
    )  # fmt: skip
    lines = (
        Line(360, ANA, "There is a fair. Will you come?", (), ((ANA, mine), (BOB, heard), (CLEO, over))),
        Line(363, BOB, "Gladly!"),
    )
    state.chats = {
        1: Chat(1, LAWN, 360, (), (ANA, BOB), lines, ended=366, why="done"),
        2: Chat(2, "", 380, (), (ANA, CLEO), (Line(380, ANA, "Hi.\x1b[31m"),), ended=381, why="declined"),
    }
    bob.wants, bob.summary, bob.summary_at = (Want("dance", (heard,)),), "Bob Cane is kind.", 3000
    bob.promises = (Promise(50_000, 60, "come to the fair", LAWN, (ANA,), of=heard, made=3600),)
    bob.relations = {ANA: Relation(ANA, "Ana Bell keeps the cafe", 3, 5, 3700)}
    monkeypatch.setattr(moment, "state_at", lambda _name, _at, _town: state)
    return state


def test_a_transcript_says_when_where_who_what_and_what_each_took_from_it(save):
    one, other = transcripts(save)
    assert (one.started, one.place, one.who) == (3600, LAWN, (ANA, BOB))
    assert one.lines == ((3600, ANA, "There is a fair. Will you come?"), (3630, BOB, "Gladly!"))
    bob = next(taken for taken in one.taken if taken.name == BOB)
    assert bob.learned == ((FAIR, 6),)
    assert bob.promised == (f"{BOB} has agreed to come to the fair",)
    assert bob.summary.endswith(FAIR)
    assert [taken.name for taken in one.taken] == [ANA, BOB, CLEO]
    assert transcripts(save, (CLEO,)) == (other,)


def test_talks_prints_all_or_one_or_those_with_somebody(save, capsys):
    assert main(["talks", "demo"]) == 0
    told = capsys.readouterr().out
    assert "1. Ana Bell and Bob Cane" in told
    assert "Day 1, Monday February 13, 1:00 am, Common, park" in told
    assert "Bob Cane: Gladly!" in told
    assert f"Bob Cane learned: {FAIR} (importance 6)" in told
    assert f"Cleo Dunn overheard: {FAIR} (importance 6)" in told
    assert "in the street (declined)" in told
    assert "\x1b" not in told
    assert main(["talks", "demo", "--with", "Cleo"]) == 0
    assert "Bob Cane" not in capsys.readouterr().out
    assert main(["talks", "demo", "--number", "2"]) == 0
    assert "1. Ana" not in capsys.readouterr().out
    assert main(["talks", "demo", "--number", "2, 1"]) == 0
    told = capsys.readouterr().out
    assert "1. Ana" in told
    assert "in the street (declined)" in told


def test_talks_are_written_into_a_file(save, capsys, tmp_path):
    file = tmp_path / "talks.md"
    assert main(["talks", "demo", "--number", "1", "--markdown", str(file)]) == 0
    text = file.read_text("utf-8")
    assert text.startswith("## 1. Ana Bell and Bob Cane\n")
    assert "**Bob Cane:** Gladly!" in text
    assert str(file) in capsys.readouterr().out


def test_who_and_what_is_not_there_is_one_sentence(save, capsys):
    for number in ("9", "0", "1,9", "1,", "one", "-1", "١", "9" * 5000, "0" * 8 + "1" * 5000):
        assert main(["talks", "demo", "--number", number]) == 2
        assert "they count up to 2" in capsys.readouterr().err
    assert main(["talks", "demo", "--with", "Zoe"]) == 2
    assert 'nobody called "Zoe"' in capsys.readouterr().err
    assert main(["tree", "demo", "--resident", "Bob", "--record", "999"]) == 2
    assert "no record 999" in capsys.readouterr().err
    assert main(["tree", "demo", "--resident", "Ana"]) == 1
    save.chats = {}
    assert main(["talks", "demo"]) == 1


def test_a_tree_leads_from_a_thought_down_to_what_was_heard(save, capsys, tmp_path):
    assert main(["tree", "demo", "--resident", "Bob"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{BOB} looks forward to the fair [")
    assert "reflection, importance 6, day 1, 1:00 am" in lines[0]
    assert lines[1].startswith(f"  - {BOB} talked with {ANA}")
    assert lines[2].startswith(f"    - {ANA} told {BOB} that {FAIR}")
    file = tmp_path / "tree.md"
    record = str(len(save.minds[BOB].stream) - 2)
    assert main(["tree", "demo", "--resident", "Bob", "--record", record, "--markdown", str(file)]) == 0
    assert f"- **{BOB} talked with" in file.read_text("utf-8")


def test_inspect_tells_who_a_resident_is_to_itself(save):
    found = json.loads(json.dumps(as_plain(save, (BOB,))))["residents"][BOB]
    assert found["summary"] == "Bob Cane is kind."
    assert found["currently"].startswith("Bob Cane is")
    assert found["wants"][0]["text"] == "dance"
    assert found["promises"][0] | {"of": 0} == {
        "start": "1 13:53", "minutes": 60, "activity": "come to the fair", "place": LAWN,
        "people": [ANA], "of": 0, "made": "1 01:00", "host": False,
    }  # fmt: skip
    assert found["relations"][ANA]["summary"] == "Ana Bell keeps the cafe"
    assert found["relations"][ANA]["talked"] == "1 01:01"
    assert found["memories"][-1]["evidence"]
