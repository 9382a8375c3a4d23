from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.prompts import verbs, wording

ANA = SimpleNamespace(
    name="Ana Bell",
    pronoun="she",
    home="Town:Ana Bell's flat:main room",
    home_places=("Town:Ana Bell's flat:main room", "Town:Ana Bell's flat:kitchen"),
)
BO = SimpleNamespace(
    name="Bo Reed",
    pronoun="he",
    home="Town:Hostel for travelers:Bo Reed's room",
    home_places=("Town:Hostel for travelers:Bo Reed's room", "Town:Hostel for travelers:common room"),
)

ING = {
    "make espresso for customers": "making espresso for customers",
    "stop by the mill": "stopping by the mill",
    "plan the fair": "planning the fair",
    "sit down": "sitting down",
    "swim": "swimming",
    "get dressed": "getting dressed",
    "chat with a friend": "chatting with a friend",
    "quiz the class": "quizzing the class",
    "begin to write": "beginning to write",
    "refer to the notes": "referring to the notes",
    "control the valve": "controlling the valve",
    "visit the library": "visiting the library",
    "open the shop": "opening the shop",
    "listen to music": "listening to music",
    "travel to town": "traveling to town",
    "water the plants": "watering the plants",
    "read a book": "reading a book",
    "eat lunch": "eating lunch",
    "mix paint": "mixing paint",
    "play chess": "playing chess",
    "sew a button": "sewing a button",
    "wash up": "washing up",
    "lie down": "lying down",
    "tie a ribbon": "tying a ribbon",
    "die": "dying",
    "see a film": "seeing a film",
    "agree on a price": "agreeing on a price",
    "dye the wool": "dyeing the wool",
    "be ready": "being ready",
    "tiptoe away": "tiptoeing away",
    "picnic at noon": "picnicking at noon",
    "re-read the draft": "re-reading the draft",
    "sing a song": "singing a song",
    "bring the mail": "bringing the mail",
    "quickly eat lunch": "quickly eating lunch",
    "apply for a post": "applying for a post",
    "To bake bread.": "baking bread",
    "Bake bread": "baking bread",
    "make coffee and serve it": "making coffee and serving it",
    "sit down, eat lunch and relax": "sitting down, eating lunch and relaxing",
    "lie down and rest": "lying down and resting",
    "visit the mill and quietly read": "visiting the mill and quietly reading",
    "write a line, then read it aloud": "writing a line, then reading it aloud",
    "buy bread and butter": "buying bread and butter",
    "buy food and drink": "buying food and drink",
    "eat soup, bread and fish": "eating soup, bread and fish",
    "do push-ups and sit-ups": "doing push-ups and sit-ups",
    "pick and dry herbs": "picking and drying herbs",
    "wash the dishes and put them away": "washing the dishes and putting them away",
    "making coffee": "making coffee",
    "DJ at the club": "DJing at the club",
}

THIRD = {
    "make coffee and serve it": "makes coffee and serves it",
    "go home": "goes home",
    "do the laundry": "does the laundry",
    "have lunch": "has lunch",
    "be ready": "is ready",
    "wash and dry the cups": "washes and dries the cups",
    "fix the roof": "fixes the roof",
    "watch the birds": "watches the birds",
    "study maps": "studies maps",
    "play chess": "plays chess",
    "buzz around": "buzzes around",
    "echo the tune": "echoes the tune",
}


@pytest.mark.parametrize("activity", sorted(ING))
def test_an_activity_gets_its_ing_form(activity):
    assert wording.ing(activity) == ING[activity]


@pytest.mark.parametrize("activity", sorted(THIRD))
def test_an_activity_gets_its_third_person(activity):
    assert wording.third(activity) == THIRD[activity]


@given(st.sampled_from(sorted(verbs.VERBS)))
def test_the_ing_form_of_an_ing_form_is_itself(verb):
    form = wording.ing(f"{verb} something")
    assert wording.ing(form) == form
    assert form.endswith("ing something")


@given(st.text(max_size=40))
def test_no_text_breaks_the_wording(text):
    for bend in (
        wording.ing,
        wording.third,
        wording.bare,
        wording.capital,
        wording.with_article,
        wording.article,
    ):
        assert isinstance(bend(text), str)
    assert isinstance(wording.first_words(text, 5), str)


def test_an_unknown_pronoun_is_spoken_of_as_they():
    assert wording.pronouns("She").object == "her"
    assert wording.pronouns("xe").possessive == "their"


def test_first_words_end_with_a_word_that_can_end():
    assert wording.first_words("bake bread and sell it", 3) == "bake bread"
    assert wording.first_words("bake bread, then rest", 2) == "bake bread"
    assert wording.first_words("the", 3) == "the"


def test_articles_fit_the_sound():
    assert wording.article("actor") == "an actor"
    assert wording.article("university student") == "a university student"
    assert wording.bare("the piano") == "piano"
    assert wording.bare("her desk") == "desk"


SPOKEN = [
    ("Town:Ana Bell's flat", ANA, "her flat"),
    ("Town:Ana Bell's flat", BO, "Ana Bell's flat"),
    ("Town:Ana Bell's flat:kitchen", ANA, "her kitchen"),
    ("Town:Ana Bell's flat:main room", ANA, "her room"),
    ("Town:Hostel for travelers", BO, "his hostel"),
    ("Town:Hostel for travelers:Bo Reed's room", BO, "his room"),
    ("Town:Hostel for travelers:Bo Reed's room", ANA, "Bo Reed's room"),
    ("Town:Hostel for travelers:common room", BO, "the common room"),
    ("Town:Corner Cafe", ANA, "Corner Cafe"),
    ("Town:The Old Mill", ANA, "the Old Mill"),
    ("Town:Corner Cafe:cafe", ANA, "the cafe"),
    ("Town:Corner Cafe:cafe:piano", ANA, "the piano"),
    ("Town:Corner Cafe:cafe:behind the counter", ANA, "the space behind the counter"),
]


@pytest.mark.parametrize(("address", "sheet", "label"), SPOKEN)
def test_a_place_is_called_as_its_neighbours_call_it(address, sheet, label):
    assert wording.spoken(address, sheet) == label


def test_labels_that_sound_alike_are_told_apart():
    two = ("Town:Ana Bell's flat:main room:bed", "Town:Hostel for travelers:Bo Reed's room:bed")
    assert wording.labels(two, ANA) == ("the bed in her room", "the bed in Bo Reed's room")
    halls = ("Town:Mill:hall:east:bench", "Town:Mill:hall:east:bench")
    assert len(wording.labels(halls, ANA)) == 2


@given(st.lists(st.sampled_from([address for address, _, _ in SPOKEN]), unique=True))
def test_labels_of_different_places_differ(addresses):
    labels = wording.labels(addresses, ANA)
    assert len(set(labels)) == len(addresses)
