"""The acceptance scenes with the default model, one seed each; all seeds: ``tests.acceptance.record``."""

from __future__ import annotations

import pytest

from tests.acceptance import record
from tests.acceptance.scenes import SCENES

pytestmark = pytest.mark.model


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_residents_master_a_scene(scene, home):
    passed, shown = record.played(scene, 1, home)
    assert passed, shown
