"""Reflection: questions about what was lived through, and what is concluded from it (paper, 4.2).

When the importance of what was perceived adds up to 150, the 100 newest records give people, topics
and news to ask about; the model chooses three questions. Each is answered from what it brings to mind:
conclusions are chosen from the bank, filled with the resident's own people and doings, and kept only
where records support them, one by one, in the model's own measure. They are records themselves, with
pointers to their evidence, so that later reflections stand on earlier ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ai.calls import Choice, ModelCall, Priority
from ai.cognition import perceive, subjects, wants
from ai.cognition.context import answers, ask, is_silent, ranking
from ai.cognition.retrieve import ask_embeddings, retrieve
from ai.cognition.subjects import Filled, Subject
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Thought
from ai.outcome import Memory, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from ai.cognition.context import Context
    from ai.memory.node import MemoryNode
    from ai.mind import Mind

TRIGGER = 150
"""Importance of perceived events since the last reflection that starts the next one (the paper's)."""

RECORDS = 100
"""So many of the newest records are asked about (the paper's)."""

QUESTIONS = 3
"""Questions of one reflection (the paper's)."""

BROUGHT_TO_MIND = 24
"""Records retrieved for a question."""

STATEMENTS = 8
"""Different statements among them that conclusions are drawn from."""

CONTEXT_STATEMENTS = 5
"""Statements that stand in a prompt together."""

TRIED = (3, 2, 2)
"""Conclusions of each question whose evidence is weighed; the paper asks for up to five, of a model
that needs no weighing."""

MOST_KEPT = 5
"""Conclusions kept of one reflection."""

SUPPORT_MILLINATS = 1000
"""A record supports a conclusion that it makes likelier by this much than an everyday record does."""

LEAST_EVIDENCE = 2
MOST_EVIDENCE = 4
"""Records that a conclusion points to."""

WEIGHTY = 7
"""A record of this importance may support a conclusion alone."""

PAUSE_SECONDS = 9000
"""Game seconds between two reflections at least: no more than six in a waking day."""

PAUSE = "reflecting"
"""What is heeded for so long."""

OFTEN = 3
"""Questions drawn from the bank for each subject."""

KIND = "reflect"


def begin(mind: Mind, context: Context) -> Outcome | None:
    """Start to reflect when enough has happened; None otherwise."""
    if mind.importance_since_reflection < TRIGGER or is_silent(mind):
        return None
    if any(what == PAUSE and until > context.now for what, until in mind.heeded):
        return None
    if any(thought.kind == KIND for thought in mind.pending.values()):
        return None
    nodes = subjects.worth(mind, mind.stream.newest(RECORDS))
    told = [text for text, _ in subjects.distinct(mind, _weightiest(mind, nodes), CONTEXT_STATEMENTS)]
    asked = _questions(mind, context, subjects.subjects(mind, nodes, context.now))
    pause = ((PAUSE, context.now + PAUSE_SECONDS),)
    if not told or not asked:
        return Outcome(reflected=True, heed=pause)
    call = ask_question(mind, told, [question for _, question in asked])
    notes = (("asked", tuple((*subject, question) for subject, question in asked)),)
    return Outcome(think=(Thought(0, KIND, "asked", notes, (call,)),), reflected=True, heed=pause)


def ask_question(mind: Mind, told: Sequence[str], questions: Sequence[str]) -> ModelCall:
    """Ask which questions some statements raise."""
    slots = {"name": mind.sheet.name, "pronoun": mind.sheet.pronoun, "memories": sentences(told)}
    return ask(mind, "question", slots, options=tuple(questions), priority=Priority.REFLECT)


def ask_insight(mind: Mind, told: Sequence[str], texts: Sequence[str]) -> ModelCall:
    """Ask which conclusions follow from some statements."""
    slots = {"name": mind.sheet.name, "memories": sentences(told[:CONTEXT_STATEMENTS])}
    return ask(mind, "insight", slots, options=tuple(texts), priority=Priority.REFLECT)


def ask_evidence(mind: Mind, insight: str, told: Sequence[str]) -> ModelCall:
    """Ask how far each of some statements speaks for a conclusion."""
    slots = {"name": mind.sheet.name, "insight": insight}
    return ask(mind, "evidence", slots, options=tuple(told), priority=Priority.REFLECT)


def sentences(told: Sequence[str]) -> str:
    """Put statements one after the other, as sentences."""
    return " ".join(f"{text[:1].upper()}{text[1:].rstrip('.')}." for text in told)


def answer(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Go on from questions to what they bring to mind, to conclusions, to their evidence."""
    match thought.stage:
        case "asked":
            return _answer_question(mind, context, thought)
        case "remembered":
            return _conclude(mind, context, _chosen(thought))
        case "concluded":
            return _answer_insights(mind, thought)
        case _:
            return _answer_evidence(mind, context, thought)


def tree(mind: Mind, node_id: int, *, deep: int = 6) -> list[tuple[int, int]]:
    """Give a reflection and all that it stands on as (depth, node id), each record once, top first."""
    found: list[tuple[int, int]] = []
    seen: set[int] = set()

    def visit(number: int, depth: int) -> None:
        if number in seen or depth > deep:
            return
        seen.add(number)
        found.append((depth, number))
        for below in mind.stream.nodes[number].evidence:
            visit(below, depth + 1)

    visit(node_id, 0)
    return found


def level_of(mind: Mind, node_id: int) -> int:
    """Give how many reflections stand on each other up to this record; 0 for what is no reflection."""
    levels: dict[int, int] = {}
    for node in mind.stream.nodes[: node_id + 1]:
        if node.kind == MemoryKind.REFLECTION:
            levels[node.id] = 1 + max((levels.get(below, 0) for below in node.evidence), default=0)
    return levels.get(node_id, 0)


def _weightiest(mind: Mind, nodes: Sequence[MemoryNode]) -> list[MemoryNode]:
    """Give records by importance, newer before older."""
    return sorted(nodes, key=lambda node: (-mind.stream.importance[node.id], -node.id))


def _questions(mind: Mind, context: Context, found: Sequence[Subject]) -> list[tuple[Subject, str]]:
    """Give some questions of the bank for each subject."""
    return [
        (subject, one.text)
        for subject in found
        for one in subjects.filled(mind, context, "question", subject, most=OFTEN)
    ]


def _answer_question(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Take the three best questions about different subjects, and ask for their vectors."""
    asked = cast("tuple[tuple[str, str, int, str], ...]", thought.note("asked"))
    call, result = answers(thought)[0]
    order = ranking(call, result)
    taken: dict[tuple[str, str], tuple[str, str, int, str]] = {}
    for place in order if order is not None else range(len(asked)):
        one = asked[place]
        of_its_sort = sum(about == one[0] for about, _ in taken)
        if one[:2] not in taken and of_its_sort < QUESTIONS - 1 and len(taken) < QUESTIONS:
            taken[one[0], one[1]] = one
    questions = tuple(taken.values())
    calls = ask_embeddings(mind, context, [one[3] for one in questions], priority=Priority.REFLECT)
    following = Thought(0, KIND, "remembered", (("asked", questions),), calls)
    return Outcome(think=(following,), failsafes=() if order is not None else ("question",))


def _chosen(thought: Thought) -> list[tuple[Subject, str]]:
    asked = cast("tuple[tuple[str, str, int, str], ...]", thought.note("asked"))
    return [(Subject(about, text, weight), question) for about, text, weight, question in asked]


def _conclude(mind: Mind, context: Context, asked: Sequence[tuple[Subject, str]]) -> Outcome:
    """Bring to mind what bears on each question, and ask what follows from it."""
    notes: list[object] = []
    calls: list[ModelCall] = []
    accessed: list[int] = []
    known = {node.text for node in mind.stream.nodes if node.kind == MemoryKind.REFLECTION}
    for subject, question in asked:
        found = retrieve(mind, context, question, count=BROUGHT_TO_MIND)
        nodes = subjects.worth(mind, [mind.stream.nodes[one.id] for one in found])
        bearing = [node for node in nodes if subjects.mentions(node.text, subject)]
        told = subjects.distinct(mind, bearing if len(bearing) > 1 else nodes, STATEMENTS)
        if len(told) < LEAST_EVIDENCE:
            continue
        texts = [text for text, _ in told]
        above = any(mind.stream.nodes[number].kind == MemoryKind.REFLECTION for _, number in told)
        bank = subjects.filled(mind, context, "insight", subject, told=texts, level=2 if above else 1)
        options = [one for one in bank if one.text not in known]
        if not options:
            continue
        accessed += [number for _, number in told]
        calls.append(ask_insight(mind, texts, [one.text for one in options]))
        notes.append((tuple(subject), tuple(told), tuple(tuple(one) for one in options)))
    if not calls:
        return Outcome()
    following = Thought(0, KIND, "concluded", (("parts", tuple(notes)),), tuple(calls))
    return Outcome(think=(following,), accessed=tuple(accessed))


Part = tuple[tuple[str, str, int], tuple[tuple[str, int], ...], tuple[tuple[str, int, tuple[str, ...]], ...]]
"""What a question is about, the statements with their ids, and the sentences that may follow."""


def _answer_insights(mind: Mind, thought: Thought) -> Outcome:
    """Take the best conclusions of each question, and ask what speaks for them."""
    parts = cast("tuple[Part, ...]", thought.note("parts"))
    notes: list[object] = []
    calls: list[ModelCall] = []
    failed = []
    for (subject, told, options), (call, result), most in zip(parts, answers(thought), TRIED, strict=False):
        order = ranking(call, result)
        failed += [] if order is not None else ["insight"]
        for place in (order if order is not None else range(1))[:most]:
            calls.append(ask_evidence(mind, options[place][0], [text for text, _ in told]))
            notes.append((subject, told, options[place]))
    following = Thought(0, KIND, "weighed", (("parts", tuple(notes)),), tuple(calls))
    return Outcome(think=(following,), failsafes=tuple(failed))


def _answer_evidence(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Keep the conclusions that records support, with pointers to them; ask what one wants now."""
    parts = cast("tuple[tuple[object, object, object], ...]", thought.note("parts"))
    kept: list[tuple[int, Subject, Memory]] = []
    failed = []
    for (about, statements, option), (_, result) in zip(parts, answers(thought), strict=True):
        subject = Subject(*cast("tuple[str, str, int]", about))
        told = cast("tuple[tuple[str, int], ...]", statements)
        insight = Filled(*cast("tuple[str, int, tuple[str, ...]]", option))
        scores = _scores(result, told)
        if scores is None:
            failed.append("evidence")
            scores = [SUPPORT_MILLINATS * subjects.mentions(text, subject) for text, _ in told]
        evidence = supporting(mind, subject, insight, told, scores)
        if evidence:
            kept.append((-sum(sorted(scores)[-2:]), subject, _memory(mind, insight.text, evidence)))
    kept.sort(key=lambda one: one[0])
    best = _varied(kept)
    wanted = wants.begin(mind, context, [(subject, memory.text) for _, subject, memory in best])
    return Outcome(
        remember=tuple(memory for _, _, memory in best),
        think=wanted,
        failsafes=tuple(failed),
    )


def _varied(kept: Sequence[tuple[int, Subject, Memory]]) -> list[tuple[int, Subject, Memory]]:
    """Give the best supported conclusions, the best of each subject first."""
    first: list[tuple[int, Subject, Memory]] = []
    rest: list[tuple[int, Subject, Memory]] = []
    for one in kept:
        again = any(one[1][:2] == other[1][:2] for other in first)
        (rest if again else first).append(one)
    return [*first, *rest][:MOST_KEPT]


def _scores(result: Result, told: Sequence[tuple[str, int]]) -> list[int] | None:
    if not isinstance(result, Choice) or len(result.scores) != len(told):
        return None
    return list(result.scores)


def supporting(
    mind: Mind,
    subject: Subject,
    insight: Filled,
    told: Sequence[tuple[str, int]],
    scores: Sequence[int],
) -> tuple[int, ...]:
    """Give the ids of the records that support a conclusion, best first; () when too few do.

    One of them has to speak of the subject, one to hold a sign where the conclusion asks for signs,
    and one to be a reflection where it is drawn from reflections.
    """
    order = sorted(range(len(told)), key=lambda place: (-scores[place], place))
    best = [told[place] for place in order if scores[place] >= SUPPORT_MILLINATS]
    speaking = [one for one in best if subjects.mentions(one[0], subject)]
    said = subject.text
    signed = [
        one for one in speaking if not insight.signs or subjects.has_sign(f"{said} {one[0]}", insight.signs)
    ]
    drawn = [
        one for one in best if insight.level == 1 or mind.stream.nodes[one[1]].kind == MemoryKind.REFLECTION
    ]
    if not speaking or not signed or not drawn:
        return ()
    chosen = dict.fromkeys((signed[0], drawn[0], *best))
    ids = tuple(number for _, number in chosen)[:MOST_EVIDENCE]
    alone = mind.stream.importance[ids[0]] >= WEIGHTY
    return ids if len(ids) >= LEAST_EVIDENCE or alone else ()


def _memory(mind: Mind, text: str, evidence: tuple[int, ...]) -> Memory:
    """Give a conclusion as a record; how much it matters is asked."""
    told = Provenance(Source.REFLECTION, mind.sheet.name, evidence)
    rating = replace(perceive.ask_importance(mind, text), priority=Priority.REFLECT)
    return Memory(MemoryKind.REFLECTION, text, told, 0, evidence=evidence, rating=rating)
