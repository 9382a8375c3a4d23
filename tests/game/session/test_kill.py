from __future__ import annotations

import random

import pytest

from tests.kill_many import kill_once

KILLS = 3
"""``python -m tests.kill_many 50`` does the same more often."""


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("home")


@pytest.mark.parametrize("number", range(KILLS))
def test_a_killed_town_resumes_and_replays_and_lost_less_than_a_second(home, number):
    found = kill_once(home, "town", random.Random(number).uniform(0.0, 1.5))
    assert found.kept >= found.told, found.verdict
    assert "replay exact" in found.verdict
