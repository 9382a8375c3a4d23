"""The player's settings: read once at the start, written by the settings screen."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

from ai import tomltext
from ai.errors import SmallvilleError
from game import paths

if TYPE_CHECKING:
    from pathlib import Path

NAME = "settings.toml"


class SettingsError(SmallvilleError):
    """Settings that cannot be read or written."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that the player may choose beside the town itself."""

    model: str = ""
    """Name of a model in the manifest or path of a GGUF file; empty for the default one."""
    threads: int = 0
    """Processor threads for the model; 0 leaves it to the engine."""
    gpu_layers: int = 1000
    """Layers of the model that a graphics card takes; a llama.cpp built without one ignores it."""
    pace: str = "free"
    """"free" or "attentive" for towns that are played in the window."""
    frame_limit: int = 30
    """Frames a second at most: a processor that draws cannot think."""
    fullscreen: bool = False
    far: str = "full"
    """"full" or "slow": how often residents think whom the player does not see."""


RANGES = {"threads": (0, 512), "gpu_layers": (0, 1000), "frame_limit": (10, 240)}
"""Smallest and greatest value of each number."""

PACES = ("free", "attentive")
FULL, SLOW = FARS = ("full", "slow")


def path() -> Path:
    """Give the file of the settings."""
    return paths.home() / NAME


def load(file: Path) -> Settings:
    """Read the settings; the standard ones where there is no file.

    Raises:
        SettingsError: the file is no TOML, or a setting is unknown or out of range.
    """
    try:
        given = tomltext.parse(file.read_bytes())
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError) as error:
        raise SettingsError(f"{file} cannot be read ({error}): correct or remove it") from error
    kinds = {field.name: type(getattr(Settings(), field.name)) for field in fields(Settings)}
    for name, value in given.items():
        if name not in kinds:
            raise SettingsError(f"{file}: there is no setting {name}: use {', '.join(kinds)}")
        if type(value) is not kinds[name]:
            raise SettingsError(f"{file}: {name} must be a {kinds[name].__name__}: correct it")
        low, high = RANGES.get(name, (value, value))
        if not low <= value <= high:
            raise SettingsError(f"{file}: {name} must lie in {low}..{high}: correct it")
    if given.get("pace", PACES[0]) not in PACES:
        raise SettingsError(f'{file}: pace must be "free" or "attentive": correct it')
    if given.get("far", FULL) not in FARS:
        raise SettingsError(f'{file}: far must be "full" or "slow": correct it')
    return Settings(**given)


def save(file: Path, settings: Settings) -> None:
    """Write the settings. Raises: SettingsError."""
    lines = [f"{field.name} = {_toml(getattr(settings, field.name))}\n" for field in fields(Settings)]
    temporary = file.with_name(file.name + ".tmp")
    try:
        temporary.write_text("".join(lines), "utf-8")
        temporary.replace(file)
    except OSError as error:
        raise SettingsError(f"{file} cannot be written ({error.strerror}): check the folder") from error


def _toml(value: object) -> str:
    """Give a value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    text = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(char if char.isprintable() else f"\\u{ord(char):04x}" for char in text) + '"'
