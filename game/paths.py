"""Where files live: in the checkout, or under ``SMALLVILLE_HOME`` when that is set."""

from __future__ import annotations

import os
from pathlib import Path

TOWN = "the_ville"
"""Folder of the default town below ``assets/maps``."""


def checkout() -> Path:
    """Give the folder that the source lies in."""
    return Path(__file__).resolve().parent.parent


def home() -> Path:
    """Give the folder that holds ``assets``, ``saves`` and ``models``."""
    chosen = os.environ.get("SMALLVILLE_HOME", "")
    return Path(chosen).expanduser() if chosen else checkout()


def assets() -> Path:
    """Give the folder of maps, sprites and banks; the checkout's own if the home has none."""
    own = home() / "assets"
    return own if own.is_dir() else checkout() / "assets"


def saves() -> Path:
    """Give the folder of save slots (made when first written to)."""
    return home() / "saves"


def models() -> Path:
    """Give the folder of the manifest, the profiles and the model files."""
    own = home() / "models"
    return own if own.is_dir() else checkout() / "models"
