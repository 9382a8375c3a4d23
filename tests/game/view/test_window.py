"""The game in its window, played by events on a real town with scripted answers."""

from __future__ import annotations

import arcade
import numpy as np
import pytest
from arcade import key

from ai.memory.node import Source
from game import app, paths
from game.sim import digest
from game.view import camera, clockbar, inspector
from game.view.pace import Speed
from game.view.screens import NOTICE, MenuScreen
from game.view.town_picker import TownPicker
from game.view.town_screen import TownScreen
from game.world.geometry import STEP, Facing, Tile

pytestmark = pytest.mark.window

ISABELLA = "Isabella Rodriguez"
MORNING = 8 * 360


@pytest.fixture
def town(player):
    """Put the player into a new town."""
    player.begin()
    return player


def state_of(player):
    return player.screen.session.state


def spot_of(player, name):
    """Give where in the window somebody's chest is."""
    stage = player.screen.stage
    x, y = stage.people.feet(name, stage.camera)
    return camera.on_window(stage.camera, x, y + 16)


def test_the_title_offers_a_new_town_and_says_that_residents_are_programs(player):
    assert [button.word for button in player.screen.buttons] == ["New town", "Quit"]
    assert player.screen.foot == NOTICE
    player.draw()


def test_a_new_town_opens_on_something_that_can_be_seen(town):
    assert isinstance(town.screen, TownScreen)
    town.wait(1 / 60)
    town.draw()
    seen = np.asarray(arcade.get_image().convert("L"))[120:600, 200:1000]
    assert seen.mean() > 40
    assert len({colour for _, colour in arcade.get_image().getcolors(1 << 20)}) > 100


def test_time_goes_on_at_the_chosen_speed(town):
    town.screen.session.advance(MORNING)
    before = state_of(town).tick
    town.wait(frames=4)
    assert state_of(town).tick == before + 4
    town.key(key.KEY_2)
    town.wait(frames=4)
    assert state_of(town).tick == before + 12
    town.key(key.SPACE)
    town.wait(frames=4)
    assert state_of(town).tick == before + 12
    town.key(key.KEY_5)
    assert town.screen.pacer.speed is Speed.FASTEST


def test_a_click_on_a_speed_chooses_it(town):
    button = next(one for one in town.screen.clock.buttons if one.key == Speed.FOUR)
    town.click(button.rect.left + 3, button.rect.bottom + 3)
    assert town.screen.pacer.speed is Speed.FOUR


def test_the_wheel_zooms_softly_to_the_point_under_the_pointer(town):
    town.key(key.SPACE)
    town.screen.stage.camera = camera.centred(town.screen.stage.camera, 70 * 32, 50 * 32)
    under = camera.on_map(town.screen.stage.camera, 900, 300)
    town.window.dispatch_event("on_mouse_scroll", 900, 300, 0, 2)
    town.wait(1 / 60)
    assert 2.0 < town.screen.stage.camera.zoom < 3.0
    town.wait(1 / 60, frames=90)
    assert town.screen.stage.camera.zoom == 4.0
    assert camera.on_map(town.screen.stage.camera, 900, 300) == pytest.approx(under)


def test_a_drag_pulls_the_map_and_chooses_nobody(town):
    before = town.screen.stage.camera = camera.centred(town.screen.stage.camera, 70 * 32, 50 * 32)
    town.window.dispatch_event("on_mouse_press", 600, 300, arcade.MOUSE_BUTTON_LEFT, 0)
    town.window.dispatch_event("on_mouse_drag", 660, 300, 60, 0, arcade.MOUSE_BUTTON_LEFT, 0)
    town.window.dispatch_event("on_mouse_release", 660, 300, arcade.MOUSE_BUTTON_LEFT, 0)
    assert town.screen.stage.camera.x == pytest.approx(before.x - 60 / before.zoom)
    assert town.screen.inspector.name == ""


def test_a_click_on_a_resident_tells_what_it_does_plans_and_remembers(town):
    town.screen.session.advance(MORNING)
    town.wait()
    town.screen.stage.look_at(ISABELLA)
    town.click(*spot_of(town, ISABELLA))
    town.wait(1 / 60)
    panel = town.screen.inspector
    assert panel.name == ISABELLA
    told = " ".join(panel.list.words())
    mind = state_of(town).minds[ISABELLA]
    assert mind.plan.hours[1].activity.split()[0] in told
    town.screen._press_inspector(inspector.MEMORIES)
    town.wait(1 / 60)
    newest = mind.stream.nodes[-1].text
    assert newest.split()[0] in " ".join(panel.list.words())
    town.draw()


def test_a_click_on_the_ground_closes_the_panel(town):
    town.screen.choose(ISABELLA)
    town.screen.stage.camera = camera.centred(town.screen.stage.camera, 10 * 32, 10 * 32)
    town.click(500, 200)
    assert town.screen.inspector.name == ""


def test_the_memories_scroll_to_the_oldest_and_no_further(town):
    town.screen.session.advance(MORNING)
    town.screen.choose(ISABELLA)
    town.screen.inspector.choose_tab(inspector.MEMORIES)
    town.wait(1 / 60)
    rect = town.screen.inspector.list.rect
    for _ in range(200):
        town.window.dispatch_event("on_mouse_scroll", round(rect.left + 9), round(rect.bottom + 9), 0, -5)
    town.wait(1 / 60)
    assert state_of(town).minds[ISABELLA].stream.nodes[0].text.split()[0] in " ".join(
        town.screen.inspector.list.words()
    )


def test_tab_goes_from_resident_to_resident(town):
    seen = []
    for _ in range(3):
        town.key(key.TAB)
        seen.append(town.screen.inspector.name)
    assert seen == list(state_of(town).minds)


def test_following_keeps_a_walking_resident_in_the_middle(town):
    town.screen.choose(ISABELLA)
    town.key(key.F)
    town.screen.session.advance(MORNING)
    town.key(key.SPACE)
    town.wait(1 / 60, frames=90)
    x, _ = spot_of(town, ISABELLA)
    assert x == pytest.approx((1280 - inspector.WIDTH - 12) / 2, abs=3)


def free_side(maze, tile, wanted):
    """Give a direction in which one can (or cannot) step from a tile."""
    for facing, step in STEP.items():
        if maze.is_walkable(Tile(tile.x + step.x, tile.y + step.y)) is wanted:
            return facing
    return None


KEYS = {Facing.NORTH: key.W, Facing.WEST: key.A, Facing.SOUTH: key.S, Facing.EAST: key.D}


def test_a_visitor_walks_with_wasd_and_walls_block_it(town):
    town.key(key.V)
    town.wait()
    body = state_of(town).town.bodies[state_of(town).town.visitor]
    maze = town.screen.session.scene.maze
    start = body.tile
    facing = free_side(maze, start, wanted=True)
    town.key(KEYS[facing])
    town.wait()
    assert body.tile == Tile(start.x + STEP[facing].x, start.y + STEP[facing].y)
    town.window.dispatch_event("on_key_press", KEYS[facing], 0)
    town.wait(frames=60)
    stopped = body.tile
    ahead = Tile(stopped.x + STEP[facing].x, stopped.y + STEP[facing].y)
    assert not maze.is_walkable(ahead)
    town.window.dispatch_event("on_key_release", KEYS[facing], 0)
    town.wait(frames=2)
    assert body.tile == stopped
    town.draw()


def test_a_key_held_while_the_clock_stands_is_one_step_when_it_goes_on(town):
    session = town.screen.session
    session.advance(MORNING)
    town.key(key.V)
    town.wait()
    session.oracle.silent = True
    town.wait(frames=400)
    assert session.held
    body = state_of(town).town.bodies[state_of(town).town.visitor]
    start = body.tile
    town.window.dispatch_event("on_key_press", KEYS[free_side(session.scene.maze, start, wanted=True)], 0)
    town.wait(frames=30)
    assert body.tile == start
    session.oracle.silent = False
    town.wait()
    assert abs(body.tile.x - start.x) + abs(body.tile.y - start.y) == 1


def test_v_lets_the_visitor_leave_again(town):
    town.key(key.V)
    town.wait()
    assert state_of(town).town.visitor
    town.key(key.V)
    town.wait()
    assert not state_of(town).town.visitor
    assert "Visitor" not in town.screen.stage.people.walkers


def test_a_typed_whisper_reaches_the_residents_stream_as_its_inner_voice(town):
    town.screen.session.advance(MORNING)
    town.screen.choose(ISABELLA)
    town.key(key.T)
    town.type("t")
    town.wait(1 / 60)
    town.type("go to the café and play the piano")
    town.draw()
    town.key(key.ENTER)
    town.wait(frames=2)
    heard = [
        node.text
        for node in state_of(town).minds[ISABELLA].stream.nodes
        if node.provenance.type is Source.VOICE
    ]
    assert any("go to the café and play the piano" in text for text in heard)


def test_letters_that_are_typed_fire_no_hotkeys(town):
    town.screen.choose(ISABELLA)
    town.key(key.ENTER)
    for symbol, char in ((key.SPACE, " "), (key.V, "v"), (key.KEY_5, "5"), (key.F, "f"), (key.W, "w")):
        town.key(symbol)
        town.type(char)
    town.wait(1 / 60)
    assert town.screen.pacer.speed is Speed.ONE
    assert not state_of(town).town.visitor
    assert not town.screen.followed
    town.key(key.ESCAPE)
    assert not town.screen.entry.is_open
    assert isinstance(town.screen, TownScreen)


def test_an_empty_whisper_sends_nothing(town):
    town.screen.choose(ISABELLA)
    town.key(key.T)
    town.type("   ")
    town.key(key.ENTER)
    assert town.screen.live._queue == []


def test_a_save_is_loaded_from_the_title_and_goes_on_where_it_was(town):
    town.screen.session.advance(500)
    tick, whole = state_of(town).tick, digest.whole(state_of(town))
    town.key(key.ESCAPE)
    assert [button.key for button in town.screen.buttons] == ["new", "continue", "load", "watch", "quit"]
    town.press("Load")
    town.choose("town-1")
    assert (state_of(town).tick, digest.whole(state_of(town))) == (tick, whole)


def test_a_replay_plays_in_the_window_to_the_same_digest(town):
    town.screen.session.advance(500)
    town.screen.choose(ISABELLA)
    town.key(key.T)
    town.wait(1 / 60)
    town.type("rest on a bench in the park")
    town.key(key.ENTER)
    town.key(key.V)
    town.wait(frames=30)
    end, whole = state_of(town).tick, digest.whole(state_of(town))
    town.screen._leave()
    town.press("Watch")
    screen = town.choose("town-1")
    assert screen.recording is not None
    town.draw()
    town.key(key.KEY_5)
    for _ in range(2000):
        town.wait(1 / 60)
        if state_of(town).tick >= end:
            break
    assert (state_of(town).tick, digest.whole(state_of(town))) == (end, whole)
    assert screen.pacer.speed is Speed.PAUSE


def test_a_click_on_the_timeline_goes_there_and_a_recording_takes_no_commands(town):
    town.screen.session.advance(400)
    town.screen._leave()
    town.press("Watch")
    screen = town.choose("town-1")
    town.wait(1 / 60)
    bar = screen.timeline.bar
    town.click(bar.left + bar.width / 2, bar.bottom + 3)
    assert abs(state_of(town).tick - 200) <= 2
    town.key(key.V)
    screen.choose(ISABELLA)
    town.key(key.T)
    town.wait(1 / 60)
    assert not screen.entry.is_open
    assert not state_of(town).town.visitor
    assert screen.hints.news == clockbar.NO_VISIT
    buttons = {one.key: one for one in [*screen.clock.buttons, *screen.inspector.buttons]}
    assert buttons[clockbar.VISIT].reason == clockbar.NO_VISIT
    assert buttons[inspector.WHISPER].reason == inspector.NO_WHISPER


def test_what_goes_wrong_is_one_sentence_and_a_way_back(town):
    town.screen._leave()
    (paths.saves() / "town-1" / "header").unlink(missing_ok=True)
    for file in (paths.saves() / "town-1").iterdir():
        if file.is_file():
            file.write_bytes(b"rubbish")
    town.game.open("town-1")
    town.wait(1 / 30, frames=2)
    assert isinstance(town.screen, MenuScreen)
    assert town.screen.heading == "That did not work"
    assert "town-1" in town.screen.lines[0]
    town.draw()
    town.press("Back")
    assert town.screen.heading == "Smallville"


def test_notices_of_a_run_are_told(player, monkeypatch):
    town = app.new_game("told", seed=1, model="scripted")
    town.notices.append("the town lives by rules alone: no model is installed")
    player.game._live(town)
    player.wait(1 / 60)
    assert player.screen.hints.news == "the town lives by rules alone: no model is installed"
    player.draw()
    player.wait(13.0)
    assert player.screen.hints.news == ""


def test_another_window_size_keeps_every_panel_inside(town):
    town.screen.choose(ISABELLA)
    town.screen.on_resize(960, 540)
    town.wait(1 / 60)
    panel = town.screen.inspector.rect
    assert (panel.right <= 960, panel.top <= 540) == (True, True)
    assert town.screen.stage.camera.width == 960
    town.screen.on_resize(1280, 720)


def test_the_arrows_and_enter_work_the_menu(player):
    player.key(key.DOWN)
    player.key(key.UP)
    player.key(key.ENTER)
    player.wait(1 / 30, frames=2)
    assert isinstance(player.screen, TownPicker)


def test_a_click_on_the_small_map_goes_there(town):
    town.key(key.SPACE)
    town.wait(1 / 60)
    small = town.screen.minimap
    town.click(small.rect.left + small.rect.width / 2, small.rect.bottom + small.rect.height / 2)
    town.wait(1 / 60, frames=120)
    view = town.screen.stage.camera
    assert view.x == pytest.approx(view.map_width / 2, abs=40)
    assert view.y == pytest.approx(view.map_height / 2, abs=40)


def test_m_puts_the_small_map_away_and_back(town):
    town.key(key.M)
    assert not town.screen.minimap.shown
    town.draw()
    town.key(key.M)
    assert town.screen.minimap.shown
