"""A sheet on which all props of a package are seen side by side, twice their size, with their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from studio.prop import Prop

WIDE_PX = 800
"""Width of the sheet before it is enlarged."""

GAP_PX = 8
LABEL_PX = 9
"""Room for the name under a prop, before it is enlarged."""

GROUNDS = {"grass": (86, 143, 63, 255), "wood": (135, 93, 69, 255), "wall": (244, 230, 198, 255)}
"""Plain grounds, for when no ground is drawn yet."""


def contact(props: Sequence[Prop], ground: str, folder: Path, words: Sequence[str] = ()) -> Image.Image:
    """Draw the props whose name has all ``words`` on grass or wood, every look and frame of them."""
    font = ImageFont.load_default(9)
    cells = []
    for prop in props:
        if not all(word in prop.name for word in words):
            continue
        pictures = list(prop.pictures().values())
        across = sum(picture.width + 3 for picture in pictures)
        wide = max(across, int(font.getlength(prop.name) / 2) + 2)
        cells.append((prop.name, pictures, wide, max(picture.height for picture in pictures)))
    cells.sort(key=lambda cell: (cell[3] // 24, cell[0]))
    places, x, y, tall = [], GAP_PX, GAP_PX, 0
    for _, _, wide, high in cells:
        if x + wide > WIDE_PX and x > GAP_PX:
            x, y, tall = GAP_PX, y + tall + GAP_PX + LABEL_PX, 0
        places.append((x, y))
        x, tall = x + wide + GAP_PX, max(tall, high)
    sheet = _ground(ground, folder, max([WIDE_PX, *(cell[2] + 16 for cell in cells)]), y + tall + 24)
    for (_, pictures, _, _), (left, top) in zip(cells, places, strict=True):
        for picture in pictures:
            sheet.alpha_composite(picture, (left, top))
            left += picture.width + 3  # noqa: PLW2901 - the pictures of one prop stand in a row
    sheet = sheet.resize((sheet.width * 2, sheet.height * 2), Image.Resampling.NEAREST)
    pen = ImageDraw.Draw(sheet)
    for (name, _, _, high), (left, top) in zip(cells, places, strict=True):
        pen.text((left * 2, (top + high) * 2 + 2), name, fill=(255, 255, 255, 255), font=font,
                 stroke_width=1, stroke_fill=(0, 0, 0, 255))  # fmt: skip
    return sheet.convert("RGB")


def _ground(ground: str, folder: Path, width: int, height: int) -> Image.Image:
    """Lay the ground: the first macro of it from ``ground.png`` if that is drawn."""
    sheet = Image.new("RGBA", (width, height), GROUNDS[ground])
    names = {"grass": "grass", "wood": "oak"}
    if ground in names and (folder / "ground.png").exists() and (folder / "terrain" / "sheet.py").exists():
        from terrain import sheet as ground_sheet  # noqa: PLC0415 - only if it exists

        macro = ground_sheet.macro(names[ground], folder)
        for top in range(0, height, macro.height):
            for left in range(0, width, macro.width):
                sheet.paste(macro, (left, top))
    return sheet
