"""The finished files: people.png and portraits.png with the JSON that says what lies where."""

from __future__ import annotations

import io
import json

from PIL import Image

from figures.cast import CAST
from figures.figure import draw as draw_figure
from figures.look import HEIGHT, STANCES, WIDTH, Look


def row(look: Look) -> Image.Image:
    """Draw one person in every stance, side by side."""
    strip = Image.new("RGBA", (WIDTH * len(STANCES), HEIGHT))
    for index, stance in enumerate(STANCES):
        strip.paste(draw_figure(look, stance), (index * WIDTH, 0))
    return strip


def draw() -> dict[str, bytes]:
    """Draw everybody: the contents of the files by their names."""
    people = Image.new("RGBA", (WIDTH * len(STANCES), HEIGHT * len(CAST)))
    for index, look in enumerate(CAST):
        people.paste(row(look), (0, index * HEIGHT))
    columns = [stance.column for stance in STANCES]
    return {"people.png": _png(people), "people.json": _table(WIDTH, HEIGHT, columns)}


def _table(width: int, height: int, columns: list[str]) -> bytes:
    about = {"width": width, "height": height, "rows": [look.slug for look in CAST], "columns": columns}
    return (json.dumps(about, indent=1) + "\n").encode()


def _png(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
