"""A TOML file as a table: what editors add is taken off, what would end the program is refused."""

from __future__ import annotations

import tomllib
from typing import Any

MAX_BYTES = 4 * 1024 * 1024
"""Bytes of the longest file that is read; the longest of the game has less than a tenth of it."""


def parse(content: bytes) -> dict[str, Any]:
    """Read the content of a file; a mark of UTF-8 at its beginning (Windows editors write one) is allowed.

    Raises:
        ValueError: it is no UTF-8 (UnicodeDecodeError), no TOML (TOMLDecodeError), or beyond measure.
    """
    if len(content) > MAX_BYTES:
        message = f"it has {len(content)} bytes, of which {MAX_BYTES} are allowed"
        raise ValueError(message)
    text = content.decode("utf-8-sig")
    try:
        return tomllib.loads(text)
    except RecursionError:
        message = "it is nested too deeply"
        raise tomllib.TOMLDecodeError(message) from None
