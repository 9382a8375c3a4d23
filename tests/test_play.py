"""``play.py`` from the outside: real processes in a small checkout whose Python is a script.

The script stands where ``.venv``'s Python would and writes down how it was called; files named
``fail-WORD`` make the command that has the word in it fail with their text.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-in for Python is a shell script")

PYTHON = """#!/bin/sh
cd "{root}"
echo "$*" >> calls
case "$*" in
  *import\\ pip*) exit 0;;
esac
[ -n "$CMAKE_ARGS" ] && echo "CMAKE_ARGS $CMAKE_ARGS" >> calls
for word in install llama_cpp llama-cpp "game models"; do
  case "$*" in *"$word"*)
    [ -f "fail-$word" ] && cat "fail-$word" && exit 1
    [ -f "hang-$word" ] && echo $$ > hanging && exec sleep 60;;
  esac
done
exit 0
"""


class Place:
    """A small checkout with the real play.py and a stand-in for .venv's Python."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("play.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root)
        for name in ("game/setup", "ai"):
            (root / name).parent.mkdir(exist_ok=True)
        shutil.copytree(ROOT / "game" / "setup", root / "game" / "setup")
        shutil.copy(ROOT / "game" / "__init__.py", root / "game")
        (root / "ai").mkdir()
        for name in ("__init__.py", "errors.py"):
            shutil.copy(ROOT / "ai" / name, root / "ai")
        (root / "models").mkdir()
        (root / "models" / "manifest.toml").write_text("one = 1\n", "utf-8")
        python = root / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(PYTHON.format(root=root), "utf-8")
        python.chmod(0o755)

    def play(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run play.py and give how it ended."""
        (self.root / "calls").unlink(missing_ok=True)
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "CMAKE_ARGS")}
        return subprocess.run(
            [sys.executable, str(self.root / "play.py"), *arguments],
            env={**kept, "DISPLAY": ":0", **environment}, capture_output=True, text=True, check=False,
            stdin=subprocess.DEVNULL,
        )  # fmt: skip

    def calls(self) -> list[str]:
        """Give how .venv's Python was called by the last run."""
        path = self.root / "calls"
        return path.read_text("utf-8").splitlines() if path.exists() else []

    def stages(self) -> list[str]:
        """Give the stages that count as done."""
        return sorted(json.loads((self.root / ".venv" / "smallville.json").read_text("utf-8"))["done"])


@pytest.fixture
def place(tmp_path):
    return Place(tmp_path)


def test_old_pythons_can_read_the_file():
    ast.parse((ROOT / "play.py").read_text("utf-8"), feature_version=(3, 6))


def test_the_first_start_installs_everything_and_starts_the_game(place):
    done = place.play("run", "--headless", "--save", "a b")
    assert done.returncode == 0, done.stderr
    assert place.stages() == ["base", "model", "models"]
    assert place.calls()[-1] == "-P -m game run --headless --save a b"
    assert [call for call in place.calls() if "pip install" in call and "llama-cpp-python==" in call]


def test_the_second_start_runs_the_game_alone(place):
    place.play("doctor")
    place.play("doctor")
    assert place.calls() == ["-P -m game doctor"]


def test_a_changed_requirement_is_installed_again_but_llama_is_not_built_again(place):
    place.play("doctor")
    project = place.root / "pyproject.toml"
    text = project.read_text("utf-8")
    project.write_text(text + "\n[tool.other]\nx = 1\n", "utf-8")
    place.play("doctor")
    assert place.calls() == ["-P -m game doctor"]
    project.write_text(text.replace("dependencies = [", 'dependencies = [\n    "more",', 1), "utf-8")
    place.play("doctor")
    assert [call for call in place.calls() if "--editable" in call]
    assert not [call for call in place.calls() if "llama-cpp-python" in call]


def test_a_checkout_that_was_moved_is_set_up_again(place, tmp_path):
    place.play("doctor")
    moved = tmp_path / "moved"
    moved.mkdir()
    for name in ("play.py", "pyproject.toml", "game", "ai", "models", ".venv"):
        (place.root / name).rename(moved / name)
    python = moved / ".venv" / "bin" / "python"
    python.write_text(PYTHON.format(root=moved), "utf-8")
    place.root = moved
    place.play("doctor")
    assert [call for call in place.calls() if "--editable" in call]


def test_a_gpu_is_built_without_the_cache_and_remembered(place):
    place.play("doctor")
    place.play("--gpu", "vulkan", "doctor", CMAKE_ARGS="-DMORE=1")
    forced = [call for call in place.calls() if "--force-reinstall" in call]
    assert len(forced) == 1
    assert "--no-cache-dir" in forced[0]
    assert "CMAKE_ARGS -DMORE=1 -DGGML_VULKAN=on" in place.calls()
    place.play("doctor")
    assert place.calls() == ["-P -m game doctor"]
    place.play("--gpu=cpu", "doctor")
    assert [call for call in place.calls() if "--force-reinstall" in call and "--no-cache-dir" not in call]


def test_without_a_model_nothing_is_built(place):
    place.play("--no-model", "doctor")
    assert place.stages() == ["base"]
    assert not [call for call in place.calls() if "llama" in call or "models" in call]


def test_a_failed_build_leaves_a_game_that_starts(place):
    (place.root / "fail-llama-cpp").write_text(
        "CMake Error: CMAKE_CXX_COMPILER not set, after Enable\n", "utf-8"
    )
    done = place.play("doctor")
    assert done.returncode == 0
    assert "going on without a model, because no C++ compiler was found" in done.stderr
    assert place.calls()[-1] == "-P -m game doctor"
    assert place.stages() == ["base"]


def test_a_build_that_does_not_load_is_told(place):
    (place.root / "fail-llama_cpp").write_text("Illegal instruction\n", "utf-8")
    done = place.play("doctor")
    assert "was built but does not load here (Illegal instruction)" in done.stderr
    assert place.stages() == ["base"]


def test_models_that_cannot_be_installed_leave_a_game_that_starts(place):
    (place.root / "fail-game models").write_text("smallville: the index does not answer\n", "utf-8")
    done = place.play("doctor")
    assert "because the models could not be installed: smallville: the index does not answer" in done.stderr
    assert place.stages() == ["base", "model"]
    (place.root / "fail-game models").unlink()
    place.play("doctor")
    assert place.stages() == ["base", "model", "models"]


def test_without_the_packages_one_sentence_says_why(place):
    (place.root / "fail-install").write_text("NewConnectionError: [Errno 111] Connection refused\n", "utf-8")
    done = place.play("doctor")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("play.py: the package index cannot be reached: check the")
    assert "Traceback" not in done.stderr
    assert place.stages() == []
    assert "making .venv" not in place.play("doctor").stderr


def test_an_interrupted_step_ends_what_it_started_and_does_not_count(place):
    (place.root / "hang-llama-cpp").write_text("", "utf-8")
    started = subprocess.Popen(
        [sys.executable, str(place.root / "play.py"), "doctor"], stderr=subprocess.PIPE, text=True
    )
    hanging = place.root / "hanging"
    give_up = time.monotonic() + 30
    while not (hanging.exists() and hanging.read_text().strip()) and time.monotonic() < give_up:
        time.sleep(0.02)
    started.send_signal(signal.SIGTERM)
    _, said = started.communicate(timeout=30)
    assert started.returncode == 130
    assert said.splitlines()[-1] == "play.py: interrupted; start again to go on"
    with pytest.raises(ProcessLookupError):
        os.kill(int(hanging.read_text()), 0)
    assert place.stages() == ["base"]
    (place.root / "hang-llama-cpp").unlink()
    place.play("doctor")
    assert [call for call in place.calls() if "--force-reinstall" in call]
    assert place.stages() == ["base", "model", "models"]


def test_a_half_made_environment_is_made_anew(place):
    stamp = {"done": {}, "doing": "base", "gpu": ""}
    (place.root / ".venv" / "smallville.json").write_text(json.dumps(stamp), "utf-8")
    (place.root / "pyproject.toml").write_text(
        '[project]\nname = "nothing"\n[project.optional-dependencies]\nmodel = ["x"]\n'
    )
    done = place.play("--no-model", "doctor", PIP_NO_INDEX="1")
    assert done.returncode == 1
    assert "making .venv" in done.stderr
    assert (place.root / ".venv" / "pyvenv.cfg").exists()


def test_a_wrong_option_is_one_sentence(place):
    done = place.play("--gpu", "abacus")
    assert done.returncode == 1
    assert done.stderr == "play.py: --gpu takes one of cpu, cuda, metal, vulkan\n"


def test_tests_get_the_options_and_the_test_tools(place):
    done = place.play("test", "-k", "layers", "--gpu")
    assert done.returncode == 0, done.stderr
    assert place.stages() == ["base", "model", "models", "test"]
    assert place.calls()[-1] == "-m pytest -k layers --gpu"


def test_tests_without_a_model_do_not_count_as_passed(place):
    (place.root / "fail-llama-cpp").write_text("weird\n", "utf-8")
    done = place.play("test")
    assert place.calls()[-1] == "-m pytest"
    assert done.returncode == 1
    assert "does not count as passed" in done.stderr
