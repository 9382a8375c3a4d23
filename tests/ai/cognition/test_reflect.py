"""Reflection: from records to questions, from questions to conclusions, and only to supported ones."""

from dataclasses import replace

import pytest

from ai.banks import Patterns
from ai.calls import Choice, Mode
from ai.cognition import reflect, subjects, wants
from ai.cognition.subjects import Filled, Subject
from ai.cognition.thoughts import go_on
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.vectors import VectorTable
from ai.outcome import Outcome
from ai.runtime.scripted import ScriptedOracle, vector_of
from tests.ai.cognition.minds import context_at, live, mind_of, remember

PATTERNS = (
    Patterns("question", "person", ("What does {name} think of {person}?",)),
    Patterns("question", "topic", ("How much does {topic} mean to {name}?",)),
    Patterns("question", "self", ("What matters most to {name}?",)),
    Patterns("insight", "person", ("{name} likes to be around {person}", "{name} often meets {person}")),
    Patterns("insight", "person", ("{name} is angry with {person}",), ("argued",)),
    Patterns("insight", "topic", ("{name} takes {topic} seriously",)),
    Patterns("insight", "self", ("{name} likes company",)),
    Patterns("insight", "self", ("{name} lives for others",), (), 2),
    Patterns("want", "person", ("spend more time with {person}",)),
    Patterns("want", "topic", ("get better at {topic}",)),
    Patterns("want", "self", ("try something new",)),
)


def told_by(*texts, importance=8):
    """Give a mind that saw these things, with their vectors, and a context with the small patterns."""
    mind, vectors = mind_of(), VectorTable()
    for text in texts:
        remember(mind, text, importance=importance)
        vectors.add(text, vector_of(text))
    mind.importance_since_reflection = 200
    context = context_at(600, vectors=vectors)
    return mind, replace(context, banks=replace(context.banks, patterns=PATTERNS))


CLEO = tuple(
    f"Cleo Dunn is {doing} with Ana Bell" for doing in ("walking", "singing", "eating cake", "playing")
)


def think_through(mind, context, oracle):
    """Let a mind go on until nothing is open; give every call that was asked."""
    asked = []
    for _ in range(40):
        ready = next((one for one in mind.pending.values()), None)
        if ready is None:
            return asked
        del mind.pending[ready.serial]
        asked += ready.asks
        oracle.submit(ready.asks)
        results = oracle.poll()
        for call, result in zip(ready.asks, sorted(results, key=lambda one: one.key), strict=True):
            if call.mode == Mode.EMBED:
                for text, vector in zip(call.options, result.vectors, strict=True):
                    context.vectors.add(text, vector)
        live(mind, go_on(mind, context, replace(ready, results=tuple(results))), context)
    raise AssertionError("it never ends")


def scoring(*supporting):
    """Give an oracle for which these statements support every conclusion, and no other does."""
    oracle = ScriptedOracle()

    def weigh(call):
        scores = tuple(3000 if option in supporting else -2000 for option in call.options)
        return Choice(call.key, call.digest(), 0, 0, scores)

    oracle.pick("evidence", weigh)
    return oracle


def reflected(mind, context, oracle):
    """Let a mind reflect; give what it has concluded and what it was asked."""
    live(mind, reflect.begin(mind, context), context)
    asked = think_through(mind, context, oracle)
    return [node for node in mind.stream.nodes if node.kind == MemoryKind.REFLECTION], asked


def test_nothing_is_thought_over_before_enough_has_happened():
    mind, context = told_by(*CLEO)
    mind.importance_since_reflection = reflect.TRIGGER - 1
    assert reflect.begin(mind, context) is None


def test_the_sum_of_importance_is_counted_anew_and_a_pause_is_kept():
    mind, context = told_by(*CLEO)
    live(mind, reflect.begin(mind, context), context)
    assert mind.importance_since_reflection == 0
    mind.pending.clear()
    mind.importance_since_reflection = 999
    assert reflect.begin(mind, context) is None
    later = replace(context, now=context.now + reflect.PAUSE_SECONDS)
    assert reflect.begin(mind, later) is not None


def test_a_silent_model_is_not_asked_what_follows():
    mind, context = told_by(*CLEO)
    mind.unanswered = 2
    assert reflect.begin(mind, context) is None


def test_conclusions_point_to_the_records_that_support_them():
    mind, context = told_by(*CLEO)
    found, _ = reflected(mind, context, scoring(*CLEO[:2]))
    assert found
    for node in found:
        assert {mind.stream.nodes[number].text for number in node.evidence} == set(CLEO[:2])
        assert node.provenance == Provenance(Source.REFLECTION, "Ana Bell", node.evidence)
        assert mind.stream.importance[node.id] > 0


def test_what_no_record_supports_is_dropped():
    mind, context = told_by(*CLEO)
    found, asked = reflected(mind, context, scoring())
    assert found == []
    assert "evidence" in [call.kind for call in asked]
    assert mind.wants == ()


def test_a_quarrel_is_not_concluded_where_nobody_argued():
    mind, context = told_by(*CLEO)
    found, _ = reflected(mind, context, scoring(*CLEO))
    assert "Ana Bell is angry with Cleo Dunn" not in [node.text for node in found]
    mind, context = told_by(*CLEO, "Cleo Dunn argued with Ana Bell")
    subject = Subject("person", "Cleo Dunn", 1)
    options = subjects.filled(mind, context, "insight", subject, told=["Cleo Dunn argued with Ana Bell"])
    assert options[0].text == "Ana Bell is angry with Cleo Dunn"


def test_a_conclusion_with_signs_needs_one_of_them_in_its_evidence():
    mind, _ = told_by(*CLEO, "Cleo Dunn argued with Ana Bell")
    subject, insight = (
        Subject("person", "Cleo Dunn", 1),
        Filled("Ana Bell is angry with Cleo Dunn", 1, ("argued",)),
    )
    told = [(CLEO[0], 0), (CLEO[1], 1), ("Cleo Dunn argued with Ana Bell", 4)]
    assert reflect.supporting(mind, subject, insight, told, (3000, 3000, -1)) == ()
    assert reflect.supporting(mind, subject, insight, told, (3000, 2000, 1500)) == (4, 0, 1)


def test_later_conclusions_stand_on_earlier_ones():
    mind, context = told_by(*CLEO)
    first, _ = reflected(mind, context, scoring(*CLEO))
    texts = [node.text for node in first]
    for text in texts:
        context.vectors.add(text, vector_of(text))
    mind.importance_since_reflection = 200
    later = replace(context, now=context.now + reflect.PAUSE_SECONDS, tick=context.tick + 900)
    second, _ = reflected(mind, later, scoring(*CLEO, *texts))
    above = [node for node in second if node not in first]
    top = max(above, key=lambda node: reflect.level_of(mind, node.id))
    assert reflect.level_of(mind, top.id) == 2
    depths = [depth for depth, _ in reflect.tree(mind, top.id)]
    assert (depths[0], max(depths)) == (0, 2)
    assert len(texts) == len(set(texts))


def test_no_conclusion_is_drawn_twice():
    mind, context = told_by(*CLEO)
    reflected(mind, context, scoring(*CLEO))
    mind.importance_since_reflection = 200
    later = replace(context, now=context.now + reflect.PAUSE_SECONDS)
    found, _ = reflected(mind, later, scoring(*CLEO))
    texts = [node.text for node in found]
    assert len(texts) == len(set(texts))


def test_a_reflection_asks_few_questions():
    mind, context = told_by(*CLEO, *(f"Ana Bell is serving guest {number}" for number in range(60)))
    _, asked = reflected(mind, context, scoring(*CLEO))
    kinds = [call.kind for call in asked]
    assert kinds.count("question") == 1
    assert kinds.count("insight") <= reflect.QUESTIONS
    assert kinds.count("evidence") <= sum(reflect.TRIED)
    assert kinds.count("want") <= 1
    assert len([kind for kind in kinds if kind != "embed"]) <= 18


@pytest.mark.parametrize("kind", ["question", "insight", "evidence", "want"])
def test_an_answer_that_does_not_come_is_decided_by_rule_and_counted(kind):
    from ai.runtime.scripted import Fault

    mind, context = told_by(*CLEO)
    oracle = scoring(*CLEO)
    oracle.pick(kind, lambda call: Fault("no"))
    found, _ = reflected(mind, context, oracle)
    assert mind.failsafes[kind] >= 1
    assert all(node.evidence for node in found)


def test_nothing_to_think_about_gives_nothing():
    mind, context = told_by()
    assert reflect.begin(mind, context) == Outcome(
        reflected=True, heed=((reflect.PAUSE, context.now + reflect.PAUSE_SECONDS),)
    )


def test_a_reflection_leads_to_a_want_that_points_to_it():
    mind, context = told_by(*CLEO)
    found, _ = reflected(mind, context, scoring(*CLEO))
    (want,) = mind.wants
    assert set(want.of) <= {node.id for node in found}
    assert want.of


def test_wants_are_few_and_are_given_up_after_days():
    mind, context = told_by(*CLEO)
    for number in range(9):
        mind.wants = (*mind.wants, wants.Want(f"sail boat number {number}", (), context.now))[
            -wants.MOST_WANTS :
        ]
    assert len(wants.kept(mind, context.now)) == wants.MOST_WANTS
    assert wants.kept(mind, context.now + wants.LASTING_SECONDS) == ()


def test_records_are_about_known_people_plans_and_news():
    mind, context = told_by("Cleo Dunn is singing", "a woman in red is dancing", "the piano is out of tune")
    told = mind.stream.append(
        MemoryKind.OBSERVATION,
        "Cleo Dunn told Ana Bell that Dan Eck is selling his boat",
        0,
        Provenance(Source.SAID, "Cleo Dunn"),
        importance=6,
    )
    found = subjects.subjects(mind, mind.stream.nodes, context.now)
    assert Subject("person", "Cleo Dunn", 14) in found
    assert Subject("news", "that Dan Eck is selling his boat", 6) in found
    assert found[-1].about == "self"
    assert told.id == 3
    assert not any("red" in one.text for one in found)


def test_one_record_is_asked_about_and_concludes_nothing():
    mind, context = told_by(CLEO[0])
    found, asked = reflected(mind, context, scoring(*CLEO))
    assert [call.kind for call in asked].count("question") == 1
    assert "insight" not in [call.kind for call in asked]
    assert found == []
    assert not mind.pending


def test_nobody_reflects_twice_at_a_time():
    mind, context = told_by(*CLEO)
    live(mind, reflect.begin(mind, context), context)
    mind.importance_since_reflection = 999
    mind.heeded = ()
    assert reflect.begin(mind, context) is None


def test_of_equal_support_the_first_brought_to_mind_stands_first():
    mind, _ = told_by(*CLEO)
    subject, insight = Subject("person", "Cleo Dunn", 1), Filled("Ana Bell likes Cleo Dunn", 1, ())
    told = [(text, number) for number, text in enumerate(CLEO)]
    assert reflect.supporting(mind, subject, insight, told, (3000,) * len(told)) == (0, 1, 2, 3)
    assert len(told) >= reflect.MOST_EVIDENCE


def test_one_record_supports_a_conclusion_alone_only_if_it_weighs_much():
    for importance, expected in ((reflect.WEIGHTY, (0,)), (reflect.WEIGHTY - 1, ())):
        mind, _ = told_by(CLEO[0], importance=importance)
        subject, insight = Subject("person", "Cleo Dunn", 1), Filled("Ana Bell likes Cleo Dunn", 1, ())
        assert reflect.supporting(mind, subject, insight, [(CLEO[0], 0)], (3000,)) == expected


def test_a_conclusion_that_does_not_speak_of_its_subject_has_no_evidence():
    mind, _ = told_by(*CLEO)
    subject, insight = Subject("person", "Bo Cane", 1), Filled("Ana Bell likes Bo Cane", 1, ())
    told = [(text, number) for number, text in enumerate(CLEO)]
    assert reflect.supporting(mind, subject, insight, told, (3000,) * len(told)) == ()


def test_no_conclusion_leads_to_no_want():
    mind, context = told_by(*CLEO)
    assert wants.begin(mind, context, []) == ()


def test_what_is_wanted_already_or_a_goal_is_not_offered_again():
    mind, context = told_by(*CLEO)
    about = [(Subject("person", "Cleo Dunn", 1), "Ana Bell likes to be around Cleo Dunn")]
    (thought,) = wants.begin(mind, context, about)
    assert thought.asks[0].options == ("spend more time with Cleo Dunn",)
    mind.wants = (wants.Want("spend more time with Cleo Dunn", (), context.now),)
    assert wants.begin(mind, context, about) == ()
    mind.wants = ()
    mind.sheet = replace(mind.sheet, goals=("spend more time with Cleo Dunn",))
    assert wants.begin(mind, context, about) == ()
