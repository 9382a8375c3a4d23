"""The paper's two examples in the Ville, decided by the default model, on several seeds.

A stove that burns is turned off, and breakfast goes on; a shower that leaks is mended with tools that
were fetched.
"""

import pytest

from game import app
from game.sim.commands import SetObjectState

pytestmark = pytest.mark.model

ISABELLA = "Isabella Rodriguez"
YURIKO = "Yuriko Yamamoto"
SEEDS = (1, 2, 3, 4, 5)
LONGEST = 3 * 360
"""Ticks until she is where the example begins, from her waking on."""


def at_home(seed, who, room, activity):
    """Give the town with somebody in a room at home who does there what belongs there."""
    session = app.new_game(f"seed-{seed}", residents=[who], seed=seed, pace="attentive")
    mind, maze = session.state.minds[who], session.scene.maze
    session.advance(5 * 360)
    for _ in range(LONGEST):
        session.advance(1)
        body = session.state.town.bodies[who]
        hour = next((one for one in mind.plan.hours if one.start <= session.state.tick * 10 < one.end), None)
        if hour and activity in hour.activity and maze.arena_at(body.tile).endswith(room) and not body.path:
            return session
    raise AssertionError(f"she never came to {activity}")


def lived(session, who, minutes):
    """Give what she does in the next minutes, one after the other."""
    mind, told = session.state.minds[who], []
    for _ in range(minutes * 6):
        session.advance(1)
        if mind.act is not None and (not told or told[-1] != mind.act.activity):
            told.append(mind.act.activity)
    return told


def address_of(session, who, name):
    """Give the address of the thing so called at somebody's home."""
    home = session.state.minds[who].sheet.home.rpartition(":")[0]
    return next(
        one for one in session.scene.maze.objects if one.startswith(home) and one.endswith(f":{name}")
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_burning_stove_is_turned_off_and_breakfast_goes_on(home, seed):
    session = at_home(seed, YURIKO, "main room", "breakfast")
    stove = address_of(session, YURIKO, "cooking area")
    session.give(SetObjectState(stove, "burning"))
    told = lived(session, YURIKO, 30)
    session.close()
    assert told[0] == "turning off the cooking area" or told[1] == "turning off the cooking area", told
    assert session.state.town.objects[stove].override == ""
    later = [entry.activity for entry in session.state.minds[YURIKO].plan.hours]
    assert later.count("have breakfast") == 2


@pytest.mark.parametrize("seed", SEEDS)
def test_a_leaking_shower_is_mended_with_tools_that_were_fetched(home, seed):
    session = at_home(seed, ISABELLA, "bathroom", "shower")
    shower = address_of(session, ISABELLA, "shower")
    session.give(SetObjectState(shower, "leaking water"))
    told = lived(session, ISABELLA, 60)
    session.close()
    fetching = next(at for at, one in enumerate(told) if one.startswith("fetching"))
    assert any("the shower" in one for one in told[fetching + 1 :]), told
    assert session.state.town.objects[shower].override == ""
    assert fetching <= 1
