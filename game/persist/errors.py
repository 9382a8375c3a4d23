"""The one error of the package.

SaveError
    a save, journal or archive that cannot be read or written; says file, place and cure.
"""

from __future__ import annotations

from ai.errors import SmallvilleError


def printable(text: str) -> str:
    """Give text from a file as it may be shown in a terminal: control and invisible characters as "?"."""
    return "".join(char if char.isprintable() else "?" for char in text)


class SaveError(SmallvilleError):
    """Say which ``file`` is wrong, at which ``place`` and how, and what the ``cure`` is."""

    def __init__(self, file: object, place: str, cure: str) -> None:
        super().__init__(printable(f"{file}: {place}; {cure}"))
        self.file = str(file)
        self.place = place
        self.cure = cure
