"""Pictures of saves from the command line, with a display and without one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PIL import Image

from game import app
from game.cli.main import main
from game.cli.screenshot import read_size
from game.view import display

pytestmark = pytest.mark.window


@pytest.fixture
def saved(home):
    """Make a save of a quarter of a day."""
    town = app.new_game("demo", seed=1, model="scripted")
    town.advance(6 * 360)
    town.close()
    return home


def smallville(home, *arguments, screen=True):
    """Run the command in a process of its own and give (exit code, what it said)."""
    kept = {name: value for name, value in os.environ.items() if screen or name != "DISPLAY"}
    done = subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env={**kept, "SMALLVILLE_HOME": str(home)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("screen", [True, False], ids=["with a display", "without a display"])
def test_a_save_is_drawn(saved, screen):
    out = saved / "shot.png"
    code, said = smallville(saved, "screenshot", "demo", "--at", "1 05:00", "--resident", "isabella",
                            "--size", "960x600", "--out", str(out), screen=screen)  # fmt: skip
    assert code == 0, said
    picture = Image.open(out)
    assert picture.size == (960, 600)
    assert len(picture.getcolors(1 << 20)) > 100


REFUSED = {
    "nobody": (("--resident", "Nobody"), "nobody called"),
    "late": (("--at", "9 12:00"), "ends at"),
    "no time": (("--at", "noon"), "noon"),
    "size": (("--size", "9x9"), "9x9"),
    "ending": (("--out", "picture.docx"), "picture.docx"),
}


@pytest.mark.parametrize(("more", "said"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(saved, capsys, more, said):
    out = str(saved / "shot.png")
    assert main(["screenshot", "demo", "--out", out, *more]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_size_is_read():
    assert read_size("1280x720") == (1280, 720)


def test_without_a_display_the_window_says_how_to_get_one(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(display.DisplayError, match="apt-get install xvfb"):
        display.require_screen()


def test_a_missing_library_is_told_with_its_cure():
    said = str(display.failure(ImportError('Library "GL" not found.')))
    assert 'Library "GL" not found.' in said
    assert "apt-get install libgl1" in said
    assert "dnf install mesa-libGL" in said


MEASURE = """
from game.view import framebench
framebench.FRAMES = 12
figures = framebench.frame_figures(framebench.RuleTown(60))
assert 0 < figures["frame_ms_median"] <= figures["frame_ms_p99"]
views = [key.removesuffix("_p95") for key in figures if key.endswith("_p95")]
assert len(views) == 8
assert all(0 < figures[view] <= figures[view + "_p95"] for view in views)
print(sorted(set(figures) - set(views) - {view + "_p95" for view in views}))
"""


def test_the_figures_of_frames_are_those_that_bench_prints():
    done = subprocess.run([sys.executable, "-c", MEASURE], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "['frame_ms_median', 'frame_ms_p99', 'gpu', 'renderer']", done.stderr


def test_a_display_that_does_not_answer_is_named_and_opengl_is_not_blamed(home):
    run = subprocess.run(
        [sys.executable, "-m", "game", "play"],
        env={**os.environ, "DISPLAY": ":7777"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 2
    (line,) = run.stderr.strip().splitlines()
    assert 'the display ":7777" that DISPLAY names does not answer' in line
    assert "OpenGL" not in line
