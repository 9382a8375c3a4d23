from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ai.calls import Mode
from ai.prompts import catalog, render
from ai.prompts.grammars import GRAMMARS
from ai.prompts.template import TemplateError
from tests.ai.prompts.golden_cases import CASES

PLAIN = """slots: activity
[choose]
[term]
context:
| Ana wants to {activity}. She goes to
option:
|  {option}.
"""


def test_every_kind_has_a_template():
    loaded = catalog.load()
    assert tuple(spec.kind for spec in loaded.specs) == catalog.KINDS


def test_an_unknown_kind_is_refused_by_name():
    with pytest.raises(TemplateError, match='no template for the kind "dreams"'):
        catalog.load().spec("dreams")


def test_the_digest_changes_with_any_template():
    one = catalog.build((("a", PLAIN),))
    other = catalog.build((("a", PLAIN.replace("goes", "walks")),))
    assert one.digest() != other.digest()
    assert len(catalog.digest()) == 16
    assert catalog.digest() == catalog.load().digest()


def test_an_unknown_grammar_is_refused_with_the_file():
    text = "slots: voice\n[write]\ncontext:\n| {voice}\ngrammar: sonnet\n"
    with pytest.raises(TemplateError, match=r'templates/a.txt has no known grammar "sonnet"'):
        catalog.build((("a", text),))


@pytest.mark.parametrize("name", sorted(GRAMMARS))
def test_a_grammar_has_no_repeat_without_bound(name):
    literals_gone = re.sub(r'"(?:[^"\\]|\\.)*"|\[[^\]]*\]', "", GRAMMARS[name])
    assert "*" not in literals_gone
    assert "+" not in literals_gone
    assert not re.search(r"\{\d+,\}", literals_gone)
    assert GRAMMARS[name].strip().startswith("root ::=")


def test_the_first_part_of_a_prompt_is_the_same_for_everybody():
    loaded = catalog.load()
    one = CASES["sector"]
    other = replace(one, slots=tuple((name, "Bo" if name == "name" else words) for name, words in one.slots))
    first = [terms[1].context[0] for terms in render.render(loaded, one).options]
    second = [terms[1].context[0] for terms in render.render(loaded, other).options]
    assert first == second
    assert len(set(first)) == 1


def test_a_kind_is_not_rendered_in_a_mode_it_lacks():
    with pytest.raises(TemplateError, match=r'no \[write\] section, so "emoji" is never written'):
        render.render(catalog.load(), replace(CASES["emoji"], mode=Mode.WRITE))
    with pytest.raises(TemplateError, match='no section for the mode "choose"'):
        render.render(catalog.load(), replace(CASES["directive"], mode=Mode.CHOOSE))


def test_a_call_without_a_slot_is_refused_by_the_slots_name():
    with pytest.raises(TemplateError, match='kind "emoji" lacks the slot "activity"'):
        render.render(catalog.load(), replace(CASES["emoji"], slots=()))


def test_options_of_a_kind_with_mean_scores_are_named():
    prompt = render.render(catalog.load(), CASES["emoji"])
    assert prompt.names == ("fish", "pan")
    assert render.render(catalog.load(), CASES["sector"]).names == ("", "")


def test_a_kind_with_fixed_options_brings_them_itself():
    prompt = render.render(catalog.load(), CASES["importance"])
    assert len(prompt.options) == 2
    assert prompt.answer == "map"


def test_the_query_for_the_cut_holds_the_words_of_the_call():
    assert render.query(catalog.load(), CASES["emoji"]) == "frying fish"


def test_scored_kinds_with_mean_scores_list_enough_balanced_contexts():
    for spec in catalog.load().specs:
        if spec.correction == "mean":
            assert 20 <= len(spec.background) <= 40


def test_a_brace_in_a_slots_words_stays_as_it_is():
    odd = replace(CASES["importance"], slots=(("memory", "Ana saw {name}"),))
    prompt = render.render(catalog.load(), odd)
    assert prompt.options[0][0].context[-1].startswith("Ana saw {name}.")
