"""Find out how pictures can be had here, before ``arcade`` is imported: a screen, or EGL without one."""

from __future__ import annotations

import os
import sys

from game.view.errors import DisplayError

LIBRARIES = (
    "install OpenGL with `apt-get install libgl1 libgl1-mesa-dri libglx-mesa0 libegl1 libglu1-mesa` "
    "(Debian, Ubuntu) or `dnf install mesa-libGL mesa-dri-drivers mesa-libEGL mesa-libGLU` (Fedora)"
)
"""The cure for a missing OpenGL, one line a family of systems."""

START = (
    "start it from a desktop, or under a virtual one with "
    '`xvfb-run -a -s "-screen 0 1280x800x24" COMMAND` (`apt-get install xvfb xauth` or '
    "`dnf install xorg-x11-server-Xvfb`)"
)
"""How to get a display."""

NO_SCREEN = f"there is no display to open a window on: {START}"
"""What is said where there is none."""

NO_CONNECTION = "NoSuchDisplayException"
"""What pyglet raises when an X display is named but not reached; by name, so that nothing is imported."""


def has_screen() -> bool:
    """Tell whether a window could be opened: always but on a Unix without an X display."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY"))


def require_screen() -> None:
    """Make sure of a display.

    Raises:
        DisplayError: there is none; the message says how to get one.
    """
    if not has_screen():
        raise DisplayError(NO_SCREEN)


def prefer_headless() -> None:
    """Let ``arcade``, when it is imported later, draw without a window if there is no display."""
    if not has_screen():
        os.environ["ARCADE_HEADLESS"] = "1"


def failure(error: BaseException) -> DisplayError:
    """Give the sentence for what OpenGL or the windowing system said."""
    said = " ".join(str(error).split())[:160] or type(error).__name__
    if any(type(cause).__name__ == NO_CONNECTION for cause in (error, error.__cause__, error.__context__)):
        named = os.environ.get("DISPLAY", "")
        return DisplayError(f'the display "{named}" that DISPLAY names does not answer: {START}')
    return DisplayError(f"the graphics of this machine could not be opened ({said}): {LIBRARIES}")
