"""Build ``the_ville/the_ville.tmx`` from the plans: ``python assets/maps/build_the_ville.py``.

A map that was edited since it was built, in Tiled or by hand, is left alone: the file holds the
digest of its own content, and another content means another author. ``--force`` builds anyway;
``--sketch`` leaves out what no picture is drawn for yet, and lists it.
"""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from ville_art import read_art
from ville_outdoors import VISITOR
from ville_tmx import HASH_PROPERTY, town_text
from ville_town import BUILDINGS, paint

if TYPE_CHECKING:
    from ville_canvas import Canvas

FOLDER = Path(__file__).resolve().parent / "the_ville"
"""Where the map lies."""

_RECORDED = re.compile(rf'(<property name="{HASH_PROPERTY}" value=")([0-9a-f]*)("/>)')


def digest_of(text: str) -> str:
    """Give the digest of a map's text without the digest it records."""
    blank = _RECORDED.sub(r"\g<1>\g<3>", text.replace("\r\n", "\n"))
    return sha256(blank.encode()).hexdigest()


def is_untouched(text: str) -> bool:
    """Tell whether a map's text is as it was built."""
    found = _RECORDED.search(text)
    return found is not None and found.group(2) == digest_of(text)


def build(*, sketch: bool = False) -> tuple[str, Canvas]:
    """Give the text of the map, its digest recorded, and the canvas it was made from."""
    canvas = paint(read_art(sketch=sketch))
    blank = town_text(canvas, BUILDINGS, VISITOR, "")
    return _RECORDED.sub(rf"\g<1>{digest_of(blank)}\g<3>", blank, count=1), canvas


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
