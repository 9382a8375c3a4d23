"""What the command line of ``play.py`` asks for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from game.setup.cures import SetupError

if TYPE_CHECKING:
    from collections.abc import Sequence

CMAKE_FLAGS = {
    "cpu": "",
    "cuda": "-DGGML_CUDA=on",
    "metal": "-DGGML_METAL=on",
    "vulkan": "-DGGML_VULKAN=on",
}
"""What llama.cpp's build is told, by kind of GPU."""


class Wish(NamedTuple):
    """What the command line asks for; an empty ``gpu`` leaves things as they are."""

    gpu: str
    model: bool
    testing: bool
    rest: tuple[str, ...]


def parse(arguments: Sequence[str]) -> Wish:
    """Split our own leading options from what is passed on to the game or to pytest."""
    gpu, model, rest = "", True, list(arguments)
    while rest and rest[0].partition("=")[0] in ("--gpu", "--no-model"):
        option, _, value = rest.pop(0).partition("=")
        if option == "--no-model":
            model = False
            continue
        gpu = value or (rest.pop(0) if rest else "")
        if gpu not in CMAKE_FLAGS:
            raise SetupError(f"--gpu takes one of {', '.join(CMAKE_FLAGS)}")
        if gpu == ("cuda" if sys.platform == "darwin" else "metal"):
            raise SetupError(f"--gpu {gpu} cannot be built on this system: use another GPU's name, or cpu")
    testing = rest[:1] == ["test"]
    return Wish(gpu, model, testing, tuple(rest[1:] if testing else rest))
