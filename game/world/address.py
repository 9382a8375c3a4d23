"""Addresses of places, "the Ville:Hobbs Cafe:cafe:piano": world, sector, arena, game object."""

from __future__ import annotations

SEPARATOR = ":"
"""Stands between the parts; no name may hold it."""

WORLD, SECTOR, ARENA, OBJECT = 1, 2, 3, 4
"""The depths of the four kinds of place."""


def split(address: str) -> tuple[str, ...]:
    """Give the parts of ``address``, from the world down; () for the empty address."""
    return tuple(address.split(SEPARATOR)) if address else ()


def join(*parts: str) -> str:
    """Give the address with these parts, from the world down."""
    return SEPARATOR.join(parts)


def depth(address: str) -> int:
    """Count the parts: 1 for a world, 2 a sector, 3 an arena, 4 an object, 0 for nothing."""
    return len(split(address))


def name_of(address: str) -> str:
    """Give the last part of ``address``: "piano"."""
    return address.rpartition(SEPARATOR)[2]


def parent(address: str) -> str:
    """Give the place that holds this one; empty for a world."""
    return address.rpartition(SEPARATOR)[0]


def sector_of(address: str) -> str:
    """Give the address of the sector that this place is or lies in; empty for a world."""
    return _cut(address, SECTOR)


def arena_of(address: str) -> str:
    """Give the address of the arena that this place is or lies in; empty for what is above one."""
    return _cut(address, ARENA)


def is_within(address: str, place: str) -> bool:
    """Tell whether ``address`` is ``place`` or lies in it."""
    return address == place or address.startswith(place + SEPARATOR)


def _cut(address: str, wanted: int) -> str:
    parts = split(address)
    return join(*parts[:wanted]) if len(parts) >= wanted else ""
