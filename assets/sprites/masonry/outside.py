"""The faces of outer walls: a plinth in the ground's dirt, the wall itself, a board under the cap."""

from __future__ import annotations

from typing import TYPE_CHECKING

from masonry.surface import FACE_PX, LEFT_END, RIGHT_END, WIDE, Surface, chance, every

if TYPE_CHECKING:
    from collections.abc import Callable

PLINTH = 44
"""The row at which the plinth begins."""

FRIEZE = 4
"""Height of the board under the cap."""


def _courses(
    face: Surface,
    name: str,
    tone: float,
    *,
    rows: int,
    length: float,
    top: float = FRIEZE,
    bottom: float = PLINTH,
    mortar: str = "brown",
    joint: float = 0.2,
    vary: float = 0.1,
    gap: float = 0.45,
    radius: float = 0.6,
) -> None:
    """Lay bricks or stones ``rows`` pixels high and ``length`` long, every second course moved by half."""
    face.fill(face.band(top, bottom), mortar, joint, 0, edge=0, texture=0.03 * face.noise(3, 9))
    rough = 0.05 * face.noise(2, 2)
    course = 0
    y = bottom - rows
    while y > top - rows:
        for number, x in every(length, length / 2 * (course % 2)):
            lighter = (chance(face.seed, number, course) - 0.5) * 2 * vary
            brick = face.rect(x + gap, max(y, top) + gap, x + length - gap, y + rows - gap, radius)
            face.fill(brick, name, tone + lighter, 1, 0.26, down=(0.04, -0.05), texture=rough, edge=0.05)
        course += 1
        y -= rows


def _boards(face: Surface, name: str, tone: float, rows: int = 5) -> None:
    """Nail clapboards over each other: each throws a line of shadow on the one below."""
    y = PLINTH
    while y > FRIEZE:
        board = face.band(max(FRIEZE, y - rows), y)
        face.fill(board, name, tone, 0, down=(0.06, -0.06), edge=0, texture=0.02 * face.grain(y))
        face.fill(face.band(max(FRIEZE, y - 1), y), name, tone - 0.24, 0, edge=0)
        y -= rows


def _stone_plinth(face: Surface, name: str = "grey", tone: float = 0.5, length: float = 16) -> None:
    """Set the wall on blocks of stone, with a lit upper edge."""
    face.fill(face.band(PLINTH, FACE_PX), name, 0.16, 0, edge=0)
    rough = 0.08 * face.noise(3, 4)
    for number, x in every(length):
        block = face.rect(x + 0.4, PLINTH + 1, x + length - 0.4, FACE_PX - 0.4, 0.8)
        lighter = (chance(face.seed, number, 77) - 0.5) * 0.14
        face.fill(block, name, tone + lighter, 1.4, 0.3, down=(0.05, -0.1), texture=rough, edge=0.08)
    face.fill(face.band(PLINTH - 0.6, PLINTH + 1.4), name, min(0.95, tone + 0.3), 0, edge=0)
    _foot(face)


def _wood_plinth(face: Surface, name: str, tone: float) -> None:
    """Close the wall with a board at its foot."""
    face.fill(
        face.band(PLINTH, FACE_PX), name, tone, 0, down=(0.06, -0.14), edge=0, texture=0.06 * face.grain(4)
    )
    face.fill(face.band(PLINTH - 0.5, PLINTH + 1), name, min(0.98, tone + 0.24), 0, edge=0)
    _foot(face)


def _foot(face: Surface) -> None:
    """Darken the last rows, where damp and earth are."""
    face.shade(face.band(FACE_PX - 1.5, FACE_PX + 2), 0.5, blur=1.4)


def _frieze(face: Surface, name: str, tone: float, *, dentils: bool = False) -> None:
    """Run a board along under the cap, with a row of small blocks if asked."""
    face.fill(face.band(0, FRIEZE), name, tone, 0, down=(-0.05, 0.08), edge=0, texture=0.04 * face.grain(6))
    if dentils:
        for _, x in every(4):
            face.fill(
                face.rect(x + 0.6, FRIEZE - 0.2, x + 3, FRIEZE + 2.2), name, tone + 0.06, 0.6, 0.3, edge=0.1
            )
    face.fill(face.band(FRIEZE - 0.9, FRIEZE), name, min(1, tone + 0.18), 0, edge=0)
    face.shade(face.band(FRIEZE, FRIEZE + 1.4), 0.42, dy=0.3, blur=0.8, within=face.band(FRIEZE, FACE_PX))
    face.shade(face.band(-3, 1.2), 0.5, blur=1.5)


def _brick(face: Surface) -> None:
    _courses(face, "brick", 0.54, rows=5, length=16, vary=0.06, joint=0.3)
    _stone_plinth(face)
    _frieze(face, "wood", 0.6)


def _red_brick(face: Surface) -> None:
    _courses(face, "red brick", 0.42, rows=5, length=32 / 3, vary=0.05, mortar="red brick", joint=0.16)
    _stone_plinth(face, "path", 0.42)
    _frieze(face, "birch", 0.72, dentils=True)


def _siding(name: str, tone: float) -> Callable[[Surface], None]:
    def paint(face: Surface) -> None:
        _boards(face, name, tone)
        _stone_plinth(face, "grey", 0.5, 32 / 3)
        _frieze(face, "birch", 0.84)

    return paint


def _timber(face: Surface) -> None:
    face.fill(
        face.band(0, PLINTH), "plaster", 0.76, 0, down=(0.04, -0.04), edge=0, texture=0.04 * face.noise(5, 1)
    )
    rough = 0.1 * face.grain(2, upright=True)
    for _, x in every(32, 0):
        for points in (
            ((x + 2, 24), (x + 14, 5), (x + 17.4, 5), (x + 4.4, 26)),
            ((x + 30, 24), (x + 18, 5), (x + 14.6, 5), (x + 27.6, 26)),
        ):
            brace = face.poly(*points)
            face.shade(brace, 0.4, dx=0.5, dy=0.9, blur=0.5)
            face.fill(brace, "walnut", 0.44, 0.9, 0.3, texture=rough, edge=0.12)
    for _, x in every(32, -2.5):
        post = face.rect(x, 0, x + 5, PLINTH)
        face.shade(post, 0.4, dx=0.8, dy=0.4, blur=0.6)
        face.fill(post, "walnut", 0.46, 1.2, 0.34, texture=rough, edge=0.14)
    for y in (24, PLINTH - 4):
        beam = face.band(y, y + 4.4)
        face.shade(beam, 0.4, dy=1, blur=0.6)
        face.fill(beam, "walnut", 0.46, 1.2, 0.34, texture=0.08 * face.grain(y), edge=0.14)
    _stone_plinth(face, "grey", 0.5)
    _frieze(face, "walnut", 0.5)


def _stucco(name: str, tone: float, frieze: str, frieze_tone: float) -> Callable[[Surface], None]:
    def paint(face: Surface) -> None:
        rough = 0.02 * face.noise(4, 1) + 0.015 * face.noise(12, 2)
        face.fill(face.band(0, PLINTH), name, tone, 0, edge=0, texture=rough)
        face.fill(face.band(PLINTH - 3, PLINTH), name, tone - 0.14, 0, edge=0, texture=4 * rough)
        for index in range(7):
            x, y = chance(face.seed, index, 1) * 32, 8 + chance(face.seed, index, 2) * 34
            for _, left in every(32, x):
                face.fill(face.rect(left, y, left + 3.4, y + 0.9, 0.4), name, tone - 0.12, 0, edge=0)
        _stone_plinth(face, "path", 0.4, 32 / 3)
        _frieze(face, frieze, frieze_tone)

    return paint


def _stone(face: Surface) -> None:
    face.fill(face.band(0, PLINTH), "path", 0.12, 0, edge=0)
    rough = 0.07 * face.noise(3, 1) + 0.04 * face.noise(9, 5)
    lengths = ((13, 9, 10), (8, 14, 10), (11, 12, 9), (15, 8, 9), (9, 10, 13))
    for course in range(5):
        y = PLINTH - 8 * (course + 1)
        start = course * 5.0
        for number, length in enumerate(lengths[course]):
            for _, x in every(32, start):
                lighter = (chance(face.seed, number, course) - 0.5) * 0.15
                block = face.rect(x + 0.4, max(0, y) + 0.4, x + length - 0.4, y + 7.6, 1.6)
                face.fill(
                    block, "path", 0.5 + lighter, 1.6, 0.3, down=(0.04, -0.06), texture=rough, edge=0.07
                )
            start += length
    _stone_plinth(face, "grey", 0.46)
    _frieze(face, "grey", 0.66)


def _college(face: Surface) -> None:
    _courses(face, "mahogany", 0.6, rows=5, length=32 / 3, vary=0.05, joint=0.2, gap=0.4)
    face.fill(face.band(39, 42), "path", 0.62, 0, down=(0.14, -0.14), edge=0, texture=0.04 * face.noise(4, 2))
    face.shade(face.band(42, 43), 0.4, blur=0.5)
    _stone_plinth(face, "path", 0.46)
    _frieze(face, "path", 0.72, dentils=True)


def _planks(face: Surface) -> None:
    rough = 0.07 * face.grain(3, upright=True)
    for number, x in every(8):
        lighter = (chance(face.seed, number) - 0.5) * 0.07
        face.fill(
            face.rect(x, FRIEZE, x + 8, PLINTH),
            "green paint",
            0.54 + lighter,
            0,
            down=(0.03, -0.05),
            texture=rough,
            edge=0,
        )
        batten = face.rect(x - 1, FRIEZE, x + 1.2, PLINTH)
        face.shade(batten, 0.4, dx=0.9, blur=0.5)
        face.fill(batten, "green paint", 0.68, 0.9, 0.3, edge=0.06)
    _stone_plinth(face)
    _frieze(face, "birch", 0.72)


def _board_end(name: str, tone: float, width: float = 5) -> Callable[[Surface, float], None]:
    """Give what nails a board on the corner of a wall; it starts at a column of the canvas."""

    def paint(face: Surface, x: float) -> None:
        board = face.rect(x, FRIEZE, x + width, PLINTH + 2)
        face.shade(board, 0.35, dx=0.8, dy=0.4, blur=0.6)
        face.fill(board, name, tone, 1.1, 0.3, texture=0.04 * face.grain(8, upright=True), edge=0.14)

    return paint


def _quoins(name: str, tone: float) -> Callable[[Surface, float], None]:
    """Give what sets corner stones, a long one and a short one in turn."""

    def paint(face: Surface, x: float) -> None:
        inward = 1 if x < WIDE / 2 else -1
        for course in range(5):
            y = PLINTH - 8 * (course + 1)
            length = 7 if course % 2 else 5
            x0 = x if inward > 0 else x + 5 - length
            stone = face.rect(x0, max(FRIEZE, y) + 0.3, x0 + length, y + 7.7, 0.8)
            face.shade(stone, 0.3, dx=0.6, dy=0.6, blur=0.5)
            face.fill(stone, name, tone, 1.2, 0.3, texture=0.06 * face.noise(3, course), edge=0.12)

    return paint


END_PX = 5
"""How wide the corner of a wall is drawn."""


def paint_ends(face: Surface, name: str, *, west: bool, east: bool) -> None:
    """Finish the corners of an outer wall that ends in the west or in the east."""
    paint = CORNERS[name]
    if west and east:
        paint(face, LEFT_END)
        paint(face, RIGHT_END - END_PX)
    elif west:
        paint(face, LEFT_END)
    elif east:
        paint(face, RIGHT_END - END_PX)


FACES: dict[str, Callable[[Surface], None]] = {
    "brick": _brick,
    "red brick": _red_brick,
    "siding white": _siding("birch", 0.8),
    "siding blue": _siding("blue siding", 0.68),
    "siding yellow": _siding("yellow siding", 0.68),
    "timber": _timber,
    "stucco cream": _stucco("plaster", 0.82, "wood", 0.56),
    "stucco rose": _stucco("rose plaster", 0.6, "birch", 0.78),
    "stone": _stone,
    "college brick": _college,
    "planks green": _planks,
}
"""What paints each outer face, by name."""

CORNERS: dict[str, Callable[[Surface, float], None]] = {
    "brick": _quoins("path", 0.55),
    "red brick": _quoins("path", 0.6),
    "siding white": _board_end("birch", 0.9),
    "siding blue": _board_end("birch", 0.86),
    "siding yellow": _board_end("birch", 0.9),
    "timber": _board_end("walnut", 0.48),
    "stucco cream": _quoins("path", 0.5),
    "stucco rose": _quoins("path", 0.62),
    "stone": _quoins("grey", 0.66),
    "college brick": _quoins("path", 0.62),
    "planks green": _board_end("birch", 0.74),
}
"""What finishes the corners of each outer face."""
