"""What a line does, decided from the line before; and which words are kept."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ai.cognition import hearing, lines, moment, moves, stances
from ai.cognition.talking import HARD_CAP, Heard, Partner, Talk
from ai.memory.node import Source
from ai.memory.schedule import Plan, PlanEntry
from ai.mind import Promise
from ai.prompts.person import Person
from game import paths
from game.content.banks import load_banks
from tests.ai.cognition.minds import SALOON, context_at, mind_of, remember, texts

NOON = 12 * 60
ANA, CLEO = Person("Ana Bell", "she"), Person("Cleo Dunn", "she")
FAIR = "I'm planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm."


@cache
def phrases():
    return load_banks(paths.assets() / "banks")


def context(now=NOON):
    return replace(context_at(now), banks=phrases())


def ana(**changes):
    mind = mind_of(**changes)
    hours = (PlanEntry(0, 24 * 60, "mend her nets", SALOON),)
    mind.plan = Plan(1, hours, hours)
    return mind


def talk(*said, paused="reading a book"):
    """Give a conversation of Cleo and Ana in which Cleo said the last of these lines."""
    names = ("Cleo Dunn", "Ana Bell")
    count = len(said)
    spoken = tuple(Heard(names[(count - 1 - at) % 2], text, (), -1) for at, text in enumerate(said))
    return Talk(1, (Partner(CLEO, "painting"),), spoken, (ANA, CLEO), paused)


def move(mind, *said, recalled=()):
    return moves.move(mind, context(), talk(*said), recalled)


def test_an_invitation_is_answered_with_a_stance():
    made = move(ana(), f"Hi Ana! {FAIR} I'd love it if you came!")
    assert (made.reply, made.before) == ("stance", "come to the summer fair")


def test_what_was_accepted_before_is_confirmed_without_asking():
    mind = ana()
    first = lines.invited(mind, context(), talk(f"{FAIR} Will you come?"), "Cleo Dunn")
    mind.promises = (first,)
    made = move(mind, f"{FAIR} Will you come?")
    assert made.reply == ""
    assert made.before


def test_a_question_about_something_is_answered_from_memory():
    mind = ana()
    paper = remember(mind, "Ana Bell is writing a paper on herring", source=Source.SEED)
    remember(mind, "Ana Bell is fond of cake", source=Source.SEED)
    made = move(mind, "How is your paper coming along?", recalled=(0, 1))
    assert (made.reply, made.option_ids) == ("pick", (paper.id,))


def test_a_secret_is_no_answer():
    mind = ana()
    remember(mind, "Ana Bell is secretly writing a paper on Cleo Dunn", source=Source.SEED)
    assert move(mind, "How is your paper coming along?", recalled=(0,)).reply == ""


def test_news_is_taken_by_a_reaction_that_the_model_chooses():
    made = move(ana(), "I have sold my boat.")
    assert made.reply == "react"
    assert len(made.options) >= 3


def test_a_goodbye_is_returned():
    made = move(ana(), "Hi Cleo!", "See you soon, Ana!")
    assert made.bye
    assert not made.question


def test_the_last_line_that_may_be_said_is_a_goodbye():
    said = [f"I have seen {number} herons on the lake." for number in range(HARD_CAP - 1)]
    assert move(ana(), *said).bye


def test_how_one_is_is_told_with_what_one_did():
    made = move(ana(), "Hi Cleo!", "How's it going?")
    assert "I was just reading a book." in made.before


def test_a_move_survives_the_notes_of_a_thought():
    mind = ana()
    remember(mind, "Ana Bell is writing a paper on herring", source=Source.SEED, importance=9)
    made = move(mind, "Hi Cleo!", "How's it going?")
    assert made.topic is not None
    assert moment.from_plain(made.plain()) == made


def test_only_samples_that_keep_the_fact_are_candidates():
    rule = "I'm giving a concert in the church on Friday at 8 pm"
    good, short, foreign, wrong = (
        "giving a concert in the church, on Friday at 8 pm!",
        "giving a concert.",
        "giving a concert in the church on Friday at 8 pm with a lion, a whale and three brass bands.",
        "giving a concert in the church on Friday at 9 pm.",
    )
    call = type("Call", (), {"key": None, "digest": lambda _self: b""})()
    found = lines.samples(texts(call, good, short, foreign, wrong), rule, "Ana")
    assert [text for text, _ in found] == ["I'm giving a concert in the church, on Friday at 8 pm!"]


def test_a_small_word_that_turns_the_sense_may_not_get_lost():
    assert not lines.faithful("I'm writing on how rain changes towns", "I'm writing on rain changes towns.")
    assert not lines.faithful("I'm not going to the fair", "I'm going to the fair.")


def test_an_invitation_that_clashes_is_leant_against():
    mind = ana()
    said = talk(f"{FAIR} Will you come?")
    free = stances.view(mind, context(), said)
    proposal = lines.invited(mind, context(), said, "Cleo Dunn")
    mind.promises = (Promise(proposal.start - 600, 60, "meet the mayor", people=("Bo Cane",)),)
    taken = stances.view(mind, context(), said)
    assert (free.lean, taken.lean, taken.tone) == ("agrees", "declines", "busy")
    assert free.bias[0] > taken.bias[0]


def test_who_is_not_liked_is_rather_refused():
    mind = ana(relationships=(("Cleo Dunn", "a rival she finds rude"),))
    assert stances.view(mind, context(), talk(f"{FAIR} Will you come?")).lean == "declines"


def test_a_line_is_remembered_in_the_third_person_with_what_it_was():
    mind = ana()

    def kept(text, *before):
        said = talk(*before, text)
        return hearing.as_memory(context(), said, speaker=CLEO, listeners=(ANA,), text=text, mind=mind)

    assert (
        kept("Morning, Ana! I have sold my boat.")
        == "Cleo Dunn told Ana Bell that Cleo Dunn has sold Cleo Dunn's boat"
        or kept("Morning, Ana! I have sold my boat.")
        == "Cleo Dunn told Ana Bell that Cleo Dunn has sold her boat"
    )
    assert kept("How's it going?") == 'Cleo Dunn asked Ana Bell: "How\'s it going?"'
    assert kept("See you soon, Ana!") == 'Cleo Dunn said to Ana Bell: "See you soon, Ana!"'
    assert kept(f"{FAIR} Will you come?").endswith("from 5 pm to 7 pm, and invited Ana Bell")
    yes = kept("Count me in!", f"{FAIR} Will you come?")
    assert yes == "Cleo Dunn told Ana Bell that Cleo Dunn will come to the summer fair"


def test_small_talk_weighs_little_and_invitations_much():
    mind = ana()

    def weight(text):
        said = talk(text)
        (memory,) = hearing.hear(
            mind, context(), said, speaker=CLEO, listeners=(ANA,), text=text, tells=(7,)
        ).remember
        return memory.importance, memory.rating is not None

    assert weight("Morning, Ana!") == (1, False)
    assert weight(f"{FAIR} Will you come?") == (8, False)
    assert weight("I have sold my boat.") == (0, True)
