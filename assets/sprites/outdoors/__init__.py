"""What stands and grows outside: trees, hedges, flowers, fences, lamps, benches, garden beds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from outdoors import blooms, broadleaf, evergreen, fences, garden, market, park, seats, shrubs, stones, street

if TYPE_CHECKING:
    from studio.prop import Prop

PROPS: tuple[Prop, ...] = tuple(
    prop
    for module in (blooms, broadleaf, evergreen, fences, garden, market, park, seats, shrubs, stones, street)
    for prop in module.PROPS
)
"""Every prop of this package."""
