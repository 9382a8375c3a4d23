"""What tells whose room it is: the tools and the keepsakes of callings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, WOODS, looks, still, timber
from homeware.parts import cupboard, glass, handle, panel, paper, slab
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def filing_cabinet(colour: str) -> Image.Image:
    """Give a cabinet of files with papers on it."""
    paint = Paint(28, 54, 120)
    ramp = CLOTHS[colour]
    paint.fill(paint.rect(1, 12, 27, 53, 1), ramp, 0.5, 1, 0.3, down=(0.04, -0.1))
    paint.fill(paint.rect(1, 6, 27, 16, 1), ramp, 0.74, 1.2, 0.35)
    paint.fill(paint.rect(1.6, 15.2, 26.4, 16.2), ramp, 0.95, 0, edge=0)
    for row in range(3):
        y = 18.4 + row * 11
        paint.fill(paint.rect(2.6, y, 25.4, y + 10, 0.8), ramp, 0.34, 0)
        paint.fill(paint.rect(3.4, y + 0.8, 24.6, y + 9.2, 0.8), ramp, 0.58, 1.2, 0.35)
        paint.fill(paint.rect(9, y + 2, 19, y + 4.4), "plaster", 0.95, 0, edge=0.1)
        paint.fill(paint.rect(10, y + 5.8, 18, y + 7.2, 0.6), "steel", 0.85, 0.7, 0.5)
    for step, name in enumerate(("gold", "red", "water")):
        paint.fill(
            paint.rect(6 + step, 9 - step * 2.4, 20 + step, 12 - step * 2.4, 0.5), name, 0.66, 0.8, 0.4
        )
    paper(paint, 9, 0.6, turn=0.8)
    return paint.reduce()


def bust() -> Image.Image:
    """Give the bust of a poet on a column."""
    paint = Paint(24, 60, 121)
    paint.fill(paint.rect(4, 52, 20, 59, 1), "plaster", 0.6, 1.4, 0.4)
    flutes = 0.1 * np.sin(np.mgrid[: paint.rows, : paint.columns][1] * 1.05)
    paint.fill(paint.rect(6, 30, 18, 53), "plaster", 0.7, 3, 0.4, texture=flutes)
    paint.fill(paint.rect(4, 26, 20, 31, 1), "plaster", 0.82, 1.4, 0.4)
    paint.fill(paint.poly((5, 26), (7, 20), (17, 20), (19, 26)), "white", 0.8, 2.4, 0.5)
    paint.fill(paint.rect(10, 15, 14, 22), "white", 0.66, 1.6, 0.5)
    paint.fill(
        paint.poly((7, 20.4), (12, 18.6), (17, 20.4), (15, 23), (12, 21.4), (9, 23)), "white", 0.95, 1, 0.4
    )
    paint.fill(paint.oval(7, 3, 17, 18), "white", 0.84, 4, 0.5)
    for x in (6.8, 17):
        paint.fill(paint.oval(x - 1.8, 6, x + 1.8, 15), "white", 0.6, 1.6, 0.5)
    for x in (10, 14):
        paint.fill(paint.rect(x - 0.9, 9, x + 0.9, 10), "white", 0.3, 0, edge=0)
    paint.fill(paint.poly((11, 14.6), (13, 14.6), (12, 18.4)), "white", 0.5, 0.8, 0.4, edge=0)
    return paint.reduce()


def ring_light(look: str) -> Image.Image:
    """Give the ring-shaped light of somebody who films themselves."""
    paint = Paint(30, 60, 122)
    for x in (6, 24):
        paint.fill(paint.line([(15, 46), (x, 58)], 1.8), "black", 0.5, 1, 0.6)
    paint.fill(paint.rect(14, 26, 16, 56, 0.6), "black", 0.45, 1, 0.6)
    paint.fill(paint.dot(15, 14, 12.6) & ~paint.dot(15, 14, 7), "black", 0.5, 1, 0.5)
    ring = paint.dot(15, 14, 11.6) & ~paint.dot(15, 14, 8)
    paint.fill(ring, "lit glass" if look else "white", 0.98 if look else 0.8, 1.4, 0.3, edge=0.06)
    paint.fill(paint.rect(12.4, 9, 17.6, 19.4, 1), "black", 0.3, 1.2, 0.5)
    glass(paint, paint.rect(13.4, 10.2, 16.6, 18), 0.8 if look else 0.3)
    paint.fill(paint.rect(14, 19, 16, 27), "black", 0.45, 0.8, 0.5)
    return paint.reduce()


def softbox(look: str) -> Image.Image:
    """Give the lamp of a photographer, with a white cloth before it."""
    paint = Paint(38, 62, 123)
    for x in (9, 29):
        paint.fill(paint.line([(19, 46), (x, 60)], 1.8), "black", 0.5, 1, 0.6)
    paint.fill(paint.rect(18, 24, 20, 58, 0.6), "black", 0.45, 1, 0.6)
    paint.fill(paint.poly((3, 6), (33, 2), (36, 26), (6, 30)), "black", 0.36, 1.6, 0.5)
    cloth = paint.poly((5, 7.6), (31.4, 4), (34, 24.6), (7.6, 28))
    paint.fill(cloth, "lit glass" if look else "white", 0.97 if look else 0.9, 5, 0.24, edge=0.1)
    return paint.reduce()


def costume_rack() -> Image.Image:
    """Give a rail with costumes and two masks."""
    paint = Paint(50, 58, 124)
    for x in (4, 44):
        paint.fill(paint.rect(x, 5, x + 2, 55), "steel", 0.6, 1, 0.6)
        paint.fill(paint.rect(x - 3, 53, x + 5, 57, 1.4), "black", 0.4, 1, 0.5)
    paint.fill(paint.rect(3, 4, 47, 6, 0.8), "steel", 0.8, 0.9, 0.5)
    gowns = ((6, "red", 40), (13, "gold", 30), (20, "violet", 42), (27, "teal", 34), (34, "pink", 38))
    for x, ramp, long in gowns:
        paint.fill(paint.rect(x + 4, 3, x + 5, 8), "steel", 0.8, 0, edge=0)
        gown = paint.poly((x + 1, 9), (x + 8, 9), (x + 9.4, 8 + long), (x - 0.6, 8 + long))
        paint.fill(gown, ramp, 0.56, 2.4, 0.45, down=(0.1, -0.12))
        paint.fill(paint.rect(x + 0.2, 5 + long, x + 8.6, 6.4 + long), "gold", 0.85, 0, edge=0)
    for x, y, smile in ((11, 17, 1), (37, 15, -1)):
        mask = paint.oval(x - 4, y - 5, x + 4, y + 5.4)
        paint.fill(mask, "plaster", 0.95, 2.4, 0.4, edge=0.2)
        for side in (-1.7, 1.7):
            paint.fill(paint.dot(x + side, y - 1, 0.9), "black", 0.1, 0, edge=0)
        mouth = [(x - 2, y + 2.4 - smile * 0.6), (x, y + 2.4 + smile * 0.8), (x + 2, y + 2.4 - smile * 0.6)]
        paint.fill(paint.line(mouth, 0.9), "red", 0.4, 0, edge=0)
    return paint.reduce()


def wine_rack() -> Image.Image:
    """Give a rack of bottles."""
    paint = Paint(34, 46, 125)
    made_of = WOODS["oak"]
    cupboard(paint, (1, 3, 33, 45), 8, made_of, foot=2)
    paint.fill(paint.rect(3, 14, 31, 42), "black", 0.06, 0, edge=0)
    for row in range(3):
        for column in range(3):
            x, y = 8 + column * 9, 19 + row * 9
            ramp = ("grass", "red", "grass", "violet")[(row * 3 + column) % 4]
            paint.fill(paint.dot(x, y, 3.7), ramp, 0.34, 2, 0.5)
            paint.fill(paint.dot(x, y, 1.7), "gold" if (row + column) % 2 else "red", 0.55, 1, 0.5)
        timber(paint, paint.rect(3, 23 + row * 9, 31, 24.4 + row * 9), made_of, 0.66, 0.6, edge=0)
    for x in (12, 21.4):
        timber(paint, paint.rect(x, 14, x + 1.2, 42), made_of, 0.56, 0.6, upright=True, edge=0)
    return paint.reduce()


def sewing_table(wood: str) -> Image.Image:
    """Give a sewing machine on its table, with cloth and thread."""
    paint = Paint(44, 50, 126)
    made_of = WOODS[wood]
    for x in (5, 39):
        paint.fill(paint.rect(x - 1.2, 32, x + 1.2, 49), "black", 0.4, 1, 0.5)
    paint.fill(paint.line([(5, 46), (39, 36)], 1), "black", 0.4, 0, edge=0)
    paint.fill(paint.oval(14, 43, 30, 47), "black", 0.45, 1, 0.5)
    slab(paint, (1, 18, 43, 32), 3.6, made_of)
    paint.fill(
        paint.poly((2, 24), (15, 21), (18, 29), (12, 40), (4, 38)),
        "pink",
        0.7,
        2,
        0.4,
        texture=0.04 * paint.weave(0.5),
    )
    paint.fill(paint.rect(14, 21, 38, 25, 1), "black", 0.36, 1.4, 0.6)
    paint.fill(paint.rect(31, 7, 37, 23, 1.6), "black", 0.36, 2, 0.6)
    paint.fill(paint.rect(14, 6, 37, 12, 2.6), "black", 0.44, 2.4, 0.6, gloss=0.3)
    paint.fill(paint.rect(15, 10, 19, 18, 1), "black", 0.36, 1.4, 0.6)
    paint.fill(paint.rect(16.6, 17, 17.4, 22), "steel", 0.9, 0, edge=0)
    paint.fill(paint.rect(21, 8.2, 30, 9.2), "gold", 0.85, 0, edge=0)
    paint.fill(paint.dot(39, 13, 3), "steel", 0.7, 1.6, 0.6)
    paint.fill(paint.rect(24, 2, 28, 6.4, 0.8), "red", 0.6, 1.2, 0.5)
    return paint.reduce()


def small_fridge() -> Image.Image:
    """Give a small refrigerator of a student, with a plant on it."""
    paint = Paint(28, 46, 127)
    paint.fill(paint.rect(1, 12, 27, 45, 2), "white", 0.68, 1.6, 0.4, down=(0.02, -0.12))
    paint.fill(paint.rect(1, 6, 27, 17, 2), "white", 0.94, 1.6, 0.3)
    paint.fill(paint.rect(2.4, 17.6, 25.6, 42, 1.4), "white", 0.8, 1.6, 0.4)
    handle(paint, (5, 21, 6.6, 30), WOODS["pine"])
    for x, y, ramp in ((11, 21, "red"), (17, 24, "gold"), (12, 30, "teal")):
        paint.fill(paint.rect(x, y, x + 5, y + 4.4), ramp, 0.66, 0.8, 0.3)
    paint.fill(paint.rect(3, 42, 25, 45), "steel", 0.24, 0)
    paint.fill(paint.rect(15, 4, 22, 12, 1.4), "red", 0.52, 2, 0.5)
    for x in (-3, 0, 3):
        paint.fill(paint.line([(18.5, 5), (18.5 + x, 1.4)], 1.6), "grass", 0.6 - x * 0.04, 0.8, 0.4)
    return paint.reduce()


def pizza() -> Image.Image:
    """Give an open pizza box and cans."""
    paint = Paint(36, 26, 128)
    paint.fill(paint.poly((2, 11), (22, 9), (26, 23), (4, 25)), "sand", 0.6, 1, 0.4)
    paint.fill(paint.poly((2, 11), (22, 9), (20, 1), (3, 3)), "sand", 0.84, 1, 0.4)
    paint.fill(paint.poly((8, 4.4), (16, 3.6), (16.4, 6.6), (8.4, 7.4)), "red", 0.56, 0, edge=0)
    paint.fill(paint.oval(5, 11.4, 22, 23), "gold", 0.4, 1.6, 0.4)
    paint.fill(paint.oval(6.4, 12.4, 20.6, 22), "gold", 0.72, 1, 0.3, texture=0.12 * paint.noise(2, 1))
    for x, y in ((10, 15), (15, 14), (12, 19), (17, 18)):
        paint.fill(paint.dot(x, y, 1.6, 1.2), "red", 0.5, 0.8, 0.4, edge=0)
    paint.fill(paint.poly((13.4, 17), (22, 16), (22, 22), (19, 23)), "sand", 0.66, 0, edge=0)
    for x, y, ramp in ((29, 22, "red"), (33, 18, "water")):
        paint.fill(paint.rect(x - 2.4, y - 8, x + 2.4, y, 1.2), ramp, 0.54, 2, 0.5)
        paint.fill(paint.dot(x, y - 7.8, 2.2, 1.1), "steel", 0.9, 0.8, 0.4)
    return paint.reduce()


def skateboard() -> Image.Image:
    """Give a skateboard leaning, seen from below."""
    paint = Paint(16, 42, 129)
    for y in (10, 31):
        for x in (3, 13):
            paint.fill(paint.rect(x - 1.8, y - 2.4, x + 1.8, y + 2.4, 1.2), "plaster", 0.8, 1.2, 0.5)
        paint.fill(paint.rect(4, y - 1, 12, y + 1), "steel", 0.6, 0.8, 0.5)
    paint.fill(paint.rect(4, 1, 12, 41, 4), "violet", 0.52, 2, 0.4)
    paint.fill(paint.poly((4.6, 14), (11.4, 20), (4.6, 26)), "gold", 0.72, 0, edge=0)
    paint.fill(paint.poly((11.4, 16), (6.6, 20), (11.4, 24)), "red", 0.58, 0, edge=0)
    return paint.reduce()


def clothes_heap() -> Image.Image:
    """Give clothes dropped on the floor."""
    paint = Paint(32, 18, 130)
    for box, ramp, tone in (
        ((2, 7, 20, 17), "denim", 0.44),
        ((12, 5, 30, 16), "red", 0.54),
        ((8, 3, 22, 12), "plaster", 0.86),
    ):
        paint.fill(paint.oval(*box), ramp, tone, 3, 0.5, texture=0.1 * paint.noise(4, int(box[0])))
    paint.fill(paint.poly((22, 12), (30, 14), (29, 17), (21, 16)), "gold", 0.7, 1.4, 0.4)
    return paint.reduce()


def drawing_tablet() -> Image.Image:
    """Give a drawing tablet with a figure on it, to be set on a desk."""
    paint = Paint(30, 22, 131)
    paint.fill(paint.poly((4, 2), (27, 2), (29, 19), (1, 19)), "black", 0.34, 1.4, 0.5)
    screen = paint.poly((6, 4), (25, 4), (26.4, 16.6), (3.6, 16.6))
    paint.fill(screen, "plaster", 0.95, 0, edge=0.1)
    paint.fill(paint.dot(14, 9, 3.4) & screen, "pink", 0.7, 1.4, 0.4)
    paint.fill(paint.poly((9, 16.6), (11, 12), (17, 12), (20, 16.6)) & screen, "water", 0.6, 0, edge=0)
    for x in (12.8, 15.2):
        paint.fill(paint.dot(x, 9, 0.6), "black", 0, 0, edge=0)
    paint.fill(paint.line([(20, 14), (28, 5)], 1.4), "black", 0.2, 0.8, 0.5)
    return paint.reduce()


def server() -> Image.Image:
    """Give a rack of machines with small lights."""
    paint = Paint(28, 58, 132)
    paint.fill(paint.rect(1, 8, 27, 57, 1), "black", 0.3, 1.2, 0.4)
    paint.fill(paint.rect(1, 3, 27, 12, 1), "black", 0.56, 1.2, 0.4)
    for row in range(6):
        y = 14 + row * 6.8
        paint.fill(paint.rect(3, y, 25, y + 5.8, 0.6), "steel", 0.44 - 0.06 * (row % 2), 0.9, 0.4)
        for column in range(4):
            ramp = ("grass", "grass", "gold", "water")[(row + column) % 4]
            paint.fill(paint.rect(5 + column * 2.4, y + 2, 6.2 + column * 2.4, y + 3.2), ramp, 0.8, 0, edge=0)
        paint.fill(
            paint.rect(16, y + 1.6, 23, y + 2.4) | paint.rect(16, y + 3.4, 23, y + 4.2),
            "black",
            0.1,
            0,
            edge=0,
        )
    return paint.reduce()


def globe(wood: str) -> Image.Image:
    """Give a globe on a stand."""
    paint = Paint(28, 46, 133)
    made_of = WOODS[wood]
    for x in (5, 23):
        timber(paint, paint.line([(14, 30), (x, 44)], 2.2), made_of, 0.5, 1)
    timber(paint, paint.rect(12.6, 26, 15.4, 42, 0.8), made_of, 0.46, 1, upright=True)
    ball = paint.dot(14, 14, 10.6)
    paint.fill(ball, "water", 0.56, 9, 0.5, gloss=0.2)
    land = (paint.noise(7, 5) > 0.08) & paint.dot(14, 14, 9.8)
    paint.fill(
        land,
        "grass",
        0.54,
        0,
        edge=0,
        texture=-0.25 * (np.mgrid[: paint.rows, : paint.columns][1] / paint.columns - 0.3),
    )
    ring = paint.oval(1, 11, 27, 20) & ~paint.oval(2.6, 11.4, 25.4, 17.4) & paint.rect(0, 15, 28, 22)
    paint.fill(ring, "gold", 0.66, 0.9, 0.5)
    paint.fill(paint.dot(14, 2.6, 1.4), "gold", 0.8, 1, 0.5)
    return paint.reduce()


def gifts() -> Image.Image:
    """Give wrapped presents with hearts."""
    paint = Paint(36, 30, 134)
    for box, ramp, band in (
        ((2, 12, 20, 29), "pink", "red"),
        ((17, 16, 34, 29), "red", "gold"),
        ((8, 4, 22, 14), "violet", "plaster"),
    ):
        x0, y0, x1, y1 = box
        middle = (x0 + x1) / 2
        paint.fill(paint.rect(*box, 0.8), ramp, 0.5, 1.2, 0.4)
        paint.fill(paint.rect(x0, y0, x1, y0 + 4.4, 0.8), ramp, 0.72, 1.2, 0.4)
        paint.fill(paint.rect(middle - 1.4, y0, middle + 1.4, y1), band, 0.7, 0.8, 0.3, edge=0.1)
        for side in (-2, 2):
            paint.fill(paint.dot(middle + side, y0 - 0.6, 2, 1.5), band, 0.66, 1.2, 0.5)
    return paint.reduce()


def bench_chest(wood: str) -> Image.Image:
    """Give a chest for the foot of a bed, with a folded blanket."""
    paint = Paint(44, 30, 135)
    made_of = WOODS[wood]
    cupboard(paint, (1, 4, 43, 29), 11, made_of, foot=2)
    for x in (3, 22.6):
        panel(paint, (x, 17, x + 18.4, 27), made_of, salt=int(x))
    paint.fill(paint.rect(20, 14, 24, 19, 0.8), "gold", 0.7, 1, 0.5)
    paint.fill(paint.rect(6, 2, 22, 12, 2), "red", 0.6, 2.4, 0.4, texture=0.05 * paint.weave(0.5))
    paint.fill(paint.rect(6, 6, 22, 7.2), "gold", 0.8, 0, edge=0)
    return paint.reduce()


PROPS = (
    *(Prop(f"filing cabinet {colour}", still(filing_cabinet, colour)) for colour in ("grey", "green")),
    Prop("bust", still(bust)),
    Prop("ring light", looks(ring_light), looks=("on",), light="lamp"),
    Prop("softbox", looks(softbox), looks=("on",), light="lamp"),
    Prop("costume rack", still(costume_rack)),
    Prop("wine rack", still(wine_rack)),
    *(Prop(f"sewing table {wood}", still(sewing_table, wood)) for wood in ("pine", "walnut")),
    Prop("small refrigerator", still(small_fridge)),
    Prop("pizza box", still(pizza), shadow="none"),
    Prop("skateboard", still(skateboard)),
    Prop("clothes heap", still(clothes_heap), shadow="none"),
    Prop("drawing tablet", still(drawing_tablet), shadow="none"),
    Prop("server rack", still(server), light="screen"),
    *(Prop(f"room globe {wood}", still(globe, wood), shadow="oval") for wood in ("oak", "walnut")),
    Prop("presents", still(gifts)),
    *(Prop(f"chest {wood}", still(bench_chest, wood)) for wood in WOODS),
)
"""Everything that belongs to a calling."""
