"""The next line: refused, answered from memory, put in the model's words where they keep the fact, or by rule."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from ai.banks import Phrases
from ai.calls import Mode
from ai.cognition import converse, hearing, moment, phrasing
from ai.cognition.talking import HARD_CAP, Heard, Partner, Talk
from ai.cognition.thoughts import go_on
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.schedule import Plan, PlanEntry
from ai.mind import Promise, Thought
from ai.prompts.person import Person
from ai.runtime.scripted import Fault, ScriptedOracle
from game import paths
from game.content.banks import load_banks
from tests.ai.cognition.minds import LAWN, SALOON, context_at, live, mind_of, remember

NOON = 12 * 60
ANA, BO, CLEO = Person("Ana Bell", "she"), Person("Bo Cane", "he"), Person("Cleo Dunn", "she")
WELL = "Ana Bell's inner voice said: tell everybody that Ana Bell is selling the cafe to pay her debts"


@cache
def phrases():
    return load_banks(paths.assets() / "banks")


def used(text):
    return phrasing.uses_of(text, phrases().phrases)


def ana(**changes):
    mind = mind_of(**changes)
    hours = (PlanEntry(0, 24 * 60, "mend her nets", SALOON),)
    mind.plan = Plan(1, hours, hours)
    mind.chat = 1
    return mind


def with_cleo(*said):
    """Give a conversation of Cleo and Ana in which Cleo said the last of these lines."""
    names = ("Cleo Dunn", "Ana Bell")
    spoken = tuple(Heard(names[(len(said) - 1 - at) % 2], text) for at, text in enumerate(said))
    return Talk(1, (Partner(CLEO),), spoken, (ANA, BO, CLEO), "mending her nets")


def spoken(mind, talk, oracle=None, here=SALOON):
    """Let Ana make her line; give what she says, what was asked, and the fail-safes."""
    oracle = oracle or ScriptedOracle()
    context = replace(context_at(NOON, here=here), banks=phrases(), talk=talk)
    asked, failed = [], []
    outcome = converse.begin_line(mind, context)
    for _ in range(8):
        live(mind, replace(outcome, say=None), context)
        failed += outcome.failsafes
        if outcome.say is not None:
            return outcome.say, asked, failed
        ((serial, thought),) = [one for one in mind.pending.items() if one[1].kind == "talk.line"]
        del mind.pending[serial]
        oracle.submit(thought.asks)
        asked += thought.asks
        results = oracle.poll()
        for call, result in zip(thought.asks, results, strict=True):
            if call.mode == Mode.EMBED:
                for text, vector in zip(call.options, result.vectors, strict=True):
                    context.vectors.add(text, vector)
        outcome = go_on(mind, context, replace(thought, results=tuple(results)))
    raise AssertionError("it never ends")


def written(*texts):
    """Give an oracle that writes these lines and likes the last option best."""
    oracle = ScriptedOracle()

    def rule(call):
        return tuple(texts) if call.mode == Mode.WRITE else len(call.options) - 1

    oracle.pick("line", rule)
    return oracle


def test_a_fact_is_said_in_the_models_words_where_they_keep_it():
    mind = ana()
    node = remember(mind, WELL, source=Source.VOICE)
    say, asked, failed = spoken(mind, with_cleo(), written(" selling the cafe, to pay my debts!"))
    assert "I'm selling the cafe, to pay my debts!" in say.text
    assert say.tells == (node.id,)
    assert [call.kind for call in asked if call.kind != "embed"] == ["line", "line"]
    assert failed == []


def test_words_that_change_the_fact_are_not_said():
    mind = ana()
    remember(mind, WELL, source=Source.VOICE)
    say, asked, failed = spoken(mind, with_cleo(), written(" selling my boat!", " happy today."))
    assert "I'm selling the cafe to pay my debts." in say.text
    assert [call.mode for call in asked if call.kind == "line"] == [Mode.WRITE]
    assert failed == []


def test_nothing_written_is_a_failure_and_the_rule_speaks():
    mind = ana()
    remember(mind, WELL, source=Source.VOICE)
    oracle = ScriptedOracle()
    oracle.pick("line", lambda call: Fault("no"))
    say, _, failed = spoken(mind, with_cleo(), oracle)
    assert "I'm selling the cafe to pay my debts." in say.text
    assert failed == ["line"]


def test_a_question_is_answered_with_the_memory_that_the_model_picks():
    mind = ana()
    remember(mind, "Ana Bell is writing a paper on herring", source=Source.SEED)
    second = remember(mind, "Ana Bell is writing a paper on paper mills", source=Source.SEED)
    oracle = ScriptedOracle()
    oracle.pick("pick", lambda call: call.options.index(second.text))
    say, asked, failed = spoken(mind, with_cleo("How is your paper coming along?"), oracle)
    assert "I'm writing a paper on paper mills." in say.text
    assert say.tells == (second.id,)
    (call,) = [one for one in asked if one.kind == "pick"]
    assert call.slot("line") == "how is your paper coming along?"
    assert failed == []


def test_an_answer_that_one_has_from_others_names_them():
    mind = ana()
    text = "Bo Cane told Ana Bell that Bo Cane is writing a paper on herring"
    mind.stream.append(MemoryKind.OBSERVATION, text, 0, Provenance(Source.SAID, "Bo Cane"), importance=5)
    say, _, _ = spoken(mind, with_cleo("Who is writing the paper on herring?"))
    assert "Bo is writing a paper on herring. Bo told me." in say.text


def test_a_pick_that_fails_takes_the_best_by_rule_and_counts():
    mind = ana()
    for fish in ("herring", "salmon"):
        remember(mind, f"Ana Bell is writing a paper on {fish}", source=Source.SEED)
    oracle = ScriptedOracle()
    oracle.pick("pick", lambda call: Fault("no"))
    say, _, failed = spoken(mind, with_cleo("How is your paper coming along?"), oracle)
    assert "paper on" in say.text
    assert failed == ["pick"]


def test_who_has_to_be_elsewhere_declines_and_leaves():
    mind = ana()
    mind.promises = (Promise(NOON * 60 + 300, 60, "come to the fair", SALOON, ("Bo Cane",)),)
    say, asked, _ = spoken(mind, with_cleo("Hi Ana!"), here=LAWN)
    assert say.leaves
    assert hearing.is_refusal(say.text, phrases())
    assert asked == []


def test_whom_one_hardly_knows_may_be_refused_by_the_model_and_a_failure_lets_it_speak():
    mind = ana(relationships=(("Cleo Dunn", "a customer"),))
    oracle = ScriptedOracle()
    oracle.pick("talk", lambda call: 1)
    say, _, failed = spoken(mind, with_cleo("Hi Ana!"), oracle)
    assert say.leaves
    assert hearing.is_refusal(say.text, phrases())
    assert failed == []
    oracle.pick("talk", lambda call: Fault("no"))
    say, _, failed = spoken(mind, with_cleo("Hi Ana!"), oracle)
    assert not say.leaves
    assert failed == ["talk"]


def test_who_could_only_repeat_what_was_said_says_goodbye():
    """In a town with very few words."""
    few = (
        Phrases("ask_day", (), ("And what now?",)),
        Phrases("remark", (), ("What a day.",)),
        Phrases("farewell", (), ("Goodbye, {name}.",)),
    )
    poor = replace(phrases(), phrases=few)
    mind = ana(relationships=(("Cleo Dunn", "her sister"),))
    said = (Heard("Ana Bell", "What a day."), Heard("Bo Cane", "And what now?"), Heard("Cleo Dunn", "Hm."))
    talk = Talk(1, (Partner(CLEO), Partner(BO)), said, (ANA, BO, CLEO))
    context = replace(context_at(NOON), banks=poor, talk=talk)
    made = moment.Move(before="What a day.")
    notes = (
        ("move", made.plain()), ("recalled", ()), ("lines", 3), ("reply", ""), ("stance", ""),
        ("picked", -1), ("options", ()),
    )  # fmt: skip
    outcome = converse.answer_line(mind, context, Thought(0, "talk.line", "chosen", notes))
    assert (outcome.say.text, outcome.say.leaves) == ("Goodbye, Cleo.", True)
    empty = tuple((name, moment.Move().plain() if name == "move" else value) for name, value in notes)
    outcome = converse.answer_line(mind, context, Thought(0, "talk.line", "chosen", empty))
    assert (outcome.say.text, outcome.say.leaves) == ("Goodbye, Cleo.", True)


def test_a_talk_that_goes_on_for_ever_comes_to_its_end_with_a_goodbye():
    """Two who only ever answer each other part at the hard cap at the latest."""
    mind = ana()
    said = ["Hm."]
    for number in range(HARD_CAP):
        say, _, _ = spoken(mind, with_cleo(*said))
        said += [say.text, f"Hm, hm, and {number} more."]
        if say.leaves:
            break
    assert say.leaves
    assert len(said) <= HARD_CAP + 1
    mine = said[1::2]
    assert len(set(mine)) == len(mine)


def test_a_thought_that_comes_back_after_the_talk_says_nothing():
    mind = ana()
    context = replace(context_at(NOON), banks=phrases(), talk=with_cleo("Hi!"))
    live(mind, converse.begin_line(mind, context), context)
    (thought,) = mind.pending.values()
    mind.chat = 0
    oracle = ScriptedOracle()
    oracle.submit(thought.asks)
    over = replace(context, talk=None)
    assert go_on(mind, over, replace(thought, results=tuple(oracle.poll()))).say is None


def test_an_invitation_among_several_is_answered_though_another_spoke_since():
    mind = ana()
    fair = (
        "I'm planning a summer fair at the Corner Cafe on February 14 from 5 pm to 7 pm. Will you all come?"
    )
    said = (Heard("Bo Cane", fair), Heard("Cleo Dunn", "Count me in!"))
    group = Talk(1, (Partner(BO), Partner(CLEO)), said, (ANA, BO, CLEO))
    oracle = ScriptedOracle()
    for kind in ("stance", "accept"):
        oracle.pick(kind, lambda call: 0)
    say, asked, _ = spoken(mind, group, oracle)
    (call,) = [one for one in asked if one.kind == "stance"]
    assert call.slot("other") == "Bo Cane"
    assert "agrees" in used(say.text)
    assert [one.people for one in mind.promises] == [("Bo Cane",)]
