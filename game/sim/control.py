"""Commands change the world: the only way in for the player."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai.calls import Mode
from ai.cognition import voice
from game.sim import chats, far, forget, objects
from game.sim.commands import (
    Command,
    EnterVisitor,
    ForgetMemory,
    LeaveVisitor,
    MoveVisitor,
    SetMethods,
    SetObjectState,
    VisitorSay,
    Watch,
    Whisper,
)
from game.sim.state import Body
from game.world.geometry import STEP, Tile

if TYPE_CHECKING:
    from game.sim.turn import Turn

TWO_METHODS = ("day_activity", "hour_activity", "steps")
"""Kinds that may be chosen or written."""

LONGEST_STATE = 60
"""Characters of an object state that are kept."""

LONGEST_NAME = 60
LONGEST_LOOKS = 100
"""Characters of a visitor's name and looks that are kept: both stand in every memory of the visit."""

LONGEST_WHISPER = 300
"""Characters of a whisper that are kept."""

LONGEST_SPEECH = 300
"""Characters of what a visitor says at once that are kept."""

_UNSEEN_RANGES = (
    (0x00, 0x1F), (0x7F, 0x9F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x2069), (0xFEFF, 0xFEFF),
)  # fmt: skip
"""First and last code points: controls, zero-width marks, directions of writing."""

UNSEEN = tuple(chr(code) for first, last in _UNSEEN_RANGES for code in range(first, last + 1))
"""Characters that are not seen but move the cursor, turn the writing round or hide words. Listed, since
what Python counts as printable differs between its versions, and a replay must not."""


LOOKALIKES = str.maketrans(
    "АВСЕНІЈКМОРЅТХҮасԁеһіјӏорѕухѵԝʏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ",
    "ABCEHIJKMOPSTXYacdehijlopsyxvwyABEZHIKMNOPTYXaiknopu",
)
"""Letters of other alphabets that look like Latin ones, and those: a name is not borrowed by them."""

MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\u2018\u2019\u201c\u201d\u2026\u2013\u2014"
"""Marks between words. Listed, for the same reason as what is unseen."""

_PHRASE_END = re.compile(r"[.;:!?,\n]|\b(?:who|whom|whose|which|that|because|since|so that)\b")
"""Where the words for how something looks or what state it is in end: what follows is a story."""


def carry_out(turn: Turn, command: Command) -> None:
    """Do what a command says; what cannot be done changes nothing and is told as "refused"."""
    match command:
        case EnterVisitor():
            _enter(turn, command)
        case MoveVisitor():
            _step(turn, command)
        case LeaveVisitor():
            _go(turn)
        case Whisper():
            _whisper(turn, command)
        case SetObjectState():
            _set_state(turn, command)
        case VisitorSay():
            _say(turn, command)
        case ForgetMemory():
            forget.carry_out(turn, command)
        case SetMethods():
            _set_methods(turn, command)
        case Watch():
            far.watch(turn, command.names)


def heard(text: str, longest: int) -> str:
    """Give what the player typed as one line of at most ``longest`` characters, nothing unseen in it."""
    shown = text.translate({ord(char): " " for char in UNSEEN})
    return " ".join(shown.split())[:longest].rstrip()


def outward(turn: Turn, text: str, longest: int) -> str:
    """Give words for what everybody sees, as one phrase; empty for those that speak of a resident.

    Whoever sees it remembers it as a fact of the world, so nothing else may be told by it.
    """
    phrase = _PHRASE_END.split(heard(text, longest), maxsplit=1)[0].strip()
    plain = _plain(phrase)
    names = [word for name in turn.state.minds for word in (name, name.split(maxsplit=1)[0])]
    return "" if any(f" {_plain(name)} " in f" {plain} " for name in names) else phrase


def _plain(text: str) -> str:
    """Give a text without what one does not see at a glance: other alphabets, capitals, marks, blanks."""
    letters = text.translate(LOOKALIKES).lower()
    return " ".join("".join(" " if char in MARKS else char for char in letters).split())


def _enter(turn: Turn, command: EnterVisitor) -> None:
    """Put the visitor into the town, or say why not."""
    town = turn.state.town
    name = heard(command.name, LONGEST_NAME)
    taken = any(f" {_plain(one)} " in f" {_plain(name)} " for one in turn.state.minds)
    if not _plain(name) or taken:
        turn.tell("refused", command.name, "a visitor needs a name that no resident has")
        return
    if not turn.scene.maze.is_walkable(command.tile):
        turn.tell("refused", name, "nobody can stand there")
        return
    _go(turn)
    looks = outward(turn, command.looks, LONGEST_LOOKS) or "a stranger"
    town.bodies[name] = Body(name, command.tile, looks=looks)
    town.bodies = dict(sorted(town.bodies.items()))
    town.visitor = name
    turn.tell("visitor", name, "came")


def _step(turn: Turn, command: MoveVisitor) -> None:
    """Turn the visitor, and let it take one step where no wall is; a second one in a tick is nothing."""
    body = turn.state.town.bodies.get(turn.state.town.visitor)
    if body is None:
        turn.tell("refused", "", "nobody visits")
        return
    if turn.stepped:
        return
    turn.stepped = True
    body.facing = command.facing
    step = STEP[command.facing]
    tile = Tile(body.tile.x + step.x, body.tile.y + step.y)
    body.pose = "stand"
    if turn.scene.maze.is_walkable(tile):
        body.tile = tile
        body.pose = "walk"


def _go(turn: Turn) -> None:
    """Take the visitor out of the town, if there is one."""
    town = turn.state.town
    if town.visitor:
        del town.bodies[town.visitor]
        turn.tell("visitor", town.visitor, "left")
        town.visitor = ""


def _whisper(turn: Turn, command: Whisper) -> None:
    """Let a resident hear its inner voice."""
    mind = turn.state.minds.get(command.resident)
    text = heard(command.text, LONGEST_WHISPER)
    if mind is None or not text:
        turn.tell("refused", command.resident, "there is nobody to hear it, or nothing to say")
        return
    turn.tell("whisper", command.resident, text)
    turn.apply(mind, voice.hear(mind, turn.context(command.resident), text))


def _say(turn: Turn, command: VisitorSay) -> None:
    """Let the visitor speak."""
    name = turn.state.town.visitor
    text = heard(command.text, LONGEST_SPEECH)
    if not name or not text:
        turn.tell("refused", name, "nobody visits, or there is nothing to say")
        return
    turn.tell("said", name, text)
    chats.visitor_says(turn, text)


def _set_state(turn: Turn, command: SetObjectState) -> None:
    """Rewrite an object's state."""
    if command.address not in turn.state.town.objects:
        turn.tell("refused", command.address, "there is no such object")
        return
    state = outward(turn, command.state, LONGEST_STATE)
    if command.state.strip() and not state:
        turn.tell("refused", command.address, "a state tells of the thing alone")
        return
    objects.override(turn, command.address, state)
    turn.tell("object", command.address, state)


def _set_methods(turn: Turn, command: SetMethods) -> None:
    """Change how kinds with two methods are answered."""
    methods = dict(turn.state.methods)
    for kind, method in command.methods:
        if kind not in TWO_METHODS or method not in (Mode.CHOOSE, Mode.WRITE):
            turn.tell("refused", kind, "it has no such method")
            continue
        methods[kind] = str(method)
    turn.state.methods = dict(sorted(methods.items()))
