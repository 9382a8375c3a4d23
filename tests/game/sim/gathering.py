"""The hamlet's people brought together for talk: met at ten in the cafe, or in the middle of a conversation."""

from __future__ import annotations

import copy
from dataclasses import replace
from functools import cache, partial

from ai.cognition import converse
from ai.outcome import Outcome, apply
from ai.runtime.scripted import ScriptedOracle
from game.sim.start import new_state
from game.sim.state import Chat, Line
from game.world.geometry import Tile
from tests.game.sim.hamlet import SALOON, Dweller, Play, people, scene, sheet, silent

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


def talking(*names, lines=(), leaving=()):
    """Give the hamlet in the middle of a conversation of these, with lines that were said before."""
    play = meeting(*names, oracle=silent())
    tick = play.state.tick
    spoken = tuple(Line(tick - 2 * (len(lines) - at), who, text) for at, (who, text) in enumerate(lines))
    chat = Chat(1, SALOON, tick - 30, names, names, spoken, leaving=leaving)
    chat.paused = tuple((name, play.state.minds[name].act) for name in names)
    play.state.chats[1] = chat
    for name in names:
        mind = play.state.minds[name]
        others = [one for one in names if one != name]
        act = converse.act_of(mind, others, tick * 10, SALOON)
        apply(mind, Outcome(act=act, chat=1), now=tick * 10, tick=tick)
    return play
