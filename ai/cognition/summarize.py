"""Who a resident is to itself: the cached summary and what occupies it these days (paper, appendix A).

The paper's three queries bring to mind core characteristics, daily occupation and the feeling about
recent progress; the best sentences about oneself are put after what is pinned. Seeds stay in front, so
that nobody becomes somebody else by being talked to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.calls import Priority
from ai.cognition import reflect, subjects
from ai.cognition.context import answers, ask, chosen, is_silent
from ai.cognition.retrieve import ask_embeddings, retrieve
from ai.memory.node import MemoryKind, Source
from ai.mind import Thought
from ai.outcome import Outcome
from ai.prompts.identity import identity

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.calls import ModelCall
    from ai.cognition.context import Context
    from ai.mind import Mind, PersonaSheet

QUERIES = (
    "{name}'s core characteristics",
    "{name}'s current daily occupation",
    "{name}'s feeling about recent progress in life",
)
"""What is brought to mind for the summary (the paper's three)."""

EACH = 2
"""Sentences taken for each query."""

BROUGHT_TO_MIND = 20
"""Records retrieved for each query."""

EVERY_SECONDS = gametime.DAY
"""How often the summary is made anew."""

MOST_OFFERED = 10
"""Sentences that are weighed for what occupies one these days."""

LONGEST_TOLD = 3
"""Sentences that the occupation consists of at most: what was chosen, and what stood before."""

KIND = "self"


def begin(mind: Mind, context: Context) -> Outcome | None:
    """Start to make the summary anew when the last one is a day old; None otherwise.

    The first one needs no memory: it says what the sheet says.
    """
    if mind.summary_at < 0:
        return Outcome(summary=seed_summary(mind.sheet))
    day = gametime.day_of(context.now)
    due = gametime.day_of(mind.summary_at) < day and mind.plan.day == day
    if not due or is_silent(mind) or any(thought.kind == KIND for thought in mind.pending.values()):
        return None
    texts = [query.replace("{name}", mind.sheet.name) for query in QUERIES]
    calls = ask_embeddings(mind, context, texts, priority=Priority.REFLECT)
    return Outcome(think=(Thought(0, KIND, "remembered", (), calls),))


def answer(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Put the summary together, then ask what occupies one these days and take that in."""
    if thought.stage == "remembered":
        return _summarized(mind, context)
    call, result = answers(thought)[0]
    index = chosen(call, result)
    if index is None:
        return Outcome(failsafes=("currently",))
    return Outcome(currently=taken_in(mind, call.options[index]))


def ask_currently(mind: Mind, told: Sequence[str], texts: Sequence[str]) -> ModelCall:
    """Ask which sentence says what occupies one after some statements."""
    slots = {"name": mind.sheet.name, "pronoun": mind.sheet.pronoun, "memories": reflect.sentences(told)}
    return ask(mind, "currently", slots, options=tuple(texts), priority=Priority.REFLECT)


def seed_summary(sheet: PersonaSheet) -> str:
    """Give who somebody is by the sheet alone: what is pinned, the traits, what the seeds say of it."""
    clauses = [" ".join(clause.split()).rstrip(".") for clause in sheet.learned.split(";")]
    own = [clause for clause in clauses if clause.startswith(sheet.name)]
    return _joined(sheet, own[: EACH * len(QUERIES)])


def identity_text(mind: Mind) -> str:
    """Give who a resident is to itself now; its distance from ``seed_identity`` is the drift."""
    summary = mind.summary or seed_summary(mind.sheet)
    return f"{summary} {' '.join((mind.currently or mind.sheet.currently).split())}"


def seed_identity(sheet: PersonaSheet) -> str:
    """Give who a resident was when the run began."""
    return f"{seed_summary(sheet)} {' '.join(sheet.currently.split())}"


def taken_in(mind: Mind, sentence: str) -> str:
    """Give what occupies one with a new sentence in front of what stood there, as far as that is other."""
    standing = _sentences(mind.currently or mind.sheet.currently)
    kept = [one for one in standing if not subjects.is_alike(mind, one, sentence)]
    told = [sentence.rstrip("."), *kept][:LONGEST_TOLD]
    return " ".join(f"{one}." for one in told)


def _summarized(mind: Mind, context: Context) -> Outcome:
    """Give the summary from what comes to mind, and the question about these days."""
    found: list[str] = []
    accessed: list[int] = []
    for query in QUERIES:
        taken = 0
        scored = retrieve(mind, context, query.replace("{name}", mind.sheet.name), count=BROUGHT_TO_MIND)
        for one in scored:
            text = _about_oneself(mind, one.id)
            if not text or taken == EACH or any(subjects.is_alike(mind, text, other) for other in found):
                continue
            found.append(text)
            accessed.append(one.id)
            taken += 1
    summary = _joined(mind.sheet, found) if found else seed_summary(mind.sheet)
    outcome = Outcome(summary=summary, accessed=tuple(accessed))
    told, texts = _lately(mind, context), _offered(mind, context)
    if not told or len(texts) < 2:
        return outcome
    call = ask_currently(mind, told, texts)
    return Outcome(
        summary=summary,
        accessed=tuple(accessed),
        think=(Thought(0, KIND, "weighed", (), (call,)),),
    )


def _about_oneself(mind: Mind, number: int) -> str:
    """Give a record as a sentence of the summary; empty where it says nothing lasting about oneself."""
    node = mind.stream.nodes[number]
    lasting = node.kind == MemoryKind.REFLECTION or node.provenance.type == Source.SEED
    day_told = node.text.startswith("On ")
    if not lasting or day_told or mind.sheet.name not in node.text:
        return ""
    return " ".join(node.text.split()).rstrip(".")


def _joined(sheet: PersonaSheet, told: Iterable[str]) -> str:
    """Put the pinned facts, the traits and some sentences one after the other."""
    traits = _listed(sheet.innate)
    first = [identity(sheet)]
    if traits:
        first.append(f"{sheet.name} is {traits}.")
    return " ".join([*first, *(f"{text[:1].upper()}{text[1:]}." for text in told)])


def _listed(parts: Sequence[str]) -> str:
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


def _lately(mind: Mind, context: Context) -> list[str]:
    """Give the weightiest statements of the last day."""
    since = context.now - gametime.DAY
    recent = [node for node in mind.stream.newest(reflect.RECORDS * 3) if node.created >= since]
    nodes = subjects.worth(mind, recent)
    nodes.sort(key=lambda node: (-mind.stream.importance[node.id], -node.id))
    return [text for text, _ in subjects.distinct(mind, nodes, reflect.CONTEXT_STATEMENTS)]


def _offered(mind: Mind, context: Context) -> list[str]:
    """Give sentences of what may occupy one: conclusions of a day, wants, promises, goals."""
    name = mind.sheet.name
    since = context.now - gametime.DAY
    concluded = [
        node
        for node in mind.stream.newest(reflect.RECORDS * 3)
        if node.kind == MemoryKind.REFLECTION and node.created >= since and node.text.startswith(f"{name} ")
    ]
    character = subjects.of_oneself(mind, context)
    concluded = [node for node in concluded if node.text not in character]
    concluded.sort(key=lambda node: (-mind.stream.importance[node.id], -node.id))
    texts = [node.text.rstrip(".") for node in concluded[: MOST_OFFERED // 2]]
    texts += [f"{name} wants to {want.text}" for want in reversed(mind.wants)]
    texts += [
        f"{name} is getting ready to {one.activity}" for one in mind.promises if one.start > context.now
    ][:2]
    texts += [f"{name} wants to {goal}" for goal in mind.sheet.goals]
    return list(dict.fromkeys(texts))[:MOST_OFFERED]


def _sentences(text: str) -> list[str]:
    """Split a text at full stops."""
    return [part.strip().rstrip(".") for part in " ".join(text.split()).split(". ") if part.strip(" .")]
