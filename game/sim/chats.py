"""Conversations in the town: bodies are brought together, lines are heard, acts wait and go on after.

The town grants an approach or not, says whose turn it is, lets everybody near hear (bystanders in part)
and ends what is over. What is said and whether one wants to talk is for the minds (``ai.cognition``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai.cognition import approach as approaching
from ai.cognition import converse, hearing
from ai.cognition.talking import HARD_CAP, ORIGIN
from ai.outcome import Outcome
from game.sim import far, meeting, nearness, objects, spacing, talks
from game.sim.state import Line
from game.world.geometry import facing_between

if TYPE_CHECKING:
    from ai.mind import Approach, Mind, Say
    from game.sim.state import Body, Chat
    from game.sim.turn import Turn

LETTERS_A_TICK = 80
"""Letters that are said in one tick of ten seconds."""

DECLINED_LINES = 3
"""A conversation of no more lines may have been declined."""

PATIENCE_TICKS = 18
"""Ticks that a resident waits for the visitor's answer."""


def consider(turn: Turn) -> None:
    """Let everybody who is free think about speaking to somebody near."""
    for name, mind in turn.state.minds.items():
        if not nearness.is_free(turn, name) or far.is_inattentive(turn, name, far.TALK_TICKS):
            continue
        near = [
            talks.partner(turn.state, other.name, doing=_doing(turn, other.name))
            for other in nearness.near(turn, name, nearness.REACH)
            if other.name in turn.state.minds and nearness.may_be_spoken_to(turn, other.name)
        ]
        decided = approaching.begin(mind, turn.context(name), near) if near else None
        if decided is not None:
            turn.apply(mind, decided)
            settle(turn)


def settle(turn: Turn) -> None:
    """Carry out what minds want of the town: approaches, and what they say."""
    while turn.approaches or turn.says:
        approaches, turn.approaches = turn.approaches, []
        says, turn.says = turn.says, []
        for name, approach in approaches:
            _approach(turn, name, approach)
        for name, say in says:
            chat = turn.state.chats.get(say.chat)
            if chat is not None and chat.ended < 0 and name in chat.members:
                _speak(turn, chat, name, say)


def go_on(turn: Turn) -> None:
    """Let every conversation go on: its next line, or its end."""
    for chat in tuple(turn.state.chats.values()):
        if chat.ended >= 0:
            continue
        _let_go(turn, chat)
        over = _over(turn, chat)
        if over:
            end(turn, chat, over)
        elif _is_due(turn, chat):
            _ask_next(turn, chat)
    settle(turn)


def move(turn: Turn, mind: Mind, body: Body) -> None:
    """Walk up to the other, then stand still on a tile of one's own and face whoever speaks."""
    chat = turn.state.chats[mind.chat]
    if not body.path and spacing.make_room(turn, body):
        objects.leave(turn, body)
        body.bound = ""
    if body.path:
        tile = body.path[0]
        body.facing = facing_between(body.tile, tile)
        body.tile, body.path, body.pose = tile, body.path[1:], "walk"
        if body.path:
            return
        body.pose = "stand"
    speaker = chat.lines[-1].speaker if chat.lines else chat.everybody[0]
    others = [name for name in chat.members if name != body.name and name in turn.state.town.bodies]
    if not others:
        return
    other = turn.state.town.bodies[speaker if speaker in others else others[0]]
    if other.tile != body.tile:
        body.facing = facing_between(body.tile, other.tile)
    if body.pose == "walk":
        body.pose = "stand"


def visitor_says(turn: Turn, text: str) -> None:
    """Let the visitor speak: in the conversation it is in, else to the nearest who is awake."""
    name = turn.state.town.visitor
    chat = talks.open_chat(turn.state, name)
    if chat is None:
        near = [
            one
            for one in nearness.near(turn, name, nearness.EARSHOT)
            if one.name in turn.state.minds and nearness.hears(turn, one.name)
        ]
        if not near:
            return
        found = talks.open_chat(turn.state, near[0].name)
        if found is None:
            chat = meeting.begin(turn, (name, near[0].name))
        else:
            chat = found
            meeting.join(turn, chat, name)
    for member in chat.members:
        mind = turn.state.minds.get(member)
        if mind is not None:
            turn.apply(mind, Outcome(drop=("talk.line",)))
    _hear(turn, chat, name, text, ())


def end(turn: Turn, chat: Chat, why: str) -> None:
    """End a conversation: its members take stock and go on with what they did."""
    chat.ended, chat.why, chat.turn = turn.state.tick, why, ""
    turn.tell("chat ended", chat.everybody[0], why)
    for name in chat.members:
        meeting.release(turn, chat, name)


def _doing(turn: Turn, name: str) -> str:
    """Give what somebody is seen to do; nothing for one on its way."""
    mind, body = turn.state.minds[name], turn.state.town.bodies[name]
    return "" if mind.act is None or body.path or mind.chat else mind.act.activity


def _approach(turn: Turn, name: str, approach: Approach) -> None:
    """Bring two people together, or let one join a conversation; nothing where that cannot be."""
    if not nearness.is_free(turn, name) or approach.to not in turn.state.minds:
        return
    if not nearness.may_be_spoken_to(turn, approach.to):
        return
    chat = talks.open_chat(turn.state, approach.to)
    if chat is None:
        meeting.begin(turn, (name, approach.to))
    else:
        meeting.join(turn, chat, name)
    meeting.walk_up(turn, name, approach.to)


def _is_due(turn: Turn, chat: Chat) -> bool:
    """Tell whether the next line may be asked for: the last one is said, nobody walks or thinks."""
    tick = turn.state.tick
    if chat.lines and tick < _said_until(chat.lines[-1]):
        return False
    walking = any(turn.state.town.bodies[name].path for name in chat.members if name in turn.state.minds)
    if walking and tick < chat.started + meeting.WALK_TICKS:
        return False
    return not any(
        thought.kind == "talk.line"
        for name in chat.members
        if name in turn.state.minds
        for thought in turn.state.minds[name].pending.values()
    )


def _ask_next(turn: Turn, chat: Chat) -> None:
    """Ask the next speaker for its line; the visitor speaks when it likes."""
    name = chat.turn if chat.turn in chat.members else _next(chat)
    chat.turn = name
    mind = turn.state.minds.get(name)
    if mind is not None:
        turn.apply(mind, converse.begin_line(mind, turn.context(name)))


def _next(chat: Chat) -> str:
    """Give who speaks next, of those who stay: who was asked, else who has been silent for longest."""
    last = chat.lines[-1].speaker if chat.lines else ""
    spoke = {line.speaker: at for at, line in enumerate(chat.lines)}
    waiting = [name for name in chat.members if name != last and name not in chat.leaving]
    asked = chat.lines[-2].speaker if len(chat.lines) > 1 and "?" in chat.lines[-1].text else ""
    if asked in waiting:
        return asked
    return min(waiting, key=lambda name: (spoke.get(name, -1), chat.members.index(name)), default="")


def _speak(turn: Turn, chat: Chat, name: str, say: Say) -> None:
    """Let a resident's line be heard; who leaves is gone when the others have had their word."""
    if say.leaves:
        chat.leaving = tuple(dict.fromkeys((*chat.leaving, name)))
    if say.text:
        _hear(turn, chat, name, say.text, say.tells)


def _hear(turn: Turn, chat: Chat, speaker: str, text: str, tells: tuple[int, ...]) -> None:
    """Put a line into the memory of everybody who hears it, and give the turn on."""
    state = turn.state
    chat.lines = (*chat.lines, Line(state.tick, speaker, text, tells))
    turn.tell("line", speaker, text)
    said_by = talks.person(state, speaker)
    listeners = tuple(talks.person(state, name) for name in chat.members if name != speaker)
    heard: list[tuple[str, int]] = []
    for name in (*chat.members, *nearness.bystanders(turn, chat, speaker)):
        mind = state.minds.get(name)
        if mind is None:
            continue
        taken = hearing.hear(
            mind, turn.context(name), talks.talk_of(state, chat, name),
            speaker=said_by, listeners=listeners, text=text, tells=tells,
        )  # fmt: skip
        if name not in chat.members and not hearing.matters(taken):
            continue
        heard.append((name, len(mind.stream)))
        turn.apply(mind, taken)
    chat.lines = (*chat.lines[:-1], replace(chat.lines[-1], heard=tuple(heard)))
    chat.turn = _next(chat)


def _let_go(turn: Turn, chat: Chat) -> None:
    """Take those out of a conversation whom something else has called away, or who have left."""
    gone = [name for name in chat.members if _is_called_away(turn, name)]
    staying = [name for name in chat.members if name not in gone and name not in chat.leaving]
    if len(staying) >= 2:
        gone += [name for name in chat.leaving if name in chat.members and name not in gone]
    for name in gone:
        if len(chat.members) <= 2:
            return
        meeting.release(turn, chat, name)
        chat.members = tuple(one for one in chat.members if one != name)


def _over(turn: Turn, chat: Chat) -> str:
    """Give why a conversation is over now; empty while it goes on."""
    away = [name for name in chat.members if _is_called_away(turn, name)]
    if len(chat.members) - len(away) < 2:
        return "interrupted"
    last = chat.lines[-1] if chat.lines else None
    if last is None or turn.state.tick < _said_until(last):
        return ""
    left = [name for name in chat.members if name in chat.leaving]
    if left and all(name == last.speaker or name in left for name in chat.members):
        return "declined" if len(chat.lines) <= DECLINED_LINES and _was_declined(turn, chat) else "done"
    if len(chat.lines) >= HARD_CAP:
        return "cap"
    waited = turn.state.tick - last.tick > PATIENCE_TICKS
    return "done" if chat.turn and chat.turn == turn.state.town.visitor and (left or waited) else ""


def _said_until(line: Line) -> int:
    """Give the tick from which a line is over."""
    return line.tick + 1 + len(line.text) // LETTERS_A_TICK


def _is_called_away(turn: Turn, name: str) -> bool:
    """Tell whether a member is gone or has something else to do; for the visitor, nobody is near."""
    body = turn.state.town.bodies.get(name)
    mind = turn.state.minds.get(name)
    if body is None or mind is None:
        return body is None or not any(
            one.name in turn.state.minds and turn.state.minds[one.name].chat
            for one in nearness.near(turn, name, nearness.EARSHOT)
        )
    return mind.act is None or mind.act.origin != ORIGIN or mind.act.end <= turn.now


def _was_declined(turn: Turn, chat: Chat) -> bool:
    """Tell whether the one who was spoken to did not want to talk."""
    second = next((line for line in chat.lines if line.speaker != chat.everybody[0]), None)
    return second is not None and hearing.is_refusal(second.text, turn.scene.banks)
