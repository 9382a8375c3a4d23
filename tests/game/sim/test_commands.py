"""The player's ways in: a visitor, a whisper, methods. What cannot be done changes nothing."""

import copy

import pytest

from ai.memory import places as known
from ai.memory import schedule
from ai.memory.node import Source
from ai.runtime.scripted import Fault
from game.sim import control, digest
from game.sim.commands import (
    EnterVisitor,
    LeaveVisitor,
    MoveVisitor,
    SetMethods,
    SetObjectState,
    Whisper,
)
from game.world.geometry import Facing, Tile
from tests.game.sim.hamlet import LAWN, Play, hamlet, silent
from tests.game.sim.test_movement import send


@pytest.fixture
def noon():
    return Play(hamlet()).until(12 * 60)


def test_a_visitor_walks_a_tile_a_command_and_is_stopped_by_walls(noon):
    noon.tick(EnterVisitor("Zoe", "a woman in red", Tile(1, 5)))
    noon.tick(MoveVisitor(Facing.EAST))
    zoe = noon.state.town.bodies["Zoe"]
    assert zoe.tile == Tile(2, 5)
    noon.tick(MoveVisitor(Facing.NORTH))
    assert (zoe.tile, zoe.facing) == (Tile(2, 5), Facing.NORTH)


def test_a_visitor_takes_one_step_a_tick_however_many_are_asked_for(noon):
    noon.tick(EnterVisitor("Zoe", "a woman in red", Tile(1, 5)), MoveVisitor(Facing.EAST))
    noon.tick(*[MoveVisitor(Facing.EAST)] * 9)
    assert noon.state.town.bodies["Zoe"].tile == Tile(3, 5)


def test_a_visitor_is_perceived_by_looks_and_remembered(noon):
    send(noon, "Ana Bell", LAWN, minutes=60)
    noon.ticks(70)
    tile = noon.state.town.bodies["Ana Bell"].tile
    noon.tick(EnterVisitor("Zoe", "a woman in red", Tile(tile.x - 1 if tile.x > 3 else 4, tile.y)))
    noon.ticks(2)
    texts = [node.text for node in noon.state.minds["Ana Bell"].stream.nodes]
    assert "a woman in red is standing around" in texts
    assert not any("Zoe" in text for text in texts)


def test_a_visitor_leaves_and_is_gone(noon):
    noon.tick(EnterVisitor("Zoe", "a woman in red", Tile(12, 6)))
    noon.tick(LeaveVisitor())
    assert "Zoe" not in noon.state.town.bodies
    assert noon.state.town.visitor == ""
    noon.tick(MoveVisitor(Facing.EAST))
    assert "nobody visits" in noon.told("refused")


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (EnterVisitor("Ana Bell", "a double", Tile(12, 6)), "a name that no resident has"),
        (EnterVisitor(" ", "a ghost", Tile(12, 6)), "a name that no resident has"),
        (EnterVisitor("Zoe", "x", Tile(0, 0)), "nobody can stand there"),
        (EnterVisitor("Zoe", "x", Tile(-4, 999)), "nobody can stand there"),
        (Whisper("Nobody", "hello"), "there is nobody to hear it"),
        (Whisper("Ana Bell", "  "), "there is nobody to hear it"),
        (SetMethods((("sector", "write"),)), "it has no such method"),
        (SetMethods((("steps", "guess"),)), "it has no such method"),
    ],
)
def test_what_cannot_be_done_changes_nothing_and_says_why(noon, command, reason):
    twin = Play(copy.deepcopy(noon.state))
    noon.tick(command)
    twin.tick()
    assert any(reason in text for text in noon.told("refused"))
    assert digest.parts(noon.state) == digest.parts(twin.state)


def test_methods_are_changed_by_command(noon):
    noon.tick(SetMethods((("steps", "write"),)))
    assert noon.state.methods == {"steps": "write"}


def plan_after(play, at):
    return schedule.entry_at(play.state.minds["Cleo Dunn"].plan.hours, at)


def test_a_whisper_changes_todays_plan_from_now_on_and_keeps_the_past(noon):
    mind = noon.state.minds["Cleo Dunn"]
    before, now = mind.plan, (noon.state.tick + 1) * 10
    noon.oracle.enqueue("directive", ("water the flowers on the common", "dance"))
    noon.tick(Whisper("Cleo Dunn", "You should water the flowers on the common."))
    entry = schedule.entry_at(mind.plan.hours, now)
    assert (entry.activity, entry.origin) == ("water the flowers on the common", "voice")
    assert known.knows(mind.places, entry.place)
    assert schedule.faults(mind.plan) == ()
    for moment in range(0, now - now % 60, 600):
        old, new = schedule.entry_at(before.hours, moment), schedule.entry_at(mind.plan.hours, moment)
        assert (old.activity, old.place) == (new.activity, new.place)
    noon.ticks(3)
    assert mind.act.origin == "voice"


def test_a_whisper_is_remembered_as_the_inner_voice_and_is_important_by_rule(noon):
    noon.tick(Whisper("Cleo Dunn", "Run for mayor!"))
    mind = noon.state.minds["Cleo Dunn"]
    (node,) = [node for node in mind.stream.nodes if node.provenance.type == Source.VOICE]
    assert node.text == "Cleo Dunn's inner voice said: Run for mayor!"
    assert mind.stream.importance[node.id] == 9


def test_a_whisper_works_without_a_model():
    for oracle in (silent(), None):
        play = Play(hamlet(), oracle or Play(hamlet()).oracle)
        play.oracle.pick("directive", lambda call: Fault("no"))
        play.until(12 * 60)
        play.tick(Whisper("Cleo Dunn", "You must go and feed the ducks."))
        play.ticks(40)
        hours = play.state.minds["Cleo Dunn"].plan.hours
        assert any((entry.activity, entry.origin) == ("feed the ducks", "voice") for entry in hours)


def test_a_lying_answer_does_not_become_the_directive(noon):
    noon.oracle.enqueue("directive", ("TOKEN LIMIT EXCEEDED", "🎉", "eat the moon", ""))
    noon.tick(Whisper("Cleo Dunn", "Feed the ducks."))
    assert plan_after(noon, noon.state.tick * 10).activity == "feed the ducks"


def test_a_whisper_may_name_an_hour_of_today(noon):
    noon.oracle.enqueue("directive", ("feed the ducks at 3 pm",))
    noon.tick(Whisper("Cleo Dunn", "Feed the ducks at 3 pm."))
    assert plan_after(noon, 15 * 3600).origin == "voice"
    assert plan_after(noon, noon.state.tick * 10).origin != "voice"
    assert noon.state.minds["Cleo Dunn"].act.origin != "voice"


def test_a_whisper_at_night_wakes_the_sleeper():
    play = Play(hamlet()).until(3 * 60)
    play.oracle.enqueue("directive", ("look at the stars",))
    play.tick(Whisper("Ana Bell", "Look at the stars."))
    play.ticks(3)
    assert play.state.minds["Ana Bell"].act.activity != "sleeping"
    play.ticks(9 * 60)
    assert play.state.minds["Ana Bell"].act.activity == "sleeping"


def test_a_whisper_before_the_day_is_planned_is_not_lost():
    play = Play(hamlet(), silent())
    play.tick()
    play.tick(Whisper("Ana Bell", "Feed the ducks at 3 pm."))
    play.oracle.silent = False
    play.ticks(40)
    hours = play.state.minds["Ana Bell"].plan.hours
    assert [entry.start for entry in hours if entry.origin == "voice"] == [15 * 3600]
    assert schedule.faults(play.state.minds["Ana Bell"].plan) == ()


def test_what_the_player_types_is_one_short_line_without_unseen_characters(noon):
    noon.tick(EnterVisitor("Z\x1b[31moe\u202e", "a \u200bman\n" + "x" * 4000, Tile(1, 5)))
    (name,) = [noon.state.town.visitor]
    assert name == "Z [31moe"
    assert noon.state.town.bodies[name].looks == ("a man " + "x" * 4000)[: control.LONGEST_LOOKS]
    address = next(iter(noon.state.town.objects))
    noon.tick(SetObjectState(address, "bur\x00ning\x07"))
    assert noon.state.town.objects[address].override == "bur ning"
    noon.tick(Whisper("Ana Bell", "\x1b\u200b \n"))
    assert not [n for n in noon.state.minds["Ana Bell"].stream.nodes if n.provenance.type == Source.VOICE]


@pytest.mark.parametrize(
    "name",
    [
        "Ana  Bell",
        "ana bell",
        "Аna Веll",
        "Ana Bell's inner voice",
        "Ana Bell saw a ghost and",
        "...",
        "\u200b",
    ],
)
def test_nobody_comes_under_a_residents_name(noon, name):
    noon.tick(EnterVisitor(name, "a stranger", Tile(12, 6)))
    assert noon.state.town.visitor == ""
    assert any("a name that no resident has" in text for text in noon.told("refused"))


@pytest.mark.parametrize(
    ("looks", "seen"),
    [
        ("a woman in red", "a woman in red"),
        ("a man who saw the mill burn", "a man"),
        ("a tall woman. The mill burned down", "a tall woman"),
        ("a man robbed by Ana Bell", "a stranger"),
        ("Bob's twin", "a stranger"),
        ("", "a stranger"),
    ],
)
def test_looks_tell_no_story(noon, looks, seen):
    noon.tick(EnterVisitor("Zoe", looks, Tile(12, 6)))
    assert noon.state.town.bodies["Zoe"].looks == seen


@pytest.mark.parametrize(
    ("said", "state"),
    [
        ("burning", "burning"),
        ("out of tune", "out of tune"),
        ("broken, so Ana must jump", "broken"),
        ("empty. Bob stole it", "empty"),
        ("dusty because nobody plays", "dusty"),
    ],
)
def test_a_state_tells_of_the_thing_alone(noon, said, state):
    piano = next(address for address in noon.state.town.objects if address.endswith("piano"))
    noon.tick(SetObjectState(piano, said))
    assert noon.state.town.objects[piano].state == state


def test_a_state_that_names_a_resident_is_refused(noon):
    piano = next(address for address in noon.state.town.objects if address.endswith("piano"))
    before = noon.state.town.objects[piano].state
    noon.tick(SetObjectState(piano, "stolen by Bob Cane"))
    assert noon.state.town.objects[piano].state == before
    assert "a state tells of the thing alone" in noon.told("refused")
