"""The one error of the package.

SaveError
    a save, journal or archive that cannot be read or written; says file, place and cure.
"""

from __future__ import annotations

from ai.errors import SmallvilleError


class SaveError(SmallvilleError):
    """Say which ``file`` is wrong, at which ``place`` and how, and what the ``cure`` is."""

    def __init__(self, file: object, place: str, cure: str) -> None:
        super().__init__(f"{file}: {place}; {cure}")
        self.file = str(file)
        self.place = place
        self.cure = cure
