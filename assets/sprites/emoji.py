"""``python assets/sprites/emoji.py`` draws emoji.png and emoji.json from the Noto Color Emoji font.

Every emoji of ``assets/banks`` and those that the window itself needs. The font is the
Debian package ``fonts-noto-color-emoji``; the game ships only the atlas, never the font.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FONT = Path("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
"""Where Debian puts the font."""

FONT_SIZE = 109
"""The only size that this font's bitmaps have."""

DRAWN = (136, 128)
"""Pixels of one bitmap of the font."""

CELL = 48
"""Pixels along one side of a cell of the atlas."""

COLUMNS = 20
"""Cells in one row of the atlas."""

OWN = ("💭", "💤", "❓")
"""What the window shows by itself: an act with no emoji of its own, sleep, a missing emoji."""


TYPED = (
    "😀", "😃", "😄", "😁", "😆", "😅", "😂", "🤣", "😊", "😇", "🙂", "🙃", "😉", "😌", "😍", "🥰",
    "😘", "😋", "😎", "🤩", "🥳", "😏", "😒", "😔", "😟", "😕", "😣", "😢", "😭", "😤", "😠", "😡",
    "🤯", "😳", "😱", "😨", "😰", "🤗", "🤔", "🤫", "😐", "🙄", "😯", "😮", "😴", "🤒", "😈", "💩",
    "👻", "👍", "👎", "👋", "🙏", "👏", "💪", "✌", "👌", "🤝", "❤", "🧡", "💛", "💚", "💙", "💜",
    "💔", "💕", "💖", "✨", "⭐", "🌟", "🔥", "🎉", "🎊", "🎈", "🎁", "💐", "🌹", "🌻", "☀", "🌙",
    "🌈", "⚡", "❄", "☔", "🐶", "🐱", "🦆", "🐦", "🍰", "🍕", "🍷", "🍺", "✅", "❌", "❗", "💯",
)  # fmt: skip
"""What people like to type into a whisper, drawn too so that it is seen as it was meant."""


def wanted(banks: Path) -> list[str]:
    """Give every emoji to draw, each once, without the variation selector."""
    found = list(OWN)
    for path in sorted(banks.glob("*.toml")):
        found += tomllib.loads(path.read_text(encoding="utf-8")).get("emoji", {}).values()
    found += TYPED
    return list(dict.fromkeys(plain(char) for char in found))


def plain(char: str) -> str:
    """Give ``char`` without variation selectors: the key of the atlas."""
    return char.replace("\ufe0f", "")


def draw_emoji(char: str, font: ImageFont.FreeTypeFont) -> Image.Image:
    """Draw one emoji into a cell.

    Raises:
        SystemExit: the font has no picture for it, or one in several pieces.
    """
    big = Image.new("RGBA", DRAWN)
    if font.getlength(char) > DRAWN[0] + 1:
        sys.exit(f"the font has no single picture for {char!r}: choose another emoji in the bank")
    ImageDraw.Draw(big).text((0, 0), char, font=font, embedded_color=True)
    box = big.getbbox()
    if box is None:
        sys.exit(f"the font has no picture for {char!r}: choose another emoji in the bank")
    square = Image.new("RGBA", (DRAWN[0], DRAWN[0]))
    cut = big.crop(box)
    square.paste(cut, ((DRAWN[0] - cut.width) // 2, (DRAWN[0] - cut.height) // 2))
    return square.resize((CELL - 2, CELL - 2), Image.Resampling.LANCZOS)


def draw_atlas(chars: list[str]) -> Image.Image:
    """Draw every emoji into its cell, with one clear pixel around it."""
    font = ImageFont.truetype(str(FONT), FONT_SIZE)
    rows = -(-len(chars) // COLUMNS)
    atlas = Image.new("RGBA", (COLUMNS * CELL, rows * CELL))
    for index, char in enumerate(chars):
        row, column = divmod(index, COLUMNS)
        atlas.paste(draw_emoji(char, font), (column * CELL + 1, row * CELL + 1))
    return atlas


def main() -> None:
    """Write the atlas and its description beside this file."""
    folder = Path(__file__).resolve().parent
    if not FONT.is_file():
        sys.exit(f"{FONT} is missing: install it with `apt-get install fonts-noto-color-emoji`")
    chars = wanted(folder.parent / "banks")
    draw_atlas(chars).save(folder / "emoji.png", optimize=True)
    text = json.dumps({"cell": CELL, "columns": COLUMNS, "emoji": chars}, ensure_ascii=False, indent=1)
    (folder / "emoji.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
