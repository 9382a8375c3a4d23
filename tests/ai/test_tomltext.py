"""What any TOML file of the game may hold, and what is refused with a ValueError."""

from __future__ import annotations

import pytest

from ai import tomltext
from ai.errors import SmallvilleError
from ai.runtime import profile
from ai.runtime.manifest import load_manifest
from game import settings
from game.content.banks import load_banks
from game.content.labels import load_set


def test_a_mark_at_the_beginning_and_other_ends_of_lines_are_no_fault():
    assert tomltext.parse("\ufeffname = 'é'\r\nage = 3\r\n".encode()) == {"name": "é", "age": 3}


NESTED = b"a = " + b"[" * 50_000


@pytest.mark.parametrize(
    "content", [NESTED, b"\xff\xfe", b"a = ", b"\0", b"# " + bytes(tomltext.MAX_BYTES)]
)  # fmt: skip
def test_what_is_no_toml_is_a_value_error(content):
    with pytest.raises(ValueError, match=r"."):
        tomltext.parse(content)


@pytest.mark.parametrize("content", [NESTED, b"\xff\xfe", b"a = "])
@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("manifest.toml", lambda file: load_manifest(file.parent)),
        ("model.toml", profile.read),
        ("steps.toml", lambda file: load_banks(file.parent)),
        ("steps.toml", load_set),
        ("settings.toml", settings.load),
    ],
)
def test_every_file_that_is_no_toml_is_named_in_one_sentence(tmp_path, name, read, content):
    (tmp_path / name).write_bytes(content)
    with pytest.raises(SmallvilleError, match=name):
        read(tmp_path / name)


def test_a_folder_in_the_place_of_a_bank_is_named(tmp_path):
    (tmp_path / "steps.toml").mkdir()
    with pytest.raises(SmallvilleError, match=r"steps\.toml"):
        load_banks(tmp_path)


def test_settings_that_windows_wrote_are_read(tmp_path):
    (tmp_path / "settings.toml").write_bytes("\ufeffframe_limit = 60\r\n".encode())
    assert settings.load(tmp_path / "settings.toml").frame_limit == 60
