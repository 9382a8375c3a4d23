from __future__ import annotations

import pytest

from ai.prompts.template import TemplateError, read_template

GOOD = """# Where to go.
slots: name activity
cut_to: 8
query: {activity}

[choose]
[term 0.5]
prefix:
| Olga goes home.
|
context:
| {name|first} wants to {activity}. She goes to
option:
|  {option}.
neutral:
| Somebody goes to
"""


def changed(old, new):
    assert old in GOOD
    return GOOD.replace(old, new)


FAULTS = {
    "an undeclared slot": (changed("{name|first}", "{nom|first}"), 11, 'the slot "nom" is not declared'),
    "an unknown filter": (changed("|first", "|upper"), 11, 'no filter is called "upper"'),
    "a lone brace": (changed("She goes to\noption", "She {goes to\noption"), 11, "a brace does not belong"),
    "a slot in the prefix": (changed("Olga goes", "{name} goes"), 8, "a prefix is the same for everybody"),
    "an unknown field": (changed("neutral:", "natural:"), 15, 'has no field "natural"'),
    "an unreadable line": (changed("cut_to: 8", "cut to 8"), 3, 'cannot read "cut to 8"'),
    "an unknown answer": (
        GOOD.replace("cut_to: 8", "answer: maybe"),
        3,
        'answer is "maybe": write one of best',
    ),
    "a negative number": (changed("cut_to: 8", "cut_to: -8"), 3, "write a number that is not negative"),
    "a number in words": (changed("cut_to: 8", "cut_to: eight"), 3, 'cut_to is "eight"'),
    "a cut without query": (changed("query: {activity}\n", ""), 1, "cut_to needs a query"),
    "a missing option": (changed("option:\n|  {option}.\n", ""), 7, "a [term] needs an option"),
    "a choice without terms": (GOOD[: GOOD.index("[term")], 6, "[choose] has no [term]"),
    "a text without field": (changed("prefix:\n", ""), 8, "text stands alone"),
    "a field twice": (changed("neutral:\n", "option:\n"), 15, '"option" stands twice'),
    "a mean without background": (
        changed("cut_to: 8", "cut_to: 8\ncorrection: mean"),
        1,
        "needs a [background]",
    ),
    "a wrong background": (GOOD + "[background]\nmood = calm\n", 18, 'cannot read "mood = calm"'),
    "an unnamed grammar": (GOOD + "[write]\ncontext:\n| {name} will\n", 17, "[write] needs a grammar"),
    "nothing to write from": (GOOD + "[write]\ngrammar: activity\n", 17, "[write] needs a context"),
    "one option of a map": (
        changed("[choose]\n", "[choose]\noptions:\n| a day\n").replace("cut_to: 8", "answer: map"),
        1,
        "compares two options, not 1",
    ),
}


def test_a_good_template_is_read():
    spec = read_template("place", GOOD, "place.txt")
    assert spec.slots == ("name", "activity")
    assert spec.cut_to == 8
    (term,) = spec.terms
    assert term.prefix == "Olga goes home.\n"
    assert term.option == " {option}."
    assert term.weight == 0.5


@pytest.mark.parametrize("fault", sorted(FAULTS))
def test_a_fault_is_one_sentence_with_file_and_line(fault):
    text, line, words = FAULTS[fault]
    with pytest.raises(TemplateError) as found:
        read_template("place", text, "place.txt")
    message = str(found.value)
    assert words in message
    assert "place.txt, line " in message
    assert f"line {line}:" in message
    assert "\n" not in message
