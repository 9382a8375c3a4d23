"""How people come into a conversation and out of it: their acts wait, their bodies stop and walk up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.cognition import converse, hearing
from ai.cognition.talking import ORIGIN
from ai.memory.places import arena_of
from ai.outcome import Outcome
from game.sim import nearness, objects, permits, spacing, talks
from game.sim.state import Chat
from game.world.path import NoPath, find_path

if TYPE_CHECKING:
    from game.sim.turn import Turn

WALK_TICKS = 8
"""Ticks that one may take to come up to the other; then one talks from where one is."""


def begin(turn: Turn, names: tuple[str, str]) -> Chat:
    """Begin a conversation; the first of the two speaks first."""
    body = turn.state.town.bodies[names[1]]
    number = len(turn.state.chats) + 1
    chat = Chat(number, turn.scene.maze.arena_at(body.tile), turn.state.tick, turn=names[0])
    turn.state.chats[number] = chat
    for name in names:
        _enter(turn, chat, name)
    turn.tell("chat", names[0], names[1])
    return chat


def join(turn: Turn, chat: Chat, name: str) -> None:
    """Let one more take part; it speaks next."""
    _enter(turn, chat, name)
    chat.turn = name
    turn.tell("chat", name, chat.everybody[0])


def _enter(turn: Turn, chat: Chat, name: str) -> None:
    """Put somebody into a conversation: its act waits, its body stops."""
    chat.members = (*chat.members, name)
    chat.everybody = tuple(dict.fromkeys((*chat.everybody, name)))
    mind = turn.state.minds.get(name)
    if mind is not None and mind.act is not None:
        chat.paused = (*chat.paused, (name, mind.act))
        body = turn.state.town.bodies[name]
        if body.path:
            body.path, body.bound, body.pose = (), "", "stand"
    for member in chat.members:
        one = turn.state.minds.get(member)
        if one is not None:
            others = [other for other in chat.members if other != member]
            here = turn.scene.maze.arena_at(turn.state.town.bodies[member].tile)
            act = converse.act_of(one, others, turn.now, here)
            turn.apply(one, Outcome(act=act, chat=chat.number, drop=("act", "talk.decide")))


def walk_up(turn: Turn, name: str, to: str) -> None:
    """Let somebody go to where it can talk: a free tile beside the other in the same room.

    Where it may not go in (the other stands in the door of a home) they talk over the threshold.
    """
    mind, body, other = turn.state.minds[name], turn.state.town.bodies[name], turn.state.town.bodies[to]
    if nearness.steps(body.tile, other.tile) <= nearness.BESIDE:
        return
    maze = turn.scene.maze
    here = maze.arena_at(other.tile)
    if here and here != maze.arena_at(body.tile) and permits.entering(turn, mind, here) is not None:
        return
    taken = spacing.taken(turn, name)
    span = range(-nearness.BESIDE, nearness.BESIDE + 1)
    around = [type(other.tile)(other.tile.x + dx, other.tile.y + dy) for dy in span for dx in span]
    free = [
        tile
        for tile in around
        if maze.is_walkable(tile)
        and tile not in taken
        and maze.arena_at(tile) == here
        and not maze.object_at(tile)
    ]
    beside = [tile for tile in free if nearness.steps(tile, other.tile) == 1] or free
    shut = permits.off_limits(turn, mind, here)
    way = find_path(maze, body.tile, beside, shut) if beside else NoPath("there is no room")
    if not isinstance(way, NoPath) and len(way) <= WALK_TICKS:
        objects.leave(turn, body)
        body.path, body.bound, body.pose = way, "", "walk"


def release(turn: Turn, chat: Chat, name: str) -> None:
    """Let somebody out of a conversation: it takes stock, and what it did before goes on."""
    mind = turn.state.minds.get(name)
    if mind is None or mind.chat != chat.number:
        return
    turn.apply(mind, hearing.after(mind, turn.context(name), talks.talk_of(turn.state, chat, name)))
    paused = dict(chat.paused).get(name)
    act = mind.act
    if paused is not None and act is not None and act.origin == ORIGIN:
        act = (
            paused
            if paused.end > turn.now and act.end > turn.now
            else replace(paused, end=min(paused.end, turn.now))
        )
        turn.apply(mind, Outcome(act=act))
    body = turn.state.town.bodies.get(name)
    if body is not None:
        body.path = ()
        if body.bound and act is not None and arena_of(body.bound) != turn.scene.maze.arena_at(body.tile):
            body.bound = ""
    turn.apply(mind, Outcome(chat=0, drop=("talk.line",)))
