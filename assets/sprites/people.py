"""``python assets/sprites/people.py`` draws people.png and people.json: every person of the cast.

A row a person, a column a stance; the same code and table always give the same pixels.
"""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from cast import CAST, HEIGHT, STANCES, WIDTH, Look, Stance
from figure import draw_arm, draw_clothes, draw_legs, draw_quilt
from head import draw_hair_behind, draw_head
from paint import Canvas


def draw_person(look: Look, stance: Stance) -> Image.Image:
    """Draw one person in one stance, back to front."""
    canvas = Canvas(WIDTH, HEIGHT)
    back = stance.facing == "north"
    draw_hair_behind(canvas, look, stance)
    if stance.side:
        draw_arm(canvas, look, stance, -1)
        _backpack(canvas, look, stance)
    draw_legs(canvas, look, stance)
    draw_clothes(canvas, look, stance)
    if not stance.side:
        draw_arm(canvas, look, stance, -1)
    draw_arm(canvas, look, stance, 1)
    if back:
        _backpack(canvas, look, stance)
    if stance.pose == "sleep":
        draw_quilt(canvas, look)
    draw_head(canvas, look, stance)
    return canvas.finish()


def _backpack(canvas: Canvas, look: Look, stance: Stance) -> None:
    if "backpack" not in look.extras or stance.pose == "sleep":
        return
    top = 24.5 + stance.drop
    if stance.side:
        x = 16 - stance.side * 6.4
        canvas.fill(canvas.oval(x - 4, top, x + 4, top + 12.5), "ginger", 520, relief=4)
        return
    canvas.fill(
        canvas.oval(10, top - 0.5, 22, top + 13)
        | canvas.shape((10.4, top + 5), (21.6, top + 5), (21, top + 13), (11, top + 13)),
        "ginger",
        520,
        relief=4,
    )
    canvas.fill(
        canvas.shape((12, top + 7.4), (20, top + 7.4), (19.4, top + 11.6), (12.6, top + 11.6)),
        "ginger",
        380,
        relief=2,
    )


def draw_sheet() -> Image.Image:
    """Draw the whole sheet."""
    sheet = Image.new("RGBA", (WIDTH * len(STANCES), HEIGHT * len(CAST)))
    for row, look in enumerate(CAST):
        for column, stance in enumerate(STANCES):
            sheet.paste(draw_person(look, stance), (column * WIDTH, row * HEIGHT))
    return sheet


def describe() -> str:
    """Give the JSON that says what lies where on the sheet."""
    columns = [f"{stance.pose} {stance.facing} {stance.frame}" for stance in STANCES]
    return (
        json.dumps(
            {"width": WIDTH, "height": HEIGHT, "rows": [look.sprite for look in CAST], "columns": columns},
            indent=1,
        )
        + "\n"
    )


def main() -> None:
    """Write the sheet and its description beside this file."""
    folder = Path(__file__).resolve().parent
    draw_sheet().save(folder / "people.png", optimize=True)
    (folder / "people.json").write_text(describe(), encoding="utf-8")


if __name__ == "__main__":
    main()
