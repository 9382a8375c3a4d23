"""What the bundled fonts can draw, and what is done about the rest."""

from __future__ import annotations

import pytest

from game import paths
from game.view import fonts, theme
from game.view.errors import ArtError

FOLDER = paths.assets() / "fonts"
NUNITO = fonts.coverage(FOLDER / "Nunito-Regular.ttf")


def test_the_bundled_font_has_what_the_screens_say():
    assert set(map(ord, "Isabella, 7:05 am · importance 4 – “Grüße” … é ñ")) <= NUNITO


def test_every_named_font_is_there_with_its_licence():
    for name in theme.FONT_FILES:
        assert fonts.coverage(FOLDER / name)
        licence = FOLDER / f"{name.split('-')[0]}-OFL.txt"
        assert "SIL Open Font License" in licence.read_text("utf-8")
    assert "SIL Open Font License" in (FOLDER / "Unifont-OFL.txt").read_text("utf-8")
    assert "Apache License" in (FOLDER / "DroidSansFallback-Apache.txt").read_text("utf-8")


def test_the_fonts_behind_have_the_scripts_of_the_world():
    assert set(map(ord, "漢字汉语かなカナ한국어、。「」")) <= fonts.coverage(FOLDER / theme.HAN_FILE)
    assert set(map(ord, "مرحباनमस्तेสวัสดีქართული→★♪")) <= fonts.coverage(FOLDER / theme.REST_FILE)


@pytest.mark.parametrize("data", [b"", b"\0\1\0\0", b"\0\1\0\0\0\1" + bytes(40)])
def test_a_damaged_font_is_named(tmp_path, data):
    (tmp_path / "x.ttf").write_bytes(data)
    with pytest.raises(ArtError, match=r"x\.ttf"):
        fonts.coverage(tmp_path / "x.ttf")
