"""Names of save slots: they become folder names on any machine, so each is checked before use."""

from __future__ import annotations

import unicodedata

from game.persist.errors import SaveError

MAX_BYTES = 120
"""Bytes of the longest name in UTF-8; file systems allow 255."""

FORBIDDEN = frozenset('/\\:*?"<>|')
"""Characters that some file system refuses."""

RESERVED = frozenset(
    (
        "con",
        "prn",
        "aux",
        "nul",
        *(f"{device}{number}" for device in ("com", "lpt") for number in range(1, 10)),
    )
)
"""Names that Windows keeps for devices, with or without an ending."""

CURE = "choose letters, digits, spaces, - and _"


def checked(name: str) -> str:
    """Give ``name`` in its composed Unicode form; accents and any script are fine.

    Raises:
        SaveError: it cannot be the name of a folder everywhere.
    """
    composed = unicodedata.normalize("NFC", name)
    reason = _reason(composed)
    if reason:
        shown = "".join(char if char.isprintable() else "?" for char in composed[:40])
        raise SaveError(f'the save name "{shown}"', reason, CURE)
    return composed


def _reason(name: str) -> str:
    """Give what is wrong with the name, or nothing."""
    if any(0xD800 <= ord(char) <= 0xDFFF for char in name):
        return "it is not valid text"
    bad = sorted(FORBIDDEN.intersection(name))
    hidden = any(not char.isprintable() or unicodedata.category(char) in ("Cf", "Co", "Cn") for char in name)
    faults = (
        (not name, "it is empty"),
        (len(name.encode()) > MAX_BYTES, f"it is longer than {MAX_BYTES} bytes"),
        (bool(bad), f"it holds {' '.join(bad)}"),
        (hidden, "it holds an invisible character"),
        (name.strip(" .") != name, "it begins or ends with a space or a dot"),
        (name.split(".", maxsplit=1)[0].strip().lower() in RESERVED, "Windows keeps this name for a device"),
    )
    return next((reason for wrong, reason in faults if wrong), "")
