"""The models by name: what the rest of the game asks about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.runtime.errors import InstallError
from ai.runtime.install import Finding, digest_of, examine, install
from ai.runtime.manifest import Entry, Manifest, Role, load_manifest

if TYPE_CHECKING:
    from pathlib import Path

__all__ = [
    "Entry",
    "Finding",
    "Manifest",
    "Role",
    "digest_of",
    "find",
    "install",
    "load_manifest",
    "missing",
    "path_of",
    "verify",
]


def path_of(manifest: Manifest, name: str) -> Path:
    """Give the installed file of the model or role ``name``.

    Raises:
        InstallError: it is not installed.
        ManifestError: the manifest does not list it.
    """
    entry = manifest.entry(name)
    path = manifest.folder / entry.file
    if not path.is_file():
        raise InstallError(f'{entry.name} is not installed: run "smallville models install {entry.name}"')
    return path


def find(manifest: Manifest, model: str | Path) -> Path:
    """Give the file that ``--model`` means: a path to a GGUF file, or a name of the manifest.

    Raises:
        InstallError: there is no such file and no such model.
    """
    from pathlib import Path  # noqa: PLC0415  (kept out of this module's import time)

    try:
        path = Path(model).expanduser()
        if path.is_file():
            _check_start(path)
            return path
        is_folder = path.is_dir() and len(Path(model).parts) > 1
    except (OSError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise InstallError(f"the model {model} cannot be read ({reason}): correct the path") from error
    if is_folder:
        raise InstallError(f"{path} is a folder: give the path of a GGUF file in it")
    if path.suffix == ".gguf" and path.name != str(model):
        raise InstallError(f"there is no model file {path}: correct the path")
    return path_of(manifest, str(model))


def _check_start(path: Path) -> None:
    """Make sure that a file begins like a GGUF file. Raises: InstallError, OSError."""
    with path.open("rb") as file:
        if file.read(4) != b"GGUF":
            raise InstallError(f"{path} is not a GGUF file: give the path of a model that llama.cpp runs")


def missing(manifest: Manifest) -> tuple[Entry, ...]:
    """Give the default models that are not installed."""
    return tuple(entry for entry in manifest.defaults() if not (manifest.folder / entry.file).is_file())


def verify(manifest: Manifest) -> tuple[Finding, ...]:
    """Check every default model and every other one that lies in the folder."""
    return tuple(
        examine(manifest, entry)
        for entry in manifest.entries
        if entry.default or (manifest.folder / entry.file).is_file()
    )
