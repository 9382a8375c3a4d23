"""A picture of a run at this moment, drawn as the window draws it, with or without a display."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade

from game.view import camera, display, text
from game.view.clockbar import ClockBar
from game.view.errors import ViewError
from game.view.inspector import WIDTH, Inspector
from game.view.pace import Pacer
from game.view.stage import Stage
from game.view.theme import MARGIN

if TYPE_CHECKING:
    from pathlib import Path

    from PIL import Image

    from game.view.launcher import Running


def screenshot(
    session: Running,
    path: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    resident: str = "",
    zoom: float = 0.0,
    panel: bool = True,
) -> None:
    """Save a picture of ``session``; ``path``'s ending says in which format.

    With a ``resident`` the picture is centred on it, with its panel open if ``panel``; without one
    it shows the first resident. ``zoom`` 0 is the zoom with which a town is opened.

    Raises:
        DisplayError: this machine cannot draw; the message says what to install.
        ViewError: the file cannot be written.
    """
    window = open_canvas(size)
    try:
        image = draw(window, session, resident=resident, zoom=zoom, panel=panel)
    finally:
        window.close()
    try:
        image.convert("RGB").save(path)
    except (OSError, ValueError) as error:
        message = f"the picture {path} cannot be written ({error}): choose another place or name with --out"
        raise ViewError(message) from error


def open_canvas(size: tuple[int, int]) -> arcade.Window:
    """Open a window that nobody sees, or an off-screen one where there is no display.

    Raises:
        DisplayError: there is no OpenGL; the message says what to install.
    """
    try:
        window = arcade.Window(*size, "Smallville", visible=False, antialiasing=False)
    except Exception as error:
        raise display.failure(error) from error
    text.load_fonts()
    return window


def draw(
    window: arcade.Window, session: Running, *, resident: str = "", zoom: float = 0.0, panel: bool = True
) -> Image.Image:
    """Draw one picture of ``session`` in ``window`` and give it."""
    stage = Stage(window, session, still=True)
    rows = {name: one.sprite for name, one in session.residents.items()}
    clock, inspector = ClockBar(), Inspector(rows)
    width, height = window.width, window.height
    clock.layout(height)
    inspector.layout(width, height, live=False)
    if zoom:
        stage.camera = camera.with_zoom(stage.camera, zoom)
    if resident and panel:
        inspector.show(resident if resident in session.state.minds else "")
    if resident:
        stage.look_at(resident, WIDTH + MARGIN if inspector.name else 0.0)
    stage.update(0.0, 0.0, resident)
    clock.update(stage.now(), session.status(), Pacer(), quiet=False)
    if inspector.name:
        state = session.state
        inspector.update(state.minds[resident], state.town.bodies[resident], stage.now(), following=False)
    stage.draw()
    clock.draw()
    inspector.draw()
    image: Image.Image = arcade.get_image()
    return image
