"""Frames of a town whose minds ask the model all the while: it must not make them late."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game import paths
from game.cli.tickbench import RESIDENTS, SEED
from game.view import display

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.session.session import Session

SAVE = "bench-in-progress"
"""Its save, while it lasts."""


def thinking_figures(model: str | None) -> dict[str, object]:
    """Measure frames while the model, None for the default one, makes the first plans of a day.

    Raises:
        SmallvilleError: there is no model, or this machine cannot draw.
    """
    display.prefer_headless()
    from game.view.framebench import frame_figures

    with _new_town("chat" if model is None else model) as session:
        figures = frame_figures(session)
        return {
            "thinking_frame_ms_median": figures["frame_ms_median"],
            "thinking_frame_ms_p99": figures["frame_ms_p99"],
            "thinking_answers": session.status().answered,
        }


@contextmanager
def _new_town(model: str) -> Iterator[Session]:
    """Open a new town that is answered by ``model``; its save is thrown away afterwards."""
    from game import app

    folder = paths.saves() / SAVE
    shutil.rmtree(folder, ignore_errors=True)
    try:
        session = app.new_game(SAVE, residents=RESIDENTS, seed=SEED, pace="free", model=model)
        try:
            yield session
        finally:
            session.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
