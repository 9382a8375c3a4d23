"""What a line asks of the listener, read by rule: when, where and what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai import gametime
from ai.cognition import promise
from ai.cognition.dates import FARTHEST_DAYS, LONGEST_MINUTES, read_when
from ai.memory.node import MemoryKind
from tests.ai.cognition.minds import context_at, live, mind_of
from tests.game.sim.hamlet import LAWN, SALOON, sheet

PLACES = {
    "corner cafe": SALOON,
    "cafe": SALOON,
    "common": LAWN,
    "cleo dunn's house": "the Dell:Cleo Dunn's house",
}
MORNING = 10 * gametime.HOUR
"""Monday February 13, 10 am."""


def read(text, now=MORNING, speaker="Ana Bell"):
    found = promise.from_line(text, speaker, now, PLACES)
    return (
        None
        if found is None
        else (gametime.format_when(found.start), found.minutes, found.activity, found.place)
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Come to the garden party on the common tomorrow from 3 pm to 5 pm!", ("2 15:00", 120, "come to the garden party")),
        ("Bob, I'm giving a lantern feast on February 15 at 7 pm. I'd like you to come.", ("3 19:00", 60, "come to the lantern feast")),
        ("Would you like to have dinner with me tonight?", ("1 19:00", 60, "have dinner with Ana")),
        ("Can you help me with the boxes on Tuesday at noon?", ("2 12:00", 60, "help Ana with the boxes")),
        ("Could you look after the store the day after tomorrow from 9 until 11 am?", ("3 09:00", 120, "look after the store")),
        ("My exhibition opens on Saturday at 17:30.", ("6 17:30", 60, "come to the exhibition")),
        ("Shall we study together tomorrow afternoon?", ("2 15:00", 60, "study with Ana")),
        ("Let's meet on the common in two hours for half an hour.", ("1 12:00", 30, "meet with Ana")),
        ("There will be a concert on Sunday from 2 to 4 pm, and everyone is welcome.", ("7 14:00", 120, "come to the concert")),
        ("Please come to the harvest supper on the 14th of February, half past five.", ("2 17:30", 60, "come to the harvest supper")),
        ("Next Monday at eleven we are having a choir meeting.", ("8 11:00", 60, "come to the choir meeting")),
        ("I'm putting on a comedy night on February 14 from 7 pm to 9 pm. I'd be glad if you came.", ("2 19:00", 120, "come to the comedy night")),
        ("We are staging a play tomorrow at 6 pm.", ("2 18:00", 60, "come to the play")),
        ("Join me for a drink at the cafe this evening?", ("1 19:00", 60, "have a drink with Ana")),
    ],
)  # fmt: skip
def test_a_line_says_when_and_what(line, expected):
    assert read(line)[:3] == expected


@pytest.mark.parametrize(
    "line",
    [
        "I open the cafe at 8 am every day.",
        "I saw you on the common yesterday at 5 pm.",
        "The weather is lovely today.",
        "I'll be there tomorrow at 3 pm.",
        "Do you have time at 5 pm?",
        "Bob is going to run for mayor next month.",
        "Come to the party on February 30 at 5 pm!",
        "",
        "Come and see me some time.",
    ],
)
def test_a_line_without_a_time_or_without_a_request_promises_nothing(line):
    assert read(line) is None


def test_the_place_is_the_one_that_the_line_says_it_is_at():
    assert read("I'm leaving the cafe now, but let's meet at the common at 5 pm.")[3] == LAWN
    assert (
        read("Come to my house for tea tomorrow at 4 pm.", speaker="Cleo Dunn")[3]
        == PLACES["cleo dunn's house"]
    )
    assert read("Let's meet at 5 pm.")[3] == ""


def test_an_hour_that_is_over_is_meant_for_the_next_day_it_comes():
    assert read("Let's meet at 9 am.")[0] == "2 09:00"
    assert read("Let's meet today at 9 am.", now=12 * gametime.HOUR) is None
    assert read("Let's meet on Monday at 9 am.", now=12 * gametime.HOUR)[0] == "8 09:00"


@given(
    day=st.integers(1, 20), hour=st.integers(0, 23), minute=st.integers(0, 59), ahead=st.integers(1, 6),
    length=st.integers(1, 8),
)  # fmt: skip
def test_any_hour_of_any_day_is_read_as_it_is_written(day, hour, minute, ahead, length):
    now = gametime.day_start(day) + MORNING
    start = gametime.day_start(day + ahead) + hour * gametime.HOUR + minute * gametime.MINUTE
    end = start + length * gametime.HOUR
    weekday, month, date = gametime.date_words(start).split()
    hours = f"from {gametime.clock_words(start)} to {gametime.clock_words(end)}"
    for said in (
        f"on {month} {date} {hours}",
        f"on {weekday} {hours}",
        f"{hours} on {weekday}, {month} {date}",
    ):
        when = read_when(f"Come to the fair {said}!", now)
        assert (when.start, when.minutes, when.dated) == (start, length * 60, True)
        assert when.bare == "Come to the fair!"


@given(st.text(alphabet="abcdefgmopt 0123456789:-'.,!?toufrm", max_size=80), st.integers(0, 10**6))
def test_whatever_is_said_gives_a_time_ahead_or_nothing(text, now):
    for found in (
        promise.from_line(text, "Ana Bell", now, PLACES),
        promise.from_line(f"Come to tea {text}", "Ana Bell", now, PLACES),
    ):
        if found is not None:
            assert found.start + found.minutes * 60 > now
            assert found.start <= now + (FARTHEST_DAYS + 1) * gametime.DAY
            assert 1 <= found.minutes <= LONGEST_MINUTES
            assert found.place in ("", *PLACES.values())
            assert found.activity == found.activity.strip() != ""


def test_a_sheet_gives_the_dated_plans_of_its_own_person_only():
    told = sheet(
        currently="Ana Bell is getting ready for the lantern feast at the Corner Cafe on February 14 from 5 pm to 7 pm. She bakes.",
        learned="Ana Bell opens the Corner Cafe at 8 am every day; Cleo Dunn is giving a concert on Tuesday at 3 pm; "
        "Ana Bell is planning a lantern feast at the Corner Cafe on February 14 from 5 pm to 7 pm; "
        "Ana Bell is going to meet Cleo Dunn at the common on Thursday at noon",
    )
    feast, meeting = promise.of_sheet(told, 0, PLACES)
    assert (gametime.format_when(feast.start), feast.minutes, feast.activity) == (
        "2 17:00",
        120,
        "host the lantern feast",
    )
    assert feast.place == SALOON
    assert feast.host
    assert (gametime.format_when(meeting.start), meeting.activity, meeting.place) == (
        "4 12:00",
        "meet Cleo Dunn",
        LAWN,
    )
    assert meeting.people == ("Cleo Dunn",)
    assert not meeting.host


def test_what_is_agreed_on_is_remembered_as_a_plan_once():
    mind, context = mind_of(), context_at(600)
    party = promise.from_line(
        "Come to the garden party on the common tomorrow from 3 pm to 5 pm", "Bob Cane", context.now, PLACES
    )
    live(mind, promise.accepted(mind, party, context.now), context)
    live(mind, promise.accepted(mind, party, context.now), context)
    assert mind.promises == (party,)
    plans = [node.text for node in mind.stream.nodes if node.kind == MemoryKind.PLAN]
    assert plans == [
        "Ana Bell has agreed to come to the garden party at Common, Tuesday February 14 from 3:00 pm to 5:00 pm, with Bob Cane"
    ]
