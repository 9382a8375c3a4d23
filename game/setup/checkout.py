"""The folder that is set up: what is installed in its ``.venv``, and the commands found there."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
import tomllib
from typing import TYPE_CHECKING, Any

from game.setup.command import CMAKE_FLAGS
from game.setup.cures import SetupError, cure_of, last_line
from game.setup.running import call, say, watch

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


class Stamp:
    """What is installed in ``.venv``: one digest a finished stage, written after each of them.

    ``doing`` names the stage that runs; found at the next start it tells that it never ended.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            read = json.loads(path.read_text("utf-8"))
            self.done: dict[str, str] = dict(read["done"])
            self.doing, self.gpu = str(read["doing"]), str(read["gpu"])
        except (OSError, ValueError, KeyError, TypeError):
            self.done, self.doing, self.gpu = {}, "", ""

    def begin(self, stage: str) -> None:
        """Note that ``stage`` runs and that its old result no longer counts."""
        self.doing = stage
        self.done.pop(stage, None)
        self.write()

    def end(self, stage: str, digest: str) -> None:
        """Note that ``stage`` is finished, for these inputs."""
        self.doing = ""
        if digest:
            self.done[stage] = digest
        self.write()

    def write(self) -> None:
        """Replace the file at once, so that it is old or new and never half."""
        fresh = self.path.with_suffix(".tmp")
        fresh.write_text(json.dumps({"done": self.done, "doing": self.doing, "gpu": self.gpu}), "utf-8")
        fresh.replace(self.path)


class Checkout:
    """The folder that everything happens in, and the commands that its ``.venv`` offers."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.venv = root / ".venv"
        self.python = self.venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.log = self.venv / "install.log"
        self.stamp = Stamp(self.venv / "smallville.json")

    def project(self) -> dict[str, Any]:
        """Give what ``pyproject.toml`` says of the package; the settings of tools are left out."""
        read = tomllib.loads((self.root / "pyproject.toml").read_text("utf-8"))
        return {"build-system": read.get("build-system"), **read["project"]}

    def requirement(self) -> str:
        """Give the pinned requirement of the model extra."""
        return str(self.project()["optional-dependencies"]["model"][0])

    def digest(self, stage: str, gpu: str) -> str:
        """Digest what a stage's result depends on; the checkout's place too, for paths are installed."""
        match stage:
            case "model":
                depends = f"{self.requirement()} {gpu}"
            case "models":
                depends = (self.root / "models" / "manifest.toml").read_text("utf-8")
            case _:
                depends = json.dumps(self.project(), sort_keys=True)
        return hashlib.blake2b(f"{stage} {self.root}\n{depends}".encode(), digest_size=16).hexdigest()

    def make_venv(self) -> None:
        """Make ``.venv`` unless a sound one is there; a half-made one is cleared first."""
        probe = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
        whole = self.python.exists() and self.stamp.doing != "base"
        if whole and call([str(self.python), "-c", probe])[0] == 0:
            return
        say("making .venv")
        code, said = call([sys.executable, "-m", "venv", "--clear", str(self.venv)])
        if code:
            shutil.rmtree(self.venv, ignore_errors=True)
            if re.search(r"ensurepip|No module named '?venv", said):
                raise SetupError(
                    "this Python cannot make virtual environments: `apt-get install python3-venv` (Debian, "
                    "Ubuntu) adds it; then start again"
                )
            raise SetupError(cure_of(said) or f".venv could not be made ({last_line(said)})")
        self.stamp = Stamp(self.stamp.path)

    def pip(self, title: str, arguments: Sequence[str], gpu: str = "cpu", minutes: float = 0) -> None:
        """Run ``pip install``, showing what it does. Raises: SetupError."""
        command = [str(self.python), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        environment = build_environment(gpu, os.environ)
        code, said = watch([*command, *arguments], title, self.log, environment, minutes)
        if code:
            unknown = f"pip stopped ({last_line(said)}): see {self.log} and start again"
            raise SetupError(cure_of(said) or unknown)

    def game(self, *arguments: str) -> list[str]:
        """Give the command line of the game; ``-P`` keeps the current folder's files out of it."""
        return [str(self.python), "-P", "-m", "game", *arguments]


def build_environment(gpu: str, environment: Mapping[str, str]) -> dict[str, str]:
    """Give the environment of pip: what is set already, the GPU's flag, and no --user installs."""
    flags = f"{environment.get('CMAKE_ARGS', '')} {CMAKE_FLAGS[gpu]}".strip()
    changed = {"CMAKE_ARGS": flags} if flags else {}
    return {**environment, **changed, "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}
