"""The screen of a running town: time goes on, the player looks around and sends Commands."""

# ruff: noqa: ARG002, PLR0917  # arcade calls these methods with all it knows

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import arcade
from arcade import key

from ai.errors import SmallvilleError
from game.sim.commands import EnterVisitor, LeaveVisitor, MoveVisitor, Whisper
from game.view import camera, clockbar, controls, inspector, moods, pace, residents_panel, telling
from game.view.desk import Desk
from game.view.stage import Stage
from game.view.watching import Watching

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.view.launcher import LiveTown, Recording

NOBODY_CHOSEN = "Choose a resident first (click one, or press R for the list): a whisper needs an ear."

NO_FAR = "A recording goes as it went: nobody in it thinks more or less often."
FAR = {
    True: "Who is out of sight lives whole hours at once from now on (L: all in full again).",
    False: "Everybody lives in full from now on, in sight or not.",
}
"""What is told when those out of sight think less often, and when they do no longer."""

CLICK_PX = 5
"""A press that moves less than this is a click, more is a drag."""


class TownScreen(arcade.View):  # type: ignore[misc]
    """One run in the window. Exactly one of ``live`` and ``recording`` is there."""

    def __init__(
        self,
        window: arcade.Window,
        leave: Callable[[], None],
        *,
        live: LiveTown | None = None,
        recording: Recording | None = None,
        slow_far: bool = False,
    ) -> None:
        super().__init__(window)
        session = live or recording
        if session is None:
            raise ValueError("a town screen needs a live town or a recording")
        self.session = session
        self.live, self.recording = live, recording
        self._leave = leave
        self.stage = Stage(window, session)
        self.pacer = pace.Pacer()
        self.desk = desk = Desk(self.stage, live, recording)
        self.clock, self.entry, self.inspector = desk.clock, desk.entry, desk.inspector
        self.timeline, self.hints, self.minimap = desk.timeline, desk.hints, desk.minimap
        self.residents = desk.residents
        self.followed = ""
        self._keys = {
            key.TAB: self._choose_next,
            key.F: self._toggle_follow,
            key.ESCAPE: self._escape,
            key.R: self._toggle_residents,
            key.M: self._toggle_map,
            key.V: self._visit,
            key.L: self._toggle_far,
            **dict.fromkeys((key.ENTER, key.T, key.NUM_ENTER), self._open_entry),
        }
        self._held = controls.Held()
        self._watching = Watching(slow=slow_far)
        self._stepped = -1
        self._pressed: tuple[float, float] | None = None
        self._dragging = ""
        self._swallow = False
        desk.layout(window.width, window.height)
        for notice in session.notices:
            self.hints.tell(notice)

    # -- time ---------------------------------------------------------------------------------

    def on_update(self, delta_time: float) -> None:
        """Run the ticks that are due, then bring everything on the screen up to date."""
        self._swallow = False
        quiet = pace.all_asleep(self.session.state.town)
        before = self.session.state.tick
        self._watch(delta_time)
        self._run(delta_time, quiet=quiet)
        self.pacer.note(self.session.state.tick - before, delta_time)
        self._move_camera(delta_time)
        tiles = delta_time * self.pacer.tiles_per_second(quiet)
        self.stage.update(
            delta_time, tiles, self.inspector.name, followed=self.followed, covered=self.desk.shift()
        )
        following = bool(self.followed) and self.followed == self.inspector.name
        self.desk.update(delta_time, self.pacer, quiet=quiet, following=following)

    def _run(self, seconds: float, *, quiet: bool) -> None:
        ticks, budget = self.pacer.due(seconds, quiet)
        end = perf_counter() + budget
        while ticks > 0:
            self._walk()
            if not self._tick(max(end - perf_counter(), 0.001)):
                break
            self.stage.people.sync(self.session.state.town)
            ticks -= 1
            if perf_counter() >= end:
                break
        if self.recording and self.session.state.tick >= self.recording.end_tick:
            self.pacer.choose(pace.Speed.PAUSE)

    def _watch(self, seconds: float) -> None:
        """Tell the town now and then who is in sight."""
        if self.live is None:
            return
        chosen = (self.inspector.name, self.followed)
        command = self._watching.due(self.session.state, self.stage.camera, chosen, seconds)
        if command is not None:
            self.live.give(command)

    def _toggle_far(self) -> None:
        """Let those out of sight think less often, or as often as all others again."""
        self.hints.tell(NO_FAR if self.live is None else FAR[self._watching.toggle()])

    def _walk(self) -> None:
        """Send the visitor one step for the coming tick; no second one while the clock is held."""
        tick = self.session.state.tick
        if self.live is None or not self.session.state.town.visitor or self._stepped == tick:
            return
        step = self._held.step()
        if step is not None:
            self.live.give(MoveVisitor(step))
            self._stepped = tick

    def _tick(self, budget: float) -> bool:
        """Run one tick and say whether it came to that; a save that cannot be written stops time."""
        before = self.session.state.tick
        try:
            events = self.session.advance(1, budget)
            for one in events:
                if one.kind == "meanwhile":
                    self.inspector.meanwhile[one.who] = one.text
                    self.hints.tell(telling.beginning(one.text))
        except SmallvilleError as error:
            self.pacer.choose(pace.Speed.PAUSE)
            self.hints.tell(str(error))
        return self.session.state.tick != before

    def _move_camera(self, seconds: float) -> None:
        dx, dy = self._held.pan(walking=bool(self.live and self.session.state.town.visitor))
        if dx or dy:
            self.followed = ""
            push = controls.PAN_PX * seconds
            self.stage.drag(-dx * push, -dy * push)

    # -- drawing ------------------------------------------------------------------------------

    def on_draw(self) -> None:
        """Draw the town, then the panels over it."""
        self.stage.draw()
        self.desk.draw()

    def on_resize(self, width: int, height: int) -> None:
        """Lay everything out anew."""
        super().on_resize(width, height)
        self.stage.resize(width, height)
        self.desk.layout(width, height)

    # -- pointer ------------------------------------------------------------------------------

    def on_mouse_motion(self, x: int, y: int, dx: int, dy: int) -> None:
        """Tell what the button under the pointer does, or why it cannot."""
        self.desk.hover(x, y)

    def on_mouse_press(self, x: int, y: int, button: int, modifiers: int) -> None:
        """Press a button of a panel, or begin a click or a drag on the map."""
        if button != arcade.MOUSE_BUTTON_LEFT:
            return
        found = self.clock.press(x, y)
        if isinstance(found, pace.Speed):
            self._choose_speed(found)
        elif found:
            self._press_clock(found)
        elif self.clock.rect.holds(x, y):
            return
        elif self.residents.holds(x, y):
            self._press_residents(self.residents.press(x, y))
        elif self.inspector.holds(x, y):
            self._press_inspector(self.inspector.press(x, y))
        elif self.recording and self.timeline.panel.holds(x, y):
            self._press_timeline(x, y)
        elif self.minimap.holds(x, y):
            self._dragging = "minimap"
            self._press_minimap(x, y)
        else:
            self._pressed, self._dragging = (x, y), "map"

    def on_mouse_drag(self, x: int, y: int, dx: int, dy: int, buttons: int, modifiers: int) -> None:
        """Pull the map along, or the knob of the timeline."""
        if self._dragging == "timeline" and self.recording:
            self._press_timeline(x, self.timeline.bar.bottom)
        elif self._dragging == "map":
            if self._pressed is not None:
                begun_x, begun_y = self._pressed
                if abs(x - begun_x) + abs(y - begun_y) < CLICK_PX:
                    return
                dx, dy = round(x - begun_x), round(y - begun_y)
                self._pressed = None
            self.followed = ""
            self.stage.drag(dx, dy)
        elif self._dragging == "minimap":
            self._press_minimap(x, y)

    def on_mouse_release(self, x: int, y: int, button: int, modifiers: int) -> None:
        """End a drag; a click on somebody chooses them, one on the ground nobody."""
        if button == arcade.MOUSE_BUTTON_LEFT and self._pressed is not None:
            self.choose(self.stage.people.at(self.stage.camera, *camera.on_map(self.stage.camera, x, y)))
        self._pressed, self._dragging = None, ""

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        """Zoom to the pointer, or scroll the list under it."""
        if self.inspector.holds(x, y):
            self.inspector.list.scroll(scroll_y)
            return
        if self.residents.holds(x, y):
            self.residents.scroll(scroll_y)
            return
        self.followed = ""
        self.stage.wheel(scroll_y, x, y)

    def choose(self, name: str) -> None:
        """Show a resident in the inspector; nobody (and for the visitor too) closes it."""
        self.inspector.show(name if name in self.session.state.minds else "")

    def _press_clock(self, pressed: str) -> None:
        if pressed == clockbar.PEOPLE:
            self._toggle_residents()
        elif pressed == clockbar.MAP:
            self._toggle_map()
        elif pressed == clockbar.VISIT:
            self._visit()
        else:
            self._leave()

    def _press_residents(self, pressed: str) -> None:
        if pressed == residents_panel.CLOSE:
            self._toggle_residents()
        elif pressed:
            self._go_to(pressed)

    def _toggle_residents(self) -> None:
        self.residents.is_open = not self.residents.is_open
        self.residents.update(self.session.state, self.inspector.name)

    def _toggle_map(self) -> None:
        self.minimap.shown = not self.minimap.shown

    def _go_to(self, name: str) -> None:
        """Choose somebody and look there."""
        self.choose(name)
        self.followed = ""
        self.stage.look_at(name, self.desk.shift())
        self.residents.reveal(name)

    def _press_minimap(self, x: float, y: float) -> None:
        self.followed = ""
        self.stage.fly_to(*self.minimap.on_map(x, y))

    def _press_inspector(self, pressed: str) -> None:
        if pressed in inspector.TABS:
            self.inspector.choose_tab(pressed)
        elif pressed == inspector.CLOSE:
            self.choose("")
        elif pressed == inspector.FOLLOW:
            self._toggle_follow()
        elif pressed == inspector.WHISPER:
            self._open_entry()

    def _press_timeline(self, x: float, y: float) -> None:
        if self.recording is None:
            return
        found = self.timeline.press(x, y, self.recording.end_tick)
        if found == "play":
            self.pacer.toggle_pause()
        elif isinstance(found, int):
            self._dragging = "timeline"
            self.recording.seek(found)
            self.stage.people.sync(self.session.state.town)
            self.stage.place()

    # -- keys ---------------------------------------------------------------------------------

    def on_key_press(self, symbol: int, modifiers: int) -> None:
        """Do what the key means; while a line is typed, only what belongs to typing."""
        if self.entry.is_open:
            self._type_key(symbol, modifiers)
            return
        self._held.press(symbol)
        if symbol == key.SPACE:
            self.pacer.toggle_pause()
        elif symbol in controls.SPEEDS:
            self._choose_speed(controls.SPEEDS[symbol])
        elif symbol in self._keys:
            self._keys[symbol]()

    def _escape(self) -> None:
        """Put away what was opened last; with nothing open, leave the town."""
        if self.inspector.name:
            self.choose("")
        elif self.residents.is_open:
            self._toggle_residents()
        else:
            self._leave()

    def on_key_release(self, symbol: int, modifiers: int) -> None:
        """Let go of a key."""
        self._held.release(symbol)

    def on_text(self, text: str) -> None:
        """Type; the letter that opened the line is not part of it."""
        if self.entry.is_open and not self._swallow:
            self.entry.line.insert(text.replace("\r", ""))

    def on_text_motion(self, motion: int) -> None:
        """Move the caret, delete."""
        if self.entry.is_open:
            self.entry.line.motion(motion)

    def _type_key(self, symbol: int, modifiers: int) -> None:
        if symbol == key.ESCAPE:
            self.entry.close()
        elif symbol in (key.ENTER, key.NUM_ENTER):
            said = self.entry.close()
            if said and self.live and self.inspector.name:
                self.live.give(Whisper(self.inspector.name, said))
        elif symbol == key.V and modifiers & (key.MOD_CTRL | key.MOD_COMMAND):
            self.entry.line.insert(self.window.get_clipboard_text())

    def _open_entry(self) -> None:
        name = self.inspector.name
        if self.live is None:
            self.hints.tell(inspector.NO_WHISPER)
        elif not name:
            self.hints.tell(NOBODY_CHOSEN)
        else:
            self._held.clear()
            self._swallow = True
            state = self.session.state
            mood = moods.mood(state.minds.get(name), state.town.bodies.get(name))
            title = f"Whisper to {name} as an inner voice. Enter sends, Esc puts it away."
            self.entry.open(title, self.desk.rows.get(name, ""), mood)

    def _choose_speed(self, speed: pace.Speed) -> None:
        self.pacer.toggle_pause() if speed is pace.Speed.PAUSE else self.pacer.choose(speed)

    def _choose_next(self) -> None:
        names = list(self.session.state.minds)
        if names:
            at = names.index(self.inspector.name) + 1 if self.inspector.name in names else 0
            self._go_to(names[at % len(names)])

    def _toggle_follow(self) -> None:
        name = self.inspector.name or self.session.state.town.visitor
        self.followed = "" if self.followed == name else name

    def _visit(self) -> None:
        if self.live is None:
            self.hints.tell(clockbar.NO_VISIT)
            return
        if self.session.state.town.visitor:
            self.live.give(LeaveVisitor())
            self.followed = ""
            return
        middle = camera.tile_at(self.stage.camera, self.stage.camera.x, self.stage.camera.y)
        tile = controls.entrance(self.session.scene.maze, middle)
        self.live.give(EnterVisitor(controls.VISITOR, controls.VISITOR_LOOKS, tile))
        self.followed = controls.VISITOR
