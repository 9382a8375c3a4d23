"""Doors, to be hung into the doorways of the walls, and the steps before them.

A door stands on the foot of the wall, in a tile with an arch (a double door in "arch left" and
"arch right"): where it is open, what lies behind the doorway is seen through it.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from masonry.hang import COLOURS, frame, hung
from studio.paint import Paint
from studio.prop import Prop

if TYPE_CHECKING:
    from PIL import Image

HIGH = 46
"""Height of a door with its frame."""

_HEAD, _JAMB = 3, 4
"""Thickness of the frame above and at the sides."""


class Leaf(NamedTuple):
    """How the leaf of a door is made."""

    colour: str
    style: str
    """"panels", "window", "round", "glass", "planks"."""
    frame: str = "birch"
    tone: float = 0.86


LEAVES = {
    "red": Leaf("red", "window"),
    "green": Leaf("green", "window"),
    "blue": Leaf("blue", "panels"),
    "teal": Leaf("teal", "round"),
    "yellow": Leaf("yellow", "window"),
    "white": Leaf("white", "panels", "wood", 0.6),
    "oak": Leaf("oak", "panels", "wood", 0.56),
    "walnut": Leaf("walnut", "planks", "walnut", 0.62),
    "violet": Leaf("violet", "round"),
    "black": Leaf("black", "panels"),
    "orange": Leaf("orange", "window"),
    "pink": Leaf("pink", "round"),
    "glass oak": Leaf("oak", "glass", "wood", 0.56),
    "glass white": Leaf("white", "glass"),
    "glass green": Leaf("green", "glass"),
    "glass red": Leaf("red", "glass"),
    "iron": Leaf("black", "planks", "grey", 0.6),
}
"""Every door by what follows "door" in its name."""

DOUBLE = ("red", "green", "blue", "oak", "walnut", "white", "glass oak", "glass white", "glass green")
"""The doors that there are with two leaves."""


def _glazed(paint: Paint, x0: float, y0: float, x1: float, y1: float) -> None:
    glass = paint.rect(x0, y0, x1, y1, 0.8)
    paint.fill(glass, "glass", 0.6, 0, down=(0.14, -0.24), edge=0.2)
    wide = x1 - x0
    streak = paint.poly((x0 + wide * 0.1, y1), (x0 + wide * 0.7, y0), (x0 + wide, y0), (x0 + wide * 0.4, y1))
    paint.fill(streak & glass, "glass", 0.95, 0, edge=0, alpha=0.6)


def _panel(paint: Paint, x0: float, y0: float, x1: float, y1: float, name: str, tone: float) -> None:  # noqa: PLR0917
    paint.fill(paint.rect(x0, y0, x1, y1, 0.5), name, tone - 0.2, 0, edge=0)
    paint.fill(
        paint.rect(x0 + 0.9, y0 + 0.9, x1 - 0.3, y1 - 0.3, 0.5), name, tone + 0.05, 1.1, 0.36, edge=0.04
    )


def _leaf(paint: Paint, leaf: Leaf, x0: float, x1: float, *, knob: float) -> None:
    """Paint a closed leaf between two columns."""
    name, tone = COLOURS[leaf.colour]
    top, middle = _HEAD + 0.6, (x0 + x1) / 2
    grain = 0.05 * paint.grain(3, upright=True)
    paint.fill(
        paint.rect(x0, top, x1, HIGH), name, tone, 1, 0.3, down=(0.04, -0.08), texture=grain, edge=0.16
    )
    if leaf.style == "planks":
        for at in range(1, 4):
            x = x0 + (x1 - x0) * at / 4
            paint.fill(paint.rect(x - 0.5, top + 1, x + 0.4, HIGH), name, tone - 0.3, 0, edge=0)
        for y in (top + 6, HIGH - 10):
            paint.fill(paint.rect(x0, y, x1 - 4, y + 2, 0.8), "black", 0.4, 0.8, 0.5, edge=0.1)
        paint.fill(paint.rect(middle - 3, top + 11, middle + 3, top + 18, 0.6), name, tone - 0.3, 0, edge=0)
        _glazed(paint, middle - 2.2, top + 11.8, middle + 2.2, top + 17.2)
    elif leaf.style == "glass":
        _glazed(paint, x0 + 3, top + 3, x1 - 3, HIGH - 11)
        paint.fill(paint.rect(x0 + 2, 22, x1 - 2, 23.6), name, tone + 0.1, 0.6, 0.3, edge=0.1)
        _panel(paint, x0 + 3, HIGH - 9, x1 - 3, HIGH - 2.5, name, tone)
    elif leaf.style == "round":
        paint.fill(paint.dot(middle, top + 10, 6.2), name, tone - 0.26, 0, edge=0)
        pane = paint.dot(middle, top + 10, 5)
        paint.fill(pane, "glass", 0.66, 0, down=(0.14, -0.24), edge=0.2)
        paint.fill(
            paint.rect(middle - 0.6, top + 5, middle + 0.6, top + 15)
            | paint.rect(middle - 5, top + 9.4, middle + 5, top + 10.6),
            name,
            tone + 0.1,
            0,
            edge=0,
        )
        _panel(paint, x0 + 3, top + 19, middle - 0.8, HIGH - 3, name, tone)
        _panel(paint, middle + 0.8, top + 19, x1 - 3, HIGH - 3, name, tone)
    else:
        high = top + 15
        if leaf.style == "window":
            paint.fill(
                paint.rect(x0 + 2.4, top + 2.4, x1 - 2.4, high + 0.6, 0.6), name, tone - 0.26, 0, edge=0
            )
            _glazed(paint, x0 + 3.2, top + 3.2, x1 - 3.2, high - 0.2)
            bars = paint.rect(middle - 0.6, top + 3, middle + 0.6, high) | paint.rect(
                x0 + 3, top + 8.4, x1 - 3, top + 9.6
            )
            paint.fill(bars, name, tone + 0.1, 0, edge=0)
        else:
            _panel(paint, x0 + 3, top + 3, middle - 0.8, high, name, tone)
            _panel(paint, middle + 0.8, top + 3, x1 - 3, high, name, tone)
        _panel(paint, x0 + 3, high + 3, middle - 0.8, HIGH - 3.4, name, tone)
        _panel(paint, middle + 0.8, high + 3, x1 - 3, HIGH - 3.4, name, tone)
    paint.fill(paint.rect(x0, HIGH - 1.6, x1, HIGH), name, max(0.05, tone - 0.3), 0, edge=0)
    paint.fill(paint.dot(knob, 28.5, 1.3), "gold", 0.76, 1, 0.6, edge=0.2)
    paint.pixel(int(knob - 0.4), 27, "fde690")


def _swung(paint: Paint, leaf: Leaf, x: float, side: int) -> None:
    """Paint a leaf swung inwards against the jamb at ``x``, seen nearly from its edge."""
    name, tone = COLOURS[leaf.colour]
    top = _HEAD + 0.6
    shape = paint.poly((x, top), (x + 5 * side, top + 2.4), (x + 5 * side, HIGH - 4.6), (x, HIGH))
    paint.fill(shape, name, tone - 0.12, 0.8, 0.3, across=(0.06 * side, -0.1 * side), edge=0.14)
    rim = paint.poly(
        (x + 4 * side, top + 2),
        (x + 5.2 * side, top + 2.4),
        (x + 5.2 * side, HIGH - 4.6),
        (x + 4 * side, HIGH - 3.6),
    )
    paint.fill(rim, name, min(1, tone + 0.2), 0, edge=0)


def _draw(leaf: Leaf, leaves: int, look: str) -> Image.Image:
    wide = 32 * leaves
    paint = Paint(wide, HIGH, 25)
    x0, x1 = _JAMB + 0.0, wide - _JAMB + 0.0
    frame(paint, 1, 0.4, wide - 1, HIGH + 3, leaf.frame, leaf.tone, _JAMB)
    hole = paint.rect(x0, _HEAD, x1, HIGH)
    paint.fill(hole, leaf.frame, 0.12, 0, edge=0)
    if look == "open":
        paint.clear(hole)
        _swung(paint, leaf, x0, 1)
        if leaves > 1:
            _swung(paint, leaf, x1, -1)
    elif leaves > 1:
        _leaf(paint, leaf, x0 + 0.6, wide / 2 - 0.3, knob=wide / 2 - 3.4)
        _leaf(paint, leaf, wide / 2 + 0.3, x1 - 0.6, knob=wide / 2 + 3.4)
    else:
        _leaf(paint, leaf, x0 + 0.6, x1 - 0.6, knob=x1 - 4)
    if look != "open":
        paint.shade(paint.rect(x0, _HEAD - 1, x1, _HEAD + 1.4), 0.4, blur=0.8, within=hole)
    return paint.reduce(dark=0.45)


def _doors() -> tuple[Prop, ...]:
    made = []
    for name, leaf in LEAVES.items():
        kinds = [("door", 1), *([("door double", 2)] if name in DOUBLE else [])]
        for first, leaves in kinds:
            draw = functools.partial(_draw, leaf, leaves)
            made.append(
                Prop(
                    f"{first} {name}",
                    lambda look, _frame, draw=draw: draw(look),
                    kind="door",
                    looks=("open",),
                    shadow="none",
                )
            )
    return tuple(made)


def _steps(wide: int, name: str) -> Image.Image:
    """Draw two steps of stone or wood, to be laid before a door."""
    paint = Paint(wide, 22, 4)
    rough = 0.02 * paint.noise(3, 1)
    for x0, x1, y in ((1, wide - 1, 8), (4, wide - 4, 1)):
        paint.fill(paint.rect(x0, y, x1, y + 12, 1), name, 0.36, 1, 0.3, texture=rough, edge=0.14)
        paint.fill(paint.rect(x0, y, x1, y + 7.4, 1), name, 0.66, 1.2, 0.3, texture=rough, edge=0.08)
        paint.fill(paint.rect(x0 + 0.6, y + 6.6, x1 - 0.6, y + 7.6), name, 0.94, 0, edge=0)
        paint.shade(paint.rect(x0, y + 12, x1, y + 13), 0.4, dy=0.4, blur=0.7)
    return paint.reduce(dark=0.45)


def _mat(name: str) -> Image.Image:
    """Draw a door mat of coconut with a coloured border."""
    paint = Paint(28, 14, 6)
    ramp, tone = COLOURS[name]
    paint.fill(
        paint.rect(1, 1, 27, 13, 1), ramp, tone - 0.1, 1, 0.2, texture=0.05 * paint.weave(0.5), edge=0.14
    )
    paint.fill(
        paint.rect(3, 3, 25, 11, 0.6),
        "sand",
        0.56,
        0,
        texture=0.1 * paint.noise(1.5, 1) + 0.06 * paint.weave(0.5),
        edge=0.1,
    )
    return paint.reduce(dark=0.5)


PROPS = (
    *_doors(),
    hung("porch steps stone", functools.partial(_steps, 40, "grey"), flat=True),
    hung("porch steps sandstone", functools.partial(_steps, 40, "path"), flat=True),
    hung("porch steps wood", functools.partial(_steps, 40, "wood"), flat=True),
    hung("porch steps double", functools.partial(_steps, 72, "grey"), flat=True),
    *(
        hung(f"door mat {name}", functools.partial(_mat, name), flat=True)
        for name in ("red", "green", "blue", "oak")
    ),
)
"""Doors, steps and mats."""
