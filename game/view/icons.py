"""Small pictures on buttons, drawn dot by dot: each sign of a line is one pixel of the art."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from game.view import panels, theme

if TYPE_CHECKING:
    import arcade

_INKS = {
    "#": theme.WOOD_DARK,
    "o": theme.PAPER_LIGHT,
    "r": theme.RED,
    "g": theme.GREEN,
    "y": theme.GOLD,
    "w": theme.WOOD,
    "p": theme.PAPER_DARK,
    "b": (70, 110, 140),
}
"""Which sign is which colour; anything else is clear."""

DRAWINGS: dict[str, tuple[str, ...]] = {
    "pause": ("###..###", "###..###", "###..###", "###..###", "###..###", "###..###", "###..###", "###..###"),
    "play": ("##......", "####....", "######..", "########", "########", "######..", "####....", "##......"),
    "fast": (
        "##...##....",
        "###..###...",
        "####.####..",
        "###########",
        "###########",
        "####.####..",
        "###..###...",
        "##...##....",
    ),
    "faster": (
        "##..##..##...",
        "###.###.###..",
        "############.",
        "#############",
        "#############",
        "############.",
        "###.###.###..",
        "##..##..##...",
    ),
    "fastest": (
        "##..##..##.##",
        "###.###.##.##",
        "##########.##",
        "#############",
        "#############",
        "##########.##",
        "###.###.##.##",
        "##..##..##.##",
    ),
    "close": ("##....##", "###..###", ".######.", "..####..", "..####..", ".######.", "###..###", "##....##"),
    "plan": (
        "..#....#..",
        ".##....##.",
        "##########",
        "#rrrrrrrr#",
        "##########",
        "#oooooooo#",
        "#o##o##oo#",
        "#oooooooo#",
        "#o##o##oo#",
        "#oooooooo#",
        "##########",
    ),
    "memories": (
        ".####.####.",
        "#oooo#oooo#",
        "#o##o#o##o#",
        "#oooo#oooo#",
        "#o##o#o##o#",
        "#oooo#oooo#",
        "#o##o#o##o#",
        "#oooo#oooo#",
        "####o#o####",
        "....###....",
    ),
    "follow": (
        "...#####...",
        ".##ooooo##.",
        "#oooo#oooo#",
        "#ooo###ooo#",
        "#oooo#oooo#",
        ".##ooooo##.",
        "...#####...",
    ),
    "whisper": (
        ".#########.",
        "#ooooooooo#",
        "#oo##o##oo#",
        "#ooooooooo#",
        "#oo###o##o#",
        "#ooooooooo#",
        ".###o#####.",
        "...#o#.....",
        "...##......",
    ),
    "people": (
        "..###...###..",
        ".#ooo#.#yyy#.",
        ".#ooo#.#yyy#.",
        "..###...###..",
        ".#rrr#.#bbb#.",
        "#rrrrr#bbbbb#",
        "#rrrrr#bbbbb#",
        "#rrrrr#bbbbb#",
        ".###########.",
    ),
    "visit": (
        "...###...",
        "..#rrr#..",
        "..#####..",
        "..#ooo#..",
        "...###...",
        "..#bbb#..",
        ".#bbbbb#.",
        ".#bbbbb#.",
        "..#####..",
        "..##.##..",
    ),
    "map": (
        "###.###.###",
        "#g##oo##oo#",
        "#g#goo#ggo#",
        "#g#goo#gro#",
        "#g#yyo#ggo#",
        "#o#oyy#oyo#",
        "#o##oo##oo#",
        "###.###.###",
    ),
    "home": (
        ".....#.....",
        "....#r#....",
        "...#rrr#...",
        "..#rrrrr#..",
        ".#rrrrrrr#.",
        "###########",
        ".#ooooooo#.",
        ".#o##o##o#.",
        ".#o##o##o#.",
        ".#ooow#oo#.",
        ".#########.",
    ),
    "tick": (".......##", "......###", "##...###.", "###.###..", ".#####...", "..###....", "...#....."),
    "lock": (
        "..####..",
        ".#....#.",
        ".#....#.",
        "########",
        "#yyyyyy#",
        "#yy##yy#",
        "#yy##yy#",
        "#yyyyyy#",
        "########",
    ),
    "sprout": (
        ".##...##.",
        "#gg#.#gg#",
        "#ggg#ggg#",
        ".##g#g##.",
        "...###...",
        "....#....",
        "....#....",
        "..#####..",
        ".#wwwww#.",
        ".#wwwww#.",
        "..#####..",
    ),
    "film": (
        "###########",
        "#o#ooooo#o#",
        "###obboo###",
        "#o#obyoo#o#",
        "###ggggg###",
        "#o#ggggg#o#",
        "###########",
    ),
    "door": (
        ".#######.",
        "#wwwwwww#",
        "#w##w##w#",
        "#w##w##w#",
        "#wwwwwww#",
        "#wwwwwyw#",
        "#w##w##w#",
        "#w##w##w#",
        "#wwwwwww#",
        "#########",
    ),
    "book": (
        "##########",
        "#rrrrrrrr#",
        "#ryyyyyyr#",
        "#rrrrrrrr#",
        "#rryyyyrr#",
        "#rrrrrrrr#",
        "##########",
        "#oooooooo#",
        "##########",
    ),
    "back": ("...##....", "..###....", ".########", "#########", ".########", "..###....", "...##...."),
}
"""The drawings by name."""


@lru_cache(maxsize=64)
def texture(name: str, *, faint: bool = False) -> arcade.Texture:
    """Give an icon at one pixel of the window per dot; ``faint`` for what cannot be done."""
    return panels.texture_of(draw(name, faint=faint))


def draw(name: str, *, faint: bool = False) -> Image.Image:
    """Draw an icon."""
    lines = DRAWINGS[name]
    image = Image.new("RGBA", (max(map(len, lines)), len(lines)))
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            if sign in _INKS:
                image.putpixel((x, y), (*_INKS[sign], 120 if faint else 255))
    return image
