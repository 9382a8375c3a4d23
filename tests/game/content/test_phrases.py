"""The phrases of talk: the game's own suit everybody, and mistakes in others are named."""

from __future__ import annotations

import itertools

import pytest

from ai.banks import TONES, USES
from ai.cognition import phrasing
from game import paths
from game.content.banks import BankError, load_banks

GOOD = '[[phrases]]\nuse = "greeting"\ntones = ["friend"]\ntexts = ["Hello, {name}!"]\n'


@pytest.fixture(scope="module")
def bank():
    return load_banks(paths.assets() / "banks").phrases


def read(folder, text):
    """Read a folder of the game's banks with one more file."""
    for path in sorted((paths.assets() / "banks").glob("*.toml")):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "zz_mod.toml").write_text(text, encoding="utf-8")
    return load_banks(folder).phrases


def test_there_are_hundreds_of_phrases_and_some_for_every_use(bank):
    assert sum(len(one.texts) for one in bank) >= 400
    assert {one.use for one in bank} == set(USES)


@pytest.mark.parametrize(
    "use", ["greeting", "farewell", "farewell_back", "agrees", "pleased", "ask_day", "invite"]
)
def test_everybody_has_words_for_what_happens_in_every_talk(bank, use):
    groups = (TONES["closeness"], TONES["manner"], TONES["hour"])
    for tones in itertools.product(*groups):
        assert phrasing.fitting(bank, use, frozenset((*tones, "free", "cafe"))), (use, tones)


def test_every_reason_has_words_to_decline_and_to_hesitate(bank):
    for reason in ("busy", "work", "late", "cool_to", "own", "free", "shy_of"):
        assert phrasing.fitting(bank, "declines", frozenset(("friend", "plain", "morning", reason)))
        assert phrasing.fitting(bank, "hesitates", frozenset(("friend", "plain", "morning", reason)))


def test_family_is_not_greeted_formally(bank):
    said = [
        text
        for text, _ in phrasing.fitting(bank, "greeting", frozenset(("family", "plain", "morning", "home")))
    ]
    assert said
    assert not [text for text in said if text.startswith(("Good day", "Good morning", "Hello"))]


def test_what_a_phrase_is_for_is_known_again_in_a_line(bank):
    assert "agrees" in phrasing.uses_of("Nice to see you, Ana. Thanks for asking. I'll come.", bank)
    assert "ask_work" in phrasing.uses_of("Hi! How is your big paper coming along?", bank)
    assert phrasing.uses_of("The bridge has been sold to a duke.", bank) == ()


def test_claims_are_what_is_left_of_a_line_without_phrases_and_questions(bank):
    line = "Morning, Bo! Guess what! I'm selling the mill. I'd love it if you came! How is your paper coming along?"
    assert phrasing.claims(line, bank) == ("I'm selling the mill.",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace("greeting", "shouting"), 'the use "shouting" is unknown'),
        (GOOD.replace('"friend"', '"enemy"'), 'the tone "enemy" is unknown'),
        (GOOD.replace("{name}", "{nick}"), 'has the slot "nick"'),
        (GOOD.replace("!", ""), "is no short sentence"),
        (GOOD.replace('["Hello, {name}!"]', "[]"), '"texts" is empty'),
        (GOOD.replace('["Hello, {name}!"]', '["Hi!", "Hi!"]'), "is there twice"),
        (GOOD + "volume = 3\n", '"volume" is unknown'),
    ],
)
def test_a_mistake_is_named_with_its_cure(tmp_path, text, message):
    with pytest.raises(BankError, match=message):
        read(tmp_path, text)


def test_a_mod_adds_phrases(tmp_path):
    assert any("Hello, {name}!" in one.texts for one in read(tmp_path, GOOD))
