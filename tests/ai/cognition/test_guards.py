"""Residents say what they are, and return no love."""

from __future__ import annotations

import pytest

from ai.cognition import guards
from game import paths
from game.content.banks import load_banks
from game.sim.commands import EnterVisitor, VisitorSay
from game.world.geometry import STEP, Tile
from tests.game.sim.hamlet import Play, hamlet, scene

ANA, ZOE = "Ana Bell", "Zoe Ash"


def texts(use):
    """Give the phrases of a use."""
    phrases = load_banks(paths.assets() / "banks").phrases
    return [text for one in phrases if one.use == use for text in one.texts]


@pytest.mark.parametrize(
    "text",
    [
        "I love you, Ana.", "I really love you!", "I'm in love with you.", "I have fallen for you.", "Will you marry me?",
        "I think I love you", "You are the love of my life.", "I've fallen in love.", "Be my valentine!", "Do you love me?",
        "I have feelings for you.", "Ana, I’m so in love with you", "Say that you love me.", "I can't live without you.",
    ],
)  # fmt: skip
def test_a_confession_is_recognised(text):
    assert guards.confesses(text)


@pytest.mark.parametrize(
    "text",
    [
        "I love your coffee.", "I love this town.", "Do you love Bob?", "I'd love to come.", "My sister loves you all.",
        "Bob is in love with Cleo.", "Will you be my guest?"
    ],
)  # fmt: skip
def test_what_is_no_confession_is_not(text):
    assert not guards.confesses(text)


@pytest.mark.parametrize(
    "text", ["Are you real?", "Are you a robot?", "are you an AI?", "What are you?", "Is any of this real?"]
)
def test_a_question_about_its_nature_is_recognised(text):
    assert guards.asks_nature(text)


@pytest.mark.parametrize(
    "text", ["Are you ready?", "Are you a baker?", "What are you doing?", "Are you alone?"]
)
def test_another_question_is_not(text):
    assert not guards.asks_nature(text)


@pytest.fixture
def visit():
    """Give a play in which a visitor stands beside Ana at ten in the morning."""
    play = Play(hamlet()).until(10 * 60)
    tile = play.state.town.bodies[ANA].tile
    around = [Tile(tile.x + step.x, tile.y + step.y) for step in STEP.values()]
    beside = next(one for one in around if scene().maze.is_walkable(one))
    play.tick(EnterVisitor(ZOE, "a tall woman", beside))
    return play


def answers(play, text, ticks=40):
    """Let the visitor say something; give what residents say then."""
    before = sum(len(chat.lines) for chat in play.state.chats.values())
    play.tick(VisitorSay(text))
    play.ticks(ticks)
    said = [line for chat in play.state.chats.values() for line in chat.lines]
    return [line.text for line in said[before:] if line.speaker != ZOE]


def test_no_resident_returns_a_confession_of_love(visit):
    first = answers(visit, "I love you with all my heart!")[0]
    assert first in texts("no_love")
    assert "program" in first


def test_a_resident_says_what_it_is_when_it_is_asked(visit):
    assert answers(visit, "Are you a real person?")[0] in texts("nature")


def test_the_first_line_to_a_visitor_says_what_one_is(visit):
    first, *rest = answers(visit, "Good morning!", ticks=90)
    assert any(first.endswith(text) for text in texts("disclosure"))
    assert not any(line.endswith(tuple(texts("disclosure"))) for line in rest)


def test_every_phrase_about_oneself_says_it_plainly():
    for use in ("disclosure", "nature", "no_love"):
        for text in texts(use):
            assert any(word in text for word in ("program", "simulated", "human being", "outside")), text
