"""A town is found by its name or its path, listed quickly, and stays with its saves."""

from __future__ import annotations

import os
import shutil

import pytest

from game import app, paths, towns
from game.cli.main import main
from tests.game.content.good_town import Draft


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Give a home without towns."""
    folder = tmp_path / "home"
    (folder / "assets" / "maps").mkdir(parents=True)
    for part in ("banks", "sprites"):
        (folder / "assets" / part).symlink_to(paths.assets() / part)
    monkeypatch.setenv("SMALLVILLE_HOME", str(folder))
    return folder


@pytest.fixture
def good(tmp_path):
    return Draft().write(tmp_path / "good")


@pytest.mark.parametrize("name", ["mein Dörfchen", "村", "it's a 'town'", "two  blanks", "-x"])
def test_a_town_may_lie_in_a_folder_of_any_name(good, home, name):
    folder = good.rename(good.parent / name)
    assert main(["run", "--headless", "--town", str(folder), "--save", "s", "--until", "1 00:05",
                 "--model", "rules"]) == 0  # fmt: skip
    assert app.list_saves()[0].town == str(folder)
    app.open_game("s", model="rules").close()


def test_a_town_is_found_through_a_link_a_relative_path_and_its_map(good, home, monkeypatch):
    (good.parent / "link").symlink_to(good)
    monkeypatch.chdir(good.parent)
    for asked in ("link", "./good", "good/", "good", "good/town.tmx"):
        assert towns.find_town(asked) == good


@pytest.mark.parametrize(
    "asked", ["", "  ", "gone", "x" * 5000, "~nobody-of-this-name/x", "a\0b", "a\nb", "\udcff", "..", "loop"]
)
def test_what_is_no_town_is_said_in_one_short_sentence(asked, home, tmp_path, monkeypatch, capsys):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "loop").symlink_to(tmp_path / "inner" / "loop")
    monkeypatch.chdir(tmp_path / "inner")
    for words in (
        ["--town", asked],
        ["run", "--headless", "--save", "s", "--town", asked],
        ["lint-town", asked],
    ):
        code = main(words)
        said = capsys.readouterr()
        assert code == 2 or (asked == ".." and code == 1)
        assert len(said.err.splitlines()) <= 1
        assert len(said.err) < 500
    assert not (home / "saves").exists()


def test_where_no_town_is_shipped_none_is_offered(home, capsys):
    assert main(["lint-town"]) == 2
    assert "choose one of" not in capsys.readouterr().err
    assert app.list_towns() == ()


def test_a_bad_town_does_not_keep_others_out_of_the_list(good, home):
    maps = home / "assets" / "maps"
    shutil.copytree(good, maps / "a")
    draft = Draft()
    draft.props_replaced.append(('source="bed.png"', f'source="{"x/" * 300}"'))
    draft.write(maps / "b")
    (maps / "gone").symlink_to(maps / "nowhere")
    (maps / "._a").mkdir()
    found = {one.name: bool(one.trouble) for one in app.list_towns()}
    assert found == {"a": False, "b": True}


def test_a_listed_town_is_looked_over_again_only_when_it_has_changed(good, home, monkeypatch):
    folder = home / "assets" / "maps" / "a"
    shutil.copytree(good, folder)
    looks = []
    plain = towns._looked_over
    monkeypatch.setattr(towns, "_looked_over", lambda place: looks.append(place) or plain(place))
    assert [one.residents for one in app.list_towns()] == [("Ann", "Bo")]
    app.list_towns()
    assert len(looks) == 1
    sheet = folder / "residents" / "ann.toml"
    sheet.write_text(sheet.read_text("utf-8").replace("age = 30", "age = 300"), "utf-8")
    assert "300" in app.list_towns()[0].trouble
    sheet.unlink()
    os.utime(folder / "residents", ns=(1, 1))
    assert 'called "Ann"' in app.list_towns()[0].trouble


def test_a_save_whose_town_is_gone_says_so_and_goes_on_where_it_lies_now(good, home, capsys):
    words = ["run", "--headless", "--save", "s", "--model", "rules"]
    assert main([*words, "--town", str(good), "--until", "1 00:05"]) == 0
    moved = good.rename(good.parent / "moved")
    capsys.readouterr()
    for asked in (["inspect", "s"], ["fork", "s", "t", "--at", "1 00:05"], [*words, "--until", "1 00:10"]):
        assert main(asked) == 2
        assert "which is not there: put that folder back" in capsys.readouterr().err
    looks = (
        ["inspect", "s"], ["talks", "s"], ["norms", "s"], ["replay", "s", "--verify"], ["audit", "s"],
        ["tree", "s", "--resident", "Ann"], ["report", "s", "--model", "rules"],
        ["fork", "s", "t", "--at", "1 00:05"],
    )  # fmt: skip
    for asked in looks:
        assert main(asked) == 2, asked
        assert main([*asked, "--town", str(moved)]) in (0, 1), asked
    assert main([*words, "--town", str(moved), "--until", "1 00:10"]) == 0
    assert main(["inspect", "s"]) == 0


def test_two_towns_of_one_name_do_not_share_a_save(home, tmp_path, capsys):
    one, other = (Draft().write(tmp_path / place / "street") for place in ("one", "other"))
    words = ["run", "--headless", "--save", "s", "--model", "rules", "--until", "1 00:05"]
    assert main([*words, "--town", str(one)]) == 0
    text = (other / "town.tmx").read_text("utf-8")
    (other / "town.tmx").write_text(text.replace('value="20:00"', 'value="21:00"'), "utf-8")
    assert main([*words, "--town", str(other)]) == 2
    assert "made on another map" in capsys.readouterr().err
    assert app.list_saves()[0].town == str(one)


@pytest.mark.parametrize("asked", ["Ann;Bo", "Zed", "A\0b", "\udcff", "Bo,Zed", ",", " "])
def test_residents_whom_nobody_is_called_are_named_and_nothing_is_saved(good, home, capsys, asked):
    words = ["run", "--headless", "--save", "s", "--town", str(good), "--residents", asked]
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (home / "saves").exists()
