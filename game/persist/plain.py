"""Plain data: what msgpack holds, with the limits under which it is read and the texts it may hold."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgpack

Plain: TypeAlias = Any
"""Nil, bool, int, text, bytes, lists and maps of them."""

MAX_BYTES = 256 * 1024 * 1024
"""No part of a save is longer; checked before anything is unpacked."""

MAX_TEXT = 1024 * 1024
"""Bytes of the longest text or byte string."""

MAX_ITEMS = 4_000_000
"""Items of the longest list or map."""

MAX_DEPTH = 24
"""Nesting of free values (``object`` hints); typed values are as deep as their types."""

SMALLEST_INT = -(2**63)
LARGEST_INT = 2**63 - 1

SHOWN = 40
"""Characters of a wrong value that an error shows."""


class Unfit(Exception):  # noqa: N818 - never leaves this package
    """A value that does not fit its hint, and the path to it, innermost first."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.path: list[str] = []

    def under(self, step: str) -> Unfit:
        """Add one step outwards to the path."""
        self.path.append(step)
        return self

    def __str__(self) -> str:
        """Give "minds.Klaus Mueller.act: expected a text, not an int"."""
        return f"{'.'.join(reversed(self.path)) or 'the value'}: {self.reason}"


def wrong(expected: str, value: object) -> Unfit:
    """Give the error that something else was expected."""
    return Unfit(f"expected {expected}, not {type(value).__name__} {str(value)[:SHOWN]!r}")


def is_exactly(value: Plain, kind: type) -> bool:
    """Say whether the class of ``value`` is ``kind``, not one derived from it (bool from int)."""
    return type(value) is kind


def clean(text: str) -> str:
    r"""Give ``text`` as it is saved: newlines are ``\n``, lone surrogates are replaced."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.isascii():
        text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def pack_plain(plain: Plain) -> bytes:
    """Give the bytes of plain data."""
    return bytes(msgpack.packb(plain))


def unpack_plain(data: bytes) -> Plain:
    """Give the plain data of ``data`` under the limits of this module. Raises: Unfit."""
    if len(data) > MAX_BYTES:
        message = f"{len(data)} bytes are more than the {MAX_BYTES} allowed"
        raise Unfit(message)
    try:
        return msgpack.unpackb(
            data,
            raw=False,
            strict_map_key=False,
            max_array_len=MAX_ITEMS,
            max_map_len=MAX_ITEMS,
            max_str_len=MAX_TEXT,
            max_bin_len=MAX_TEXT,
            max_ext_len=0,
        )
    except (ValueError, TypeError, RecursionError, msgpack.exceptions.UnpackException) as error:
        message = f"not msgpack: {str(error) or type(error).__name__}"
        raise Unfit(message) from error


def scalar(value: Plain) -> Plain:
    """Give a text, int, bool, byte string or None, checked and cleaned. Raises: Unfit."""
    kind = type(value)
    if kind is str:
        return clean(value)
    if kind is int:
        if not SMALLEST_INT <= value <= LARGEST_INT:
            message = f"{value} does not fit 64 bits"
            raise Unfit(message)
        return value
    if kind is bytes or kind is bool or value is None:
        return value
    raise wrong("plain data (text, int, bytes, bool, nothing or a tuple of them)", value)


def free(value: Plain, depth: int = 0) -> Plain:
    """Encode a value under an ``object`` hint: a scalar or tuples of them. Raises: Unfit."""
    if type(value) is not tuple:
        return scalar(value)
    if depth >= MAX_DEPTH:
        raise Unfit("nested too deeply")
    return [free(part, depth + 1) for part in value]


def freed(plain: Plain, depth: int = 0) -> Plain:
    """Decode what ``free`` encoded. Raises: Unfit."""
    if type(plain) is not list:
        return scalar(plain)
    if depth >= MAX_DEPTH:
        raise Unfit("nested too deeply")
    return tuple(freed(part, depth + 1) for part in plain)


def difference(one: Plain, other: Plain) -> str:
    """Say where two plain values first differ: "minds.Klaus.act: 'a' is not 'b'"; "" if equal."""
    return _difference(one, other).lstrip(".")


def _difference(one: Plain, other: Plain) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        return _map_difference(one, other)
    if isinstance(one, list) and isinstance(other, list):
        for at, (left, right) in enumerate(zip(one, other, strict=False)):
            if found := _difference(left, right):
                return f".{at}{found}"
        return "" if len(one) == len(other) else f": {len(one)} items, not {len(other)}"
    if type(one) is type(other) and one == other:
        return ""
    return f": {str(one)[:SHOWN]!r} is not {str(other)[:SHOWN]!r}"


def _map_difference(one: dict[Plain, Plain], other: dict[Plain, Plain]) -> str:
    for key, part in one.items():
        if key not in other:
            return f".{key}: only on one side"
        if found := _difference(part, other[key]):
            return f".{key}{found}"
    for key in other:
        if key not in one:
            return f".{key}: only on the other side"
    return "" if list(one) == list(other) else ": the order of the keys differs"
