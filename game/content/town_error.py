"""What is wrong with a map or a sheet of a town.

SmallvilleError
    MapError        one sentence about a map: file, layer, tile, reason, cure
    ResidentError   one sentence about a resident's sheet: file, key, reason, cure
"""

from __future__ import annotations

from ai.errors import SmallvilleError


class MapError(SmallvilleError):
    """A map that cannot be played. ``x`` and ``y`` are tiles, None where no tile is meant."""

    def __init__(
        self, file: str, reason: str, cure: str, *, layer: str = "", tile: tuple[int, int] | None = None
    ) -> None:
        self.file, self.layer, self.reason, self.cure = file, layer, reason, cure
        self.x: int | None = tile[0] if tile else None
        self.y: int | None = tile[1] if tile else None
        where = file + (f', layer "{layer}"' if layer else "")
        where += f", tile ({tile[0]}, {tile[1]})" if tile else ""
        super().__init__(f"{where}: {reason}: {cure}")


class ResidentError(SmallvilleError):
    """A resident's sheet that cannot be played."""

    def __init__(self, file: str, key: str, reason: str, cure: str) -> None:
        self.file, self.key, self.reason, self.cure = file, key, reason, cure
        where = file + (f', key "{key}"' if key else "")
        super().__init__(f"{where}: {reason}: {cure}")
