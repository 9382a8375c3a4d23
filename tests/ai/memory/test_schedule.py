"""A day is 1440 minutes whatever happens to it."""

import itertools
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ai import gametime
from ai.cognition import compose
from ai.cognition.compose import Filling
from ai.memory import schedule
from ai.memory.schedule import DAY_MINUTES, PlanEntry, faults, inserted, replanned, step_minutes
from ai.memory.skeleton import MOST_BLOCKS, Slot, broad_strokes, skeleton
from tests.game.sim.hamlet import sheet

minutes = st.integers(0, 1439)
sheets = st.builds(
    lambda wake, bed, dinner, start, length: sheet(
        wake_minute=wake,
        bed_minute=bed,
        dinner_minute=dinner,
        work_hours=(start, min(1440, start + length)) if length else (0, 0),
    ),
    minutes, st.integers(0, 1440), minutes, minutes, st.integers(0, 900),
)  # fmt: skip


def plan_of(person, number=1):
    blocks = skeleton(person, person.wake_minute)
    fillings = [
        Filling(
            compose.FIXED.get(block.slot, f"do thing {place}"), f"w:s:{place}", ("first", "second", "third")
        )
        for place, block in enumerate(blocks)
    ]
    return compose.day(number, blocks, fillings)


@given(sheets)
def test_any_sheet_gives_five_to_eight_blocks_that_tile_the_day(person):
    blocks = skeleton(person, person.wake_minute)
    assert 5 <= len(blocks) <= MOST_BLOCKS + 6
    assert 5 <= len(broad_strokes(blocks)) <= MOST_BLOCKS
    assert [place for group in broad_strokes(blocks) for place in group] == list(range(len(blocks)))
    assert (blocks[0].start, blocks[-1].end) == (0, DAY_MINUTES)
    assert all(one.end == two.start and one.minutes > 0 for one, two in itertools.pairwise(blocks))
    assert blocks[-1].minutes > 0
    assert any(block.slot == Slot.SLEEP and block.minutes >= 60 for block in blocks)


@given(sheets, st.integers(1, 40))
def test_any_sheet_gives_a_plan_without_faults(person, number):
    plan = plan_of(person, number)
    assert faults(plan) == ()
    assert all(entry.place for entry in (*plan.chunks, *plan.hours))


@given(sheets, sheets, st.integers(0, 86_399))
def test_replanning_keeps_the_past_and_tiles_the_day(one, two, second):
    old, new = plan_of(one), plan_of(two)
    now = second
    plan = replanned(old, new, now)
    assert sum(entry.duration_minutes for entry in plan.hours) == DAY_MINUTES
    cut = now - now % 60
    for moment in range(0, DAY_MINUTES * 60, 600):
        source = old if moment < cut else new
        wanted, found = schedule.entry_at(source.hours, moment), schedule.entry_at(plan.hours, moment)
        assert wanted is not None
        assert found is not None
        assert (found.activity, found.place) == (wanted.activity, wanted.place)


@given(sheets, st.integers(0, 90_000), st.integers(1, 400))
def test_an_insertion_takes_its_time_and_leaves_the_rest(person, start, length):
    plan = plan_of(person)
    new = inserted(plan, PlanEntry(start, length, "sing", "w:s:a", "voice"))
    assert sum(entry.duration_minutes for entry in new.hours) == DAY_MINUTES
    assert sum(entry.duration_minutes for entry in new.chunks) == DAY_MINUTES
    entry = next(entry for entry in new.hours if entry.activity == "sing")
    assert entry.origin == "voice"
    assert 1 <= entry.duration_minutes <= length
    for moment in (0, max(0, entry.start - 1)):
        if moment < entry.start:
            assert (
                schedule.entry_at(new.hours, moment).activity
                == schedule.entry_at(plan.hours, moment).activity
            )


@given(st.integers(1, 300), st.integers(0, 12))
def test_steps_fill_their_stretch_and_last_five_to_fifteen_minutes(length, available):
    lengths = step_minutes(length, available)
    assert sum(lengths) == length
    if length >= 10:
        assert all(5 <= minutes <= 15 for minutes in lengths)


def test_the_usual_hour_has_six_steps_of_ten_minutes():
    assert step_minutes(60, 8) == (10,) * 6
    assert step_minutes(60, 4) == (15,) * 4


def test_last_evening_is_the_first_entry_of_those_who_stay_up():
    blocks = skeleton(sheet(bed_minute=90, wake_minute=540), 540)
    assert [(block.slot, block.start, block.end) for block in blocks[:2]] == [
        (Slot.TAIL, 0, 90), (Slot.SLEEP, 90, 540)
    ]  # fmt: skip


def test_midnight_as_bedtime_means_the_whole_evening():
    for bed in (0, 1440):
        blocks = skeleton(sheet(bed_minute=bed, wake_minute=420), 420)
        assert blocks[0].slot == Slot.SLEEP
        assert blocks[-1].slot == Slot.FREE


def test_sleep_and_work_hours_are_the_sheets():
    blocks = skeleton(sheet(), 360)
    work = [block for block in blocks if block.slot == Slot.WORK]
    assert (work[0].start, work[-1].end) == (480, 1020)
    assert [(block.start, block.end) for block in blocks if block.slot == Slot.SLEEP] == [
        (0, 360),
        (1320, 1440),
    ]


def test_planted_faults_are_found():
    plan = plan_of(sheet())
    gap = replace(plan, hours=(plan.hours[0], *plan.hours[2:]))
    assert any("does not start where" in fault for fault in faults(gap))
    short = replace(plan, chunks=plan.chunks[:-1])
    assert any("a day has 1440" in fault for fault in faults(short))
    dull = replace(
        plan,
        chunks=tuple(replace(entry, activity="work") for entry in plan.chunks),
        hours=tuple(replace(entry, activity="work") for entry in plan.hours),
    )
    assert any("different activities" in fault for fault in faults(dull))
    assert "the day has no sleep" in faults(dull)
    twice = replace(plan, steps=(plan.hours[3], plan.hours[3]))
    assert any("starts before" in fault for fault in faults(twice))


def test_a_plan_memory_says_how_long_from_when_where_and_what():
    start = gametime.parse_when("1 09:00")
    entry = PlanEntry(start, 60, "serve soup", "the Dell:Corner Cafe:cafe")
    assert compose.words(entry) == (
        "for 60 minutes from 9:00 am, Monday February 13, at Corner Cafe: cafe: serve soup"
    )
