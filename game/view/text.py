"""Every word in the window goes through ``label`` and ``write``: fitted fonts, any script, no surprise."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import arcade
from pyglet.image import ImageData
from pyglet.sprite import Sprite

from game import paths
from game.view import lettering, theme
from game.view.runs import cleaned, clusters

if TYPE_CHECKING:
    from PIL import Image
    from pyglet.graphics import Batch
    from pyglet.image import Texture

    from game.view.runs import Run

_NEVER_FIRST = frozenset("、。，．！？：；」』）】〉》…ー·,.!?:;)]}")
"""Signs that do not begin a line."""


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to the window system, and give their families."""
    folder = paths.assets() / "fonts"
    for name in theme.FONT_FILES:
        arcade.load_font(folder / name)
    arcade.resources.load_liberation_fonts()
    return theme.BODY_FONT, theme.TITLE_FONT, theme.WIDE_FONT


class Label(arcade.Text):  # type: ignore[misc]
    """A line of text. Where one font of the window system has all of it, that draws it.

    Any other line (several scripts, Chinese, emoji) is drawn once as a picture that stands in its
    place; the label is used alike in both cases.
    """

    def __init__(
        self,
        said: str,
        x: float,
        y: float,
        colour: theme.Colour,
        size: float,
        **style: Any,  # noqa: ANN401
    ) -> None:
        load_fonts()
        self._title = style.pop("font", "") == theme.TITLE_FONT
        self._bold = bool(style.get("bold"))
        self._said = ""
        self._picture: Sprite | None = None
        family = lettering.faces(self._title)[0].family
        super().__init__("", x, y, colour, size, font_name=family, **style)
        self.text = said

    @property
    def text(self) -> str:
        """Give what it says."""
        return self._said

    @text.setter
    def text(self, said: str) -> None:
        if said == self._said:
            return
        self._said = said
        runs = lettering.split(said, self._title)
        family = _only_family(runs, self._title)
        if family or not runs:
            self._forget()
            if family and self.label.font_name != family:
                self.label.font_name = family
            self.label.text = "".join(run.text for run in runs)
        else:
            self.label.text = ""
            self._paint()

    @property
    def position(self) -> tuple[float, float]:
        """Give where it stands in the window."""
        return self.label.x, self.label.y

    @position.setter
    def position(self, point: tuple[float, float]) -> None:
        x, y = point[0], point[1]
        if (self.label.x, self.label.y) != (x, y):
            self.label.position = x, y, self.label.z
            self._settle()

    @property
    def x(self) -> float:
        """Give the column of its anchor."""
        return float(self.label.x)

    @x.setter
    def x(self, x: float) -> None:
        self.position = x, self.label.y

    @property
    def color(self) -> Any:  # noqa: ANN401
        """Give the colour of the letters."""
        return self.label.color

    @color.setter
    def color(self, colour: Any) -> None:  # noqa: ANN401
        self.label.color = colour
        if self._picture is not None:
            self._paint()

    @property
    def visible(self) -> bool:
        """Tell whether it is shown."""
        return bool(self.label.visible)

    @visible.setter
    def visible(self, shown: bool) -> None:
        if shown != self.label.visible:
            self.label.visible = shown
        if self._picture is not None:
            self._picture.visible = shown

    @property
    def batch(self) -> Batch | None:
        """Give what it is drawn with; None takes it off the screen."""
        return self.label.batch

    @batch.setter
    def batch(self, batch: Batch | None) -> None:
        self.label.batch = batch
        if batch is None:
            self._forget()
        elif self._picture is not None:
            self._picture.batch = batch

    @property
    def pictured(self) -> bool:
        """Tell whether it is drawn as a picture."""
        return self._picture is not None

    def _paint(self) -> None:
        colour = tuple(self.label.color)
        whole = (*colour, 255)[:4]
        texture = _texture(self._said, self.font_size, whole, self._bold, self._title)
        if self._picture is None:
            self._picture = Sprite(texture, batch=self.label.batch)
            self._picture.visible = self.label.visible
        else:
            self._picture.image = texture
        self._settle()

    def _settle(self) -> None:
        """Put the picture where the letters would stand."""
        if self._picture is None:
            return
        wide, high = self._picture.width, self._picture.height
        _, below = lettering.heights(self.font_size, self._bold, self._title)
        left = {"left": 0.0, "center": wide / 2, "right": wide}[self.anchor_x]
        under = {"baseline": below, "bottom": 0.0, "center": high / 2, "top": high}[self.anchor_y]
        self._picture.position = round(self.label.x - left), round(self.label.y - under), 0

    def _forget(self) -> None:
        if self._picture is not None:
            self._picture.delete()
            self._picture = None


def label(said: str, x: float, y: float, batch: Batch | None, **style: Any) -> Label:  # noqa: ANN401
    """Make a label; ``style`` takes ``size``, ``colour``, ``font`` and what ``arcade.Text`` takes."""
    colour = style.pop("colour", theme.INK)
    size = style.pop("size", theme.BODY_SIZE)
    return Label(said, x, y, colour, size, batch=batch, **style)


def write(target: Label, said: str) -> None:
    """Change what a label says; costs nothing when it says that already."""
    if target.text != said:
        target.text = said


def width_of(said: str, size: float, bold: bool = False, *, title: bool = False) -> float:
    """Give the width of a line in pixels, without making a label of it."""
    return lettering.width_of(said, size, bold, title)


def drawn(
    said: str, size: float, colour: theme.Colour, *, bold: bool = False, title: bool = False
) -> Image.Image:
    """Give a picture of a line, for what is baked into a texture of its own."""
    return lettering.draw_line(said, size, (*colour, 255), bold=bold, title=title)


def wrapped(said: str, width: float, size: float, lines: int, bold: bool = False) -> list[str]:
    """Break ``said`` into at most ``lines`` lines of ``width`` pixels; what is too much ends in "…"."""
    words = _words(said)
    out: list[str] = []
    line = ""
    for index, (word, gap) in enumerate(words):
        longer = f"{line}{gap}{word}" if line else word
        if not line or width_of(longer, size, bold) <= width:
            line = longer
            continue
        if len(out) == lines - 1:
            rest = "".join(gap + word for word, gap in words[index:])
            return [*out, clipped(line + rest, width, size, bold)]
        out.append(clipped(line, width, size, bold))
        line = word
    return [*out, clipped(line, width, size, bold)] if line else out


def clipped(said: str, width: float, size: float, bold: bool = False) -> str:
    """Give ``said``, or as much of its beginning as fits into ``width`` pixels and "…"."""
    if width_of(said, size, bold) <= width:
        return said
    chars = clusters(said)
    low, high = 0, len(chars)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of("".join(chars[:middle]).rstrip() + "…", size, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(chars[:low]).rstrip() + "…"


def _words(said: str) -> list[tuple[str, str]]:
    """Give the parts between which a line may be broken, and what stands before each: a space or nothing."""
    out: list[tuple[str, str]] = []
    for word in cleaned(said).split():
        gap = " "
        part = ""
        for char in clusters(word):
            breaks = _is_wide(char) or (part and _is_wide(part[-1]))
            if part and breaks and char not in _NEVER_FIRST:
                out.append((part, gap))
                part, gap = "", ""
            part += char
        out.append((part, gap))
    return out


def _is_wide(char: str) -> bool:
    return 0x2E80 <= ord(char[0]) <= 0x9FFF or 0xF900 <= ord(char[0]) <= 0xFAFF or ord(char[0]) >= 0x1F000


def _only_family(runs: tuple[Run, ...], title: bool) -> str:
    """Give the family that draws all runs; empty when the window system cannot draw the line alone."""
    if len(runs) != 1 or runs[0].font < 0 or lettering.is_right_to_left(runs[0].text):
        return ""
    return lettering.faces(title)[runs[0].font].family


@lru_cache(maxsize=256)
def _texture(said: str, size: float, colour: tuple[int, int, int, int], bold: bool, title: bool) -> Texture:
    image = lettering.draw_line(said, size, colour, bold=bold, title=title)
    data = ImageData(image.width, image.height, "RGBA", image.tobytes(), pitch=-image.width * 4)
    return data.get_texture()
