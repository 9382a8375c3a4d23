from __future__ import annotations

from game.persist.frames import HEAD, frame, scan

PAYLOADS = [b"", b"one", b"two" * 30, b"\x00" * 17, b"last"]


def file_of(payloads: list[bytes]) -> bytes:
    return b"".join(frame(number, payload) for number, payload in enumerate(payloads))


DATA = file_of(PAYLOADS)


def test_records_come_back_in_order():
    found = scan(DATA)
    assert [found.payload(number) for number in range(len(found))] == PAYLOADS
    assert (found.end, found.damaged) == (len(DATA), False)


def test_every_truncation_gives_the_longest_whole_beginning():
    ends = [len(file_of(PAYLOADS[:count])) for count in range(len(PAYLOADS) + 1)]
    for length in range(len(DATA) + 1):
        found = scan(DATA[:length])
        assert len(found) == sum(end <= length for end in ends) - 1
        assert found.end == max(end for end in ends if end <= length)
        assert not found.damaged


def test_every_flipped_bit_is_noticed_and_told_from_a_torn_tail():
    starts = list(scan(DATA).starts)
    for bit in range(len(DATA) * 8):
        broken = bytearray(DATA)
        broken[bit // 8] ^= 1 << bit % 8
        hit = max(number for number, start in enumerate(starts) if start <= bit // 8)
        found = scan(bytes(broken))
        assert len(found) == hit
        assert found.damaged == (hit < len(PAYLOADS) - 1)


def test_a_record_out_of_its_place_ends_the_good_part():
    assert len(scan(frame(0, b"a") + frame(2, b"c"))) == 1
    assert len(scan(frame(0, b"a") + frame(0, b"a"))) == 1


def test_a_huge_length_is_not_believed():
    assert len(scan(HEAD.pack(2**32 - 1, 0, 0) + b"x" * 50)) == 0


def test_only_as_many_records_as_wanted_are_read():
    found = scan(DATA, 2)
    assert (len(found), found.end) == (2, len(file_of(PAYLOADS[:2])))
