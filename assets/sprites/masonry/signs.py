"""Signs of places: a board with its name, a shield on a bracket, the number of a house."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from masonry import letters
from masonry.hang import COLOURS, hung
from masonry.icons import ICONS
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image


class Place(NamedTuple):
    """What a place's sign says."""

    text: str
    icon: str
    ramp: str
    tone: float
    trades: bool = False
    """It is a shop: the sign says whether it is open."""


PLACES = {
    "cafe": Place("HOBBS CAFE", "cup", "green paint", 0.42, trades=True),
    "pub": Place("ROSE & CROWN", "rose", "walnut", 0.5, trades=True),
    "supply store": Place("SUPPLY STORE", "tools", "blue paint", 0.42, trades=True),
    "market": Place("WILLOWS MARKET", "apple", "green paint", 0.46, trades=True),
    "pharmacy": Place("PHARMACY", "cross", "birch", 0.86, trades=True),
    "college": Place("OAK HILL COLLEGE", "cap", "red", 0.26),
    "library": Place("LIBRARY", "book", "wood", 0.42),
    "dorm": Place("DORM", "bed", "violet", 0.34),
    "park": Place("JOHNSON PARK", "tree", "wood", 0.46),
    "artists": Place("ARTISTS' HOUSE", "palette", "teal", 0.36),
    "music": Place("MUSIC", "note", "violet", 0.3),
    "town": Place("SMALLVILLE", "heart", "wood", 0.46),
}
"""Every sign by what follows "sign" in its name."""

_ROW = 7
"""Height of the plate that says OPEN or CLOSED."""


def _board(place: Place, look: str) -> Image.Image:
    """Draw the board over a door or a window; under it a plate, if the place trades."""
    wide = letters.width(place.text) + 16 + 12
    paint = Paint(wide, 20 + (10 if place.trades else 0), 26)
    paint.fill(paint.rect(1, 2, wide - 1, 19, 2.4), "wood", 0.6, 1.6, 0.5, edge=0.14)
    inner = paint.rect(3, 4, wide - 3, 17, 1.4)
    paint.fill(inner, place.ramp, place.tone, 0, edge=0.16)
    gilt = paint.rect(3.6, 4.6, wide - 3.6, 16.4, 1) & ~paint.rect(4.5, 5.5, wide - 4.5, 15.5, 0.8)
    paint.fill(gilt, "gold", 0.72, 0, edge=0)
    ICONS[place.icon](paint, 12.0, 10.5)
    pale = place.tone > 0.7
    letters.write(paint, place.text, 21, 8, "1f6a55" if pale else "fde690")
    if place.trades:
        _plate(paint, wide, shut=look == "closed")
    return paint.reduce(dark=0.42)


def _plate(paint: Paint, wide: int, *, shut: bool) -> None:
    """Hang the plate that says whether one may come in from two small chains."""
    text = "CLOSED" if shut else "OPEN"
    half = (letters.width(text) + 6) / 2
    left = round(wide / 2 - half)
    for x in (left + 3, left + 2 * half - 3):
        paint.fill(paint.rect(x - 0.4, 18, x + 0.6, 22), "steel", 0.7, 0, edge=0)
    name, tone = ("red", 0.4) if shut else ("grass", 0.36)
    paint.fill(paint.rect(left, 20.4, left + 2 * half, 20.6 + _ROW + 1, 1), name, tone, 0.8, 0.3, edge=0.12)
    letters.write(paint, text, left + 3, 22, "fffaea")


def _shield(place: Place) -> Image.Image:
    """Draw a round shield that hangs from a bracket of wrought iron."""
    paint = Paint(28, 34, 8)
    paint.fill(paint.rect(2, 2, 26, 4, 0.6) | paint.rect(2, 1, 4, 12, 0.6), "black", 0.46, 0.8, 0.5, edge=0.1)
    scroll = paint.dot(8.4, 7.4, 3.4) & ~paint.dot(8.4, 7.4, 2.2)
    paint.fill(scroll, "black", 0.5, 0, edge=0)
    for x in (11, 21):
        paint.fill(paint.rect(x - 0.5, 4, x + 0.5, 11), "black", 0.6, 0, edge=0)
    paint.fill(paint.oval(5, 9, 27, 31), "wood", 0.62, 1.8, 0.5, edge=0.14)
    paint.fill(paint.oval(7, 11, 25, 29), place.ramp, place.tone, 0, edge=0.18)
    ring = paint.oval(7.8, 11.8, 24.2, 28.2) & ~paint.oval(8.8, 12.8, 23.2, 27.2)
    paint.fill(ring, "gold", 0.72, 0, edge=0)
    ICONS[place.icon](paint, 16.0, 20.2)
    return paint.reduce(dark=0.42)


def _number(number: int) -> Image.Image:
    """Draw an enamel plate with the number of a house."""
    text = str(number)
    wide = letters.width(text) + 6
    paint = Paint(wide, 11, 3)
    name, tone = COLOURS["blue"]
    paint.fill(paint.rect(1, 1, wide - 1, 10, 1.2), name, tone - 0.16, 0.8, 0.3, edge=0.1)
    letters.write(paint, text, 3, 3, "fffaea")
    return paint.reduce(dark=0.5)


def _stand(text: str, icon: str) -> Image.Image:
    """Draw a blackboard that stands on the pavement and praises what there is today."""
    paint = Paint(24, 34, 7)
    paint.fill(
        paint.poly((3, 33), (5, 4), (7, 4), (6, 33)) | paint.poly((21, 33), (19, 4), (17, 4), (18, 33)),
        "wood",
        0.5,
        0.8,
        0.4,
    )
    paint.fill(paint.poly((3, 29), (4.6, 2), (19.4, 2), (21, 29)), "wood", 0.64, 1.4, 0.4, edge=0.12)
    paint.fill(paint.poly((5.4, 27), (6.6, 4.4), (17.4, 4.4), (18.6, 27)), "leaf", 0.2, 0, edge=0.14)
    ICONS[icon](paint, 12.0, 19.6)
    letters.write(paint, text, 12 - letters.width(text) // 2, 7, "fffaea")
    return paint.reduce(dark=0.45)


def _all() -> tuple[Prop, ...]:
    made = []
    for name, place in PLACES.items():
        draw = functools.partial(_board, place)
        looks = ("open", "closed") if place.trades else ()
        made.append(
            Prop(f"sign {name}", lambda look, _frame, draw=draw: draw(look), looks=looks, shadow="none")
        )
        made.append(hung(f"sign hanging {name}", functools.partial(_shield, place), sways=True))
    made += [hung(f"house number {number}", functools.partial(_number, number)) for number in range(1, 25)]
    for name, text, icon in (
        ("coffee", "CAKE", "cup"),
        ("beer", "ALE", "mug"),
        ("fruit", "SALE", "apple"),
        ("books", "READ", "book"),
    ):
        draw_stand = functools.partial(_stand, text, icon)
        made.append(
            Prop(f"pavement sign {name}", lambda _look, _frame, draw=draw_stand: draw(), shadow="box")
        )
    return tuple(made)


PROPS = _all()
"""Signs, shields and numbers."""
