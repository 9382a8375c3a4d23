"""The paper's example of the inner voice in the Ville, decided by the default model, on several seeds.

Told by its inner voice to run for mayor, somebody decides to, makes it part of its day, and tells its
family of its own accord.
"""

import pytest

from ai.memory.node import Source
from game import app
from game.sim.commands import Whisper

pytestmark = pytest.mark.model

JOHN, FAMILY = "John Lin", ("Eddy Lin", "Mei Lin")
WHISPER = "You are going to run for mayor against Sam Moore in the upcoming election."
SEEDS = (1, 2, 3, 4, 5)
MORNING, DAY_TICKS = 6 * 360 + 60, 17 * 360


def told(session, name):
    """Tell whether somebody has heard from John himself, in a talk, that he runs."""
    return any(
        node.provenance.type == Source.SAID
        and node.provenance.by == JOHN
        and "run for mayor against Sam Moore" in node.text
        and name in node.text.split(" that ", 1)[0]
        for node in session.state.minds[name].stream.nodes
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_who_is_told_to_run_for_mayor_decides_to_and_tells_wife_and_son(home, seed):
    session = app.new_game(f"seed-{seed}", residents=[JOHN, *FAMILY], seed=seed, pace="attentive")
    session.advance(MORNING)
    session.give(Whisper(JOHN, WHISPER))
    mind = session.state.minds[JOHN]
    session.advance(6)
    assert any("run for mayor" in entry.activity for entry in mind.plan.hours)
    assert any(node.provenance.type == Source.VOICE for node in mind.stream.nodes)
    while session.state.tick < MORNING + DAY_TICKS and not all(told(session, one) for one in FAMILY):
        session.advance(30)
    said = [line for chat in session.state.chats.values() for line in chat.lines if line.speaker == JOHN]
    session.close()
    assert [one for one in FAMILY if not told(session, one)] == []
    assert any("run for mayor against Sam Moore" in line.text for line in said)
    assert all(dict(line.heard).keys() >= {JOHN} for line in said)
