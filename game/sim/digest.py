"""Digests of a state's parts: equal parts, equal digests; a difference says which part moved.

What only grows (memory records, vectors) is chained, so that a digest costs the same on the last
day as on the first. Derived fields and prompt text are never part of it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

import msgpack

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import SimState

SIZE = 16
"""Bytes of a digest."""


def parts(state: SimState) -> dict[str, bytes]:
    """Give the digests of "town", "vectors" and "mind:<name>" for every resident."""
    methods, chats = _plain(state.methods), _plain(state.chats)
    town = [state.seed, state.tick, methods, state.norms, chats, _plain(state.town)]
    if state.far:
        town.append(_plain(state.far))
    found = {"town": _digest(town), "vectors": _digest([state.vectors.dim, state.vectors.digest()])}
    for name, mind in state.minds.items():
        found[f"mind:{name}"] = _mind(mind)
    return found


def whole(state: SimState) -> bytes:
    """Give one digest over all parts."""
    return _digest(sorted(parts(state).items()))


def _mind(mind: Mind) -> bytes:
    """Digest a mind: its stream by the stream's own digest, everything else as it is."""
    rest = [
        [field.name, _plain(getattr(mind, field.name))]
        for field in fields(mind)
        if field.name != "stream" and not field.metadata.get("derived")
    ]
    return _digest([mind.stream.digest(), rest])


def _digest(value: object) -> bytes:
    return blake2b(msgpack.packb(value), digest_size=SIZE).digest()


def _plain(value: object) -> object:
    """Give a value as lists of plain values, with the names of dataclasses, derived fields left out.

    Mappings become sorted pairs, so that the order of filling does not count.
    """
    if value is None or type(value) in (str, int, bool, bytes):
        return value
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, dict):
        return [[_plain(key), _plain(part)] for key, part in sorted(value.items())]
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    if is_dataclass(value):
        named = [field.name for field in fields(value) if not field.metadata.get("derived")]
        return [type(value).__name__, *(_plain(getattr(value, name)) for name in named)]
    message = f"a {type(value).__name__} has no place in a state"
    raise TypeError(message)
