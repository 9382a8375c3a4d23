"""The norms of places as the town enforces them: who may go in, use a thing, or pass through now.

Every refusal is a reason in words, which the resident notices, and a time for which it leaves the
place alone, so that nobody queues all night at a closed door. A run may switch the norms off, to
see what they are good for (``SimState.norms``); bodies still need room then, nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ai import gametime
from ai.memory.places import arena_of, sector_of
from game.sim import objects
from game.world.norms import Privacy

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.turn import Turn
    from game.world.geometry import Tile

CLOSED_COOLDOWN = 60 * gametime.MINUTE
OCCUPIED_COOLDOWN = 10 * gametime.MINUTE
BARRED_COOLDOWN = 4 * gametime.HOUR
"""Game seconds for which a place is left alone that was closed, taken, or cannot be got to."""


class Refusal(NamedTuple):
    """Why somebody may not, and for how long it is no use to come back."""

    kind: str
    """"closed", "occupied", "private", "staff" or "unreachable": what a report counts."""
    reason: str
    """A clause without the name of the place: "it is for one person, and occupied"."""
    cooldown: int


def belongs(mind: Mind, arena: str) -> bool:
    """Tell whether a resident belongs to an arena: its home, or where it works."""
    sheet = mind.sheet
    return arena in (sheet.home, sheet.workplace) or arena in sheet.home_places


def has_key(mind: Mind, arena: str) -> bool:
    """Tell whether a resident may be in an arena out of hours: all of a building that it belongs to."""
    sheet = mind.sheet
    own = {sector_of(place) for place in (sheet.home, sheet.workplace) if place}
    return belongs(mind, arena) or sector_of(arena) in own


def entering(turn: Turn, mind: Mind, arena: str) -> Refusal | None:
    """Give why a resident may not enter an arena now; None when it may.

    Who lives or works there has the key, but makes no more room than there is.
    """
    if not turn.state.norms:
        return None
    norm = turn.scene.maze.norm_of(arena)
    if not belongs(mind, arena):
        if norm.privacy == Privacy.PRIVATE:
            return Refusal("private", "it is private", BARRED_COOLDOWN)
        if norm.privacy == Privacy.STAFF:
            return Refusal("staff", "it is for those who work there", BARRED_COOLDOWN)
        if not norm.is_open(gametime.minute_of_day(turn.now)) and not has_key(mind, arena):
            return Refusal("closed", f"it is {norm.hours_in_words()} and closed now", CLOSED_COOLDOWN)
    inside = sum(
        turn.scene.maze.arena_at(body.tile) == arena
        for body in turn.state.town.bodies.values()
        if body.name != mind.sheet.name
    )
    if norm.has_room(inside):
        return None
    return Refusal("occupied", f"it is {norm.room_in_words()}, and occupied", OCCUPIED_COOLDOWN)


def using(turn: Turn, mind: Mind, address: str) -> Refusal | None:
    """Give why a resident may not use an object now; None when it may."""
    norm = turn.scene.maze.norm_of(address)
    if turn.state.norms and norm.privacy == Privacy.STAFF and not belongs(mind, arena_of(address)):
        return Refusal("staff", "it is for those who work there", BARRED_COOLDOWN)
    if objects.has_room(turn, mind.sheet.name, address):
        return None
    return Refusal("occupied", "somebody else is using it", OCCUPIED_COOLDOWN)


def off_limits(turn: Turn, mind: Mind, goal: str) -> frozenset[Tile]:
    """Give the tiles that a resident does not cross on the way to the place ``goal``.

    These are the arenas that are closed, or for others than it; not where it is or where it goes.
    In the buildings where it is and where it goes only what is private counts: one leaves a place
    that has closed through its hall.
    """
    if not turn.state.norms:
        return frozenset()
    maze = turn.scene.maze
    here, there = maze.arena_at(turn.state.town.bodies[mind.sheet.name].tile), arena_of(goal)
    minute = gametime.minute_of_day(turn.now)
    shut: list[Tile] = []
    for address, arena in maze.arenas.items():
        if address in (here, there) or belongs(mind, address):
            continue
        norm = arena.norm
        inside = sector_of(address) in (sector_of(goal), sector_of(here)) or has_key(mind, address)
        for_others = norm.privacy in (Privacy.PRIVATE, Privacy.STAFF)
        if for_others or (not inside and (norm.privacy != Privacy.PUBLIC or not norm.is_open(minute))):
            shut += arena.tiles
    return frozenset(shut)
