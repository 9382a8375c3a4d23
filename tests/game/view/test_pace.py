"""Real seconds become ticks."""

from __future__ import annotations

import pytest

from game.sim.state import Body, Town
from game.view import pace
from game.view.pace import Pacer, Speed
from game.world.geometry import Tile


@pytest.mark.parametrize(("speed", "minutes"), [(Speed.ONE, 1), (Speed.TWO, 2), (Speed.FOUR, 4)])
def test_a_real_second_is_so_many_game_minutes(speed, minutes):
    pacer = Pacer(speed)
    assert sum(pacer.due(1 / 32)[0] for _ in range(32)) == minutes * 6


def test_a_paused_clock_owes_nothing():
    assert Pacer(Speed.PAUSE).due(5.0) == (0, 0.0)


def test_space_pauses_and_goes_back_to_the_speed_before():
    pacer = Pacer()
    pacer.choose(Speed.FOUR)
    pacer.toggle_pause()
    assert pacer.speed is Speed.PAUSE
    pacer.toggle_pause()
    assert pacer.speed is Speed.FOUR


def test_a_long_hitch_makes_the_clock_late_and_not_the_next_frames():
    pacer = Pacer()
    assert pacer.due(10.0)[0] == pace.FRAME_TICKS
    assert pacer.due(1 / 32)[0] <= 1


def test_a_quiet_town_runs_as_fast_as_it_can():
    assert Pacer().due(1 / 30, quiet=True)[0] == pace.FASTEST_TICKS


def test_a_clock_that_lags_behind_says_so():
    pacer = Pacer(Speed.TWO)
    pacer.note(12, 2.0)
    assert pacer.measured == 1.0
    assert pacer.slowed()
    pacer.choose(Speed.ONE)
    pacer.note(12, 2.0)
    assert not pacer.slowed()


def test_a_town_is_quiet_when_all_sleep_and_nobody_visits():
    asleep, awake = Body("A", Tile(1, 1), pose="sleep"), Body("B", Tile(2, 1))
    assert pace.all_asleep(Town({"A": asleep}))
    assert not pace.all_asleep(Town({"A": asleep, "B": awake}))
    assert not pace.all_asleep(Town({"A": asleep}, visitor="B"))
    assert not pace.all_asleep(Town())
