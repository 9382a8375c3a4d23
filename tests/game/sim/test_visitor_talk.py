"""What the visitor says is heard by those near, is hearsay, and is answered."""

from __future__ import annotations

from dataclasses import replace

from ai.memory.node import Source
from game.sim import chats
from game.sim.commands import EnterVisitor, LeaveVisitor, VisitorSay
from game.world.geometry import Tile
from tests.game.sim.gathering import (
    ANA,
    BOB,
    meeting,
    willing,
)


def test_the_visitors_speech_is_hearsay_and_gets_an_answer():
    play = meeting(BOB)
    play.tick(EnterVisitor("Vera Moss", "a woman in a grey coat", Tile(22, 2)))
    play.tick(VisitorSay("The mayor has sold the bridge!"))
    (line,) = play.state.chats[1].lines
    assert (line.speaker, line.tells) == ("Vera Moss", ())
    node = play.state.minds[BOB].stream.nodes[dict(line.heard)[BOB]]
    assert node.text == "Vera Moss told Bob Cane that The mayor has sold the bridge"
    assert (node.provenance.type, node.provenance.by) == (Source.SAID, "Vera Moss")
    play.ticks(6)
    assert play.state.chats[1].lines[1].speaker == BOB


def test_a_visitor_who_says_no_more_or_leaves_ends_the_talk():
    play = meeting(BOB)
    play.tick(EnterVisitor("Vera Moss", "a woman in a grey coat", Tile(22, 2)))
    play.tick(VisitorSay("Good day!"))
    play.ticks(chats.PATIENCE_TICKS + 12)
    assert play.state.chats[1].why == "done"
    play = meeting(BOB)
    play.tick(EnterVisitor("Vera Moss", "a woman in a grey coat", Tile(22, 2)))
    play.tick(VisitorSay("Good day!"))
    play.tick(LeaveVisitor())
    play.ticks(2)
    assert play.state.chats[1].why == "interrupted"
    assert play.state.minds[BOB].chat == 0


def test_the_visitor_joins_a_conversation_by_speaking_to_those_in_it():
    play = meeting(ANA, BOB)
    for _ in range(12):
        play.tick()
        if play.state.chats and play.state.chats[1].lines:
            break
    play.tick(EnterVisitor("Vera Moss", "a woman in a grey coat", Tile(22, 3)))
    play.tick(VisitorSay("The mayor has sold the bridge!"))
    chat = play.state.chats[1]
    assert chat.members == (ANA, BOB, "Vera Moss")
    heard = dict(chat.lines[-1].heard)
    assert {ANA, BOB} <= set(heard)
    for name in (ANA, BOB):
        text = play.state.minds[name].stream.nodes[heard[name]].text
        assert text.startswith("Vera Moss told ")
        assert name in text
        assert text.endswith("that The mayor has sold the bridge")


def test_a_visitor_whom_nobody_hears_speaks_to_nobody():
    play = meeting(BOB, oracle=willing(talk=1))
    mind = play.state.minds[BOB]
    mind.act = replace(mind.act, activity="sleeping")
    play.tick(EnterVisitor("Vera Moss", "a woman in a grey coat", Tile(22, 2)))
    play.tick(VisitorSay("Is anybody here?"))
    assert not play.state.chats
    assert not any("Is anybody here" in node.text for node in mind.stream.nodes)
