"""Objects and who uses them: several users never overwrite each other, and rest returns after.

The newest user's state is shown; each leaver takes only its own entry away. A state set from
outside is shown before all others until somebody has dealt with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.cognition import react, remedies
from ai.memory.places import object_of
from ai.prompts import placing

if TYPE_CHECKING:
    from ai.mind import Act
    from game.sim.state import Body, ObjectState
    from game.sim.turn import Turn

REPAIRS = ("fix", "repair", "turn off", "put out", "clean", "extinguish", "mop", "mend", "replace")
"""How activities begin that end a state set from outside."""


def settle(turn: Turn) -> None:
    """Let everybody at an object use it as its act says, and everybody who left it be gone."""
    for name, mind in turn.state.minds.items():
        body = turn.state.town.bodies[name]
        act = mind.act
        if mind.chat:
            continue
        wanted = act.place if act is not None and not body.path and body.bound == act.place else ""
        if body.using and body.using != wanted:
            leave(turn, body)
        if act is not None and wanted in turn.state.town.objects and object_of(wanted):
            _use(turn, body, wanted, act)
            _mend(turn, wanted, act)


def has_room(turn: Turn, name: str, address: str) -> bool:
    """Tell whether ``name`` may use the object at ``address`` beside those who are at it."""
    capacity = turn.scene.maze.objects[address].capacity
    if capacity == 0:
        return True
    others = [
        body
        for body in turn.state.town.bodies.values()
        if body.name != name and (body.using == address or (body.bound == address and not body.path))
    ]
    return len(others) < capacity


def leave(turn: Turn, body: Body) -> None:
    """Take a body's own entry out of the object it uses."""
    thing = turn.state.town.objects.get(body.using)
    if thing is not None:
        thing.users = tuple(user for user in thing.users if user[0] != body.name)
        show(thing)
    body.using = ""


def override(turn: Turn, address: str, state: str) -> None:
    """Set an object's state from outside; an empty one, or its state at rest, takes that back."""
    thing = turn.state.town.objects[address]
    thing.override = "" if state in ("", thing.rest) else state
    show(thing)


def show(thing: ObjectState) -> None:
    """Bring the visible state up to date."""
    newest = thing.users[-1][1] if thing.users else ""
    thing.state = thing.override or newest or thing.rest


def _use(turn: Turn, body: Body, address: str, act: Act) -> None:
    """Enter a body among the users of an object, once, with the state that its use gives."""
    thing = turn.state.town.objects[address]
    entry = (body.name, act.object_state)
    if body.using == address and entry in thing.users:
        return
    known = [user for user in thing.users if user[0] != body.name]
    if body.using == address:
        thing.users = tuple(entry if user[0] == body.name else user for user in thing.users)
    else:
        thing.users = (*known, entry)
    body.using = address
    show(thing)


def _mend(turn: Turn, address: str, act: Act) -> None:
    """Let a state set from outside end when somebody at the object deals with it.

    One who reacts to it is done at the end of doing so; other work that mends ends it as it begins.
    """
    thing = turn.state.town.objects[address]
    if not thing.override:
        return
    done = react.ends_fault(act, turn.now) if act.origin == remedies.REACT else _deals(act.activity)
    if done:
        turn.tell("mended", address, thing.override)
        thing.override = ""
        show(thing)


def _deals(activity: str) -> bool:
    """Tell whether an activity is one that ends a fault."""
    words = placing.content(activity)
    return any(placing.content(repair)[0] == words[0] for repair in REPAIRS) if words else False
