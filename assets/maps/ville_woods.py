"""The forest around the town, and trees, bushes and flowers on its lawns."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from ville_canvas import HEIGHT, TILE_PX, WIDTH, Canvas, Thing, chance, hills, spots
from ville_plan import FENCE, OUTSIDE, Spot

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ville_walls import Cell

DEEP = 2.6
"""How many tiles deep the forest is at least."""

TALLEST = 5
"""No picture of a tree reaches over more rows than this above its foot."""


class Sort(NamedTuple):
    """A kind of plant: how it is drawn and how much room it wants."""

    names: tuple[str, ...]
    room: float
    """Tiles to the next one, across; a row counts less than a column."""


_OAKS = tuple(f"oak {size} {n}" for size in ("large", "medium", "large") for n in (1, 2, 3))
WOODS = (
    Sort(
        ("conifer large 1", "conifer large 2", "conifer medium 1", "conifer large 1", "conifer medium 2"),
        1.25,
    ),
    Sort(_OAKS, 1.75),
    Sort(("birch 1", "birch 2", "lime tree 1", "oak medium 2", "lime tree 2"), 1.4),
    Sort((*_OAKS[:4], "conifer medium 1", "birch 2"), 1.6),
    Sort(("autumn tree 1", "oak large 2", "autumn tree 2", "oak medium 3", "oak large 3"), 1.7),
)
"""Stands of trees that follow each other in the forest."""

EDGE = Sort(
    ("bush", "bush small 1", "bush light", "oak small 1", "bush small 2", "bush berries", "conifer small 1",
    "oak small 3",
     "rock medium 1", "bush white", "stump", "conifer small 2"), 1.1,
)  # fmt: skip
"""What grows where the forest ends."""

UNDERGROWTH = (
    "bush", "bush small 1", "bush small 2", "bush light", "conifer small 1", "bush autumn", "oak small 2",
)  # fmt: skip
"""What fills the gaps between the trees."""

LAWN_TREES = (
    "oak medium 1", "birch 1", "lime tree 1", "oak small 2", "blossom tree 1", "oak large 2", "birch 2",
    "oak medium 3",
    "lime tree 2", "autumn tree 1",
)  # fmt: skip
LAWN_BUSHES = (
    "bush",
    "bush light",
    "bush white",
    "bush pink",
    "bush berries",
    "bush small 1",
    "bush small 2",
    "bush violet",
)
FRONT_BUSHES = (
    "bush roses",
    "bush",
    "bush white",
    "bush pink",
    "bush violet",
    "bush yellow",
    "bush light",
    "bush small 1",
)
TULIPS = ("tulips mixed", "tulips red", "tulips pink", "tulips gold", "tulips violet")
FLOWERS = ("daisies", "poppies", "bluebells", "buttercups", "cornflowers", "asters")


def plant(canvas: Canvas, cells: Mapping[Spot, Cell]) -> None:
    """Grow the forest, then what stands on the lawns."""
    free = [
        spot
        for spot in spots(0, 0, WIDTH - 1, HEIGHT - 1)
        if spot not in canvas.taken and spot not in canvas.blocked and (spot not in cells)
    ]
    free.sort(key=lambda spot: (chance("order", spot, 1 << 30), spot))
    forest = [spot for spot in free if is_forest(spot)]
    _grow_forest(canvas, forest)
    lawn = [spot for spot in free if not is_forest(spot)]
    _fronts(canvas, cells, set(lawn))
    _lawns(canvas, cells, lawn)
    gardens = [
        s for s, c in cells.items() if c.room is not None and not c.room.floor and s not in canvas.taken
    ]
    _flowers(canvas, set(lawn) | set(gardens))


def is_forest(spot: Spot) -> bool:
    """Tell whether a tile is in the forest: its edge goes in and out."""
    edge = min(spot.x, WIDTH - 1 - spot.x, spot.y + 1.5, HEIGHT - 1 - spot.y)
    return edge < DEEP + 4.2 * hills("forest", spot.x, spot.y, 5)


def _stand(canvas: Canvas, name: str, spot: Spot, *, lean: int = 10) -> None:
    """Put up a plant somewhere on a tile."""
    drawn = canvas.art.find("props", name)
    canvas.taken.add(spot)
    canvas.footed[spot] = name
    canvas.blocked.add(spot)
    if drawn is None:
        return
    aside, down = chance("aside", spot, 2 * lean + 1) - lean, chance("down", spot, lean + 3)
    left = spot.x * TILE_PX + (TILE_PX - drawn.width) // 2 + aside
    left = min(max(left, -TILE_PX), (WIDTH + 1) * TILE_PX - drawn.width)
    canvas.things.append(Thing(name, left, (spot.y + 1) * TILE_PX - 2 - down))


def _grow_forest(canvas: Canvas, forest: list[Spot]) -> None:
    """Plant a dense forest without a grid: in the order of chance, each where there is room."""
    inside = set(forest)
    canvas.blocked |= inside
    trunks: dict[Spot, float] = {}
    for spot in forest:
        x, y = spot
        rim = any(not is_forest(Spot(x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        wood = WOODS[int(hills("wood", x, y, 13) * 1.6 * len(WOODS)) % len(WOODS)]
        sort = EDGE if rim and chance("edge", spot, 3) else wood
        near = [
            at for at in spots(x - 2, y - 2, x + 2, y + 2)
            if at in trunks and hypot(at.x - x, 1.35 * (at.y - y)) < (trunks[at] + sort.room) / 2
        ]  # fmt: skip
        if not near:
            trunks[spot] = sort.room
            _stand(canvas, sort.names[chance("name", spot, len(sort.names))], spot)
    for spot in forest:
        if spot not in canvas.footed and not chance("undergrowth", spot, 4):
            _stand(canvas, UNDERGROWTH[chance("under", spot, len(UNDERGROWTH))], spot)
    canvas.taken |= inside


def _clear(canvas: Canvas, cells: Mapping[Spot, Cell], spot: Spot, wide: int, high: int) -> bool:
    """Tell whether a plant may stand on a tile: with free ground around, hiding no house."""
    for at in spots(spot.x - 1, spot.y - 1, spot.x + 1, spot.y + 1):
        if at in canvas.taken or at in canvas.blocked or not (0 <= at.x < WIDTH and 0 <= at.y < HEIGHT):
            return False
    hidden = spots(spot.x - wide, spot.y - high, spot.x + wide, spot.y + 1)
    return not any(at in cells and cells[at].sign not in (FENCE, OUTSIDE) for at in hidden)


def _lawns(canvas: Canvas, cells: Mapping[Spot, Cell], lawn: list[Spot]) -> None:
    """Plant single trees and bushes on the lawns."""
    for spot in lawn:
        grove = hills("grove", *spot, 8)
        if chance("tree", spot, 100) < 22 * grove and _clear(canvas, cells, spot, 2, TALLEST):
            _stand(
                canvas,
                LAWN_TREES[int(hills("lawn tree", *spot, 9) * 29 + chance("t", spot, 3)) % len(LAWN_TREES)],
                spot,
            )
        elif chance("bush", spot, 100) < 9 and _clear(canvas, cells, spot, 1, 1):
            _stand(canvas, LAWN_BUSHES[chance("b", spot, len(LAWN_BUSHES))], spot)


def _fronts(canvas: Canvas, cells: Mapping[Spot, Cell], lawn: set[Spot]) -> None:
    """Plant bushes and tulips along the walls of houses."""
    for spot, cell in sorted(cells.items()):
        here = Spot(spot.x, spot.y + 1)
        if cell.sign not in "#=%" or here not in lawn or here in canvas.taken or here in cells:
            continue
        drawn = chance("front", spot, 10)
        if drawn < 5:
            _stand(canvas, FRONT_BUSHES[chance("f", spot, len(FRONT_BUSHES))], here, lean=4)
        elif drawn < 9:
            _lay(canvas, TULIPS[int(hills("tulips", *spot, 4) * 7) % len(TULIPS)], here)


def _lay(canvas: Canvas, name: str, spot: Spot) -> None:
    """Lay something flat somewhere on a tile."""
    drawn = canvas.art.find("props", name)
    if drawn is None:
        return
    left = spot.x * TILE_PX + (TILE_PX - drawn.width) // 2 + chance("lay x", spot, 17) - 8
    bottom = (spot.y + 1) * TILE_PX - (TILE_PX - drawn.height) // 2 + chance("lay y", spot, 13) - 6
    canvas.things.append(Thing(name, max(left, -TILE_PX), min(bottom, HEIGHT * TILE_PX), flat=True))


def _flowers(canvas: Canvas, lawn: set[Spot]) -> None:
    """Strew flowers in drifts of one kind, and tufts of grass between them."""
    for spot in sorted(lawn):
        if spot in canvas.taken:
            continue
        around = set(spots(spot.x - 1, spot.y - 1, spot.x + 1, spot.y + 1))
        for kind in FLOWERS:
            thick = hills(kind, *spot, 6)
            if thick > 0.74 and chance(kind, spot, 100) < 260 * (thick - 0.64):
                drawn = chance("size", spot, 6)
                whole = around <= lawn and not around & canvas.taken
                size = "large" if drawn == 0 else "medium" if drawn < 3 else "small"
                _lay(canvas, f"{kind} {size if whole else 'small'}", spot)
                break
        else:
            if chance("tuft", spot, 100) < 9:
                _lay(canvas, f"tuft {chance('which', spot, 3) + 1}", spot)
            elif chance("mushrooms", spot, 300) == 0:
                _lay(canvas, "mushrooms", spot)
