"""Read the XML of maps and tilesets within bounds, so that a hostile file costs no memory or time."""

from __future__ import annotations

from os.path import realpath
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize
from xml.etree import ElementTree as ET

from game.content.town_error import MapError
from game.content.town_reading import read_at_most

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_FILE_BYTES = 4 * 1024 * 1024
"""Largest map or tileset file that is read."""

LONGEST_SOURCE = 500
"""Most characters of the name of a picture or a tileset."""

Value = str | int | float | bool
"""What a property may hold."""


def parse_file(file: Path, root: str) -> ET.Element:
    """Read an XML file of bounded size whose root element is ``root``. Raises: MapError."""
    name = file.name
    try:
        content = read_at_most(file, MAX_FILE_BYTES)
    except OSError as error:
        reason = f"the file cannot be read ({error.strerror})"
        cure = "check that it is there and that you may read it"
        raise MapError("file-unreadable", name, reason, cure) from error
    if len(content) > MAX_FILE_BYTES:
        reason = f"the file has more than {MAX_FILE_BYTES} bytes"
        cure = "choose Base64 (zlib compressed) as Tile Layer Format in Map Properties in Tiled"
        raise MapError("file-size", name, reason, cure)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = f"the file is not UTF-8 (byte {error.start})"
        raise MapError("file-encoding", name, reason, "save it again with Tiled") from error
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        reason = "the file declares a document type"
        raise MapError("document-type", name, reason, "save it again with Tiled")
    try:
        tree = ET.fromstring(text)  # noqa: S314 - size is bounded, entities are refused
    except (ET.ParseError, LookupError, ValueError) as error:
        reason = f"this is no complete XML ({error})"
        raise MapError("no-xml", name, reason, "save it again with Tiled") from error
    if tree.tag != root:
        raise MapError("root-element", name, f"the root element is <{tree.tag}>", f"it must be <{root}>")
    return tree


def whole_number(name: str, element: ET.Element, attribute: str, default: str = "") -> int:
    """Give an attribute that must be a whole number. Raises: MapError."""
    text = element.get(attribute, default)
    try:
        return int(text)
    except ValueError:
        reason = f'the attribute {attribute} of <{element.tag}> is "{text[:40]}", no whole number'
        raise MapError("number", name, reason, "mend it in Tiled") from None


def properties_of(name: str, element: ET.Element, layer: str = "") -> dict[str, Value]:
    """Give the custom properties of an element, each as its type says. Raises: MapError."""
    found: dict[str, Value] = {}
    for entry in element.iterfind("properties/property"):
        key, kind = entry.get("name", ""), entry.get("type", "string")
        text = entry.get("value", entry.text or "")
        try:
            match kind:
                case "int" | "object":
                    found[key] = int(text)
                case "float":
                    found[key] = float(text)
                case "bool":
                    found[key] = {"true": True, "false": False}[text]
                case _:
                    found[key] = normalize("NFC", text)
        except (KeyError, ValueError):
            reason = (
                f'the property "{key}" is "{text[:40]}", no {kind}: no whole number'
                if kind == "int"
                else (f'the property "{key}" is "{text[:40]}", no {kind}')
            )
            raise MapError("property-type", name, reason, "mend it in Tiled", layer=layer) from None
    return found


def inside(file: Path, source: str, roots: Sequence[Path], layer: str = "") -> Path:
    """Give the file that ``source`` in ``file`` names; it must lie under one of ``roots``, free of links.

    Raises:
        MapError: it lies elsewhere, also through a link, or is missing.
    """
    if "\0" in source:
        raise MapError("source-outside", file.name, "a source holds a zero", "mend the source", layer=layer)
    if len(source) > LONGEST_SOURCE:
        reason = f'the source "{source[:40]}..." has {len(source)} characters'
        raise MapError("source-missing", file.name, reason, "mend the source", layer=layer)
    target = Path(realpath(file.parent / source))
    if not source or not any(target.is_relative_to(root) for root in roots):
        cure = "keep tilesets and pictures in the map's folder or in assets"
        reason = f'the source "{source}" lies outside the game'
        raise MapError("source-outside", file.name, reason, cure, layer=layer)
    if not target.is_file():
        reason = f'the source "{source}" is missing'
        cure = "put the file there or mend the source"
        raise MapError("source-missing", file.name, reason, cure, layer=layer)
    return target
