"""Grass, paths, water and floors."""

from __future__ import annotations

from tiles_sketch import Sketch, scatter

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Bits of a mask that says on which sides the same kind of tile goes on."""

FLOOR_TONES = {
    "floor wood": "honey pine oak",
    "floor dark wood": "oak walnut umber",
    "floor pale wood": "straw honey pine",
}
"""Board, seam and joint of the wooden floors."""

CARPET_TONES = {
    "floor red carpet": "red wine coral",
    "floor blue carpet": "denim navy blue",
    "floor green carpet": "teal forest jade",
    "floor violet carpet": "violet plum lilac",
}
"""Base, shade and thread of the carpets."""

TILED_TONES = {
    "floor kitchen": "shell dune cream",
    "floor bathroom": "foam ice mist",
    "floor store": "mist silver white",
    "floor stone": "silver steel mist",
}
"""Base, joint and light of the tiled floors."""


def grass(index: int) -> Sketch:
    """Draw one of four meadows that join without a seam."""
    tile = Sketch().fill("grass")
    for x, y in scatter(f"grass{index}", 9 + 3 * index, 29, 29):
        tile.box(x + 1, y + 2, 1, 2, "moss").box(x + 2, y + 1, 1, 1, "lime")
    return tile


def flowers(index: int) -> Sketch:
    """Draw grass with a few flowers."""
    tile = grass(index)
    petals = ("white", "butter", "blush", "lilac")
    for number, (x, y) in enumerate(scatter(f"flowers{index}", 5, 26, 26)):
        petal = petals[(number + index) % len(petals)]
        tile.box(x + 2, y + 3, 3, 1, petal).box(x + 3, y + 2, 1, 3, petal).box(x + 3, y + 3, 1, 1, "amber")
    return tile


def path(mask: int) -> Sketch:
    """Draw stone slabs with an edge of gravel on every side where the path ends."""
    tile = Sketch().fill("dune")
    for row in range(4):
        for column in range(-1, 3):
            x, y = column * 12 + (row % 2) * 6, row * 8
            tile.box(x + 1, y + 1, 10, 6, "cream").box(x + 1, y + 1, 10, 1, "shell").box(
                x + 1, y + 6, 10, 1, "sand"
            )
    return _edged(tile, mask, ("sand", "mud"))


def water(mask: int) -> Sketch:
    """Draw a pond with a stone rim on every side where it ends."""
    tile = Sketch().fill("blue")
    for x, y in scatter(f"water{mask}", 5, 22, 28):
        tile.box(x + 2, y + 2, 6, 1, "sky").box(x + 4, y + 3, 2, 1, "ice")
    return _edged(tile, mask, ("silver", "slate"), width=4)


def boards(tones: str) -> Sketch:
    """Draw a floor of planks; ``tones`` is "board seam joint"."""
    board, seam, joint = tones.split()
    tile = Sketch().fill(board)
    for row in range(4):
        tile.box(0, row * 8 + 7, 32, 1, seam)
        tile.box((row * 13 + 5) % 32, row * 8, 1, 7, seam).box((row * 13 + 7) % 32, row * 8 + 3, 1, 1, joint)
    return tile


def carpet(tones: str) -> Sketch:
    """Draw a soft floor; ``tones`` is "base shade thread"."""
    base, shade, thread = tones.split()
    tile = Sketch().fill(base)
    for y in range(0, 32, 8):
        for x in range(0, 32, 8):
            tile.box(x + 2, y + 3, 2, 1, shade).box(x + 6, y + 7, 2, 1, thread)
    return tile


def tiled(tones: str) -> Sketch:
    """Draw a floor of square tiles; ``tones`` is "base joint light"."""
    base, joint, light = tones.split()
    tile = Sketch().fill(base)
    for y in (0, 16):
        for x in (0, 16):
            tile.box(x, y + 15, 16, 1, joint).box(x + 15, y, 1, 16, joint).box(x, y, 15, 1, light)
    return tile


def checkered() -> Sketch:
    """Draw the cafe's floor of two colours."""
    tile = tiled("shell dune white")
    for x, y in ((0, 0), (16, 16)):
        tile.box(x, y, 15, 15, "peach").box(x, y, 15, 1, "straw")
    return tile


def _edged(tile: Sketch, mask: int, tones: tuple[str, str], width: int = 3) -> Sketch:
    """Draw a rim on the sides that ``mask`` leaves out, and round the outer corners."""
    light, dark = tones
    if not mask & NORTH:
        tile.box(0, 0, 32, width, light).box(0, 0, 32, 1, dark)
    if not mask & WEST:
        tile.box(0, 0, width, 32, light).box(0, 0, 1, 32, dark)
    if not mask & EAST:
        tile.box(32 - width, 0, width, 32, light).box(31, 0, 1, 32, dark)
    if not mask & SOUTH:
        tile.box(0, 32 - width, 32, width, light).box(0, 31, 32, 1, dark)
    for bits, x, y in (
        (NORTH | WEST, 0, 0),
        (NORTH | EAST, 29, 0),
        (SOUTH | WEST, 0, 29),
        (SOUTH | EAST, 29, 29),
    ):
        if not mask & bits:
            tile.clear(x, y, 3, 3).box(x + (2 if x == 0 else 0), y + (2 if y == 0 else 0), 1, 1, dark)
    return tile


def sprites() -> dict[str, Sketch]:
    """Draw everything that lies flat on the ground, by name."""
    drawn = {f"grass {index}": grass(index) for index in range(4)}
    drawn |= {f"flowers {index}": flowers(index) for index in range(2)}
    drawn |= {f"path {mask}": path(mask) for mask in range(16)}
    drawn |= {f"water {mask}": water(mask) for mask in range(16)}
    drawn |= {name: boards(tones) for name, tones in FLOOR_TONES.items()}
    drawn |= {name: carpet(tones) for name, tones in CARPET_TONES.items()}
    drawn |= {name: tiled(tones) for name, tones in TILED_TONES.items()}
    return drawn | {"floor cafe": checkered()}
