"""Run the commands of the set-up: quick ones silently, long ones with a progress line."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

LOOK_SECONDS = 0.2
"""How often the progress line is renewed."""

QUIET_SECONDS = 30
"""Where the output is no terminal, one progress line in this time is enough."""


def activity_of(line: str) -> str:
    """Say in a few words what pip is doing, from a line of its output; empty if it tells nothing."""
    step = re.match(r"\s*\[\s*(\d+)(?:/(\d+)|%)\]", line)
    if step:
        return f"file {step[1]} of {step[2]}" if step[2] else f"{step[1]} %"
    doing = re.match(
        r"\s*(Collecting|Downloading|Building wheel for|Installing build dependencies|Getting requirements"
        r"|Preparing metadata|Installing collected packages|Configuring CMake|Building project)\s*([\w.-]*)",
        line,
    )
    if not doing:
        return ""
    named = doing[1] in ("Collecting", "Downloading", "Building wheel for")
    return f"{doing[1].lower()} {doing[2]}" if named else doing[1].lower().replace("cmake", "CMake")


def say(text: str) -> None:
    """Tell the person at the terminal, on standard error: standard output is the game's."""
    sys.stderr.write(f"play.py: {text}\n")
    sys.stderr.flush()


def call(command: Sequence[str]) -> tuple[int, str]:
    """Run a quick command and give its exit code and all that it printed."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        return 1, str(error)
    return done.returncode, done.stdout.decode("utf-8", "replace")


class Line:
    """The progress line: rewritten in place on a terminal, now and then a new one elsewhere."""

    def __init__(self, title: str, minutes: float) -> None:
        self.title = title
        cores = f"{minutes:.0f} min on {os.cpu_count() or 1} cores"
        self.expected = f" of about {cores}" if minutes else ""
        self.began = self.told = time.monotonic()
        self.live = sys.stderr.isatty()

    def show(self, doing: str) -> None:
        """Show the elapsed time and what is going on."""
        now = time.monotonic()
        if not self.live and now - self.told < QUIET_SECONDS:
            return
        self.told = now
        minutes, seconds = divmod(int(now - self.began), 60)
        text = f"{self.title}: {doing or 'starting'} ({minutes}:{seconds:02}{self.expected})"
        if self.live:
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write("\r" + text[:width].ljust(width))
            sys.stderr.flush()
        else:
            say(text)

    def close(self) -> None:
        """Leave the line."""
        if self.live:
            sys.stderr.write("\r" + " " * (shutil.get_terminal_size().columns - 1) + "\r")


def watch(
    command: Sequence[str], title: str, log: Path, environment: Mapping[str, str], minutes: float = 0
) -> tuple[int, str]:
    """Run a long command with a progress line; give its exit code and output, which ``log`` keeps too.

    On an interrupt the command and all that it started end before the interrupt goes on.
    """
    line, doing = Line(title, minutes), ""
    say(title + line.expected.replace(" of", ",", 1))
    with log.open("wb") as written, log.open("r", encoding="utf-8", errors="replace") as read:
        process = subprocess.Popen(
            command, stdout=written, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            env=dict(environment), start_new_session=os.name == "posix",
        )  # fmt: skip
        try:
            while process.poll() is None:
                for text in read:
                    doing = activity_of(text) or doing
                line.show(doing)
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LOOK_SECONDS)
        except BaseException:
            stop(process)
            raise
        finally:
            line.close()
    return process.returncode, log.read_text("utf-8", "replace")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a command and, where the system can, everything that it started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
