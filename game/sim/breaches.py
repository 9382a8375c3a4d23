"""Watch over the norms of places: what is done against them is noted, once, with its moment.

The town refuses what its norms forbid, so the notes stay empty; they show that it does, and what
happens in a run whose norms are switched off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.memory.places import arena_of
from game.sim import permits
from game.sim.state import Breach
from game.world.norms import MINUTES_PER_DAY, Privacy

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import Body
    from game.sim.turn import Turn

LEAVING_MINUTES = 10
"""How long after closing one may still be inside: the way out, and the thought before it."""


def watch(turn: Turn) -> None:
    """Note for every resident what it now does against a norm, unless it did so a tick ago."""
    town = turn.state.town
    for name, mind in turn.state.minds.items():
        body = town.bodies[name]
        rule, place = _broken(turn, mind, body)
        found = f"{rule} {place}" if rule else ""
        if found and found != body.breach:
            town.breaches = (*town.breaches, Breach(turn.state.tick, name, place, rule))
            turn.tell("breach", name, found)
        body.breach = found


def _broken(turn: Turn, mind: Mind, body: Body) -> tuple[str, str]:
    """Give which norm somebody breaks, and where; empty texts for none."""
    maze = turn.scene.maze
    arena = maze.arena_at(body.tile)
    if arena and not permits.belongs(mind, arena):
        norm = maze.norm_of(arena)
        if norm.privacy in (Privacy.PRIVATE, Privacy.STAFF):
            return "private", arena
        minute = gametime.minute_of_day(turn.now)
        lately = (minute - LEAVING_MINUTES) % MINUTES_PER_DAY
        if not norm.is_open(minute) and not norm.is_open(lately) and not permits.has_key(mind, arena):
            return "closed", arena
        if body.using and maze.norm_of(body.using).privacy == Privacy.STAFF:
            return "staff", body.using
    if arena and _is_over(turn, body, arena):
        return "occupied", arena
    if body.using and len(turn.state.town.objects[body.using].users) > maze.objects[body.using].capacity > 0:
        return "occupied", body.using
    return "", ""


def _is_over(turn: Turn, body: Body, arena: str) -> bool:
    """Tell whether an arena holds more than it should; of those inside, the last by name is blamed.

    Who only walks through takes nobody's place.
    """
    norm = turn.scene.maze.norm_of(arena)
    if norm.capacity == 0:
        return False
    inside = [
        other.name
        for other in turn.state.town.bodies.values()
        if other.name in turn.state.minds
        and turn.scene.maze.arena_at(other.tile) == arena
        and (not other.path or arena_of(other.bound) == arena)
    ]
    return bool(inside) and not norm.has_room(len(inside) - 1) and body.name == inside[-1]
