"""A small canvas for tiles: flat shapes in one palette, light from the top left, no randomness."""

from __future__ import annotations

from hashlib import blake2b

from PIL import Image, ImageDraw

TILE_PX = 32
"""Pixels along one side of a tile."""

PALETTE = {
    "ink": "1d1b29", "night": "33344a", "slate": "52566d", "steel": "7a8295", "silver": "a8b1bb",
    "mist": "d9e0dc", "white": "fffaea",
    "bark": "2b161b", "umber": "47231f", "walnut": "6b3623", "oak": "8f4f2a", "pine": "b56d35",
    "honey": "d69249", "straw": "efbb6d",
    "clay": "4a3b46", "mud": "6f5a5c", "sand": "9a806c", "dune": "c4a987", "cream": "e2cda6",
    "shell": "f4e6c6",
    "forest": "1f4f3c", "leaf": "347040", "moss": "568f3f", "grass": "7fb045", "lime": "a9cb57",
    "teal": "1f6a55", "jade": "3f9560",
    "navy": "1a2350", "denim": "23427e", "blue": "2c6cab", "sky": "43a0cf", "ice": "7dcde4",
    "foam": "c4f0ee",
    "wine": "6e1730", "red": "a42a35", "coral": "d4483a", "peach": "ee7a51",
    "rust": "b8641f", "amber": "e3952c", "gold": "f6c546", "butter": "fde690",
    "plum": "53307a", "violet": "8450a4", "lilac": "b57fc4", "rose": "c9537c", "blush": "ee8da0",
}  # fmt: skip
"""Every colour that a tile may have, by name."""

Colour = tuple[int, int, int, int]


def colour(name: str) -> Colour:
    """Give a palette colour as red, green, blue, alpha."""
    code = PALETTE[name]
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16), 255


def scatter(salt: str, count: int, width: int, height: int) -> list[tuple[int, int]]:
    """Give ``count`` points strewn over an area, the same for the same ``salt`` everywhere."""
    points = []
    for index in range(count):
        drawn = int.from_bytes(blake2b(f"{salt}:{index}".encode(), digest_size=8).digest(), "big")
        points.append((drawn % width, (drawn >> 32) % height))
    return points


class Sketch:
    """One sprite of whole tiles; coordinates are pixels from its top left corner."""

    def __init__(self, across: int = 1, down: int = 1) -> None:
        self.width, self.height = across * TILE_PX, down * TILE_PX
        self.image = Image.new("RGBA", (self.width, self.height), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def fill(self, name: str) -> Sketch:
        """Cover everything."""
        return self.box(0, 0, self.width, self.height, name)

    def box(self, x: int, y: int, width: int, height: int, name: str) -> Sketch:
        """Fill a rectangle; nothing when it is empty."""
        if width > 0 and height > 0:
            self._draw.rectangle((x, y, x + width - 1, y + height - 1), fill=colour(name))
        return self

    def clear(self, x: int, y: int, width: int, height: int) -> Sketch:
        """Make a rectangle transparent."""
        self._draw.rectangle((x, y, x + width - 1, y + height - 1), fill=(0, 0, 0, 0))
        return self

    def raised(self, x: int, y: int, width: int, height: int, tones: str) -> Sketch:
        """Draw a solid block: ``tones`` is "outline base light shade"."""
        outline, base, light, shade = tones.split()
        self.box(x, y, width, height, outline).box(x + 1, y + 1, width - 2, height - 2, base)
        self.box(x + 1, y + height - 2, width - 2, 1, shade).box(x + width - 2, y + 1, 1, height - 2, shade)
        return self.box(x + 1, y + 1, width - 2, 1, light).box(x + 1, y + 1, 1, height - 3, light)

    def oval(self, x: int, y: int, width: int, height: int, name: str) -> Sketch:
        """Fill an ellipse."""
        self._draw.ellipse((x, y, x + width - 1, y + height - 1), fill=colour(name))
        return self

    def polygon(self, points: list[tuple[int, int]], name: str) -> Sketch:
        """Fill a polygon."""
        self._draw.polygon(points, fill=colour(name))
        return self

    def line(self, x: int, y: int, to_x: int, to_y: int, name: str, width: int = 1) -> Sketch:  # noqa: PLR0917
        """Draw a straight line."""
        self._draw.line((x, y, to_x, to_y), fill=colour(name), width=width)
        return self

    def dots(self, salt: str, count: int, name: str, *, size: int = 1, inset: int = 0) -> Sketch:
        """Strew small squares over the sprite, away from its edge by ``inset``."""
        spread = scatter(salt, count, self.width - 2 * inset - size + 1, self.height - 2 * inset - size + 1)
        for x, y in spread:
            self.box(x + inset, y + inset, size, size, name)
        return self

    def shadow(self, x: int, y: int, width: int, height: int) -> Sketch:
        """Lay a soft shadow on the ground, drawn before what casts it."""
        red, green, blue, _ = colour("ink")
        self._draw.ellipse((x, y, x + width - 1, y + height - 1), fill=(red, green, blue, 70))
        return self


WOOD = "umber oak pine walnut"
"""Tones of brown furniture."""
PALE_WOOD = "walnut honey straw pine"
"""Tones of light furniture."""
METAL = "night silver mist steel"
"""Tones of metal things."""
PORCELAIN = "slate mist white silver"
"""Tones of sinks, tubs and machines."""
