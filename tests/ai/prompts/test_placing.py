from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.banks import ObjectKind
from ai.prompts import placing


def kind(name, *uses):
    return ObjectKind(name, "idle", ("in use",), uses, ("broken",))


KINDS = (
    kind("bed", "sleep", "wake up"),
    kind("desk", "write", "read"),
    kind("closet", "get dressed"),
    kind("shower", "take a shower"),
    kind("cooking area", "cook", "bake", "make tea"),
    kind("behind the tea counter", "serve customers", "make tea for customers"),
    kind("tea seating", "drink tea", "read", "write"),
    kind("harmonium", "play the harmonium"),
    kind("shop shelf", "buy rope", "buy soap"),
    kind("meadow", "take a walk", "run"),
)
ANA = SimpleNamespace(
    name="Ana Bell",
    home="Town:Ana Bell's flat:main room",
    home_places=("Town:Ana Bell's flat:main room", "Town:Ana Bell's flat:bathroom"),
    workplace="Town:Tea Room:tea room",
)
BO = SimpleNamespace(
    name="Bo Reed", home="Town:Bo Reed's house:room", home_places=("Town:Bo Reed's house:room",), workplace=""
)
TOWN = {
    "Town:Ana Bell's flat:bathroom": ("shower",),
    "Town:Ana Bell's flat:main room": ("bed", "closet", "cooking area", "desk"),
    "Town:Bo Reed's house:room": ("bed", "cooking area", "desk"),
    "Town:Green:meadow": ("meadow",),
    "Town:Hall:hall": (),
    "Town:Ship Store:store": ("shop shelf",),
    "Town:Tea Room:tea room": ("behind the tea counter", "cooking area", "harmonium", "tea seating"),
}


def spots(activity, sheet=ANA, **more):
    return [
        spot.address.removeprefix("Town:") for spot in placing.narrow(activity, sheet, TOWN, KINDS, **more)
    ]


ONLY = [
    ("sleep", ANA, ["Ana Bell's flat:main room:bed"]),
    ("take a quick shower", ANA, ["Ana Bell's flat:bathroom:shower"]),
    ("get dressed for work", ANA, ["Ana Bell's flat:main room:closet"]),
    ("play the harmonium", BO, ["Tea Room:tea room:harmonium"]),
    ("buy soap and rope", BO, ["Ship Store:store:shop shelf"]),
    ("buy a lantern", BO, ["Ship Store:store:shop shelf"]),
    ("make tea for customers", ANA, ["Tea Room:tea room:behind the tea counter"]),
    ("take a walk", ANA, ["Green:meadow:meadow"]),
    ("drink tea with a friend", BO, ["Tea Room:tea room:tea seating"]),
    ("bake buns in the tea room", ANA, ["Tea Room:tea room:cooking area"]),
    ("bake buns", BO, ["Bo Reed's house:room:cooking area"]),
    ("go home and read", ANA, ["Ana Bell's flat:main room:desk"]),
    ("write at the desk", ANA, ["Ana Bell's flat:main room:desk"]),
]


@pytest.mark.parametrize(("activity", "sheet", "expected"), ONLY)
def test_an_activity_leads_where_its_things_are(activity, sheet, expected):
    assert spots(activity, sheet) == expected


def test_what_can_be_done_at_several_places_stays_open():
    assert spots("write a letter") == ["Ana Bell's flat:main room:desk", "Tea Room:tea room:tea seating"]


def test_nobody_acts_in_anothers_home():
    for activity in ("sleep", "read", "bake buns", "dream of the sea"):
        assert not [place for place in spots(activity, ANA) if place.startswith("Bo Reed's")]


def test_nobody_acts_behind_anothers_counter_or_in_its_kitchen():
    for activity in ("make tea for customers", "cook", "wait for the water to boil"):
        found = spots(activity, BO)
        assert not [place for place in found if place.startswith("Tea Room") and "tea seating" not in place]


def test_an_activity_that_no_rule_knows_is_done_at_home_at_work_or_here():
    sectors = {place.split(":")[0] for place in spots("dream of the sea", ANA)}
    assert sectors == {"Ana Bell's flat", "Tea Room"}
    assert "Green" in {
        place.split(":")[0] for place in spots("dream of the sea", ANA, here="Town:Green:meadow")
    }


def test_a_dormitory_is_as_private_as_a_house():
    assert not placing.permitted("Town:Dorm of the mill:kitchen", ANA)
    assert placing.permitted("Town:Mill:office", ANA)


def test_suiting_counts_the_words_of_the_longest_use():
    tea = KINDS[5]
    assert placing.suits(tea, "make a pot of tea for two customers") == 6
    assert placing.suits(tea, "serve a customer") == 4
    assert placing.suits(tea, "sing") == 0


def test_an_object_belongs_to_the_longest_kind_that_ends_its_name():
    assert placing.kind_of("Ana's bed", KINDS).name == "bed"
    assert placing.kind_of("behind the tea counter", KINDS).name == "behind the tea counter"
    assert placing.kind_of("tent", KINDS) is None


def test_staying_the_own_home_and_the_workplace_are_preferred():
    sectors = ("Town:Ana Bell's flat", "Town:Tea Room", "Town:Green")
    bias = placing.sector_bias("read", sectors, ANA, "Town:Green:meadow")
    assert bias == (placing.HOME_BIAS, placing.WORK_BIAS, placing.STAY_BIAS)


def test_a_place_that_is_named_in_passing_is_preferred():
    assert placing.sector_bias("buy rope for the green", ("Town:Green",), BO, "") == (placing.NAMED_BIAS,)
    assert placing.named("take a walk on the green", "Town:Green:meadow") == 1
    assert placing.named("take a walk in the green", "Town:Green:meadow") == 2
    assert placing.named("take a walk", "Town:Green:meadow") == 0


def test_the_stem_is_the_same_for_every_form():
    assert placing.stem("streaming") == placing.stem("streams") == placing.stem("stream")
    assert placing.stem("buying") == placing.stem("buys") == "buy"
    assert placing.stem("classes") == placing.stem("class")
    assert placing.stem("lattes") == placing.stem("coffee")


@given(st.text(max_size=60))
def test_every_activity_leads_somewhere_permitted(activity):
    found = placing.narrow(activity, ANA, TOWN, KINDS)
    assert found
    for spot in found:
        assert placing.permitted(spot.address, ANA)
        assert spot.arena in TOWN
        assert len(placing.sector_bias(activity, [spot.sector], ANA, "")) == 1


def test_an_arena_without_things_is_a_spot_itself():
    (spot,) = placing.narrow("dance", BO, {"Town:Hall:hall": ()}, KINDS)
    assert (spot.address, spot.arena, spot.sector) == ("Town:Hall:hall", "Town:Hall:hall", "Town:Hall")
