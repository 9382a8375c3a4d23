"""Names find room: of places from afar, of people who stand together."""

from __future__ import annotations

from game.view.bubbles import PLATE_PX, PLATE_ROWS, spread
from game.view.placenames import Wish, laid_out

SIZE = (800.0, 600.0)


def boxes(wishes, placed):
    return {
        wish.name: (placed[wish.name][0], placed[wish.name][1], wish.width, wish.height)
        for wish in wishes
        if wish.name in placed
    }


def overlap(one, other):
    return (
        abs(one[0] - other[0]) < (one[2] + other[2]) / 2 and abs(one[1] - other[1]) < (one[3] + other[3]) / 2
    )


def test_a_name_that_is_alone_stands_in_the_middle_of_its_place():
    assert laid_out([Wish("park", 300.0, 200.0, 80.0, 20.0)], SIZE) == {"park": (300.0, 200.0)}


def test_no_two_names_touch_and_the_first_has_the_best_place():
    wishes = [Wish(f"place {n}", 300.0 + 25 * n, 300.0 + 7 * (n % 3), 90.0, 30.0) for n in range(12)]
    placed = laid_out(wishes, SIZE)
    found = list(boxes(wishes, placed).values())
    assert placed["place 0"] == (300.0, 300.0)
    assert not any(overlap(one, other) for n, one in enumerate(found) for other in found[:n])


def test_a_name_that_finds_no_room_is_left_out_and_none_leaves_the_window():
    wishes = [Wish(str(n), 400.0, 590.0, 300.0, 40.0) for n in range(9)]
    placed = laid_out(wishes, SIZE)
    assert 1 <= len(placed) < 9
    assert all(20 <= y <= 580 for _, y in placed.values())


def test_people_apart_have_their_names_at_their_feet():
    assert spread([("A", 100.0, 50.0, 40.0), ("B", 200.0, 50.0, 40.0)]) == {"A": 0, "B": 0}


def test_names_of_people_side_by_side_go_under_each_other():
    lowered = spread([("A", 100.0, 50.0, 60.0), ("B", 132.0, 50.0, 60.0), ("C", 164.0, 50.0, 60.0)])
    assert lowered == {"A": 0, "B": PLATE_PX, "C": 0}


def test_in_a_crowd_the_last_row_is_shared():
    lowered = spread([(str(n), 100.0, 50.0, 60.0) for n in range(6)])
    assert max(lowered.values()) == PLATE_PX * (PLATE_ROWS - 1)
    assert len(lowered) == 6
