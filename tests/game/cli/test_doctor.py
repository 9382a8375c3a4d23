"""The checklist: what is well, what is missing, and the cure beside it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from ai.errors import SmallvilleError
from game import paths
from game.cli import checkfiles, checkup, doctor
from game.cli.checkup import Check, Verdict


def test_an_old_python_is_a_problem():
    assert checkup.check_python((3, 10, 2)).verdict is Verdict.BAD
    assert checkup.check_python((3, 13, 0)).verdict is Verdict.GOOD


def test_installed_packages_are_shown_with_their_versions():
    found = checkup.check_package("msgpack==1.2.4")
    assert (found.verdict, found.found) == (Verdict.GOOD, "1.2.4")


def test_a_package_of_another_version_is_noted():
    found = checkup.check_package("msgpack==0.0.1")
    assert found.verdict is Verdict.NOTE
    assert found.found.endswith("instead of 0.0.1")


def test_a_missing_package_is_a_problem():
    found = checkup.check_package("no-such-package-anywhere>=1")
    assert (found.verdict, found.found) == (Verdict.BAD, "not installed")


def test_every_requirement_is_read_from_the_project():
    names = [checkup.distribution(line) for line in checkup.pins(paths.checkout())]
    assert {"arcade", "pytmx", "faiss-cpu", "numpy", "msgpack"} <= set(names)
    assert [checkup.distribution(line) for line in checkup.pins(paths.checkout(), "model")] == [
        "llama-cpp-python"
    ]


@pytest.mark.parametrize(
    ("answer", "verdict", "words"),
    [
        ((0, "ggml_cuda_init: found 1 device\n0.3.36 uses the GPU\n"), Verdict.GOOD, "0.3.36, uses the GPU"),
        ((0, "0.3.30 runs on the CPU"), Verdict.NOTE, "0.3.30 instead of 0.3.36"),
        ((1, "ModuleNotFoundError: No module named 'llama_cpp'"), Verdict.BAD, "not installed"),
        ((1, "ended by signal 4"), Verdict.BAD, "does not load: ended by signal 4"),
        ((0, ""), Verdict.BAD, "does not load: it ended without a word"),
    ],
)
def test_llama_is_judged_by_what_its_process_says(answer, verdict, words):
    found = checkup.check_llama("0.3.36", lambda _command: answer)
    assert found.verdict is verdict
    assert words in found.found


def test_a_process_that_crashes_is_told_and_not_shared():
    code, said = checkup.run_apart([sys.executable, "-c", "import os; os.kill(os.getpid(), 4)"])
    assert (code, said) == (1, "ended by signal 4")


def test_no_display_is_only_noted_and_no_window_is_tried():
    found = checkup.check_display(lambda _command: pytest.fail("a window was tried"), screen=False)
    assert found.verdict is Verdict.NOTE
    broken = checkup.check_display(lambda _command: (1, "ImportError: Library GL not found"), screen=True)
    assert broken.verdict is Verdict.BAD
    assert "apt-get install libgl1" in broken.cure


@pytest.mark.window
def test_the_renderer_is_named():
    found = checkup.check_display(checkup.run_apart, screen=True)
    assert found.verdict is Verdict.GOOD
    assert "OpenGL" in found.found


def test_little_space_is_a_problem(tmp_path):
    assert checkup.check_space(tmp_path, 10**8).verdict is Verdict.BAD
    assert checkup.check_space(tmp_path, checkup.free_bytes(tmp_path / "not" / "yet")).name == "disk"


def test_saves_that_cannot_be_written_are_a_problem(tmp_path):
    assert checkup.check_saves(tmp_path / "saves").verdict is Verdict.GOOD
    assert checkup.check_saves(Path("/proc/saves")).verdict is Verdict.BAD


def test_a_damaged_font_is_a_problem(tmp_path):
    assert checkfiles.check_fonts(paths.assets() / "fonts").verdict is Verdict.GOOD
    assert checkfiles.check_fonts(tmp_path).verdict is Verdict.BAD
    (tmp_path / "a.ttf").write_bytes(b"no font")
    assert checkfiles.check_fonts(tmp_path).verdict is Verdict.BAD


def test_models_that_are_missing_are_a_problem_with_the_command_that_installs_them(tmp_path):
    shutil.copy(paths.checkout() / "models" / "manifest.toml", tmp_path)
    found = list(checkfiles.check_models(tmp_path))
    assert [check.verdict for check in found] == [Verdict.BAD, Verdict.BAD]
    assert all(check.cure.startswith("run `smallville models install ") for check in found)
    assert checkfiles.check_profile(tmp_path).verdict is Verdict.NOTE
    (tmp_path / "manifest.toml").write_text("format = 99\n", "utf-8")
    assert [check.verdict for check in checkfiles.check_models(tmp_path)] == [Verdict.BAD]


def test_a_loader_that_fails_is_told_in_its_own_words():
    def broken():
        raise SmallvilleError("the_ville.tmx, layer ground: too short: save it again")

    assert checkfiles.check_loads("town", broken).found.startswith("the_ville.tmx, layer ground")
    assert checkfiles.check_loads("town", lambda: "3 residents").verdict is Verdict.GOOD


def test_the_towns_own_files_can_be_loaded():
    assert checkfiles.check_loads("town", doctor.town_words).verdict is Verdict.GOOD
    assert checkfiles.check_loads("banks", doctor.bank_words).verdict is Verdict.GOOD


def test_the_report_says_whether_the_game_can_be_played(capsys):
    fine = [Check("a", Verdict.GOOD, "1"), Check("b", Verdict.NOTE, "none", "get one")]
    assert doctor.report(fine) == 0
    said = capsys.readouterr().out
    assert "ok      a: 1" in said
    assert "-> get one" in said
    assert said.endswith("The game can be played.\n")
    assert doctor.report([*fine, Check("c", Verdict.BAD, "broken", "mend it")]) == 1
    assert "1 problem" in capsys.readouterr().out
