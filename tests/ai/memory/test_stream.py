"""The stream only grows; what changes about a record lies beside it."""

from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.stream import UNRATED, MemoryStream
from ai.memory.vectors import VectorTable

TOLD = Provenance(Source.SEEN, "Ana Bell")


def stream_of(*texts):
    stream = MemoryStream()
    for place, text in enumerate(texts):
        stream.append(MemoryKind.OBSERVATION, text, place, TOLD)
    return stream


def test_ids_count_from_zero_and_creation_counts_as_access():
    stream = stream_of("a", "b")
    assert [node.id for node in stream.nodes] == [0, 1]
    assert stream.accessed == [0, 1]
    assert stream.importance == [UNRATED, UNRATED]


def test_a_rating_never_changes_and_stays_in_range():
    stream = stream_of("a", "b")
    stream.rate(0, 4)
    stream.rate(0, 9)
    stream.rate(1, 99)
    assert stream.importance == [4, 10]


def test_an_access_never_goes_back_in_time():
    stream = stream_of("a")
    stream.touch((0,), 50)
    stream.touch((0,), 20)
    assert stream.accessed == [50]


def test_the_newest_come_first():
    assert [node.text for node in stream_of("a", "b", "c").newest(2)] == ["c", "b"]
    assert stream_of("a").newest(0) == ()


def test_the_same_text_asks_for_one_vector():
    table = VectorTable()
    stream = stream_of("a", "b", "a")
    assert stream.without_vector(table, 10) == ("a", "b")
    assert stream.without_vector(table, 1) == ("a",)


def test_the_digest_sees_every_part_of_a_record():
    base = stream_of("a", "b").digest()
    assert stream_of("a", "c").digest() != base
    touched = stream_of("a", "b")
    touched.touch((1,), 9)
    assert touched.digest() != base
    rated = stream_of("a", "b")
    rated.rate(0, 1)
    assert rated.digest() != base
    moved = stream_of("a")
    moved.append(MemoryKind.OBSERVATION, "b", 1, TOLD, place="w:s:a")
    assert moved.digest() != base
    told = stream_of("a")
    told.append(MemoryKind.OBSERVATION, "b", 1, Provenance(Source.SAID, "Ana Bell"))
    assert told.digest() != base


def test_the_digest_is_chained_and_survives_a_restore():
    stream = stream_of("a", "b")
    first = stream.digest()
    stream.append(MemoryKind.PLAN, "c", 2, TOLD, importance=5)
    grown = stream.digest()
    stream.restore()
    assert stream.digest() == grown != first
