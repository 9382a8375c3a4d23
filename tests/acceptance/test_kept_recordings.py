"""The kept recordings of the acceptance scenes: each replays exactly, and shows what it should."""

from __future__ import annotations

import json

import pytest

from game import app
from game.persist.recording import Recording
from game.session.replay import verify
from game.session.rules import RULES_VERSION
from game.sim.state import SimState
from tests.acceptance import record
from tests.acceptance.scenes import SCENES
from tests.acceptance.watched import Watched

FILES = sorted(record.FOLDER.glob(f"*{record.ENDING}"))
RESULTS = json.loads(record.RESULTS.read_text("utf-8"))


@pytest.fixture(scope="module")
def place():
    """Give the town, read once."""
    return app.load_place("the_ville")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_recording_replays_exactly_and_shows_its_scene(file, place, home):
    recording = Recording(home / "saves" / app.import_(file), SimState)
    verdict = verify(place.scene, recording, RULES_VERSION)
    assert verdict.divergence is None, (
        f"{verdict.divergence}: `python -m tests.acceptance.record` makes it anew"
    )
    scene, _, seed = file.stem.rpartition("-")
    judge = next(one.judge for one in SCENES if one.name == scene)
    assert judge(Watched(recording, place)) == RESULTS[scene][seed]["shown"]


@pytest.mark.parametrize("scene", sorted(RESULTS))
def test_a_scene_passes_on_four_of_five_of_its_seeds_and_these_are_kept(scene):
    passed = {f"{scene}-{seed}" for seed, one in RESULTS[scene].items() if one["passed"]}
    assert record.enough(RESULTS[scene])
    assert passed == {file.stem for file in FILES if file.stem.startswith(f"{scene}-")}


def test_the_page_is_the_table_of_the_results():
    assert record.TABLE.read_text("utf-8") == record.table(RESULTS)


def test_a_recording_is_small():
    assert max(file.stat().st_size for file in FILES) < 1_000_000
