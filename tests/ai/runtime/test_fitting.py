"""The arithmetic of calibration."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.runtime.fitting import (
    accuracy_left_out,
    error_left_out,
    line_through,
    mapped,
    rank_correlation,
    threshold_between,
)

numbers = st.lists(st.integers(-50, 50), min_size=3, max_size=20)


@given(
    st.floats(-3, 3), st.floats(-9, 9), st.lists(st.integers(-20, 20), min_size=2, max_size=9, unique=True)
)
def test_a_line_is_found_again(slope, offset, leads):
    found = line_through(leads, [slope * lead + offset for lead in leads])
    assert found == pytest.approx((slope, offset), abs=1e-6)


def test_leads_that_do_not_vary_give_a_flat_line():
    assert line_through([2, 2, 2], [1, 4, 7]) == (0.0, 4.0)


@given(numbers)
def test_ranks_ignore_how_far_apart_numbers_are(values):
    stretched = [value**3 for value in values]
    assert rank_correlation(values, values) == pytest.approx(rank_correlation(stretched, stretched))


def test_opposite_orders_have_rho_minus_one():
    assert rank_correlation([1, 2, 3, 4], [9, 7, 5, 1]) == pytest.approx(-1)
    assert rank_correlation([1, 1, 1], [1, 2, 3]) == 0.0


def test_a_threshold_separates_what_can_be_separated():
    leads, first = [-3.0, -2.5, -1.0, 0.5], [False, False, True, True]
    assert -2.5 < threshold_between(leads, first) < -1.0
    assert accuracy_left_out(leads, first) >= 0.75


def test_labels_without_sense_are_not_learnt_by_heart():
    leads = [float(at) for at in range(12)]
    assert accuracy_left_out(leads, [at % 2 == 0 for at in range(12)]) < 0.75


@given(st.floats(-99, 99), st.floats(-5, 5), st.floats(-50, 50))
def test_mapped_values_stay_in_range(lead, slope, offset):
    assert 1 <= mapped(lead, slope, offset) <= 10


def test_the_error_counts_each_item_by_the_line_of_the_others():
    assert error_left_out([1, 2, 3, 4], [2, 4, 6, 8]) == 0.0
    assert error_left_out([1, 2, 3, 4], [2, 4, 6, 1]) > 1.0
