"""The stages of the set-up, each done once: the game, the test tools, llama.cpp, the models."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from game.setup.cures import SetupError, last_line
from game.setup.running import call, watch

if TYPE_CHECKING:
    from game.setup.checkout import Checkout
    from game.setup.command import Wish

GIGABYTE = 10**9
NEEDED_GIGABYTES = 2
"""Room for the packages (0.3), the build of llama.cpp (1) and the models with their sources (0.5)."""

BUILD_CORE_MINUTES = 14
"""Measured: llama.cpp compiles in about 7 minutes on 2 cores."""


def prepare(checkout: Checkout, wish: Wish) -> str:
    """Install what is missing. Give "", or why there is no model: the game goes on without one.

    Raises: SetupError, when something fails that nothing works without.
    """
    gpu = wish.gpu or checkout.stamp.gpu or "cpu"
    stages = ["base"] + ["test"] * wish.testing + ["model", "models"] * wish.model
    if not checkout.python.exists():
        checkout.stamp.done.clear()
    missing = [name for name in stages if checkout.stamp.done.get(name) != checkout.digest(name, gpu)]
    if not missing:
        return ""
    if "model" in missing or not checkout.python.exists():
        check_space(checkout.root)
    checkout.make_venv()
    killed = checkout.stamp.doing
    missing = [name for name in stages if checkout.stamp.done.get(name) != checkout.digest(name, gpu)]
    for stage in missing:
        checkout.stamp.begin(stage)
        try:
            install(checkout, stage, gpu, broken=stage == killed)
        except SetupError as error:
            # pip that gave up by itself has put nothing half; only what was killed stays "doing"
            checkout.stamp.end(stage, "")
            if stage not in ("model", "models"):
                raise
            return str(error)
        if stage == "model":
            checkout.stamp.gpu = gpu
        checkout.stamp.end(stage, checkout.digest(stage, gpu))
    return ""


def install(checkout: Checkout, stage: str, gpu: str, *, broken: bool) -> None:
    """Run one stage. Raises: SetupError."""
    if stage == "base":
        checkout.pip("installing the game", ["--editable", str(checkout.root)])
    elif stage == "test":
        checkout.pip("installing the test tools", ["--editable", f"{checkout.root}[test]"])
    elif stage == "models":
        code, said = watch(
            checkout.game("models", "install"), "installing the models", checkout.log, os.environ
        )  # fmt: skip
        if code:
            raise SetupError(f"the models could not be installed: {last_line(said)}")
    else:
        install_llama(checkout, gpu, broken=broken)


def install_llama(checkout: Checkout, gpu: str, *, broken: bool) -> None:
    """Build llama.cpp, if it must be for this GPU anew, and see whether it loads. Raises: SetupError."""
    wanted = checkout.requirement()
    minutes = max(1.0, BUILD_CORE_MINUTES / (os.cpu_count() or 1))
    title = "compiling llama.cpp" + ("" if gpu == "cpu" else f" for {gpu}")
    if broken or gpu != (checkout.stamp.gpu or "cpu"):
        # pip knows wheels by version, not by CMAKE_ARGS: its cache would give back the other build
        fresh = [] if gpu == "cpu" else ["--no-cache-dir"]
        checkout.pip(title, ["-v", *fresh, "--force-reinstall", "--no-deps", wanted], gpu, minutes)
    cached = [] if gpu == "cpu" else ["--no-cache-dir"]
    checkout.pip(title, ["-v", *cached, wanted], gpu, minutes)
    code, said = call([str(checkout.python), "-P", "-c", "import llama_cpp"])
    if code:
        raise SetupError(f"llama.cpp was built but does not load here ({last_line(said)})")


def check_space(folder: Path) -> None:
    """Raise SetupError when the disk is too full for the packages, the build and the models."""
    for place in (folder, Path(tempfile.gettempdir())):
        free = shutil.disk_usage(place).free / GIGABYTE
        if free < NEEDED_GIGABYTES:
            raise SetupError(
                f"the disk of {place} has {free:.1f} GB free and setting up needs about {NEEDED_GIGABYTES}: "
                "free some (TMPDIR may name another folder to build in) and start again"
            )
