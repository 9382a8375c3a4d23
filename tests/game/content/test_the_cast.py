"""The 25 people of the paper's town, as their sheets have them: facts, households, and who knows what."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from game import app, paths
from game.sim.start import new_state
from game.world import address as addresses

if TYPE_CHECKING:
    from ai.mind import PersonaSheet
    from game.sim.state import SimState

FACTS = {
    "Latoya Williams": (25, "06:00", "22:00", "17:30", "artist's co-living space"),
    "Rajiv Patel": (27, "09:00", "24:00", "17:00", "artist's co-living space"),
    "Abigail Chen": (25, "08:00", "24:00", "18:00", "artist's co-living space"),
    "Francisco Lopez": (23, "07:00", "23:00", "18:00", "artist's co-living space"),
    "Hailey Johnson": (30, "10:00", "02:00", "18:00", "artist's co-living space"),
    "Arthur Burton": (42, "07:00", "24:00", "16:00", "Arthur Burton's apartment"),
    "Ryan Park": (29, "09:00", "01:00", "17:00", "Ryan Park's apartment"),
    "Isabella Rodriguez": (34, "06:00", "23:00", None, "Isabella Rodriguez's apartment"),
    "Giorgio Rossi": (41, "07:00", "24:00", "16:00", "Giorgio Rossi's apartment"),
    "Carlos Gomez": (32, "07:00", "22:00", "17:00", "Carlos Gomez's apartment"),
    "Klaus Mueller": (20, "07:00", "23:00", "17:00", "Dorm for Oak Hill College"),
    "Maria Lopez": (21, "10:00", "24:00", "19:00", "Dorm for Oak Hill College"),
    "Ayesha Khan": (20, "06:00", "22:00", "17:00", "Dorm for Oak Hill College"),
    "Wolfgang Schulz": (21, "05:00", "21:00", "18:00", "Dorm for Oak Hill College"),
    "Mei Lin": (44, "07:00", "23:00", "17:00", "Lin family's house"),
    "John Lin": (45, "06:00", "22:00", "17:30", "Lin family's house"),
    "Eddy Lin": (19, "07:00", "23:00", "17:00", "Lin family's house"),
    "Tom Moreno": (52, "07:00", "23:00", "17:30", "Moreno family's house"),
    "Jane Moreno": (46, "06:00", "22:00", "18:00", "Moreno family's house"),
    "Tamara Taylor": (30, "06:00", "22:00", "18:00", "Tamara Taylor and Carmen Ortiz's house"),
    "Carmen Ortiz": (33, "07:00", "23:00", "20:00", "Tamara Taylor and Carmen Ortiz's house"),
    "Sam Moore": (65, "05:00", "21:00", "17:00", "Moore family's house"),
    "Jennifer Moore": (68, "05:00", "21:00", "17:00", "Moore family's house"),
    "Yuriko Yamamoto": (28, "07:00", "23:00", "18:00", "Yuriko Yamamoto's house"),
    "Adam Smith": (36, "04:00", "20:00", "17:00", "Adam Smith's house"),
}
"""Age, hours of waking, bed and dinner, and home. Dinner at 5 pm is moved where work ends then."""

HOUSEHOLDS = (
    ("Latoya Williams", "Rajiv Patel", "Abigail Chen", "Francisco Lopez", "Hailey Johnson"),
    ("Klaus Mueller", "Maria Lopez"), ("Ayesha Khan", "Klaus Mueller"), ("Ayesha Khan", "Maria Lopez"),
    ("Ayesha Khan", "Wolfgang Schulz"), ("Mei Lin", "John Lin", "Eddy Lin"), ("Tom Moreno", "Jane Moreno"),
    ("Sam Moore", "Jennifer Moore"), ("Tamara Taylor", "Carmen Ortiz"),
)  # fmt: skip
"""People who know each other, both ways."""

MUTUAL = (
    ("Giorgio Rossi", "Carlos Gomez"), ("Ryan Park", "Giorgio Rossi"), ("Ryan Park", "Carlos Gomez"),
    ("Isabella Rodriguez", "Arthur Burton"), ("Isabella Rodriguez", "Maria Lopez"),
    ("Isabella Rodriguez", "Carlos Gomez"), ("Isabella Rodriguez", "Ryan Park"),
    ("Isabella Rodriguez", "Tamara Taylor"), ("Isabella Rodriguez", "Giorgio Rossi"),
    ("Isabella Rodriguez", "Wolfgang Schulz"), ("Isabella Rodriguez", "Carmen Ortiz"),
    ("Isabella Rodriguez", "Hailey Johnson"), ("Isabella Rodriguez", "Klaus Mueller"),
    ("Sam Moore", "Adam Smith"), ("Sam Moore", "Yuriko Yamamoto"), ("Jennifer Moore", "Yuriko Yamamoto"),
    ("John Lin", "Tom Moreno"), ("Tom Moreno", "Adam Smith"), ("Carmen Ortiz", "Yuriko Yamamoto"),
    ("Yuriko Yamamoto", "Mei Lin"), ("Yuriko Yamamoto", "John Lin"), ("Klaus Mueller", "Eddy Lin"),
    ("Maria Lopez", "Eddy Lin"), ("Ayesha Khan", "Eddy Lin"), ("Wolfgang Schulz", "Eddy Lin"),
    *(("Arthur Burton", guest) for guest in (
        "Latoya Williams", "Rajiv Patel", "Ryan Park", "Carlos Gomez", "Adam Smith", "Yuriko Yamamoto",
        "Jennifer Moore", "Sam Moore", "Carmen Ortiz", "Tom Moreno",
    )),
)  # fmt: skip
"""Pairs outside the households who know each other, both ways."""

RELEASE_SLIPS = (
    "Abigail Chan",
    "Haily",
    "Willow Market",
    "Willow's Market",
    "two kids",
    "Rose and Crown pub",
)
"""Mistakes of the released town."""


@cache
def place():
    return app.load_place(paths.TOWN)


def sheets() -> dict[str, PersonaSheet]:
    return {name: one.sheet for name, one in place().residents.items()}


def said_by(sheet: PersonaSheet) -> str:
    told = (
        sheet.learned,
        sheet.currently,
        sheet.lifestyle,
        *sheet.goals,
        *(text for _, text in sheet.relationships),
    )
    return " ".join(told)


def test_everybody_is_there_with_age_hours_and_home():
    found = sheets()
    assert set(found) == set(FACTS)
    for name, (age, wake, bed, dinner, home) in FACTS.items():
        sheet = found[name]
        minutes = [int(at[:2]) * 60 + int(at[3:]) for at in (wake, bed)]
        assert (sheet.age, [sheet.wake_minute, sheet.bed_minute]) == (age, minutes), name
        if dinner is not None:
            assert sheet.dinner_minute == int(dinner[:2]) * 60 + int(dinner[3:]), name
        assert addresses.name_of(addresses.sector_of(sheet.home)) == home, name


def test_everybody_knows_the_whole_home():
    """The released trees lacked the own kitchen, so that naming it was a crash."""
    state = new_state(place().scene, place().residents, 1, {})
    for name, sheet in sheets().items():
        for room in sheet.home_places:
            assert room in state.minds[name].places.arenas, (name, room)
        kinds = {
            place().scene.maze.objects[thing].kind
            for room in sheet.home_places
            for thing in place().scene.maze.objects_in(room)
        }
        assert {"bed", "toilet", "shower", "bathroom sink", "refrigerator"} <= kinds, name


def test_no_bed_is_for_more_people_than_it_holds():
    beds: dict[str, list[str]] = {}
    for name, sheet in sheets().items():
        beds.setdefault(sheet.bed, []).append(name)
    shared = {tuple(sorted(names)) for names in beds.values() if len(names) > 1}
    assert shared == {("John Lin", "Mei Lin"), ("Jane Moreno", "Tom Moreno"), ("Jennifer Moore", "Sam Moore")}
    for bed, names in beds.items():
        assert len(names) <= place().scene.maze.objects[bed].capacity, bed


@pytest.mark.parametrize("people", HOUSEHOLDS + MUTUAL)
def test_those_who_know_each_other_do_so_both_ways(people):
    found = sheets()
    for one in people:
        known = dict(found[one].relationships)
        for other in people:
            if other != one:
                assert other in known, f"{one} does not know {other}"


def test_every_relationship_is_to_somebody_of_the_town():
    for name, sheet in sheets().items():
        for other, _ in sheet.relationships:
            assert other in sheets(), (name, other)


@pytest.mark.parametrize(
    ("words", "who"),
    [
        (("valentine", "party"), {"Isabella Rodriguez"}),
        (("running for mayor", "run for mayor", "candidacy", "candidate for"), {"Sam Moore"}),
        (("loves Klaus", "love with Klaus", "secretly loves"), None),
    ],
)
def test_what_only_one_knows_at_the_start_is_in_nobody_elses_head(words, who):
    """The two public seeds of the paper: measuring how they spread needs that nobody else has them."""
    state = new_state(place().scene, place().residents, 1, {})
    knowing = set()
    for name, mind in state.minds.items():
        texts = [node.text for node in mind.stream.nodes] + [said_by(mind.sheet)]
        if any(word.lower() in text.lower() for word in words for text in texts):
            knowing.add(name)
    assert knowing == (who or {"Maria Lopez", "Klaus Mueller", "Francisco Lopez"})


def test_nobody_but_sam_says_that_sam_runs():
    for name, sheet in sheets().items():
        if name != "Sam Moore":
            for clause in said_by(sheet).replace(".", ";").split(";"):
                assert not ("Sam" in clause and "mayor" in clause), name


def test_the_party_has_its_day_hours_and_place():
    text = said_by(sheets()["Isabella Rodriguez"])
    for part in ("Hobbs Cafe", "February 14", "5 pm to 7 pm"):
        assert part in text


def test_the_hidden_crushes_are_mutual_and_hidden():
    klaus, maria = (dict(sheets()[name].relationships) for name in ("Klaus Mueller", "Maria Lopez"))
    assert "secretly loves" in klaus["Maria Lopez"]
    assert "secretly loves" in maria["Klaus Mueller"]


def test_slips_of_the_released_sheets_are_not_repeated():
    for name, sheet in sheets().items():
        for slip in RELEASE_SLIPS:
            assert slip not in said_by(sheet), name


def test_every_clause_of_a_sheet_is_a_sentence_about_its_person():
    for name, sheet in sheets().items():
        for clause in sheet.learned.split(";"):
            assert clause.strip().startswith(name), clause


@pytest.mark.parametrize("name", sorted(FACTS))
def test_everybody_has_work_or_pastimes_of_their_own_in_the_bank(name):
    """Without them a role's hours would be filled with "work through the day's tasks"."""
    from ai.cognition import candidates
    from ai.memory.skeleton import Slot, skeleton
    from game.sim.turn import Turn

    state: SimState = new_state(place().scene, {name: place().residents[name]}, 1, {})
    state.tick = 6 * 360
    mind, context = state.minds[name], Turn(state, place().scene).context(name)
    for block in skeleton(mind.sheet, mind.sheet.wake_minute):
        if block.slot in (Slot.WORK, Slot.FREE):
            found = candidates.activities(mind, context, block)
            assert found, block
