"""Build ``the_ville/the_ville.tmx`` from the plans: ``python assets/maps/build_the_ville.py``.

A map that was edited since it was built, in Tiled or by hand, is left alone: the file holds the
digest of its own content, and another content means another author. ``--force`` builds anyway.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ville_paint import Canvas, paint
from ville_south import SOUTH
from ville_terrace import TERRACE
from ville_tmx import HASH_PROPERTY, tileset_text, town_text

if TYPE_CHECKING:
    from ville_plan import Building

FOLDER = Path(__file__).resolve().parent / "the_ville"
"""Where the map lies."""

BUILDINGS: tuple[Building, ...] = TERRACE + SOUTH
"""Every sector of the town."""

_RECORDED = re.compile(rf'(<property name="{HASH_PROPERTY}" value=")([0-9a-f]*)("/>)')


def digest_of(text: str) -> str:
    """Give the digest of a map's text without the digest it records."""
    blank = _RECORDED.sub(r"\g<1>\g<3>", text.replace("\r\n", "\n"))
    return sha256(blank.encode()).hexdigest()


def is_untouched(text: str) -> bool:
    """Tell whether a map's text is as it was built."""
    found = _RECORDED.search(text)
    return found is not None and found.group(2) == digest_of(text)


def build() -> tuple[str, Canvas]:
    """Give the text of the map, its digest recorded, and the canvas it was made from."""
    canvas = paint(BUILDINGS)
    return town_text(canvas, BUILDINGS, digest_of(town_text(canvas, BUILDINGS, ""))), canvas


def write(folder: Path, *, force: bool = False) -> str:
    """Write map and tileset, and give one sentence about it; an edited map is left alone."""
    target = folder / "the_ville.tmx"
    if target.exists() and not force and not is_untouched(target.read_text("utf-8")):
        return f"{target.name} was edited since it was built and is left alone: use --force to lose the edits"
    text, canvas = build()
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")
    (folder / "tiles.tsx").write_text(tileset_text(canvas), "utf-8", newline="\n")
    return f"{target.name}: {len(BUILDINGS)} sectors, {len(text)} characters"


def main() -> int:
    """Build the map; 1 when an edited one was left alone."""
    said = write(FOLDER, force="--force" in sys.argv[1:])
    print(said)
    return 1 if "left alone" in said else 0


if __name__ == "__main__":
    sys.exit(main())
