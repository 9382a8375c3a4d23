"""All panels around the town: where they lie beside each other, what they show, and their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.view import clockbar, inspector, pace, residents_panel, selfhood, theme
from game.view.buttons import under
from game.view.clockbar import ClockBar
from game.view.daylight import daylight
from game.view.entry import Entry
from game.view.hints import Hints
from game.view.inspector import Inspector
from game.view.minimap import MiniMap
from game.view.portraits import PortraitBook
from game.view.residents_panel import ResidentsPanel
from game.view.timeline import Timeline
from game.view.tips import Tip

if TYPE_CHECKING:
    from game.view.launcher import LiveTown, Recording
    from game.view.pace import Pacer
    from game.view.stage import Stage

_HINTS_PX = 36
"""Height of the line of keys and its distance."""


class Desk:
    """The panels of one town screen. Exactly one of ``live`` and ``recording`` is there."""

    def __init__(self, stage: Stage, live: LiveTown | None, recording: Recording | None) -> None:
        session = live or recording
        if session is None:
            raise ValueError("a desk needs a live town or a recording")
        self._session, self._live, self._recording, self._stage = session, live, recording, stage
        book = PortraitBook()
        self.rows = {name: resident.sprite for name, resident in session.residents.items()}
        self.clock, self.entry, self.inspector = ClockBar(), Entry(book), Inspector(self.rows, book)
        self.residents, self.tip = ResidentsPanel(book, self.rows), Tip()
        self.timeline, self.hints = Timeline(), Hints()
        self.minimap = MiniMap(stage.overview, stage.map_size)
        self._size = (0.0, 0.0)

    def layout(self, width: float, height: float) -> None:
        """Lay everything out for a window of that size."""
        self._size = width, height
        free = width - inspector.WIDTH - theme.MARGIN
        self.clock.layout(height)
        self.entry.layout(free)
        self.inspector.layout(width, height, live=self._live is not None)
        self.timeline.layout(free)
        self.hints.layout(free)
        low = float(theme.MARGIN + _HINTS_PX)
        if self._recording:
            low += self.timeline.panel.height + theme.MARGIN
        self.residents.layout(self.clock.rect.bottom - theme.MARGIN, low)
        self.tip.show("", 0, 0, self._size)

    def update(self, seconds: float, pacer: Pacer, *, quiet: bool, following: bool) -> None:
        """Show the state after the newest tick."""
        state, now = self._session.state, self._stage.now()
        self.clock.update(
            now,
            self._session.status(),
            pacer,
            quiet=quiet,
            held=self._live is not None and self._live.held,
            note="a recording" if self._recording else "",
            on=self._on(),
            visit=clockbar.NO_VISIT if self._live is None else "",
        )
        self.entry.update(seconds)
        name = self.inspector.name
        if name in state.minds:
            talk = selfhood.newest_talk(state, name)
            self.inspector.update(
                state.minds[name], state.town.bodies[name], now, following=following, talk=talk
            )
        self.residents.update(state, name)
        if self._recording:
            playing = pacer.speed is not pace.Speed.PAUSE
            self.timeline.update(state.tick, self._recording.end_tick, playing=playing)
        self._show_map(now)
        self.hints.update(
            seconds,
            visiting=bool(state.town.visitor),
            chosen=bool(name),
            recording=self._recording is not None,
        )

    def covered(self) -> float:
        """Give how many pixels at the right of the window lie under a panel."""
        return inspector.WIDTH + theme.MARGIN if self.inspector.name else 0.0

    def shift(self) -> float:
        """Give how much more is covered at the right than at the left: whom one looks at stands between."""
        at_left = residents_panel.WIDTH + theme.MARGIN if self.residents.is_open else 0.0
        return self.covered() - at_left

    def hover(self, x: float, y: float) -> None:
        """Tell what the button under the pointer does, or why it cannot."""
        buttons = [*self.clock.buttons, *(self.inspector.buttons if self.inspector.name else ())]
        button = under(buttons, x, y)
        said = (button.reason or button.tip) if button else ""
        if said or self.tip.said:
            self.tip.show(said, x, y, self._size)

    def draw(self) -> None:
        """Draw the panels, what is opened last over the others."""
        self.minimap.draw()
        self.clock.draw()
        if self._recording:
            self.timeline.draw()
        if not self.entry.is_open:
            self.hints.draw()
        self.residents.draw()
        self.inspector.draw()
        self.entry.draw()
        self.tip.draw()

    def _show_map(self, now: int) -> None:
        """Put the small map beside the inspector; under the clock where both do not fit side by side."""
        right, top = self._size[0] - theme.MARGIN - self.covered(), self._size[1] - theme.MARGIN
        if right - self.minimap.rect.width < self.clock.rect.right + theme.MARGIN:
            top = self.clock.rect.bottom - theme.MARGIN
        self.minimap.layout(right, top)
        people, view = self._stage.people, self._stage.camera
        feet = {one: people.feet(one, view) for one in people.walkers}
        self.minimap.update(view, feet, self.inspector.name, daylight(now))

    def _on(self) -> set[str]:
        """Give the buttons beside the clock that show something that is on."""
        shown = (
            (clockbar.PEOPLE, self.residents.is_open),
            (clockbar.MAP, self.minimap.shown),
            (clockbar.VISIT, bool(self._session.state.town.visitor)),
        )
        return {key for key, on in shown if on}
