"""A fact becomes what its owner says of it, and what is heard becomes the fact again."""

from __future__ import annotations

import pytest

from ai.prompts.person import Person, base, sentences, spoken
from ai.prompts.reported import reported

ANA, BO, CY = Person("Ana Bell", "she"), Person("Bo Cane", "he"), Person("Cy Dunn", "he")
PEOPLE = (ANA, BO, CY)

TOLD = (
    (ANA, BO, "Ana Bell is baking her bread", "I'm baking my bread"),
    (ANA, BO, "Ana Bell opens the shop at 8 am and closes it at noon", "I open the shop at 8 am and close it at noon"),
    (ANA, BO, "Ana Bell has known Bo Cane for years", "I have known you for years"),
    (ANA, CY, "Ana Bell has known Bo Cane for years", "I have known Bo for years"),
    (BO, ANA, "Bo Cane cares about birds and wants to save them", "I care about birds and want to save them"),
    (BO, ANA, "Bo Cane's boat is old and he needs a new one", "My boat is old and I need a new one"),
    (BO, ANA, "Bo Cane has decided to run for mayor", "I have decided to run for mayor"),
    (BO, ANA, "Ana Bell studies law at the college", "You study law at the college"),
    (ANA, BO, "Bo Cane asked Ana Bell to mend his net", "You asked me to mend your net"),
    (ANA, BO, "She hopes to see Cy Dunn", "I hope to see Cy"),
    (BO, ANA, "Bo Cane will be there on Friday", "I'll be there on Friday"),
    (ANA, BO, "the bridge is closed until Monday", "The bridge is closed until Monday"),
    (BO, CY, "Ana Bell told Bo Cane that Ana Bell is planning a fair", "Ana told me that she is planning a fair"),
)  # fmt: skip


@pytest.mark.parametrize(("speaker", "listener", "fact", "line"), TOLD)
def test_a_fact_is_said_in_the_first_and_second_person(speaker, listener, fact, line):
    assert spoken(fact, speaker, [listener], PEOPLE) == line


@pytest.mark.parametrize(("speaker", "listener", "fact", "line"), TOLD)
def test_what_is_heard_is_the_fact_again(speaker, listener, fact, line):
    heard = reported(f"{line}.", speaker, listener, PEOPLE)
    again = spoken(heard, speaker, [listener], PEOPLE)
    assert again == line
    assert "I'm" not in heard.split()
    assert not heard.startswith(("I ", "You ", "My "))


def test_names_are_kept_for_several_listeners_none_of_whom_is_you():
    assert spoken("Ana Bell knows Bo Cane", ANA, [BO, CY], PEOPLE) == "I know Bo"


def test_a_first_name_that_two_share_is_not_completed():
    both = (Person("Ana Bell", "she"), Person("Ana Moss", "she"), BO)
    assert reported("Ana is ill.", BO, CY, both) == "Ana is ill"


def test_people_of_one_name_and_of_hyphens_are_spoken_of():
    cher, jean = Person("Cher", "she"), Person("Jean-Luc Picard", "he")
    assert spoken("Cher likes Jean-Luc Picard", cher, [BO], (cher, jean)) == "I like Jean-Luc"
    assert reported("I like Jean-Luc.", cher, BO, (cher, jean)) == "Cher likes Jean-Luc Picard"


def test_verbs_lose_their_ending():
    assert [base(verb) for verb in ("makes", "goes", "studies", "watches", "closes", "is", "has")] == [
        "make", "go", "study", "watch", "close", "be", "have",
    ]  # fmt: skip


def test_sentences_are_split_but_not_at_abbreviations():
    assert sentences("At 5 p.m. it begins. Come! Will you?") == ("At 5 p.m. it begins.", "Come!", "Will you?")
