"""What is said stays long enough to be read, over the head of who says it, and covers nobody."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.sim.state import Body, Chat, Line, Town
from game.view import spoken
from game.view.spoken import Box, Spoken
from game.world.geometry import Tile

ANA, BOB = "Ana Bell", "Bob Cane"
HELLO = "Hello, Bob! How are you today?"


def run(tick, *lines, who=(ANA, BOB)):
    bodies = {name: Body(name, Tile(1, 1)) for name in who}
    return SimpleNamespace(tick=tick, town=Town(bodies), chats={1: Chat(1, "", 0, who, who, lines)})


def texts(air):
    return {name: one.text for name, one in air.lines.items()}


def test_a_line_stays_until_it_is_read_and_goes():
    air = Spoken()
    air.update(run(100, Line(100, ANA, HELLO)), 0.0)
    assert texts(air) == {ANA: HELLO}
    state = run(101, Line(100, ANA, HELLO))
    air.update(state, spoken.seconds_for(HELLO) - 0.1)
    assert texts(air) == {ANA: HELLO}
    state.tick = 102
    air.update(state, 0.2)
    assert not air.lines


def test_both_who_talk_have_their_last_line_the_newer_one_with_the_larger_number():
    air = Spoken()
    lines = (Line(100, ANA, HELLO), Line(101, BOB, "Fine."), Line(102, ANA, "Good."))
    air.update(run(102, *lines), 0.1)
    assert texts(air) == {ANA: "Good.", BOB: "Fine."}
    assert air.lines[ANA].number > air.lines[BOB].number


def test_nothing_goes_while_the_town_stands_still():
    air = Spoken()
    state = run(100, Line(100, ANA, HELLO))
    for _ in range(100):
        air.update(state, 0.2)
    assert texts(air) == {ANA: HELLO}


def test_old_lines_of_a_save_are_not_said_again_and_a_jump_back_forgets():
    air = Spoken()
    air.update(run(100 + spoken.FRESH_TICKS + 1, Line(100, ANA, HELLO)), 0.0)
    assert not air.lines
    air.update(run(101, Line(100, ANA, HELLO)), 0.0)
    assert texts(air) == {ANA: HELLO}
    air.update(run(50), 0.0)
    assert not air.lines


def test_who_has_left_the_town_says_nothing_more():
    air = Spoken()
    air.update(run(100, Line(100, ANA, HELLO)), 0.0)
    air.update(run(101, Line(100, ANA, HELLO), who=(BOB,)), 0.1)
    assert not air.lines


@pytest.mark.parametrize("apart", [0, 20, 60, 150])
def test_no_bubble_covers_a_head_or_another_bubble(apart):
    heads = {ANA: Box(300, 200, 60, 70), BOB: Box(300 + apart, 240, 60, 70)}
    wanted = [(BOB, Box(240 + apart, 318, 180, 60)), (ANA, Box(240, 278, 180, 40))]
    found = spoken.placed(wanted, heads, (800, 600))
    assert not found[ANA].meets(found[BOB])
    for box in found.values():
        assert not any(box.meets(head) for head in heads.values())
    assert found[BOB] == wanted[0][1]


def test_a_bubble_stays_where_it_is_while_it_is_free_there():
    box = Box(240, 278, 180, 40)
    there = spoken.placed([(ANA, box)], {}, (800, 600), {ANA: (40.0, 22.0)})[ANA]
    assert there == Box(280, 300, 180, 40)
    crowded = spoken.placed([(ANA, box)], {BOB: Box(300, 290, 40, 60)}, (800, 600), {ANA: (40.0, 22.0)})[ANA]
    assert not crowded.meets(Box(300, 290, 40, 60))


def test_a_bubble_goes_aside_rather_than_out_of_the_window():
    found = spoken.placed([(ANA, Box(240, 540, 180, 80))], {ANA: Box(300, 470, 60, 68)}, (800, 600))[ANA]
    assert found.bottom + found.height <= 600
    assert not found.meets(Box(300, 470, 60, 68))


def test_a_bubble_at_the_edge_stays_in_the_window():
    found = spoken.placed([(ANA, Box(-80, 100, 200, 40)), (BOB, Box(700, 300, 200, 40))], {}, (800, 600))
    assert found[ANA].left >= 0
    assert found[BOB].left + found[BOB].width <= 800


def test_in_a_crowd_the_newest_bubbles_are_shown_and_none_lies_on_another():
    names = [f"Resident {number}" for number in range(19)]
    heads = {name: Box(300 + 25 * (at % 5), 200 + 30 * (at // 5), 60, 70) for at, name in enumerate(names)}
    wanted = [(name, Box(heads[name].left - 95, heads[name].bottom + 78, 250, 80)) for name in names]
    found = spoken.placed(wanted, heads, (1280, 800))
    assert list(found) == [name for name in names if name in found]
    assert next(iter(found)) == names[0]
    assert 3 <= len(found) < len(names)
    boxes = list(found.values())
    assert not [1 for at, one in enumerate(boxes) for other in boxes[:at] if one.meets(other)]


def test_the_bubble_holds_the_whole_line_wrapped():
    from game.view import speech

    short, long = speech.draw_bubble(ANA, "Hi."), speech.draw_bubble(ANA, HELLO * 4)
    assert short.width < 80
    assert short.height < long.height
    assert long.width <= speech.TEXT_PX + 2 * speech.PAD_X + 4
