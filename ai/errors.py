"""The root of every error that a person is meant to read.

SmallvilleError
    one sentence naming file, place and cure; the command line prints it and exits 2.
    Each package derives its one base error from it (MapError, SaveError, ModelError, ...).
"""

from __future__ import annotations


class SmallvilleError(Exception):
    """Say in one sentence what is wrong, where, and what to do about it."""
