"""Set up what is missing, then hand over to the game or to the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from game.setup.checkout import Checkout
from game.setup.command import parse
from game.setup.cures import SetupError, cure_of
from game.setup.display import GL_CURE, has_display, missing_libraries, virtual_display
from game.setup.running import say
from game.setup.stages import prepare

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def run_game(checkout: Checkout, rest: Sequence[str]) -> int:
    """Hand over to the game; on POSIX it takes this process's place.

    Raises:
        SetupError: a window is asked for and there is no library to draw with.
    """
    opens_window = not rest or rest[0] == "play"
    if opens_window and sys.platform.startswith("linux") and has_display() and "GL" in missing_libraries():
        raise SetupError(f"this system has no OpenGL library to draw with: {GL_CURE}, and start again")
    command = checkout.game(*rest)
    if os.name == "posix":
        sys.stderr.flush()
        os.execv(command[0], command)
    return subprocess.call(command)


def run_tests(checkout: Checkout, rest: Sequence[str]) -> int:
    """Run the whole suite, or what pytest is asked for."""
    with virtual_display():
        return subprocess.call([str(checkout.python), "-m", "pytest", *rest], cwd=str(checkout.root))


def main(arguments: Sequence[str], root: Path, usage: str) -> int:
    """Set the checkout at ``root`` up and start it.

    Gives the exit code of what was started; 1 when the set-up failed, 130 when interrupted.
    """
    if arguments[:1] in (["-h"], ["--help"]):
        sys.stdout.write(usage)
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        wish, checkout = parse(arguments), Checkout(root)
        without = prepare(checkout, wish)
        if without:
            say(f"going on without a model, because {without}")
        if not wish.testing:
            return run_game(checkout, wish.rest)
        code = run_tests(checkout, wish.rest)
        if without and code == 0:
            say("the tests that need the model did not run, so this does not count as passed")
        return code or int(bool(without))
    except SetupError as error:
        say(str(error))
    except OSError as error:
        say(cure_of(str(error)) or f"{error}: cure this and start again")
    except KeyboardInterrupt:
        say("interrupted; start again to go on")
        return 130
    return 1
