"""How long frames take: a real window of 1280 x 720 on the default town, looked at from all sides."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from game import paths
from game.content.banks import load_banks
from game.content.residents import load_residents
from game.content.tiled import load_town
from game.session.rules import RuleOracle
from game.sim.inputs import Event, TickInput
from game.sim.start import new_state
from game.sim.state import Scene
from game.sim.step import step
from game.view import camera, picture
from game.view.town_screen import TownScreen
from game.view.window import is_software

if TYPE_CHECKING:
    from collections.abc import Sequence

    import arcade

    from ai.calls import OracleStatus
    from game.sim.commands import Command
    from game.view.launcher import LiveTown

SIZE = (1280, 720)
FRAMES = 60
"""Frames measured of each view; the first ``WARM`` of them are not counted."""
WARM = 10
ZOOMS = (2.0, 1.0, 0.5, 0.0)
"""Looking at a room, at a street, at a quarter of the town and at all of it."""

LIGHTS = {"day": 11 * 3600, "night": 21 * 3600}
"""The light of which hour each view is measured in: at night lamps, windows and glows are added."""

START_TICK = 8 * 360
"""The town is measured from eight in the morning on, when its residents are about."""

NOT_MEASURED = "not measured"


def frame_figures(town: LiveTown | None = None) -> dict[str, float | str]:
    """Give frame_ms_median and frame_ms_p99 of all frames, and median and p95 of each view.

    ``renderer`` names what drew; ``gpu`` is the median again if that was a GPU. ``town`` is looked
    at; None is the default town, living by rules. A frame is one update with the ticks that 1x
    owes, one drawing, and the wait until it is done.

    Raises:
        DisplayError: this machine cannot draw.
    """
    window = picture.open_canvas(SIZE)
    try:
        renderer = str(window.ctx.info.RENDERER)
        views = _measure(window, town or RuleTown(START_TICK))
    finally:
        window.close()
    every = [time for times in views.values() for time in times]
    median = _part(every, 50)
    apart = {}
    for view, times in views.items():
        apart[f"frame_ms_{view}"] = round(_part(times, 50), 2)
        apart[f"frame_ms_{view}_p95"] = round(_part(times, 95), 2)
    return {
        "frame_ms_median": round(median, 2),
        "frame_ms_p99": round(_part(every, 99), 2),
        **apart,
        "renderer": renderer,
        "gpu": NOT_MEASURED if is_software(renderer) else round(median, 2),
    }


class RuleTown:
    """The default town living by rules alone, in memory: nothing is asked and nothing is saved."""

    def __init__(self, tick: int) -> None:
        maps = paths.assets() / "maps" / paths.TOWN
        self.town_file = load_town(maps)
        self.residents = load_residents(maps / "residents", self.town_file.maze)
        self.scene = Scene(self.town_file.maze, load_banks(paths.assets() / "banks"))
        self.state = new_state(self.scene, self.residents, 1, {})
        self.notices: tuple[str, ...] = ()
        self.held = False
        self._oracle = RuleOracle()
        self._commands: list[Command] = []
        self.advance(tick - self.state.tick)

    def advance(self, ticks: int, budget_s: float | None = None) -> tuple[Event, ...]:
        """Go on by ``ticks``, or as far as the budget reaches."""
        end = None if budget_s is None else perf_counter() + budget_s
        events: list[Event] = []
        for _ in range(ticks):
            given = TickInput(self.state.tick + 1, commands=tuple(self._commands))
            self._commands.clear()
            output = step(self.state, self.scene, given)
            number = 0
            while output.calls:
                self._oracle.submit(output.calls)
                number += 1
                results = tuple(sorted(self._oracle.poll(), key=lambda result: result.key))
                output = step(self.state, self.scene, TickInput(given.tick, number, results))
            events += output.events
            if end is not None and perf_counter() >= end:
                break
        return tuple(events)

    def give(self, command: Command) -> None:
        """Take a command for the next tick."""
        self._commands.append(command)

    def status(self) -> OracleStatus:
        """Say that rules answer."""
        return self._oracle.status()

    def thinking(self, name: str) -> bool:
        """Say that nobody has to wait."""
        return name not in self.state.minds

    def close(self) -> None:
        """Leave nothing behind."""


def _measure(window: arcade.Window, session: LiveTown) -> dict[str, list[float]]:
    """Give the milliseconds of every counted frame, by view: "day_zoom_2.0"."""
    screen = TownScreen(window, lambda: None, live=session)
    screen.choose(next(iter(session.state.minds), ""))
    views = {}
    for light, second in LIGHTS.items():
        screen.stage.shown_second = second
        for zoom in ZOOMS:
            screen.stage.camera = camera.with_zoom(screen.stage.camera, zoom)
            views[f"{light}_{f'zoom_{zoom}' if zoom else 'overall'}"] = _frames(window, screen)
    return views


def _frames(window: arcade.Window, screen: TownScreen) -> list[float]:
    times = []
    for frame in range(FRAMES):
        begun = perf_counter()
        screen.on_update(1 / 30)
        window.switch_to()
        screen.on_draw()
        window.flip()
        window.ctx.finish()
        if frame >= WARM:
            times.append((perf_counter() - begun) * 1000)
    return times


def _part(times: Sequence[float], percent: int) -> float:
    """Give the time that so many percent of the frames do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
