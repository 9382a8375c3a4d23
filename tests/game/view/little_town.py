"""A town of 20 x 16 tiles made in memory: one house of two rooms, a street lamp, a pond."""

from __future__ import annotations

import numpy as np
from PIL import Image

from game.content.pieces import Piece, ordered
from game.content.tiled import TileLayer, TownFile
from game.sim.state import Body, ObjectState, Town
from game.world.geometry import Facing, Tile
from game.world.maze import Arena, Box, GameObject, Maze, Stance

WIDTH, HEIGHT = 20, 16
BEDROOM, KITCHEN = "w:house:bedroom", "w:house:kitchen"
BED, STOVE, TABLE = f"{BEDROOM}:bed", f"{KITCHEN}:cooking area", f"{KITCHEN}:common room table"
GRASS, WATER, WAVES = 1, 2, 3
GREEN, BLUE, PALE = (60, 140, 60, 255), (40, 80, 180, 255), (120, 160, 220, 255)
RED, BROWN, GREY, GOLD, BLACK = (
    (200, 40, 40, 255), (120, 80, 40, 255), (150, 150, 150, 255), (250, 200, 80, 255), (20, 20, 20, 255),
)  # fmt: skip

WINDOW_CELL = (7, 10)
"""The window of the bedroom's southern wall, seen from the street."""

DOOR_CELL = (12, 10)
LAMP_FOOT = (3 * 32 + 16, 13 * 32)
"""Where the street lamp stands, in pixels."""


def picture(colour, size):
    return Image.new("RGBA", size, colour)


PICTURES = {
    "wall": picture(GREY, (32, 96)), "window": picture(BLACK, (32, 96)), "window lit": picture(GOLD, (32, 96)),
    "door": picture(BROWN, (32, 46)), "door open": picture(BLACK, (32, 46)),
    "bed": picture(BLUE, (32, 64)), "bed used": picture(RED, (32, 64)),
    "stove": picture(GREY, (32, 48)), "stove fire 0": picture(RED, (32, 48)), "stove fire 1": picture(GOLD, (32, 48)),
    "chair": picture(BROWN, (24, 36)), "lamp": picture(BLACK, (26, 80)), "lamp on": picture(GOLD, (26, 80)),
    "tree": picture(GREEN, (96, 112)), "rug": picture(RED, (64, 32)),
}  # fmt: skip


def ring():
    """Give the cells of the house's walls: an outline and a wall between its two rooms."""
    cells = {(x, y) for x in range(4, 17) for y in range(4, 11) if x in (4, 10, 16) or y in (4, 10)}
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def wall(cell):
    x, y = cell
    name = "window" if cell == WINDOW_CELL else "wall"
    looks = {"": (name,), "lit": ("window lit",)} if name == "window" else {"": (name,)}
    return Piece(name, x * 32, (y + 1) * 32 - 96, (y + 1) * 32, prop=f"brick {name} 10", looks=looks)


def thing(name, left, bottom, looks=None, **more):
    """Place a prop; ``looks`` names the pictures of its looks besides the plain one."""
    found = {"": (name,), **(looks or {})}
    lift = more.pop("lift", 0)
    return Piece(name, left, bottom - PICTURES[name].height, bottom + lift, prop=name, looks=found, **more)


def pieces():
    x, y = DOOR_CELL
    return ordered((
        *(wall(cell) for cell in ring()),
        thing("bed", 5 * 32, 7 * 32, {"occupied": ("bed used",)}, kind="bed", object=BED, shadow="box"),
        thing("stove", 11 * 32, 6 * 32, {"burning": ("stove fire 0", "stove fire 1")}, kind="cooking area",
              object=STOVE, light="fire"),
        thing("chair", 13 * 32 + 4, 9 * 32, shadow="box"),
        thing("lamp", LAMP_FOOT[0] - 13, LAMP_FOOT[1], {"on": ("lamp on",)}, light="street lamp", shadow="oval"),
        thing("tree", 17 * 32, 15 * 32, shadow="oval", sways=True),
        thing("rug", 6 * 32, 9 * 32, flat=True),
        thing("door", x * 32, (y + 1) * 32, {"open": ("door open",)}, kind="door", lift=1),
    ))  # fmt: skip


def maze():
    blocked = np.zeros((HEIGHT, WIDTH), dtype=np.bool_)
    for x, y in ring():
        blocked[y, x] = (x, y) != DOOR_CELL
    blocked[5, 11] = True
    bedroom = tuple(Tile(x, y) for y in range(5, 10) for x in range(5, 10))
    kitchen = tuple(Tile(x, y) for y in range(5, 10) for x in range(11, 16) if (x, y) != (11, 5))
    return Maze(
        "w", WIDTH, HEIGHT, blocked,
        arenas={one.address: one for one in (Arena(BEDROOM, bedroom), Arena(KITCHEN, kitchen))},
        objects={
            BED: GameObject(BED, "bed", "bed", (Tile(5, 5), Tile(5, 6)),
                            stances={Tile(5, 5): Stance("sleep", "south")}),
            TABLE: GameObject(TABLE, "common room table", "common room table", (Tile(13, 8),),
                              stances={Tile(13, 8): Stance("sit", "east")}),
            STOVE: GameObject(STOVE, "cooking area", "cooking area", (Tile(11, 6),),
                              stances={Tile(11, 6): Stance("cook", "north")}),
        },
        spawns={}, visitor_spawn=Tile(1, 1), sector_boxes={"w:house": Box(4, 4, 16, 10)},
    )  # fmt: skip


def town_file():
    """Give the town as if it had been loaded."""
    ground = np.full((HEIGHT, WIDTH), GRASS, dtype=np.int32)
    ground[1:3, 14:18] = WATER
    images = {
        GRASS: picture(GREEN, (32, 32)),
        WATER: picture(BLUE, (32, 32)),
        WAVES: picture(PALE, (32, 32)),
    }
    return TownFile(
        maze(), (TileLayer("ground", 0, ground),), images, b"", {WATER: ((WATER, 200), (WAVES, 200))},
        pieces(), dict(PICTURES),
    )  # fmt: skip


def town(**bodies):
    """Give who is where: ``A=("stand", 12, 8)``, with the object in use as a fourth part."""
    made = {}
    for name, (pose, x, y, *using) in bodies.items():
        made[name] = Body(name, Tile(x, y), Facing.SOUTH, pose=pose, using=using[0] if using else "")
    return Town(made, {address: ObjectState() for address in (BED, STOVE, TABLE)})
