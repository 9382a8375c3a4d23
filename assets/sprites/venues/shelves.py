"""Shelves of the three shops: tall ones against a wall, low ones that stand free, all of them full."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from studio.paint import Paint
from studio.prop import Prop
from venues import goods
from venues.parts import board, flat, solid

if TYPE_CHECKING:
    from collections.abc import Callable

    from PIL import Image

    Maker = Callable[[Paint, float, float, int], None]

TOOLS, GROCERY, PHARMACY = "supply store product shelf", "grocery store shelf", "pharmacy store shelf"


class Stock(NamedTuple):
    """What a shelf is made of and what stands on it."""

    name: str
    kind: str
    wood: str
    tone: float
    band: str
    """Ramp of the strip over it, the strong colour of the shop's corner."""
    rows: tuple[tuple[Maker, ...], ...]
    """Makers by board, from the top."""
    pitch: float = 7.0
    back: str = ""
    """Ramp of the back wall; of its own wood unless named."""


STOCKS = (
    Stock(
        "shelf tools",
        TOOLS,
        "pine",
        0.4,
        "red",
        ((goods.tool,), (goods.box_of, goods.tool), (goods.box_of,)),
        8.4,
    ),
    Stock(
        "shelf paint",
        TOOLS,
        "pine",
        0.4,
        "water",
        ((goods.brush,), (goods.paint_can,), (goods.paint_can,)),
        8.2,
    ),
    Stock(
        "shelf garden",
        TOOLS,
        "pine",
        0.4,
        "leaf",
        ((goods.pot,), (goods.seeds,), (goods.can_watering, goods.pot)),
        8.2,
    ),
    Stock(
        "shelf nails",
        TOOLS,
        "pine",
        0.4,
        "gold",
        ((goods.box_of,), (goods.box_of, goods.paint_can), (goods.tool,)),
        8.2,
    ),
    Stock(
        "shelf fruit",
        GROCERY,
        "wood",
        0.6,
        "leaf",
        ((goods.fruit,), (goods.greens, goods.fruit), (goods.fruit, goods.greens)),
        9.6,
    ),
    Stock(
        "shelf bread",
        GROCERY,
        "wood",
        0.6,
        "gold",
        ((goods.baguette, goods.loaf), (goods.loaf,), (goods.loaf,)),
        8.6,
    ),
    Stock("shelf cans", GROCERY, "wood", 0.6, "red", ((goods.can,), (goods.jar,), (goods.can,)), 6.4),
    Stock(
        "shelf drinks",
        GROCERY,
        "wood",
        0.6,
        "water",
        ((goods.drink,), (goods.carton, goods.drink), (goods.drink,)),
        6.2,
    ),
    Stock(
        "shelf cereal",
        GROCERY,
        "wood",
        0.6,
        "violet",
        ((goods.carton,), (goods.jar, goods.carton), (goods.carton,)),
        6.6,
    ),
    Stock(
        "shelf medicine",
        PHARMACY,
        "white",
        0.8,
        "leaf",
        ((goods.pill_jar,), (goods.pill_box,), (goods.pill_jar, goods.pill_box)),
        6.8,
        "teal",
    ),
    Stock(
        "shelf ",
        PHARMACY,
        "white",
        0.8,
        "leaf",
        ((goods.pill_jar, goods.flask), (goods.pill_box, goods.tube), (goods.tube, goods.pill_box)),
        6.8,
        "teal",
    ),
    Stock(
        "shelf remedies",
        PHARMACY,
        "white",
        0.8,
        "teal",
        ((goods.flask,), (goods.flask, goods.pill_jar), (goods.pill_box,)),
        7.6,
        "teal",
    ),
    Stock(
        "shelf care",
        PHARMACY,
        "white",
        0.8,
        "pink",
        ((goods.tube,), (goods.tube, goods.jar), (goods.tube,)),
        6.4,
        "teal",
    ),
)
"""Every shelf of the shops."""

PLAIN = {TOOLS: "supply store", GROCERY: "grocery", PHARMACY: "pharmacy"}
"""How the names of a shop's shelves begin."""


def tall(stock: Stock, look: str) -> Image.Image:
    """Draw two tiles of shelf as high as a person, with three boards."""
    p = Paint(64, 66, 5)
    p.fill(p.rect(1, 6, 63, 65, 1), stock.wood, stock.tone, 1, 0.3, texture=0.05 * p.grain(1, upright=True))
    p.fill(p.rect(4, 12, 60, 60), stock.back or stock.wood, _dark(stock), 0, down=(-0.06, 0.1), edge=0.1)
    for number, foot in enumerate((26, 42.4, 58.8)):
        p.shade(p.rect(4, foot - 15, 60, foot - 11.6), 0.45, blur=1)
        _goods(p, stock, number, (5.4, 58.6), foot, look, room=13)
        solid(
            p, p.rect(2, foot, 62, foot + 3.2), stock.wood, stock.tone + 0.12, 0.9, texture=0.05 * p.grain(4)
        )
        _prices(p, 6, 58, foot + 1)
    board(p, (1, 2.5, 63, 8), 3.6, stock.wood, stock.tone + 0.18, salt=2, rough=0.06)
    solid(p, p.rect(12, 5.4, 52, 12.4, 1.4), stock.band, 0.58, 1.2)
    flat(p, p.rect(18, 8, 30, 9.4) | p.rect(32, 8, 46, 9.4), "plaster", 1.0)
    if look == "broken":
        _fallen(p, stock)
    return p.reduce()


def low(stock: Stock, look: str) -> Image.Image:
    """Draw two tiles of a free-standing shelf, goods on its top and on one board of its front."""
    p = Paint(64, 52, 6)
    p.fill(
        p.rect(2, 24, 62, 51, 1),
        stock.wood,
        stock.tone - 0.06,
        1,
        0.3,
        texture=0.05 * p.grain(1, upright=True),
    )
    p.fill(p.rect(4.6, 29, 59.4, 46), stock.back or stock.wood, _dark(stock), 0, edge=0.1)
    board(
        p,
        (1, 12, 63, 24),
        3.4,
        stock.back or stock.wood,
        stock.tone + (0.14 if not stock.back else -0.2),
        salt=2,
        rough=0.05,
    )
    _goods(p, stock, 0, (4, 60), 18, look)
    _goods(p, stock, 1, (4, 60), 23.4, look, salt=3)
    p.shade(p.rect(4.6, 28, 59.4, 31), 0.5, blur=1)
    _goods(p, stock, 2, (6, 58), 45, look, room=14, salt=1)
    solid(p, p.rect(2, 45, 62, 48.6), stock.band, 0.56, 1)
    _prices(p, 6, 58, 46.2)
    if look == "broken":
        _fallen(p, stock)
    return p.reduce()


def _goods(  # noqa: PLR0917 - the board is given by its number, its span and its height
    p: Paint,
    stock: Stock,
    number: int,
    span: tuple[float, float],
    foot: float,
    look: str,
    *,
    room: float = 0,
    salt: int = 0,
) -> None:
    """Fill one board; in use a part of one is gone, of a dirty shelf half of all, of a broken one more."""
    taken = {"in use": 0.4 if number == 1 else 0.0, "dirty": 0.35 + 0.2 * number, "broken": 0.75}.get(
        look, 0.0
    )
    pitch = stock.pitch * (1.12 if salt else 1)
    makers = stock.rows[number]
    goods.row(p, span, foot, makers, pitch=pitch, room=room, taken=taken, salt=salt + number * 2)


def _fallen(p: Paint, stock: Stock) -> None:
    """Let a board hang down and goods lie in a heap at the foot of the shelf."""
    foot = p.height - 2.0
    plank = p.poly((22, foot - 26), (58, foot - 12), (58, foot - 8.6), (22, foot - 22.6))
    p.fill(plank, stock.wood, stock.tone + 0.16, 1, 0.4, edge=0.2)
    makers = [maker for makers in stock.rows for maker in makers]
    for number, x in enumerate((24, 33, 42, 51, 29, 38, 47, 57)):
        makers[number % len(makers)](p, x, foot - (5 if number < 4 else 0), number)


def _dark(stock: Stock) -> float:
    """Give the tone of the back wall, dark enough for every good."""
    return 0.3 if stock.back else max(0.0, stock.tone - 0.4)


def _prices(p: Paint, x0: float, x1: float, y: float) -> None:
    """Stick price tags on the edge of a board."""
    x = x0
    while x < x1 - 4:
        flat(p, p.rect(x, y, x + 4, y + 1.8), "plaster", 1.0)
        x += 10.4


def _name(stock: Stock, size: str) -> str:
    """Give the name: "supply store shelf tools", "grocery low shelf bread"."""
    what = stock.name.removeprefix("shelf ")
    return f"{PLAIN[stock.kind]} {size}shelf {what}"


PROPS: tuple[Prop, ...] = tuple(
    Prop(
        _name(stock, size).strip(),
        lambda look, _frame, s=stock, d=draw: d(s, look),
        stock.kind,
        looks=("in use", "dirty", "broken"),
    )
    for stock in STOCKS
    for size, draw in (("", tall), ("low ", low))
    if not (size and stock.name == "shelf ")
)
"""Every shelf, tall and low."""
