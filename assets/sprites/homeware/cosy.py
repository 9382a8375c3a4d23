"""Things that make a room lived in: clocks, coats, radios, pets, an aquarium, luggage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from homeware.material import CLOTHS, WOODS, moving, still, timber
from homeware.parts import books, cup, cupboard, glass, knob, panel, slab
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


def coat_stand(wood: str) -> Image.Image:
    """Give a coat stand with a coat, a scarf and a hat."""
    paint = Paint(30, 64, 80)
    made_of = WOODS[wood]
    for x in (6, 24):
        timber(paint, paint.line([(15, 54), (x, 62)], 2.4), made_of, 0.46, 1)
    timber(paint, paint.rect(13.6, 4, 16.4, 61, 1), made_of, 0.5, 1.2, upright=True)
    for x0, x1 in ((14, 5), (16, 25)):
        timber(paint, paint.line([(x0, 13), (x1, 8)], 1.8), made_of, 0.62, 1)
    coat = paint.poly((3, 10), (9, 9), (13, 16), (13.6, 44), (2, 44), (1.6, 18))
    paint.fill(coat, "denim", 0.36, 2.4, 0.45, down=(0.06, -0.1))
    paint.fill(paint.line([(8, 12), (8.4, 43)], 0.8), "denim", 0.1, 0, edge=0)
    for y in (22, 29, 36):
        paint.fill(paint.dot(9.8, y, 0.8), "gold", 0.8, 0, edge=0)
    scarf = paint.poly((21, 9), (26, 9), (28, 40), (23, 40))
    stripes = 0.2 * np.sign(np.sin(np.mgrid[: paint.rows, : paint.columns][0] / 11))
    paint.fill(scarf, "red", 0.56, 1.4, 0.4, texture=stripes)
    paint.fill(paint.oval(9, 2.4, 21, 7.6), "wood", 0.5, 1.4, 0.5)
    paint.fill(paint.oval(11, 0.6, 19, 6), "wood", 0.62, 2.4, 0.5)
    paint.fill(paint.rect(11.2, 4, 18.8, 5.2), "red", 0.5, 0, edge=0)
    return paint.reduce()


def tall_clock(wood: str, frame: int) -> Image.Image:
    """Give a grandfather clock; its pendulum swings."""
    paint = Paint(24, 76, 81)
    made_of = WOODS[wood]
    cupboard(paint, (2, 56, 22, 75), 4, made_of)
    timber(paint, paint.rect(4, 24, 20, 60), made_of, 0.5, 1.2, upright=True)
    window = paint.rect(7, 28, 17, 56, 1)
    paint.fill(window, made_of.ramp, 0.1, 0, edge=0.1)
    swing = (-1.8, 0.0, 1.8, 0.0)[frame]
    paint.fill(paint.line([(12, 27), (12 + swing, 47)], 0.9) & window, "gold", 0.8, 0, edge=0)
    paint.fill(paint.dot(12 + swing, 48, 2.6), "gold", 0.7, 1.8, 0.6, gloss=0.3)
    timber(paint, paint.rect(2, 6, 22, 27, 2), made_of, 0.56, 1.4, upright=True)
    timber(
        paint, paint.poly((1, 8), (5, 3), (12, 1), (19, 3), (23, 8), (23, 9.6), (1, 9.6)), made_of, 0.72, 1.4
    )
    paint.fill(paint.dot(12, 17, 7.4), "gold", 0.6, 1.4, 0.5)
    paint.fill(paint.dot(12, 17, 6), "plaster", 0.96, 0.8, 0.2)
    hands = paint.line([(12, 17), (12, 12.6)], 0.9) | paint.line([(12, 17), (15, 18.6)], 0.9)
    paint.fill(hands, "black", 0.1, 0, edge=0)
    panel(paint, (5, 63, 19, 71), made_of)
    return paint.reduce()


def record_player(look: str, frame: int) -> Image.Image:
    """Give a record player on a chest of records; in use the record turns."""
    paint = Paint(36, 46, 82)
    made_of = WOODS["walnut"]
    cupboard(paint, (2, 12, 34, 45), 16, made_of)
    paint.fill(paint.rect(4, 32, 32, 42), "black", 0.08, 0, edge=0.1)
    books(paint, (5, 31), 42, 9.4, 21)
    paint.fill(paint.rect(5, 13, 31, 27, 1.4), "red", 0.46, 1.4, 0.4)
    paint.fill(paint.oval(6.4, 13.6, 23.6, 26), "black", 0.2, 1, 0.4)
    paint.fill(paint.oval(9, 15.6, 21, 24) & ~paint.oval(10, 16.4, 20, 23.4), "black", 0.5, 0, edge=0)
    paint.fill(paint.oval(12.4, 18, 17.6, 21.6), "gold", 0.66, 0.8, 0.4, edge=0)
    turn = frame * 2.1
    glint = paint.dot(15 + 6 * np.cos(turn - 2.4), 19.8 + 4 * np.sin(turn - 2.4), 1.6, 0.8)
    paint.fill(glint, "steel", 0.7, 0, edge=0)
    arm = [(28, 15), (27, 21), (21, 22.4)] if look == "in use" else [(28, 15), (28.6, 24)]
    paint.fill(paint.line(arm, 1.1), "white", 0.9, 0, edge=0)
    paint.fill(paint.dot(28, 15, 1.7), "steel", 0.8, 1.2, 0.5)
    paint.fill(paint.poly((4, 12), (32, 12), (31, 2), (5, 2)), "red", 0.36, 1.4, 0.4)
    paint.fill(paint.poly((6, 10.6), (30, 10.6), (29.2, 3.6), (6.8, 3.6)), "plaster", 0.7, 0, edge=0.1)
    return paint.reduce()


def boxes(count: int) -> Image.Image:
    """Give moving boxes, stacked."""
    paint = Paint(38, 52 if count > 1 else 32, 88)
    foot = paint.height - 1
    spots = ((2, foot, 33), (7, foot - 21, 25))[:count]
    for x, bottom, wide in spots:
        paint.fill(
            paint.rect(x, bottom - 20, x + wide, bottom, 0.6), "sand", 0.5, 1, 0.35, down=(0.04, -0.08)
        )
        paint.fill(paint.rect(x, bottom - 29, x + wide, bottom - 18, 0.6), "sand", 0.72, 1.2, 0.35)
        paint.fill(
            paint.rect(x + wide / 2 - 2, bottom - 29, x + wide / 2 + 2, bottom - 12), "cream", 0.66, 0, edge=0
        )
        paint.fill(paint.rect(x, bottom - 19, x + wide, bottom - 18), "sand", 0.95, 0, edge=0)
        paint.fill(paint.rect(x + 4, bottom - 8, x + 10, bottom - 4), "plaster", 0.95, 0, edge=0.1)
        paint.fill(paint.rect(x + wide - 9, bottom - 9, x + wide - 4, bottom - 7.6), "red", 0.5, 0, edge=0)
    return paint.reduce()


def suitcase() -> Image.Image:
    """Give an old suitcase with labels."""
    paint = Paint(34, 28, 89)
    ring = paint.rect(11, 3, 23, 12, 3) & ~paint.rect(13, 5, 21, 12, 2)
    paint.fill(ring, "wood", 0.3, 1, 0.4)
    paint.fill(paint.rect(1, 9, 33, 27, 2.4), "red", 0.36, 1.6, 0.4, texture=0.04 * paint.noise(3, 1))
    paint.fill(paint.rect(1, 7, 33, 13, 2.4), "red", 0.52, 1.6, 0.4)
    for x in (6, 25):
        paint.fill(paint.rect(x, 7, x + 3, 27), "wood", 0.5, 0.8, 0.4)
        paint.fill(paint.rect(x, 12, x + 3, 15, 0.6), "gold", 0.75, 0.8, 0.5)
    paint.fill(paint.rect(11, 16, 18, 21), "gold", 0.8, 0, edge=0.1)
    paint.fill(paint.dot(21.4, 21, 2.6), "water", 0.7, 0, edge=0.1)
    return paint.reduce()


def toys() -> Image.Image:
    """Give a bear, a ball and blocks on the floor."""
    paint = Paint(44, 28, 90)
    for box, ramp in (((26, 16, 34, 26), "red"), ((34, 17, 42, 27), "water"), ((30, 7, 38, 17), "gold")):
        x0, y0, x1, y1 = box
        paint.fill(paint.rect(*box, 0.6), ramp, 0.5, 1, 0.4)
        paint.fill(paint.rect(x0, y0 - 2, x1, y0 + 2.4, 0.6), ramp, 0.72, 1, 0.4)
        paint.fill(
            paint.rect((x0 + x1) / 2 - 1.2, y0 + 4.4, (x0 + x1) / 2 + 1.2, y1 - 2), "plaster", 0.95, 0, edge=0
        )
    for box, tone in (((4, 13, 18, 27), 0.5), ((1.4, 20, 7, 27), 0.56), ((15, 20, 20.6, 27), 0.56)):
        paint.fill(paint.oval(*box), "sand", tone, 3, 0.5)
    for x in (6, 16):
        paint.fill(paint.dot(x, 4.4, 2.4), "sand", 0.52, 1.6, 0.5)
    paint.fill(paint.dot(11, 9, 7), "sand", 0.62, 3, 0.5)
    paint.fill(paint.dot(11, 11.4, 3.2, 2.4), "cream", 0.66, 1.4, 0.4, edge=0.05)
    for x in (8.4, 13.6):
        paint.fill(paint.dot(x, 8, 0.9), "black", 0.05, 0, edge=0)
    paint.fill(paint.dot(11, 10.6, 1, 0.7), "black", 0.05, 0, edge=0)
    paint.fill(paint.dot(11, 21, 3.6, 4), "cream", 0.6, 2, 0.4, edge=0.04)
    paint.fill(paint.dot(24, 23.4, 4), "violet", 0.6, 3, 0.6, gloss=0.3)
    return paint.reduce()


def book_pile() -> Image.Image:
    """Give a heap of books on the floor."""
    paint = Paint(24, 24, 91)
    for number, (x, ramp) in enumerate(((2, "red"), (4, "water"), (2.6, "gold"), (5, "grass"))):
        y = 22 - number * 4
        paint.fill(paint.rect(x, y - 3.4, x + 17, y + 0.8, 0.8), ramp, 0.5, 1, 0.4)
        paint.fill(paint.rect(x + 1.6, y - 1.8, x + 16.4, y - 0.2), "plaster", 0.9, 0, edge=0)
    paint.fill(paint.poly((6, 8), (21, 6), (23, 9.4), (7, 11)), "grass", 0.72, 1, 0.4)
    cup(paint, 13, 7.4, "red")
    return paint.reduce()


def umbrella_stand() -> Image.Image:
    """Give a stand with two umbrellas."""
    paint = Paint(20, 40, 92)
    for x, top, ramp in ((7, 6, "red"), (13, 4, "denim")):
        crook = paint.dot(x + 1.8, top, 2.4) & ~paint.dot(x + 1.8, top, 1.2) & paint.rect(0, 0, 20, top + 0.4)
        paint.fill(crook | paint.rect(x - 0.8, top, x + 0.7, top + 6), "wood", 0.6, 0.8, 0.4)
        paint.fill(
            paint.poly((x - 1.4, top + 5), (x + 1.4, top + 5), (x + 2.6, 30), (x - 2.6, 30)),
            ramp,
            0.5,
            2,
            0.5,
        )
    paint.fill(paint.poly((3, 20), (17, 20), (15.6, 39), (4.4, 39)), "teal", 0.44, 3, 0.5, gloss=0.2)
    paint.fill(paint.oval(2.6, 17.4, 17.4, 22.6) & ~paint.oval(4.6, 18.6, 15.4, 21.8), "teal", 0.7, 1, 0.4)
    return paint.reduce()


def vanity(wood: str) -> Image.Image:
    """Give a dressing table with a mirror and flasks."""
    paint = Paint(42, 62, 93)
    made_of = WOODS[wood]
    timber(paint, paint.oval(8, 1, 34, 36), made_of, 0.64, 2, relief=0.45)
    mirror = glass(paint, paint.oval(10.6, 3.6, 31.4, 33.4), 0.72)
    paint.fill(paint.poly((14, 27), (24, 6), (28, 6), (17, 30)) & mirror, "white", 1, 0, edge=0, alpha=0.55)
    for x in (4, 38):
        timber(paint, paint.rect(x - 1.6, 42, x + 1.6, 61, 0.8), made_of, 0.46, 1.2, upright=True)
    for number, x in enumerate((4, 26)):
        panel(paint, (x, 46, x + 12, 54), made_of, salt=number)
        knob(paint, x + 6, 50, made_of)
    panel(paint, (16, 46, 26, 50.6), made_of, salt=7)
    slab(paint, (1, 31, 41, 44), 3.4, made_of)
    for x, ramp, high in ((8, "pink", 6), (12.4, "gold", 4.6), (31, "violet", 7), (35, "red", 4)):
        paint.fill(paint.rect(x - 1.8, 38 - high, x + 1.8, 38, 1.2), ramp, 0.62, 1.6, 0.5, gloss=0.3)
        paint.fill(paint.rect(x - 0.8, 36.6 - high, x + 0.8, 38.4 - high), "gold", 0.75, 0, edge=0.1)
    paint.fill(paint.oval(18, 36, 25, 40), "plaster", 0.94, 1.2, 0.4)
    return paint.reduce()


def folding_screen(colour: str) -> Image.Image:
    """Give a folding screen of three leaves."""
    paint = Paint(50, 62, 94)
    for number, (x0, x1, rise) in enumerate(((1, 17, 0), (17, 33, 3), (33, 49, 0))):
        lift = 3 if number == 1 else 0
        left, right = (2, 5) if number != 1 else (5, 2)
        if number == 2:
            left, right = 2, 5
        leaf = paint.poly((x0, left), (x1, right), (x1, 58 + rise - lift), (x0, 61 - rise + lift * 0))
        timber(paint, leaf, WOODS["walnut"], 0.56 - 0.12 * (number == 1), 1.2, upright=True)
        inner = paint.poly((x0 + 2, left + 3), (x1 - 2, right + 3), (x1 - 2, 50), (x0 + 2, 50))
        tone = 0.66 - 0.14 * (number == 1)
        paint.fill(inner, CLOTHS[colour], tone, 0, edge=0.1, texture=0.04 * paint.weave(0.5))
        for y in (14, 26, 38):
            petal = paint.dot((x0 + x1) / 2, y + number % 2 * 5, 2.6, 1.6)
            paint.fill(petal, "plaster", 0.95, 0.8, 0.3, edge=0)
    return paint.reduce()


def waste_basket() -> Image.Image:
    """Give a basket with crumpled paper."""
    paint = Paint(20, 22, 102)
    for x, y in ((7, 6), (12.4, 5), (10, 3.6)):
        paint.fill(paint.dot(x, y, 3), "plaster", 0.9, 2, 0.5)
    mesh = 0.2 * paint.weave(0.75)
    paint.fill(paint.poly((3, 8), (17, 8), (15, 21), (5, 21)), "steel", 0.42, 2.4, 0.4, texture=mesh)
    paint.fill(paint.oval(2.4, 5.6, 17.6, 10.4) & ~paint.oval(4.4, 6.6, 15.6, 9.6), "steel", 0.75, 0.9, 0.5)
    return paint.reduce()


def log_basket() -> Image.Image:
    """Give a basket of firewood."""
    paint = Paint(32, 28, 103)
    for x, y in ((7, 9), (14, 7), (21, 8), (25, 10), (11, 11), (18, 11)):
        timber(paint, paint.rect(x - 4, y - 3.6, x + 4, y + 8, 2), WOODS["oak"], 0.4, 1.4)
        paint.fill(paint.dot(x, y - 1, 3.4, 2.8), "wood", 0.8, 1, 0.3)
        paint.fill(paint.dot(x, y - 1, 1.4, 1.1), "wood", 0.56, 0, edge=0)
    weave = 0.18 * paint.weave(1)
    paint.fill(paint.poly((1.6, 13), (30.4, 13), (28, 27), (4, 27)), "sand", 0.5, 2.4, 0.4, texture=weave)
    paint.fill(paint.rect(1, 11.6, 31, 14.6, 1.2), "sand", 0.78, 1, 0.4)
    return paint.reduce()


def dresser(wood: str) -> Image.Image:
    """Give a kitchen dresser with plates, cups and jars."""
    paint = Paint(48, 72, 104)
    made_of = WOODS[wood]
    timber(paint, paint.rect(2, 5, 46, 44), made_of, 0.48, 1, upright=True)
    timber(paint, paint.rect(4, 9, 44, 42), made_of, 0.16, 0)
    timber(paint, paint.rect(1, 2, 47, 9, 1.2), made_of, 0.7, 1.4)
    for x in (10, 20, 30, 39):
        paint.fill(paint.dot(x, 19, 4.6), "water" if x % 20 else "white", 0.7 if x % 20 else 0.94, 1, 0.4)
        paint.fill(paint.dot(x, 19, 2.6), "white", 0.98, 0.6, 0.2, edge=0.05)
    timber(paint, paint.rect(4, 24, 44, 26.4), made_of, 0.66, 0.8)
    for x, ramp in ((8, "red"), (14, "gold"), (20.4, "white"), (26, "white"), (32.6, "teal"), (39, "red")):
        paint.fill(
            paint.rect(x - 2.4, 31 if ramp != "white" else 34, x + 2.4, 39, 1.2),
            ramp,
            0.62,
            2,
            0.5,
            gloss=0.2,
        )
    cupboard(paint, (1, 38, 47, 71), 9, made_of)
    for number, x in enumerate((3, 24.4)):
        panel(paint, (x, 51, x + 20.4, 56.4), made_of, salt=number)
        panel(paint, (x, 57, x + 20.4, 67), made_of, salt=number + 3)
        knob(paint, x + 10.2, 53.8, made_of)
        knob(paint, x + (17 if number == 0 else 3.4), 61, made_of)
    paint.fill(paint.dot(12, 41.6, 5, 2.8), "white", 0.92, 1, 0.4)
    for x, ramp in ((10, "red"), (13.6, "gold"), (12, "grass")):
        paint.fill(paint.dot(x, 40 - (x == 12), 2), ramp, 0.6, 1.6, 0.6)
    return paint.reduce()


def ironing_board() -> Image.Image:
    """Give an ironing board with an iron and a shirt."""
    paint = Paint(50, 38, 105)
    for x0, x1 in ((14, 38), (38, 14)):
        paint.fill(paint.line([(x0, 16), (x1, 36)], 1.8), "steel", 0.6, 1, 0.5)
    board = paint.poly((1, 12), (8, 6), (46, 6), (49, 10), (49, 15), (46, 19), (8, 19))
    paint.fill(board, "water", 0.44, 1, 0.4)
    top = paint.poly((1, 11), (8, 5), (46, 5), (49, 9), (49, 13), (46, 16.6), (8, 16.6))
    paint.fill(top, "water", 0.72, 1.4, 0.3, texture=0.06 * paint.weave(1))
    paint.fill(
        paint.poly((20, 4), (34, 4), (37, 9), (34, 10), (34, 18), (20, 18), (20, 10), (17, 9)),
        "plaster",
        0.95,
        1,
        0.3,
    )
    paint.fill(paint.poly((38, 13), (40, 8), (46, 8), (47, 13)), "red", 0.56, 1.6, 0.5)
    paint.fill(paint.rect(40, 5.4, 46, 7), "black", 0.3, 0.8, 0.5)
    return paint.reduce()


PROPS = (
    *(Prop(f"coat stand {wood}", still(coat_stand, wood), shadow="oval") for wood in WOODS),
    *(
        Prop(
            f"grandfather clock {wood}", lambda _look, frame, w=wood: tall_clock(w, frame), frames=(("", 4),)
        )
        for wood in WOODS
    ),
    Prop("record player", moving(record_player), looks=("in use",), frames=(("in use", 3),)),
    Prop("moving box", still(boxes, 1)),
    Prop("moving boxes", still(boxes, 2)),
    Prop("suitcase", still(suitcase)),
    Prop("toys", still(toys), shadow="none"),
    Prop("book pile", still(book_pile)),
    Prop("umbrella stand", still(umbrella_stand), shadow="oval"),
    *(Prop(f"dressing table {wood}", still(vanity, wood)) for wood in WOODS),
    *(Prop(f"folding screen {colour}", still(folding_screen, colour)) for colour in ("red", "blue", "green")),
    *(Prop(f"dresser {wood}", still(dresser, wood)) for wood in WOODS),
    Prop("waste basket", still(waste_basket), shadow="oval"),
    Prop("log basket", still(log_basket)),
    Prop("ironing board", still(ironing_board)),
)
"""Everything that makes a room lived in."""
