"""What one takes from talk: each line as said, and when it is over what was talked about and learnt.

What somebody says is remembered as said by it, never as a fact of the world. Claims are put in the third
person; questions and mere phrases are kept as quotations that hardly matter.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.calls import Priority
from ai.cognition import perceive, phrasing, relate
from ai.cognition.context import answers, ask, chosen, is_silent
from ai.cognition.dates import read_when
from ai.cognition.lines import invited
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Thought
from ai.outcome import Memory, Outcome
from ai.prompts.reported import reported

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.banks import Banks
    from ai.calls import ModelCall
    from ai.cognition.context import Context
    from ai.cognition.talking import Talk
    from ai.mind import Mind, Relation
    from ai.prompts.person import Person

SMALL_TALK = 1
"""Importance of a line that says nothing of the world."""

AGREED = 6
"""Importance of a yes or no to an invitation."""

INVITED, DATED = 8, 6
"""Importance of an invitation, and of something that is to happen at a time that was said."""

ABOUT_SUMMARY = 3
"""Facts that the summary of a talk holds."""

LONGEST_QUOTE = 160
"""Characters of a quotation that are kept."""

_ANSWERS = {"agrees": "will come", "declines": "will not come", "hesitates": "may come"}

_MOVES = {
    "agrees": 1, "pleased": 1, "declines": -1, "refusal": -1, "thanks": 1, "farewell_back": 0,
}  # fmt: skip
"""How much a phrase of the other moves warmth."""


def hear(
    mind: Mind,
    context: Context,
    talk: Talk,
    *,
    speaker: Person,
    listeners: Sequence[Person],
    text: str,
    tells: tuple[int, ...],
) -> Outcome:
    """Remember a line: who told whom what, with where it comes from.

    ``talk`` is the conversation with this line in it. The speaker remembers its own words too; what
    they pass on is their evidence.
    """
    said = as_memory(context, talk, speaker=speaker, listeners=listeners, text=text, mind=mind)
    own = speaker.name == mind.sheet.name
    told = Provenance(Source.SAID, speaker.name, tells)
    importance, rating = SMALL_TALK, None
    if relate.is_told(said):
        importance = _fixed(said, speaker.name, context)
        rating = None if importance else perceive.ask_importance(mind, said)
    memory = Memory(
        MemoryKind.OBSERVATION,
        said,
        told,
        importance,
        context.here,
        evidence=tells if own else (),
        rating=rating,
        perceived=not own,
    )
    return Outcome(remember=(memory,))


def _fixed(said: str, speaker: str, context: Context) -> int:
    """Give the importance of what one may have to act upon, which no model need rate; 0 for anything else."""
    if any(f" that {speaker} {words}" in said for words in _ANSWERS.values()):
        return AGREED
    if ", and invited " in said:
        return INVITED
    return DATED if read_when(said, context.now) is not None else 0


def as_memory(
    context: Context, talk: Talk, *, speaker: Person, listeners: Sequence[Person], text: str, mind: Mind
) -> str:
    """Give a line as it is remembered: "Ana Bell told Bo Cane that Ana Bell is baking bread"."""
    names = phrasing.listed([one.name for one in listeners]) or "everybody"
    listener = listeners[0] if len(listeners) == 1 else None
    bank = context.banks.phrases
    claims = [
        reported(part.rstrip(".!"), speaker, listener, talk.people) for part in phrasing.claims(text, bank)
    ]
    uses = phrasing.uses_of(text, bank)
    answer = next((words for use, words in _ANSWERS.items() if use in uses), "")
    if answer:
        claims.append(f"{speaker.name} {answer}{_where_to(mind, context, talk, speaker.name)}")
    if claims:
        asks = invited(mind, context, talk, speaker.name) is not None and "invite" in uses
        tail = f", and invited {names}" if asks else ""
        return f"{speaker.name} told {names} that {', and that '.join(claims)}{tail}"
    verb = "asked" if text.rstrip().endswith("?") else "said to"
    return f'{speaker.name} {verb} {names}: "{text[:LONGEST_QUOTE]}"'


def _where_to(mind: Mind, context: Context, talk: Talk, speaker: str) -> str:
    """Give what an answer to an invitation is about: " to the garden party"; empty if unclear."""
    earlier = replace(talk, lines=talk.lines[:-1])
    inviter = earlier.lines[-1].speaker if earlier.lines else speaker
    proposal = None if inviter == speaker else invited(mind, context, earlier, inviter)
    if proposal is None or not proposal.activity.startswith("come "):
        return ""
    return proposal.activity.removeprefix("come")


def matters(outcome: Outcome) -> bool:
    """Tell whether a line says something of the world: a bystander keeps nothing else."""
    return any(memory.importance != SMALL_TALK for memory in outcome.remember)


def is_refusal(text: str, banks: Banks) -> bool:
    """Tell whether a line declines to talk."""
    return "refusal" in phrasing.uses_of(text, banks.phrases)


def after(mind: Mind, context: Context, talk: Talk) -> Outcome:
    """Take stock of a conversation that is over: its summary, the relations, and what may be news in it."""
    if not talk.lines:
        return Outcome()
    facts = _facts(mind, talk)
    others = _met(mind, talk)
    relations = tuple(_relation(mind, context, talk, name) for name in others)
    until = context.now + 60 * 60
    refused = [
        line.speaker for line in talk.lines if "refusal" in phrasing.uses_of(line.text, context.banks.phrases)
    ]
    heed = tuple((f"refused by {name}", until) for name in refused if name != mind.sheet.name)
    heard = [(of, fact) for of, fact, who in facts if who != mind.sheet.name]
    calls: tuple[ModelCall, ...] = ()
    if heard and not is_silent(mind):
        calls = tuple(
            ask(mind, "news", {"line": fact}, options=("news", "small talk"), priority=Priority.REFLECT)
            for _, fact in heard[:ABOUT_SUMMARY]
        )
    notes = (
        ("others", others),
        ("heard", tuple(heard[:ABOUT_SUMMARY])),
        ("own", tuple((of, fact) for of, fact, who in facts if who == mind.sheet.name)),
        ("lines", tuple(line.memory for line in talk.lines if line.memory >= 0)),
    )
    thought = Thought(0, "talk.after", "over", notes, calls)
    if calls:
        return Outcome(relations=relations, heed=heed, think=(thought,))
    outcome = answer_after(mind, context, thought)
    return Outcome(remember=outcome.remember, relations=relations, heed=heed)


def _met(mind: Mind, talk: Talk) -> tuple[str, ...]:
    """Give whom one has talked with: those who are there, and those who said something and have left."""
    spoke = [line.speaker for line in talk.lines if line.memory >= 0 and line.speaker != mind.sheet.name]
    return tuple(dict.fromkeys((*(one.name for one in talk.others), *spoke)))


def _facts(mind: Mind, talk: Talk) -> list[tuple[int, str, str]]:
    """Give what was told in a talk, as (memory, fact, speaker), in the order of the lines."""
    found = []
    for line in talk.lines:
        told = relate.told_by(mind.stream.nodes[line.memory]) if line.memory >= 0 else None
        if told is not None:
            found.append((line.memory, told[2], line.speaker))
    return found


def _relation(mind: Mind, context: Context, talk: Talk, name: str) -> Relation:
    """Give the relation after the talk: warmer for what was kind in it, cooler for what was not."""
    change = 0
    for line in talk.lines:
        if line.speaker == name:
            change += sum(_MOVES.get(use, 0) for use in phrasing.uses_of(line.text, context.banks.phrases))
    exchanged = sum(line.speaker == name for line in talk.lines)
    if exchanged >= 2 and change >= 0 and relate.warmth(mind, name) < 5:
        change += 1
    return relate.after_talk(mind, name, context.now, max(-2, min(2, change)))


def answer_after(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Remember what the talk was about, news before the rest, each with the lines it comes from.

    What nobody has judged counts as news.
    """
    del context
    others = phrasing.listed([str(name) for name in _tuple(thought.note("others"))])
    heard = [(int(str(of)), str(fact)) for of, fact in _pairs(thought.note("heard"))]
    own = [(int(str(of)), str(fact)) for of, fact in _pairs(thought.note("own"))]
    failed: list[str] = []
    news = [] if thought.asks else heard
    for (call, result), one in zip(answers(thought), heard, strict=False):
        index = chosen(call, result)
        failed += ["news"] if index is None else []
        if index != 1:
            news.append(one)
    first = _tuple(thought.note("others"))
    if news:
        told = "; ".join(fact for _, fact in news)
        text = f"{mind.sheet.name} talked with {others} and learned that {told}"
    elif own:
        text = f"{mind.sheet.name} talked with {others} about this: {own[0][1]}"
    else:
        text = f"{mind.sheet.name} had a chat with {others} about nothing in particular"
    evidence = (
        tuple(of for of, _ in news or own[:1])
        or tuple(int(str(of)) for of in _tuple(thought.note("lines")))[:3]
    )
    by = str(first[0]) if news and first else mind.sheet.name
    memory = Memory(
        MemoryKind.CHAT,
        text,
        Provenance(Source.SAID, by),
        0 if news else SMALL_TALK + 1,
        evidence=evidence,
        rating=perceive.ask_importance(mind, text) if news else None,
    )
    return Outcome(remember=(memory,), failsafes=tuple(failed))


def _tuple(value: object) -> tuple[object, ...]:
    assert isinstance(value, (tuple, list))
    return tuple(value)


def _pairs(value: object) -> tuple[tuple[object, object], ...]:
    return tuple((first, second) for first, second in map(_tuple, _tuple(value)))
