"""The listing of props for Tiled: numbers that stay, properties that are set, pictures that exist."""

from __future__ import annotations

import importlib
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from game import paths

SPRITES = paths.assets() / "sprites"


@pytest.fixture(scope="module")
def studio():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SPRITES))
        yield importlib.import_module


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Give a folder with one package of props, which the function writes; None keeps what it has."""
    monkeypatch.syspath_prepend(str(SPRITES))
    stock = importlib.import_module("studio.stock")
    prop = importlib.import_module("studio.prop").Prop
    laid = {}
    monkeypatch.setattr(stock, "collect", lambda package, _folder: laid.get(package, ()))

    def lay(package, *names, **said):
        def draw(_look, _frame):
            return Image.new("RGBA", (8, 6), (255, 250, 234, 255))

        laid[package] = tuple(prop(name, draw, **said) for name in sorted(names))
        stock.draw(tmp_path, (package,))
        return stock.known((tmp_path / "props.tsx").read_text("utf-8"))

    lay.folder = tmp_path
    return lay


def test_a_prop_keeps_its_number_when_others_are_added(shelf):
    before = shelf("outdoors", "bench", "oak")
    after = shelf("outdoors", "anvil", "bench", "oak", "zinnia")
    assert {name: after[name].number for name in before} == {name: before[name].number for name in before}
    assert len({entry.number for entry in after.values()}) == 4


def test_drawing_one_package_leaves_the_others_listed(shelf):
    shelf("outdoors", "bench", looks=("wet",), shadow="oval")
    listed = shelf("venues", "counter", kind="counter")
    assert set(listed) == {"bench", "counter"}
    assert 'value="wet"' in listed["bench"].lines
    assert shelf("venues", "counter", kind="counter") == listed


def test_a_prop_that_is_no_more_is_neither_listed_nor_kept(shelf, studio):
    shelf("outdoors", "bench", "oak")
    assert set(shelf("outdoors", "oak")) == {"oak"}
    assert studio("studio.stock").tidy(shelf.folder) == 1
    assert [path.name for path in (shelf.folder / "props").iterdir()] == ["oak.png"]


def test_only_what_is_set_is_told(shelf):
    lines = shelf("outdoors", "oak", sways=True, frames=(("", 2),))["oak"].lines
    assert '<property name="sways" type="bool" value="true"/>' in lines
    assert '<property name="frames" value=":2"/>' in lines
    assert '"flat"' not in lines
    assert '"light"' not in lines


def test_two_props_of_one_name_are_refused(studio, tmp_path, monkeypatch):
    (tmp_path / "pantry").mkdir()
    (tmp_path / "pantry" / "__init__.py").write_text(
        "from studio.prop import Prop\nPROPS = (Prop('jar', None), Prop('jar', None))\n", "utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match='"jar": rename one'):
        studio("studio.stock").collect("pantry", tmp_path)


def test_every_listed_prop_has_its_picture_of_that_size():
    root = ET.parse(SPRITES / "props.tsx").getroot()
    images = [image for tile in root.iter("tile") for image in tile.iter("image")]
    assert len(images) == len(list(root.iter("tile"))) > 500
    for image in images:
        size = (int(image.get("width")), int(image.get("height")))
        assert Image.open(SPRITES / image.get("source")).size == size, image.get("source")
