"""Which waiting call runs next."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ai.calls import CallKey, Mode, ModelCall, Priority
from ai.runtime.scheduler import CEILING, PATIENCE, Scheduler


def call(resident, serial, priority=Priority.ACT):
    return ModelCall(CallKey(resident, serial), "sector", Mode.CHOOSE, priority=priority)


calls = st.lists(
    st.builds(call, st.sampled_from("ABCD"), st.integers(0, 30), st.sampled_from(Priority)),
    unique_by=lambda one: one.key,
    max_size=40,
)


def test_the_players_conversation_goes_before_importance():
    queue = Scheduler()
    queue.add(call("A", 1, Priority.NOTICE))
    queue.add(call("B", 2, Priority.PLAYER))
    queue.add(call("C", 3, Priority.TALK))
    assert [queue.pop().key.serial for _ in range(3)] == [2, 3, 1]


def test_one_resident_with_many_calls_does_not_hold_up_another():
    queue = Scheduler()
    for serial in range(10):
        queue.add(call("A", serial))
    queue.add(call("B", 0))
    served = [queue.pop().key.resident for _ in range(3)]
    assert "B" in served[:2]


def test_a_residents_older_calls_come_first():
    queue = Scheduler()
    for serial in (5, 3, 4):
        queue.add(call("A", serial))
    assert [queue.pop().key.serial for _ in range(3)] == [5, 3, 4]


def test_a_cancelled_call_is_never_served():
    queue = Scheduler()
    queue.add(call("A", 1))
    queue.add(call("A", 2))
    assert queue.cancel(CallKey("A", 1)).key.serial == 1
    assert queue.cancel(CallKey("A", 1)) is None
    assert queue.pop().key.serial == 2
    assert queue.pop() is None


def test_importance_is_served_although_acts_never_stop_coming():
    queue = Scheduler()
    queue.add(call("Z", 0, Priority.NOTICE))
    for serial in range(PATIENCE * (Priority.NOTICE - CEILING + 1) + 10):
        queue.add(call("A", serial))
        if queue.pop().key.resident == "Z":
            return
    raise AssertionError("the background call starved")


def test_waiting_never_lifts_a_call_above_talk():
    queue = Scheduler()
    queue.add(call("Z", 0, Priority.NOTICE))
    for serial in range(PATIENCE * 10):
        queue.add(call("A", serial, Priority.TALK))
        assert queue.pop().key.resident == "A"
    assert queue.level(CallKey("Z", 0)) == CEILING


@given(calls)
def test_every_call_is_served_exactly_once(waiting):
    queue = Scheduler()
    for one in waiting:
        queue.add(one)
    served = [queue.pop() for _ in waiting]
    assert queue.pop() is None
    assert sorted(one.key for one in served) == sorted(one.key for one in waiting)


@given(calls)
def test_without_waiting_no_call_overtakes_a_more_urgent_one(waiting):
    queue = Scheduler()
    for one in waiting:
        queue.add(one)
    served = [queue.pop().priority for _ in waiting]
    assert served == sorted(served)


@given(calls)
def test_the_same_history_gives_the_same_order(waiting):
    first, second = Scheduler(), Scheduler()
    for one in waiting:
        first.add(one)
        second.add(one)
    assert [first.pop() for _ in waiting] == [second.pop() for _ in waiting]
