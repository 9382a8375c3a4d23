"""Conversations (paper, section 4.4): the next line of one who is in one.

Whether to speak to somebody in sight is decided in ``approach``. In a conversation, "talk.line" makes the
next line when it is one's turn: first, for one who was spoken to, whether to talk at all; then what
bears on the last line is recalled; then what is open about the move is asked; then the words are
chosen. ``hearing`` is what one takes from it. The town brings people together and passes lines on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ai import gametime
from ai.calls import Mode, ModelCall, Priority
from ai.cognition import approach, guards, lines, moment, moves, phrasing, relate, stances, topics
from ai.cognition.context import answers, ask, chosen, is_silent, was_late
from ai.cognition.promise import accepted
from ai.cognition.retrieve import ask_embeddings, retrieve
from ai.cognition.talking import ORIGIN, Talk
from ai.mind import Act, EventTriple, Say, Thought
from ai.outcome import Outcome
from ai.prompts import person

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import Result
    from ai.cognition.context import Context
    from ai.cognition.moment import Move
    from ai.cognition.talking import Partner
    from ai.mind import Mind

RECALLED = 8
"""Memories that are recalled for the last line, and as many about the other."""

TALK_EMOJI = "💬"

SAMPLES = 4
"""Lines written behind forced first words."""


def act_of(mind: Mind, others: Sequence[str], now: int, place: str = "") -> Act:
    """Give the act of one who is in a conversation at ``place``; it lasts until the town ends it."""
    name = phrasing.listed(list(others))
    end = now + 12 * gametime.HOUR
    event = EventTriple(mind.sheet.name, "talk with", name)
    return Act(f"talking with {name}", place, now, end, TALK_EMOJI, event, origin=ORIGIN)


def begin_line(mind: Mind, context: Context) -> Outcome:
    """Begin the next line of the conversation that the resident is in."""
    talk = _talk(mind, context)
    if plain := guards.answer(mind, context, talk):
        return Outcome(say=Say(talk.number, plain))
    spoken_to = bool(talk.lines) and not any(line.speaker == mind.sheet.name for line in talk.lines)
    if spoken_to:
        reason = stances.reason_to_refuse(mind, context, talk)
        if reason:
            return _refuse(mind, context, talk, reason)
        partner = talk.speaker()
        if stances.must_ask(mind, partner) and not is_silent(mind):
            call = approach.ask_talk(mind, partner, stances.reason_to_answer(mind, partner), talk.paused)
            return Outcome(think=(Thought(0, "talk.line", "asked", (), (call,)),))
    return _recall(mind, context, talk)


def _talk(mind: Mind, context: Context) -> Talk:
    """Give the conversation as far as the line that is answered: the last, or an open invitation before it.

    Among several people an invitation is made to everybody, so each answers it when its turn comes.
    """
    talk = context.talk
    assert talk is not None, "who speaks is in a conversation"
    for at in range(len(talk.lines) - 1, -1, -1):
        speaker = talk.lines[at].speaker
        if speaker == mind.sheet.name:
            break
        heard = replace(talk, lines=talk.lines[: at + 1])
        proposal = lines.invited(mind, context, heard, speaker)
        if proposal is not None and not stances.has_agreed(mind, proposal):
            return heard
    return talk


def _refuse(mind: Mind, context: Context, talk: Talk, reason: str, *, failed: bool = False) -> Outcome:
    """Decline to talk, with words for the reason."""
    partner = talk.speaker()
    suited = phrasing.tones(mind, context, partner, reason)
    words = phrasing.slots_of(mind, partner, activity=talk.paused)
    text = phrasing.one(mind, context, talk, "refusal", suited, **words) or "Not now, sorry."
    return Outcome(say=Say(talk.number, text, (), leaves=True), failsafes=("talk",) if failed else ())


def _recall(mind: Mind, context: Context, talk: Talk) -> Outcome:
    """Ask for the vectors of what is searched by: the last line and the other."""
    calls = (
        () if is_silent(mind) else ask_embeddings(mind, context, _queries(mind, talk), priority=Priority.TALK)
    )
    if calls:
        return Outcome(think=(Thought(0, "talk.line", "recalled", (), calls),))
    return _weigh(mind, context, talk)


def _queries(mind: Mind, talk: Talk) -> tuple[str, ...]:
    """Give what memories are searched by (paper, section 4.3: the two queries about the other)."""
    partner = talk.speaker()
    last = talk.lines[-1].memory if talk.lines else -1
    said = (mind.stream.nodes[last].text,) if last >= 0 else ()
    return (*said, f"What is {mind.sheet.name}'s relationship with {partner.name}?")


def answer_line(mind: Mind, context: Context, thought: Thought) -> Outcome:
    """Go on with the line by whatever came back."""
    if context.talk is None or not mind.chat:
        return Outcome()
    talk = _talk(mind, context)
    match thought.stage:
        case "asked":
            call, result = answers(thought)[0]
            index = chosen(call, result)
            if index == 1:
                return _refuse(mind, context, talk, stances.plain_refusal(mind, talk.speaker()))
            outcome = _recall(mind, context, talk)
            return outcome if index == 0 else _counted(outcome, "talk")
        case "recalled":
            return _weigh(mind, context, talk)
        case "weighed":
            return _word(mind, context, talk, thought)
        case _:
            return _finish(mind, context, talk, thought)


def _weigh(mind: Mind, context: Context, talk: Talk) -> Outcome:
    """Decide on the move, and ask what is open about it: the reply, and other words for the topic."""
    found: dict[int, None] = {}
    for query in _queries(mind, talk):
        found.update((one.id, None) for one in retrieve(mind, context, query, count=RECALLED))
    recalled = tuple(found)
    answering = sorted(node.id for node in mind.stream.kept() if moves.answerable(mind, node.id, ""))
    move = moves.move(mind, context, talk, tuple(dict.fromkeys((*recalled, *answering[:40]))))
    notes = (("move", move.plain()), ("recalled", recalled), ("lines", len(talk.lines)))
    calls = (
        () if is_silent(mind) else (*_ask_reply(mind, context, talk, move), *_ask_samples(mind, talk, move))
    )
    thought = Thought(0, "talk.line", "weighed", notes, calls)
    return Outcome(think=(thought,), accessed=recalled) if calls else _word(mind, context, talk, thought)


def _ask_reply(mind: Mind, context: Context, talk: Talk, move: Move) -> tuple[ModelCall, ...]:
    """Ask what is open about the reply."""
    partner = talk.speaker()
    said = talk.lines[-1].text if talk.lines else ""
    if move.reply == "stance":
        return (stances.ask_stance(mind, context, talk, move.before),)
    if move.reply == "pick" and len(move.options) > 1:
        slots = {"name": mind.sheet.name, "other": partner.name, "line": _question_in(said)}
        bias = lines.answer_bias(said, move.options)
        return (ask(mind, "pick", slots, options=move.options, bias=bias, priority=Priority.TALK),)
    if move.reply == "react" and len(move.options) > 1:
        return (_ask_choice(mind, partner, said, move.options, ()),)
    return ()


def _question_in(text: str) -> str:
    """Give the last question of a line, beginning in lower case as after a name."""
    asked = [part for part in phrasing.sayings(text) if part.endswith("?")] or [text]
    return asked[-1][:1].lower() + asked[-1][1:]


def _ask_choice(
    mind: Mind, partner: Partner, said: str, options: tuple[str, ...], bias: tuple[int, ...]
) -> ModelCall:
    """Ask which of several lines follows best on what was said."""
    slots = {"name": mind.sheet.name, "other": partner.name, "said": said, "fact": "", "begin": ""}
    return ask(mind, "line", slots, options=options, bias=bias, priority=Priority.TALK)


def _ask_samples(mind: Mind, talk: Talk, move: Move) -> tuple[ModelCall, ...]:
    """Ask for the topic in other words, behind forced first words."""
    if move.topic is None or move.topic.kind in ("hearsay", "person"):
        return ()
    partner = talk.speaker()
    begin = lines.begin_of(_by_rule(mind, talk, move.topic.fact))
    slots = {
        "name": mind.sheet.name,
        "other": partner.name,
        "fact": move.topic.fact,
        "begin": begin,
        "said": "",
    }
    return (ask(mind, "line", slots, mode=Mode.WRITE, n=SAMPLES, priority=Priority.TALK),)


def _by_rule(mind: Mind, talk: Talk, fact: str) -> str:
    """Give a fact as the resident says it to the others."""
    me = person.Person(mind.sheet.name, mind.sheet.pronoun)
    return person.spoken(fact, me, talk.persons(), talk.people)


def _word(mind: Mind, context: Context, talk: Talk, thought: Thought) -> Outcome:
    """Put the answers into words, and ask the last two things: is the yes a yes, which words are best."""
    move = moment.from_plain(cast("tuple[object, ...]", thought.note("move")))
    failed: list[str] = []
    reply, stance, picked = "", "", -1
    samples: tuple[tuple[str, int], ...] = ()
    asked = {(call.kind, call.mode): (call, result) for call, result in answers(thought)}
    if move.reply == "stance":
        stance, reply = _stance(mind, context, talk, asked.get(("stance", Mode.CHOOSE)), failed)
    elif move.reply in ("pick", "react"):
        kind = "pick" if move.reply == "pick" else "line"
        index = _index(asked.get((kind, Mode.CHOOSE)), failed)
        if move.reply == "pick":
            picked = move.option_ids[index]
            reply = _answer_text(mind, talk, picked)
        else:
            reply = move.options[index] if move.options else ""
    written = asked.get(("line", Mode.WRITE))
    if written is not None and move.topic is not None:
        samples = lines.samples(written[1], _by_rule(mind, talk, move.topic.fact), mind.sheet.first_name)
        failed += [] if samples or lines.is_written(written[1]) else ["line"]
    checks: tuple[ModelCall, ...] = ()
    if stance in ("agrees", "declines") and not is_silent(mind) and not was_late(thought):
        asked_for = {"line": f"Will you {move.before}?", "reply": reply}
        checks = (ask(mind, "accept", asked_for, options=("yes", "no"), priority=Priority.TALK),)
    options: tuple[str, ...] = ()
    if move.topic is not None:
        rule = f"{_by_rule(mind, talk, move.topic.fact)}."
        options = tuple(dict.fromkeys((rule, *(text for text, _ in samples))))
        if len(options) > 1 and not was_late(thought):
            bias = tuple(lines.worth(text, rule, dict(samples).get(text), talk) for text in options)
            said = talk.lines[-1].text if talk.lines else move.greeting or "Hello."
            checks = (*checks, _ask_choice(mind, talk.speaker(), said, options, bias))
    notes = (
        *thought.notes, ("reply", reply), ("stance", stance), ("picked", picked), ("options", options),
    )  # fmt: skip
    following = Thought(0, "talk.line", "chosen", notes, checks)
    if checks:
        return Outcome(think=(following,), failsafes=tuple(failed))
    return _counted(_finish(mind, context, talk, following), *failed)


def _index(asked: tuple[ModelCall, Result] | None, failed: list[str]) -> int:
    """Give the chosen option; the first where none came, or where there was only one."""
    if asked is None:
        return 0
    index = chosen(*asked)
    if index is None:
        failed.append(asked[0].kind)
    return index or 0


def _stance(
    mind: Mind,
    context: Context,
    talk: Talk,
    asked: tuple[ModelCall, Result] | None,
    failed: list[str],
) -> tuple[str, str]:
    """Give how an invitation is answered, and the words for it."""
    view = stances.view(mind, context, talk)
    if asked is None:
        name = view.lean
    else:
        index = chosen(*asked)
        failed += ["stance"] if index is None else []
        name = view.lean if index is None else stances.STANCES[index]
    return name, stances.words(mind, context, talk, name, view)


def _answer_text(mind: Mind, talk: Talk, node_id: int) -> str:
    """Give a memory as the answer to a question, with its source where it is hearsay."""
    node = mind.stream.nodes[node_id]
    told = relate.told_by(node)
    if told is None:
        return f"{_by_rule(mind, talk, topics.as_fact(mind, node))}."
    return f"{_by_rule(mind, talk, told[2])}. {told[0].split(' ', 1)[0]} told me."


def _finish(mind: Mind, context: Context, talk: Talk, thought: Thought) -> Outcome:
    """Say the line; what was agreed on is a promise from now on."""
    move = moment.from_plain(cast("tuple[object, ...]", thought.note("move")))
    reply, stance = str(thought.note("reply")), str(thought.note("stance"))
    options = cast("tuple[str, ...]", thought.note("options"))
    picked = int(str(thought.note("picked")))
    failed: list[str] = []
    topic = options[0] if options else ""
    for call, result in answers(thought):
        index = chosen(call, result)
        if call.kind == "accept":
            failed += ["accept"] if index is None else []
            if index is not None and (stance == "agrees") != (index == 0):
                reply = stances.PLAIN[stance]
        elif index is not None:
            topic = options[index]
        else:
            failed.append(call.kind)
    before = "" if move.reply == "stance" else move.before
    told = move.topic.of if move.topic is not None else ()
    tells = tuple(dict.fromkeys((*([picked] if picked >= 0 else []), *told)))
    text = phrasing.joined(move.greeting, before, reply, move.lead, topic, move.tail, move.question, move.bye)
    leaves = bool(move.bye)
    if not text or lines.repeats(text, talk):
        text = lines.way_out(mind, context, talk, talk.speaker())
        tells, leaves = (), True
    promised = Outcome()
    if stance == "agrees":
        proposal = lines.invited(mind, context, talk, talk.lines[-1].speaker)
        if proposal is not None:
            heard = talk.lines[-1].memory
            promised = accepted(mind, replace(proposal, of=heard), context.now)
    elif move.reply == "" and talk.lines:
        promised = stances.counted_in(mind, context, talk)
    recalled = cast("tuple[int, ...]", thought.note("recalled"))
    return replace(
        promised,
        say=Say(talk.number, guards.with_disclosure(mind, context, talk, text), tells, leaves),
        accessed=tuple(dict.fromkeys((*recalled, *tells))),
        failsafes=(*promised.failsafes, *failed),
    )


def _counted(outcome: Outcome, *kinds: str) -> Outcome:
    """Give the outcome with more fail-safes counted."""
    return replace(outcome, failsafes=(*outcome.failsafes, *kinds))
