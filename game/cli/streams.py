"""Standard output and standard error, whatever they are: a terminal, a pipe, another encoding, closed."""

from __future__ import annotations

import codecs
import contextlib
import io
import json
import os
import sys

from game.persist.errors import printable

LONGEST_SENTENCE = 1200
"""Characters of an error that are shown: what was typed may be longer than any terminal."""


def prepare() -> None:
    """Let no character and no closed stream stop a command: what has no code is written as its number."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - no path
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def complain(sentence: object) -> None:
    """Say on standard error, in one line, what is wrong; nothing in it steers the terminal."""
    line = printable(str(sentence))
    if len(line) > LONGEST_SENTENCE:
        half = LONGEST_SENTENCE // 2
        line = f"{line[:half]} ... {line[-half:]}"
    with contextlib.suppress(OSError):
        sys.stderr.write(f"smallville: {line}\n")


def flush() -> None:
    """Hand over what was printed, so that a reader that is gone is met here. Raises: OSError."""
    sys.stdout.flush()


def give_up() -> None:
    """Send what is still to be written nowhere: nobody reads it, and Python must not try at its end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def as_json(value: object, *, indent: int | None = None) -> str:
    """Give JSON that standard output can write: other characters and invisible ones as their codes."""
    text = json.dumps(value, ensure_ascii=not _is_unicode(), indent=indent)
    return "".join(
        char if char.isprintable() or char == "\n" else json.dumps(char).strip('"') for char in text
    )


def _is_unicode() -> bool:
    """Say whether standard output can write every character."""
    try:
        return codecs.lookup(getattr(sys.stdout, "encoding", None) or "ascii").name.startswith("utf")
    except LookupError:
        return False
