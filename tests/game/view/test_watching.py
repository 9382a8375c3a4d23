"""The camera tells the town whom it sees: at most every few seconds, and only what has changed."""

from __future__ import annotations

from types import SimpleNamespace

from game.sim.commands import Watch
from game.sim.state import Body, Town
from game.view import watching
from game.view.camera import Camera
from game.view.watching import Watching
from game.world.geometry import Tile

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"
MAP = 100 * 32
VIEW = Camera(x=10 * 32, y=MAP - 10 * 32, zoom=2.0, width=640, height=480, map_width=MAP, map_height=MAP)


def town(far=(), **tiles):
    where = {ANA: Tile(10, 10), BOB: Tile(90, 10), CLEO: Tile(10, 90)} | tiles
    bodies = {name: Body(name, tile) for name, tile in where.items()}
    return SimpleNamespace(minds=dict.fromkeys(where), town=Town(bodies), far=dict.fromkeys(far, 0))


def test_who_is_in_the_window_or_chosen_is_watched():
    assert watching.in_sight(town(), VIEW) == (ANA,)
    assert Watching(slow=True).due(town(), VIEW, ("", CLEO), 0.0) == Watch((ANA, CLEO))


def test_what_has_not_changed_is_not_told_again():
    eye = Watching(slow=True)
    assert eye.due(town(far=(BOB, CLEO)), VIEW, (), 0.0) is None
    assert eye.due(town(), VIEW, (), watching.LOOK_SECONDS) == Watch((ANA,))
    assert eye.due(town(), VIEW, (), watching.LOOK_SECONDS) is None, "the clock stands; it is told already"


def test_it_is_told_no_more_often_than_every_few_seconds():
    eye = Watching(slow=True)
    assert eye.due(town(), VIEW, (), 0.0) is not None
    moved = town(far=(BOB, CLEO), **{BOB: Tile(11, 11)})
    assert eye.due(moved, VIEW, (), 1.0) is None
    assert eye.due(moved, VIEW, (), watching.LOOK_SECONDS) == Watch((ANA, BOB))


def test_with_the_setting_off_nothing_is_told_but_an_end_to_what_was():
    assert Watching(slow=False).due(town(), VIEW, (), 0.0) is None
    assert Watching(slow=False).due(town(far=(BOB,)), VIEW, (), 0.0) == Watch((ANA, BOB, CLEO))


def test_the_key_changes_it():
    eye = Watching(slow=False)
    assert eye.toggle()
    assert eye.due(town(), VIEW, (), 0.0) == Watch((ANA,))
