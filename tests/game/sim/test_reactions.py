"""The paper's two examples and what goes with them: things that need it are dealt with, then life goes on."""

import pytest

from ai.memory import schedule
from ai.memory.node import MemoryKind
from game.sim import digest
from game.sim.commands import SetObjectState
from game.sim.step import step
from tests.game.sim.hamlet import BATHROOM, BEDROOM, KITCHEN, LAWN, Play, hamlet, scene

STOVE, SHOWER, BED = f"{KITCHEN}:cooking area", f"{BATHROOM}:shower", f"{BEDROOM}:bed"
ANA = ("Ana Bell",)


def awake(minute, names=ANA, *, urgent=0):
    """Give the hamlet at a minute of day 1, with an answer ready for what is urgent."""
    play = Play(hamlet(names))
    play.oracle.pick("urgent", lambda call: urgent)
    play.oracle.pick("remedy", lambda call: 0)
    play.oracle.pick("wake_hour", lambda call: call.options.index("6:00 am"))
    for kind in ("sector", "arena", "object"):
        play.oracle.pick(kind, lambda call: 0)
    return play.until(minute)


def doings(play, name, minutes):
    """Give what somebody does one after the other in the next minutes, with where."""
    told = []
    for _ in range(minutes * 6):
        play.tick()
        act = play.state.minds[name].act
        if not told or told[-1] != (act.activity, act.place):
            told.append((act.activity, act.place))
    return told


def at_breakfast():
    """Give the hamlet with Ana in the kitchen at breakfast."""
    play = awake(6 * 60 + 31)
    while scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) != KITCHEN:
        play.tick()
    return play.ticks(12)


def test_a_burning_stove_is_turned_off_and_breakfast_made_again():
    play = at_breakfast()
    mind = play.state.minds["Ana Bell"]
    hour = schedule.entry_at(mind.plan.hours, play.state.tick * 10)
    before = mind.act.activity
    assert hour.activity == "have breakfast"
    play.tick(SetObjectState(STOVE, "burning"))
    play.tick()
    assert mind.act.activity == "turning off the cooking area"
    told = doings(play, "Ana Bell", 40)
    assert play.state.town.objects[STOVE].override == ""
    names = [activity for activity, _ in told]
    assert names.index("opening the window and wiping off the soot") < names.index(before)
    again = [entry for entry in mind.plan.hours if entry.activity == "have breakfast"]
    assert [entry.origin for entry in again] == [hour.origin] * 2
    assert again[1].start > again[0].end
    assert schedule.faults(mind.plan) == ()
    assert "cooking area is burning" in [node.text for node in mind.stream.nodes]


def test_tools_are_fetched_for_a_leaking_shower_which_is_mended():
    play = awake(6 * 60 + 2)
    while scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) != BATHROOM:
        play.tick()
    play.tick(SetObjectState(SHOWER, "leaking water"))
    told = doings(play, "Ana Bell", 60)
    names = [activity for activity, _ in told]
    assert names[:3] == ["fetching a wrench and a sealing ring", "mending the shower", "wiping up the water"]
    assert told[0][1] == f"{BEDROOM}:closet"
    assert play.state.town.objects[SHOWER].override == ""
    hours = [entry.activity for entry in play.state.minds["Ana Bell"].plan.hours]
    assert hours.count("take a shower and brush teeth") == 2


def test_what_is_normal_is_decided_about_once():
    play = awake(6 * 60 + 40, urgent=1)
    play.tick(SetObjectState(f"{KITCHEN}:refrigerator", "left open"))
    before = [entry.activity for entry in play.state.minds["Ana Bell"].plan.hours]
    play.ticks(200)
    assert [call.kind for call in play.oracle.asked].count("urgent") == 1
    assert [entry.activity for entry in play.state.minds["Ana Bell"].plan.hours] == before
    assert play.state.town.objects[f"{KITCHEN}:refrigerator"].override == "left open"


def test_fire_wakes_those_who_sleep_and_they_go_back_to_bed():
    play = awake(3 * 60)
    play.tick(SetObjectState(STOVE, "burning"))
    told = doings(play, "Ana Bell", 40)
    assert [activity for activity, _ in told][:2] == [
        "turning off the cooking area",
        "opening the window and wiping off the soot",
    ]
    assert told[-1] == ("sleeping", BED)
    assert play.state.town.objects[STOVE].override == ""


def test_what_makes_no_noise_wakes_nobody():
    play = awake(3 * 60)
    play.tick(SetObjectState(f"{BEDROOM}:closet", "full of moths"))
    play.ticks(60)
    assert "urgent" not in [call.kind for call in play.oracle.asked]


def test_one_sees_to_it_where_several_see_it():
    play = awake(3 * 60, ("Ana Bell", "Bob Cane"))
    play.tick(SetObjectState(STOVE, "burning"))
    play.ticks(12)
    dealing = [mind.sheet.name for mind in play.state.minds.values() if mind.act.origin == "react"]
    assert dealing == ["Ana Bell"]


def test_a_way_that_is_long_takes_its_time_and_the_remedy_still_ends_the_fault():
    play = awake(6 * 60 + 2)
    while scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) != BATHROOM:
        play.tick()
    play.tick(SetObjectState(SHOWER, "leaking water"))
    play.tick()
    mind = play.state.minds["Ana Bell"]
    assert mind.act.activity.startswith("fetching")
    play.state.town.bodies["Ana Bell"].tile = scene().maze.tiles_of(LAWN)[-1]
    play.state.town.bodies["Ana Bell"].bound = ""
    play.ticks(400)
    assert play.state.town.objects[SHOWER].override == ""
    assert schedule.faults(mind.plan) == ()


def test_what_another_has_mended_is_let_go():
    play = awake(6 * 60 + 2)
    while scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) != BATHROOM:
        play.tick()
    play.tick(SetObjectState(SHOWER, "leaking water"))
    play.tick()
    play.tick(SetObjectState(SHOWER, ""))
    told = doings(play, "Ana Bell", 30)
    assert "wiping up the water" not in [activity for activity, _ in told], told
    assert schedule.faults(play.state.minds["Ana Bell"].plan) == ()


def test_a_silent_model_leaves_it_to_the_rules():
    play = awake(6 * 60 + 40)
    play.state.minds["Ana Bell"].unanswered = 2
    play.tick(SetObjectState(STOVE, "burning"))
    play.tick()
    mind = play.state.minds["Ana Bell"]
    assert mind.act.activity == "turning off the cooking area"
    assert mind.failsafes["urgent"] == 1


@pytest.mark.parametrize("state", ["burning", "leaking water", "covered in honey", "🦆🦆🦆"])
def test_any_state_of_any_thing_is_dealt_with_somehow(state):
    for address in scene().maze.objects:
        if address.startswith("the Dell:Ana's house"):
            play = awake(6 * 60 + 40)
            play.tick(SetObjectState(address, state))
            play.ticks(500)
            assert play.state.town.objects[address].override in ("", state)
            assert schedule.faults(play.state.minds["Ana Bell"].plan) == ()


def test_reactions_replay_exactly():
    play = at_breakfast()
    play.tick(SetObjectState(STOVE, "burning"))
    play.ticks(300)
    state = hamlet(ANA)
    for given in play.inputs:
        step(state, scene(), given)
    assert digest.parts(state) == digest.parts(play.state)


def test_the_remedy_is_a_plan_memory():
    play = at_breakfast()
    play.tick(SetObjectState(STOVE, "burning"))
    play.ticks(3)
    texts = [node.text for node in play.state.minds["Ana Bell"].stream.nodes if node.kind == MemoryKind.PLAN]
    assert any(text.endswith("cooking area: turn off the cooking area") for text in texts)
