"""Who is near enough and free to be spoken to, and who overhears what."""

from __future__ import annotations

import copy
from dataclasses import replace

import pytest

from ai.mind import Approach
from game.sim import chats, nearness
from game.sim.turn import Turn
from game.world.geometry import Tile
from tests.game.sim.gathering import (
    ANA,
    BOB,
    CLEO,
    meeting,
    talked,
    talking,
    willing,
)
from tests.game.sim.hamlet import BATHROOM, SALOON, scene


def overhearing(**changes):
    """Say a hundred lines beside Cleo, whose act is changed so, and give how many she overhears."""
    play = talking(ANA, BOB, lines=[(ANA, "Hi!")])
    mind, body = play.state.minds[CLEO], play.state.town.bodies[CLEO]
    body.tile, body.path, body.bound = Tile(25, 2), (), SALOON
    if "tile" in changes:
        body.tile = changes.pop("tile")
    chat_of = changes.pop("chat", 0)
    mind.act = replace(mind.act, place=SALOON, end=play.state.tick * 10 + 3600, **changes)
    mind.chat = chat_of
    count = 0
    for number in range(100):
        play.state.seed = number
        turn = Turn(play.state, scene(), play.state.tick * 10)
        count += CLEO in nearness.bystanders(turn, play.state.chats[1], ANA)
    return count


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


def test_a_conversation_takes_four_and_no_fifth():
    play = talking(ANA, BOB, lines=[(ANA, "Hi!")])
    turn = Turn(play.state, scene(), play.state.tick * 10)
    chat = play.state.chats[1]
    assert nearness.may_be_spoken_to(turn, ANA)
    chat.members = (ANA, BOB, CLEO, "Vera Moss")
    assert len(chat.members) == nearness.MOST_MEMBERS
    assert not nearness.may_be_spoken_to(turn, ANA)


def test_nobody_joins_a_conversation_that_is_breaking_up():
    play = talking(ANA, BOB, lines=[(ANA, "Hi!"), (BOB, "See you!")], leaving=(BOB,))
    turn = Turn(play.state, scene(), play.state.tick * 10)
    assert not nearness.may_be_spoken_to(turn, ANA)
    long = talking(ANA, BOB, lines=[((ANA, BOB)[at % 2], f"Line {at}.") for at in range(chats.HARD_CAP // 2)])
    assert not nearness.may_be_spoken_to(Turn(long.state, scene(), long.state.tick * 10), ANA)


def test_a_bystander_overhears_more_when_near():
    near, far = overhearing(tile=Tile(23, 2)), overhearing(tile=Tile(26, 2))
    assert abs(near - nearness.NEAR_SHARE) < 15
    assert abs(far - nearness.FAR_SHARE) < 15


def test_who_sleeps_talks_itself_or_is_behind_a_wall_overhears_nothing():
    assert overhearing(activity="sleeping") == 0
    assert overhearing(chat=2) == 0
    assert overhearing(tile=Tile(14, 2)) == 0


def test_nobody_stops_for_a_chat_who_has_to_see_to_a_fire():
    play = meeting(ANA, BOB)
    mind = play.state.minds[ANA]
    mind.act = replace(mind.act, origin="react", activity="putting out the fire")
    play.ticks(3)
    assert not play.state.chats


def test_one_who_was_approached_and_fell_asleep_meanwhile_is_left_alone():
    play = meeting(ANA, BOB)
    turn = Turn(play.state, scene(), play.state.tick * 10)
    mind = play.state.minds[BOB]
    mind.act = replace(mind.act, activity="sleeping")
    turn.approaches = [(ANA, Approach(BOB))]
    chats.settle(turn)
    assert not play.state.chats
