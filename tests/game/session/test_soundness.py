from __future__ import annotations

from dataclasses import replace

import pytest

from ai.calls import CallKey, Mode, ModelCall
from ai.memory.node import Provenance, Source
from ai.mind import Act, Thought
from game.persist.codec import pack, unpack
from game.session.soundness import fault_of
from game.sim.state import Chat, Line, SimState
from game.world.geometry import Tile
from tests.game.session.towns import fresh, place

MARIA = "Maria Lopez"


def far(state):
    state.town.bodies[MARIA].tile = Tile(9999, 3)


def lost_object(state):
    del state.town.objects[next(iter(state.town.objects))]


def no_body(state):
    del state.town.bodies[MARIA]


def other_body(state):
    state.town.bodies[MARIA].name = "Nobody"


def using_nothing(state):
    state.town.bodies[MARIA].using = "the Ville:nowhere"


def ghost(state):
    state.town.visitor = "Ghost"


def renamed(state):
    mind = state.minds[MARIA]
    mind.sheet = replace(mind.sheet, name="Other")


def short(state):
    state.minds[MARIA].stream.accessed.pop()


def too_important(state):
    state.minds[MARIA].stream.importance[0] = 11


def dangling(state):
    stream = state.minds[MARIA].stream
    stream.nodes[0] = replace(stream.nodes[0], evidence=(10**6,))


def misnumbered(state):
    stream = state.minds[MARIA].stream
    stream.nodes[0] = replace(stream.nodes[0], id=5)


def unpaired(state):
    state.vectors.texts.append("x")


def crooked(state):
    state.vectors.dim = 4
    state.vectors.texts.append("x")
    state.vectors.vectors.append(b"123")


def backwards(state):
    state.minds[MARIA].act = Act("x", "y", 10, 5)


def stray_thought(state):
    call = ModelCall(CallKey("Klaus Mueller", 0), "k", Mode.CHOOSE)
    state.minds[MARIA].next_serial = 5
    state.minds[MARIA].pending[1] = Thought(1, "plan.day", "x", asks=(call,))


def talking_alone(state):
    state.minds[MARIA].chat = 7


def unheard(state):
    state.chats[1] = Chat(1, "", 0, ended=0, lines=(Line(0, MARIA, "Hello!", (), ((MARIA, 10**6),)),))


def among_ghosts(state):
    state.chats[1] = Chat(1, "", 0, members=("Ghost",))


def future(state):
    state.minds[MARIA].next_serial = 5
    state.minds[MARIA].pending[1] = Thought(1, "plan.day", "x", asked_tick=99)


def never(state):
    state.tick = -7


def test_a_new_town_is_sound():
    assert fault_of(fresh(), place().scene) == ""


def test_what_another_told_names_memories_of_the_teller():
    state = unpack(pack(fresh(), SimState), SimState, "f", "p")
    stream = state.minds[MARIA].stream
    stream.nodes[0] = replace(stream.nodes[0], provenance=Provenance(Source.SAID, "Klaus Mueller", (10**6,)))
    assert fault_of(state, place().scene) == ""


@pytest.mark.parametrize(
    "plant",
    [far, lost_object, no_body, other_body, using_nothing, ghost, renamed, short, too_important, dangling,
     misnumbered, unpaired, crooked, backwards, stray_thought, future, never, talking_alone, unheard,
     among_ghosts],
)  # fmt: skip
def test_a_planted_fault_is_found(plant):
    state = unpack(pack(fresh(), SimState), SimState, "f", "p")
    plant(state)
    assert fault_of(state, place().scene) != ""
