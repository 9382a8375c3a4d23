"""Letters three pixels wide and five high, for signs that can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from studio.paint import Paint

_SHAPES = {
    "A": ".#. #.# ### #.# #.#", "B": "##. #.# ##. #.# ##.", "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.", "E": "### #.. ##. #.. ###", "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##", "H": "#.# #.# ### #.# #.#", "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# .#.", "K": "#.# #.# ##. #.# #.#", "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#", "N": "#..# ##.# #.## #..# #..#", "O": ".#. #.# #.# #.# .#.",
    "P": "##. #.# ##. #.. #..", "Q": ".#. #.# #.# .#. ..#", "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.", "T": "### .#. .#. .#. .#.", "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.", "W": "#...# #...# #.#.# ##.## #...#", "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.", "Z": "### ..# .#. #.. ###", "&": ".#. #.# .#. #.# .##",
    "0": "### #.# #.# #.# ###", "1": ".#. ##. .#. .#. ###", "2": "##. ..# .#. #.. ###",
    "3": "##. ..# .#. ..# ##.", "4": "#.# #.# ### ..# ..#", "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ### #.# ###", "7": "### ..# .#. .#. .#.", "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ##.", " ": ".. .. .. .. ..", "'": "# # . . .",
}  # fmt: skip
"""Each letter row by row, # where it is inked."""

HIGH_PX = 5
"""Height of a letter."""


def width(text: str) -> int:
    """Give how wide a text is, in pixels."""
    return sum(len(_SHAPES[letter].split()[0]) + 1 for letter in text) - 1


def write(paint: Paint, text: str, left: int, top: int, code: str) -> None:
    """Write a text in a palette colour, its upper left corner at a pixel."""
    for letter in text:
        rows = _SHAPES[letter].split()
        for y, row in enumerate(rows):
            for x, mark in enumerate(row):
                if mark == "#":
                    paint.pixel(left + x, top + y, code)
        left += len(rows[0]) + 1
