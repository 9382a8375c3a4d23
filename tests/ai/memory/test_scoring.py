"""Retrieval is the paper's: three components, scaled over the candidates, added up."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.memory import scoring
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.scoring import EQUAL, MICRO, PAPER, RELEASED_CODE, retrieve, scaled
from ai.memory.stream import MemoryStream
from ai.memory.vectors import VectorTable

HOUR = 3600
TOLD = Provenance(Source.SEEN, "Ana Bell")


def int8(*values):
    return np.array(values, np.int8).tobytes()


def filled(*records):
    """Give a stream and table of (text, last access in hours, importance, vector)."""
    stream, table = MemoryStream(), VectorTable()
    for text, hours, importance, vector in records:
        stream.append(MemoryKind.OBSERVATION, text, hours * HOUR, TOLD, importance=importance)
        if vector is not None:
            table.add(text, int8(*vector))
    return stream, table


def ids(found):
    return [memory.id for memory in found]


def test_an_empty_stream_gives_nothing():
    stream, table = filled()
    assert retrieve(stream, table, int8(1), now=0) == ()


def test_a_single_record_gets_half_of_each_component():
    stream, table = filled(("only", 0, 7, (1, 2)))
    (one,) = retrieve(stream, table, int8(1, 1), now=HOUR)
    assert (one.recency, one.importance, one.relevance, one.score) == (EQUAL, EQUAL, EQUAL, 3 * EQUAL)
    assert (one.hours, one.rating, one.dot) == (1, 7, 3)


def test_equal_records_come_in_the_order_of_their_ids():
    stream, table = filled(*[(f"same {place}", 0, 4, (1,)) for place in range(20)])
    assert ids(retrieve(stream, table, int8(1), now=0)) == list(range(20))


def test_a_memory_without_a_vector_is_no_candidate_until_it_has_one():
    stream, table = filled(("a", 0, 5, (1,)), ("b", 0, 5, None))
    assert ids(retrieve(stream, table, int8(1), now=0)) == [0]
    assert stream.without_vector(table, 10) == ("b",)
    table.add("b", int8(2))
    assert ids(retrieve(stream, table, int8(1), now=0)) == [1, 0]
    assert stream.without_vector(table, 10) == ()


def test_a_missing_importance_counts_as_one():
    stream, table = filled(("unrated", 0, 0, (1,)), ("two", 0, 2, (1,)), ("one", 0, 1, (1,)))
    found = retrieve(stream, table, int8(1), now=0)
    assert [(memory.id, memory.rating, memory.importance) for memory in found] == [
        (1, 2, MICRO), (0, 1, 0), (2, 1, 0)
    ]  # fmt: skip


def test_the_newest_access_counts_as_the_most_recent():
    """The release gave the oldest access the least decay."""
    for preset in (PAPER, RELEASED_CODE):
        stream, table = filled(("old", 0, 5, (1,)), ("new", 9, 5, (1,)), ("middle", 4, 5, (1,)))
        assert ids(retrieve(stream, table, int8(1), now=10 * HOUR, preset=preset)) == [1, 2, 0]


def test_recency_decays_with_the_time_since_last_access_not_since_creation():
    stream, table = filled(("first", 0, 5, (1,)), ("second", 5, 5, (1,)))
    assert ids(retrieve(stream, table, int8(1), now=6 * HOUR)) == [1, 0]
    stream.touch((0,), 6 * HOUR)
    assert ids(retrieve(stream, table, int8(1), now=6 * HOUR)) == [0, 1]


def test_retrieving_changes_nothing_by_itself():
    stream, table = filled(("a", 0, 5, (1,)))
    retrieve(stream, table, int8(1), now=9 * HOUR)
    assert stream.accessed == [0]


@pytest.mark.parametrize("hours", [0, 1, 24, 48, 700])
def test_the_decay_table_follows_the_papers_factor(hours):
    exact = Fraction(995, 1000) ** hours
    found = Fraction(int(scoring.decay_table(995)[hours]), 10**12)
    assert abs(found - exact) < Fraction(1, 10**9)


def test_recency_never_rises_with_time_and_reaches_the_last_entry_safely():
    stream, table = filled(("forever ago", 0, 5, (1,)), ("long ago", 100, 5, (1,)))
    (first, second) = retrieve(stream, table, int8(1), now=10**9)
    assert (first.id, first.score >= second.score) == (0, True)


def test_the_weights_of_the_release_are_half_two_and_three():
    stream, table = filled(("important", 0, 10, (0, 1)), ("relevant", 0, 1, (9, 0)))
    paper = retrieve(stream, table, int8(1, 0), now=0)
    assert [memory.score for memory in paper] == [EQUAL + MICRO] * 2
    released = retrieve(stream, table, int8(1, 0), now=0, preset=RELEASED_CODE)
    assert [(m.id, m.score) for m in released] == [(1, EQUAL // 2 + 3 * MICRO), (0, EQUAL // 2 + 2 * MICRO)]


def test_the_release_leaves_out_things_at_rest_and_the_paper_does_not():
    stream, table = filled(("Ana sings", 0, 1, (1,)))
    stream.append(MemoryKind.OBSERVATION, "bed is neatly made", 0, TOLD, importance=1, place="w:s:a:bed")
    table.add("bed is neatly made", int8(1))
    assert ids(retrieve(stream, table, int8(1), now=0)) == [0, 1]
    assert ids(retrieve(stream, table, int8(1), now=0, preset=RELEASED_CODE)) == [0]


records = st.lists(
    st.tuples(
        st.integers(0, 400),
        st.integers(0, 10),
        st.tuples(st.integers(-127, 127), st.integers(-127, 127)),
    ),
    min_size=1,
    max_size=40,
)


@given(
    records,
    st.tuples(st.integers(-127, 127), st.integers(-127, 127)),
    st.sampled_from([PAPER, RELEASED_CODE]),
)
def test_scores_are_sorted_bounded_and_made_of_their_parts(made, query, preset):
    stream, table = filled(*[(f"m{i}", h, imp, vec) for i, (h, imp, vec) in enumerate(made)])
    found = retrieve(stream, table, int8(*query), now=500 * HOUR, preset=preset, count=1000)
    assert sorted(ids(found)) == list(range(len(made)))
    assert [(-m.score, m.id) for m in found] == sorted((-m.score, m.id) for m in found)
    for one in found:
        assert all(0 <= part <= MICRO for part in (one.recency, one.importance, one.relevance))
        weighted = (
            one.recency * preset.recency_weight
            + one.importance * preset.importance_weight
            + one.relevance * preset.relevance_weight
        )
        assert one.score == weighted // 10
        assert one.dot == sum(a * b for a, b in zip(query, made[one.id][2], strict=True))


@given(st.lists(st.integers(-(10**12), 10**12), min_size=1, max_size=30))
def test_scaling_is_monotone_and_ends_at_zero_and_one(values):
    found = scaled(np.array(values, np.int64)).tolist()
    if min(values) == max(values):
        assert found == [EQUAL] * len(values)
        return
    assert (min(found), max(found)) == (0, MICRO)
    for (low, low_scaled), (high, high_scaled) in zip(
        sorted(zip(values, found, strict=True)), sorted(zip(values, found, strict=True))[1:], strict=False
    ):
        assert low <= high
        assert low_scaled <= high_scaled


def test_fifty_thousand_records_are_searched():
    stream, table = MemoryStream(), VectorTable()
    rng = np.random.default_rng(1)
    vectors = rng.integers(-127, 128, (500, 32), dtype=np.int8)
    for place in range(50_000):
        stream.append(MemoryKind.OBSERVATION, f"text {place % 500}", place, TOLD, importance=1 + place % 10)
    for place, vector in enumerate(vectors):
        table.add(f"text {place}", vector.tobytes())
    found = retrieve(stream, table, vectors[7].tobytes(), now=60_000, count=5)
    assert len(table) == 500
    assert len(found) == 5
    assert {memory.id % 500 for memory in found} == {7}, "its own text is by far the most relevant"
    assert [memory.id for memory in found] == [49_507 - 500 * place for place in range(5)], "the newest first"
