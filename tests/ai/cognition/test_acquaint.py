"""Telling one person of another: what is plain and kind, of those whom the other may not know."""

from __future__ import annotations

import pytest

from ai.cognition import acquaint
from ai.memory.node import MemoryKind, Provenance, Source
from ai.prompts.person import Person
from tests.ai.cognition.minds import mind_of, remember

BO, CLEO, DEE = Person("Bo Cane", "he"), Person("Cleo Dunn", "she"), Person("Dee Ash", "she")
TOWN = (Person("Ana Bell", "she"), BO, CLEO, DEE)


def told(mind, by, fact, to="Ana Bell"):
    return mind.stream.append(
        MemoryKind.OBSERVATION, f"{by} told {to} that {fact}", 0, Provenance(Source.SAID, by), importance=4
    )


def found(mind, *names):
    return acquaint.introductions(mind, names or ("Cleo Dunn",), TOWN)


def test_an_empty_mind_knows_nobody_to_tell_of():
    assert found(mind_of()) == ()


def test_one_tells_who_somebody_is_and_whence_one_knows_it():
    mind = mind_of()
    own = remember(mind, "Bo Cane is a baker, who has bad dreams", source=Source.SEED)
    heard = told(mind, "Bo Cane", "Dee Ash is a sailor")
    one, other = found(mind)
    assert (one.name, one.fact, one.of, one.source) == ("Bo Cane", "Bo Cane is a baker", own.id, "")
    assert (other.name, other.fact, other.of, other.source) == (
        "Dee Ash",
        "Dee Ash is a sailor",
        heard.id,
        "Bo Cane",
    )


def test_of_relatives_one_says_whose_they_are_and_tells_relatives_nothing_of_them():
    kin = (("Bo Cane", "her son"), ("Cleo Dunn", "her mother"))
    mind = mind_of(relationships=kin)
    remember(mind, "Bo Cane is her son and a baker", source=Source.SEED)
    assert found(mind) == ()
    (one,) = found(mind, "Dee Ash")
    assert one.fact == "Bo Cane is Ana Bell's son and a baker"


@pytest.mark.parametrize(
    ("known", "said"),
    [
        ("a neighbour and her husband's colleague", "Ana Bell's neighbour"),
        ("a friend with whom she sings", "Ana Bell's friend"),
        ("a colleague at the mill and a friend", "Ana Bell's colleague at the mill and a friend"),
        ("a poet whose work she likes", "a poet"),
    ],
)
def test_what_is_left_of_a_relation_is_a_whole_sentence(known, said):
    mind = mind_of(relationships=(("Bo Cane", known),))
    remember(mind, f"Bo Cane is {known}", source=Source.SEED)
    assert [one.fact for one in found(mind)] == [f"Bo Cane is {said}"]


@pytest.mark.parametrize(
    "unkind",
    ["Bo Cane is rude", "Bo Cane is secretly a poet", "Bo Cane is in love with Dee Ash", "Bo Cane is ill"],
)
def test_nothing_unkind_is_told_behind_anybodys_back(unkind):
    mind = mind_of()
    remember(mind, unkind, source=Source.SEED)
    told(mind, "Dee Ash", unkind)
    assert found(mind) == ()


def test_nobody_is_told_of_itself_of_the_teller_or_of_one_whom_it_named():
    mind = mind_of()
    remember(mind, "Cleo Dunn is a sailor", source=Source.SEED)
    remember(mind, "Bo Cane is a baker", source=Source.SEED)
    told(mind, "Cleo Dunn", "Cleo Dunn is painting the house of Bo Cane")
    told(mind, "Cleo Dunn", "Dee Ash is a smith")
    assert found(mind) == ()
    assert [one.name for one in found(mind, "Dee Ash")] == ["Cleo Dunn", "Bo Cane"]


def test_only_people_of_the_town_are_told_of():
    mind = mind_of()
    remember(mind, "Zed Moon is a pirate", source=Source.SEED)
    assert found(mind) == ()


def test_who_was_told_of_least_comes_first_and_of_equals_the_first_known():
    mind = mind_of()
    for one in ("Bo Cane is a baker", "Dee Ash is a smith"):
        remember(mind, one, source=Source.SEED)
    assert [one.name for one in found(mind)] == ["Bo Cane", "Dee Ash"]
    told(mind, "Ana Bell", "Bo Cane is a baker", to="Zed Moon")
    assert [one.name for one in found(mind)] == ["Dee Ash", "Bo Cane"]
