"""What one asks somebody: from what it is seen to do and what is known of it, never a secret, and once."""

from __future__ import annotations

import pytest

from ai.cognition import questions
from ai.cognition.talking import Partner
from ai.memory.node import MemoryKind, Provenance, Source
from ai.prompts.person import Person
from tests.ai.cognition.minds import mind_of, remember

CLEO = Partner(Person("Cleo Dunn", "she"))


def test_questions_come_from_what_one_knows_of_the_other_not_from_what_it_does_this_minute():
    mind = mind_of()
    remember(mind, "Cleo Dunn studies physics at the college", source=Source.SEED)
    busy = Partner(CLEO.person, doing="writing her letter to the king")
    found = questions.questions(mind, busy)
    assert [(one.use, one.thing) for one in found] == [("ask_study", "physics")]


def test_a_question_is_asked_once():
    mind = mind_of()
    remember(mind, "Cleo Dunn studies physics at the college", source=Source.SEED)
    told = Provenance(Source.SAID, "Ana Bell")
    text = 'Ana Bell asked Cleo Dunn: "How are your physics studies going?"'
    mind.stream.append(MemoryKind.OBSERVATION, text, 0, told, importance=1)
    assert questions.questions(mind, CLEO) == ()


@pytest.mark.parametrize(
    ("fact", "use", "thing"),
    [
        ("Cleo Dunn is painting a mural of the harbor", "ask_work", "your mural"),
        ("Cleo Dunn runs the Willow Market", "ask_place", "the Willow Market"),
        ("Cleo Dunn has decided to sell her boat", "ask_intent", "sell your boat"),
    ],
)
def test_a_question_fits_what_it_is_about(fact, use, thing):
    mind = mind_of()
    remember(mind, fact, source=Source.SEED)
    (found,) = questions.questions(mind, CLEO)
    assert (found.use, found.thing, found.of) == (use, thing, 0)


def test_nothing_known_of_the_other_gives_no_question():
    mind = mind_of()
    assert questions.questions(mind, CLEO) == ()
    remember(mind, "Bo Cane is painting a fence", source=Source.SEED)
    remember(mind, "Cleo Dunn had cake", source=Source.SEED)
    assert questions.questions(mind, CLEO) == ()


def test_one_does_not_ask_after_a_secret():
    mind = mind_of()
    remember(mind, "Cleo Dunn is secretly writing a novel", source=Source.SEED)
    assert questions.questions(mind, CLEO) == ()


def test_what_others_told_of_somebody_is_asked_about_once():
    mind = mind_of()
    for number in range(2):
        told = Provenance(Source.SAID, "Bo Cane")
        text = "Bo Cane told Ana Bell that Cleo Dunn is writing a novel"
        mind.stream.append(MemoryKind.OBSERVATION, text, number, told, importance=4)
    (found,) = questions.questions(mind, CLEO)
    assert found.thing == "your novel"
