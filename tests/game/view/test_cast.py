"""Who shall live in a new town."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.view.cast import NOBODY, PAPER_THREE, Cast, moved


def people(*names):
    return tuple(SimpleNamespace(sheet=SimpleNamespace(name=name), sprite="visitor") for name in names)


def test_everybody_is_in_at_first():
    cast = Cast(people("Ada", "Bo"))
    assert cast.residents == ("Ada", "Bo")
    assert cast.is_all()
    assert cast.trouble == ""


def test_the_papers_three_are_offered_only_where_all_of_them_live():
    assert Cast(people("Ada", *PAPER_THREE)).three == PAPER_THREE
    assert Cast(people("Ada", *PAPER_THREE[:2])).three == ()


def test_a_town_without_anybody_cannot_begin_and_says_why():
    cast = Cast(people("Ada"))
    cast.toggle("Ada")
    assert cast.trouble == NOBODY
    cast.toggle("Ada")
    assert cast.trouble == ""


def test_the_chosen_keep_the_order_of_the_town():
    cast = Cast(people("Ada", "Bo", "Cy"))
    cast.choose(["Cy", "Ada"])
    assert cast.residents == ("Ada", "Cy")


@pytest.mark.parametrize(
    ("index", "step", "there"),
    [
        (0, (1, 0), 1),
        (0, (-1, 0), 0),
        (1, (0, 1), 4),
        (5, (0, 1), 6),
        (6, (0, 1), 6),
        (6, (0, -1), 3),
        (1, (0, -1), 1),
        (6, (1, 0), 6),
    ],
)
def test_the_arrows_stay_inside_a_grid_whose_last_line_is_short(index, step, there):
    assert moved(index, 7, 3, step) == there
