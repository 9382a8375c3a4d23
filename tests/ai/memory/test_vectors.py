"""Vectors are stored once a text, and their dot products are exact."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.memory.vectors import MAX_DIM, VectorError, VectorTable


def int8(values):
    return np.array(values, np.int8).tobytes()


@given(st.integers(1, 64), st.integers(0, 2**32 - 1))
def test_dot_products_equal_integer_arithmetic(dim, seed):
    rng = np.random.default_rng(seed)
    rows = rng.integers(-127, 128, (7, dim), dtype=np.int8)
    query = rng.integers(-127, 128, dim, dtype=np.int8)
    table = VectorTable()
    for place, row in enumerate(rows):
        table.add(f"text {place}", row.tobytes())
    wanted = rows.astype(np.int64) @ query.astype(np.int64)
    found = table.dots(query.tobytes(), np.arange(7))
    assert found.tolist() == wanted.tolist()


def test_dot_products_are_exact_at_the_largest_dimension():
    table = VectorTable()
    table.add("full", int8([127] * MAX_DIM))
    table.add("almost", int8([127] * (MAX_DIM - 1) + [126]))
    found = table.dots(int8([127] * MAX_DIM), np.array([0, 1, 0]))
    assert found.tolist() == [127 * 127 * MAX_DIM, 127 * 127 * MAX_DIM - 127, 127 * 127 * MAX_DIM]


def test_vectors_too_long_to_be_exact_are_refused():
    with pytest.raises(VectorError, match="1 to 1040"):
        VectorTable().add("long", int8([1] * (MAX_DIM + 1)))


def test_another_embedders_vectors_are_refused_in_one_sentence():
    table = VectorTable()
    table.add("a", int8([1, 2]))
    with pytest.raises(VectorError, match="go on with the embedder"):
        table.add("b", int8([1, 2, 3]))


def test_a_text_is_stored_once_and_keeps_its_first_vector():
    table = VectorTable()
    assert table.add("a", int8([1])) == 0
    assert table.add("b", int8([2])) == 1
    assert table.add("a", int8([3])) == 0
    assert (table.texts, table.vectors) == (["a", "b"], [int8([1]), int8([2])])


def test_an_unknown_text_has_no_row_and_no_vector():
    table = VectorTable()
    assert table.row("nothing") == -1
    assert table.vector("nothing") == b""
    assert table.dots(b"", np.zeros(0, np.int64)).tolist() == []


def test_rows_added_after_a_search_are_found():
    table = VectorTable()
    table.add("a", int8([3, 0]))
    assert table.dots(int8([1, 0]), np.array([0])).tolist() == [3]
    table.add("b", int8([5, 0]))
    assert table.dots(int8([1, 0]), np.array([1, 0])).tolist() == [5, 3]


def test_a_table_filled_from_a_save_finds_its_rows():
    kept = VectorTable(dim=2, texts=["a", "b"], vectors=[int8([1, 1]), int8([2, 0])])
    kept.restore()
    assert kept.row("b") == 1
    assert kept.dots(int8([1, 1]), np.array([0, 1])).tolist() == [2, 2]


def test_the_digest_depends_on_every_row_and_not_on_when_it_was_taken():
    one, other = VectorTable(), VectorTable()
    one.add("a", int8([1]))
    one.digest()
    one.add("b", int8([2]))
    other.add("a", int8([1]))
    other.add("b", int8([2]))
    assert one.digest() == other.digest()
    planted = VectorTable(dim=1, texts=["a", "b"], vectors=[int8([1]), int8([3])])
    assert planted.digest() != one.digest()
