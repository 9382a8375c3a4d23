"""Unpack the cells of a tile layer, never more of them than the map has."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from game.content.town_error import MapError
from game.content.town_tsx import whole_number

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

_ODD = re.compile(r"[^0-9,\s]")
_NUMBER = re.compile(r"-?[0-9]{1,20}")

Cells = npt.NDArray[np.int64]
"""The numbers of a layer's cells with their flip flags, ``[y, x]``; 0 is empty."""


def cells_of(name: str, element: ET.Element, size: tuple[int, int]) -> Cells:
    """Give the cells of a tile layer of a map of ``size``. Raises: MapError."""
    layer = element.get("name", "")
    width, height = size
    if (whole_number(name, element, "width"), whole_number(name, element, "height")) != size:
        reason = "the layer has another size than the map"
        raise MapError("layer-size", name, reason, "resize the map in Tiled", layer=layer)
    data = element.find("data")
    if data is None or data.find("chunk") is not None or data.find("tile") is not None:
        cure = "choose CSV as Tile Layer Format in Map Properties in Tiled"
        reason = "the cells are stored in a form that is not read"
        raise MapError("cell-format", name, reason, cure, layer=layer)
    encoding, packing = data.get("encoding", ""), data.get("compression", "")
    if encoding == "csv" and not packing:
        values = _from_csv(name, layer, data.text or "", width)
    elif encoding == "base64" and packing in ("", "zlib", "gzip"):
        raw = _unpacked(name, layer, data.text or "", (packing, width * height * 4))
        values = np.frombuffer(raw, dtype="<u4").astype(np.int64)
    else:
        reason = f'the cells have the encoding "{encoding}" and the compression "{packing}"'
        cure = "choose CSV or zlib in Map Properties in Tiled"
        raise MapError("cell-format", name, reason, cure, layer=layer)
    if len(values) != width * height:
        reason = f"the layer has {len(values)} cells where the map has {width * height}"
        raise MapError("cell-count", name, reason, "save the map again with Tiled", layer=layer)
    return values.reshape(height, width)


def _from_csv(name: str, layer: str, text: str, width: int) -> Cells:
    if not _ODD.search(text):
        with suppress(ValueError):  # the slower way finds out where
            known = list(map(int, text.split(",")))
            if max(known) < 1 << 32:
                return np.array(known, dtype=np.int64)
    values = []
    for index, cell in enumerate(text.split(",")):
        tile = (index % width, index // width)
        if not _NUMBER.fullmatch(cell.strip()):
            reason = f'the cell "{cell.strip()[:20]}" is no number'
            cure = "save the map again with Tiled"
            raise MapError("cell-number", name, reason, cure, layer=layer, tile=tile)
        values.append(int(cell))
        if not 0 <= values[-1] < 1 << 32:
            reason = f"the cell {values[-1]} is no tile"
            raise MapError("cell-number", name, reason, "paint the tile anew", layer=layer, tile=tile)
    return np.array(values, dtype=np.int64)


def _unpacked(name: str, layer: str, text: str, form: tuple[str, int]) -> bytes:
    """Decode base64 and unpack at most one byte more than wanted."""
    packing, wanted = form
    cure = "save the map again with Tiled"
    try:
        raw = base64.b64decode("".join(text.split()), validate=True)
        if packing:
            unpacker = zlib.decompressobj(wbits=47)
            raw = unpacker.decompress(raw, wanted + 1)
    except (binascii.Error, ValueError, zlib.error) as error:
        reason = f"the cells cannot be unpacked ({error})"
        raise MapError("cell-packing", name, reason, cure, layer=layer) from error
    if len(raw) != wanted:
        size = f"{len(raw)} bytes" if len(raw) < wanted else f"more than {wanted} bytes"
        reason = f"the cells unpack to {size} where {wanted} belong"
        raise MapError("cell-count", name, reason, cure, layer=layer)
    return raw
