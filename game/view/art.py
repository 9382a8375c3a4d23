"""The drawn people and emoji: which part of which sheet is what."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import arcade
from PIL import Image

from game.view.errors import ArtError

if TYPE_CHECKING:
    from pathlib import Path

    from game.world.geometry import Facing

FALLBACK = "💭"
"""Shown for an emoji that has no drawing."""

STRANGER = "visitor"
"""The row of the sheet for anyone without a row of its own."""


@dataclass(frozen=True)
class PeopleSheet:
    """Every drawing of every person, by (row, "pose facing frame")."""

    drawings: dict[tuple[str, str], arcade.Texture]
    width: int
    height: int

    @property
    def strangers(self) -> tuple[str, ...]:
        """Give the rows for those who have none of their own, sorted."""
        return tuple(sorted({row for row, _ in self.drawings if row.startswith(STRANGER)}))

    def drawing(self, row: str, pose: str, facing: Facing, frame: int = 0) -> arcade.Texture:
        """Give the drawing of a pose; a pose without drawings looks like standing."""
        return self.drawings[self.found(row, pose, facing, frame)]

    def found(self, row: str, pose: str, facing: Facing, frame: int = 0) -> tuple[str, str]:
        """Give the row and column of the drawing that there is for a pose."""
        who = row if (row, "idle south 0") in self.drawings else STRANGER
        towards = "south" if pose == "sleep" else facing.value
        columns = (f"{pose} {towards} {frame}", f"{pose} {towards} 0")
        fitting = (column for column in columns if (who, column) in self.drawings)
        return who, next(fitting, f"idle {facing.value} 0")

    def frames(self, pose: str, facing: Facing) -> int:
        """Give how many drawings a pose has; at least 1."""
        towards = "south" if pose == "sleep" else facing.value
        count = 0
        while (STRANGER, f"{pose} {towards} {count}") in self.drawings:
            count += 1
        return max(count, 1)


def load_people(folder: Path) -> PeopleSheet:
    """Cut people.png as people.json says.

    Raises:
        ArtError: one of them is missing or they do not fit each other.
    """
    return PeopleSheet(*_cut(folder, "people"))


CALM = "calm"
"""The mood of a portrait when nothing is known of how somebody feels."""


@dataclass(frozen=True)
class Portraits:
    """Head and shoulders of every person, by (row, mood)."""

    drawings: dict[tuple[str, str], arcade.Texture]
    width: int
    height: int

    def drawing(self, row: str, mood: str = CALM) -> arcade.Texture:
        """Give the portrait in a mood: calm, happy, sad, angry, surprised or asleep."""
        who = row if (row, CALM) in self.drawings else STRANGER
        return self.drawings.get((who, mood)) or self.drawings[who, CALM]


def load_portraits(folder: Path) -> Portraits:
    """Cut portraits.png as portraits.json says.

    Raises:
        ArtError: one of them is missing or they do not fit each other.
    """
    return Portraits(*_cut(folder, "portraits"))


@dataclass(frozen=True)
class EmojiAtlas:
    """The drawing of every emoji, by its characters without variation selectors."""

    drawings: dict[str, arcade.Texture]

    def drawing(self, emoji: str) -> arcade.Texture:
        """Give the drawing; tries without skin colour and joined parts, then falls back."""
        plain = emoji.replace("\ufe0f", "").strip()
        first = plain.split("\u200d")[0]
        bare = "".join(char for char in first if not 0x1F3FB <= ord(char) <= 0x1F3FF)
        for key in (plain, first, bare, bare[:1], FALLBACK):
            if key in self.drawings:
                return self.drawings[key]
        message = f"the emoji atlas has no {FALLBACK}: draw it again with assets/sprites/emoji.py"
        raise ArtError(message)


def load_emoji(folder: Path) -> EmojiAtlas:
    """Cut emoji.png as emoji.json says.

    Raises:
        ArtError: one of them is missing or they do not fit each other.
    """
    about, sheet = _read(folder, "emoji")
    try:
        cell, columns, chars = int(about["cell"]), int(about["columns"]), list(about["emoji"])
    except (KeyError, TypeError, ValueError) as error:
        message = f"{folder / 'emoji.json'} lacks {error}: draw the atlas again with emoji.py beside it"
        raise ArtError(message) from error
    if sheet.width < columns * cell or sheet.height * columns < len(chars) * cell:
        message = f"{folder / 'emoji.png'} is smaller than emoji.json says: draw both again with emoji.py"
        raise ArtError(message)
    drawings = {}
    for index, char in enumerate(chars):
        left, top = index % columns * cell, index // columns * cell
        drawings[char] = _texture(sheet.crop((left, top, left + cell, top + cell)))
    return EmojiAtlas(drawings)


def _texture(image: Image.Image) -> arcade.Texture:
    """Give a picture as a texture whose outline is its rectangle: nothing here ever collides."""
    x, y = image.width / 2, image.height / 2
    return arcade.Texture(image, hit_box_points=((-x, -y), (x, -y), (x, y), (-x, y)))


def _cut(folder: Path, name: str) -> tuple[dict[tuple[str, str], arcade.Texture], int, int]:
    """Give every drawing of a sheet by (row, column), and how wide and high a drawing is."""
    about, sheet = _read(folder, name)
    try:
        width, height = int(about["width"]), int(about["height"])
        rows, columns = list(about["rows"]), list(about["columns"])
    except (KeyError, TypeError, ValueError) as error:
        message = f"{folder / name}.json lacks {error}: draw the sheet again with assets/sprites/draw.py"
        raise ArtError(message) from error
    if sheet.size != (width * len(columns), height * len(rows)):
        message = (
            f"{folder / name}.png is not as large as {name}.json says: "
            "draw both again with assets/sprites/draw.py"
        )
        raise ArtError(message)
    drawings = {
        (row, column): _texture(sheet.crop((x * width, y * height, (x + 1) * width, (y + 1) * height)))
        for y, row in enumerate(rows)
        for x, column in enumerate(columns)
    }
    return drawings, width, height


def _read(folder: Path, name: str) -> tuple[dict[str, Any], Image.Image]:
    picture, description = folder / f"{name}.png", folder / f"{name}.json"
    try:
        about = json.loads(description.read_text(encoding="utf-8"))
        sheet = Image.open(picture).convert("RGBA")
    except (OSError, ValueError) as error:
        said = " ".join(str(error).split())
        message = f"{picture} or {description.name} cannot be read ({said}): put back the files of the game"
        raise ArtError(message) from error
    if not isinstance(about, dict):
        raise ArtError(f"{description} is not a table: draw it again with assets/sprites/draw.py")
    return about, sheet
