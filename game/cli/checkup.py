"""What this machine can do for the game, one check at a time; ``doctor`` prints them.

A check never raises: whatever goes wrong is its answer, with the cure beside it.
"""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from importlib import metadata
from typing import TYPE_CHECKING

from game.view.display import LIBRARIES

if TYPE_CHECKING:
    from pathlib import Path

OLDEST_PYTHON = (3, 11)
"""The oldest Python whose syntax and standard library the game uses."""

GIGABYTE = 10**9
LEAST_SPACE_GIGABYTES = 0.5
"""Below this a long run's journal and snapshots may not fit."""

PROBE_SECONDS = 60
"""A driver that has not drawn a tiny window by then hangs."""

IMPORT_NAMES = {"faiss-cpu": "faiss", "pillow": "PIL", "llama-cpp-python": "llama_cpp"}
"""Distributions whose module has another name."""

INSTALL_CURE = "run `python3 play.py`, which installs what is missing"

LLAMA_PROBE = """
import llama_cpp
offload = llama_cpp.llama_supports_gpu_offload()
print(llama_cpp.__version__, "uses the GPU" if offload else "runs on the CPU")
"""
"""What the process that tries llama.cpp runs; it prints "VERSION BACKEND"."""

LONGEST_FOUND = 160
"""Characters of a found fact that are shown."""

Runner = Callable[[list[str]], tuple[int, str]]
"""Runs a command and gives its exit code and what it printed, its answer last."""


class Verdict(StrEnum):
    """How a check came out; the words are what ``doctor`` prints."""

    GOOD = "ok"
    NOTE = "note"
    """Something is missing that the game can do without."""
    BAD = "PROBLEM"
    """The game cannot be played as it is meant to be until this is cured."""


@dataclass(frozen=True, slots=True)
class Check:
    """One line of the checklist; ``cure`` says what to do unless all is well."""

    name: str
    verdict: Verdict
    found: str
    cure: str = ""


def good(name: str, found: str) -> Check:
    """Give a check that found nothing wrong."""
    return Check(name, Verdict.GOOD, found)


def check_python(version: tuple[int, ...]) -> Check:
    """Check the running Python, given as (3, 11, 7)."""
    spoken = ".".join(map(str, version))
    if version[:2] < OLDEST_PYTHON:
        return Check("Python", Verdict.BAD, spoken, "install Python 3.11 or newer and run play.py with it")
    return good("Python", f"{spoken} at {sys.executable}")


def pins(checkout: Path, extra: str = "") -> tuple[str, ...]:
    """Give the pinned requirements in ``pyproject.toml``: the game's own, or those of ``extra``."""
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]
    listed = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return tuple(str(line) for line in listed)


def distribution(requirement: str) -> str:
    """Give the name in a requirement: "numpy" of "numpy>=2.0,<3"."""
    for stop, letter in enumerate(requirement):
        if letter in "=<>!~[; ":
            return requirement[:stop]
    return requirement


def check_package(requirement: str) -> Check:
    """Check that a required package is installed, in the pinned version, and can be imported."""
    name = distribution(requirement)
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        return Check(name, Verdict.BAD, "not installed", INSTALL_CURE)
    pinned = requirement.partition("==")[2]
    if pinned and pinned != version:
        return Check(name, Verdict.NOTE, f"{version} instead of {pinned}", INSTALL_CURE)
    try:
        importlib.import_module(IMPORT_NAMES.get(name, name))
    except Exception as error:  # noqa: BLE001  # a broken package may raise anything
        return Check(name, Verdict.BAD, f"{version} cannot be imported: {one_line(error)}", INSTALL_CURE)
    return good(name, version)


def one_line(error: Exception) -> str:
    """Give an exception as one short line."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text[:LONGEST_FOUND]


def check_llama(wanted: str, run: Runner) -> Check:
    """Check that llama.cpp loads, in a process of its own: a wrong build ends the process."""
    name = "llama-cpp-python"
    cure = "run `python3 play.py` to build it; the game starts, loads and replays without it"
    code, said = run([sys.executable, "-P", "-c", LLAMA_PROBE])
    if code != 0 or not said:
        missing = "ModuleNotFoundError" in said
        return Check(name, Verdict.BAD, "not installed" if missing else f"does not load: {last(said)}", cure)
    version, _, backend = last(said).partition(" ")
    if version != wanted:
        return Check(name, Verdict.NOTE, f"{version} instead of {wanted}, {backend}", cure)
    return good(name, f"{version}, {backend}")


def check_display(run: Runner, *, screen: bool) -> Check:
    """Check that a window can be opened and what draws it."""
    name = "window"
    if not screen:
        return Check(name, Verdict.NOTE, "no display; the town runs with a live status in the terminal",
                     "start `python3 play.py` from a graphical session to get a window")  # fmt: skip
    code, said = run([sys.executable, "-P", "-m", "game.view.glprobe"])
    return good(name, last(said)) if code == 0 else Check(name, Verdict.BAD, last(said), LIBRARIES)


def free_bytes(folder: Path) -> int:
    """Give the free bytes of the disk that ``folder`` lies or would lie on."""
    return shutil.disk_usage(existing(folder)).free


def check_space(folder: Path, free: int) -> Check:
    """Check that ``free`` bytes are room enough for saves."""
    gigabytes = free / GIGABYTE
    found = f"{gigabytes:.1f} GB free at {folder}"
    if gigabytes < LEAST_SPACE_GIGABYTES:
        return Check("disk", Verdict.BAD, found, f"free at least {LEAST_SPACE_GIGABYTES} GB for saves")
    return good("disk", found)


def check_saves(folder: Path) -> Check:
    """Check that the saves folder can be written to."""
    try:
        with tempfile.TemporaryFile(dir=existing(folder)):
            pass
    except OSError as error:
        cure = "make the folder writable, or set SMALLVILLE_HOME to a folder of your own"
        return Check("saves", Verdict.BAD, f"{folder}: {error.strerror}", cure)
    return good("saves", f"{folder} can be written to")


def existing(folder: Path) -> Path:
    """Give the folder, or the nearest one above it that exists."""
    return folder if folder.is_dir() else existing(folder.parent)


def last(said: str) -> str:
    """Give the last line that says anything, cut to a line of the checklist."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1][:LONGEST_FOUND] if lines else "it ended without a word"


def run_apart(command: list[str]) -> tuple[int, str]:
    """Run a probe in a process of its own and give its exit code and everything it printed."""
    try:
        done = subprocess.run(  # noqa: S603  # the commands are this package's own
            command,
            capture_output=True,
            text=True,
            timeout=PROBE_SECONDS,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except subprocess.TimeoutExpired:
        return 1, f"no answer within {PROBE_SECONDS} seconds"
    if done.returncode < 0:
        return 1, f"ended by signal {-done.returncode}"
    streams = (done.stderr, done.stdout) if done.returncode == 0 else (done.stdout, done.stderr)
    return done.returncode, "\n".join(streams)
