"""What one takes from talk: lines as said, by all who heard them; and afterwards what was news."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.cognition import hearing, relate
from ai.cognition.talking import Heard, Partner, Talk
from ai.cognition.thoughts import go_on
from ai.memory.node import MemoryKind, Source
from tests.ai.cognition.fair import ANA, BO, CLEO, FAIR, context, phrases
from tests.ai.cognition.minds import failed, live, mind_of, picked


def between(*others, lines=()):
    return Talk(1, tuple(Partner(one) for one in others), tuple(lines), (ANA, BO, CLEO))


def listen(mind, said, *others, tells=()):
    """Let Ana live through a conversation of (speaker, text), and give it as she knows it."""
    everybody = (ANA, *others)
    lines: tuple[Heard, ...] = ()
    for speaker, text in said:
        lines = (*lines, Heard(speaker.name, text, tells))
        taken = hearing.hear(
            mind,
            context(),
            between(*others, lines=lines),
            speaker=speaker,
            listeners=tuple(one for one in everybody if one is not speaker),
            text=text,
            tells=tells if speaker is ANA else (),
        )
        lines = (*lines[:-1], replace(lines[-1], memory=len(mind.stream)))
        live(mind, taken, context())
    return between(*others, lines=lines)


def settle(mind, talk, answer):
    """Take stock of a conversation, and answer what is asked about it."""
    live(mind, hearing.after(mind, context(), talk), context())
    for thought in [one for one in mind.pending.values() if one.kind == "talk.after"]:
        del mind.pending[thought.serial]
        results = tuple(answer(call) for call in thought.asks)
        live(mind, go_on(mind, context(), replace(thought, results=results)), context())
    return [node for node in mind.stream.nodes if node.kind == MemoryKind.CHAT]


def news(index):
    return lambda call: picked(call, index)


def test_a_line_to_several_names_them_all():
    mind = mind_of()
    listen(mind, [(BO, "I have sold my boat.")], BO, CLEO)
    (node,) = mind.stream.nodes
    assert node.text.startswith("Bo Cane told Ana Bell and Cleo Dunn that Bo Cane has sold ")
    assert relate.told_by(node)[1] == "Ana Bell and Cleo Dunn"
    assert (node.provenance.type, node.provenance.by) == (Source.SAID, "Bo Cane")


def test_an_invitation_to_several_invites_each_of_them():
    mind = mind_of()
    listen(mind, [(BO, f"{FAIR} Will you come?")], BO, CLEO)
    assert mind.stream.nodes[0].text.endswith(", and invited Ana Bell and Cleo Dunn")


def test_who_spoke_and_left_before_is_known_after_the_talk():
    mind = mind_of()
    talk = listen(mind, [(BO, "I have sold my boat."), (CLEO, "I have bought it.")], BO, CLEO)
    (told,) = settle(mind, replace(talk, others=(Partner(CLEO),)), news(0))
    assert set(mind.relations) == {"Bo Cane", "Cleo Dunn"}
    assert told.text.startswith("Ana Bell talked with Cleo Dunn and Bo Cane and learned that ")


def test_what_is_overheard_is_remembered_as_said_to_others():
    mind = mind_of()
    talk = Talk(1, (Partner(BO), Partner(CLEO)), (Heard(BO.name, "I have sold my boat."),), (ANA, BO, CLEO))
    taken = hearing.hear(
        mind, context(), talk, speaker=BO, listeners=(CLEO,), text="I have sold my boat.", tells=(3,)
    )
    (memory,) = taken.remember
    assert memory.text.startswith("Bo Cane told Cleo Dunn that Bo Cane has sold ")
    assert hearing.matters(taken)
    small = hearing.hear(mind, context(), talk, speaker=BO, listeners=(CLEO,), text="Hi Cleo!", tells=())
    assert not hearing.matters(small)


def test_ones_own_words_point_to_what_they_pass_on_and_raise_nobodys_attention():
    mind = mind_of()
    taken = hearing.hear(
        mind, context(), between(BO), speaker=ANA, listeners=(BO,), text="I have sold my boat.", tells=(4,)
    )
    (memory,) = taken.remember
    assert memory.evidence == memory.provenance.of == (4,)
    assert not memory.perceived


def test_a_conversation_without_a_word_leaves_nothing():
    mind = mind_of()
    assert settle(mind, between(BO), news(0)) == []
    assert mind.relations == {}


def test_only_what_is_news_is_learned():
    mind = mind_of()
    said = [(BO, "I have sold my boat."), (ANA, "Really?"), (BO, "I like apples.")]
    talk = listen(mind, said, BO)
    told = iter((0, 1))
    (summary,) = settle(mind, talk, lambda call: picked(call, next(told)))
    assert summary.text.startswith("Ana Bell talked with Bo Cane and learned that Bo Cane has sold ")
    assert "apples" not in summary.text
    assert summary.evidence == (0,)
    assert summary.provenance.by == "Bo Cane"


def test_what_nobody_judges_counts_as_news_and_as_a_failure():
    mind = mind_of()
    talk = listen(mind, [(BO, "I have sold my boat.")], BO)
    (summary,) = settle(mind, talk, failed)
    assert "learned that" in summary.text
    assert mind.failsafes["news"] == 1


def test_a_silent_model_is_not_asked_what_was_news():
    mind = mind_of()
    talk = listen(mind, [(BO, "I have sold my boat.")], BO)
    mind.unanswered = 5
    outcome = hearing.after(mind, context(), talk)
    assert outcome.think == ()
    (memory,) = outcome.remember
    assert "learned that" in memory.text


def test_a_talk_in_which_nobody_told_anything_was_about_nothing():
    mind = mind_of()
    talk = listen(mind, [(BO, "Hi Ana!"), (ANA, "How's it going?")], BO)
    (summary,) = settle(mind, talk, news(0))
    assert summary.text == "Ana Bell had a chat with Bo Cane about nothing in particular"
    assert summary.evidence == (0, 1)


def test_who_told_something_itself_remembers_what_the_talk_was_about():
    mind = mind_of()
    talk = listen(mind, [(ANA, "I have sold my boat.")], BO)
    (summary,) = settle(mind, talk, news(0))
    assert summary.text.startswith("Ana Bell talked with Bo Cane about this: Ana Bell has sold ")
    assert summary.provenance.by == "Ana Bell"


def test_three_in_a_conversation_are_all_related_to_after_it():
    mind = mind_of()
    talk = listen(mind, [(BO, "I have sold my boat."), (CLEO, "I have bought it.")], BO, CLEO)
    (summary,) = settle(mind, talk, news(0))
    assert summary.text.startswith("Ana Bell talked with Bo Cane and Cleo Dunn and learned that ")
    assert set(mind.relations) == {"Bo Cane", "Cleo Dunn"}


def phrase(use):
    """Give a phrase of the bank that needs no words filled in."""
    texts = (text for one in phrases().phrases if one.use == use for text in one.texts)
    return next(text for text in texts if "{" not in text)


def test_who_was_refused_lets_the_other_be_for_an_hour_and_who_refused_does_not_mind():
    text = phrase("refusal")
    assert hearing.is_refusal(text, phrases())
    mind = mind_of()
    outcome = hearing.after(mind, context(), listen(mind, [(ANA, "Hi Bo!"), (BO, text)], BO))
    assert outcome.heed == (("refused by Bo Cane", context().now + 60 * 60),)
    mind = mind_of()
    outcome = hearing.after(mind, context(), listen(mind, [(BO, "Hi Ana!"), (ANA, text)], BO))
    assert outcome.heed == ()


@pytest.mark.parametrize(("use", "moved"), [("agrees", 2), ("declines", -2)])
def test_one_talk_moves_warmth_by_two_at_most(use, moved):
    mind = mind_of(relationships=(("Bo Cane", "a friend"),))
    before = relate.warmth(mind, "Bo Cane")
    text = phrase(use)
    said = [(one, words) for _ in range(5) for one, words in ((BO, text), (ANA, "I see."))]
    (relation,) = hearing.after(mind, context(), listen(mind, said, BO)).relations
    assert relation.warmth - before == moved
