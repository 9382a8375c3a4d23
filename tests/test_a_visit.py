"""One story from the title menu and back, told in the window by events alone.

A visitor comes and is remembered, a whisper changes the day, the save goes on, the recording ends
where the town did. It is played with the default model, and with a script in its place.
"""

from __future__ import annotations

import time

import arcade
import pytest
from arcade import key

from ai.cognition import rules
from ai.gametime import seconds_at
from ai.memory import schedule
from ai.memory.node import Source
from ai.prompts import wording
from game import answerers, app
from game.settings import Settings
from game.sim import digest
from game.view import camera, controls
from game.view.pace import Speed
from game.view.screens import MenuScreen
from game.world.geometry import Facing, Tile, facing_between
from game.world.path import find_path
from game.world.sight import is_visible
from tests.playing import Player

pytestmark = pytest.mark.window

ISABELLA = "Isabella Rodriguez"
PARK = "the Ville:Johnson Park"
WHISPER = "You should go to the park and feed the ducks."
KEYS = {Facing.NORTH: key.W, Facing.WEST: key.A, Facing.SOUTH: key.S, Facing.EAST: key.D}
FAR_PX = 640
"""How far the map is pulled before the visitor enters, out of Isabella's reach."""

ARM = 2
"""Tiles between two people who stand before each other."""

WALK_STEPS = 400
"""Steps within which the visitor must reach somebody who walks about as well."""

PATIENCE = 120.0
"""Real seconds that the model may take for whatever is awaited next."""

FRAME = 1 / 30
"""Real seconds of a frame in which the clock stood: the model has them for itself."""

HEAD_PX = 40
"""How far above the feet somebody is clicked: nobody in front of them is that tall."""


class ScriptedLauncher(app.GameLauncher):
    """The game's own launcher, whose new towns are answered by script."""

    def new(self, town="", residents=(), *, norms=True, name=""):
        return app.new_game(name, residents=residents, seed=1, model=answerers.SCRIPTED)


@pytest.fixture(params=["script", pytest.param("model", marks=pytest.mark.model)])
def player(request, window, home):
    """Put a player in front of the title menu of a game without saves."""
    from game.view.window import Game

    launcher = {"script": ScriptedLauncher, "model": app.GameLauncher}[request.param](Settings())
    game = Game(window, launcher)
    game.title()
    yield Player(window, game, launcher)
    game.leave_town()
    game.title()


def state_of(player):
    return player.screen.session.state


def mind_of(player):
    return state_of(player).minds[ISABELLA]


def wait_until(player, came, frame=1 / 6):
    """Let frames pass until something has come about; where the clock is held the model gets its time."""
    end = time.monotonic() + PATIENCE
    while not came():
        assert time.monotonic() < end, "what is awaited does not come about"
        before = state_of(player).tick
        player.wait(frame)
        if state_of(player).tick == before:
            time.sleep(FRAME)


def one_tick(player):
    before = state_of(player).tick
    wait_until(player, lambda: state_of(player).tick > before)


def is_up(player):
    act = mind_of(player).act
    return act is not None and act.activity != "sleeping" and bool(mind_of(player).recent_events)


def is_before(maze, visitor, other):
    """Tell whether the visitor stands before somebody, in sight and not on the same spot."""
    apart = max(abs(visitor.tile.x - other.tile.x), abs(visitor.tile.y - other.tile.y))
    return 0 < apart <= ARM and is_visible(maze, visitor.tile, other.tile, radius=ARM)


def walk_up_to(player, name):
    """Walk to somebody with W, A, S and D, a key for each tile of the way; give the steps."""
    maze, town = player.screen.session.scene.maze, state_of(player).town
    visitor, other = town.bodies[town.visitor], town.bodies[name]
    for steps in range(WALK_STEPS):
        if is_before(maze, visitor, other):
            return steps
        x, y = other.tile
        near = [
            tile
            for tile in (Tile(x + dx, y + dy) for dy in range(-ARM, ARM + 1) for dx in range(-ARM, ARM + 1))
            if tile not in (other.tile, visitor.tile)
            and maze.is_walkable(tile)
            and is_visible(maze, tile, other.tile, radius=ARM)
        ]
        if not near:
            # In a doorway nobody can be stood before; who stands there walks on.
            one_tick(player)
            continue
        way = find_path(maze, visitor.tile, near)
        player.key(KEYS[facing_between(visitor.tile, way[0])])
        before = visitor.tile
        one_tick(player)
        assert abs(visitor.tile.x - before.x) + abs(visitor.tile.y - before.y) == 1
    return pytest.fail(f"the visitor does not catch up with {name}")


def click_on(player, name):
    stage = player.screen.stage
    x, y = stage.people.feet(name, stage.camera)
    player.click(*camera.on_window(stage.camera, x, y + HEAD_PX))


def drag(player, dx):
    """Pull the map sideways."""
    player.window.dispatch_event("on_mouse_press", 500, 300, arcade.MOUSE_BUTTON_LEFT, 0)
    player.window.dispatch_event("on_mouse_drag", 500 + dx, 300, dx, 0, arcade.MOUSE_BUTTON_LEFT, 0)
    player.window.dispatch_event("on_mouse_release", 500 + dx, 300, arcade.MOUSE_BUTTON_LEFT, 0)


def leave(player):
    """Go back to the title, which saves; what is open is put away first."""
    while not isinstance(player.screen, MenuScreen):
        player.key(key.ESCAPE)


def past_of(entries, moment):
    return [
        (entry.start, entry.duration_minutes, entry.activity) for entry in schedule.before(entries, moment)
    ]


def come_and_be_seen(player):
    """Visit Isabella as soon as she is up, and give her memory of it."""
    player.key(key.KEY_5)
    wait_until(player, lambda: is_up(player), 1 / 30)
    player.key(key.KEY_1)
    drag(player, FAR_PX)
    player.key(key.V)
    wait_until(player, lambda: state_of(player).town.visitor != "")
    assert walk_up_to(player, ISABELLA) > ARM
    looks = controls.VISITOR_LOOKS
    wait_until(player, lambda: any(looks in node.text for node in mind_of(player).stream.nodes))
    return next(node for node in mind_of(player).stream.nodes if looks in node.text)


def whisper(player):
    """Choose Isabella by a click and whisper to her; give her plan and the game second before that."""
    walk_up_to(player, ISABELLA)
    click_on(player, ISABELLA)
    assert player.screen.inspector.name == ISABELLA
    player.draw()
    player.key(key.ENTER)
    player.wait(1 / 600)
    player.type(WHISPER)
    before = mind_of(player).plan, seconds_at(state_of(player).tick)
    player.key(key.ENTER)
    wait_until(player, lambda: any(entry.origin == "voice" for entry in mind_of(player).plan.hours))
    return before


def check_plan(player, old, said_at):
    """Hold the plan to the whisper: what it asks for from now on, in the park; the past and the day kept."""
    plan = mind_of(player).plan
    (entry,) = [entry for entry in plan.hours if entry.origin == "voice"]
    assert said_at - 60 < entry.start <= seconds_at(state_of(player).tick)
    assert rules.overlap(WHISPER, entry.activity) > 0
    assert entry.place.startswith(PARK)
    assert plan.day == old.day
    assert schedule.faults(plan) == ()
    assert past_of(plan.hours, entry.start) == past_of(old.hours, entry.start)
    return entry


def test_a_visit_is_remembered_a_whisper_followed_and_all_of_it_replayed(player):
    player.begin(key.P)
    assert len(state_of(player).minds) == 3
    player.draw()
    seen = come_and_be_seen(player)
    assert seen.provenance.type is Source.SEEN
    assert controls.VISITOR not in seen.text

    entry = check_plan(player, *whisper(player))
    (heard,) = [node for node in mind_of(player).stream.nodes if node.provenance.type is Source.VOICE]
    assert heard.text.endswith(WHISPER)
    wait_until(player, lambda: mind_of(player).act.origin == "voice")
    act = mind_of(player).act
    assert act.activity == wording.ing(entry.activity)
    assert act.place.startswith(PARK)

    left = state_of(player)
    leave(player)
    player.press("Load")
    player.choose("town-1")
    assert (state_of(player).tick, digest.parts(state_of(player))) == (left.tick, digest.parts(left))
    for _ in range(12):
        one_tick(player)
    player.draw()

    live = state_of(player)
    leave(player)
    player.press("Watch")
    screen = player.choose("town-1")
    assert screen.session.status().name == "recording"
    player.key(key.KEY_5)
    wait_until(player, lambda: state_of(player).tick >= live.tick, 1 / 30)
    player.draw()
    assert digest.parts(state_of(player)) == digest.parts(live)
    assert screen.pacer.speed is Speed.PAUSE
