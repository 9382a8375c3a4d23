"""Writes walls.png and walls.tsx."""

from __future__ import annotations

from typing import TYPE_CHECKING

from masonry import atlas

if TYPE_CHECKING:
    from pathlib import Path


def write(folder: Path) -> int:
    """Write the sheet of walls and what its tiles are; give how many tiles it has."""
    picture, described = atlas.draw()
    (folder / "walls.png").write_bytes(picture)
    (folder / "walls.tsx").write_text(described, encoding="utf-8")
    return len(atlas.all_tiles())
