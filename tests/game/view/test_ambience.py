"""What is in the air goes by the time alone."""

from __future__ import annotations

import numpy as np
import pytest

from game.content.pieces import Piece
from game.view import ambience, atlas, pieces

PICTURES = ambience.pictures()
CUTS = atlas.pack(PICTURES).cuts
SIZES = {"chimney": (26, 54), "tree": (88, 98), "flowers": (20, 14), "bush": (30, 24)}
EVERYWHERE = (0.0, 0.0, 4000.0, 4000.0)
FOUND = (
    Piece("chimney", 500, 400, 454, prop="chimney red"),
    Piece("tree", 900, 500, 598, prop="blossom tree 1"),
    *(Piece("flowers", 40 * n, 1000, 1014, prop="daisies large", flat=True) for n in range(40)),
    *(Piece("bush", 40 * n, 1500, 1524, prop="bush roses") for n in range(40)),
)


@pytest.fixture
def air():
    return ambience.Ambience(FOUND, SIZES, CUTS)


def shown(rows, name):
    cuts = {(cut.x, cut.y) for key, cut in CUTS.items() if name in key}
    return [row for row in rows if (row[pieces.U], row[pieces.V]) in cuts]


def test_smoke_rises_from_a_chimney_and_thins_out(air):
    puffs = shown(air.rows(3.0, EVERYWHERE, day=True), "smoke")
    assert len(puffs) == ambience.PUFFS
    lowest, highest = max(puffs, key=lambda row: row[pieces.TOP]), min(puffs, key=lambda row: row[pieces.TOP])
    assert highest[pieces.TOP] < FOUND[0].top
    assert highest[pieces.ALPHA] < lowest[pieces.ALPHA] or highest[pieces.WIDTH] > lowest[pieces.WIDTH]


def test_now_and_then_a_petal_falls_from_a_blossoming_tree(air):
    heights = []
    for step in range(60):
        heights += [row[pieces.TOP] for row in shown(air.rows(step * 0.25, EVERYWHERE, day=True), "petal")]
    assert 5 < len(heights) < 55
    assert max(heights) - min(heights) > 30


def test_butterflies_fly_by_day_over_some_flowers_and_fireflies_by_night_at_some_bushes(air):
    day, night = (air.rows(2.0, EVERYWHERE, day=day) for day in (True, False))
    assert 3 < len(shown(day, "butterfly")) < 30
    assert not shown(night, "butterfly")
    assert not air.fireflies(2.0, 0.3)
    assert 3 < len(air.fireflies(2.0, 1.0)) < 30


def test_what_is_out_of_sight_is_left_out_and_the_rest_comes_from_the_north_on(air):
    assert not len(air.rows(2.0, (3000.0, 3000.0, 3400.0, 3400.0), day=True))
    bases = air.rows(2.0, EVERYWHERE, day=True)[:, pieces.BASE]
    assert (np.diff(bases) >= 0).all()


def test_the_same_moment_looks_the_same(air):
    again = ambience.Ambience(FOUND, SIZES, CUTS)
    assert (air.rows(7.5, EVERYWHERE, day=True) == again.rows(7.5, EVERYWHERE, day=True)).all()
