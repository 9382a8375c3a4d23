"""How people come into a conversation and out of it: bodies, acts, joining, leaving."""

from __future__ import annotations

from dataclasses import replace

from game.sim import nearness
from tests.game.sim.gathering import (
    ANA,
    BOB,
    CLEO,
    meeting,
    talked,
    talking,
)
from tests.game.sim.hamlet import SALOON, scene


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


def test_who_leaves_three_lets_the_two_go_on():
    play = talking(ANA, BOB, CLEO, lines=[(CLEO, "Hi!"), (BOB, "See you!")], leaving=(BOB,))
    play.tick()
    chat = play.state.chats[1]
    assert chat.members == (ANA, CLEO)
    assert chat.everybody == (ANA, BOB, CLEO)
    assert chat.ended < 0
    assert play.state.minds[BOB].chat == 0
    assert play.state.minds[BOB].act == dict(chat.paused)[BOB]


def test_what_ended_during_a_talk_is_not_gone_on_with():
    play = talking(ANA, BOB, lines=[(ANA, "Hi!"), (BOB, "See you!")], leaving=(ANA, BOB))
    chat = play.state.chats[1]
    now = play.state.tick * 10
    chat.paused = ((ANA, replace(dict(chat.paused)[ANA], end=now - 60)), chat.paused[1])
    play.tick()
    assert chat.why == "done"
    mind = play.state.minds[ANA]
    assert mind.act is not dict(chat.paused)[ANA]
    assert mind.chat == 0
    assert mind.act.origin != "talk"


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
