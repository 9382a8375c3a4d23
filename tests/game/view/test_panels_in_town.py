"""The panels around the town: the list of everybody, portraits, tips, and text in any script."""

from __future__ import annotations

import pytest
from arcade import key

from game.view import clockbar, inspector, moods
from game.view.residents_panel import lines_of
from game.view.town_screen import NOBODY_CHOSEN

pytestmark = pytest.mark.window

ISABELLA = "Isabella Rodriguez"
TYPED = "去公园喂鸭子 🦆 déjà vu, Ελένη! 👩\u200d🍳"


@pytest.fixture
def town(player):
    """Put the player into a new town."""
    player.begin()
    player.wait(1 / 60)
    return player


def test_r_lists_everybody_and_a_click_chooses_and_shows_somebody(town):
    town.key(key.R)
    town.wait(1 / 60)
    panel = town.screen.residents
    assert sorted(panel.shown) == sorted(town.screen.session.state.minds)
    slot = panel._pool[panel.shown.index(ISABELLA)]
    town.click(slot.rect.left + 80, slot.rect.bottom + 9)
    assert town.screen.inspector.name == ISABELLA
    town.wait(1 / 60)
    town.draw()
    x, _ = town.screen.stage.people.feet(ISABELLA, town.screen.stage.camera)
    shift = town.screen.desk.shift() / 2 / town.screen.stage.camera.zoom
    assert town.screen.stage.camera.x == pytest.approx(x + shift, abs=2)
    town.key(key.ESCAPE)
    town.key(key.ESCAPE)
    assert not panel.is_open


def test_the_button_beside_the_clock_opens_the_list_and_its_cross_closes_it(town):
    place = next(one for one in town.screen.clock.buttons if one.key == clockbar.PEOPLE).rect
    town.click(place.left + 4, place.bottom + 4)
    assert town.screen.residents.is_open
    cross = town.screen.residents._buttons[0].rect
    town.click(cross.left + 4, cross.bottom + 4)
    assert not town.screen.residents.is_open


def test_the_list_says_what_everybody_does_sleepers_last(town):
    town.screen.session.advance(7 * 360)
    lines = lines_of(town.screen.session.state)
    asleep = [line.mood == moods.ASLEEP for line in lines]
    assert asleep == sorted(asleep)
    assert all(line.doing for line in lines)


def test_chinese_accents_and_emoji_are_typed_seen_and_whispered(town):
    town.screen.choose(ISABELLA)
    town.key(key.T)
    town.wait(1 / 60)
    town.type(TYPED)
    town.wait(1 / 60)
    entry = town.screen.entry
    assert entry._typed.text == TYPED
    assert entry._typed.pictured
    town.draw()
    town.window.dispatch_event("on_text_motion", key.MOTION_BACKSPACE)
    assert entry.line.text == TYPED.removesuffix("👩\u200d🍳")
    town.key(key.ENTER)
    town.wait(frames=2)
    nodes = town.screen.session.state.minds[ISABELLA].stream.nodes
    assert any("去公园喂鸭子 🦆 déjà vu, Ελένη!" in node.text for node in nodes)


def test_a_label_changes_between_letters_and_a_picture_and_keeps_its_place(town):
    label = town.screen.entry._typed
    label.text = "plain"
    assert not label.pictured
    assert label.label.text == "plain"
    label.text = "日本"
    assert label.pictured
    assert label.label.text == ""
    label.position = 40, 50
    assert (label._picture.x, label.position) == (40, (40, 50))
    label.text = "plain again"
    assert not label.pictured
    assert label.label.position[:2] == (40, 50)


def test_a_whisper_to_nobody_says_what_to_do(town):
    town.key(key.T)
    assert not town.screen.entry.is_open
    assert town.screen.hints.news == NOBODY_CHOSEN


def test_the_pointer_over_an_icon_tells_what_it_does(town):
    place = next(one for one in town.screen.clock.buttons if one.key == clockbar.VISIT).rect
    town.window.dispatch_event("on_mouse_motion", round(place.left + 5), round(place.bottom + 5), 0, 0)
    assert "Visit" in town.screen.desk.tip.said
    town.draw()
    town.window.dispatch_event("on_mouse_motion", 640, 300, 0, 0)
    assert town.screen.desk.tip.said == ""


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_no_panel_lies_over_another(town, size):
    screen = town.screen
    town.key(key.R)
    screen.choose(ISABELLA)
    screen.on_resize(*size)
    town.wait(1 / 60)
    rects = [screen.clock.rect, screen.residents.rect, screen.inspector.rect, screen.minimap.rect]
    for index, one in enumerate(rects):
        assert one.left >= 0
        assert one.right <= size[0]
        assert one.bottom >= 0
        assert one.top <= size[1]
        for other in rects[index + 1 :]:
            apart = one.right <= other.left or other.right <= one.left
            assert apart or one.top <= other.bottom or other.top <= one.bottom
    screen.on_resize(1280, 720)


def test_a_button_without_a_reason_is_pressed_and_one_with_it_is_not(town):
    button = next(one for one in town.screen.inspector.buttons if one.key == inspector.FOLLOW)
    town.screen.choose(ISABELLA)
    button.forbid("not now")
    assert town.screen.inspector.press(button.rect.left + 3, button.rect.bottom + 3) == ""
    button.forbid("")
    assert town.screen.inspector.press(button.rect.left + 3, button.rect.bottom + 3) == inspector.FOLLOW


def test_the_panel_tells_who_somebody_is_and_what_it_thinks(town):
    screen = town.screen
    screen.choose(ISABELLA)
    for tab, said in ((inspector.SELF, "About Isabella"), (inspector.THOUGHTS, "No thought")):
        place = next(one for one in screen.inspector.buttons if one.key == tab).rect
        town.click(place.left + 4, place.bottom + 4)
        town.wait(1 / 60)
        assert screen.inspector.tab == tab
        assert any(line.startswith(said) for line in screen.inspector.list.words())
        town.draw()


def test_with_l_those_out_of_sight_think_less_often_and_are_told_of_when_they_are_back(town):
    screen = town.screen
    town.key(key.L)
    town.wait(1 / 6, frames=2)
    far = set(screen.session.state.far)
    assert far <= set(screen.session.state.minds)
    assert far
    name = min(far)
    screen.session.advance(400)
    screen.choose(name)
    town.wait(4.0)
    town.wait(1 / 6, frames=3)
    assert name not in screen.session.state.far
    assert screen.inspector.meanwhile[name].startswith("In 1 hour ")
    town.key(key.L)
    town.wait(1 / 6, frames=3)
    assert not screen.session.state.far
