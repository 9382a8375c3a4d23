"""What people wear on their heads, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figures import brims, head_cloths

if TYPE_CHECKING:
    from collections.abc import Callable

    from figures.brush import Brush


HATS: dict[str, Callable[[Brush, str, str, str], None]] = {
    "cap": brims.cap,
    "flat cap": brims.flat_cap,
    "beret": brims.beret,
    "straw hat": brims.straw,
    "sun hat": brims.sun_hat,
    "captain's cap": brims.captain,
    "kerchief": head_cloths.kerchief,
    "bandana": head_cloths.bandana,
    "head wrap": head_cloths.head_wrap,
    "hijab": head_cloths.hijab,
    "hood": head_cloths.hood,
    "sweatband": head_cloths.sweatband,
}
"""Every hat there is: painted with a brush, in a ramp, from a view, "behind" the head or in "front"."""
