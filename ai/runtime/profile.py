"""What was measured about one model file: methods, thresholds, maps and mean scores by kind.

Profiles lie in ``models/profiles/NAME.toml``, one a model file. A file without one gets the
neutral profile, which says that it is not calibrated.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ai import tomltext
from ai.runtime.errors import ManifestError, ModelError
from ai.runtime.install import digest_of

if TYPE_CHECKING:
    from pathlib import Path

FOLDER = "profiles"

FORMAT = 1

METHODS = ("choose", "write")

SLOPE, OFFSET = 1.0, 4.0
"""The line of an uncalibrated model from nats to importance: middling, but in order."""


@dataclass(frozen=True, slots=True)
class KindProfile:
    """How one kind of call is answered by this model."""

    method: str = "choose"
    """"choose" or "write": which of the two the minds should ask for."""
    threshold_millinats: int = 0
    """Two options: the first is taken when its lead is above this."""
    slope: float = SLOPE
    """Mapped kinds: value = slope * lead in nats + offset, rounded, 1..10."""
    offset: float = OFFSET
    means: dict[str, int] = field(default_factory=dict)
    """Mean score of each fixed option over balanced contexts, in millinats."""
    measured: str = ""
    """What the calibration found, in words: "rho 0.88 on 40"."""


NEUTRAL = KindProfile()


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known about one model file."""

    model: str
    """Name of the model file."""
    sha256: str = ""
    recipe: str = ""
    """Source and quantisation of the file: bits may differ between machines, the model does not."""
    prompts: str = ""
    """Digest of the templates it was measured with, in hexadecimal digits."""
    kinds: dict[str, KindProfile] = field(default_factory=dict)
    calibrated: bool = False

    def kind(self, name: str) -> KindProfile:
        """Give what is known about a kind, the neutral values when nothing is."""
        return self.kinds.get(name, NEUTRAL)

    @property
    def methods(self) -> dict[str, str]:
        """Give the method of every kind that was measured, by kind."""
        return {name: self.kinds[name].method for name in sorted(self.kinds)}


def load_for(path: Path, folder: Path) -> Profile:
    """Give the profile of the model file ``path`` from the models folder ``folder``.

    Raises:
        ManifestError: a profile in the folder cannot be used as it is written.
        InstallError: the model file is missing.
    """
    sha256, recipe = digest_of(path)
    found = [read(file) for file in sorted((folder / FOLDER).glob("*.toml"))]
    for profile in found:
        if profile.sha256 == sha256:
            return profile
    for profile in found:
        if recipe and profile.recipe == recipe:
            return profile
    return Profile(path.name, sha256, recipe)


def read(path: Path) -> Profile:
    """Read one profile. Raises: ManifestError."""
    try:
        table = tomltext.parse(path.read_bytes())
    except (OSError, ValueError) as error:
        raise ManifestError(f'{path} cannot be read ({error}): run "smallville models calibrate"') from error
    if table.get("format") != FORMAT:
        raise ManifestError(
            f"{path} has format {table.get('format')!r}: calibrate anew, this version reads 1"
        )
    try:
        kinds = {name: _kind(raw) for name, raw in table.get("kind", {}).items()}
        return Profile(
            model=_is(table["model"], str),
            sha256=_is(table["sha256"], str),
            recipe=_is(table.get("recipe", ""), str),
            prompts=_is(table.get("prompts", ""), str),
            kinds=kinds,
            calibrated=True,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ManifestError(
            f'{path} holds a wrong or missing key ({error}): run "smallville models calibrate"'
        ) from error


def write(profile: Profile, folder: Path) -> Path:
    """Store a profile in the models folder; give its file. Raises: ModelError."""
    lines = [
        "# Made by `smallville models calibrate`: what was measured about one model file.",
        f"format = {FORMAT}",
        f"model = {_text(profile.model)}",
        f"sha256 = {_text(profile.sha256)}",
        f"recipe = {_text(profile.recipe)}",
        f"prompts = {_text(profile.prompts)}",
    ]
    for name in sorted(profile.kinds):
        one = profile.kinds[name]
        lines += [
            "",
            f"[kind.{_text(name)}]",
            f"method = {_text(one.method)}",
            f"threshold_millinats = {one.threshold_millinats}",
            f"slope = {float(one.slope)!r}",
            f"offset = {float(one.offset)!r}",
            f"measured = {_text(one.measured)}",
        ]
        if one.means:
            lines += ["", f"[kind.{_text(name)}.means]"]
            lines += [f"{_text(option)} = {one.means[option]}" for option in sorted(one.means)]
    path = folder / FOLDER / f"{profile.model.removesuffix('.gguf')}.toml"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_suffix(".tmp")
        temporary.write_text("\n".join(lines) + "\n", encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise ModelError(f"{path} cannot be written ({error}): make the folder writable") from error
    return path


def with_file(profile: Profile, sha256: str, recipe: str) -> Profile:
    """Give the profile as belonging to the file with this hash and recipe."""
    return replace(profile, sha256=sha256, recipe=recipe)


def _text(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)


def _is(value: Any, kind: type) -> Any:  # noqa: ANN401  (checked here)
    if not isinstance(value, kind) or (kind is not bool and isinstance(value, bool)):
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _kind(raw: dict[str, Any]) -> KindProfile:
    method = _is(raw.get("method", "choose"), str)
    if method not in METHODS:
        raise ValueError(f"method {method!r}")
    means = {_is(name, str): _is(value, int) for name, value in raw.get("means", {}).items()}
    return KindProfile(
        method=method,
        threshold_millinats=_is(raw.get("threshold_millinats", 0), int),
        slope=float(raw.get("slope", SLOPE)),
        offset=float(raw.get("offset", OFFSET)),
        means=means,
        measured=_is(raw.get("measured", ""), str),
    )
