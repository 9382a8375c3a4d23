"""What is news, of one's own and of others."""

import pytest

from ai.cognition import news


@pytest.mark.parametrize(
    ("fact", "spreads"),
    [
        ("Ana Bell has decided to sell the mill", True),
        ("Ana Bell is running for the council", True),
        ("Ana Bell is going to move away", True),
        ("Ana Bell is holding a fair at the old mill on February 20 at 3 pm", True),
        ("Ana Bell is writing a book about clocks", False),
        ("Ana Bell has known Bo Cane for years", False),
        ("Ana Bell has two sons", False),
        ("Ana Bell is a clockmaker", False),
    ],
)
def test_a_change_spreads_and_everyday_work_does_not(fact, spreads):
    assert news.spreads(fact, 0) is spreads


def test_what_one_works_at_is_news_of_ones_own():
    assert news.is_own("Ana Bell is writing a book about clocks")
    assert not news.is_own("Ana Bell is a clockmaker")


def test_an_answer_to_an_invitation_is_known_as_such():
    assert news.is_answer("Bo Cane will not come to the fair")
    assert not news.is_answer("Bo Cane will open a shop")


def test_opening_hours_are_no_news_and_a_day_is():
    assert not news.spreads("Bo Cane keeps the mill and opens it at 8 am", 0)
    assert news.spreads("Bo Cane keeps the mill open on February 20 at 8 pm", 0)
