"""``smallville lint-town`` as a person and as another program see it."""

from __future__ import annotations

import json
import shutil

import pytest

from game import app, paths, towns
from game.cli.main import main
from game.persist.errors import SaveError
from tests.game.content.good_town import Draft


@pytest.fixture
def good(tmp_path):
    return Draft().write(tmp_path / "good")


@pytest.fixture
def bad(tmp_path):
    draft = Draft()
    draft.region("arenas", "lawn").said["open"] = "07:00"
    draft.region("objects", "bed").said["capacity"] = 1
    draft.things.pop(1)
    return draft.write(tmp_path / "bad")


def test_a_sound_town_gives_0_and_warnings_only_do_too(good, capsys):
    assert main(["lint-town", str(good)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-1].endswith("the town can be played")
    assert all(line.startswith("warning: ") for line in said[:-1])


def test_a_faulty_town_gives_1_and_a_line_for_each_fault(bad, capsys):
    assert main(["lint-town", str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert (
        'error: town.tmx, layer "arenas", tile (10, 1): "lawn" has the unknown property "open": '
        'did you mean "opens"? [unknown-property]'
    ) in lines
    assert any(line.endswith("[bed-full]") for line in lines)
    assert lines[-1].endswith("the town cannot be opened")


def test_json_holds_rule_level_place_reason_and_cure(bad, capsys):
    assert main(["lint-town", str(bad), "--json"]) == 1
    first = json.loads(capsys.readouterr().out)[0]
    assert first == {
        "rule": "unknown-property",
        "level": "error",
        "file": "town.tmx",
        "layer": "arenas",
        "x": 10,
        "y": 1,
        "key": None,
        "reason": '"lawn" has the unknown property "open"',
        "cure": 'did you mean "opens"?',
    }


def test_the_rules_are_listed_with_what_they_find(capsys):
    assert main(["lint-town", "--rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert any(line.split()[:2] == ["arena-split", "warning"] for line in lines)


def test_a_folder_that_is_not_there_is_named_with_the_towns_that_are(capsys):
    assert main(["lint-town", "atlantis"]) == 2
    said = capsys.readouterr().err
    assert "atlantis" in said
    assert "the_ville" in said


def test_a_name_with_control_characters_does_not_reach_the_terminal(capsys):
    assert main(["lint-town", "\x1b[31mred"]) == 2
    assert "\x1b" not in capsys.readouterr().err


def test_a_faulty_town_is_not_opened_and_says_how_to_find_all(bad):
    with pytest.raises(towns.TownsError) as caught:
        app.load_place(str(bad))
    assert f"run: smallville lint-town {bad} for all" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_save_is_made_of_a_faulty_town(bad, tmp_path, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path / "home"))
    (tmp_path / "home").mkdir()
    with pytest.raises(towns.TownsError):
        app.new_game("x", town=str(bad), model="rules")
    assert not (tmp_path / "home" / "saves").exists()


def test_towns_are_listed_with_title_and_people_or_with_the_reason_why_not(good, bad, tmp_path, monkeypatch):
    home = tmp_path / "home"
    (home / "assets" / "maps").mkdir(parents=True)
    for part in ("banks", "sprites"):
        (home / "assets" / part).symlink_to(paths.assets() / part)
    shutil.copytree(good, home / "assets" / "maps" / "good")
    shutil.copytree(bad, home / "assets" / "maps" / "bad")
    (home / "assets" / "maps" / "empty").mkdir()
    monkeypatch.setenv("SMALLVILLE_HOME", str(home))
    found = {one.name: one for one in app.list_towns()}
    assert list(found) == ["bad", "good"] or list(found) == ["good", "bad"]
    assert (found["good"].title, found["good"].residents, found["good"].trouble) == ("w", ("Ann", "Bo"), "")
    assert "unknown property" in found["bad"].trouble
    assert found["bad"].title == "Bad"


def test_a_save_of_a_town_elsewhere_notes_its_path_and_opens_where_the_folder_lies_now(
    good, tmp_path, monkeypatch
):
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path / "home"))
    session = app.new_game("x", town=str(good), model="rules", seed=1)
    session.advance(30)
    session.close()
    assert app.list_saves()[0].town == str(good)
    moved = good.rename(tmp_path / "moved")
    with pytest.raises(towns.TownsError, match="which is not there: put that folder back"):
        app.open_game("x", model="rules")
    app.open_game("x", model="rules", town=str(moved)).close()
    assert app.list_saves()[0].town == str(moved)
    app.open_game("x", model="rules").close()
    other = Draft()
    other.walls.add((12, 8))
    with pytest.raises(SaveError, match="another map"):
        app.open_game("x", model="rules", town=str(other.write(tmp_path / "other")))


def test_a_network_path_in_a_save_is_never_followed():
    for path in ("\\\\host\\share", "//host/share"):
        with pytest.raises(towns.TownsError):
            towns.find_town(path)
