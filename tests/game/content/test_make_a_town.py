"""The guide to making a town says what the loader takes: properties, kinds, poses, a sheet, commands."""

from __future__ import annotations

import re

import pytest

from game import paths
from game.content.banks import load_banks
from game.content.pieces import LIGHTS, SHADOWS
from game.content.residents import OPTIONAL, REQUIRED, load_residents
from game.content.tiled import load_town
from game.content.town_norms import ALLOWED
from game.content.town_things import SETTABLE
from game.content.town_xml import REQUIRED_OBJECT_LAYERS
from game.world.maze import FACINGS, POSES
from game.world.norms import Privacy
from tests.game.content.good_town import Draft

GUIDE = paths.checkout() / "docs" / "make-a-town.md"


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


def test_the_sheet_in_the_guide_can_be_played(text, tmp_path):
    (sheet,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    for key in (*REQUIRED, *OPTIONAL):
        assert re.search(rf"^\[?{key}\b", sheet, re.MULTILINE), key
    draft = Draft()
    draft.region("spawns", "Ann").name = "Ada Finch"
    places = {
        "My Street:Rose House:bedroom": "w:house:room",
        "My Street:Rose House:bathroom": "w:house:bath",
        "My Street:Elm House": "w:green",
    }
    for written, meant in places.items():
        assert written in sheet
        sheet = sheet.replace(written, meant)
    draft.sheets = {"ada": sheet}
    folder = draft.write(tmp_path / "town")
    assert list(load_residents(folder, load_town(folder).maze)) == ["Ada Finch"]


def test_the_tiles_that_the_guide_names_are_drawn(text):
    sprites = paths.assets() / "sprites"
    walls = (sprites / "walls.tsx").read_text("utf-8")
    ground = (sprites / "ground.tsx").read_text("utf-8")
    for brush in ("siding yellow", "mint dots", "tiles white"):
        assert f"*{brush}*" in text
        assert f'<wangset name="{brush}"' in walls
    for part in ("window 10", "arch 10"):
        assert f"*... {part}*" in text
        assert f'value="siding yellow {part}"' in walls
    for terrain in ("pave", "dirt", "gravel", "water", "deck"):
        assert f"*{terrain}*" in text
        assert f'<wangset name="{terrain}"' in ground
