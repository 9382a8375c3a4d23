"""Build ``two_houses/two_houses.tmx``, the small example town: ``python assets/maps/build_two_houses.py``.

As with the Ville, a map that was edited since it was built is left alone unless ``--force`` is given.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import ville_notes
from houses_plan import BUILDINGS, OUTSIDE, TERRAINS, VISITOR
from untouched import is_untouched, recorded
from ville_art import read_art
from ville_canvas import TILE_PX, Canvas, Thing, chance, hills, mask_of, spots
from ville_plan import FENCE, UPRIGHT, Spot
from ville_plan import OUTSIDE as NOBODYS
from ville_stand import Scope, furnish
from ville_tmx import town_text
from ville_walls import cells_of, raise_walls

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sprites"))

from terrain import masks

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ville_walls import Cell

FOLDER = Path(__file__).resolve().parent / "two_houses"
"""Where the map lies."""

WIDTH, HEIGHT = 46, 30
"""Size of the map in tiles."""

FENCES = {
    0: "post", 1: "v", 2: "h", 3: "ne", 4: "v", 5: "v", 6: "se", 7: "t e", 8: "h", 9: "nw", 10: "h",
    11: "t n", 12: "sw", 13: "t w", 14: "t s", 15: "cross",
}  # fmt: skip
"""How a piece of fence goes on, by the mask of its neighbours."""

FOREST = 3
"""How many tiles deep the wood around the town is."""

TREES = (
    "oak large 1", "conifer large 1", "birch 1", "oak medium 2", "conifer medium 1", "oak large 3", "birch 2",
    "blossom tree 1", "oak medium 1", "conifer large 2",
)  # fmt: skip
"""What grows in the wood."""

BUSHES = ("bush", "bush light", "bush berries", "bush small 1", "bush small 2", "bush white")
"""What grows where a tree would hide something."""

BLOOMS = ("daisies small", "daisies medium", "poppies small", "bluebells small", "tuft 1", "tuft 2", "tuft 3")
"""What grows on the lawns and is stepped on."""


def paint() -> Canvas:
    """Lay the whole town. Raises: ValueError naming place and thing that does not fit."""
    canvas = Canvas(read_art(), width=WIDTH, height=HEIGHT)
    cells = cells_of(BUILDINGS)
    signs = {spot: cell.sign for spot, cell in cells.items()}
    _ground(canvas)
    raise_walls(canvas, cells)
    for building in BUILDINGS:
        for sign, room in sorted(building.rooms.items()):
            corner = building.corner_of(sign)
            scope = Scope(corner, f"{building.name}, {room.name}", building, room, signs)
            furnish(canvas, room.things, scope)
            for entry in ville_notes.read(room.spawns):
                place = entry.places[0]
                canvas.spawns[entry.name] = Spot(corner.x + int(place.x), corner.y + int(place.y))
        furnish(canvas, building.front, Scope(building.origin, f"{building.name}, front", signs=signs))
    _fences(canvas, cells)
    furnish(canvas, OUTSIDE, Scope(Spot(0, 0), "outside", signs=signs))
    _wood(canvas, cells)
    _lawns(canvas, cells)
    if canvas.wrong:
        raise ValueError("\n".join(canvas.wrong))
    return canvas


def _ground(canvas: Canvas) -> None:
    """Lay grass, and on it paths, lane and square; what meets the border goes on beyond it."""
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        canvas.lay("ground", spot, f"grass {spot.x % 8} {spot.y % 8}")
    for terrain, boxes in TERRAINS.items():
        cells = {spot for box in boxes for spot in spots(*box)}
        beyond = {(x + dx, y) for x, y in cells for dx in (-1, 1) if x in (0, WIDTH - 1)}
        for spot in sorted(cells):
            canvas.lay(terrain, spot, masks.tile(terrain, cells | beyond, *spot))
        canvas.taken |= cells


def _fences(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Put the fences up; they run on to the walls of their house."""
    for building in BUILDINGS:
        line = {spot for spot, sign in building.cells.items() if sign == FENCE}
        joined = line | {spot for spot, sign in building.cells.items() if sign in UPRIGHT}
        for spot in sorted(line):
            name = f"{building.fence} {FENCES[mask_of(spot, joined)]}"
            furnish(canvas, f"{name} {spot.x},{spot.y} solid", Scope(Spot(0, 0), building.name))
    canvas.taken |= {spot for spot, cell in cells.items() if cell.sign == FENCE}


def _wood(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Grow the wood around the town, with an opening where the lane leaves it.

    Crowns reach three tiles up and one aside: where a house or the lane would be under one, bushes grow.
    """
    open_to_view = _lane() | set(cells)
    for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1):
        edge = min(spot.x, WIDTH - 1 - spot.x, spot.y, HEIGHT - 1 - spot.y)
        if edge >= FOREST or spot in canvas.taken:
            continue
        canvas.blocked.add(spot)
        canvas.taken.add(spot)
        if (spot.x + spot.y) % 2:
            continue
        crown = set(spots(spot.x - 1, spot.y - 3, spot.x + 1, spot.y))
        names = BUSHES if crown & open_to_view else TREES
        _plant(canvas, names[chance("tree", spot, len(names))], spot, 10)


def _lane() -> set[Spot]:
    return {spot for box in TERRAINS["pave"] for spot in spots(*box)}


def _plant(canvas: Canvas, name: str, spot: Spot, scatter: int) -> None:
    """Put a plant about the middle of a tile."""
    drawn = canvas.art.find("props", name)
    if drawn is not None:
        across = chance("across", spot, 2 * scatter + 1) - scatter
        left = spot.x * TILE_PX + (TILE_PX - drawn.width) // 2 + across
        bottom = (spot.y + 1) * TILE_PX - chance("down", spot, scatter + 1)
        canvas.things.append(Thing(name, left, bottom, 0, drawn.flat))


def _lawns(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Let flowers grow in drifts on free grass, and a few bushes by the walls of the houses."""
    for spot in spots(FOREST, FOREST, WIDTH - FOREST - 1, HEIGHT - FOREST - 1):
        outside = spot not in cells or cells[spot].sign in (NOBODYS, "S")
        if spot in canvas.taken or spot in canvas.blocked or not outside:
            continue
        lush = hills("lawn", spot.x, spot.y, 5)
        if chance("bloom", spot, 100) < 70 * lush - 18:
            _plant(canvas, BLOOMS[chance("which", spot, len(BLOOMS))], spot, 8)


def build() -> tuple[str, Canvas]:
    """Give the text of the map, its digest recorded, and the canvas it was made from."""
    canvas = paint()
    return recorded(town_text(canvas, BUILDINGS, VISITOR, "")), canvas


def write(folder: Path, *, force: bool = False) -> str:
    """Write the map, and give one sentence about it; an edited map is left alone."""
    target = folder / "two_houses.tmx"
    if target.exists() and not force and not is_untouched(target.read_text("utf-8")):
        return f"{target.name} was edited since it was built and is left alone: use --force to lose the edits"
    text, canvas = build()
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")
    return f"{target.name}: {len(BUILDINGS)} sectors, {len(canvas.things)} things"


def main() -> int:
    """Build the map; 1 when an edited one was left alone."""
    said = write(FOLDER, force="--force" in sys.argv[1:])
    print(said)
    return 1 if "left alone" in said else 0


if __name__ == "__main__":
    sys.exit(main())
