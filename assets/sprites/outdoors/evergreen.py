"""Conifers in tiers of needles, and cypresses."""

from __future__ import annotations

from functools import partial

import numpy as np
from PIL import Image, ImageDraw

from outdoors.foliage import Billow, Leaves, grow
from studio.paint import FINE, Paint
from studio.palette import ramp
from studio.prop import Prop

SIZES = {"large": (76, 126, 6), "medium": (58, 92, 5), "small": (40, 60, 4)}
"""Width, height and number of tiers."""


def conifer(size: str, seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a fir: tiers of hanging twigs, the lower ones first, each shading the one below."""
    width, height, tiers = SIZES[size]
    paint = Paint(width, height, seed)
    x, foot = width / 2, height - 3
    half = width * 0.055
    body = paint.poly(
        (x - half, foot - 22),
        (x + half, foot - 22),
        (x + half * 1.3, foot - 4),
        (x + half * 2.2, foot),
        (x, foot + 1.5),
        (x - half * 2.2, foot),
        (x - half * 1.3, foot - 4),
    )
    paint.fill(body, "wood", 0.36, half, 0.4, texture=0.12 * paint.grain(1, upright=True))
    paint.shade(paint.rect(x - 9, foot - 20, x + 9, foot - 10), 0.7, blur=2, within=body)
    image = Image.new("L", (paint.columns, paint.rows))
    drawn = np.random.default_rng(seed)
    for tier in range(tiers):
        part = tier / (tiers - 1)
        bottom = foot - 11 - part * (height * 0.62)
        reach = (width / 2 - 3) * (1 - part * 0.78)
        _tier(image, drawn, (x, bottom, reach, height * 0.3 * (1 - part * 0.25)), part)
    values = np.asarray(image, dtype=np.float64)
    grown = values > 0
    paint.colours[grown] = ramp("tree", ((values - 1) / 254)[grown])
    paint.cover[grown] = 1
    return paint.reduce(dark=0.42)


def _tier(
    image: Image.Image, drawn: np.random.Generator, place: tuple[float, float, float, float], part: float
) -> None:
    """Draw one tier: twigs that fan out from the stem and hang, bright where they face the light."""
    x, bottom, reach, tall = place
    pen = ImageDraw.Draw(image)
    if part > 0:
        shadow = Image.new("L", image.size)
        box = [(x - reach * 0.95) * FINE, (bottom - 5) * FINE, (x + reach * 1.05) * FINE, (bottom + 6) * FINE]
        ImageDraw.Draw(shadow).ellipse(box, fill=255)
        image.paste(image.point([round(value * 0.6) for value in range(256)]), mask=shadow)
    ground = [
        (x, bottom - tall),
        (x + reach * 0.86, bottom - 1),
        (x, bottom + 2.5),
        (x - reach * 0.86, bottom - 1),
    ]
    pen.polygon([(px * FINE, py * FINE) for px, py in ground], fill=_value(0.16))
    count = int(reach * 10)
    for _ in range(count):
        across = drawn.uniform(-1, 1)
        down = drawn.uniform(0, 1)
        wide = reach * (0.18 + 0.82 * down)
        left = x + across * wide
        top = bottom - tall * (1 - down) + 3.2 * (1 - abs(across)) * down - 2
        tone = 0.34 + 0.24 * (1 - down) - 0.17 * across + drawn.normal(0, 0.06) + 0.1 * part
        long = drawn.uniform(2.4, 4.4) * FINE
        turn = np.pi / 2 - across * 0.95 + drawn.uniform(-0.25, 0.25)
        if across < 0 and down > 0.75:
            tone += 0.06
        tip = (left * FINE + np.cos(turn) * long, top * FINE + np.sin(turn) * long)
        side = (np.sin(turn) * 3.4, -np.cos(turn) * 3.4)
        foot = (left * FINE, top * FINE)
        shape = [(foot[0] - side[0], foot[1] - side[1]), tip, (foot[0] + side[0], foot[1] + side[1])]
        pen.polygon([(px + 1.4, py + 3) for px, py in shape], fill=_value(tone - 0.18))
        pen.polygon(shape, fill=_value(tone))
        pen.polygon([shape[0], tip, foot], fill=_value(tone + 0.08))


def _value(tone: float) -> int:
    return int(np.clip(tone, 0.04, 0.97) * 254) + 1


def cypress(seed: int, _look: str = "", _frame: int = 0) -> Image.Image:
    """Draw a slim upright cypress."""
    paint = Paint(32, 88, seed)
    paint.fill(paint.rect(14, 76, 18, 86, 1), "wood", 0.36, 1.5, 0.4)
    drawn = np.random.default_rng(seed)
    billows = []
    for step in range(15):
        part = step / 14
        radius = 3 + 9 * np.sin(np.pi * (0.12 + 0.8 * part)) * (0.6 + 0.4 * part)
        billows.append(Billow(16 + drawn.uniform(-1, 1), 10 + part * 62, radius, 1.25))
    grow(paint, billows, Leaves("tree", 0.46, 2.2, 1.0, 0.4, 0.34, -0.9), seed)
    return paint.reduce(dark=0.42)


PROPS = (
    *(
        Prop(f"conifer {size} {seed}", partial(conifer, size, 200 + seed), shadow="oval", sways=True)
        for size in SIZES
        for seed in (1, 2)
    ),
    Prop("cypress", partial(cypress, 210), shadow="oval", sways=True),
)
"""Every prop of this module."""
