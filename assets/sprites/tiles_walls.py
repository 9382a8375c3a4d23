"""Walls with a top and a face, doorways, fences, hedges, trees and what stands in the streets."""

from __future__ import annotations

from tiles_ground import EAST, NORTH, SOUTH, WEST
from tiles_sketch import METAL, WOOD, Sketch

MATERIALS = {
    "plaster": "umber oak cream shell dune",
    "brick": "umber walnut coral peach red",
    "stone": "night slate silver mist steel",
    "timber": "umber walnut honey straw pine",
}
"""Outline, top, face, light and shade of each kind of wall."""

TOP_PX = 12
"""How much of a wall tile is its top, seen from above, where its face shows below."""


def wall(material: str, mask: int) -> Sketch:
    """Draw a wall that goes on to the sides in ``mask``; its face shows when nothing is below."""
    outline, top, face, light, shade = MATERIALS[material].split()
    tile = Sketch()
    height = 32 if mask & SOUTH else TOP_PX
    tile.box(0, 0, 32, height, top)
    if not mask & SOUTH:
        _face(tile, material, (face, light, shade))
        tile.box(0, TOP_PX - 1, 32, 1, outline).box(0, 31, 32, 1, outline)
    if not mask & NORTH:
        tile.box(0, 0, 32, 1, outline).box(0, 1, 32, 1, light)
    if not mask & WEST:
        tile.box(0, 0, 1, 32, outline).box(1, 1, 1, height - 2, light)
    if not mask & EAST:
        tile.box(31, 0, 1, 32, outline).box(30, 1, 1, height - 2, shade)
    return tile


def _face(tile: Sketch, material: str, tones: tuple[str, str, str]) -> None:
    """Draw the front of a wall in its material."""
    face, light, shade = tones
    tile.box(0, TOP_PX, 32, 32 - TOP_PX, face).box(0, TOP_PX, 32, 1, shade).box(0, 28, 32, 3, shade)
    if material in ("brick", "stone"):
        for row in range(4):
            y = TOP_PX + 1 + row * 4
            tile.box(0, y + 3, 32, 1, shade)
            for x in range((row % 2) * 5, 32, 10):
                tile.box(x, y, 1, 3, shade).box(x + 1, y, 8, 1, light)
    elif material == "timber":
        for x in range(0, 32, 8):
            tile.box(x, TOP_PX + 1, 1, 16, shade).box(x + 1, TOP_PX + 1, 1, 16, light)
    else:
        tile.box(0, TOP_PX + 1, 32, 1, light)


def window(material: str) -> Sketch:
    """Draw a stretch of wall with a window in its face."""
    tile = wall(material, EAST | WEST)
    tile.box(6, 14, 20, 13, "umber").box(8, 15, 16, 11, "sky").box(15, 15, 2, 11, "umber")
    return tile.box(8, 15, 7, 3, "ice").box(17, 15, 4, 3, "ice").box(5, 26, 22, 2, "shell")


def doorway(across: bool) -> Sketch:
    """Draw an open doorway: through a wall that runs east and west, or one that runs north."""
    tile = Sketch()
    if across:
        tile.box(0, 0, 32, 32, "pine").box(0, 0, 32, 4, "umber").box(0, 26, 32, 6, "sand")
        for y in (8, 14, 20):
            tile.box(0, y, 32, 1, "oak")
        return tile.box(0, 26, 32, 1, "umber")
    tile.box(0, 0, 32, 32, "pine").box(0, 0, 3, 32, "oak").box(29, 0, 3, 32, "oak")
    for x in (9, 16, 23):
        tile.box(x, 0, 1, 32, "oak")
    return tile


def fence(mask: int) -> Sketch:
    """Draw a post with rails to the sides in ``mask``."""
    tile = Sketch()
    tile.shadow(11, 24, 14, 7)
    for side, x, width in ((WEST, 0, 16), (EAST, 16, 16)):
        if mask & side:
            tile.box(x, 12, width, 4, "walnut").box(x, 12, width, 2, "honey")
            tile.box(x, 20, width, 4, "walnut").box(x, 20, width, 2, "honey")
    if mask & NORTH:
        tile.box(14, 0, 4, 14, "walnut").box(14, 0, 2, 14, "honey")
    if mask & SOUTH:
        tile.box(14, 18, 4, 14, "walnut").box(14, 18, 2, 14, "honey")
    return tile.raised(12, 6, 8, 21, "umber pine straw oak").box(12, 5, 8, 2, "straw")


def hedge(mask: int) -> Sketch:
    """Draw a clipped hedge that goes on to the sides in ``mask``."""
    tile = Sketch()
    left, right = (0 if mask & WEST else 3), (32 if mask & EAST else 29)
    top, bottom = (0 if mask & NORTH else 3), (32 if mask & SOUTH else 31)
    tile.box(left, top, right - left, bottom - top, "forest")
    tile.box(
        left + (not mask & WEST), top + 1, right - left - 2 * (not mask & EAST), bottom - top - 2, "leaf"
    )
    if not mask & SOUTH:
        tile.box(left, bottom - 8, right - left, 8, "forest")
    for x in range(left + 3, right - 4, 6):
        for y in range(top + 3, bottom - 10, 6):
            tile.box(x + (y // 6) % 2 * 2, y, 3, 2, "moss").box(x + (y // 6) % 2 * 2, y, 1, 1, "grass")
    return tile


def tree() -> Sketch:
    """Draw a round tree, two tiles each way."""
    tile = Sketch(2, 2).shadow(8, 46, 50, 16)
    tile.box(27, 40, 10, 20, "umber").box(28, 40, 4, 19, "walnut")
    for x, y, width, height, name in (
        (5, 5, 54, 46, "forest"), (7, 5, 48, 41, "leaf"), (9, 6, 37, 30, "moss"), (13, 8, 21, 15, "grass"),
    ):  # fmt: skip
        tile.oval(x, y, width, height, name)
    for x, y in ((40, 16), (46, 30), (22, 34), (33, 24), (14, 24), (28, 42)):
        tile.oval(x, y, 9, 6, "leaf").oval(x, y, 6, 3, "moss")
    return tile.oval(17, 10, 8, 5, "lime")


def conifer() -> Sketch:
    """Draw a pointed tree, one tile wide and two high."""
    tile = Sketch(1, 2).shadow(3, 52, 27, 10).box(13, 50, 6, 10, "umber")
    for top, half, bottom in ((4, 9, 26), (15, 12, 40), (27, 14, 53)):
        tile.polygon([(16, top), (16 - half, bottom), (16 + half, bottom)], "forest")
        tile.polygon([(15, top + 1), (17 - half, bottom - 2), (18, bottom - 2)], "leaf")
        tile.polygon([(14, top + 5), (19 - half, bottom - 4), (13, bottom - 4)], "moss")
    return tile


def bush() -> Sketch:
    """Draw a round bush."""
    tile = Sketch().shadow(3, 20, 27, 11).oval(3, 6, 26, 22, "forest").oval(4, 6, 22, 18, "leaf")
    return (
        tile.oval(6, 7, 14, 10, "moss")
        .oval(8, 8, 6, 4, "grass")
        .box(21, 18, 2, 2, "coral")
        .box(14, 21, 2, 2, "coral")
    )


def street_things() -> dict[str, Sketch]:
    """Draw lamp, bench, fountain, rock and counter, by name."""
    lamp = Sketch(1, 2).shadow(8, 54, 17, 8).box(14, 18, 4, 42, "night").box(14, 18, 1, 42, "steel")
    lamp.raised(9, 4, 14, 16, "ink gold butter amber").box(11, 2, 10, 2, "night").box(11, 57, 10, 4, "night")
    bench = (
        Sketch(2, 1)
        .shadow(4, 20, 58, 11)
        .raised(4, 4, 56, 9, WOOD)
        .raised(4, 13, 56, 9, "umber pine honey oak")
    )
    bench.box(8, 22, 4, 7, "night").box(52, 22, 4, 7, "night")
    fountain = Sketch(3, 3).shadow(4, 20, 90, 74).oval(3, 14, 90, 74, "slate").oval(5, 14, 86, 70, "silver")
    fountain.oval(13, 22, 70, 54, "slate").oval(15, 26, 66, 48, "blue").oval(22, 32, 42, 28, "sky")
    fountain.raised(42, 22, 12, 34, METAL).oval(34, 14, 28, 14, "slate").oval(35, 14, 26, 11, "mist")
    fountain.oval(40, 16, 16, 6, "ice").box(47, 2, 2, 16, "foam").box(44, 6, 2, 10, "ice").box(
        50, 6, 2, 10, "ice"
    )
    counter = Sketch().box(0, 0, 32, 32, "umber").box(0, 1, 32, 12, "honey").box(0, 1, 32, 2, "straw")
    counter.box(0, 13, 32, 2, "walnut").box(0, 15, 32, 16, "oak").box(3, 18, 26, 10, "walnut").box(
        4, 19, 24, 8, "oak"
    )
    rock = (
        Sketch()
        .shadow(3, 18, 27, 12)
        .oval(4, 10, 24, 18, "slate")
        .oval(5, 10, 20, 14, "steel")
        .oval(8, 11, 10, 6, "silver")
    )
    return {"lamp": lamp, "bench": bench, "fountain": fountain, "counter": counter, "rock": rock}


def sprites() -> dict[str, Sketch]:
    """Draw everything that stands in the way, by name, and the mark of the collision layer."""
    drawn = {f"{material} wall {mask}": wall(material, mask) for material in MATERIALS for mask in range(16)}
    drawn |= {f"{material} window": window(material) for material in MATERIALS}
    drawn |= {"doorway across": doorway(across=True), "doorway along": doorway(across=False)}
    drawn |= {f"fence {mask}": fence(mask) for mask in range(16)}
    drawn |= {f"hedge {mask}": hedge(mask) for mask in range(16)}
    drawn |= {"tree": tree(), "conifer": conifer(), "bush": bush()} | street_things()
    blocked = Sketch().line(0, 0, 31, 31, "red", 3).line(31, 0, 0, 31, "red", 3)
    return drawn | {"blocked": blocked}
