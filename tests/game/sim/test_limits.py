"""How long a question may stay open: by who waits for the answer, and whether anybody is awake to."""

from ai.calls import Priority
from game.sim.commands import Whisper
from game.sim.results import LIMIT_TICKS
from tests.game.sim.hamlet import Play, hamlet, silent

ANA = "Ana Bell"


def late(play, kind):
    """Give who gave up a question of this kind, and at which minute."""
    return [
        (event.who, tick // 6) for tick, event in play.events if (event.kind, event.text) == ("late", kind)
    ]


def test_the_plan_of_one_who_sleeps_has_time_until_an_hour_before_waking():
    play = Play(hamlet((ANA,)), silent()).until(5 * 60 + 5)
    assert late(play, "wake_hour") == [(ANA, 5 * 60)]


def test_the_plan_of_one_who_is_up_at_midnight_has_the_usual_limit():
    play = Play(hamlet(("Cleo Dunn",)), silent()).until(15)
    assert late(play, "wake_hour") == [("Cleo Dunn", LIMIT_TICKS[Priority.PLAN] // 6)]


def test_the_usual_limit_counts_again_as_soon_as_the_sleeper_is_woken():
    play = Play(hamlet((ANA,)), silent()).until(3 * 60)
    assert late(play, "wake_hour") == []
    play.tick(Whisper(ANA, "Look at the stars."))
    play.ticks(LIMIT_TICKS[Priority.PLAYER] + 2)
    assert [minute for _, minute in late(play, "wake_hour")] == [3 * 60 + LIMIT_TICKS[Priority.PLAYER] // 6]


def test_what_is_asked_in_the_background_has_half_a_day_and_then_the_least_importance():
    play = Play(hamlet((ANA,)), silent()).until(12 * 60 - 1)
    stream = play.state.minds[ANA].stream
    assert late(play, "importance") == []
    assert stream.importance[0] == 0
    play.until(12 * 60 + 1)
    assert (ANA, 12 * 60) in late(play, "importance")
    assert stream.importance[0] == 1
