"""Build ``the_ville/the_ville.tmx`` from the plans: ``python assets/maps/build_the_ville.py``.

A map that was edited since it was built, in Tiled or by hand, is left alone: the file holds the
digest of its own content, and another content means another author. ``--force`` builds anyway;
``--sketch`` leaves out what no picture is drawn for yet, and lists it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from untouched import is_untouched, recorded
from ville_art import read_art
from ville_outdoors import VISITOR
from ville_tmx import town_text
from ville_town import BUILDINGS, paint

if TYPE_CHECKING:
    from ville_canvas import Canvas

FOLDER = Path(__file__).resolve().parent / "the_ville"
"""Where the map lies."""


def build(*, sketch: bool = False) -> tuple[str, Canvas]:
    """Give the text of the map, its digest recorded, and the canvas it was made from."""
    canvas = paint(read_art(sketch=sketch))
    return recorded(town_text(canvas, BUILDINGS, VISITOR, "")), canvas


def write(folder: Path, *, force: bool = False, sketch: bool = False) -> str:
    """Write the map, and give one sentence about it; an edited map is left alone."""
    target = folder / "the_ville.tmx"
    if target.exists() and not force and not is_untouched(target.read_text("utf-8")):
        return f"{target.name} was edited since it was built and is left alone: use --force to lose the edits"
    text, canvas = build(sketch=sketch)
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")
    lacking = canvas.art.lacking
    left_out = f"; not drawn: {', '.join(sorted(lacking))}" if lacking else ""
    return f"{target.name}: {len(BUILDINGS)} sectors, {len(canvas.things)} things{left_out}"


def main() -> int:
    """Build the map; 1 when an edited one was left alone."""
    said = write(FOLDER, force="--force" in sys.argv[1:], sketch="--sketch" in sys.argv[1:])
    print(said)
    return 1 if "left alone" in said else 0


if __name__ == "__main__":
    sys.exit(main())
