"""What is written, in any script: never a box."""

from __future__ import annotations

import numpy as np
import pytest

from game.view import lettering, text
from game.view.runs import EMOJI

SAID = {
    "accents": "José Łukasz Ğülşen Đặng Žižek",
    "cyrillic": "Привет, Клаус",
    "greek": "Ελένη Παπαδοπούλου",
    "hebrew": "שלום",
    "chinese": "林美玲 在咖啡馆 喝茶",
    "japanese": "こんにちは、カフェで会いましょう。",
    "korean": "안녕하세요",
    "arabic, hindi, thai": "مرحبا नमस्ते สวัสดี",
    "georgian, armenian": "ქართული Հայերեն",
    "signs": "→ ★ ♥ ♪ ½ € ≠ … — “ ”",
    "emoji": "☕ 💤 😀 ❤️ 👩‍🍳 🇫🇷 🦩 🧑🏽‍🌾",
    "nothing has it": "\U00012000 \ue000 \U000f0000 \uffff",
    "all together": "Isabella 林 ☕ → Ελένη 🛁🧖‍♀️",
}


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
@pytest.mark.parametrize("title", [False, True])
def test_no_run_holds_a_character_that_its_font_draws_as_a_box(said, title):
    chain = lettering.faces(title)
    runs = lettering.split(said, title)
    assert runs
    for run in runs:
        if run.font == EMOJI:
            assert run.text in lettering.emoji()
            continue
        font = lettering.font(chain[run.font], 12.0)
        box = bytes(font.getmask("\U0010ffff"))
        for char in run.text:
            assert bytes(font.getmask(char)) != box, f"{char!r} is a box in {chain[run.font].plain.name}"


def test_the_box_that_is_looked_for_is_one():
    font = lettering.font(lettering.faces()[0], 12.0)
    assert bytes(font.getmask("\U0010ffff")) == bytes(font.getmask("日"))


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_a_line_is_as_wide_as_it_is_measured_and_something_is_on_it(said):
    image = lettering.draw_line(said, 12.0, (0, 0, 0, 255))
    left, _, right, _ = image.getchannel("A").getbbox()
    assert right <= text.width_of(said, 12.0) + 3
    assert right - left > text.width_of(said, 12.0) * 0.6


def test_emoji_keep_their_colours_whatever_the_ink():
    pixels = np.asarray(lettering.draw_line("☕😀", 14.0, (0, 0, 0, 255)))
    seen = pixels[pixels[..., 3] > 200][:, :3]
    assert (seen.max(axis=1) - seen.min(axis=1)).max() > 90


def test_chinese_is_broken_between_any_two_characters_but_not_before_a_full_stop():
    lines = text.wrapped("我今天早上在咖啡馆里遇见了伊莎贝拉。我们谈了很久关于情人节的聚会。", 120, 11.0, 9)
    assert len(lines) > 2
    assert all(text.width_of(line, 11.0) <= 120 for line in lines)
    assert not any(line.startswith("。") for line in lines)


def test_a_word_without_end_is_cut_off_inside_its_line():
    lines = text.wrapped("see " + "w" * 200 + " now", 150, 11.0, 5)
    assert all(text.width_of(line, 11.0) <= 150 for line in lines)


def test_what_is_cut_off_is_never_cut_inside_an_emoji():
    said = "👩\u200d🍳" * 20
    shown = text.clipped(said, 90, 11.0)
    assert shown.endswith("…")
    assert shown[:-1].replace("👩\u200d🍳", "") == ""


def test_bold_letters_of_a_font_without_bold_are_thicker():
    thin = np.asarray(lettering.draw_line("日本", 14.0, (0, 0, 0, 255)))[..., 3].astype(int).sum()
    bold = np.asarray(lettering.draw_line("日本", 14.0, (0, 0, 0, 255), bold=True))[..., 3].astype(int).sum()
    assert bold > thin * 1.1
