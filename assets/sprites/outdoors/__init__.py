"""What stands and grows outside: trees, hedges, flowers, fences, lamps, benches, garden beds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from outdoors import street

if TYPE_CHECKING:
    from studio.prop import Prop

PROPS: tuple[Prop, ...] = (*street.PROPS,)
"""Every prop of this package."""
