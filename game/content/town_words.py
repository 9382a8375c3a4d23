"""What a name or a text of a town may hold, and how many things of a kind there may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.town_error import MapError

if TYPE_CHECKING:
    from collections.abc import Sized

JOINERS = "\u200c\u200d"
"""Invisible letters that scripts and emoji need; all other invisible ones are refused."""

LONGEST_NAME = 60
"""Most characters of a name, and of each part of an address."""


def is_plain(text: str) -> bool:
    """Tell whether a text has nothing in it that one cannot see, or that turns what stands beside it."""
    return all(char.isprintable() or char in JOINERS for char in text)


def is_name(text: str) -> bool:
    """Tell whether a text can be a name: it can be seen, is not empty and not too long."""
    return bool(text.strip()) and len(text) <= LONGEST_NAME and is_plain(text)


def check_count(file: str, things: Sized, most: int, what: str, layer: str = "") -> None:
    """Refuse more things than anybody draws, before time is spent on them. Raises: MapError."""
    if len(things) > most:
        reason = f"there are {len(things)} {what}"
        raise MapError("too-many", file, reason, f"{most} are the most that is read", layer=layer)
