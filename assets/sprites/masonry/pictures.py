"""Framed things on the walls of rooms: paintings, photographs, posters, maps, mirrors, boards."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from masonry import letters
from masonry.hang import frame, hung
from masonry.icons import ICONS
from masonry.motifs import MOTIFS, sea
from studio.paint import Paint

if TYPE_CHECKING:
    from PIL import Image

    from studio.prop import Prop

SIZES = {"": (30, 24), "small": (18, 18), "tall": (22, 30), "wide": (46, 24)}
"""The sizes of paintings."""

FRAMES = {
    "hills": ("gold", 0.56),
    "sea": ("birch", 0.86),
    "flowers": ("wood", 0.6),
    "portrait": ("gold", 0.5),
    "shapes": ("black", 0.4),
    "night": ("birch", 0.8),
    "cat": ("wood", 0.66),
    "autumn": ("walnut", 0.6),
}
"""Frames of the paintings."""


def _painting(motif: str, size: str) -> Image.Image:
    wide, high = SIZES[size]
    paint = Paint(wide, high, 23)
    inside = frame(paint, 1, 1, wide - 1, high - 1, *FRAMES[motif], 3.4)
    MOTIFS[motif](paint, inside, wide / 2, high / 2)
    paint.shade(paint.rect(1, 1, wide - 1, 4.8) | paint.rect(1, 1, 4.8, high), 0.3, blur=0.6, within=inside)
    return paint.reduce(dark=0.45)


def _photos() -> Image.Image:
    """Draw five small photographs of a family."""
    paint = Paint(44, 30, 6)
    spots = (
        (2, 3, 13, 15, "wood"),
        (15, 1, 29, 13, "gold"),
        (31, 4, 42, 17, "birch"),
        (5, 17, 19, 28, "black"),
        (22, 15, 34, 28, "wood"),
    )
    for at, (x0, y0, x1, y1, name) in enumerate(spots):
        inside = frame(paint, x0, y0, x1, y1, name, 0.56 if name != "birch" else 0.88, 2)
        paint.fill(inside, ("teal", "plaster", "water", "pink", "sand")[at], 0.7, 0, edge=0.08)
        for dx in (-1.9, 1.9):
            x, y = (x0 + x1) / 2 + dx, (y0 + y1) / 2
            paint.fill(
                paint.dot(x, y + 3.4, 2, 2.6) & inside,
                ("red", "violet", "grass", "denim", "gold")[(at + (dx > 0)) % 5],
                0.5,
                0,
                edge=0,
            )
            paint.fill(paint.dot(x, y - 0.4, 1.5) & inside, "skin", 0.7, 0, edge=0)
    return paint.reduce(dark=0.45)


_PAPERS = {
    "band": ("violet", 0.4),
    "film": ("red", 0.36),
    "travel": ("water", 0.8),
    "election": ("plaster", 0.94),
    "valentine": ("pink", 0.84),
    "space": ("water", 0.1),
    "plant": ("plaster", 0.9),
}
"""The paper of every poster: ramp and tone."""


def _poster(kind: str) -> Image.Image:
    """Draw a poster, pinned at its corners."""
    paint = Paint(22, 30, 7)
    name, tone = _PAPERS[kind]
    sheet = paint.fill(paint.rect(1, 1, 21, 29), name, tone, 0.8, 0.2, down=(0.04, -0.06), edge=0.14)
    if kind == "band":
        ICONS["note"](paint, 11.0, 13.0)
        letters.write(paint, "LIVE", 4, 21, "f6c546")
    elif kind == "film":
        paint.fill(paint.dot(11, 12, 6), "gold", 0.7, 0, edge=0.1)
        paint.fill(paint.poly((5, 19), (9, 9), (13, 9), (17, 19)) & sheet, "black", 0.1, 0, edge=0)
        letters.write(paint, "FILM", 4, 22, "fffaea")
    elif kind == "travel":
        sea(paint, paint.rect(3, 3, 19, 20), 11, 12)
        letters.write(paint, "SEA", 6, 22, "23427e")
    elif kind == "election":
        paint.fill(paint.rect(2, 2, 20, 8), "water", 0.4, 0, edge=0)
        paint.fill(paint.poly((9, 9), (15, 8), (16, 15), (10, 16)), "plaster", 0.95, 0, edge=0.14)
        paint.fill(paint.rect(5, 14, 18, 22, 1), "denim", 0.5, 1, 0.3, edge=0.14)
        paint.fill(paint.rect(8, 15, 15, 16.4), "denim", 0.05, 0, edge=0)
        letters.write(paint, "VOTE", 4, 23, "a42a35")
    elif kind == "valentine":
        ICONS["heart"](paint, 11.0, 12.0)
        letters.write(paint, "LOVE", 4, 21, "8a2f5c")
    elif kind == "space":
        paint.fill(paint.dot(11, 13, 5), "ginger", 0.6, 3, 0.5, edge=0.1)
        ring = paint.oval(2.4, 10.6, 19.6, 15.4) & ~paint.oval(4, 11.6, 18, 14.4)
        paint.fill(ring & ~paint.rect(6, 9, 16, 12.6), "gold", 0.8, 0, edge=0)
        for x, y in ((4, 4), (17, 6), (6, 22), (16, 24), (12, 26)):
            paint.fill(paint.dot(x, y, 0.7), "plaster", 1, 0, edge=0)
    else:
        for at in range(4):
            side = -1 if at % 2 else 1
            paint.fill(
                paint.poly((11, 22 - at * 4), (11 + 6 * side, 17 - at * 4), (11 + 2 * side, 23 - at * 4)),
                "grass",
                0.5,
                0.8,
                0.3,
                edge=0.06,
            )
        paint.fill(paint.rect(10.5, 6, 11.5, 24), "grass", 0.36, 0, edge=0)
    for x in (2, 19):
        paint.pixel(x, 2, "d4483a")
    return paint.reduce(dark=0.5)


def _map(kind: str) -> Image.Image:
    """Draw a map of the world or of the town, on a rolled sheet."""
    paint = Paint(54, 34, 4)
    paint.fill(paint.rect(3, 3, 51, 31), "water" if kind == "world" else "plaster", 0.82, 0.8, 0.2, edge=0.1)
    if kind == "world":
        for points in (
            ((8, 8), (18, 7), (20, 11), (15, 15), (13, 18), (10, 13)), ((14, 18), (19, 20), (17, 27)),
            ((26, 8), (34, 7), (32, 12), (27, 12)), ((26, 14), (34, 14), (32, 22), (29, 26), (27, 19)),
            ((34, 7), (47, 8), (46, 14), (40, 18), (36, 14)), ((41, 21), (47, 21), (46, 26), (42, 25)),
        ):  # fmt: skip
            paint.fill(paint.poly(*points), "grass", 0.56, 1, 0.3, edge=0.16)
    else:
        paint.fill(paint.rect(5, 5, 49, 29), "grass", 0.78, 0, edge=0)
        paint.fill(
            paint.rect(5, 15, 49, 18) | paint.rect(24, 5, 27, 29) | paint.rect(38, 15, 40, 29),
            "path",
            0.7,
            0,
            edge=0,
        )
        for x, y in ((8, 7), (15, 8), (31, 7), (40, 8), (9, 21), (17, 22), (31, 21), (43, 22)):
            paint.fill(paint.rect(x, y, x + 5, y + 4.4), "red", 0.54, 0.6, 0.3, edge=0.1)
        paint.fill(paint.dot(33, 26.4, 3, 1.8), "water", 0.6, 0, edge=0)
    for y in (1, 30):
        paint.fill(paint.rect(1, y, 53, y + 3, 1), "wood", 0.6, 1, 0.5, edge=0.12)
    return paint.reduce(dark=0.45)


def _mirror(kind: str) -> Image.Image:
    """Draw a mirror: "round", "oval", "square" over a washbasin, or "long"."""
    wide, high = {"round": (24, 24), "oval": (22, 30), "square": (26, 28), "long": (20, 44)}[kind]
    paint = Paint(wide, high, 5)
    name, tone = {
        "round": ("gold", 0.6),
        "oval": ("wood", 0.6),
        "square": ("birch", 0.86),
        "long": ("walnut", 0.64),
    }[kind]
    shape = (
        paint.oval if kind in {"round", "oval"} else (lambda x0, y0, x1, y1: paint.rect(x0, y0, x1, y1, 1))
    )
    paint.fill(shape(1, 1, wide - 1, high - 1), name, tone, 1.6, 0.5, edge=0.14)
    glass = shape(3.4, 3.4, wide - 3.4, high - 3.4)
    paint.fill(glass, "tiles", 0.9, 0, down=(0.06, -0.22), edge=0.2)
    for x, thick in ((wide * 0.22, 3.4), (wide * 0.54, 1.4)):
        streak = paint.poly((x - 3, high), (x + 6, 0), (x + 6 + thick, 0), (x - 3 + thick, high))
        paint.fill(streak & glass, "plaster", 1, 0, edge=0, alpha=0.7)
    return paint.reduce(dark=0.45)


def _notice_board(wide: int) -> Image.Image:
    """Draw a board of cork full of notes."""
    paint = Paint(wide, 34, 12)
    inside = frame(paint, 1, 1, wide - 1, 33, "wood", 0.6, 3)
    paint.fill(inside, "sand", 0.5, 0, texture=0.08 * paint.noise(1.5, 1), edge=0.12)
    names = ("plaster", "gold", "pink", "plaster", "water", "plaster", "sage paint", "gold")
    at = 0
    for row in range(2):
        x = 6.0 + 2 * row
        while x < wide - 12:
            long, high = 7 + (at * 3) % 4, 8 + (at * 5) % 3
            note = paint.rect(x, 6 + row * 13, x + long, 6 + row * 13 + high)
            paint.shade(note, 0.35, dx=0.6, dy=0.9, blur=0.5)
            paint.fill(note, names[at % 8], 0.92 if names[at % 8] == "plaster" else 0.82, 0.5, 0.2, edge=0.06)
            for line in range(2):
                paint.fill(
                    paint.rect(
                        x + 1.4, 9.4 + row * 13 + line * 2.2, x + long - 1.6, 10.2 + row * 13 + line * 2.2
                    ),
                    "steel",
                    0.5,
                    0,
                    edge=0,
                )
            paint.pixel(int(x + long / 2), 6 + row * 13, ("d4483a", "2c6cab", "1f6a55")[at % 3])
            x += long + 2.4
            at += 1
    return paint.reduce(dark=0.45)


def _menu_board(title: str) -> Image.Image:
    """Draw a blackboard with what there is and what it costs."""
    paint = Paint(50, 36, 6)
    inside = frame(paint, 1, 1, 49, 35, "wood", 0.62, 3)
    paint.fill(inside, "leaf", 0.24, 0, edge=0.16, texture=0.05 * paint.noise(6, 1))
    letters.write(paint, title, 25 - letters.width(title) // 2, 6, "f6c546")
    for row in range(4):
        y = 14 + row * 4.4
        paint.fill(
            paint.rect(7, y, 20 + row * 7 % 9, y + 1.1) | paint.rect(36, y, 42, y + 1.1),
            "plaster",
            0.9,
            0,
            edge=0,
        )
    paint.fill(paint.rect(8, 32.6, 15, 33.8), "plaster", 1, 0, edge=0)
    return paint.reduce(dark=0.45)


def _certificate() -> Image.Image:
    """Draw a framed certificate with a seal."""
    paint = Paint(24, 20, 3)
    inside = frame(paint, 1, 1, 23, 19, "walnut", 0.62, 2.4)
    paint.fill(inside, "plaster", 0.95, 0, edge=0.08)
    for y, x0, x1 in ((5.4, 7, 17), (8.4, 5, 19), (10.8, 5, 19)):
        paint.fill(paint.rect(x0, y, x1, y + 1), "plaster", 0.3, 0, edge=0)
    paint.fill(paint.dot(16.6, 14.4, 2), "red", 0.5, 1, 0.4, edge=0)
    return paint.reduce(dark=0.45)


def _all() -> tuple[Prop, ...]:
    made = []
    for motif in MOTIFS:
        third = "tall" if motif in {"portrait", "cat", "flowers", "autumn"} else "wide"
        made += [
            hung(f"picture {motif} {size}".strip(), functools.partial(_painting, motif, size))
            for size in ("", "small", third)
        ]
    made.append(hung("picture photographs", _photos))
    made += [hung(f"poster {kind}", functools.partial(_poster, kind)) for kind in _PAPERS]
    made += [hung(f"map {kind}", functools.partial(_map, kind)) for kind in ("world", "town")]
    made += [
        hung(f"mirror {kind}", functools.partial(_mirror, kind))
        for kind in ("round", "oval", "square", "long")
    ]
    made += [
        hung("notice board", functools.partial(_notice_board, 44)),
        hung("notice board wide", functools.partial(_notice_board, 62)),
    ]
    made += [
        hung(f"menu board {name}", functools.partial(_menu_board, title))
        for name, title in (("cafe", "COFFEE"), ("pub", "ON TAP"), ("shop", "OFFERS"))
    ]
    made.append(hung("picture certificate", _certificate))
    return tuple(made)


PROPS = _all()
"""Everything flat that hangs on the walls of rooms."""
