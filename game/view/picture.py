"""A picture of a run at this moment, drawn as the window draws it, with or without a display."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade

from game.view import camera, display, selfhood, text
from game.view.clockbar import ClockBar
from game.view.errors import ViewError
from game.view.inspector import PLAN, WIDTH, Inspector
from game.view.pace import Pacer
from game.view.stage import Stage
from game.view.theme import MARGIN
from game.world.geometry import TILE_PX

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
    place: str = "",
    zoom: float = 0.0,
    panel: bool = True,
    tab: str = PLAN,
) -> None:
    """Save a picture of ``session``; ``path``'s ending says in which format.

    It is centred on ``resident``, on the place at the address ``place``, or else on what the game
    would show first. Without ``panel`` nothing lies over the town, neither clock nor panel; else the
    inspector shows ``tab``. ``zoom``
    0 is the zoom with which a town is opened; one too small for the map shows the whole of it.

    Raises:
        DisplayError: this machine cannot draw; the message says what to install.
        ViewError: the file cannot be written.
    """
    window = open_canvas(size)
    try:
        image = draw(window, session, resident=resident, place=place, zoom=zoom, panel=panel, tab=tab)
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
    window: arcade.Window,
    session: Running,
    *,
    resident: str = "",
    place: str = "",
    zoom: float = 0.0,
    panel: bool = True,
    tab: str = PLAN,
) -> Image.Image:
    """Draw one picture of ``session`` in ``window`` and give it."""
    stage = Stage(window, session, still=True)
    rows = {name: one.sprite for name, one in session.residents.items()}
    clock, inspector = ClockBar(), Inspector(rows)
    width, height = window.width, window.height
    clock.layout(height)
    inspector.layout(width, height, live=False)
    if zoom:
        stage.camera = camera.with_zoom(stage.camera, max(zoom, stage.camera.farthest))
    if place:
        stage.camera = camera.centred(stage.camera, *_middle_of(session, place))
    if resident and panel:
        inspector.show(resident if resident in session.state.minds else "")
    if resident:
        stage.look_at(resident, WIDTH + MARGIN if inspector.name else 0.0)
    stage.update(0.0, 0.0, resident)
    clock.update(stage.now(), session.status(), Pacer(), quiet=False)
    if inspector.name:
        state = session.state
        inspector.choose_tab(tab)
        talk = selfhood.newest_talk(state, resident)
        mind, body = state.minds[resident], state.town.bodies[resident]
        inspector.update(mind, body, stage.now(), following=False, talk=talk)
    stage.draw()
    if panel:
        clock.draw()
        inspector.draw()
    image: Image.Image = arcade.get_image()
    return image


def _middle_of(session: Running, place: str) -> tuple[float, float]:
    """Give the point of the map in the middle of a sector or an arena, walls included where known."""
    maze = session.scene.maze
    tiles = maze.tiles_of(place)
    left, right = min(tile.x for tile in tiles), max(tile.x for tile in tiles)
    top, bottom = min(tile.y for tile in tiles), max(tile.y for tile in tiles)
    return (left + right + 1) / 2 * TILE_PX, (maze.height - (top + bottom + 1) / 2) * TILE_PX
