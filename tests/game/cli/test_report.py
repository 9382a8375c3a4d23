"""``smallville report`` on a real save: every key, the page, and what is told where it cannot be."""

from __future__ import annotations

import json

import pytest

from game.cli.main import main

RUN = ("run", "--headless", "--model", "scripted", "--town", "two_houses", "--save", "demo", "--until")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """Give a home with a save that was made in two sittings."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        assert main([*RUN, "1 07:00"]) == 0
        assert main([*RUN[:2], *RUN[6:], "1 08:30"]) == 0
    return home


@pytest.fixture
def home(made, monkeypatch):
    monkeypatch.setenv("SMALLVILLE_HOME", str(made))
    return made


def test_the_report_holds_every_promised_key(home, capsys):
    assert main(["report", "demo", "--model", "rules", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["facts"]) == {"beans", "flood"}
    assert found["facts"]["beans"]["known_start"] == 1
    assert found["facts"]["flood"]["known_end"] == 0
    assert found["replay"] == "exact"
    assert found["density_start"] == 1.0
    assert found["game_days"] == 0.35
    assert found["calls"]["importance"] > 0
    assert found["tokens"] == 0
    assert found["wall_s"] >= 0


def test_the_report_in_short_and_the_page(home, capsys, tmp_path):
    page = tmp_path / "report.html"
    assert main(["report", "demo", "--model", "rules", "--page", str(page)]) == 0
    said = capsys.readouterr().out
    assert "beans: known to 1 at the start" in said
    assert "(paper 0.167 -> 0.74)" in said
    assert "Ada Finch" in page.read_text("utf-8")


def test_facts_of_ones_own_can_be_followed(home, capsys, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('lines = ["Benno Möller mends clocks."]', "utf-8")
    assert main(["report", "demo", "--model", "rules", "--facts", str(file), "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)["facts"]) == ["benno möller mends clocks"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["report", "nobody"], "there is no such save"),
        (["report", "demo", "--facts", "none.toml"], "none.toml cannot be read"),
        (["report", "demo", "--model", "rules", "--page", "no/such/folder.html"], "cannot be written"),
        (["audit", "nobody"], "there is no such save"),
    ],
)
def test_a_mistake_is_one_sentence(home, capsys, arguments, said):
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
