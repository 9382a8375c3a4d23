"""What can go wrong on the way to a picture.

ViewError
    DisplayError   no screen, no OpenGL, no window
    ArtError       a sheet, an atlas or a font that does not fit its description
"""

from __future__ import annotations

from ai.errors import SmallvilleError


class ViewError(SmallvilleError):
    """Base of every error of the window and its pictures."""


class DisplayError(ViewError):
    """No window and no off-screen picture can be had on this machine."""


class ArtError(ViewError):
    """A drawing or its description is missing or damaged."""
