"""What stands and lies in homes: every kind of furniture of the town, in several woods and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware import (
    bathroom,
    beds,
    callings,
    cosy,
    greenery,
    kitchen,
    lights,
    music,
    painting,
    pantry,
    pastimes,
    pets,
    rugs,
    seats,
    sidebeds,
    storage,
    stove,
    tables,
    trinkets,
    worktop,
)

if TYPE_CHECKING:
    from studio.prop import Prop

_MODULES = (
    beds, sidebeds, storage, seats, tables, bathroom, stove, worktop, kitchen, rugs, greenery, lights,
    painting, music, pastimes, cosy, callings, pets, trinkets, pantry,
)  # fmt: skip

PROPS: tuple[Prop, ...] = tuple(prop for module in _MODULES for prop in module.PROPS)
"""Every prop of the package, in a fixed order."""
