"""The small town that is shipped as an example: sound, reproducible, lived in, never overwritten."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module

import pytest

from game import app, paths
from game.content.lint.check import find_all
from game.towns import known_things

NAME = "two_houses"


@cache
def generator():
    for folder in ("sprites", "maps"):
        sys.path.insert(0, str(paths.assets() / folder))
    return import_module("build_two_houses")


@cache
def place():
    return app.load_place(NAME)


def test_nothing_is_wrong_with_it_not_even_a_warning():
    assert find_all(paths.assets() / "maps" / NAME, known_things()) == ()


def test_the_shipped_map_is_what_the_generator_builds():
    text, _ = generator().build()
    assert (paths.assets() / "maps" / NAME / f"{NAME}.tmx").read_text("utf-8") == text


def test_an_edited_map_is_left_alone_unless_forced(tmp_path):
    assert "3 sectors" in generator().write(tmp_path)
    file = tmp_path / f"{NAME}.tmx"
    file.write_text(file.read_text("utf-8").replace("Hazel Cottage", "My Cottage"), "utf-8")
    assert "left alone" in generator().write(tmp_path)
    assert "My Cottage" in file.read_text("utf-8")
    assert "3 sectors" in generator().write(tmp_path, force=True)
    assert "My Cottage" not in file.read_text("utf-8")


def test_two_people_have_a_home_each_and_know_each_other():
    residents = place().residents
    assert list(residents) == ["Ada Finch", "Benno Möller"]
    homes = {one.sheet.home for one in residents.values()}
    assert len(homes) == 2
    for name, one in residents.items():
        assert [other for other, _ in one.sheet.relationships] == [n for n in residents if n != name]
        assert place().scene.maze.arena_at(one.spawn) == one.sheet.home


def test_every_object_is_shown_by_a_picture():
    shown = {piece.object for piece in place().file.pieces}
    assert set(place().scene.maze.objects) <= shown


def test_it_is_among_the_towns_to_choose():
    found = next(one for one in app.list_towns() if one.name == NAME)
    assert (found.title, len(found.residents), found.trouble) == ("Two Houses", 2, "")


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Give a home without models, so that nothing is loaded."""
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "manifest.toml").write_bytes((paths.models() / "manifest.toml").read_bytes())
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    return tmp_path


def test_a_morning_passes_there(home):
    session = app.new_game("small", town=NAME, model="scripted", seed=2, pace="attentive")
    while session.state.tick < 9 * 360:
        session.advance(360)
    acts = {name: mind.act for name, mind in session.state.minds.items()}
    session.close()
    assert all(act is not None and act.activity != "sleep" for act in acts.values())
    assert app.list_saves()[0].town == NAME
