"""What a piece of furniture, a plant or a street lamp is made of, and how its pictures are named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

LOOKS = (
    "in use", "burning", "leaking", "brewing", "occupied", "dirty", "open", "closed", "on", "broken", "wet",
)  # fmt: skip
"""The looks a prop may have besides its plain one; the game picks one by the state's words."""

SHADOWS = ("box", "oval", "none")
"""How a prop darkens the ground at its foot."""

LIGHTS = ("lamp", "street lamp", "fire", "screen", "window", "candle")
"""The kinds of light a prop may give at night."""

Drawing = Callable[[str, int], Image.Image]
"""Draws a prop in a look ("" for the plain one) and a frame of that look, counted from 0."""


@dataclass(frozen=True)
class Prop:
    """One prop. Every picture of it has the same size; its foot is the lowest row of the picture.

    The plain picture is ``props/<file>.png``, a look ``<file>@<look>.png``, the further frames of
    an animated look ``<file>@<look>~1.png`` (plain: ``<file>@~1.png``); blanks become underlines.
    """

    name: str
    """Unique and speaking: "bed pine blue"; facings come last: "chair oak left"."""
    draw: Drawing
    kind: str = ""
    """The kind of object that it shows, one of the town's; empty for mere decoration."""
    looks: tuple[str, ...] = ()
    frames: tuple[tuple[str, int], ...] = ()
    """Looks that move and how many frames each has, "" for the plain look."""
    shadow: str = "box"
    flat: bool = False
    """Lies on the ground, under everybody: a rug."""
    light: str = ""
    """The kind of light it gives at night, at the top third of the picture."""
    sways: bool = False
    """Moves in the wind."""

    @property
    def file(self) -> str:
        """Give the first part of the names of its files."""
        return self.name.replace(" ", "_").replace("'", "")

    def pictures(self) -> dict[str, Image.Image]:
        """Draw every picture, by the name of its file without ``.png``."""
        counts = dict(self.frames)
        drawn = {}
        for look in ("", *self.looks):
            for frame in range(counts.get(look, 1)):
                mark = (f"@{look.replace(' ', '_')}" if look or frame else "") + (
                    f"~{frame}" if frame else ""
                )
                drawn[self.file + mark] = self.draw(look, frame)
        return drawn
