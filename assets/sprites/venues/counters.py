"""Counters in pieces of one tile that line up into any length, with corners both ways.

Every piece stands on the southern edge of its cell. ``left``, ``mid``, ``right`` make a straight run
that faces south. ``side left`` and ``side right`` run from north to south along that edge of the cell
and end in a front of their own. ``corner left|right`` joins a side that comes from the north to a
straight run, ``turn left|right`` is the end of a straight run from which a side goes on southwards.
What stands on a counter is lifted by `TOP_LIFT`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from studio.paint import TILE_PX, Paint
from studio.prop import Prop
from venues import goods
from venues.parts import flat, middle, panel, puddle, repeating, solid, speckle

if TYPE_CHECKING:
    from PIL import Image

    from studio.paint import Mask

TOP_LIFT = 30
"""Pixels by which a thing on a counter is lifted: its foot stands in the middle of the top."""

FACE = 26
"""Height of the front of a counter, pixels."""

DEPTH = 14
"""Depth of the top of a straight run, pixels."""

SIDE_WIDTH = 24
"""Width of the top of a side."""

JOIN = 3
"""Rows by which a side reaches over the piece north of it, so that no edge shows between them."""

MARGIN = 32
"""What is painted beyond the cell and cut off again, so that neighbours join."""

PARTS = (
    "left", "mid", "right", "single",
    "side left", "side right", "corner left", "corner right", "turn left", "turn right",
)  # fmt: skip
"""The pieces of every counter."""


class Style(NamedTuple):
    """What a counter is made of."""

    name: str
    body: str
    tone: float
    top: str
    top_tone: float
    front: str = "panels"
    """panels, drawers, planks or tiles."""
    rail: bool = False
    """A brass rail for the feet."""
    kind: str = ""


STYLES = (
    Style("cafe counter", "wood", 0.56, "cream", 0.82),
    Style("counter green", "green paint", 0.52, "pine", 0.62),
    Style("counter blue", "blue paint", 0.5, "pine", 0.66, "drawers"),
    Style("counter red", "red", 0.4, "cream", 0.84, "planks"),
    Style("counter white", "white paint", 0.72, "wood", 0.72, "drawers"),
    Style("bar counter", "walnut", 0.62, "mahogany", 0.69, rail=True),
    Style("supply counter", "pine", 0.42, "steel", 0.66, "planks", kind="supply store counter"),
    Style("grocery counter", "green paint", 0.62, "cream", 0.86, "planks", kind="grocery store counter"),
    Style("pharmacy counter", "white", 0.76, "white", 0.9, "tiles", kind="pharmacy store counter"),
)
"""Every counter there is."""


def piece(style: Style, part: str, look: str = "") -> Image.Image:
    """Draw one piece of a counter."""
    if part.startswith("side"):
        return _side(style, part.removeprefix("side "))
    if part.startswith("corner"):
        return _corner(style, part.removeprefix("corner "))
    height = DEPTH + FACE + 4
    p = Paint(TILE_PX + 2 * MARGIN, height, 3)
    x0 = MARGIN + 1 if part in {"left", "single", "turn left"} else 0.0
    x1 = MARGIN + TILE_PX - 1 if part in {"right", "single", "turn right"} else float(p.width)
    _front(p, style, x0, x1, DEPTH + 3)
    top = p.rect(x0, 2.5, x1, DEPTH + 3, 1)
    if part.startswith("turn"):
        a = MARGIN + 1 if part == "turn left" else MARGIN + TILE_PX - 1 - SIDE_WIDTH
        top |= p.rect(a, 5, a + SIDE_WIDTH, DEPTH + 8)
    _top(p, style, top, p.rect(x0, 6, x1, DEPTH + 5.5, 1))
    _happening(p, look)
    return middle(p.reduce(), MARGIN, 0, TILE_PX, height)


def _happening(p: Paint, look: str) -> None:
    """Paint what a look adds on top: what is bought, something spilled, a crack."""
    if look == "in use":
        for x, maker, number in (
            (7, goods.can, 0),
            (14, goods.loaf, 0),
            (21, goods.carton, 1),
            (27, goods.fruit, 0),
        ):
            maker(p, MARGIN + x, 14.5, number)
    elif look == "dirty":
        puddle(p, MARGIN + 15, 10, wide=10, high=3.4, ramp="ginger")
        puddle(p, MARGIN + 25, 13, wide=3, high=1.4, ramp="ginger")
        flat(p, p.rect(MARGIN + 20, 16, MARGIN + 21.6, 26), "ginger", 0.7)
    elif look == "broken":
        crack = [(12, 3), (16, 8), (13, 12), (18, 17), (15, 24), (20, 31), (17, 38)]
        flat(p, p.line([(MARGIN + x, y) for x, y in crack], 1.1), "black", 0.0)
        flat(p, p.line([(MARGIN + 16, 8), (MARGIN + 23, 11)], 0.9), "black", 0.0)


def _front(p: Paint, style: Style, x0: float, x1: float, y0: float) -> None:
    """Paint the face of a counter, from the row of its top's edge to the foot of the picture."""
    bottom = p.height - 1.0
    body, tone = style.body, style.tone
    face = p.rect(x0, y0 - 3, x1, bottom, 1)
    p.fill(face, body, tone - 0.06, 1, 0.3, down=(0.04, -0.1), texture=repeating(p, 1, upright=True))
    step = 8 if style.front in {"planks", "tiles"} else 16
    for number, left in enumerate(range(0, p.width, step)):
        a, b = max(left, x0), min(left + step, x1)
        if b - a < step - 2:
            continue
        _module(p, style, (a, y0 + 4, b, bottom - 4), number % (TILE_PX // step))
    p.fill(p.rect(x0, bottom - 3, x1, bottom), body, tone - 0.26, 1, 0.3)
    p.shade(p.rect(x0, y0, x1, y0 + 2.4), 0.5, dy=1, blur=1.2, within=face)
    if style.rail:
        solid(p, p.rect(x0, bottom - 7.4, x1, bottom - 5.4), "gold", 0.7, 1)
        p.shade(p.rect(x0, bottom - 5, x1, bottom - 4), 0.4, blur=0.5, within=face)


def _module(p: Paint, style: Style, box: tuple[float, float, float, float], number: int) -> None:
    """Paint one panel, pair of drawers, plank or row of tiles of a front."""
    x0, y0, x1, y1 = box
    body, tone = style.body, style.tone
    if style.front == "planks":
        shape = p.rect(x0 + 0.4, y0 - 3, x1 - 0.4, y1 + 1)
        p.fill(
            shape,
            body,
            tone + (0.04, -0.02, 0.02, -0.03)[number],
            1,
            0.4,
            texture=repeating(p, 5, upright=True),
        )
        flat(p, p.rect(x1 - 0.5, y0 - 3, x1 + 0.3, y1 + 1), body, tone - 0.24)
        return
    if style.front == "tiles":
        for row in range(2):
            a = y0 - 1 + row * (y1 - y0 + 1) / 2
            solid(p, p.rect(x0 + 0.5, a, x1 - 0.5, a + (y1 - y0) / 2, 0.6), body, tone + 0.05, 1)
        flat(p, p.rect(x0, y0 + 3, x1, y0 + 8.2), "leaf", 0.95)
        flat(p, p.rect(x0, y0 + 7.4, x1, y0 + 8.4), "leaf", 0.6)
        return
    centre = (x0 + x1) / 2
    if style.front == "drawers":
        split = y0 + (y1 - y0) * 0.42
        panel(
            p, (x0 + 1.2, y0, x1 - 1.2, split - 0.4), body, tone, knob=(centre, (y0 + split) / 2), salt=number
        )
        panel(
            p, (x0 + 1.2, split + 0.4, x1 - 1.2, y1), body, tone, knob=(centre, (split + y1) / 2), salt=number
        )
        return
    panel(p, (x0 + 1.4, y0, x1 - 1.4, y1), body, tone, salt=number)


def _top(p: Paint, style: Style, top: Mask, under: Mask) -> None:
    """Paint the top of a counter with its thickness and its lit edge."""
    p.fill(under, style.top, style.top_tone - 0.28, 0.8, 0.3)
    _surface(p, style, top)
    edge = top & ~_moved_up(top)
    flat(p, edge, style.top, min(1.0, style.top_tone + 0.24))


def _surface(p: Paint, style: Style, shape: Mask) -> None:
    """Paint the surface of a top: wood by its grain, everything else speckled."""
    wooden = style.top in {"wood", "pine", "mahogany", "walnut"}
    rough = repeating(p, 3, 0.07) if wooden else speckle(p, 2)
    p.fill(
        shape, style.top, style.top_tone, 1.1, 0.26, texture=rough, edge=0.06, gloss=0.1 if style.rail else 0
    )


def _moved_up(shape: Mask) -> Mask:
    """Give a shape without its lowest pixel, of the finished picture."""
    moved = shape.copy()
    moved[:-4] = shape[4:]
    moved[-4:] = False
    return moved & shape


def _side(style: Style, edge: str) -> Image.Image:
    """Draw a piece of a run from north to south: all top, with a front where it ends."""
    height = TILE_PX + FACE + JOIN
    p = Paint(TILE_PX + 2 * MARGIN, height + 8, 3)
    x0 = MARGIN + (1 if edge == "left" else TILE_PX - 1 - SIDE_WIDTH)
    x1 = x0 + SIDE_WIDTH
    _front(p, style, x0, x1, 8 + JOIN + TILE_PX)
    _top(p, style, p.rect(x0, 0, x1, 8 + JOIN + TILE_PX, 1), p.rect(x0, 20, x1, 8 + JOIN + TILE_PX + 2.5, 1))
    return middle(p.reduce(), MARGIN, 8, TILE_PX, height)


def _corner(style: Style, edge: str) -> Image.Image:
    """Draw where a run from the north joins a straight one that goes on to the other side."""
    height = TILE_PX + FACE + JOIN
    p = Paint(TILE_PX + 2 * MARGIN, height + 8, 3)
    x0 = MARGIN + 1 if edge == "left" else 0.0
    x1 = float(p.width) if edge == "left" else MARGIN + TILE_PX - 1
    a = MARGIN + (1 if edge == "left" else TILE_PX - 1 - SIDE_WIDTH)
    front = 8 + height - FACE - 1
    _front(p, style, x0, x1, front)
    arm = p.rect(a, 0, a + SIDE_WIDTH, front, 1)
    _top(
        p,
        style,
        arm | p.rect(x0, front - DEPTH - 0.5, x1, front, 1),
        p.rect(x0, front - 3, x1, front + 2.5, 1),
    )
    return middle(p.reduce(), MARGIN, 8, TILE_PX, height)


SHOWS = ("in use", "dirty", "broken")
"""The looks of the middle of a shop's counter."""


def _looks(style: Style, part: str) -> tuple[str, ...]:
    return SHOWS if style.kind and part in {"mid", "single"} else ()


PROPS: tuple[Prop, ...] = tuple(
    Prop(
        f"{style.name} {part}",
        lambda look, _frame, s=style, of=part: piece(s, of, look),
        kind=style.kind,
        looks=_looks(style, part),
        shadow="none" if part == "mid" else "box",
    )
    for style in STYLES
    for part in PARTS
)
"""Every piece of every counter."""
