"""Conversations in the town: lines in turn, heard and remembered by all, and how they end."""

from __future__ import annotations

import copy
from dataclasses import replace
from itertools import pairwise

import pytest

from ai import gametime
from ai.memory.node import MemoryKind, Source
from ai.memory.stream import MemoryStream
from ai.runtime.scripted import ScriptedOracle
from game.persist import codec
from game.sim import chats, digest
from game.sim.commands import Whisper
from game.sim.state import Chat, SimState, restore
from tests.game.sim.gathering import (
    ANA,
    BOB,
    CLEO,
    FAIR,
    FLOOR,
    meeting,
    talked,
    talking,
    willing,
)
from tests.game.sim.hamlet import SALOON, scene, silent


def test_every_line_is_remembered_by_all_members_before_the_next_is_asked():
    play = meeting(ANA, BOB)
    chat = talked(play)
    assert len(chat.lines) >= 4
    for line, following in zip(chat.lines, (*chat.lines[1:], None), strict=True):
        assert {ANA, BOB} <= {name for name, _ in line.heard}
        for name, node_id in line.heard:
            node = play.state.minds[name].stream.nodes[node_id]
            assert (node.provenance.type, node.provenance.by) == (Source.SAID, line.speaker)
            assert node.provenance.of == line.tells
            assert node.created == gametime.seconds_at(line.tick)
        assert following is None or following.tick > line.tick


def test_speakers_take_turns_and_nothing_is_said_twice():
    chat = talked(meeting(ANA, BOB))
    speakers = [line.speaker for line in chat.lines]
    assert all(one != other for one, other in pairwise(speakers))
    assert len({line.text for line in chat.lines}) == len(chat.lines)
    assert len(chat.lines) <= chats.HARD_CAP


def test_what_is_told_is_kept_as_said_and_never_as_a_fact():
    play = meeting(ANA, BOB, host=True)
    talked(play)
    heard = [
        node
        for node in play.state.minds[BOB].stream.nodes
        if "summer fair" in node.text and node.provenance.by == ANA
    ]
    assert heard
    assert heard[0].text == f"Ana Bell told Bob Cane that {FAIR}, and invited Bob Cane"
    assert not any(node.provenance.type in (Source.SEEN, Source.SEED) for node in heard)


def test_who_wants_to_tell_everyone_tells_everyone_it_meets_without_asking():
    play = meeting(ANA, BOB, host=True, oracle=willing(talk=1))
    chat = talked(play)
    assert chat.lines[0].speaker == ANA
    assert "summer fair" in chat.lines[0].text
    assert "I'm planning" in chat.lines[0].text
    assert chat.lines[0].tells


def test_an_accepted_invitation_is_a_promise_of_both_sides():
    play = meeting(ANA, BOB, host=True)
    talked(play)
    (promise,) = [one for one in play.state.minds[BOB].promises if "fair" in one.activity]
    assert promise.start == gametime.parse_when("2 17:00")
    assert promise.place.startswith(SALOON.rpartition(":")[0])
    assert ANA in promise.people
    assert play.state.minds[BOB].stream.nodes[promise.of].provenance.by == ANA
    agreed = [node.text for node in play.state.minds[ANA].stream.nodes if node.provenance.by == BOB]
    assert "Bob Cane told Ana Bell that Bob Cane will come to the summer fair" in agreed


@pytest.mark.parametrize("stance", [1, 2])
def test_who_hesitates_or_declines_promises_nothing(stance):
    play = meeting(ANA, BOB, host=True, oracle=willing(stance=stance, accept=1))
    talked(play)
    assert not [one for one in play.state.minds[BOB].promises if "fair" in one.activity]


def test_a_yes_that_sounds_like_a_no_is_said_plainly():
    play = meeting(ANA, BOB, host=True, oracle=willing(accept=1))
    chat = talked(play)
    assert "Yes, I'll come." in chat.lines[1].text


def test_either_side_may_decline_and_is_left_alone_for_a_while():
    oracle = ScriptedOracle()
    oracle.pick("talk", lambda call: 1 if "greets" in call.slot("reason") else 0)
    play = meeting(ANA, BOB, oracle=oracle)
    chat = talked(play)
    assert chat.why == "declined"
    assert len(chat.lines) <= 3
    play.ticks(60)
    assert len(play.state.chats) == 1


def test_who_stays_silent_is_not_asked_again_at_every_tick():
    play = meeting(ANA, BOB, oracle=willing(talk=1))
    play.ticks(60)
    asked = [call for call in play.oracle.asked if call.kind == "talk"]
    assert len(asked) <= 4
    assert not play.state.chats


def test_after_a_talk_there_is_a_summary_and_a_relation():
    play = meeting(ANA, BOB, host=True)
    chat = talked(play)
    play.tick()
    mind = play.state.minds[BOB]
    (summary,) = [node for node in mind.stream.nodes if node.kind == MemoryKind.CHAT]
    assert summary.text.startswith("Bob Cane talked with Ana Bell and learned that Ana Bell is planning")
    lines = {dict(line.heard)[BOB] for line in chat.lines}
    assert set(summary.evidence) <= lines
    relation = mind.relations[ANA]
    assert relation.talked == gametime.seconds_at(chat.ended)
    assert "summer fair" in relation.summary


def test_without_a_model_people_still_talk_about_what_is_urgent():
    play = meeting(ANA, BOB, host=True, oracle=silent())
    for mind in play.state.minds.values():
        mind.unanswered = 5
    chat = talked(play)
    assert "summer fair" in chat.lines[0].text
    assert chat.ended >= 0


def test_a_town_in_the_middle_of_a_talk_is_saved_and_goes_on_alike():
    play = meeting(ANA, BOB, host=True)
    play.ticks(5)
    assert play.state.minds[ANA].chat
    again = copy.deepcopy(play)
    again.state = codec.unpack(codec.pack(play.state, SimState), SimState, "a test", "the state")
    restore(again.state, scene())
    play.ticks(40)
    again.ticks(40)
    assert digest.parts(play.state) == digest.parts(again.state)
    assert all(isinstance(chat, Chat) for chat in again.state.chats.values())


def test_a_whisper_to_tell_everybody_leads_to_telling():
    play = meeting(ANA, BOB, oracle=willing(talk=1))
    play.oracle.enqueue("directive", "tell everybody about the lost cat")
    play.tick(Whisper(ANA, "Tell everyone you meet that the grey cat is lost."))
    play.ticks(20)
    for name, tile in zip((ANA, BOB), FLOOR, strict=False):
        mind, body = play.state.minds[name], play.state.town.bodies[name]
        mind.act = replace(mind.act, origin="plan", place=SALOON, end=play.state.tick * 10 + 3600)
        body.tile, body.path, body.bound = tile, (), SALOON
    play.ticks(60)
    said = [line.text for chat in play.state.chats.values() for line in chat.lines if line.speaker == ANA]
    assert any("grey cat is lost" in text for text in said)


def test_a_conversation_ends_at_the_hard_cap_however_much_there_is_to_say():
    said = [((ANA, BOB)[at % 2], f"I have seen {at} herons.") for at in range(chats.HARD_CAP)]
    play = talking(ANA, BOB, lines=said)
    play.tick()
    assert play.state.chats[1].why == "cap"
    play = talking(ANA, BOB, lines=said[:-1])
    play.tick()
    assert play.state.chats[1].ended < 0


def test_nobody_repeats_a_line_in_a_conversation_with_nothing_to_say():
    play = meeting(ANA, BOB)
    for name in (ANA, BOB):
        play.state.minds[name].stream = MemoryStream()
    chat = talked(play)
    assert len({line.text for line in chat.lines}) == len(chat.lines)
    assert chat.why == "done"


def test_the_one_who_was_asked_answers_else_the_one_who_was_silent_for_longest():
    play = talking(ANA, BOB, CLEO, lines=[(CLEO, "Hi!"), (BOB, "Hi!"), (ANA, "How are you?")])
    play.tick()
    assert play.state.chats[1].turn == BOB
    play = talking(ANA, BOB, CLEO, lines=[(CLEO, "Hi!"), (BOB, "Hi!"), (ANA, "I am well.")])
    play.tick()
    assert play.state.chats[1].turn == CLEO
