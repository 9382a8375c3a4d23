"""Open the window and lead from screen to screen: title, list of saves, town, recording, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import arcade

from ai.errors import SmallvilleError
from game.view import display, text
from game.view.backdrop import Backdrop
from game.view.cast import Cast
from game.view.cast_screen import CastScreen
from game.view.screens import NOTICE, BusyScreen, Choice, MenuScreen, save_words
from game.view.town_picker import TownPicker
from game.view.town_screen import TownScreen

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.view.launcher import Launcher, LiveTown, Recording, TownOnOffer

SIZE = (1280, 720)
SMALLEST = (960, 540)
"""Pixels below which the panels would not fit."""

FAST_FPS, SOFTWARE_FPS = 60, 30
"""Frames a second on a graphics card, and where the processor draws and the minds need it more."""

SOFTWARE = ("llvmpipe", "softpipe", "swrast", "software", "microsoft basic render")
"""Parts of the names of renderers that run on the processor."""


def is_software(renderer: str) -> bool:
    """Tell whether a renderer draws with the processor."""
    return any(part in renderer.casefold() for part in SOFTWARE)


def open_window(size: tuple[int, int] = SIZE, *, fps: int = 0, visible: bool = True) -> arcade.Window:
    """Open the window; ``fps`` caps the frames a second (0: by the renderer).

    Raises:
        DisplayError: there is no display or no OpenGL; the message says what to install.
    """
    display.require_screen()
    try:
        window = arcade.Window(*size, "Smallville", resizable=True, visible=visible, antialiasing=False)
    except Exception as error:
        raise display.failure(error) from error
    window.set_minimum_size(*SMALLEST)
    software = is_software(str(window.ctx.info.RENDERER))
    cap = fps or (SOFTWARE_FPS if software else FAST_FPS)
    window.set_update_rate(1 / cap)
    window.set_draw_rate(1 / cap)
    text.load_fonts()
    return window


def play(launcher: Launcher, *, fps: int = 0, fullscreen: bool = False) -> None:
    """Open the window on the title menu and come back when it is closed.

    Raises:
        DisplayError: no window can be opened here; the message says what to install.
    """
    window = open_window(fps=fps)
    if fullscreen:
        window.set_fullscreen(True)
    game = Game(window, launcher)
    game.title()
    try:
        arcade.run()
    finally:
        game.leave_town()


class Game:
    """Leads from screen to screen; at most one living town is open."""

    def __init__(self, window: arcade.Window, launcher: Launcher) -> None:
        self.window = window
        self._launcher = launcher
        self._open: LiveTown | None = None
        self._backdrop = Backdrop()

    def title(self) -> None:
        """Show the title menu."""
        try:
            saves = list(self._launcher.list_saves())
        except SmallvilleError as error:
            self._show_menu("Smallville", [Choice("quit", "Quit", self.quit)], lines=(str(error),))
            return
        choices = [Choice("new", "New town", self.choose_town, "sprout")]
        if saves:
            newest = saves[0].name
            choices.append(Choice("continue", f"Continue {newest}", lambda: self.open(newest), "play"))
            choices.append(Choice("load", "Load", self.load_list, "book"))
            choices.append(Choice("watch", "Watch a replay", self.replay_list, "film"))
        choices.append(Choice("quit", "Quit", self.quit, "door"))
        self._show_menu("Smallville", choices, foot=NOTICE, large=True)

    def _town_screen(self, town: LiveTown) -> TownScreen:
        return TownScreen(self.window, self.back_to_title, live=town, slow_far=self._launcher.slow_far)

    def load_list(self) -> None:
        """Show the saves to go on with."""
        self._list("Load a town", self.open)

    def replay_list(self) -> None:
        """Show the saves to watch."""
        self._list("Watch a replay", self.replay)

    def choose_town(self) -> None:
        """Look at the towns there are, and show them."""

        def look() -> None:
            towns = self._launcher.list_towns()
            screen = TownPicker(self.window, self._backdrop, towns, take=self.choose_cast, back=self.title)
            self.window.show_view(screen)

        self._begin("Looking at the towns …", look)

    def choose_cast(self, town: TownOnOffer) -> None:
        """Ask who shall live in a town, under which rules and name."""
        screen = CastScreen(
            self.window,
            self._backdrop,
            town.title,
            Cast(town.people),
            name=self._launcher.free_name(),
            name_trouble=self._launcher.name_trouble,
            begin=lambda cast, name: self.new(town.name, cast, name),
            back=self.choose_town,
        )
        self.window.show_view(screen)

    def new(self, town: str, cast: Cast, name: str) -> None:
        """Start a new town."""
        residents = () if cast.is_all() else cast.residents
        self._begin(
            "The town is being built and its residents wake up …",
            lambda: self._live(self._launcher.new(town, residents, norms=cast.norms, name=name)),
        )

    def open(self, name: str) -> None:
        """Go on with a save."""
        self._begin(f"Opening {name} …", lambda: self._live(self._launcher.open(name)))

    def replay(self, name: str) -> None:
        """Watch a save."""
        self._begin(f"Opening the recording of {name} …", lambda: self._watch(self._launcher.replay(name)))

    def back_to_title(self) -> None:
        """Close what is open and show the title menu, or what could not be saved."""
        try:
            self.leave_town()
        except SmallvilleError as error:
            self.fail(error)
            return
        self.title()

    def leave_town(self) -> None:
        """Close the open town, which saves it."""
        town, self._open = self._open, None
        if town is not None:
            town.close()

    def fail(self, error: SmallvilleError) -> None:
        """Show one sentence, and the way back."""
        self._show_menu(
            "That did not work",
            [Choice("back", "Back", self.title, "back")],
            lines=(str(error),),
            back=self.title,
            wide=True,
        )

    def quit(self) -> None:
        """End the game."""
        arcade.exit()

    def _begin(self, words: str, work: Callable[[], None]) -> None:
        def guarded() -> None:
            try:
                work()
            except SmallvilleError as error:
                self.fail(error)

        self.window.show_view(BusyScreen(self.window, self._backdrop, words, guarded))

    def _live(self, town: LiveTown) -> None:
        self._open = town
        self.window.show_view(self._town_screen(town))

    def _watch(self, recording: Recording) -> None:
        self.window.show_view(TownScreen(self.window, self.back_to_title, recording=recording))

    def _list(self, heading: str, do: Callable[[str], None]) -> None:
        saves = list(self._launcher.list_saves())
        choices = [Choice(save.name, save_words(save), lambda name=save.name: do(name)) for save in saves]  # type: ignore[misc]
        self._show_menu(
            heading, [*choices, Choice("back", "Back", self.title, "back")], back=self.title, wide=True
        )

    def _show_menu(
        self,
        heading: str,
        choices: list[Choice],
        *,
        lines: tuple[str, ...] = (),
        foot: str = "",
        back: Callable[[], None] | None = None,
        wide: bool = False,
        large: bool = False,
    ) -> None:
        screen = MenuScreen(
            self.window,
            self._backdrop,
            heading,
            choices,
            lines=lines,
            back=back,
            wide=wide,
            foot=foot,
            large=large,
        )
        self.window.show_view(screen)
