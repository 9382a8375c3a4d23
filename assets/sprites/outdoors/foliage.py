"""Leaves in billows: what crowns, bushes and hedges are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from studio.paint import FINE
from studio.palette import ramp

if TYPE_CHECKING:
    from collections.abc import Sequence

    from studio.paint import Mask, Paint

LIGHT = np.array([-0.5, -0.66, 0.56])
"""Where a crown is lit from: a little more from above than furniture, as it stands free."""


class Billow(NamedTuple):
    """A ball of leaves: middle and radius in pixels, and how much it is flattened."""

    x: float
    y: float
    radius: float
    flat: float = 0.92


class Leaves(NamedTuple):
    """What kind of leaves."""

    ramp: str
    tone: float = 0.5
    """Middle of the tones."""
    size: float = 2.3
    """Length of a leaf in pixels."""
    dense: float = 1.25
    """Leaves for each square pixel of a billow's radius squared."""
    narrow: float = 0.55
    contrast: float = 0.34
    hang: float = 0.25
    """How much leaves point down instead of outwards, 0..1."""


def grow(paint: Paint, billows: Sequence[Billow], leaves: Leaves, seed: int) -> Mask:
    """Paint billows one before the other, in the order given, and give what they cover."""
    crown = _Crown(paint, billows, leaves, seed)
    for billow in billows:
        crown.billow(billow)
    return crown.done()


CASTING_PX = 5
"""Radius from which a billow throws a shadow."""

_DARKENED = [round(value * 0.66) for value in range(256)]


class _Crown:
    """Tones of leaves on a canvas; 0 is empty."""

    def __init__(self, paint: Paint, billows: Sequence[Billow], leaves: Leaves, seed: int) -> None:
        self._paint, self._leaves = paint, leaves
        self._image = Image.new("L", (paint.columns, paint.rows))
        self._pen = ImageDraw.Draw(self._image)
        self._drawn = np.random.default_rng(seed)
        left = min(each.x - each.radius for each in billows)
        right = max(each.x + each.radius for each in billows)
        top = min(each.y - each.radius for each in billows)
        bottom = max(each.y + each.radius for each in billows)
        self._middle = ((left + right) / 2, (top + bottom) / 2)
        self._reach = (max(right - left, 1) / 2, max(bottom - top, 1) / 2)

    def billow(self, billow: Billow) -> None:
        """Draw one: a dark ground, then leaves from the bottom up, each as light as its place on the ball."""
        x, y, radius, flat = billow
        if radius > CASTING_PX:
            self._cast(billow)
        inner = radius - 1.2
        box = [(x - inner) * FINE, (y - inner * flat) * FINE, (x + inner) * FINE, (y + inner * flat) * FINE]
        self._pen.ellipse(box, fill=self._value(self._tone(billow, 0.2, 0.6) - 0.12))
        count = int(radius * radius * self._leaves.dense)
        turns = self._drawn.uniform(0, 2 * np.pi, count)
        aways = np.sqrt(self._drawn.uniform(0, 1, count)) * 1.02
        order = np.argsort(-aways * np.sin(turns) + self._drawn.normal(0, 0.12, count), kind="stable")
        for place in order:
            across, down = aways[place] * np.cos(turns[place]), aways[place] * np.sin(turns[place])
            self._leaf(billow, across, down)

    def _cast(self, billow: Billow) -> None:
        """Let a billow throw a shadow on those behind it: only thus one sees that they are many."""
        x, y, radius, flat = billow
        x, y, radius = x + 1.2, y + 2.6, radius + 0.8
        box = [
            (x - radius) * FINE,
            (y - radius * flat) * FINE,
            (x + radius) * FINE,
            (y + radius * flat) * FINE,
        ]
        mask = Image.new("L", self._image.size)
        ImageDraw.Draw(mask).ellipse(box, fill=255)
        self._image.paste(self._image.point(_DARKENED), mask=mask)

    def _tone(self, billow: Billow, across: float, down: float) -> float:
        up = np.sqrt(max(0.0, 1 - across * across - down * down))
        light = float(np.dot((across, down, up), LIGHT))
        x = (billow.x + across * billow.radius - self._middle[0]) / self._reach[0]
        y = (billow.y + down * billow.radius - self._middle[1]) / self._reach[1]
        whole = -(0.45 * x + 0.8 * y) * 0.17
        return self._leaves.tone + self._leaves.contrast * (light - 0.38) + whole

    def _leaf(self, billow: Billow, across: float, down: float) -> None:
        drawn, leaves = self._drawn, self._leaves
        tone = self._tone(billow, across, down) + drawn.normal(0, 0.05)
        long = leaves.size * drawn.uniform(0.75, 1.25) * FINE
        outward = np.arctan2(down, across) + drawn.uniform(-0.8, 0.8)
        turn = outward * (1 - leaves.hang) + np.pi / 2 * leaves.hang
        cos, sin, wide = np.cos(turn) * long, np.sin(turn) * long, leaves.narrow
        x = (billow.x + across * billow.radius) * FINE
        y = (billow.y + down * billow.radius * billow.flat) * FINE
        tip, foot = (x + cos, y + sin), (x - cos, y - sin)
        left, right = (x + sin * wide, y - cos * wide), (x - sin * wide, y + cos * wide)
        shadow = [(px + 1.6, py + 2.4) for px, py in (foot, left, tip, right)]
        self._pen.polygon(shadow, fill=self._value(tone - 0.17))
        self._pen.polygon([foot, left, tip, right], fill=self._value(tone - 0.02))
        bright = left if left[0] + left[1] < right[0] + right[1] else right
        self._pen.polygon([foot, bright, tip], fill=self._value(tone + 0.07))

    @staticmethod
    def _value(tone: float) -> int:
        return int(np.clip(tone, 0.03, 1) * 254) + 1

    def done(self) -> Mask:
        """Bring the leaves onto the picture."""
        values = np.asarray(self._image, dtype=np.float64)
        grown: Mask = values > 0
        self._paint.colours[grown] = ramp(self._leaves.ramp, ((values - 1) / 254)[grown])
        self._paint.cover[grown] = 1
        return grown


def crown(
    x: float, y: float, radius: float, seed: int, *, wide: float = 1.0, high: float = 0.88
) -> list[Billow]:
    """Give the billows of a broad crown, those behind first: a rim, a middle, some in front."""
    drawn = np.random.default_rng(seed + 900)
    found = []
    count = 9
    first = drawn.uniform(0, 1)
    for number in range(count):
        turn = (number + first) / count * 2 * np.pi + drawn.uniform(-0.2, 0.2)
        away, size = radius * drawn.uniform(0.6, 0.74), radius * drawn.uniform(0.32, 0.42)
        found.append(Billow(x + away * wide * np.cos(turn), y + away * high * np.sin(turn), size))
    for across, down in FRONT:
        moved_x, moved_y = drawn.uniform(-0.12, 0.12, 2)
        size = radius * drawn.uniform(0.3, 0.4)
        found.append(Billow(x + (across + moved_x) * radius * wide, y + (down + moved_y) * radius, size))
    found.sort(key=lambda billow: billow.y + 0.35 * billow.radius)
    return [Billow(x, y, radius * 0.8), *found]


FRONT = ((-0.3, -0.4), (0.28, -0.34), (-0.02, -0.08), (0.42, 0.08), (-0.44, 0.1), (0.14, 0.36), (-0.22, 0.44))
"""Where the billows lie that turn towards the viewer, in radii from the middle of the crown."""
