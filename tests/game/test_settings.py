from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import settings
from game.settings import Settings, SettingsError


def test_without_a_file_the_standard_settings_hold(tmp_path):
    assert settings.load(tmp_path / "settings.toml") == Settings()


@given(st.text(max_size=30).filter(lambda text: text.isprintable()), st.integers(0, 512), st.booleans())
def test_what_is_saved_is_loaded(tmp_path_factory, model, threads, fullscreen):
    file = tmp_path_factory.mktemp("home") / "settings.toml"
    chosen = Settings(model=model, threads=threads, fullscreen=fullscreen, pace="attentive", far="slow")
    settings.save(file, chosen)
    assert settings.load(file) == chosen


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("threads = 9999", "threads must lie in 0..512"), ("threads = true", "threads must be a int"),
        ("speed = 3", "there is no setting speed"), ('pace = "fast"', "pace must be"), ("threads =", "cannot be read"),
        ("model = 3", "model must be a str"), ('far = "never"', "far must be"),
    ],
)  # fmt: skip
def test_a_wrong_setting_is_named(tmp_path, text, part):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=part):
        settings.load(file)
