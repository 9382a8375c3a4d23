"""The large face of a portrait: four shapes of eyes, brows, nose and mouth, in six moods."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figures.hair import TONES

if TYPE_CHECKING:
    from figures.brush import Brush
    from figures.look import Look
    from studio.paint import Mask

INK = "wood"


@dataclass(frozen=True)
class Gaze:
    """The shape of an open eye; lengths in pixels of the small figure."""

    wide: float
    tall: float
    tilt: float
    """How much higher the outer corner is than the inner one."""
    iris: float
    apart: float = 4.3
    lid: float = 0.0
    """How much of the eye the upper lid covers."""


GAZES = {
    "round": Gaze(1.75, 2.05, 0.0, 1.4),
    "almond": Gaze(2.0, 1.75, 0.4, 1.35),
    "narrow": Gaze(1.85, 1.5, 0.1, 1.2, lid=0.25),
    "wide": Gaze(2.0, 2.35, 0.15, 1.65, apart=4.4),
}
"""Every shape of eyes there is."""


@dataclass(frozen=True)
class Mood:
    """What a mood does to a face."""

    brow_up: float = 0.0
    brow_in: float = 0.0
    """How much higher the inner end of a brow is than the outer one."""
    open: float = 1.0
    """How far the eyes are open, 0 closed."""
    lower: float = 0.0
    """How much of the eye the raised cheek covers."""
    mouth: str = "smile"
    blush: float = 0.45


MOODS = {
    "calm": Mood(),
    "happy": Mood(brow_up=0.5, lower=0.3, mouth="laugh", blush=0.75),
    "sad": Mood(brow_up=0.2, brow_in=1.1, open=0.86, mouth="frown", blush=0.3),
    "angry": Mood(brow_up=-0.8, brow_in=-1.5, open=0.8, mouth="grim", blush=0.6),
    "surprised": Mood(brow_up=1.2, open=1.14, mouth="gasp", blush=0.45),
    "asleep": Mood(open=0.0, mouth="rest", blush=0.5),
}
"""Every mood there is, by the name of its column."""

CHEEKS = {"pale": "ee8da0", "fair": "ee8da0", "tan": "ee7a51", "brown": "c9537c", "dark": "a42a35"}
"""The colour of a blush by the skin."""

EYE_Y = 1.7


def paint_features(brush: Brush, look: Look, mood: str) -> None:
    """Paint cheeks, eyes, brows, nose and mouth onto a bare head."""
    felt, gaze = MOODS[mood], GAZES[look.gaze]
    for side in (-1, 1):
        for dx in (-0.85, 0.15, 1.15)[: 3 if felt.blush > 0.6 else 2]:
            x = side * 5.7 + dx
            brush.paint.glow(
                brush.stroke(((x + 0.35, 4.2), (x - 0.35, 5.3)), 0.6), CHEEKS[look.skin], 1.6, 0.3
            )
    _nose(brush, look)
    for side in (-1, 1):
        eye = brush.at(side * gaze.apart, EYE_Y)
        if felt.open:
            _open_eye(eye, look, gaze, felt, side)
        else:
            _closed_eye(eye, gaze, side, lashes=look.lashes)
        _brow(eye, look, gaze, felt, side)
    _MOUTHS[felt.mouth](brush.at(0, 6.0), look)
    if mood == "sad":
        tear = brush.blob((-5.4, 4.0), (-4.5, 5.6), (-5.4, 6.7), (-6.3, 5.6))
        brush.fill(tear, "water", 0.86, 0.6, 0.4, edge=0.25)
    if look.elder:
        for side in (-1, 1):
            _line(brush, ((side * 2.6, 4.4), (side * 4.2, 4.9), (side * 5.6, 4.5)), 0.3, look.skin_ramp, 0.5)
            _line(brush, ((side * 2.9, 4.9), (side * 3.9, 6.6)), 0.3, look.skin_ramp, 0.5)


def _line(brush: Brush, points: tuple[tuple[float, float], ...], wide: float, ramp: str, tone: float) -> Mask:
    return brush.fill(brush.curve(points, wide), ramp, tone, 0, 0, edge=0)


def _nose(brush: Brush, look: Look) -> None:
    _line(brush, ((0.5, 2.8), (0.9, 3.7), (0.1, 4.1)), 0.42, look.skin_ramp, 0.46)
    brush.fill(brush.oval(-0.3, 3.1, 0.4, 0.55), look.skin_ramp, 0.94, 0, 0, edge=0, alpha=0.8)


def _open_eye(eye: Brush, look: Look, gaze: Gaze, felt: Mood, side: int) -> None:
    wide, tall, tilt = gaze.wide, gaze.tall * felt.open, gaze.tilt
    white = eye.blob(
        (-side * wide, 0.35 + tilt * 0.5),
        (-side * wide * 0.4, -tall * 0.9),
        (side * wide * 0.4, -tall - tilt * 0.3),
        (side * wide, -0.25 - tilt),
        (side * wide * 0.55, tall * 0.86),
        (-side * wide * 0.5, tall * 0.9),
    )
    lid = eye.below(-tall + gaze.lid + (0.5 if felt.brow_in < 0 else 0.0))
    white = white & lid
    if felt.lower:
        white &= eye.above(tall - felt.lower * 1.6)
    eye.fill(white, "plaster", 0.96, 0, 0, down=(-0.22, 0.04), edge=0)
    iris = gaze.iris * (0.84 if felt.mouth == "gasp" else 1.0)
    ball = eye.oval(side * -0.1, -0.05, iris, iris * 1.24) & white
    eye.paint.fill(ball, "steel", 0.0, 0, 0, edge=0)
    eye.fill(
        ball & eye.oval(side * -0.1, -0.05, iris - 0.24, iris * 1.24 - 0.24),
        _iris_ramp(look),
        0.5,
        0,
        0,
        down=(-0.3, 0.34),
        edge=0,
    )
    eye.fill(eye.oval(side * -0.1, -0.1, iris * 0.46, iris * 0.62) & white, "steel", 0.0, 0, 0, edge=0)
    eye.fill(eye.oval(-0.55, -0.8, 0.52, 0.56), "plaster", 1.0, 0, 0, edge=0)
    eye.fill(eye.oval(0.6, 0.75, 0.3, 0.3), "plaster", 1.0, 0, 0, edge=0, alpha=0.85)
    top = -tall + gaze.lid + (0.5 if felt.brow_in < 0 else 0.0)
    lash = (
        (-side * wide * 1.02, 0.1 + tilt * 0.5),
        (-side * wide * 0.45, max(top, -tall * 0.86)),
        (side * wide * 0.4, max(top, -tall - tilt * 0.3)),
        (side * wide * 1.06, -0.3 - tilt),
    )
    eye.fill(eye.curve(lash, 0.55, 0.75), INK, 0.0, 0, 0, edge=0)
    if look.lashes:
        eye.fill(
            eye.stroke(((side * wide * 1.0, -0.4 - tilt), (side * (wide + 0.75), -1.15 - tilt)), 0.6, 0.3),
            INK,
            0.0,
            0,
            0,
            edge=0,
        )
    low = tall * 0.9 if not felt.lower else tall - felt.lower * 1.6
    _line(eye, ((-side * wide * 0.5, low), (side * wide * 0.5, low)), 0.3, look.skin_ramp, 0.36)


def _closed_eye(eye: Brush, gaze: Gaze, side: int, *, lashes: bool) -> None:
    wide = gaze.wide
    eye.fill(
        eye.curve(((-wide, 0.5), (-wide * 0.4, 1.15), (wide * 0.4, 1.15), (wide, 0.5)), 0.55),
        INK,
        0.05,
        0,
        0,
        edge=0,
    )
    if lashes:
        for share in (0.5, 1.0):
            eye.fill(
                eye.stroke(((side * wide * share, 0.8), (side * (wide * share + 0.6), 1.7)), 0.4, 0.25),
                INK,
                0.05,
                0,
                0,
                edge=0,
            )


def _brow(eye: Brush, look: Look, gaze: Gaze, felt: Mood, side: int) -> None:
    y = -gaze.tall - 1.55 - felt.brow_up
    thick = 0.75 if look.lashes else 1.05
    tone = TONES.get(look.hair_ramp, 0.5) - (
        0.2 if look.hair_ramp not in ("hair white", "hair grey") else 0.1
    )
    points = (
        (-side * 1.6, y + 0.25 - felt.brow_in * 0.55),
        (0, y - 0.35),
        (side * 1.9, y + 0.4 + felt.brow_in * 0.4),
    )
    eye.fill(eye.curve(points, thick, thick * 0.55), look.hair_ramp, max(0.06, tone), 0, 0, edge=0)


def _iris_ramp(look: Look) -> str:
    """Give a ramp around the colour of the eyes."""
    return {
        "2c6cab": "denim",
        "23427e": "denim",
        "347040": "olive",
        "16444a": "teal",
        "53307a": "violet",
    }.get(look.eyes, "wood")


def _lips(look: Look) -> tuple[str, float]:
    if "lipstick" in look.extras:
        return "red", 0.5
    return (look.skin_ramp, 0.12) if look.skin in ("pale", "fair", "tan") else (look.skin_ramp, 0.02)


def _smile(mouth: Brush, look: Look) -> None:
    ramp, tone = _lips(look)
    _line(mouth, ((-1.9, -0.3), (-0.9, 0.35), (0.9, 0.35), (1.9, -0.3)), 0.5, ramp, tone)
    _line(mouth, ((-0.6, 1.15), (0.6, 1.15)), 0.35, look.skin_ramp, 0.56)
    if "lipstick" in look.extras:
        mouth.fill(
            mouth.blob((-1.1, 0.3), (0, 0.5), (1.1, 0.3), (0.5, 0.95), (-0.5, 0.95)),
            "red",
            0.62,
            0.3,
            0.2,
            edge=0,
        )


def _laugh(mouth: Brush, look: Look) -> None:
    shape = mouth.blob((-2.3, -0.7), (0, -0.4), (2.3, -0.7), (1.5, 1.0), (0, 1.6), (-1.5, 1.0))
    mouth.fill(shape, "red", 0.12, 0, 0, edge=0)
    mouth.fill(shape & mouth.above(0.05), "plaster", 1.0, 0, 0, edge=0)
    mouth.fill(shape & mouth.oval(0, 1.4, 1.1, 0.7), "pink", 0.42, 0, 0, edge=0)
    ramp, tone = _lips(look)
    _line(mouth, ((-2.4, -0.9), (0, -0.5), (2.4, -0.9)), 0.4, ramp, tone)


def _frown(mouth: Brush, look: Look) -> None:
    ramp, tone = _lips(look)
    _line(mouth, ((-1.6, 0.7), (-0.6, 0.05), (0.6, 0.05), (1.6, 0.7)), 0.5, ramp, tone)
    _line(mouth, ((-0.5, 1.3), (0.5, 1.3)), 0.35, look.skin_ramp, 0.5)


def _grim(mouth: Brush, look: Look) -> None:
    shape = mouth.blob((-1.9, 0.6), (-0.9, -0.3), (0.9, -0.3), (1.9, 0.6), (0.9, 1.0), (-0.9, 1.0))
    mouth.fill(shape, "plaster", 0.94, 0, 0, edge=0)
    ramp, tone = _lips(look)
    _line(mouth, ((-1.9, 0.6), (-0.9, -0.35), (0.9, -0.35), (1.9, 0.6)), 0.45, ramp, tone)
    _line(mouth, ((-1.9, 0.7), (0, 1.05), (1.9, 0.7)), 0.4, ramp, tone)


def _gasp(mouth: Brush, look: Look) -> None:
    ramp, tone = _lips(look)
    mouth.fill(mouth.oval(0, 0.5, 1.15, 1.45), ramp, tone, 0, 0, edge=0)
    mouth.fill(mouth.oval(0, 0.6, 0.75, 1.05), "red", 0.08, 0, 0, edge=0)
    mouth.fill(mouth.oval(0, 1.3, 0.6, 0.4), "pink", 0.4, 0, 0, edge=0)


def _rest(mouth: Brush, look: Look) -> None:
    ramp, tone = _lips(look)
    _line(mouth, ((-0.9, 0.1), (0, 0.35), (0.9, 0.1)), 0.48, ramp, tone)


_MOUTHS = {"smile": _smile, "laugh": _laugh, "frown": _frown, "grim": _grim, "gasp": _gasp, "rest": _rest}


def paint_glasses(brush: Brush, look: Look) -> None:
    """Paint glasses over eyes and hair."""
    if "glasses" not in look.extras and "round glasses" not in look.extras:
        return
    gaze = GAZES[look.gaze]
    ramp, tone = ("steel", 0.12) if "glasses" in look.extras else ("gold", 0.3)
    for side in (-1, 1):
        x = side * gaze.apart
        if ramp == "gold":
            outer, inner = brush.oval(x, EYE_Y, 3.1), brush.oval(x, EYE_Y, 2.65)
        else:
            outer = brush.blob(
                (x - 2.9, -0.9), (x, -1.2), (x + 2.9, -0.9), (x + 3.0, 2.6), (x, 4.6), (x - 3.0, 2.6)
            )
            inner = brush.blob(
                (x - 2.45, -0.5), (x, -0.75), (x + 2.45, -0.5), (x + 2.5, 2.5), (x, 4.1), (x - 2.5, 2.5)
            )
        brush.fill(inner, "glass", 0.95, 0, 0, edge=0, alpha=0.14)
        brush.fill(outer & ~inner, ramp, tone, 0, 0, edge=0)
        brush.fill(
            brush.stroke(((x + 0.6, -0.2), (x + 1.9, 1.3)), 0.45), "plaster", 1.0, 0, 0, edge=0, alpha=0.8
        )
        brush.fill(brush.stroke(((x + side * 3.0, 0.6), (side * 8.0, 0.9)), 0.5), ramp, tone, 0, 0, edge=0)
    _line(brush, ((-gaze.apart + 2.8, 1.2), (0, 0.7), (gaze.apart - 2.8, 1.2)), 0.5, ramp, tone)
