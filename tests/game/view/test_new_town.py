"""A new town in the window: which one, who lives there, which rules, which name."""

from __future__ import annotations

from dataclasses import replace

import pytest
from arcade import key

from game.view.cast import NOBODY, PAPER_THREE
from game.view.cast_screen import BEGIN, THREE, CastScreen
from game.view.screens import MenuScreen
from game.view.town_picker import TownPicker
from game.view.town_screen import TownScreen

pytestmark = pytest.mark.window


@pytest.fixture
def picker(player):
    """Put the player before the list of towns."""
    player.choose("New town")
    return player


@pytest.fixture
def cast(picker):
    """Put the player before the people of the first town."""
    picker.key(key.ENTER)
    return picker


def button(player, wanted):
    return next(one for one in player.screen.buttons if one.key == wanted)


def press(player, wanted):
    rect = button(player, wanted).rect
    player.click(rect.left + 6, rect.bottom + 6)


def written(screen):
    return [label.text for label in screen._labels]


def test_every_town_is_offered_with_its_title_and_how_many_live_there(picker):
    assert isinstance(picker.screen, TownPicker)
    said = written(picker.screen)
    for town in picker.launcher.towns:
        assert town.title in said
    picker.draw()


def test_a_town_that_cannot_be_played_tells_why_and_is_not_taken(picker):
    first, *others = picker.launcher.towns
    bad = replace(first, trouble="map.tmx has no layer of walls: draw one.", people=())
    picker.launcher.towns = (bad, *others)
    picker.screen._back()
    picker.choose("New town")
    assert bad.trouble in written(picker.screen)
    assert picker.screen.marked == 1
    picker.key(key.UP)
    picker.key(key.ENTER)
    assert isinstance(picker.screen, TownPicker)
    picker.launcher.towns = (first, *others)


def test_escape_leads_back_step_by_step(cast):
    assert isinstance(cast.screen, CastScreen)
    cast.key(key.ESCAPE)
    cast.wait(1 / 30, frames=2)
    assert isinstance(cast.screen, TownPicker)
    cast.key(key.ESCAPE)
    assert isinstance(cast.screen, MenuScreen)


def test_the_papers_three_without_norms_and_under_a_name_in_chinese(cast):
    press(cast, THREE)
    cast.key(key.N)
    cast.key(key.TAB)
    for _ in range(20):
        cast.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    cast.type("桃源 né ☕")
    cast.draw()
    assert cast.screen.trouble == ""
    cast.key(key.ENTER)
    cast.wait(1 / 30, frames=2)
    assert isinstance(cast.screen, TownScreen)
    assert cast.launcher.asked[1:] == (tuple(sorted(PAPER_THREE)), False)
    assert set(cast.screen.session.state.minds) == set(PAPER_THREE)
    assert not cast.screen.session.state.norms
    assert cast.launcher.list_saves()[0].name == "桃源 né ☕"


def test_somebody_is_ticked_by_a_click_and_by_the_keyboard(cast):
    cast.key(key.C)
    assert cast.screen.cast.residents == ()
    card = cast.screen._cards[2]
    cast.click(card.rect.left + 60, card.rect.bottom + 10)
    cast.key(key.LEFT)
    cast.key(key.SPACE)
    names = cast.screen.cast.names
    assert cast.screen.cast.residents == (names[1], names[2])


def test_a_town_that_cannot_begin_says_why_on_a_button_that_does_nothing(cast):
    cast.key(key.C)
    assert button(cast, BEGIN).reason == NOBODY
    cast.key(key.ENTER)
    press(cast, BEGIN)
    assert isinstance(cast.screen, CastScreen)
    cast.draw()


@pytest.mark.parametrize("name", ["", "a/b", "con"])
def test_a_name_that_no_folder_can_have_is_refused_at_once(cast, name):
    cast.key(key.TAB)
    for _ in range(20):
        cast.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    cast.type(name)
    assert button(cast, BEGIN).reason
    assert cast.screen.trouble in button(cast, BEGIN).reason


def test_the_name_of_another_save_is_refused(cast):
    cast.key(key.ENTER)
    cast.wait(1 / 30, frames=2)
    cast.screen._leave()
    cast.choose("New town")
    cast.key(key.ENTER)
    assert cast.screen.line.text == "town-2"
    cast.key(key.TAB)
    cast.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    cast.type("1")
    assert "town-1" in button(cast, BEGIN).reason


def test_letters_of_the_name_are_no_hotkeys(cast):
    cast.key(key.TAB)
    for symbol, char in ((key.N, "n"), (key.C, "c"), (key.P, "p")):
        cast.key(symbol)
        cast.type(char)
    assert cast.screen.cast.norms
    assert cast.screen.cast.is_all()
    assert cast.screen.line.text == "town-1ncp"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_nothing_lies_over_each_other_or_beyond_the_edge(cast, size):
    screen = cast.screen
    screen.window.set_size(*size)
    screen.on_resize(*size)
    rects = [one.rect for one in screen.buttons] + [card.rect for card in screen._cards] + [screen._field]
    for rect in rects:
        assert rect.left >= 0
        assert rect.bottom >= 0
        assert rect.right <= size[0]
        assert rect.top <= size[1]
    for index, one in enumerate(rects):
        for other in rects[index + 1 :]:
            apart = one.right <= other.left or other.right <= one.left
            assert apart or one.top <= other.bottom or other.top <= one.bottom
    cast.draw()
    screen.window.set_size(1280, 720)
    screen.on_resize(1280, 720)


def test_the_list_scrolls_to_whom_the_mark_moves(cast):
    for _ in range(30):
        cast.key(key.DOWN)
    names = cast.screen.cast.names
    shown = [card._name.text for card in cast.screen._cards]
    assert cast.screen.marked == len(names) - 1
    assert names[-1] in shown
