from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.persist.codec import Segments, coder, pack, unpack, unpack_any
from game.persist.errors import SaveError
from game.persist.plain import Unfit, clean, difference, pack_plain, unpack_plain
from tests.game.persist.sample import Circle, Colour, Diary, Label, Rank, Shape, Spot, World, world

texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=8)
ints = st.integers(-(2**63), 2**63 - 1)
spots = st.builds(Spot, ints, ints)
shapes = st.one_of(st.builds(Circle, spots, ints), st.builds(Label, texts, st.sampled_from(Rank)))
free = st.recursive(
    st.one_of(texts, ints, st.booleans(), st.none(), st.binary(max_size=4)),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=5,
)
worlds = st.builds(
    World,
    ints,
    st.dictionaries(
        texts, st.builds(Diary, st.lists(texts, max_size=2), st.lists(ints, max_size=2)), max_size=3
    ),
    st.lists(shapes, max_size=3).map(tuple),
    st.none() | spots,
    st.none() | st.builds(Circle, spots, ints),
    st.none() | shapes,
    st.tuples(ints, texts),
    st.lists(st.lists(ints, max_size=2), max_size=2),
    st.dictionaries(ints, st.builds(Label, texts), max_size=2),
    st.sampled_from(Colour),
    st.binary(max_size=5),
    st.booleans(),
    st.lists(st.tuples(texts, free), max_size=2).map(tuple),
    st.lists(st.binary(max_size=3), max_size=3),
)


@given(worlds)
def test_what_is_packed_comes_back_equal_and_packs_to_the_same_bytes(state):
    data = pack(state, World)
    back = unpack(data, World, "file", "place")
    assert back == state
    assert list(back.people) == list(state.people)
    assert pack(back, World) == data


@given(worlds)
def test_segments_take_the_append_only_lists_out_and_give_them_back(state):
    met = Segments()
    data = pack(state, World, met)
    lists = [values for _, values in met.lists]
    assert lists == [*(diary.lines for diary in state.people.values()), state.blobs]
    back = unpack(data, World, "f", "p", Segments(read=lambda number, length, _: lists[number][:length]))
    assert back == state


@given(st.binary(max_size=60))
def test_arbitrary_bytes_are_refused_with_a_save_error(data):
    with pytest.raises(SaveError):
        unpack(data, World, "file", "place")


@given(worlds, st.data())
def test_every_flipped_byte_is_refused_or_gives_a_value_that_fits(state, data):
    packed = bytearray(pack(state, World))
    at = data.draw(st.integers(0, len(packed) - 1))
    packed[at] ^= data.draw(st.integers(1, 255))
    try:
        back = unpack(bytes(packed), World, "file", "place")
    except SaveError:
        return
    pack(back, World)


def test_derived_fields_are_left_out():
    diary = Diary(index={"a": 1})
    assert unpack(pack(diary, Diary), Diary, "f", "p").index == {}


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (True, int), (1, bool), (1.5, int), ("x", bytes), ([1], tuple[int, ...]), ((1,), list[int]),
        (2**63, int), ({1: 2}, dict[str, int]), (Label("x"), Circle), (None, Shape), ((1, 2), Spot), (Rank.LOW, int),
        ([1], object), (1.5, object), ({}, object),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit_its_hint_is_refused(value, hint):
    with pytest.raises(SaveError):
        pack(value, hint)


def test_the_message_names_file_place_and_path():
    bad = pack_plain({"centre": [1, "two"], "radius": 3})
    with pytest.raises(
        SaveError, match=r"demo/header: record 7 is damaged \(centre: expected an int, not str 'two'\)"
    ):
        unpack(bad, Circle, "demo/header", "record 7")


def test_missing_and_extra_fields_are_named():
    with pytest.raises(SaveError, match="differing fields: extra, radius"):
        unpack(pack_plain({"centre": [1, 2], "extra": 3}), Circle, "f", "p")


def test_an_older_save_may_lack_a_field_that_has_a_default():
    @dataclass
    class Grown:
        name: str
        breach: str = "none"

    assert unpack(pack_plain({"name": "x"}), Grown, "f", "p") == Grown("x")
    with pytest.raises(SaveError, match="differing fields: name"):
        unpack(pack_plain({"breach": "x"}), Grown, "f", "p")


def test_a_union_of_classes_is_told_apart_by_name_and_knows_no_other():
    assert unpack_any(pack(Label("x"), Shape), Shape, "f", "p") == Label("x")
    with pytest.raises(SaveError):
        unpack_any(pack_plain(["World", {}]), Shape, "f", "p")


def test_text_is_normalised_on_the_way_in():
    assert clean("a\r\nb\rc\ud800") == "a\nb\nc�"
    assert unpack(pack(Label("a\r\n"), Label), Label, "f", "p") == Label("a\n")


def test_a_float_field_cannot_have_a_coder():
    @dataclass
    class Bad:
        weight: float

    with pytest.raises(TypeError, match="float"):
        pack(Bad(1.0), Bad)


def test_a_derived_field_without_default_is_refused():
    @dataclass
    class Bad:
        cache: dict[str, int] = field(metadata={"derived": True})

    with pytest.raises(TypeError, match="no default"):
        coder(Bad)


@pytest.mark.parametrize(
    "data",
    [
        b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\x91" * 3000, b"\xc7\x01\x05x",
        b"\x01\x02", b"", b"\xc1", b"\xa2\xff\xfe",
    ],
)  # fmt: skip
def test_hostile_msgpack_is_refused_at_once(data):
    with pytest.raises(Unfit):
        unpack_plain(data)


def test_free_values_are_not_nested_without_end():
    value: object = ()
    for _ in range(100):
        value = (value,)
    with pytest.raises(SaveError, match="nested"):
        pack(value, object)


def test_the_first_difference_is_named_by_its_path():
    one = coder(World).encode(world(), None)
    other = coder(World).encode(world(), None)
    assert difference(one, other) == ""
    other["people"]["Bo"]["reads"][1] = 9
    assert difference(one, other) == "people.Bo.reads.1: '1' is not '9'"


def test_another_order_of_a_map_is_a_difference():
    assert "order" in difference({"a": 1, "b": 2}, {"b": 2, "a": 1})
