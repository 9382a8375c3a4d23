"""One step up for every format that was ever written, so that old saves open.

A step takes the plain data of a section as format ``n`` wrote it and gives it as format ``n + 1``
does. Format 1 is the first; ``STEPS[n]`` is asked when a file of format ``n`` is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from game.persist.container import FORMAT
from game.persist.plain import Plain

Step: TypeAlias = Callable[[str, Plain], Plain]
"""Takes which section it is ("header", "position", "state") and its plain data."""

STEPS: Mapping[int, Step] = MappingProxyType({})


def migrate(section: str, version: int, plain: Plain, steps: Mapping[int, Step] = STEPS) -> Plain:
    """Give the plain data of a section as the newest format writes it. Raises: KeyError for no step."""
    for step in range(version, FORMAT):
        plain = steps[step](section, plain)
    return plain
