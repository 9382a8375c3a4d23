"""Who is near enough to speak to, to be heard by, or to overhear something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import chance
from ai.cognition.talking import HARD_CAP
from game.sim.minds import is_asleep
from game.world.sight import is_visible

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import Body, Chat
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

SET_ON_MINUTES = 10
"""Minutes for which one who follows its inner voice lets nothing stop it."""

QUIET = ("bathroom", "shower", "toilet")
"""Words in the names of rooms in which nobody is spoken to."""


def is_free(turn: Turn, name: str) -> bool:
    """Tell whether a resident may think of talking: awake, up, in no conversation, not in a bathroom."""
    mind = turn.state.minds[name]
    return (
        not mind.chat
        and mind.act is not None
        and mind.act.end > turn.now
        and not is_asleep(mind)
        and not _is_set_on(mind, turn.now)
        and not is_quiet(turn, name)
    )


def hears(turn: Turn, name: str) -> bool:
    """Tell whether a resident hears what is said beside it: awake, and not in a bathroom."""
    mind = turn.state.minds[name]
    return mind.act is not None and not is_asleep(mind) and not is_quiet(turn, name)


def is_quiet(turn: Turn, name: str) -> bool:
    """Tell whether somebody is in a room in which nobody is spoken to."""
    arena = turn.scene.maze.arena_at(turn.state.town.bodies[name].tile).rpartition(":")[2].lower()
    return any(word in arena for word in QUIET)


def may_be_spoken_to(turn: Turn, name: str) -> bool:
    """Tell whether somebody may be spoken to: free, or in a conversation that has room for one more."""
    mind = turn.state.minds[name]
    if mind.chat:
        chat = turn.state.chats[mind.chat]
        return len(chat.members) < MOST_MEMBERS and not chat.leaving and len(chat.lines) < HARD_CAP // 2
    if mind.act is not None and (mind.act.origin == "react" or _is_set_on(mind, turn.now)):
        return False
    return is_free(turn, name)


def _is_set_on(mind: Mind, now: int) -> bool:
    """Tell whether somebody has just set out to do what its inner voice asked for."""
    return mind.act is not None and mind.act.origin == "voice" and now - mind.act.start < SET_ON_MINUTES * 60


def near(turn: Turn, name: str, reach: int) -> list[Body]:
    """Give those in sight within ``reach`` tiles, nearest first."""
    bodies = turn.state.town.bodies
    me = bodies[name]
    found = [
        (steps(me.tile, other.tile), other.name)
        for other in bodies.values()
        if other.name != name and is_visible(turn.scene.maze, me.tile, other.tile, radius=reach)
    ]
    return [bodies[other] for _, other in sorted(found)]


def steps(one: Tile, other: Tile) -> int:
    """Give the tiles between two, diagonals counting as one."""
    return max(abs(one.x - other.x), abs(one.y - other.y))


def bystanders(turn: Turn, chat: Chat, speaker: str) -> tuple[str, ...]:
    """Give those near who overhear this line by chance; who is in another conversation does not listen."""
    found = []
    for body in near(turn, speaker, EARSHOT) if speaker in turn.state.town.bodies else ():
        mind = turn.state.minds.get(body.name)
        if mind is None or mind.chat or body.name in chat.members or not hears(turn, body.name):
            continue
        close = steps(body.tile, turn.state.town.bodies[speaker].tile) <= BESIDE
        purpose = f"overhear {chat.number} {len(chat.lines)}"
        drawn = chance.draw(turn.state.seed, turn.state.tick, body.name, purpose) % 100
        if drawn < (NEAR_SHARE if close else FAR_SHARE):
            found.append(body.name)
    return tuple(found)
