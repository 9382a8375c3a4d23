"""What is wrong with a map or a sheet of a town.

SmallvilleError
    TownError       one fault of a town: rule, file, reason, cure
        MapError        in a map: also layer and tile
        ResidentError   in a resident's sheet: also its key

A check raises. Who refuses a town at its first fault runs the checks with ``FirstFault``; who
wants to know them all runs the same checks with ``AllFaults``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ai.errors import SmallvilleError

if TYPE_CHECKING:
    from types import TracebackType


class TownError(SmallvilleError):
    """A town that cannot be played. ``rule`` is the stable name of what was broken."""

    layer: str = ""
    """The layer of the map that is meant; empty for none."""
    key: str = ""
    """The key of the sheet that is meant; empty for none."""
    x: int | None = None
    y: int | None = None

    def __init__(self, rule: str, file: str, where: str, reason: str, cure: str) -> None:
        self.rule, self.file, self.reason, self.cure = rule, file, reason, cure
        super().__init__(f"{file}{where}: {reason}: {cure}")


class MapError(TownError):
    """A map that cannot be played. ``x`` and ``y`` are tiles, None where no tile is meant."""

    def __init__(
        self,
        rule: str,
        file: str,
        reason: str,
        cure: str,
        *,
        layer: str = "",
        tile: tuple[int, int] | None = None,
    ) -> None:
        where = (f', layer "{layer}"' if layer else "") + (f", tile ({tile[0]}, {tile[1]})" if tile else "")
        super().__init__(rule, file, where, reason, cure)
        self.layer = layer
        if tile:
            self.x, self.y = tile


class ResidentError(TownError):
    """A resident's sheet that cannot be played."""

    def __init__(self, rule: str, file: str, key: str, reason: str, cure: str) -> None:
        super().__init__(rule, file, f', key "{key}"' if key else "", reason, cure)
        self.key = key


class FirstFault:
    """Around every check that may find a fault: lets the first one out, which refuses the town."""

    def __enter__(self) -> Self:
        """Begin a check."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        """Tell whether the fault is kept back, so that the next check can run."""
        return self.keep(error) if isinstance(error, TownError) else False

    def keep(self, _fault: TownError) -> bool:
        """Keep no fault."""
        return False


class AllFaults(FirstFault):
    """Around every check: takes its fault down and lets the next check run."""

    def __init__(self) -> None:
        self.found: list[TownError] = []
        """In the order of finding, no sentence twice."""
        self._said: set[str] = set()

    def keep(self, fault: TownError) -> bool:
        """Take one fault down, unless it is known."""
        if str(fault) not in self._said:
            self._said.add(str(fault))
            self.found.append(fault)
        return True
