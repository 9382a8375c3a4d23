"""Who a resident is to itself, and its thoughts with what they rest on, as the panel tells it."""

from __future__ import annotations

from ai.memory import trees
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Promise, Relation, Want
from game.sim.state import Chat, Line, SimState, Town
from game.view import selfhood
from tests.game.sim.hamlet import hamlet

ANA, BOB = "Ana Bell", "Bob Cane"


def ana(**changes):
    mind = hamlet().minds[ANA]
    for name, value in changes.items():
        setattr(mind, name, value)
    return mind


def think(mind, text, *evidence, kind=MemoryKind.REFLECTION):
    node = mind.stream.append(
        kind, text, 3600, Provenance(Source.REFLECTION, ANA), importance=5, evidence=evidence
    )
    return node.id


def texts(told):
    return [one.text for one in told]


def test_the_self_is_told_with_wants_promises_and_people():
    mind = ana(
        summary="Ana Bell is warm.",
        currently="Ana Bell is busy with the fair.",
        wants=(Want("learn to dance"),),
        promises=(Promise(15 * 3600, 60, "come to the fair", "the Dell:Common", (BOB,)),),
        relations={BOB: Relation(BOB, "Bob Cane studies history", warmth=6)},
    )
    said = texts(selfhood.of_self(mind, None))
    assert "Ana Bell is warm." in said
    assert "Ana Bell is busy with the fair." in said
    assert "to learn to dance" in said
    at = said.index("to come to the fair")
    assert said[at + 1] == "Monday February 13, 3:00 pm to 4:00 pm at Common, with Bob Cane"
    known = next(text for text in said if text.startswith("Bob Cane · "))
    assert said[said.index(known) + 1] == "Bob Cane studies history"
    assert "a friend" in said[said.index("Cleo Dunn") + 1]


def test_the_newest_talk_stands_first_line_by_line():
    lines = (Line(10, ANA, "Hello, Bob!"), Line(12, BOB, "Good morning."))
    state = hamlet()
    state.chats = {
        1: Chat(1, "", 5, (ANA, BOB), (ANA, BOB), lines[:1], ended=6),
        2: Chat(2, "", 10, (ANA, BOB), (ANA, BOB), lines),
    }
    talk = selfhood.newest_talk(state, BOB)
    said = texts(selfhood.of_self(state.minds[BOB], talk, "In 3 hours Bob was reading."))
    assert said[:5] == [
        "While you were away",
        "In 3 hours Bob was reading.",
        "Talking with Ana",
        "Ana: Hello, Bob!",
        "Bob: Good morning.",
    ]
    assert selfhood.newest_talk(state, "Cleo Dunn") is None


def test_thoughts_stand_over_what_they_rest_on_level_by_level():
    mind = ana()
    first = think(mind, "Ana likes to sing")
    deep = think(mind, "Ana is musical", first, 0)
    other = think(mind, "Ana is early", 1)
    root = think(mind, "Ana will give a concert", deep, first, other)
    told = [(one.depth, one.text.removeprefix("– ")) for one in selfhood.of_thoughts(mind) if not one.head]
    nodes = mind.stream.nodes
    assert told == [
        (0, "Ana will give a concert"),
        (1, "Ana is musical"),
        (2, "Ana likes to sing"),
        (2, nodes[0].text),
        (1, "Ana likes to sing"),
        (1, "Ana is early"),
        (2, nodes[1].text),
    ]
    assert [node.id for node in trees.roots(mind.stream)] == [root]
    assert trees.levels(trees.tree(mind.stream, root)) == 2


def test_what_is_forgotten_hangs_in_no_tree_and_what_hangs_twice_is_shown_once():
    mind = ana()
    deep = think(mind, "Ana is musical", 0)
    root = think(mind, "Ana will give a concert", deep, 1)
    above = think(mind, "The town will listen", root, deep)
    mind.stream.forget((1,))
    branches = trees.tree(mind.stream, above)
    assert [(one.depth, one.node.id, one.again) for one in branches] == [
        (0, above, False), (1, root, False), (2, deep, False), (3, 0, False), (1, deep, True),
    ]  # fmt: skip
    assert trees.tree(mind.stream, 1) == ()


def test_one_without_thoughts_has_none():
    assert texts(selfhood.of_thoughts(ana())) == ["No thought of a wider kind yet"]
    assert SimState(1, 0, Town(), {}, None).far == {}
