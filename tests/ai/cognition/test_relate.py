"""Relations: how close and warm, from the sheet's words at first, from talks later."""

from __future__ import annotations

from ai.cognition import relate
from ai.memory.node import MemoryKind, Provenance, Source
from tests.ai.cognition.minds import mind_of


def who(words):
    return mind_of(relationships=(("Bo Cane", words),))


def said(mind, fact, importance=5):
    told = Provenance(Source.SAID, "Bo Cane")
    return mind.stream.append(
        MemoryKind.OBSERVATION, f"Bo Cane told Ana Bell that {fact}", 0, told, importance=importance
    )


def test_the_words_of_the_sheet_say_how_close_somebody_is():
    words = {
        "her brother": relate.FAMILY, "a good friend for a year": relate.CLOSE, "a friend from the choir": relate.FRIEND,
        "a customer": relate.KNOWN, "a writer she finds pushy": relate.COOL,
    }  # fmt: skip
    assert {text: relate.closeness(who(text), "Bo Cane") for text in words} == words
    assert relate.closeness(mind_of(), "Bo Cane") == relate.STRANGER


def test_somebody_like_a_daughter_is_close_but_no_family():
    assert relate.closeness(who("a neighbour who is like a daughter to her"), "Bo Cane") == relate.CLOSE


def test_a_summary_takes_in_only_what_it_has_not_seen():
    mind = who("a friend")
    said(mind, "Bo Cane has bought a boat")
    first = relate.after_talk(mind, "Bo Cane", 100, 1)
    assert first.summary == "Bo Cane is a friend; told that Bo Cane has bought a boat"
    mind.relations = {"Bo Cane": first}
    node = said(mind, "Bo Cane is sailing to the isle")
    second = relate.after_talk(mind, "Bo Cane", 200, 1)
    assert second.summary == f"{first.summary}; told that Bo Cane is sailing to the isle"
    assert (second.seen, second.talked, second.warmth) == (node.id, 200, first.warmth + 1)
    mind.relations = {"Bo Cane": second}
    assert relate.summarised(mind, "Bo Cane", second) == (second.summary, second.seen)


def test_a_summary_keeps_the_weightiest_and_stays_short():
    mind = who("a friend")
    for number, thing in enumerate(
        ("a boat", "the mill", "two keys", "a whale", "the moon", "rain", "a ghost")
    ):
        said(mind, f"Bo Cane has seen {thing}", importance=number + 1)
    facts = relate.after_talk(mind, "Bo Cane", 100, 0).summary.split("; ")
    assert len(facts) == 1 + relate.SUMMARY_FACTS
    assert "ghost" in facts[-1]


def test_warmth_stays_in_its_bounds():
    mind = who("a good friend")
    for step in range(20):
        mind.relations = {"Bo Cane": relate.after_talk(mind, "Bo Cane", step, 2)}
    assert relate.warmth(mind, "Bo Cane") == relate.MOST_WARMTH
    for step in range(40):
        mind.relations = {"Bo Cane": relate.after_talk(mind, "Bo Cane", step, -2)}
    assert relate.warmth(mind, "Bo Cane") == -relate.MOST_WARMTH


def test_who_was_met_in_talk_is_known_by_name():
    mind = mind_of()
    assert not relate.knows(mind, "Bo Cane")
    mind.relations = {"Bo Cane": relate.after_talk(mind, "Bo Cane", 0, 0)}
    assert relate.knows(mind, "Bo Cane")


def test_alike_facts_are_told_apart_by_what_they_tell():
    assert relate.is_same_fact("Bo Cane has bought a red boat", "Bo Cane bought a red boat")
    assert relate.is_same_fact(
        "Bo Cane is planning a fair on May 4 from 5 pm to 7 pm",
        "Bo Cane is busy with the fair on May 4 from 5 pm to 7 pm",
    )
    assert not relate.is_same_fact("Bo Cane has bought a boat", "Bo Cane has lost his keys")
