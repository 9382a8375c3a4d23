from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ai.errors import SmallvilleError
from game import answerers, app, paths
from game.persist import header as headers
from game.persist.disk import Disk
from game.session.rules import RuleOracle
from game.settings import Settings

RULES = Settings(model="rules")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Give a home without models, so that nothing is loaded."""
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "manifest.toml").write_bytes((paths.models() / "manifest.toml").read_bytes())
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    return tmp_path


def test_the_title_screen_starts_goes_on_and_replays(home):
    launcher = app.GameLauncher(Settings())
    assert launcher.list_saves() == ()
    town = launcher.new()
    assert town.notices[0].startswith("the town lives by rules alone: ")
    town.advance(30)
    town.close()
    (saved,) = launcher.list_saves()
    assert (saved.name, saved.seconds) == ("town-1", 290)
    town = launcher.open("town-1")
    assert town.state.tick == 29
    town.close()
    recording = launcher.replay("town-1")
    assert (recording.state.tick, recording.end_tick) == (-1, 29)
    recording.close()
    launcher.new().close()
    assert {one.name for one in launcher.list_saves()} == {"town-1", "town-2"}


def test_residents_are_chosen_by_first_or_full_name(home):
    place = app.load_place(paths.TOWN)
    assert list(app.choose_residents(place, ["maria", "Klaus Mueller"])) == ["Klaus Mueller", "Maria Lopez"]
    town = app.new_game("two", residents=["Klaus", "Maria"], model="rules")
    assert list(town.state.minds) == ["Klaus Mueller", "Maria Lopez"]
    town.close()


def test_a_save_of_another_map_is_refused(home):
    app.new_game("demo", model="rules").close()
    folder = home / "saves" / "demo"
    header = headers.read(folder)
    headers.write(Disk(), folder, replace(header, digests={**header.digests, "map": b"other"}))
    for opened in (app.open_game, app.open_replay):
        with pytest.raises(SmallvilleError, match="it was made on another map"):
            opened("demo")


def made_with(model: str) -> headers.Header:
    stretches = (headers.Stretch(-1, 0, 1, b""),)
    return headers.Header(
        "demo", stretches, 1, "free", "the_ville", ("A",), model=model, model_sha256="00", embedder="e"
    )


def test_a_save_whose_model_is_gone_goes_on_by_rules_unless_that_would_spoil_it(home):
    header = made_with("gone.gguf")
    found = answerers.of_save(header, home, None, Settings(), strict=False)
    assert isinstance(found.oracle, RuleOracle)
    assert "gone.gguf" in found.notice
    with pytest.raises(SmallvilleError, match=r"gone\.gguf, which is not in"):
        answerers.of_save(header, home, None, Settings(), strict=True)


def test_a_model_that_the_save_does_not_match_is_never_loaded(home):
    (home / "models" / "trap.gguf").write_bytes(b"GGUF then anything")
    with pytest.raises(SmallvilleError, match=r"it was made with the model trap\.gguf"):
        answerers.of_save(made_with("trap.gguf"), home, None, Settings(), strict=True)


@pytest.mark.parametrize("name", ["../../etc/passwd", "/etc/passwd", "..\\..\\windows\\x.gguf", "trap.gguf"])
def test_the_model_named_in_a_save_is_looked_for_in_the_models_folder_only(home, monkeypatch, name):
    monkeypatch.chdir(home)
    Path("trap.gguf").write_bytes(b"GGUF")
    with pytest.raises(SmallvilleError, match="which is not in"):
        answerers.of_save(made_with(name), home, None, Settings(), strict=True)


def test_a_town_of_rules_takes_the_model_when_there_is_one(home):
    app.new_game("demo", model="rules").close()
    header = headers.read(home / "saves" / "demo")
    assert header.model == ""
    town = app.open_game("demo", model="scripted")
    town.advance(3)
    town.close()
    assert headers.read(home / "saves" / "demo").model == "scripted"
