"""The part of the town that a resident knows, with object states as it last saw them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Places:
    """The known subtree (paper, section 5.1): arena address -> object name -> state last seen.

    Stale until seen again. Arena addresses are "world:sector:arena". Mutable, written through
    ``ai.outcome.apply`` only.
    """

    arenas: dict[str, dict[str, str]] = field(default_factory=dict)

    def see(self, arena: str, states: tuple[tuple[str, str], ...]) -> None:
        """Note an arena and the states of those of its objects that are in sight.

        What is not in sight stays as it was last seen.
        """
        if not arena:
            return
        known = self.arenas.setdefault(arena, {})
        known.update(states)

    def forget(self, arena: str, names: tuple[str, ...]) -> None:
        """Take objects out of an arena where they were looked for and are no more."""
        known = self.arenas.get(arena, {})
        for name in names:
            known.pop(name, None)


def sector_of(place: str) -> str:
    """Give the sector of an arena's or object's address; empty for the world."""
    parts = place.split(":")
    return ":".join(parts[:2]) if len(parts) > 1 else ""


def arena_of(place: str) -> str:
    """Give the arena of an object's address (an arena's own); empty for what is above one."""
    parts = place.split(":")
    return ":".join(parts[:3]) if len(parts) > 2 else ""


def object_of(place: str) -> str:
    """Give the name of the object in an address; empty when it names no object."""
    parts = place.split(":")
    return parts[3] if len(parts) > 3 else ""


def sectors(places: Places) -> tuple[str, ...]:
    """Give the known sectors, sorted."""
    return tuple(sorted({sector_of(arena) for arena in places.arenas}))


def arenas(places: Places, sector: str) -> tuple[str, ...]:
    """Give the known arenas of a sector, sorted."""
    return tuple(sorted(arena for arena in places.arenas if sector_of(arena) == sector))


def objects(places: Places, arena: str) -> tuple[str, ...]:
    """Give the names of the known objects of an arena, sorted."""
    return tuple(sorted(places.arenas.get(arena, {})))


def knows(places: Places, place: str) -> bool:
    """Tell whether a sector, arena or object is in the known tree."""
    if object_of(place):
        return object_of(place) in places.arenas.get(arena_of(place), {})
    if arena_of(place):
        return place in places.arenas
    return any(sector_of(arena) == place for arena in places.arenas)
