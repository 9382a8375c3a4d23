"""Draw the pictures of the town: ``python assets/sprites/draw.py [PART ...]``.

Parts are ``ground``, ``walls``, ``people``, ``props`` or the name of one package of props; all by
default. ``emoji`` is drawn only when it is named, as it needs a font of the system.
``--sheet FILE PACKAGE [WORD ...]`` shows the props of a package whose names have the words, twice
their size, in a file of your choice. Drawing needs the extra ``art``; the same bytes come out every time.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from pathlib import Path

import emoji
import pattern_book
from studio import contact, stock

HERE = Path(__file__).resolve().parent
"""Where the pictures lie."""

SHEETS = {"ground": "terrain", "walls": "masonry", "people": "figures"}
"""Parts that are sheets of tiles, and the package whose module ``sheet`` draws them: ``write(folder)``."""

ON_GRASS = ("outdoors",)
"""Packages whose props stand outside."""


def main() -> int:
    """Draw what was asked for; give the code to leave with."""
    parser = argparse.ArgumentParser(description="Draw the pictures of the town.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help="ground, walls, people, props, emoji or a package of props"
    )
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="only show a package's props in this file")
    parser.add_argument("--on", choices=tuple(contact.GROUNDS), help="what the props of --sheet stand on")
    asked = parser.parse_args()
    if asked.sheet:
        return _show(asked.sheet, asked.on, asked.parts)
    every = (*SHEETS, "props", *stock.PACKAGES, "emoji")
    for part in asked.parts:
        if part not in every:
            print(f"draw: there is no part {part!r}: name one of {', '.join(every)}")
            return 2
    for part in asked.parts or (*SHEETS, "props"):
        _draw(part)
    if not asked.parts:
        stock.tidy(HERE)
    return 0


def _draw(part: str) -> None:
    started = time.perf_counter()
    if part == "emoji":
        emoji.main()
        count, unit = len(json.loads((HERE / "emoji.json").read_text("utf-8"))["emoji"]), "emoji"
    elif part in SHEETS:
        count = importlib.import_module(f"{SHEETS[part]}.sheet").write(HERE)
        unit = "tiles"
    else:
        count = stock.draw(HERE, stock.PACKAGES if part == "props" else (part,))
        unit = "pictures"
    if part in ("ground", "walls"):
        pattern_book.write(HERE)
    print(f"{part}: {count} {unit} in {time.perf_counter() - started:.1f} s")


def _show(file: Path, ground: str | None, named: list[str]) -> int:
    if not named or named[0] not in stock.PACKAGES:
        print(f"draw: --sheet FILE needs one of {', '.join(stock.PACKAGES)}")
        return 2
    props = stock.collect(named[0], HERE)
    on = ground or ("grass" if named[0] in ON_GRASS else "wood")
    contact.contact(props, on, HERE, named[1:]).save(file)
    print(f"{len(props)} props of {named[0]}: {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
