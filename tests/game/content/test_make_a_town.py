"""The guide to making a town says what the loader takes: properties, kinds, poses, a sheet, commands."""

from __future__ import annotations

import re

import pytest

from game import paths
from game.content.banks import load_banks
from game.content.lint.check import find_all
from game.content.pieces import LIGHTS, SHADOWS
from game.content.residents import OPTIONAL, REQUIRED
from game.content.town_norms import ALLOWED
from game.content.town_things import SETTABLE
from game.content.town_xml import REQUIRED_OBJECT_LAYERS
from game.towns import known_things, load_place
from game.world.maze import FACINGS, POSES
from game.world.norms import Privacy
from tests.game.content.guide_town import GUIDE, Guide, write


@pytest.fixture(scope="module")
def text():
    return GUIDE.read_text("utf-8")


@pytest.fixture(scope="module")
def quoted(text):
    return set(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def test_every_layer_and_property_is_explained(text, quoted):
    rows = {row.split("`")[1]: row for row in text.splitlines() if row.startswith("| `")}
    assert set(REQUIRED_OBJECT_LAYERS) <= set(rows)
    for layer, names in ALLOWED.items():
        assert [name for name in names if f"`{name}`" not in rows[layer]] == []
    assert set(SETTABLE) <= quoted
    assert {"collision", "upright", "holds", "things", "z", "world", "title"} <= quoted


def test_every_allowed_value_is_listed(quoted):
    kinds = {kind.name for kind in load_banks(paths.assets() / "banks").kinds}
    values = {*kinds, *POSES, *FACINGS, *SHADOWS, *LIGHTS, *(str(one) for one in Privacy)}
    assert values - quoted == set()


def test_the_sheet_in_the_guide_shows_every_key():
    sheet = Guide(GUIDE.read_text("utf-8")).sheet
    for key in (*REQUIRED, *OPTIONAL):
        assert re.search(rf"^\[?{key}\b", sheet, re.MULTILINE), key


def test_whoever_draws_what_the_guide_says_has_a_town_in_which_nothing_is_to_be_mended(tmp_path):
    folder = write(tmp_path / "my_street", Guide(GUIDE.read_text("utf-8")))
    assert [one.sentence for one in find_all(folder, known_things())] == []
    place = load_place(str(folder))
    assert list(place.residents) == ["Ada Finch", "Ben Elm"]
    assert len(place.scene.maze.objects) == 22
    assert len(place.file.pieces) > 100
    assert place.scene.maze.blocked[3:13, 3:13].sum() == 42 + 9  # the walls, and what stands inside


def test_the_tiles_that_the_guide_names_are_drawn(text):
    sprites = paths.assets() / "sprites"
    walls = (sprites / "walls.tsx").read_text("utf-8")
    ground = (sprites / "ground.tsx").read_text("utf-8")
    for brush in ("white/siding yellow", "white/mint dots"):
        assert f"*{brush}*" in text
        assert f'<wangset name="{brush}"' in walls
    for part in ("window 10", "arch 10"):
        assert f"*... {part}*" in text
        assert f'value="white/siding yellow {part}"' in walls
    assert {f"*{name}*" for name in ("oak", "bath blue")} <= set(re.findall(r"\*[a-z ]+\*", text))
    for terrain in ("pave", "dirt", "gravel", "water", "deck"):
        assert f"*{terrain}*" in text
        assert f'<wangset name="{terrain}"' in ground
