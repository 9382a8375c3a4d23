"""A valid town of 8 x 6 tiles, small enough to plant one fault at a time in its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

WIDTH, HEIGHT = 8, 6

GROUND = "1,2,1,2,1,2,1,2,\n" * 5 + "1,2,1,2,1,2,1,2"
ROOF = "0,0,0,0,0,0,0,0,\n" * 5 + "0,0,0,0,0,0,0,0"
WALLS = "0,0,0,4,0,0,0,0,\n" * 3 + "0,0,0,0,0,0,0,0,\n" * 2 + "0,0,0,0,0,0,0,4"

TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="tiles" tilewidth="32" tileheight="32" tilecount="4" columns="4">
 <image source="tiles.png" width="128" height="32"/>
</tileset>
"""


def region(number: int, name: str, box: tuple[int, int, int, int], **values: str | int) -> str:
    x, y, across, down = (32 * side for side in box)
    properties = "".join(
        f'<property name="{key}"{" type=" + chr(34) + "int" + chr(34) if isinstance(value, int) else ""}'
        f' value="{value}"/>'
        for key, value in values.items()
    )
    return (
        f'<object id="{number}" name="{name}" x="{x}" y="{y}" width="{across}" height="{down}">'
        f"<properties>{properties}</properties></object>"
    )


def layer(number: int, name: str, cells: str, z: int | None) -> str:
    depth = "" if z is None else f'<properties><property name="z" type="int" value="{z}"/></properties>'
    return (
        f'<layer id="{number}" name="{name}" width="{WIDTH}" height="{HEIGHT}">{depth}'
        f'<data encoding="csv">\n{cells}\n</data></layer>\n'
    )


MAP = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    f'<map version="1.10" orientation="orthogonal" renderorder="right-down" width="{WIDTH}" height="{HEIGHT}"'
    ' tilewidth="32" tileheight="32" infinite="0">\n'
    '<properties><property name="world" value="w"/></properties>\n'
    '<tileset firstgid="1" source="tiles.tsx"/>\n'
    + layer(1, "ground", GROUND, 0)
    + layer(2, "roof", ROOF, 20)
    + layer(3, "collision", WALLS, None)
    + '<objectgroup id="4" name="sectors">'
    + region(1, "home", (4, 0, 4, 4), address="w:home")
    + "</objectgroup>\n"
    + '<objectgroup id="5" name="arenas">'
    + region(2, "room", (4, 0, 4, 3), address="w:home:room", opens="08:00", closes="20:00", capacity=3)
    + region(3, "hall", (4, 3, 4, 1), address="w:home:hall", privacy="private")
    + "</objectgroup>\n"
    + '<objectgroup id="6" name="objects">'
    + region(4, "bed", (5, 1, 1, 2), address="w:home:room:bed", kind="bed", capacity=1)
    + region(5, "sink", (4, 3, 1, 1), address="w:home:hall:sink", capacity=1)
    + "</objectgroup>\n"
    + '<objectgroup id="7" name="spawns">'
    + region(6, "Ann", (6, 2, 1, 1), role="resident")
    + region(7, "Bo", (6, 1, 1, 1), role="resident")
    + region(8, "visitor", (1, 1, 1, 1), role="visitor")
    + "</objectgroup>\n</map>\n"
)


def atlas() -> Image.Image:
    """Give four tiles, each with a mark that shows how it is turned."""
    image = Image.new("RGBA", (128, 32), (0, 0, 0, 0))
    for index in range(4):
        for x in range(32):
            for y in range(32):
                image.putpixel((32 * index + x, y), (60 * index + 20, 8 * x, 8 * y, 255))
    return image


def write_town(folder: Path, text: str = MAP, tileset: str = TILESET) -> Path:
    """Write the town and give its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "town.tmx").write_text(text, "utf-8")
    (folder / "tiles.tsx").write_text(tileset, "utf-8")
    atlas().save(folder / "tiles.png")
    return folder


def changed(old: str, new: str, text: str = MAP) -> str:
    """Give the map with one piece of text replaced; the piece must be there."""
    assert old in text, old
    return text.replace(old, new, 1)
