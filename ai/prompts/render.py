"""Fill a call's words into its template: a pure function from call to prompt.

Filters of a slot: ``ing`` and ``third`` bend an activity, ``first`` takes the first word of a
name, ``subject``, ``object`` and ``possessive`` turn "she" into "she", "her", "her", ``cap``
capitalises, ``bare`` takes a leading article away, ``a`` puts "a" or "an" before a noun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import Mode, ModelCall
from ai.prompts import wording
from ai.prompts.grammars import GRAMMARS
from ai.prompts.prompt import ScoredPrompt, Term, WrittenPrompt
from ai.prompts.template import PLACEHOLDER, PromptSpec, TemplateError, TermTemplate

if TYPE_CHECKING:
    import re
    from collections.abc import Callable, Mapping

    from ai.prompts.catalog import Catalog

_FILTERS: Mapping[str, Callable[[str], str]] = {
    "ing": wording.ing,
    "third": wording.third,
    "first": lambda name: name.split(" ", 1)[0],
    "cap": wording.capital,
    "subject": lambda word: wording.pronouns(word).subject,
    "object": lambda word: wording.pronouns(word).object,
    "possessive": lambda word: wording.pronouns(word).possessive,
    "bare": wording.bare,
    "a": wording.article,
}


def render(catalog: Catalog, call: ModelCall) -> ScoredPrompt | WrittenPrompt:
    """Give the prompt of a ``choose`` or ``write`` call.

    Raises:
        TemplateError: the kind has no such mode, or the call lacks a slot.
    """
    spec = catalog.spec(call.kind)
    slots = dict(call.slots)
    missing = [name for name in spec.slots if name not in slots]
    if missing:
        message = f'a call of kind "{call.kind}" lacks the slot "{missing[0]}"'
        raise TemplateError(message)
    if call.mode is Mode.WRITE:
        return _written(spec, call, slots)
    if call.mode is Mode.CHOOSE and spec.terms:
        return _scored(spec, call, slots)
    message = f'templates/{call.kind}.txt has no section for the mode "{call.mode.value}"'
    raise TemplateError(message)


def query(catalog: Catalog, call: ModelCall) -> str:
    """Give the text with which the options are compared when a long list is cut."""
    return fill(catalog.spec(call.kind).query, dict(call.slots))


def fill(text: str, slots: Mapping[str, str]) -> str:
    """Put the slots' words into a text."""

    def words(match: re.Match[str]) -> str:
        value = slots[match.group(1)]
        for name in match.group(2).split("|")[1:]:
            value = _FILTERS[name](value)
        return value

    return PLACEHOLDER.sub(words, text)


def _parts(prefix: str, contexts: tuple[str, ...], slots: Mapping[str, str]) -> tuple[str, ...]:
    texts = (prefix, *(fill(context, slots) for context in contexts))
    return tuple(text for text in texts if text)


def _term(term: TermTemplate, slots: Mapping[str, str]) -> Term:
    neutral = None if term.neutral is None else _parts(term.prefix, (term.neutral,), slots)
    return Term(_parts(term.prefix, term.contexts, slots), fill(term.option, slots), neutral, term.weight)


def _scored(spec: PromptSpec, call: ModelCall, slots: Mapping[str, str]) -> ScoredPrompt:
    options = call.options or spec.options
    filled = [{**slots, "option": option} for option in options]
    terms = tuple(tuple(_term(term, words) for term in spec.terms) for words in filled)
    named = spec.correction == "mean"
    return ScoredPrompt(terms, tuple(option if named else "" for option in options), spec.answer)


def _written(spec: PromptSpec, call: ModelCall, slots: Mapping[str, str]) -> WrittenPrompt:
    write = spec.write
    if write is None:
        message = f'templates/{call.kind}.txt has no [write] section, so "{call.kind}" is never written'
        raise TemplateError(message)
    return WrittenPrompt(
        parts=_parts(write.prefix, write.contexts, slots),
        grammar=GRAMMARS[write.grammar],
        n=call.n if call.n > 1 else write.samples,
        max_tokens=write.tokens,
        temperature=write.temperature,
        stop=write.stop,
    )
