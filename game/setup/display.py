"""A display to draw on: whether there is one, what it lacks, and a virtual one for the tests."""

from __future__ import annotations

import ctypes.util
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.setup.cures import SetupError, last_line
from game.setup.running import call, say

if TYPE_CHECKING:
    from collections.abc import Iterator

DISPLAY_PACKAGES = (
    "xvfb xauth libgl1 libgl1-mesa-dri libglx-mesa0 libegl1 libegl-mesa0 libglu1-mesa "
    "libfontconfig1 libfreetype6 fonts-dejavu-core xdotool"
)
"""What Debian calls a virtual display and the libraries that draw on it."""

DISPLAY_LIBRARIES = ("GL", "EGL", "fontconfig", "freetype", "X11")
"""Shared libraries that a window needs, as the loader of libraries names them."""

GL_CURE = (
    "install OpenGL with `apt-get install libgl1 libgl1-mesa-dri libglx-mesa0 libglu1-mesa` (Debian, Ubuntu) "
    "or `dnf install mesa-libGL mesa-dri-drivers mesa-libGLU` (Fedora)"
)


def has_display() -> bool:
    """Tell whether a window could be opened."""
    return not sys.platform.startswith("linux") or bool(os.environ.get("DISPLAY"))


def missing_libraries() -> list[str]:
    """Give the libraries for windows that this Linux lacks."""
    return [name for name in DISPLAY_LIBRARIES if ctypes.util.find_library(name) is None]


@contextmanager
def virtual_display() -> Iterator[None]:
    """Set DISPLAY to a display of our own while there is no other. Raises: SetupError."""
    if has_display():
        yield
        return
    install_display()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        number = server.stdout.readline().decode().strip() if server.stdout else ""
        if not number:
            raise SetupError("the virtual display did not start: run `Xvfb :99` to see why")
        os.environ["DISPLAY"] = f":{number}"
        yield
    finally:
        os.environ.pop("DISPLAY", None)
        server.terminate()
        server.wait()


def install_display() -> None:
    """Install Xvfb and what draws on it, where we may. Raises: SetupError."""
    if shutil.which("Xvfb") and not missing_libraries():
        return
    cure = (
        f"`apt-get install {DISPLAY_PACKAGES}` (Debian, Ubuntu) or `dnf install xorg-x11-server-Xvfb "
        "mesa-libGL mesa-libEGL mesa-dri-drivers mesa-libGLU fontconfig freetype` (Fedora)"
    )
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        raise SetupError(f"the tests need a display and there is none: as root, run {cure}, and start again")
    say("installing a virtual display for the tests")
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    call(["apt-get", "update"])
    code, said = call(["apt-get", "install", "-y", "--no-install-recommends", *DISPLAY_PACKAGES.split()])
    if code:
        raise SetupError(f"the virtual display could not be installed ({last_line(said)}): try {cure}")
