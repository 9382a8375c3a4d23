"""What a line does, decided from the line before; and which words are kept."""

from __future__ import annotations

import pytest

from ai import gametime
from ai.cognition import hearing, lines, moment, moves, phrasing, stances
from ai.cognition.talking import HARD_CAP, Heard, Partner, Talk
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import Plan, PlanEntry
from ai.mind import Promise
from tests.ai.cognition.fair import ANA, BO, CLEO, FAIR, context, phrases
from tests.ai.cognition.minds import SALOON, mind_of, remember, texts


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


@pytest.mark.parametrize(
    ("fact", "written"),
    [
        (
            "I keep the house and the garden of the Moreno family",
            "I keep the house and the garden, and my brother Klaus Moreno.",
        ),
        ("I want to bring it out this spring", "I want to bring it to the park this spring."),
    ],
)
def test_a_written_line_invents_nothing(fact, written):
    assert not lines.faithful(fact, written)
    assert lines.faithful(fact, f"{fact}!")


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


def told(mind, fact, *, news=True):
    """Let Ana have heard something of Bo."""
    said = Provenance(Source.SAID, "Bo Cane")
    text = f"Bo Cane told Ana Bell that {fact}"
    node = mind.stream.append(MemoryKind.OBSERVATION, text, 0, said, importance=8)
    if news:
        mind.stream.append(
            MemoryKind.CHAT, "Ana Bell talked with Bo Cane", 0, said, importance=4, evidence=(node.id,)
        )
    return node


def used(text):
    return phrasing.uses_of(text, phrases().phrases)


def test_what_one_heard_is_passed_on_with_its_source():
    mind = ana()
    node = told(mind, "Bo Cane has decided to sell the old mill")
    made = move(mind, "Hi Cleo!", "How's it going?")
    assert (made.topic.kind, made.topic.of) == ("hearsay", (node.id,))
    assert "lead_hearsay" in used(made.lead)
    assert "Bo" in made.tail
    assert "going" not in used(made.tail)


def test_who_is_going_itself_says_so_when_it_tells_of_an_event():
    mind = ana()
    told(mind, "Bo Cane is planning a boat race on February 14 at 5 pm")
    start = gametime.parse_when("2 17:00")
    mind.promises = (Promise(start, 60, "come to the boat race", SALOON, people=("Bo Cane",)),)
    made = move(mind, "Hi Cleo!", "How's it going?")
    assert made.topic.kind == "hearsay"
    assert any("going" in used(part) for part in phrasing.sayings(made.tail))


def test_what_one_has_heard_before_is_known_already():
    mind = ana()
    told(mind, "Cleo Dunn has sold her boat", news=False)
    made = move(mind, "I have sold my boat.")
    assert (made.reply, made.topic) == ("", None)
    assert "known_already" in used(made.before)
    assert "Bo" in made.before


def test_what_the_other_said_before_is_not_known_from_others():
    mind = ana()
    said = Provenance(Source.SAID, "Cleo Dunn")
    text = "Cleo Dunn told Ana Bell that Cleo Dunn has sold her boat"
    mind.stream.append(MemoryKind.OBSERVATION, text, 0, said, importance=8)
    assert move(mind, "I have sold my boat.").reply == "react"


def test_the_first_line_is_a_greeting_and_a_question_or_what_is_urgent():
    mind = ana()
    made = move(mind)
    assert made.greeting
    assert made.topic is None
    assert made.question or made.greeting.endswith("?")
    remember(mind, "Ana Bell's inner voice said: tell everybody that the well is dry", source=Source.VOICE)
    made = move(mind)
    assert made.topic.fact == "the well is dry"
    assert not made.question


def test_strangers_say_who_they_are():
    greeting = move(ana(relationships=())).greeting
    assert any("introduction" in used(part) for part in phrasing.sayings(greeting))
    assert "Ana" in greeting
    assert "Ana" not in move(ana()).greeting


def test_family_does_not_greet_back():
    mind = ana(relationships=(("Cleo Dunn", "her sister"),))
    assert move(mind, "Hi Ana! I have sold my boat.").greeting == ""


def test_nothing_that_was_asked_in_a_talk_is_asked_again():
    mind = ana()
    remember(mind, "Cleo Dunn is writing a novel", source=Source.SEED)
    asked = move(mind).question
    assert "your novel" in asked
    assert "your novel" not in move(mind, "Hi Ana!", asked, "Hm.").question


def test_a_meeting_that_was_agreed_on_is_spoken_of_at_parting():
    days = {"1 18:00": "today at 6 pm", "2 17:00": "tomorrow at 5 pm", "4 17:00": "on Thursday at 5 pm"}
    for when, words in days.items():
        mind = ana()
        start = gametime.parse_when(when)
        mind.promises = (Promise(start, 60, "come to the fair", SALOON, people=("Cleo Dunn",)),)
        made = move(mind, "Hi Cleo!", "See you soon, Ana!")
        assert words in made.bye


def test_a_refusal_to_talk_is_taken_with_good_grace():
    texts_ = (text for one in phrases().phrases if one.use == "refusal" for text in one.texts)
    refusal = next(text for text in texts_ if "{" not in text)
    made = move(ana(), "Hi Cleo!", refusal)
    assert "accepts_refusal" in used(made.bye)
    assert made._replace(bye="") == moves.Move()


def test_what_nobody_asked_and_nobody_told_leads_to_a_question_a_remark_or_a_goodbye():
    """Every reply says something, whatever the other said."""
    for text in ("Hm.", "I see.", "Really?", "What a day!", "Yes.", "...", "Cleo."):
        made = move(ana(), text)
        assert any((made.greeting, made.reply, made.before, made.topic, made.question, made.bye)), text


def test_of_three_the_line_is_for_the_one_who_spoke_last():
    names = (Partner(BO), Partner(CLEO))
    said = (Heard("Bo Cane", "Hi everybody!"), Heard("Cleo Dunn", f"{FAIR} Will you come?"))
    group = Talk(1, names, said, (ANA, BO, CLEO))
    made = moves.move(ana(), context(), group, ())
    assert (made.reply, made.before) == ("stance", "come to the summer fair")
    assert moment.moment(ana(), context(), group, ()).other.name == "Cleo Dunn"
