"""Conversations in the town: bodies are brought together, lines are heard, acts wait and go on after.

The town grants an approach or not, says whose turn it is, lets everybody near hear (bystanders in part)
and ends what is over. What is said and whether one wants to talk is for the minds (``ai.cognition``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ai import chance, gametime
from ai.cognition import converse, hearing
from ai.cognition.talking import HARD_CAP, ORIGIN
from ai.memory.places import arena_of
from ai.outcome import Outcome
from game.sim import objects, talks
from game.sim.minds import is_asleep
from game.sim.state import Chat, Line
from game.world.geometry import facing_between
from game.world.path import NoPath, find_path
from game.world.sight import is_visible

if TYPE_CHECKING:
    from ai.mind import Approach, Mind, Say
    from game.sim.state import Body
    from game.sim.turn import Turn
    from game.world.geometry import Tile

REACH = 5
"""Tiles within which one person speaks to another of its own accord."""

EARSHOT = 6
"""Tiles within which a bystander may overhear, and the visitor's voice carries."""

BESIDE = 2
"""Tiles between those who talk."""

MOST_MEMBERS = 4
"""People in one conversation."""

NEAR_SHARE, FAR_SHARE = 50, 25
"""Percent of the lines that a bystander overhears, within two tiles and beyond."""

LETTERS_A_TICK = 80
"""Letters that are said in one tick of ten seconds."""

WALK_TICKS = 8
"""Ticks that one may take to come up to the other; then one talks from where one is."""

PATIENCE_TICKS = 18
"""Ticks that a resident waits for the visitor's answer."""

SET_ON_MINUTES = 10
"""Minutes for which one who follows its inner voice lets nothing stop it."""

QUIET = ("bathroom", "shower", "toilet")
"""Words in the names of rooms in which nobody is spoken to."""


def consider(turn: Turn) -> None:
    """Let everybody who is free think about speaking to somebody near."""
    for name, mind in turn.state.minds.items():
        if not _is_free(turn, name):
            continue
        near = [
            talks.partner(turn.state, other.name, doing=_doing(turn, other.name))
            for other in _near(turn, name, REACH)
            if other.name in turn.state.minds and _may_be_spoken_to(turn, other.name)
        ]
        decided = converse.begin(mind, turn.context(name), near) if near else None
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
    """Walk up to the other, then stand still and face whoever speaks."""
    chat = turn.state.chats[mind.chat]
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
            for one in _near(turn, name, EARSHOT)
            if one.name in turn.state.minds and _hears(turn, one.name)
        ]
        if not near:
            return
        found = talks.open_chat(turn.state, near[0].name)
        if found is None:
            chat = _begin(turn, (name, near[0].name))
        else:
            chat = found
            _join(turn, chat, name)
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
        _release(turn, chat, name)


def _is_free(turn: Turn, name: str) -> bool:
    """Tell whether a resident may think of talking: awake, up, in no conversation, not in a bathroom."""
    mind = turn.state.minds[name]
    return (
        not mind.chat
        and mind.act is not None
        and mind.act.end > turn.now
        and not is_asleep(mind)
        and not _is_set_on(mind, turn.now)
        and not _is_quiet(turn, name)
    )


def _hears(turn: Turn, name: str) -> bool:
    mind = turn.state.minds[name]
    return mind.act is not None and not is_asleep(mind) and not _is_quiet(turn, name)


def _is_quiet(turn: Turn, name: str) -> bool:
    arena = turn.scene.maze.arena_at(turn.state.town.bodies[name].tile).rpartition(":")[2].lower()
    return any(word in arena for word in QUIET)


def _may_be_spoken_to(turn: Turn, name: str) -> bool:
    """Tell whether somebody may be spoken to: free, or in a conversation that has room for one more."""
    mind = turn.state.minds[name]
    if mind.chat:
        chat = turn.state.chats[mind.chat]
        return len(chat.members) < MOST_MEMBERS and not chat.leaving and len(chat.lines) < HARD_CAP // 2
    if mind.act is not None and (mind.act.origin == "react" or _is_set_on(mind, turn.now)):
        return False
    return _is_free(turn, name)


def _is_set_on(mind: Mind, now: int) -> bool:
    """Tell whether somebody has just set out to do what its inner voice asked for."""
    return mind.act is not None and mind.act.origin == "voice" and now - mind.act.start < SET_ON_MINUTES * 60


def _doing(turn: Turn, name: str) -> str:
    """Give what somebody is seen to do; nothing for one on its way."""
    mind, body = turn.state.minds[name], turn.state.town.bodies[name]
    return "" if mind.act is None or body.path or mind.chat else mind.act.activity


def _near(turn: Turn, name: str, reach: int) -> list[Body]:
    """Give those in sight within ``reach`` tiles, nearest first."""
    bodies = turn.state.town.bodies
    me = bodies[name]
    found = [
        (_steps(me.tile, other.tile), other.name)
        for other in bodies.values()
        if other.name != name and is_visible(turn.scene.maze, me.tile, other.tile, radius=reach)
    ]
    return [bodies[other] for _, other in sorted(found)]


def _steps(one: Tile, other: Tile) -> int:
    return max(abs(one.x - other.x), abs(one.y - other.y))


def _approach(turn: Turn, name: str, approach: Approach) -> None:
    """Bring two people together, or let one join a conversation; nothing where that cannot be."""
    if not _is_free(turn, name) or approach.to not in turn.state.minds:
        return
    if not _may_be_spoken_to(turn, approach.to):
        return
    chat = talks.open_chat(turn.state, approach.to)
    if chat is None:
        _begin(turn, (name, approach.to))
    else:
        _join(turn, chat, name)
    _walk_up(turn, name, approach.to)


def _begin(turn: Turn, names: tuple[str, str]) -> Chat:
    """Begin a conversation; the first of the two speaks first."""
    body = turn.state.town.bodies[names[1]]
    number = len(turn.state.chats) + 1
    chat = Chat(number, turn.scene.maze.arena_at(body.tile), turn.state.tick, turn=names[0])
    turn.state.chats[number] = chat
    for name in names:
        _enter(turn, chat, name)
    turn.tell("chat", names[0], names[1])
    return chat


def _join(turn: Turn, chat: Chat, name: str) -> None:
    """Let one more take part; it speaks next."""
    _enter(turn, chat, name)
    chat.turn = name
    turn.tell("chat", name, chat.everybody[0])


def _enter(turn: Turn, chat: Chat, name: str) -> None:
    """Put somebody into a conversation: its act waits, its body stops."""
    chat.members = (*chat.members, name)
    chat.everybody = tuple(dict.fromkeys((*chat.everybody, name)))
    mind = turn.state.minds.get(name)
    if mind is not None and mind.act is not None:
        chat.paused = (*chat.paused, (name, mind.act))
        body = turn.state.town.bodies[name]
        if body.path:
            body.path, body.bound, body.pose = (), "", "stand"
    for member in chat.members:
        one = turn.state.minds.get(member)
        if one is not None:
            others = [other for other in chat.members if other != member]
            here = turn.scene.maze.arena_at(turn.state.town.bodies[member].tile)
            act = converse.act_of(one, others, turn.now, here)
            turn.apply(one, Outcome(act=act, chat=chat.number, drop=("act", "talk.decide")))


def _walk_up(turn: Turn, name: str, to: str) -> None:
    """Let somebody go to where it can talk: a free tile beside the other in the same room."""
    body, other = turn.state.town.bodies[name], turn.state.town.bodies[to]
    if _steps(body.tile, other.tile) <= BESIDE:
        return
    maze = turn.scene.maze
    here = maze.arena_at(other.tile)
    taken = {
        one.path[-1] if one.path else one.tile for one in turn.state.town.bodies.values() if one is not body
    }
    span = range(-BESIDE, BESIDE + 1)
    around = [type(other.tile)(other.tile.x + dx, other.tile.y + dy) for dy in span for dx in span]
    free = [
        tile
        for tile in around
        if maze.is_walkable(tile)
        and tile not in taken
        and maze.arena_at(tile) == here
        and not maze.object_at(tile)
    ]
    beside = [tile for tile in free if _steps(tile, other.tile) == 1] or free
    way = find_path(maze, body.tile, beside) if beside else NoPath("there is no room")
    if not isinstance(way, NoPath) and len(way) <= WALK_TICKS:
        objects.leave(turn, body)
        body.path, body.bound, body.pose = way, "", "walk"


def _is_due(turn: Turn, chat: Chat) -> bool:
    """Tell whether the next line may be asked for: the last one is said, nobody walks or thinks."""
    tick = turn.state.tick
    if chat.lines:
        last = chat.lines[-1]
        if tick < last.tick + 1 + len(last.text) // LETTERS_A_TICK:
            return False
    walking = any(turn.state.town.bodies[name].path for name in chat.members if name in turn.state.minds)
    if walking and tick < chat.started + WALK_TICKS:
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
    """Give who speaks next: of those who stay, who has been silent for longest."""
    last = chat.lines[-1].speaker if chat.lines else ""
    spoke = {line.speaker: at for at, line in enumerate(chat.lines)}
    waiting = [name for name in chat.members if name != last and name not in chat.leaving]
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
    for name in (*chat.members, *_bystanders(turn, chat, speaker)):
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


def _bystanders(turn: Turn, chat: Chat, speaker: str) -> tuple[str, ...]:
    """Give those near who overhear this line by chance; who is in another conversation does not listen."""
    found = []
    for body in _near(turn, speaker, EARSHOT) if speaker in turn.state.town.bodies else ():
        mind = turn.state.minds.get(body.name)
        if mind is None or mind.chat or body.name in chat.members or not _hears(turn, body.name):
            continue
        close = _steps(body.tile, turn.state.town.bodies[speaker].tile) <= BESIDE
        purpose = f"overhear {chat.number} {len(chat.lines)}"
        drawn = chance.draw(turn.state.seed, turn.state.tick, body.name, purpose) % 100
        if drawn < (NEAR_SHARE if close else FAR_SHARE):
            found.append(body.name)
    return tuple(found)


def _let_go(turn: Turn, chat: Chat) -> None:
    """Take those out of a conversation whom something else has called away, or who have left."""
    gone = [name for name in chat.members if name not in turn.state.town.bodies]
    visitor = turn.state.town.visitor
    if visitor in chat.members and visitor not in gone:
        away = [
            _steps(turn.state.town.bodies[visitor].tile, turn.state.town.bodies[name].tile)
            for name in chat.members
            if name != visitor and name in turn.state.town.bodies
        ]
        gone += [visitor] if away and min(away) > EARSHOT else []
    for name in chat.members:
        mind = turn.state.minds.get(name)
        act = None if mind is None else mind.act
        if act is not None and (act.origin != ORIGIN or act.end <= turn.now):
            gone.append(name)
    staying = [name for name in chat.members if name not in gone and name not in chat.leaving]
    if len(staying) >= 2:
        gone += [name for name in chat.leaving if name in chat.members and name not in gone]
    for name in gone:
        if len(chat.members) <= 2:
            return
        _release(turn, chat, name)
        chat.members = tuple(one for one in chat.members if one != name)


def _over(turn: Turn, chat: Chat) -> str:
    """Give why a conversation is over now; empty while it goes on."""
    called_away = [
        name for name in chat.members if name not in turn.state.town.bodies or _is_called_away(turn, name)
    ]
    if len(chat.members) < 2 or len(chat.members) - len(called_away) < 2:
        return "interrupted"
    last = chat.lines[-1] if chat.lines else None
    if last is None:
        return ""
    said = turn.state.tick >= last.tick + 1 + len(last.text) // LETTERS_A_TICK
    if not said:
        return ""
    left = [name for name in chat.members if name in chat.leaving]
    if len(left) == len(chat.members) or (
        left and all(name == last.speaker or name in left for name in chat.members)
    ):
        return "declined" if len(chat.lines) <= 3 and _was_declined(turn, chat) else "done"
    if len(chat.lines) >= HARD_CAP:
        return "cap"
    waits = chat.turn == turn.state.town.visitor and chat.turn != ""
    if waits and (left or turn.state.tick - last.tick > PATIENCE_TICKS):
        return "done"
    return ""


def _is_called_away(turn: Turn, name: str) -> bool:
    if name == turn.state.town.visitor:
        body = turn.state.town.bodies[name]
        return not any(
            other.name != name and other.name in turn.state.minds
            and turn.state.minds[other.name].chat
            and _steps(body.tile, other.tile) <= EARSHOT
            for other in turn.state.town.bodies.values()
        )  # fmt: skip
    act = turn.state.minds[name].act
    return act is None or act.origin != ORIGIN or act.end <= turn.now


def _was_declined(turn: Turn, chat: Chat) -> bool:
    """Tell whether the one who was spoken to did not want to talk."""
    second = next((line for line in chat.lines if line.speaker != chat.everybody[0]), None)
    return second is not None and hearing.is_refusal(second.text, turn.scene.banks)


def _release(turn: Turn, chat: Chat, name: str) -> None:
    """Let somebody out of a conversation: it takes stock, and what it did before goes on."""
    mind = turn.state.minds.get(name)
    if mind is None or mind.chat != chat.number:
        return
    turn.apply(mind, hearing.after(mind, turn.context(name), talks.talk_of(turn.state, chat, name)))
    paused = dict(chat.paused).get(name)
    act = mind.act
    if paused is not None and act is not None and act.origin == ORIGIN:
        act = (
            paused
            if paused.end > turn.now and act.end > turn.now
            else replace(paused, end=min(paused.end, turn.now))
        )
        turn.apply(mind, Outcome(act=act))
    body = turn.state.town.bodies.get(name)
    if body is not None:
        body.path = ()
        if body.bound and act is not None and arena_of(body.bound) != turn.scene.maze.arena_at(body.tile):
            body.bound = ""
    turn.apply(mind, Outcome(chat=0, drop=("talk.line",)))


def minutes_of(chat: Chat, now: int) -> int:
    """Give how many game minutes a conversation has lasted, up to game second ``now``."""
    until = now if chat.ended < 0 else gametime.seconds_at(chat.ended)
    return (until - gametime.seconds_at(chat.started)) // 60
