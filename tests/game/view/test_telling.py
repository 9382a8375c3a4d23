"""What the inspector says."""

from __future__ import annotations

from ai.gametime import HOUR
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.places import Places
from ai.memory.schedule import Plan, PlanEntry
from ai.memory.stream import MemoryStream
from ai.mind import Act, Mind
from game.view import telling

PLAN = Plan(
    1,
    (PlanEntry(0, 1440, "live"),),
    (PlanEntry(0, 480, "sleep"), PlanEntry(8 * HOUR, 960, "bake")),
    (PlanEntry(8 * HOUR, 10, "knead"), PlanEntry(8 * HOUR + 600, 10, "wait")),
)


def mind(*texts):
    stream = MemoryStream()
    for created, kind, source, rated in texts:
        stream.append(kind, "x", created, Provenance(source), importance=rated)
    return Mind(None, stream, Places(), Plan())


def test_steps_stand_under_their_hour():
    assert [(entry.activity, depth) for entry, depth in telling.plan_entries(PLAN)] == [
        ("sleep", 0), ("bake", 0), ("knead", 1), ("wait", 1),
    ]  # fmt: skip


def test_the_deepest_entry_that_is_on_is_the_current_one():
    entries = telling.plan_entries(PLAN)
    assert telling.current_index(entries, 3 * HOUR) == 0
    assert telling.current_index(entries, 8 * HOUR + 601) == 3
    assert telling.current_index(entries, 9 * HOUR) == 1
    assert telling.current_index(entries, 25 * HOUR) == -1


def test_chunks_stand_in_where_there_are_no_hours_yet():
    assert telling.plan_entries(Plan(1, PLAN.chunks)) == [(PLAN.chunks[0], 0)]


def test_a_memory_says_when_of_what_kind_and_how_important():
    one = mind((7 * HOUR, MemoryKind.OBSERVATION, Source.SEEN, 4), (HOUR, MemoryKind.CHAT, Source.VOICE, 0))
    assert telling.memory_head(one, 0, 1) == "7:00 am · saw · importance 4"
    assert telling.memory_head(one, 0, 2) == "day 1, 7:00 am · saw · importance 4"
    assert telling.memory_head(one, 1, 1) == "1:00 am · inner voice"


def test_places_are_read_without_the_name_of_the_world():
    assert telling.place_words("the Ville:Hobbs Cafe:cafe:piano") == "Hobbs Cafe, cafe, piano"
    assert telling.place_words("") == ""


def test_an_act_begins_with_a_capital_letter():
    assert telling.act_words(Act("making espresso", "", 0, 1)) == "Making espresso"
    assert telling.act_words(None)
