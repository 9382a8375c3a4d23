"""The summary of oneself and what occupies one: drawn from memory, and bounded by the sheet."""

from dataclasses import replace

from ai import gametime
from ai.cognition import summarize
from ai.cognition.thoughts import go_on
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import Plan
from ai.memory.vectors import VectorTable
from ai.mind import Want
from ai.runtime.scripted import vector_of
from tests.ai.cognition.minds import context_at, failed, live, mind_of, picked, remember


def next_morning():
    """Give Ana on day 2 with a reflection of yesterday, and the context with its vector."""
    mind, vectors = mind_of(), VectorTable()
    live(mind, summarize.begin(mind, context_at(0)), context_at(0))
    remember(mind, "Ana Bell keeps the Corner Cafe", source=Source.SEED)
    remember(mind, "the piano is silent", importance=1)
    text = "planning the summer fair gives Ana Bell's day its shape"
    said = "Ana Bell is proud of the summer fair"
    for one in (text, said):
        mind.stream.append(
            MemoryKind.REFLECTION, one, 70_000, Provenance(Source.REFLECTION, "Ana Bell"), importance=7
        )
    for node in mind.stream.nodes:
        vectors.add(node.text, vector_of(node.text))
    mind.plan = Plan(day=2)
    context = replace(context_at(0, vectors=vectors), now=gametime.DAY + 10, tick=8641)
    for query in summarize.QUERIES:
        vectors.add(query.replace("{name}", "Ana Bell"), vector_of(query))
    return mind, context


def answered(mind, context, result=picked, index=0):
    """Let the thought about oneself go on once; give its call."""
    (thought,) = [one for one in mind.pending.values() if one.kind == summarize.KIND]
    del mind.pending[thought.serial]
    results = tuple(result(call, index) if result is picked else result(call) for call in thought.asks)
    live(mind, go_on(mind, context, replace(thought, results=results)), context)
    return thought.asks


def test_the_first_summary_is_what_the_sheet_says():
    mind = mind_of()
    live(mind, summarize.begin(mind, context_at(0)), context_at(0))
    assert mind.summary == summarize.seed_summary(mind.sheet)
    assert "Ana Bell is patient and merry." in mind.summary
    assert summarize.identity_text(mind) == summarize.seed_identity(mind.sheet)
    assert summarize.begin(mind, context_at(600)) is None


def test_the_summary_is_made_anew_each_day_from_what_comes_to_mind():
    mind, context = next_morning()
    live(mind, summarize.begin(mind, context), context)
    answered(mind, context)
    assert mind.summary.startswith("Ana Bell is a 40-year-old owner of the Corner Cafe.")
    assert "Planning the summer fair gives Ana Bell's day its shape." in mind.summary
    assert "silent" not in mind.summary
    assert mind.summary_at == context.now
    assert summarize.begin(mind, context) is None


def test_what_occupies_one_is_chosen_and_the_sheets_words_stay():
    mind, context = next_morning()
    mind.wants = (Want("make peace with Cleo Dunn"),)
    live(mind, summarize.begin(mind, context), context)
    answered(mind, context)
    (call,) = [call for one in mind.pending.values() for call in one.asks if call.kind == "currently"]
    wanted = call.options.index("Ana Bell wants to make peace with Cleo Dunn")
    answered(mind, context, index=wanted)
    assert (
        mind.currently == "Ana Bell wants to make peace with Cleo Dunn. Ana Bell is planning a summer fair."
    )


def test_what_occupies_one_never_grows():
    mind = mind_of()
    for number in range(20):
        mind.currently = summarize.taken_in(
            mind, f"Ana Bell is painting wall number {'x' * number} in color {number}"
        )
        assert mind.currently.count(".") <= summarize.LONGEST_TOLD


def test_without_an_answer_everything_stays_as_it_was():
    mind, context = next_morning()
    live(mind, summarize.begin(mind, context), context)
    answered(mind, context)
    answered(mind, context, failed)
    assert mind.currently == ""
    assert mind.failsafes["currently"] == 1


def test_a_silent_model_leaves_the_summary_alone():
    mind, context = next_morning()
    mind.unanswered = 2
    assert summarize.begin(mind, context) is None


def test_an_empty_mind_is_who_its_sheet_says_it_is():
    mind = mind_of()
    live(mind, summarize.begin(mind, context_at(0)), context_at(0))
    mind.plan = Plan(day=2)
    context = replace(context_at(0), now=gametime.DAY + 10, tick=8641)
    for query in summarize.QUERIES:
        context.vectors.add(query.replace("{name}", "Ana Bell"), vector_of(query))
    live(mind, summarize.begin(mind, context), context)
    answered(mind, context)
    assert mind.summary == summarize.seed_summary(mind.sheet)
    assert not mind.pending
    assert mind.currently == ""


def test_nobody_makes_the_summary_twice_at_a_time():
    mind, context = next_morning()
    live(mind, summarize.begin(mind, context), context)
    assert summarize.begin(mind, context) is None
