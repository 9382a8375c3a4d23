"""Names find room: of places from afar, of people who stand together."""

from __future__ import annotations

from game.view import theme
from game.view.placenames import Wish, laid_out
from game.view.tags import ROW_PX, ROWS, Place, draw_tag, lifted

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


def test_people_apart_have_their_tags_at_their_heads():
    assert lifted([Place("A", 100.0, 50.0, 60.0), Place("B", 200.0, 50.0, 60.0)]) == {"A": 0, "B": 0}


def test_tags_of_people_side_by_side_go_over_each_other():
    row = [Place(name, 100.0 + 32 * n, 50.0, 60.0) for n, name in enumerate("ABC")]
    assert lifted(row) == {"A": 0, "B": ROW_PX, "C": 0}


def test_whoever_stands_farther_north_makes_room():
    assert lifted([Place("north", 100.0, 60.0, 60.0), Place("south", 100.0, 50.0, 60.0)]) == {
        "south": 0,
        "north": ROW_PX,
    }


def test_in_a_crowd_the_last_row_is_shared():
    crowd = lifted([Place(str(n), 100.0, 50.0, 60.0) for n in range(6)])
    assert max(crowd.values()) == ROW_PX * (ROWS - 1)
    assert len(crowd) == 6


def test_a_tag_is_as_wide_as_its_name_and_red_for_the_chosen():
    short, long = (draw_tag(name, picture=True, chosen=False) for name in ("Bo", "Bartholomew"))
    assert short.width < long.width
    plain, chosen = (draw_tag("Bo", picture=False, chosen=chosen) for chosen in (False, True))
    assert theme.RED not in {colour[:3] for _, colour in plain.getcolors(9999)}
    assert theme.RED in {colour[:3] for _, colour in chosen.getcolors(9999)}
