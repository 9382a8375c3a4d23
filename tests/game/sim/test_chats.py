"""Conversations in the town: who is brought together, who hears what, and how it ends."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache, partial
from itertools import pairwise

import pytest

from ai import gametime
from ai.memory.node import MemoryKind, Source
from ai.runtime.scripted import ScriptedOracle
from game.persist import codec
from game.sim import chats, digest, nearness
from game.sim.commands import EnterVisitor, LeaveVisitor, VisitorSay, Whisper
from game.sim.start import new_state
from game.sim.state import Chat, SimState, restore
from game.world.geometry import Tile
from tests.game.sim.hamlet import BATHROOM, SALOON, Dweller, Play, people, scene, sheet, silent

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"
FAIR = "Ana Bell is planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm"
TEN = 10 * 60
FLOOR = (Tile(21, 2), Tile(24, 2), Tile(26, 2))
"""Tiles of the cafe's floor, some steps apart."""


def willing(**choices):
    """Give an oracle that answers talk questions as told; everybody talks and agrees otherwise."""
    oracle = ScriptedOracle()
    for kind in ("talk", "accept", "stance", "news"):
        oracle.pick(kind, partial(_index, choices.get(kind, 0)))
    return oracle


def _index(index, _call):
    return index


@cache
def _morning(host: bool) -> Play:
    """Live through the morning, nobody talking to anybody."""
    everybody = people()
    if host:
        told = f"{FAIR}; Ana Bell wants to tell everyone she meets about the summer fair"
        everybody[ANA] = Dweller(sheet(ANA, learned=told, currently=f"{FAIR}."), everybody[ANA].spawn)
        known = (("Ana Bell", "a good friend"),)
        for name in (BOB, CLEO):
            one = everybody[name]
            everybody[name] = Dweller(replace(one.sheet, relationships=known), one.spawn)
    play = Play(new_state(scene(), everybody, 1, {}), willing(talk=1))
    apart(play)
    return play


def apart(play):
    """Keep everybody out of everybody's sight until ten."""
    spots = {ANA: Tile(28, 6), BOB: Tile(2, 2), CLEO: Tile(5, 8)}
    while play.state.tick < TEN * 6:
        for name, tile in spots.items():
            body = play.state.town.bodies[name]
            body.tile, body.path = tile, ()
        play.tick()


def meeting(*names, oracle=None, host=False):
    """Give the hamlet at ten with these in the cafe, the others far away."""
    play = copy.deepcopy(_morning(host))
    play.oracle = oracle or willing()
    for name, tile in zip(names, FLOOR, strict=False):
        body = play.state.town.bodies[name]
        body.tile, body.path, body.bound = tile, (), SALOON
        mind = play.state.minds[name]
        mind.heeded = ()
        mind.act = replace(mind.act, place=SALOON, end=play.state.tick * 10 + 3600, activity="reading a book")
        mind.pending.clear()
    return play


def talked(play, limit=80):
    """Step until the first conversation is over, and give it."""
    for _ in range(limit):
        play.tick()
        if play.state.chats and play.state.chats[1].ended >= 0:
            break
    return play.state.chats[1]


def test_two_who_meet_stand_beside_and_face_each_other_and_talk():
    play = meeting(ANA, BOB)
    for _ in range(12):
        play.tick()
        if play.state.chats and play.state.chats[1].lines:
            break
    bodies = play.state.town.bodies
    one, other = bodies[ANA], bodies[BOB]
    assert max(abs(one.tile.x - other.tile.x), abs(one.tile.y - other.tile.y)) <= nearness.BESIDE
    east, west = sorted((one, other), key=lambda body: -body.tile.x)
    if east.tile.y == west.tile.y:
        assert (east.facing.name, west.facing.name) == ("WEST", "EAST")
    for name in (ANA, BOB):
        act = play.state.minds[name].act
        assert act.activity.startswith("talking with ")
        assert (act.emoji, act.origin, act.place) == ("💬", "talk", SALOON)


def test_who_talks_where_somebody_stands_makes_room_and_goes_on_talking():
    play = meeting(ANA, BOB)
    for _ in range(12):
        play.tick()
        if play.state.chats and play.state.chats[1].lines:
            break
    bodies = play.state.town.bodies
    play.state.town.objects[f"{SALOON}:piano"].users = ((BOB, "being played"),)
    bodies[BOB].using = f"{SALOON}:piano"
    bodies[BOB].tile, bodies[BOB].path = bodies[ANA].tile, ()
    play.ticks(2)
    assert play.state.minds[BOB].chat == play.state.minds[ANA].chat == 1
    assert nearness.steps(bodies[ANA].tile, bodies[BOB].tile) == 1
    assert scene().maze.arena_at(bodies[BOB].tile) == SALOON
    assert not scene().maze.object_at(bodies[BOB].tile)
    assert (bodies[BOB].pose, bodies[BOB].using) == ("stand", "")
    assert play.state.town.objects[f"{SALOON}:piano"].users == ()


def test_acts_wait_while_people_talk_and_go_on_after():
    play = meeting(ANA, BOB)
    chat = talked(play)
    assert chat.why == "done"
    for name in (ANA, BOB):
        mind = play.state.minds[name]
        assert mind.act == dict(chat.paused)[name]
        assert mind.chat == 0
        assert not any(thought.kind == "talk.line" for thought in mind.pending.values())


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


def test_those_asleep_and_those_in_a_bathroom_are_not_spoken_to():
    play = meeting(ANA, BOB)
    mind = play.state.minds[BOB]
    mind.act = replace(mind.act, activity="sleeping")
    play.ticks(10)
    assert not play.state.chats
    play = meeting(ANA, BOB)
    for name, tile in ((ANA, Tile(5, 2)), (BOB, Tile(4, 2))):
        body = play.state.town.bodies[name]
        body.tile, body.bound = tile, BATHROOM
        play.state.minds[name].act = replace(play.state.minds[name].act, place=BATHROOM)
    play.ticks(3)
    assert not play.state.chats


def test_a_third_person_joins_a_conversation():
    play = meeting(ANA, BOB, CLEO)
    for _ in range(100):
        play.tick()
        if any(len(chat.everybody) == 3 for chat in play.state.chats.values()):
            break
    (chat,) = [one for one in play.state.chats.values() if len(one.everybody) == 3]
    play.ticks(60)
    assert len({line.speaker for line in chat.lines}) == 3
    assert chat.ended >= 0


def test_a_bystander_overhears_in_part():
    play = meeting(ANA, BOB, host=True, oracle=willing(talk=1))
    body = play.state.town.bodies[CLEO]
    body.tile, body.path, body.bound = Tile(27, 3), (), SALOON
    mind = play.state.minds[CLEO]
    mind.act = replace(mind.act, place=SALOON, origin="react", end=play.state.tick * 10 + 3600)
    for number in range(1, 12):
        play.state.seed = number
        again = copy.deepcopy(play)
        chat = talked(again)
        overheard = [line for line in chat.lines if CLEO in dict(line.heard)]
        assert len(overheard) < len(chat.lines)
        if overheard:
            node = again.state.minds[CLEO].stream.nodes[dict(overheard[0].heard)[CLEO]]
            assert node.provenance.by == overheard[0].speaker
            return
    pytest.fail("nobody ever overheard anything")


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


def test_something_urgent_interrupts_a_talk():
    play = meeting(ANA, BOB)
    play.ticks(4)
    assert play.state.minds[ANA].chat == 1
    mind = play.state.minds[ANA]
    mind.act = replace(mind.act, activity="putting out the fire", origin="react")
    play.ticks(2)
    chat = play.state.chats[1]
    assert (chat.why, mind.chat, play.state.minds[BOB].chat) == ("interrupted", 0, 0)
    assert mind.act.activity == "putting out the fire"


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


def test_nobody_stops_for_a_chat_who_has_to_see_to_a_fire():
    play = meeting(ANA, BOB)
    mind = play.state.minds[ANA]
    mind.act = replace(mind.act, origin="react", activity="putting out the fire")
    play.ticks(3)
    assert not play.state.chats
