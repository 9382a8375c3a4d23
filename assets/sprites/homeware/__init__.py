"""What stands and lies in homes: every kind of furniture of the town, in several woods and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from homeware import bathroom, beds, cosy, greenery, kitchen, lights, pastimes, rugs, seats, storage, tables

if TYPE_CHECKING:
    from studio.prop import Prop

PROPS: tuple[Prop, ...] = (
    *beds.PROPS,
    *storage.PROPS,
    *seats.PROPS,
    *tables.PROPS,
    *bathroom.PROPS,
    *kitchen.PROPS,
    *rugs.PROPS,
    *greenery.PROPS,
    *lights.PROPS,
    *pastimes.PROPS,
    *cosy.PROPS,
)
"""Every prop of the package, in a fixed order."""
