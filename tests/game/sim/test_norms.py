"""Norms of places: enforced with a reason, kept while walking through, watched over, and off when asked."""

from dataclasses import replace

import numpy as np
import pytest

from game.cli import norms as report
from game.sim import meeting, permits
from game.sim.start import new_state
from game.sim.state import Scene
from game.sim.turn import Turn
from game.world.geometry import Tile
from game.world.norms import Norm, Privacy
from tests.game.sim import hamlet as place
from tests.game.sim.hamlet import BATHROOM, BEDROOM, GREEN, KITCHEN, LAWN, SALOON, Play, people, scene
from tests.game.sim.test_movement import send

COUNTER = f"{SALOON}:behind the cafe counter"


def strict_scene() -> Scene:
    """Give the hamlet with a private bedroom, a household's kitchen and a counter for staff."""
    maze = scene().maze
    norms = {
        BEDROOM: Norm(privacy=Privacy.PRIVATE),
        BATHROOM: Norm(capacity=1),
        KITCHEN: Norm(privacy=Privacy.HOUSEHOLD),
        SALOON: Norm(480, 1200, activities=("drink coffee", "talk")),
    }
    arenas = {name: replace(one, norm=norms.get(name, one.norm)) for name, one in maze.arenas.items()}
    objects = dict(maze.objects)
    objects[COUNTER] = replace(objects[COUNTER], privacy=Privacy.STAFF)
    blocked = np.array(maze.blocked)
    return Scene(replace(maze, blocked=blocked, arenas=arenas, objects=objects), scene().banks)


@pytest.fixture
def play(monkeypatch):
    """Give the strict hamlet at noon."""

    def make(*, norms=True, minute=720):
        strict = strict_scene()
        monkeypatch.setattr(place, "scene", lambda: strict)
        everybody = people()
        visitor = replace(everybody["Cleo Dunn"].sheet, home=LAWN, bed="", home_places=(LAWN,))
        everybody["Cleo Dunn"] = replace(everybody["Cleo Dunn"], sheet=visitor)
        return Play(new_state(strict, everybody, 1, {}, norms=norms)).until(minute)

    return make


def body(play, name):
    return play.state.town.bodies[name]


def test_another_ones_bedroom_is_refused_with_the_reason(play):
    town = play()
    send(town, "Cleo Dunn", f"{BEDROOM}:desk")
    town.ticks(60)
    assert f"{BEDROOM}: it is private" in town.told("refused")
    texts = [node.text for node in town.state.minds["Cleo Dunn"].stream.nodes]
    assert "Cleo Dunn could not go on at bedroom: it is private" in texts
    assert town.state.town.breaches == ()


def test_nobody_but_the_staff_stands_behind_the_counter(play):
    town = play()
    send(town, "Cleo Dunn", COUNTER)
    town.ticks(5)
    assert f"{COUNTER}: it is for those who work there" in town.told("refused")
    send(town, "Ana Bell", COUNTER, minutes=60)
    town.ticks(90)
    assert body(town, "Ana Bell").using == COUNTER


def test_a_refused_place_is_left_alone_for_its_cooldown(play):
    town = play()
    send(town, "Cleo Dunn", f"{BEDROOM}:desk")
    town.ticks(60 * 6)
    assert sum(text.startswith(BEDROOM) for text in town.told("refused")) == 1


def test_the_way_does_not_lead_through_other_peoples_rooms(play):
    town = play(minute=7 * 60)
    strict = place.scene()
    mind = town.state.minds["Cleo Dunn"]
    shut = permits.off_limits(Turn(town.state, strict), mind, f"{LAWN}:park garden")
    arenas = {strict.maze.arena_at(tile) for tile in shut}
    assert arenas == {BEDROOM, KITCHEN, SALOON}
    guest = permits.off_limits(Turn(town.state, strict), mind, f"{KITCHEN}:refrigerator")
    assert {strict.maze.arena_at(tile) for tile in guest} == {BEDROOM, SALOON}
    owner = permits.off_limits(Turn(town.state, strict), town.state.minds["Ana Bell"], LAWN)
    assert owner == frozenset()


def test_what_everybody_knows_of_a_place_is_remembered_from_the_start(play):
    mind = play(minute=1).state.minds["Cleo Dunn"]
    texts = [node.text for node in mind.stream.nodes]
    assert "Corner Cafe is open from 8 am to 8 pm, a place to drink coffee and talk" in texts
    assert not [text for text in texts if "Common is" in text or GREEN in text]


def test_with_norms_off_a_breach_is_allowed_and_noted_once(play):
    town = play(norms=False)
    send(town, "Cleo Dunn", f"{BEDROOM}:desk", minutes=60)
    town.ticks(120)
    assert body(town, "Cleo Dunn").using == f"{BEDROOM}:desk"
    found = [(one.name, one.rule, one.place) for one in town.state.town.breaches]
    assert found == [("Cleo Dunn", "private", BEDROOM)]
    told = report.report(town.state)
    assert told["days"]["1"]["violations"] == {"closed": 0, "private": 1, "staff": 0, "occupied": 0}
    assert "day 1: 1 violations (1 private)" in report.in_short(told)


def test_the_watch_sees_a_closed_shop_and_a_full_room(play):
    town = play(norms=False, minute=60)
    send(town, "Cleo Dunn", f"{SALOON}:piano", minutes=120)
    send(town, "Bob Cane", f"{BATHROOM}:shower", minutes=120)
    send(town, "Ana Bell", f"{BATHROOM}:bathroom sink", minutes=120)
    town.ticks(120)
    found = {(one.rule, one.place) for one in town.state.town.breaches}
    assert {("closed", SALOON), ("occupied", BATHROOM)} <= found


def test_a_whole_day_with_norms_on_has_no_violation(play):
    town = play(minute=24 * 60)
    assert town.state.town.breaches == ()
    counted = report.report(town.state)
    assert counted["norms"] == "on"
    assert all(count == 0 for count in counted["days"]["1"]["violations"].values())


def test_refusals_are_counted_by_day_and_kind(play):
    town = play()
    send(town, "Cleo Dunn", f"{BEDROOM}:desk")
    town.ticks(60)
    assert town.state.town.refusals["1 private"] == 1


@pytest.mark.parametrize(
    ("norm", "words"),
    [
        (Norm(capacity=1, privacy=Privacy.PRIVATE), "private, for one person, occupied"),
        (Norm(1020, 1320), "open from 5 pm to 10 pm, closed now"),
        (Norm(0, 1440), "open from midnight to midnight"),
        (Norm(capacity=4), "for 4 people"),
        (Norm(510, 750), "open from 8:30 am to 12:30 pm"),
        (Norm(privacy=Privacy.STAFF), "for those who work there"),
        (Norm(), ""),
    ],
)
def test_norms_are_spoken_in_words(norm, words):
    assert norm.in_words(open_now="closed" not in words, occupied="occupied" in words) == words


def test_norms_are_part_of_the_digest():
    from game.sim.digest import parts

    on, off = place.hamlet(), place.hamlet()
    off.norms = False
    assert parts(on)["town"] != parts(off)["town"]


def test_who_may_not_come_in_talks_over_the_threshold(play):
    town = play()
    for name, tile in (("Ana Bell", Tile(4, 2)), ("Cleo Dunn", Tile(5, 5)), ("Bob Cane", Tile(9, 5))):
        body(town, name).tile, body(town, name).path = tile, ()
    turn = Turn(town.state, place.scene())
    meeting.walk_up(turn, "Cleo Dunn", "Ana Bell")
    assert body(town, "Cleo Dunn").path == ()
    meeting.walk_up(turn, "Cleo Dunn", "Bob Cane")
    assert body(town, "Cleo Dunn").path
