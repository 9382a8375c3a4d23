"""People of any name live in a town: from the sheet to the prompt, the save and the command line."""

from __future__ import annotations

import json
import unicodedata

import pytest

from ai.calls import Mode
from ai.prompts import catalog, render
from ai.prompts.prompt import ScoredPrompt
from ai.runtime.scripted import ScriptedOracle
from game import app, towns
from game.cli.main import main
from game.persist import slots
from tests.game.content.good_town import SHEET, Draft

NAMES = (
    "Cher", "Maria del Carmen", "Jean-Luc Picard-Smith", "Miles O'Brien", "Zoë Müller", "Nguyễn Thị Ánh",
    "山田 太郎", "Ольга Ким",
)  # fmt: skip
"""One word, three words, hyphen, apostrophe, accents, two accents on a letter, other scripts."""

UNTIL = "1 07:00"


def decomposed(text):
    return unicodedata.normalize("NFD", text)


def village(folder):
    """Write a town of these people; every other name has its accents apart, in the map or in the sheet."""
    draft = Draft()
    draft.sheets.clear()
    draft.layers["spawns"] = [one for one in draft.layers["spawns"] if one.said["role"] == "visitor"]
    draft.region("objects", "bed").said["capacity"] = len(NAMES)
    for number, name in enumerate(NAMES):
        in_map, in_sheet = (decomposed(name), name) if number % 2 else (name, decomposed(name))
        draft.add("spawns", in_map, (2 + number % 3, 2 + number // 3, 1, 1), role="resident")
        draft.sheets[f"r{number}"] = SHEET.format(name=in_sheet, sprite="visitor", other=NAMES[number - 1])
    return draft.write(folder)


@pytest.fixture(scope="module")
def lived(tmp_path_factory):
    """Give a home in which the people of the village have lived until seven."""
    home = tmp_path_factory.mktemp("home")
    town = village(home / "dörfchen")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        run = ("run", "--headless", "--model", "scripted", "--town", str(town), "--save", "dörfchen")
        assert main([*run, "--until", "1 06:30"]) == 0
        assert main(["run", "--headless", "--save", "dörfchen", "--until", UNTIL]) == 0
    return home


@pytest.fixture
def home(lived, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(lived))
    return lived


def test_the_town_has_no_fault(home, capsys):
    assert main(["lint-town", str(home / "dörfchen")]) == 0
    assert "error" not in capsys.readouterr().out


def test_all_live_under_their_names_and_know_each_other_by_them(home):
    session = app.open_replay("dörfchen")
    session.seek(session.end_tick)
    assert sorted(session.state.minds) == sorted(NAMES)
    for name, mind in session.state.minds.items():
        assert mind.act is not None, name
        assert mind.sheet.first_name == name.split()[0]
        assert mind.sheet.relationships[0][0] == NAMES[NAMES.index(name) - 1]
        assert any(name in node.text for node in mind.stream.nodes), name


def test_the_run_replays_exactly_also_from_an_imported_file(home, capsys):
    assert main(["replay", "dörfchen", "--verify"]) == 0
    assert main(["export", "dörfchen", str(home / "file.town")]) == 0
    assert main(["import", str(home / "file.town"), decomposed("zweites Dörfchen")]) == 0
    assert main(["replay", "zweites Dörfchen", "--verify"]) == 0
    assert capsys.readouterr().out.count("replay exact") == 2


def test_opened_again_everybody_is_there(home):
    session = app.open_game("dörfchen", model="scripted")
    assert sorted(session.state.minds) == sorted(NAMES)
    session.close()


@pytest.mark.parametrize("name", NAMES)
def test_somebody_is_found_by_full_and_by_first_name_however_it_is_typed(home, capsys, name):
    first = name.split()[0]
    for typed in (name, decomposed(name), name.upper(), first, decomposed(first.lower())):
        assert main(["inspect", "dörfchen", "--resident", typed, "--json"]) == 0
        assert list(json.loads(capsys.readouterr().out)["residents"]) == [name]


def test_some_of_them_are_chosen_on_the_command_line(home, capsys):
    some = f"{decomposed('zoë')},山田 太郎,miles,Maria del Carmen"
    run = ("run", "--headless", "--model", "scripted", "--town", str(home / "dörfchen"), "--save", "vier")
    assert main([*run, "--residents", some, "--until", "1 00:10"]) == 0
    assert main(["inspect", "vier", "--json"]) == 0
    found = json.loads(capsys.readouterr().out.partition("\n")[2])["residents"]
    assert sorted(found) == sorted(["Zoë Müller", "山田 太郎", "Miles O'Brien", "Maria del Carmen"])
    assert slots.exists(home / "saves", "vier")


def test_one_who_is_not_there_is_refused_naming_all(home):
    place = app.load_place(str(home / "dörfchen"))
    with pytest.raises(towns.TownsError) as caught:
        app.choose_residents(place, ["O'Brien"])
    assert all(name in str(caught.value) for name in NAMES)


def test_every_prompt_about_somebody_says_the_name(home):
    texts = catalog.load()
    session = app.new_game("prompts", town=str(home / "dörfchen"), model="scripted", seed=3, pace="attentive")
    assert isinstance(session.oracle, ScriptedOracle)
    session.advance(6 * 60 * 6 + 30)
    session.close()
    said, silent = set(), set()
    for call in session.oracle.asked:
        if call.mode in (Mode.CHOOSE, Mode.WRITE) and "name" in dict(call.slots):
            prompt = render.render(texts, call)
            words = str(prompt.options) if isinstance(prompt, ScoredPrompt) else "".join(prompt.parts)
            held = call.key.resident.split()[0] in words
            (said if held else silent).add((call.kind, call.key.resident))
    assert {name for _, name in said} == set(NAMES)
    assert {kind for kind, _ in said}.isdisjoint(kind for kind, _ in silent)
