"""Break what is said into runs that one font (or the emoji atlas) can draw; no ``arcade`` in here.

Nothing that cannot be drawn is left over: an emoji without a drawing is named between colons, any
other character that no font has becomes a quiet dot.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container, Sequence

EMOJI = -1
"""The "font" of a run that is one emoji of the atlas."""

DOT = "·"
"""Stands for a character that no bundled font has; every font has this one."""

_JOINER, _SELECTOR = "\u200d", "\ufe0f"
_PICTURES_FROM = 0x2190
"""Below this code point a character is a letter or a sign, never a picture, unless it says so."""

_FIRST_FLAG = 0x1F1E6
"""The letters that flags are made of begin here."""

_BROADEST = 0x1F000
"""From here on a character without a drawing is a picture that can be named."""


@dataclass(frozen=True, slots=True)
class Run:
    """Characters that one font draws; ``font`` counts from the preferred one, or is ``EMOJI``."""

    text: str
    font: int


def cleaned(text: str) -> str:
    """Give ``text`` on one line, composed, without control characters and marks of direction."""
    spaced = "".join(" " if char in "\n\r\t" else char for char in text)
    return unicodedata.normalize("NFC", "".join(char for char in spaced if _said(char)))


def clusters(text: str) -> list[str]:
    """Give the characters as a reader counts them: marks and joined emoji belong together."""
    out: list[str] = []
    for char in text:
        if out and _continues(out[-1], char):
            out[-1] += char
        else:
            out.append(char)
    return out


def runs(text: str, fonts: Sequence[frozenset[int]], emoji: Container[str] = ()) -> list[Run]:
    """Break ``text`` into runs, a word in one font where one font has all of it.

    ``fonts`` are the code points that each font can draw, the preferred first; ``emoji`` the
    pictures that there are, without variation selectors.
    """
    found: list[Run] = []
    for is_space, group in groupby(clusters(cleaned(text)), key=lambda one: one == " "):
        parts = list(group)
        if is_space:
            before = found[-1].font if found else 0
            font = before if before >= 0 and ord(" ") in fonts[before] else 0
            found.append(Run(" " * len(parts), font))
        else:
            found += _word(parts, fonts, emoji)
    return _merged(found)


def name_of(cluster: str) -> str:
    """Give the name of a picture that has no drawing, short and between colons (":flamingo:").

    A flag gives the letters of its country.
    """
    if _is_flag(cluster[0]):
        return "".join(chr(ord("A") + ord(char) - _FIRST_FLAG) for char in cluster if _is_flag(char))
    try:
        words = unicodedata.name(cluster[0]).casefold().split()
    except (ValueError, TypeError):
        return DOT
    told = [word for word in words if word not in ("face", "symbol", "with", "sign", "of")] or words
    return f":{' '.join(told[:2])}:"


def _word(parts: Sequence[str], fonts: Sequence[frozenset[int]], emoji: Container[str]) -> list[Run]:
    drawn = [(part, _picture(part, emoji)) for part in parts]
    letters = [_bare(part) for part, picture in drawn if not picture]
    whole = _font_of("".join(letters), fonts)
    out = []
    for part, picture in drawn:
        if picture:
            out.append(Run(picture, EMOJI))
            continue
        bare = _bare(part)
        font = whole if whole is not None else _font_of(bare, fonts)
        if font is None and bare[1:]:
            bare = bare[0]
            font = _font_of(bare, fonts)
        if font is None:
            bare = name_of(part) if ord(part[0]) >= _BROADEST else DOT
            font = _font_of(bare, fonts) or 0
        out.append(Run(bare, font))
    return out


def _merged(found: Sequence[Run]) -> list[Run]:
    """Join runs of the same font; every emoji stays alone."""
    out: list[Run] = []
    for run in found:
        if not run.text:
            continue
        if out and out[-1].font == run.font >= 0:
            out[-1] = Run(out[-1].text + run.text, run.font)
        else:
            out.append(run)
    return out


def _font_of(text: str, fonts: Sequence[frozenset[int]]) -> int | None:
    codes = set(map(ord, text))
    return next((index for index, font in enumerate(fonts) if codes <= font), None)


def _picture(cluster: str, emoji: Container[str]) -> str:
    """Give the key of the drawing of an emoji, without skin or joined parts if need be; empty for none."""
    if ord(cluster[0]) < _PICTURES_FROM and _SELECTOR not in cluster:
        return ""
    plain = cluster.replace(_SELECTOR, "")
    first = plain.split(_JOINER)[0]
    bare = "".join(char for char in first if not _is_skin(char))
    return next((key for key in (plain, first, bare, bare[:1]) if key and key in emoji), "")


def _bare(cluster: str) -> str:
    return "".join(char for char in cluster if char not in (_JOINER, _SELECTOR) and not _is_skin(char))


def _continues(before: str, char: str) -> bool:
    if char in (_JOINER, _SELECTOR, "\u20e3") or _is_skin(char) or 0xE0020 <= ord(char) <= 0xE007F:
        return True
    if before[-1] == _JOINER and ord(char) >= _PICTURES_FROM:
        return True
    if _is_flag(char):
        return len(before) == 1 and _is_flag(before)
    return unicodedata.category(char) in ("Mn", "Me")


def _is_flag(char: str) -> bool:
    return _FIRST_FLAG <= ord(char) < _FIRST_FLAG + 26


def _is_skin(char: str) -> bool:
    return 0x1F3FB <= ord(char) <= 0x1F3FF


def _said(char: str) -> bool:
    if char in (_JOINER, _SELECTOR) or 0xE0020 <= ord(char) <= 0xE007F:
        return True
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Cn", "Zl", "Zp") and not (
        0xFE00 <= ord(char) <= 0xFE0E
    )
