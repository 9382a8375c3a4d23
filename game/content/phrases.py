"""Read the phrases of talk: ``[[phrases]]`` with use, texts and, where they do not suit everybody, tones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.banks import SLOTS, TONES, USES, Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_SENTENCES = re.compile(r"""[^"\n|<>]{2,139}[.!?]""")
_SLOT = re.compile(r"\{([^{}]*)\}")


def read(where: str, entry: Mapping[str, object], fail: Callable[[str, str], Exception]) -> Phrases:
    """Read one table of phrases; ``fail`` makes the error for a mistake in it."""
    unknown = [name for name in entry if name not in ("use", "tones", "texts")]
    if unknown:
        raise fail(where, f'"{unknown[0]}" is unknown: there are use, tones, texts')
    use = entry.get("use")
    if use not in USES:
        raise fail(where, f'the use "{use}" is unknown: write one of {", ".join(USES)}')
    where = f'{where} "{use}"'
    tones = _list(where, "tones", entry.get("tones", []), fail)
    known = [word for group in TONES.values() for word in group]
    for tone in tones:
        if tone not in known:
            raise fail(where, f'the tone "{tone}" is unknown: write some of {", ".join(known)}')
    texts = _list(where, "texts", entry.get("texts"), fail)
    if not texts:
        raise fail(where, '"texts" is empty: write at least one sentence')
    for text in texts:
        slots = _SLOT.findall(text)
        wrong = [name for name in slots if name not in SLOTS]
        if wrong:
            raise fail(where, f'"{text}" has the slot "{wrong[0]}": there are {", ".join(SLOTS)}')
        if not _SENTENCES.fullmatch(text):
            raise fail(where, f'"{text}" is no short sentence that ends with a full stop, "!" or "?"')
    twice = [text for text in texts if texts.count(text) > 1]
    if twice:
        raise fail(where, f'"{twice[0]}" is there twice: take one away')
    return Phrases(str(use), tones, texts)


def _list(where: str, name: str, value: object, fail: Callable[[str, str], Exception]) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() == one for one in value):
        raise fail(where, f'"{name}" is no list of texts: write ["...", "..."]')
    return tuple(value)
