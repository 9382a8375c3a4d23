"""Everything public says what it is for, and the documents name only what exists."""

from __future__ import annotations

import contextlib
import io
import subprocess
from pathlib import Path

import pytest

from game.cli.main import completed, parser
from game.setup.command import parse
from tests.documents import commands, foreign_paths, missing_paths, undocumented

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = (
    "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/make-a-town.md", "docs/scripts-and-reports.md",
)  # fmt: skip
TEXTS = {".py", ".md", ".toml", ".txt", ".tmx", ".tsx", ".json", ""}


def tracked() -> list[Path]:
    """Give the files of the repository; every file in the folders of the project where git is missing."""
    with contextlib.suppress(OSError, subprocess.CalledProcessError):
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
        ).stdout
        return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]
    return [path for name in ("ai", "game", "tests", "assets", "models") for path in (ROOT / name).rglob("*")]


def test_everything_public_has_a_docstring():
    sources = [path for name in ("ai", "game", "assets") for path in sorted((ROOT / name).rglob("*.py"))]
    lacking = {
        str(path.relative_to(ROOT)): names
        for path in [*sources, ROOT / "play.py"]
        if (names := undocumented(path.read_text("utf-8")))
    }
    assert lacking == {}


def test_a_missing_docstring_is_noticed():
    source = '"""M."""\nclass A:\n    def b(self):\n        """B."""\n    def c(self): ...\ndef _d(): ...\n'
    assert undocumented(source) == ["A", "A.c"]
    assert undocumented("x = 1") == ["the module"]


def accepts(arguments: list[str]) -> bool:
    """Tell whether the command line takes these words."""
    wish = parse(arguments)
    if wish.testing:
        return True
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        try:
            parser().parse_args(completed(wish.rest))
        except SystemExit as end:
            return end.code == 0
    return True


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_command_in_a_document_is_accepted(document):
    said = commands((ROOT / document).read_text("utf-8"))
    assert [words for words in said if not accepts(words)] == []


def test_the_readme_shows_every_command():
    shown = {words[0] for words in commands((ROOT / "README.md").read_text("utf-8")) if words}
    with contextlib.redirect_stdout(io.StringIO()) as usage, contextlib.suppress(SystemExit):
        parser().parse_args(["--help"])
    offered = {
        line.split()[0]
        for line in usage.getvalue().splitlines()
        if line[:4] == "    " and line[4:5].isalpha()
    }
    assert offered
    assert offered - {"play"} - shown == set()


def test_a_wrong_command_in_a_document_is_noticed():
    text = "```sh\n$ smallville fly --high  # away\npython3 play.py --no-model doctor\n```\n"
    assert commands(text) == [["fly", "--high"], ["--no-model", "doctor"]]
    assert [accepts(words) for words in commands(text)] == [False, True]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_in_a_document_exists(document):
    assert missing_paths((ROOT / document).read_text("utf-8"), ROOT) == []


def test_a_wrong_path_in_a_document_is_noticed():
    text = (
        "[a](docs/gone.png), `game/nowhere.py`, `game.world.nowhere.at`, `play.py`, `ai.calls`, `ai/calls.py`"
    )
    assert missing_paths(text, ROOT) == ["docs/gone.png", "game.world.nowhere.at", "game/nowhere.py"]


def test_no_file_names_a_place_on_somebodys_machine():
    found = {}
    for path in tracked():
        if path.suffix in TEXTS and path != Path(__file__).resolve():
            names = foreign_paths(path.read_text("utf-8", "replace"))
            if names:
                found[str(path.relative_to(ROOT))] = names
    assert found == {}


def test_a_place_on_somebodys_machine_is_noticed():
    assert foreign_paths("see /home/me/y and /home/you/z, not ./home/me/x or a/tmp/b") == [
        "/home/me/",
        "/home/you/",
    ]
