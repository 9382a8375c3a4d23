from __future__ import annotations

import pytest

from game import app
from game.session.replay import verify
from game.session.rules import RULES_VERSION
from tests.record import FOLDER, RECORDINGS

FILES = sorted(FOLDER.glob("*.smallville"))


def test_every_recording_is_there():
    assert {file.stem for file in FILES} == set(RECORDINGS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recording_replays_exactly(file, tmp_path, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    recording, place = app.open_recording(app.import_(file))
    verdict = verify(place.scene, recording, RULES_VERSION)
    assert verdict.divergence is None, f"{verdict.divergence} - make them anew by `python -m tests.record`"
    assert verdict.ticks == recording.end_tick + 1
