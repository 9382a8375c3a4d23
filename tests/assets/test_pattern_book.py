"""The pattern book is what its generator writes, and shows every floor and every wall."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from xml.etree import ElementTree as ET

from game import paths

SPRITES = paths.assets() / "sprites"


@cache
def book():
    sys.path.insert(0, str(SPRITES))
    return import_module("pattern_book")


def test_the_pattern_book_is_what_its_generator_writes(tmp_path):
    assert book().write(tmp_path).read_text("utf-8") == (SPRITES / "pattern_book.tmx").read_text("utf-8"), (
        "run: python assets/sprites/pattern_book.py"
    )


def test_every_floor_and_every_wall_has_its_name_beside_it():
    words = [text.text for text in ET.parse(SPRITES / "pattern_book.tmx").iter("text")]
    assert len(words) == len(set(words))
    assert {"oak (floor)", "bath blue (floor)", "siding yellow", "white/siding yellow"} <= set(words)
    walls = {
        one.get("name")
        for one in ET.parse(SPRITES / "walls.tsx").iter("wangset")
        if one.get("type") == "edge"
    }
    assert walls <= set(words)


def test_every_layer_of_the_book_is_filled_and_as_large_as_the_map():
    root = ET.parse(SPRITES / "pattern_book.tmx").getroot()
    size = int(root.get("width")) * int(root.get("height"))
    for data in root.iter("data"):
        cells = [int(cell) for cell in data.text.split(",")]
        assert len(cells) == size
        assert any(cells)
