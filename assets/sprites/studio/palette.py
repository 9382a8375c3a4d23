"""The 72 colours of the game and the ramps made of them.

Every ramp runs from a cool dark to a warm light, so that a shadow never is a mere darker copy.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
"""Colours are ``[..., 3]``, red green blue, 0..1."""

BASE = {
    "plaster": "4a3b46 6f5a5c 9a806c c4a987 e2cda6 f4e6c6 fffaea",
    "wood": "2b161b 47231f 6b3623 8f4f2a b56d35 d69249 efbb6d",
    "sand": "4a3b46 875d44 b08350 d0a469 e6c890",
    "steel": "1d1b29 33344a 52566d 7a8295 a8b1bb d9e0dc",
    "grass": "12263a 1f4f3c 347040 568f3f 7fb045 a9cb57 dbe58a",
    "leaf": "12263a 16444a 1f6a55 3f9560",
    "water": "1a2350 23427e 2c6cab 43a0cf 7dcde4 c4f0ee",
    "red": "3d1026 6e1730 a42a35 d4483a ee7a51 f9b083",
    "gold": "6b3623 b8641f e3952c f6c546 fde690",
    "violet": "2e1a47 53307a 8450a4 b57fc4 e2b3dd",
    "pink": "8a2f5c c9537c ee8da0 fbc9c4",
    "skin": "7b3f3a b46b4f dc9b72 f3c49a fde3c2",
    "meadow": "1f4f3c 347040 458040 568f3f 6aa042 7fb045 a9cb57",
    "boards": "4a3b46 6b4a3a 875d44 9b6f49 b08350 c0935b d0a469 e6c890",
    "flagstone": "4a3b46 6f5a5c 9a806c af947a c4a987 d3bb97 e2cda6 f4e6c6",
    "pond": "1a2350 23427e 2c6cab 3886bd 43a0cf 7dcde4 c4f0ee",
}
"""The ramps that own colours; a few ends are shared."""

MIXED = {
    "tree": "12263a 16444a 1f6a55 3f9560 568f3f 7fb045 a9cb57",
    "fern": "12263a 1f4f3c 347040 568f3f 7fb045 a9cb57 dbe58a",
    "pine needles": "12263a 16444a 1f4f3c 1f6a55 347040 3f9560",
    "birch leaf": "1f4f3c 347040 568f3f 7fb045 a9cb57 dbe58a fde690",
    "autumn": "3d1026 6e1730 b8641f e3952c f6c546 fde690",
    "blossom": "2e1a47 8a2f5c c9537c ee8da0 fbc9c4 fffaea",
    "walnut": "1d1b29 2b161b 47231f 6b3623 8f4f2a b56d35",
    "pine": "6b3623 8f4f2a b56d35 d69249 efbb6d f4e6c6",
    "birch": "6f5a5c 9a806c c4a987 e2cda6 f4e6c6 fffaea",
    "mahogany": "2b161b 3d1026 6e1730 7b3f3a b46b4f dc9b72",
    "white paint": "6f5a5c 9a806c e2cda6 f4e6c6 fffaea",
    "green paint": "12263a 16444a 1f6a55 347040 568f3f 7fb045",
    "blue paint": "1a2350 23427e 2c6cab 43a0cf 7dcde4",
    "black": "1d1b29 33344a 52566d 7a8295",
    "white": "52566d 7a8295 a8b1bb d9e0dc fffaea",
    "grey": "33344a 52566d 7a8295 a8b1bb d9e0dc",
    "brown": "2b161b 47231f 6b3623 8f4f2a b56d35",
    "blond": "6b3623 b8641f e3952c f6c546 fde690",
    "ginger": "6e1730 8f4f2a d4483a e3952c f6c546",
    "teal": "12263a 16444a 1f6a55 3f9560 7dcde4 c4f0ee",
    "denim": "1a2350 23427e 2c6cab 43a0cf 7dcde4",
    "brick": "47231f 6e1730 8f4f2a b46b4f dc9b72",
    "slate roof": "1d1b29 33344a 52566d 7a8295 a8b1bb",
    "skin fair": "7b3f3a b46b4f dc9b72 f3c49a fde3c2",
    "skin tan": "6b3623 8f4f2a b46b4f dc9b72 f3c49a",
    "skin brown": "47231f 6b3623 8f4f2a b46b4f dc9b72",
    "skin dark": "2b161b 47231f 6b3623 8f4f2a b46b4f",
    "skin pale": "7b3f3a b46b4f dc9b72 f3c49a fde3c2 fffaea",
    "hair black": "1d1b29 1d1b29 33344a 52566d 7a8295",
    "hair violet": "1d1b29 2e1a47 53307a 8450a4 b57fc4",
    "hair brown": "2b161b 47231f 6b3623 8f4f2a b56d35",
    "hair chestnut": "47231f 6b3623 8f4f2a b56d35 d69249",
    "hair auburn": "6b3623 8f4f2a b8641f ee7a51 f9b083",
    "navy": "1d1b29 1a2350 23427e 2c6cab 43a0cf",
    "plum": "2e1a47 6e1730 8a2f5c c9537c ee8da0",
    "hair grey": "33344a 52566d 7a8295 a8b1bb d9e0dc",
    "hair white": "52566d 7a8295 a8b1bb d9e0dc fffaea",
    "cream": "9a806c c4a987 e2cda6 f4e6c6 fffaea",
    "olive": "12263a 1f4f3c 347040 568f3f 7fb045",
    "glass": "23427e 2c6cab 43a0cf 7dcde4 c4f0ee",
    "night glass": "1a2350 23427e 33344a 2c6cab 52566d",
    "lit glass": "b8641f e3952c f6c546 fde690 fffaea",
    "path": "6f5a5c 9a806c c4a987 e2cda6 f4e6c6",
    "tiles": "33344a 52566d 7a8295 a8b1bb d9e0dc c4f0ee",
    "red brick": "47231f 7b3f3a b46b4f dc9b72 f3c49a",
    "blue siding": "33344a 52566d 7a8295 a8b1bb c4f0ee",
    "yellow siding": "875d44 b08350 d0a469 e6c890 fde690 fffaea",
    "rose plaster": "8a2f5c c9537c ee8da0 fbc9c4 fde3c2 fffaea",
    "sage paint": "1f4f3c 347040 568f3f a9cb57 dbe58a fffaea",
    "mint paint": "1f6a55 3f9560 a8b1bb c4f0ee fffaea",
    "lilac paint": "53307a 8450a4 b57fc4 e2b3dd fffaea",
    "sky paint": "2c6cab 43a0cf 7dcde4 c4f0ee fffaea",
    "fire": "6e1730 d4483a ee7a51 f6c546 fde690 fffaea",
}
"""Ramps that only borrow colours of the others."""


def colour(code: str) -> Floats:
    """Give a colour from six hexadecimal digits, with or without #: float64[3] in 0..1."""
    digits = code.lstrip("#")
    return np.array([int(digits[at : at + 2], 16) for at in (0, 2, 4)], dtype=np.float64) / 255


RAMPS: dict[str, Floats] = {
    name: np.array([colour(code) for code in codes.split()]) for name, codes in (BASE | MIXED).items()
}
"""Every ramp by name, float64[steps, 3]."""

CODES: tuple[str, ...] = tuple(dict.fromkeys(code for codes in BASE.values() for code in codes.split()))
"""Every colour there is, in a fixed order."""

COLOURS: Floats = np.array([colour(code) for code in CODES])
"""The same as floats."""

_CHROMA = np.array([1.0, 1.15, 1.15])
"""A wrong hue looks worse than a wrong brightness: the two chroma axes weigh a little more."""

_TO_CONE = np.array([[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]])
_TO_LAB = np.array([[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]])


def perceived(colours: Floats) -> Floats:
    """Give colours in OKLab, where a distance is how different two colours look."""
    linear = np.where(colours > 0.04045, ((np.clip(colours, 0, 1) + 0.055) / 1.055) ** 2.4, colours / 12.92)
    seen: Floats = np.cbrt(linear @ _TO_CONE.T) @ _TO_LAB.T * _CHROMA
    return seen


_SEEN = perceived(COLOURS)


def _bayer() -> Floats:
    grid = np.array([[0.0]])
    for _ in range(2):
        grid = np.block([[4 * grid, 4 * grid + 2], [4 * grid + 3, 4 * grid + 1]])
    return (grid + 0.5) / 16 - 0.5


_BAYER = _bayer()


def ramp(name: str, tone: Floats | float) -> Floats:
    """Look tones (0 dark .. 1 light) up in a ramp, smoothly: colours of the shape of ``tone`` plus [3]."""
    steps = RAMPS[name]
    place = np.clip(np.asarray(tone, dtype=np.float64), 0, 1) * (len(steps) - 1)
    lower = np.clip(place.astype(int), 0, len(steps) - 2)
    part = (place - lower)[..., None]
    mixed: Floats = steps[lower] * (1 - part) + steps[lower + 1] * part
    return mixed


def quantise(picture: Floats, dither: float = 0.0) -> Floats:
    """Give ``[y, x, 3]`` in palette colours only, with an ordered 4 x 4 dither on the lightness.

    Distances are rounded, so that no rounding of the processor decides between two colours.
    """
    height, width = picture.shape[:2]
    seen = perceived(picture)
    if dither:
        seen[..., 0] += np.tile(_BAYER, (height // 4 + 1, width // 4 + 1))[:height, :width] * dither
    out = np.empty_like(picture)
    for row in range(height):  # row by row: the distances to all colours of a large picture fill the memory
        far = ((seen[row, :, None, :] - _SEEN) ** 2).sum(-1)
        out[row] = COLOURS[far.round(9).argmin(-1)]
    return out
