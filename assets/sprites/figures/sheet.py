"""The finished files: people.png and portraits.png with the JSON that says what lies where."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

from PIL import Image

from figures.cast import CAST
from figures.figure import draw as draw_figure
from figures.look import HEIGHT, MOODS, STANCES, WIDTH, Look
from figures.portrait import SIDE
from figures.portrait import draw as draw_portrait

if TYPE_CHECKING:
    from pathlib import Path


def row(look: Look) -> Image.Image:
    """Draw one person in every stance, side by side."""
    strip = Image.new("RGBA", (WIDTH * len(STANCES), HEIGHT))
    for index, stance in enumerate(STANCES):
        strip.paste(draw_figure(look, stance), (index * WIDTH, 0))
    return strip


def moods(look: Look) -> Image.Image:
    """Draw one person's portraits in every mood, side by side."""
    strip = Image.new("RGBA", (SIDE * len(MOODS), SIDE))
    for index, mood in enumerate(MOODS):
        strip.paste(draw_portrait(look, mood), (index * SIDE, 0))
    return strip


def draw() -> dict[str, bytes]:
    """Draw everybody: the contents of the files by their names."""
    people = Image.new("RGBA", (WIDTH * len(STANCES), HEIGHT * len(CAST)))
    portraits = Image.new("RGBA", (SIDE * len(MOODS), SIDE * len(CAST)))
    for index, look in enumerate(CAST):
        people.paste(row(look), (0, index * HEIGHT))
        portraits.paste(moods(look), (0, index * SIDE))
    return {
        "people.png": _png(people),
        "people.json": _table(WIDTH, HEIGHT, [stance.column for stance in STANCES]),
        "portraits.png": _png(portraits),
        "portraits.json": _table(SIDE, SIDE, list(MOODS)),
    }


def write(folder: Path) -> int:
    """Write the files into a folder and give how many drawings there are."""
    for name, content in draw().items():
        (folder / name).write_bytes(content)
    return len(CAST) * (len(STANCES) + len(MOODS))


def _table(width: int, height: int, columns: list[str]) -> bytes:
    about = {"width": width, "height": height, "rows": [look.slug for look in CAST], "columns": columns}
    return (json.dumps(about, indent=1) + "\n").encode()


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
