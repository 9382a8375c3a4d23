"""What somebody brings up: its own news, wants and events; never secrets, never what the other knows."""

from __future__ import annotations

from ai import gametime
from ai.cognition import relate, topics
from ai.cognition.talking import Partner
from ai.memory.node import MemoryKind, Provenance, Source
from ai.mind import Promise, Relation, Want
from ai.prompts.person import Person
from tests.ai.cognition.minds import SALOON, context_at, mind_of, remember

NOON = 12 * 60
CLEO, BO = Partner(Person("Cleo Dunn", "she")), Partner(Person("Bo Cane", "he"))
FAIR = "Ana Bell is planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm"


def heard(mind, by, listener, fact, importance=8, *, news=True):
    """Let the mind have heard something that was news to it."""
    told = Provenance(Source.SAID, by)
    text = f"{by} told {listener} that {fact}"
    node = mind.stream.append(MemoryKind.OBSERVATION, text, 0, told, importance=importance)
    if news:
        mind.stream.append(
            MemoryKind.CHAT, f"{listener} talked with {by}", 0, told, importance=4, evidence=(node.id,)
        )
    return node


def facts(mind, *others, now=NOON):
    return [topic.fact for topic in topics.topics(mind, context_at(now), others or (CLEO,))]


def test_what_one_wants_to_tell_everybody_comes_first_with_its_day_and_hours():
    mind = mind_of()
    remember(mind, FAIR, source=Source.SEED)
    remember(mind, "Ana Bell wants to tell everyone she meets about the summer fair", source=Source.SEED)
    remember(mind, "Ana Bell is writing a cookbook", source=Source.SEED, importance=9)
    found = topics.topics(mind, context_at(NOON), (CLEO,))
    assert found[0].fact == FAIR
    assert found[0].kind == "event"
    assert found[0].worth >= topics.URGENT > found[1].worth


def test_a_want_or_a_whisper_about_telling_works_like_a_seed():
    for source in (Source.VOICE, None):
        mind = mind_of()
        remember(mind, FAIR, source=Source.SEED)
        if source is None:
            mind.wants = (Want("tell everybody about the summer fair", (0,)),)
        else:
            remember(
                mind,
                "Ana Bell's inner voice said: tell all your friends about the summer fair",
                source=source,
            )
        assert topics.topics(mind, context_at(NOON), (CLEO,))[0].worth == topics.WANTED


def test_a_whisper_to_tell_what_one_has_heard_makes_it_urgent_and_keeps_its_source():
    mind = mind_of()
    heard(mind, "Bo Cane", "Ana Bell", "Bo Cane is planning a boat race on Sunday at 2 pm", news=False)
    remember(
        mind, "Ana Bell's inner voice said: tell everyone you meet about the boat race", source=Source.VOICE
    )
    topic = topics.topics(mind, context_at(NOON), (CLEO,))[0]
    assert (topic.worth, topic.kind, topic.source) == (topics.WANTED, "hearsay", "Bo Cane")


def test_a_whisper_to_tell_that_something_is_so_is_told_as_it_stands():
    mind = mind_of()
    remember(mind, "Ana Bell's inner voice said: tell everybody that the well is dry", source=Source.VOICE)
    assert facts(mind) == ["the well is dry"]


def test_what_the_inner_voice_asked_for_is_told_as_a_decision():
    mind = mind_of()
    remember(
        mind, "Ana Bell's inner voice said: You should sell the cafe.", source=Source.VOICE, importance=9
    )
    assert facts(mind)[0] == "Ana Bell has decided to sell the cafe"


def test_a_secret_is_told_to_nobody():
    mind = mind_of()
    remember(
        mind,
        "Ana Bell is secretly in love with Bo Cane and has told nobody",
        source=Source.SEED,
        importance=10,
    )
    assert facts(mind) == []


def test_nothing_is_told_twice_to_the_same_person():
    mind = mind_of()
    fair = remember(mind, "Ana Bell is writing a cookbook", source=Source.SEED, importance=9)
    assert facts(mind) == [fair.text]
    told = Provenance(Source.SAID, "Ana Bell", (fair.id,))
    mind.stream.append(
        MemoryKind.OBSERVATION, f"Ana Bell told Cleo Dunn that {fair.text}", 0, told, importance=3
    )
    assert facts(mind) == []
    assert facts(mind, BO) == [fair.text]


def test_what_the_other_told_or_what_is_about_it_is_not_brought_up():
    mind = mind_of()
    heard(mind, "Cleo Dunn", "Ana Bell", "the bridge is closed")
    heard(mind, "Bo Cane", "Ana Bell", "Cleo Dunn is moving away")
    assert facts(mind) == []


def test_news_goes_on_with_its_source_and_small_talk_does_not():
    mind = mind_of()
    heard(mind, "Bo Cane", "Ana Bell", "Bo Cane has decided to run for mayor")
    heard(mind, "Bo Cane", "Ana Bell", "Bo Cane likes his coffee black", news=False)
    (topic,) = topics.topics(mind, context_at(NOON), (CLEO,))
    assert (topic.fact, topic.source, topic.kind) == (
        "Bo Cane has decided to run for mayor",
        "Bo Cane",
        "hearsay",
    )


def test_what_was_heard_at_second_hand_loses_the_hands_in_between():
    mind = mind_of()
    heard(mind, "Bo Cane", "Ana Bell", "Dee Ash told Bo Cane that the mill is for sale")
    assert facts(mind) == ["the mill is for sale"]


def test_what_is_over_is_no_longer_told():
    mind = mind_of()
    remember(mind, FAIR, source=Source.SEED, importance=9)
    assert facts(mind) == [FAIR]
    assert facts(mind, now=2 * 24 * 60 + NOON) == []


def test_opinions_of_people_are_for_close_friends_only():
    mind = mind_of()
    remember(mind, "Ana Bell finds Dee Ash pushy", source=Source.SEED, importance=10)
    assert facts(mind, BO) == []
    mind.relations = {"Cleo Dunn": Relation("Cleo Dunn", warmth=8)}
    assert relate.closeness(mind, "Cleo Dunn") == relate.CLOSE
    assert facts(mind) == ["Ana Bell finds Dee Ash pushy"]


def test_an_empty_mind_brings_up_nothing():
    assert topics.topics(mind_of(), context_at(NOON), (CLEO,)) == ()


def test_of_equal_worth_the_older_comes_first():
    mind = mind_of()
    for work in ("writing a cookbook", "painting the old mill", "building a raft"):
        remember(mind, f"Ana Bell is {work}", source=Source.SEED, importance=7)
    found = topics.topics(mind, context_at(NOON), (CLEO,))
    assert [topic.of for topic in found] == [(0,), (1,), (2,)]
    assert len({topic.worth for topic in found}) == 1


def test_an_event_that_one_hosts_comes_before_everything_until_it_is_over():
    mind = mind_of()
    fair = remember(mind, FAIR, source=Source.SEED)
    remember(mind, "Ana Bell's inner voice said: tell everybody that the well is dry", source=Source.VOICE)
    start = gametime.parse_when("2 17:00")
    mind.promises = (Promise(start, 120, "host the summer fair", SALOON, host=True, of=fair.id),)
    first = topics.topics(mind, context_at(NOON), (CLEO,))[0]
    assert (first.fact, first.kind, first.worth) == (FAIR, "event", topics.HOSTED)
    later = topics.topics(mind, context_at(24 * 60 + 20 * 60), (CLEO,))
    assert FAIR not in [topic.fact for topic in later]


def test_an_event_without_a_memory_of_its_own_is_told_by_what_one_knows_of_it():
    mind = mind_of()
    fair = remember(mind, FAIR, source=Source.SEED)
    start = gametime.parse_when("2 17:00")
    mind.promises = (Promise(start, 120, "host the summer fair", SALOON, host=True),)
    first = topics.topics(mind, context_at(NOON), (CLEO,))[0]
    assert (first.of, first.kind, first.worth) == ((fair.id,), "event", topics.HOSTED)


def test_a_whisper_to_tell_of_oneself_is_told_of_oneself():
    for said in ("you are selling the cafe", "she is selling the cafe"):
        mind = mind_of()
        remember(mind, f"Ana Bell's inner voice said: tell everybody that {said}", source=Source.VOICE)
        assert facts(mind) == ["Ana Bell is selling the cafe"]


def test_what_one_saw_is_told_of_when_it_is_fresh_and_matters_and_is_no_person():
    mind, now = mind_of(), (24 * 60 + NOON) * 60
    remember(mind, "stove is burning", importance=8, now=now - 600)
    remember(mind, "Bo Cane is shouting", importance=9, now=now - 600)
    remember(mind, "a man in a coat is shouting", importance=9, now=now - 600)
    remember(mind, "piano is dusty", importance=topics.LEAST - 3, now=now - 600)
    remember(mind, "shed is on fire", importance=9, now=10)
    assert facts(mind, now=now // 60) == ["the stove is burning"]


def test_among_several_people_nothing_is_told_that_one_of_them_told_or_heard():
    mind = mind_of()
    heard(mind, "Bo Cane", "Ana Bell", "the mill is for sale")
    assert facts(mind, CLEO) == ["the mill is for sale"]
    assert facts(mind, CLEO, BO) == []
    remember(mind, "Ana Bell finds Dee Ash pushy", source=Source.SEED, importance=10)
    mind.relations = {"Cleo Dunn": Relation("Cleo Dunn", warmth=8)}
    assert "Ana Bell finds Dee Ash pushy" in facts(mind, CLEO)
    assert "Ana Bell finds Dee Ash pushy" not in facts(mind, CLEO, BO)


def test_what_holds_for_today_only_is_not_told_tomorrow():
    mind = mind_of()
    remember(mind, "Ana Bell is singing at the pub tonight", source=Source.SEED, importance=9)
    assert facts(mind) == ["Ana Bell is singing at the pub tonight"]
    assert facts(mind, now=24 * 60 + NOON) == []
