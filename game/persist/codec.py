r"""Values to plain data and back, by the type hints of the dataclasses: nothing else enters a save.

A dataclass is a map by field name, a NamedTuple an array, an enum its value; where a union has
more than one dataclass the value is [class name, map]. Fields marked
``metadata={"derived": True}`` are left out; lists marked ``metadata={"append_only": True}`` may
be taken out into ``Segments`` that snapshots share. The order of a dict is part of its value.

Text is normalised on the way in (see ``plain.clean``), so the live value must be the decoded one.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import (
    TYPE_CHECKING,
    Any,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from game.persist.errors import SaveError
from game.persist.plain import (
    MAX_ITEMS,
    SHOWN,
    Plain,
    Unfit,
    free,
    freed,
    is_exactly,
    pack_plain,
    scalar,
    unpack_plain,
    wrong,
)

if TYPE_CHECKING:
    from dataclasses import Field

T = TypeVar("T")
Hint: TypeAlias = Any
"""A type hint: a class, ``tuple[int, ...]``, ``A | B``."""

CURE = "go back to an older moment by `smallville fork`, or to a copy made by `smallville export`"
"""What to do about a damaged save."""


@dataclass(slots=True)
class Segments:
    """The append-only lists of one state, in the order in which the codec meets them.

    Encoding fills ``lists`` with (hint of an item, the live list) and writes lengths in their
    place; decoding asks ``read(number, length, hint of an item)`` for the items.
    """

    lists: list[tuple[Hint, list[Plain]]] = field(default_factory=list)
    read: Callable[[int, int, Hint], list[Plain]] | None = None
    met: int = 0


Convert: TypeAlias = "Callable[[Plain, Segments | None], Plain]"


class Coder(NamedTuple):
    """How values of one hint are turned into plain data and back."""

    encode: Convert
    decode: Convert


def pack(value: Plain, hint: Hint, segments: Segments | None = None) -> bytes:
    """Give the bytes of ``value``: equal values give equal bytes.

    Raises:
        SaveError: the value does not fit its hint (a defect of the program).
    """
    try:
        return pack_plain(coder(hint).encode(value, segments))
    except Unfit as error:
        raise SaveError(_name(hint), f"cannot be saved ({error})", "this is a defect: report it") from error


def unpack(data: bytes, hint: type[T], file: object, place: str, segments: Segments | None = None) -> T:
    """Give the value of ``data``, completely checked against ``hint``.

    Raises:
        SaveError: the bytes are no value of this hint; ``file`` and ``place`` are named.
    """
    return unpack_any(data, hint, file, place, segments)  # type: ignore[no-any-return]


def unpack_any(data: bytes, hint: Hint, file: object, place: str, segments: Segments | None = None) -> Plain:
    """Do as ``unpack`` for a hint that is not a class, such as a union. Raises: SaveError."""
    try:
        return coder(hint).decode(unpack_plain(data), segments)
    except Unfit as error:
        raise SaveError(file, f"{place} is damaged ({error})", CURE) from error


@cache
def coder(hint: Hint) -> Coder:
    """Give the coder of ``hint``; made once a hint.

    Raises:
        TypeError: states may not hold such values.
    """
    if hint is object:
        return Coder(lambda value, _: free(value), lambda plain, _: freed(plain))
    if hint in _SCALARS:
        return _scalar(hint, _SCALARS[hint])
    made = _generic(get_origin(hint), get_args(hint)) or _class(hint)
    if made is None:
        message = f"no value of type {_name(hint)} can be saved"
        raise TypeError(message)
    return made


_SCALARS: dict[Hint, str] = {
    str: "a text",
    int: "an int",
    bool: "true or false",
    bytes: "a byte string",
    type(None): "nothing",
}


def _generic(origin: Hint, arguments: tuple[Hint, ...]) -> Coder | None:
    if origin in (Union, types.UnionType):
        return _union(arguments)
    if origin is tuple:
        return _tuple(arguments)
    if origin is list:
        item = coder(arguments[0])
        return Coder(_many(list, item.encode, list), _many(list, item.decode, list))
    if origin is dict:
        return _dict(arguments[0], arguments[1])
    return None


def _class(hint: Hint) -> Coder | None:
    if not isinstance(hint, type):
        return None
    if issubclass(hint, Enum):
        return _enum(hint)
    if is_dataclass(hint):
        return _record(hint)
    return _named_tuple(hint) if _is_structured(hint) else None


def _scalar(kind: type, word: str) -> Coder:
    def check(value: Plain, _: Segments | None) -> Plain:
        if type(value) is not kind:
            raise wrong(word, value)
        return scalar(value)

    return Coder(check, check)


def _union(members: tuple[Hint, ...]) -> Coder:
    """Tag by class name where several members are structured, else tell them apart by plain type."""
    structured = tuple(member for member in members if _is_structured(member))
    if len(structured) > 1:
        if not all(member is type(None) for member in members if member not in structured):
            message = f"a union of several classes and {members} cannot be saved"
            raise TypeError(message)
        return _tagged(structured, with_none=type(None) in members)
    coders = tuple(coder(member) for member in members)

    def first_fit(value: Plain, segments: Segments | None, part: int) -> Plain:
        reason = wrong(" or ".join(map(_name, members)), value)
        for made in coders:
            try:
                return made[part](value, segments)
            except Unfit as error:
                reason = error if error.path else reason
        raise reason

    return Coder(lambda value, s: first_fit(value, s, 0), lambda plain, s: first_fit(plain, s, 1))


def _tagged(members: tuple[type, ...], *, with_none: bool) -> Coder:
    by_type = {member: (member.__name__, coder(member)) for member in members}
    by_name = {member.__name__: coder(member) for member in members}
    listed = "one of " + ", ".join(by_name)

    def encode(value: Plain, segments: Segments | None) -> Plain:
        if value is None and with_none:
            return None
        found = by_type.get(type(value))
        if found is None:
            raise wrong(listed, value)
        return [found[0], found[1].encode(value, segments)]

    def decode(plain: Plain, segments: Segments | None) -> Plain:
        if plain is None and with_none:
            return None
        if type(plain) is not list or len(plain) != 2 or type(plain[0]) is not str or plain[0] not in by_name:
            raise wrong(listed, plain)
        try:
            return by_name[plain[0]].decode(plain[1], segments)
        except Unfit as error:
            raise error.under(plain[0]) from None

    return Coder(encode, decode)


def _tuple(arguments: tuple[Hint, ...]) -> Coder:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        item = coder(arguments[0])
        return Coder(_many(tuple, item.encode, list), _many(list, item.decode, tuple))
    if arguments == ((),):
        arguments = ()
    return _fixed(tuple(coder(argument) for argument in arguments), tuple, tuple)


def _many(source: type, convert: Convert, target: type[list[Plain] | tuple[Plain, ...]]) -> Convert:
    expected = f"a {source.__name__}"

    def run(value: Plain, segments: Segments | None) -> Plain:
        if not is_exactly(value, source):
            raise wrong(expected, value)
        try:
            return target([convert(item, segments) for item in value])
        except Unfit as error:
            raise error.under("[]") from None

    return run


def _fixed(items: tuple[Coder, ...], kind: type, build: Callable[[list[Plain]], Plain]) -> Coder:
    expected = f"{len(items)} items"

    def encode(value: Plain, segments: Segments | None) -> Plain:
        if not is_exactly(value, kind) or len(value) != len(items):
            raise wrong(expected, value)
        return [item.encode(part, segments) for item, part in zip(items, value, strict=True)]

    def decode(plain: Plain, segments: Segments | None) -> Plain:
        if type(plain) is not list or len(plain) != len(items):
            raise wrong(expected, plain)
        return build([item.decode(part, segments) for item, part in zip(items, plain, strict=True)])

    return Coder(encode, decode)


def _named_tuple(kind: Hint) -> Coder:
    hints = get_type_hints(kind)
    return _fixed(tuple(coder(hints[name]) for name in kind._fields), kind, lambda items: kind(*items))


def _dict(key_hint: Hint, value_hint: Hint) -> Coder:
    if key_hint is not str and key_hint is not int:
        message = f"keys of type {_name(key_hint)} cannot be saved"
        raise TypeError(message)
    key_of, value_of = coder(key_hint).encode, coder(value_hint)

    def convert(value: Plain, segments: Segments | None, one: Convert) -> Plain:
        if type(value) is not dict:
            raise wrong("a map", value)
        made: dict[Plain, Plain] = {}
        for key, part in value.items():
            try:
                made[key_of(key, None)] = one(part, segments)
            except Unfit as error:
                raise error.under(str(key)[:80]) from None
        return made

    return Coder(
        lambda value, s: convert(value, s, value_of.encode),
        lambda plain, s: convert(plain, s, value_of.decode),
    )


def _enum(kind: type[Enum]) -> Coder:
    by_value = {member.value: member for member in kind}
    expected, listed = f"a {kind.__name__}", "one of " + ", ".join(str(value) for value in by_value)

    def encode(value: Plain, _: Segments | None) -> Plain:
        if type(value) is not kind:
            raise wrong(expected, value)
        return value.value

    def decode(plain: Plain, _: Segments | None) -> Plain:
        if type(plain) not in (str, int) or plain not in by_value:
            raise wrong(listed, plain)
        return by_value[plain]

    return Coder(encode, decode)


def _odd_fields(expected: str, names: set[str], plain: Plain) -> Unfit:
    given = {str(name)[:SHOWN] for name in plain} if type(plain) is dict else set()
    return wrong(f"{expected} (differing fields: {', '.join(sorted(names ^ given))})", plain)


def _kept(kind: Hint) -> tuple[Field[Plain], ...]:
    """Give the fields of a dataclass that are saved. Raises: TypeError: a derived one has no default."""
    for part in fields(kind):
        if part.metadata.get("derived") and part.default is MISSING and part.default_factory is MISSING:
            message = f"the derived field {_name(kind)}.{part.name} has no default"
            raise TypeError(message)
    return tuple(part for part in fields(kind) if not part.metadata.get("derived"))


def _record(kind: Hint) -> Coder:
    """Give the coder of a dataclass; its fields' coders are made at first use, so types may nest."""
    kept = _kept(kind)
    names, expected = {part.name for part in kept}, f"a {_name(kind)}"
    needed = {part.name for part in kept if not _may_be_missing(part)}

    @cache
    def parts() -> tuple[tuple[str, Coder], ...]:
        hints = get_type_hints(kind)
        return tuple((part.name, _field(part, hints[part.name])) for part in kept)

    def encode(value: Plain, segments: Segments | None) -> Plain:
        if type(value) is not kind:
            raise wrong(expected, value)
        return {name: _within(name, part.encode, getattr(value, name), segments) for name, part in parts()}

    def decode(plain: Plain, segments: Segments | None) -> Plain:
        if type(plain) is not dict or not needed <= plain.keys() <= names:
            raise _odd_fields(expected, names, plain)
        # A field that an older save lacks has a default, which says how things were before it.
        present = [(name, part) for name, part in parts() if name in plain]
        return kind(**{name: _within(name, part.decode, plain[name], segments) for name, part in present})

    return Coder(encode, decode)


def _within(
    name: str, convert: Callable[[Plain, Segments | None], Plain], value: Plain, segments: Segments | None
) -> Plain:
    """Convert one field; what does not fit is told with its name."""
    try:
        return convert(value, segments)
    except Unfit as error:
        raise error.under(name) from None


def _may_be_missing(part: Field[Plain]) -> bool:
    """Tell whether an older save may lack a field: it has a default, and no segment to read."""
    has_default = part.default is not MISSING or part.default_factory is not MISSING
    return has_default and not part.metadata.get("append_only")


def _field(part: Field[Plain], hint: Hint) -> Coder:
    """Give the coder of one field; an append-only list is its length when there are segments."""
    inline = coder(hint)
    if not part.metadata.get("append_only"):
        return inline
    origin: Hint = get_origin(hint)
    if origin is not list:
        message = f"the append-only field {part.name} is no list"
        raise TypeError(message)
    item_hint = get_args(hint)[0]

    def encode(value: Plain, segments: Segments | None) -> Plain:
        if segments is None:
            return inline.encode(value, None)
        segments.lists.append((item_hint, value))
        return len(value)

    def decode(plain: Plain, segments: Segments | None) -> Plain:
        if segments is None or segments.read is None:
            return inline.decode(plain, None)
        if type(plain) is not int or not 0 <= plain <= MAX_ITEMS:
            raise wrong("the length of a segment", plain)
        segments.met += 1
        return segments.read(segments.met - 1, plain, item_hint)

    return Coder(encode, decode)


def _is_structured(kind: Hint) -> bool:
    return isinstance(kind, type) and (
        is_dataclass(kind) or (issubclass(kind, tuple) and hasattr(kind, "_fields"))
    )


def _name(hint: Hint) -> str:
    return str(getattr(hint, "__name__", hint))
