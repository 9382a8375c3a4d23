"""One tile a tick, no teleport, and a town that says no with a reason."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ai.memory.schedule import entry_at
from ai.mind import Act
from game.sim import minds, spacing
from game.sim.commands import EnterVisitor
from game.sim.turn import Turn
from game.world.geometry import Tile
from tests.game.sim.hamlet import BATHROOM, BEDROOM, KITCHEN, LAWN, SALOON, STORE, Play, hamlet, scene

HOUR = 360


def act_at(play, place, *, minutes=30, activity="singing", state="in use"):
    now = play.state.tick * 10
    return Act(activity, place, now, now + minutes * 60, object_state=state)


def send(play, name, place, **more):
    """Let a resident want to act somewhere, as if it had decided so."""
    mind = play.state.minds[name]
    mind.act = act_at(play, place, **more)
    for serial in [s for s, thought in mind.pending.items() if thought.kind.startswith("act")]:
        del mind.pending[serial]


@pytest.fixture
def noon():
    """Give the hamlet at noon."""
    return Play(hamlet()).until(12 * 60)


def test_nobody_moves_more_than_one_tile_a_tick_or_through_walls():
    play = Play(hamlet()).until(6 * 60)
    maze = scene().maze
    for _ in range(3 * HOUR):
        before = {name: body.tile for name, body in play.state.town.bodies.items()}
        play.tick()
        for name, body in play.state.town.bodies.items():
            assert abs(body.tile.x - before[name].x) + abs(body.tile.y - before[name].y) <= 1
            assert maze.is_walkable(body.tile)


def test_an_unreachable_place_is_refused_with_a_reason_and_nobody_is_moved(noon):
    """The release moved people through walls to what they could not reach."""
    tile = noon.state.town.bodies["Ana Bell"].tile
    send(noon, "Ana Bell", f"{STORE}:shelf")
    noon.tick()
    assert any("there is no way to get there" in text for text in noon.told("refused"))
    body = noon.state.town.bodies["Ana Bell"]
    assert abs(body.tile.x - tile.x) + abs(body.tile.y - tile.y) <= 1
    memories = [node.text for node in noon.state.minds["Ana Bell"].stream.nodes]
    assert "Ana Bell could not go on at shelf: there is no way to get there" in memories


def test_a_place_that_does_not_exist_is_refused_and_not_a_crash(noon):
    send(noon, "Ana Bell", "the Dell:Moon base:dome:throne")
    noon.tick()
    assert any("there is no such place" in text for text in noon.told("refused"))
    noon.ticks(30)
    assert noon.state.minds["Ana Bell"].act.place != "the Dell:Moon base:dome:throne"


def test_who_was_refused_does_something_else_and_leaves_the_place_alone(noon):
    send(noon, "Cleo Dunn", f"{STORE}:shelf")
    noon.ticks(3)
    mind = noon.state.minds["Cleo Dunn"]
    assert dict(mind.shunned)[f"{STORE}:shelf"] > noon.state.tick * 10
    assert not mind.act.place.startswith(STORE)
    assert mind.stuck == 0


def test_a_refusal_is_told_once_while_the_next_act_is_being_thought_of(noon):
    """While it waits for the model the resident stays, and does not try the same door each tick."""
    send(noon, "Cleo Dunn", f"{STORE}:shelf")
    noon.oracle.silent = True
    noon.ticks(20)
    assert len([text for text in noon.told("refused") if "shelf" in text]) == 1


def test_three_refusals_in_a_row_count_as_stuck_and_end_in_a_new_plan(noon):
    mind = noon.state.minds["Cleo Dunn"]
    for _ in range(3):
        send(noon, "Cleo Dunn", f"{STORE}:shelf")
        noon.tick()
    assert mind.stuck == 1
    assert mind.refusals == 0
    assert noon.counts()["stuck"] == 1
    assert mind.act.activity == "waiting for a moment"
    later = entry_at(mind.plan.hours, noon.state.tick * 10 + 700)
    assert later.activity == "rest at home"
    noon.ticks(20 * 6)
    assert mind.stuck == 1


def test_a_closed_place_is_refused_at_the_door_and_staff_may_enter():
    play = Play(hamlet()).until(7 * 60 + 5)
    send(play, "Cleo Dunn", f"{SALOON}:piano")
    send(play, "Ana Bell", f"{SALOON}:piano")
    play.ticks(3)
    assert any("it is open from 8 am to 8 pm and closed now" in text for text in play.told("refused"))
    play.ticks(60)
    maze, bodies = scene().maze, play.state.town.bodies
    assert maze.arena_at(bodies["Cleo Dunn"].tile) != SALOON


def test_staff_may_enter_before_opening_time():
    play = Play(hamlet()).until(7 * 60 + 5)
    send(play, "Ana Bell", f"{SALOON}:piano")
    play.ticks(60)
    assert scene().maze.arena_at(play.state.town.bodies["Ana Bell"].tile) == SALOON


def test_guests_are_sent_away_when_a_place_closes():
    play = Play(hamlet()).until(19 * 60 + 20)
    send(play, "Cleo Dunn", f"{SALOON}:cafe customer seating", minutes=120)
    play.until(19 * 60 + 55)
    assert scene().maze.arena_at(play.state.town.bodies["Cleo Dunn"].tile) == SALOON
    play.until(20 * 60 + 15)
    assert any("it has closed" in text for text in play.told("refused"))
    assert scene().maze.arena_at(play.state.town.bodies["Cleo Dunn"].tile) != SALOON


def test_a_room_for_one_takes_one(noon):
    """The paper's people walked into an occupied bathroom."""
    send(noon, "Ana Bell", f"{BATHROOM}:shower", minutes=120)
    noon.ticks(60)
    assert noon.state.town.bodies["Ana Bell"].using == f"{BATHROOM}:shower"
    send(noon, "Bob Cane", f"{BATHROOM}:bathroom sink")
    noon.ticks(60)
    maze, bodies = scene().maze, noon.state.town.bodies
    assert maze.arena_at(bodies["Ana Bell"].tile) == BATHROOM
    assert maze.arena_at(bodies["Bob Cane"].tile) != BATHROOM
    assert f"{BATHROOM}: it is for one person, and occupied" in noon.told("refused")


def test_two_who_make_for_a_thing_for_one_do_not_both_get_it(noon):
    for name in ("Ana Bell", "Cleo Dunn"):
        send(noon, name, f"{SALOON}:piano")
    users = []
    for _ in range(90):
        noon.tick()
        users.append(noon.state.town.objects[f"{SALOON}:piano"].users)
    assert max(len(entry) for entry in users) == 1
    assert any("somebody else is using it" in text for text in noon.told("refused"))


def test_two_at_rest_do_not_share_a_tile():
    play = Play(hamlet()).until(6 * 60)
    together = 0
    longest = 0
    for _ in range(8 * HOUR):
        play.tick()
        resting = [body.tile for body in play.state.town.bodies.values() if not body.path]
        together = together + 1 if len(set(resting)) < len(resting) else 0
        longest = max(longest, together)
    assert longest <= 6


def test_who_waits_without_a_place_makes_room_and_nobody_enters_a_house_for_it(noon):
    bodies = noon.state.town.bodies
    for name in ("Ana Bell", "Bob Cane"):
        mind = noon.state.minds[name]
        mind.act = replace(act_at(noon, "", activity="waiting for a moment"), origin="voice")
        bodies[name].tile, bodies[name].path, bodies[name].bound = Tile(1, 5), (), LAWN
    noon.ticks(3)
    assert bodies["Ana Bell"].tile == Tile(1, 5)
    assert bodies["Bob Cane"].tile != Tile(1, 5)
    assert scene().maze.arena_at(bodies["Bob Cane"].tile) == ""
    assert bodies["Bob Cane"].path == ()


def test_residents_make_room_for_a_visitor(noon):
    send(noon, "Cleo Dunn", LAWN, minutes=60)
    noon.ticks(60)
    tile = noon.state.town.bodies["Cleo Dunn"].tile
    noon.tick(EnterVisitor("Zoe", "a woman in red", tile))
    noon.ticks(6)
    assert noon.state.town.bodies["Cleo Dunn"].tile != noon.state.town.bodies["Zoe"].tile
    assert noon.state.town.bodies["Zoe"].tile == tile


def test_out_of_a_closed_building_everybody_may_go():
    play = Play(hamlet()).until(19 * 60 + 20)
    send(play, "Cleo Dunn", SALOON, minutes=120)
    play.until(19 * 60 + 50)
    play.until(22 * 60)
    assert scene().maze.arena_at(play.state.town.bodies["Cleo Dunn"].tile) != SALOON
    assert play.state.minds["Cleo Dunn"].stuck == 0


def test_an_act_without_end_in_sight_counts_as_stuck_and_is_resolved(noon):
    mind = noon.state.minds["Cleo Dunn"]
    noon.oracle.silent = True
    mind.act = replace(mind.act, end=noon.state.tick * 10)
    noon.tick()
    (waiting,) = [thought for thought in mind.pending.values() if thought.kind.startswith("act.")]
    mind.pending[waiting.serial] = replace(waiting, asked_tick=10**9)
    noon.ticks(minds.STUCK_TICKS)
    assert mind.stuck == 1
    assert noon.told("stuck") == ["no next act was found in time"]
    assert mind.act.end > noon.state.tick * 10
    assert waiting.serial not in mind.pending


def test_poses_follow_what_is_done(noon):
    send(noon, "Ana Bell", f"{BEDROOM}:bed", activity="sleeping")
    send(noon, "Bob Cane", f"{BEDROOM}:desk", activity="reading")
    noon.tick()
    assert {body.pose for name, body in noon.state.town.bodies.items() if body.path} <= {"walk"}
    noon.ticks(60)
    assert noon.state.town.bodies["Ana Bell"].pose == "sleep"
    assert noon.state.town.bodies["Bob Cane"].pose == "sit"


@settings(max_examples=6)
@given(
    st.lists(
        st.sampled_from([KITCHEN, BEDROOM, SALOON, LAWN, f"{SALOON}:piano", f"{STORE}:shelf"]),
        min_size=1,
        max_size=4,
    )
)
def test_wherever_people_want_to_go_they_stay_on_walkable_tiles(places):
    play = Play(hamlet()).until(60)
    for place in places:
        for name in play.state.minds:
            send(play, name, place, minutes=5)
        play.ticks(31)
        assert all(scene().maze.is_walkable(body.tile) for body in play.state.town.bodies.values())
        assert all(isinstance(body.tile, Tile) for body in play.state.town.bodies.values())


def test_nobody_makes_room_where_there_is_none(noon):
    bodies, maze = noon.state.town.bodies, scene().maze
    turn = Turn(noon.state, scene())
    room = maze.tiles_of(BATHROOM)
    guests = {f"guest {number}": replace(bodies["Cleo Dunn"], name=f"guest {number}", tile=tile, path=())
              for number, tile in enumerate(room)}  # fmt: skip
    body = bodies["Bob Cane"]
    body.tile, body.path = room[0], ()
    bodies.update(guests)
    tile = body.tile
    body.name = "zz"
    bodies["zz"] = bodies.pop("Bob Cane")
    assert not spacing.make_room(turn, body)
    assert (body.tile, body.path) == (tile, ())
    del bodies[f"guest {len(room) - 1}"]
    assert spacing.make_room(turn, body)
    assert body.path[-1] == room[-1]
