"""The parts of the set-up: messages, stamps, what is shown, and displays."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from game.setup import stages
from game.setup.checkout import Stamp, build_environment
from game.setup.command import parse
from game.setup.cures import SetupError, cure_of, last_line
from game.setup.display import virtual_display
from game.setup.running import activity_of, call, watch

SAID = {
    "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device": "disk is full",
    "CMake Error: CMAKE_C_COMPILER not set, after EnableLanguage": "no C++ compiler",
    "  No CMAKE_CXX_COMPILER could be found.\n*** CMake configuration failed": "no C++ compiler",
    "error: command 'gcc' failed: No such file or directory": "no C++ compiler",
    "CMake Error at ggml/src/ggml-cuda/CMakeLists.txt:182 (message):\n  CUDA Toolkit not found": "CUDA toolkit",
    "  Could NOT find Vulkan (missing: Vulkan_LIBRARY Vulkan_INCLUDE_DIR glslc)": "Vulkan SDK",
    "WARNING: Retrying ... NewConnectionError('...: [Errno -3] Temporary failure in name resolution')\n"
    "ERROR: No matching distribution found for arcade==3.3.3": "package index cannot be reached",
    "ERROR: No matching distribution found for faiss-cpu==1.15.1": "no faiss-cpu==1.15.1 for this Python",
    "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: 'x'": "not be written",
    "c++: fatal error: Killed signal terminated program cc1plus": "ran out of memory",
}


@pytest.mark.parametrize("said", SAID)
def test_a_known_failure_gets_its_cure(said):
    assert SAID[said] in cure_of(said)


def test_an_unknown_failure_has_no_invented_cure():
    assert cure_of("something odd") == ""
    assert last_line("a\n  the reason \n\n") == "the reason"
    assert last_line("") == "it said nothing"


DOING = {
    "Collecting numpy<3,>=2.0 (from smallville)": "collecting numpy",
    "  Downloading arcade-3.3.3-py3-none-any.whl (50 MB)": "downloading arcade-3.3.3-py3-none-any.whl",
    "  Building wheel for llama-cpp-python (pyproject.toml): started": "building wheel for llama-cpp-python",
    "  [12/310] Building CXX object ggml/x.o": "file 12 of 310",
    "  [ 37%] Building CXX object ggml/x.o": "37 %",
    "Installing collected packages: numpy, arcade": "installing collected packages",
    "  *** Configuring CMake...": "",
    "  -- Looking for pthread.h": "",
}


@pytest.mark.parametrize("line", DOING)
def test_a_line_of_pip_says_what_is_done(line):
    assert activity_of(line) == DOING[line]


def test_only_leading_options_are_ours():
    wish = parse(["--no-model", "--gpu=cpu", "run", "--gpu", "x"])
    assert (wish.model, wish.gpu, wish.testing, wish.rest) == (False, "cpu", False, ("run", "--gpu", "x"))
    assert parse([]) == ("", True, False, ())
    assert parse(["test", "-x"]) == ("", True, True, ("-x",))


@pytest.mark.parametrize("arguments", [["--gpu"], ["--gpu", "abacus"], ["--gpu="]])
def test_a_gpu_must_be_known(arguments):
    with pytest.raises(SetupError, match="takes one of"):
        parse(arguments)


def test_the_flag_of_a_gpu_joins_those_that_are_set():
    assert "CMAKE_ARGS" not in build_environment("cpu", {})
    assert build_environment("cuda", {"CMAKE_ARGS": "-DX=1"})["CMAKE_ARGS"] == "-DX=1 -DGGML_CUDA=on"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"done": 3, "doing": "", "gpu": ""}', "\x00"])
def test_a_damaged_stamp_counts_as_none(tmp_path, text):
    path = tmp_path / "stamp.json"
    path.write_text(text, "utf-8")
    assert Stamp(path).done == {}


def test_a_stamp_remembers_what_is_done_and_what_was_begun(tmp_path):
    stamp = Stamp(tmp_path / "stamp.json")
    stamp.begin("base")
    assert Stamp(stamp.path).doing == "base"
    stamp.end("base", "digest")
    stamp.begin("model")
    stamp.end("model", "")
    again = Stamp(stamp.path)
    assert (again.done, again.doing) == ({"base": "digest"}, "")


def test_a_full_disk_is_told_before_anything_is_fetched(tmp_path, monkeypatch):
    monkeypatch.setattr(stages, "NEEDED_GIGABYTES", 10**9)
    with pytest.raises(SetupError, match="GB free and setting up needs about"):
        stages.check_space(tmp_path)


def test_a_command_that_does_not_exist_is_a_failure_and_no_crash():
    code, said = call(["no-such-command-anywhere"])
    assert code == 1
    assert "no-such-command-anywhere" in said


def test_a_watched_command_gives_its_code_and_leaves_its_words_in_the_log(tmp_path):
    log = tmp_path / "log"
    command = [sys.executable, "-c", "print('Collecting x'); raise SystemExit(3)"]
    assert watch(command, "trying", log, os.environ) == (3, "Collecting x\n")
    assert log.read_text("utf-8") == "Collecting x\n"


@pytest.mark.window
def test_a_virtual_display_comes_and_goes(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    with virtual_display():
        code = subprocess.run(
            [sys.executable, "-m", "game.view.glprobe"], capture_output=True, check=False
        ).returncode
        assert code == 0
    assert "DISPLAY" not in os.environ
