"""Profiles: stored and read alike, found by file, faults named."""

from __future__ import annotations

import hashlib
import json

import pytest

from ai.prompts import catalog
from ai.runtime.errors import ManifestError
from ai.runtime.profile import KindProfile, Profile, load_for, read, write

PROFILE = Profile(
    "tiny.gguf",
    hashlib.sha256(b"GGUF").hexdigest(),
    "source:Q8_0",
    "00",
    {
        "emoji": KindProfile(means={'a "quoted" name': -5, "cup": 1200}, measured="right 0.9"),
        "importance": KindProfile(slope=1.14, offset=4.2),
        "react": KindProfile(threshold_millinats=-970),
    },
    calibrated=True,
)


def test_what_is_written_is_read_back(tmp_path):
    assert read(write(PROFILE, tmp_path)) == PROFILE


def test_a_profile_belongs_to_its_file_by_hash(tmp_path):
    write(PROFILE, tmp_path)
    model = tmp_path / "renamed.gguf"
    model.write_bytes(b"GGUF")
    assert load_for(model, tmp_path) == PROFILE


def test_another_file_gets_the_neutral_profile_and_says_so(tmp_path):
    write(PROFILE, tmp_path)
    model = tmp_path / "tiny.gguf"
    model.write_bytes(b"GGUF and more")
    profile = load_for(model, tmp_path)
    assert not profile.calibrated
    assert profile.kind("importance") == KindProfile()
    assert profile.methods == {}


def test_a_file_of_the_same_recipe_shares_the_profile(tmp_path):
    write(PROFILE, tmp_path)
    model = tmp_path / "tiny.gguf"
    model.write_bytes(b"GGUF rounded otherwise")
    about = model.stat()
    row = {"sha256": "x", "recipe": "source:Q8_0", "size": about.st_size, "changed_ns": about.st_mtime_ns}
    (tmp_path / "installed.json").write_text(json.dumps({"tiny.gguf": row}), encoding="utf-8")
    assert load_for(model, tmp_path) == PROFILE


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format = 1", "format = 2"),
        ('model = "tiny.gguf"', ""),
        ("threshold_millinats = -970", 'threshold_millinats = "low"'),
        ('method = "choose"', 'method = "guess"'),
        ("= 1200", "= 1.5"),
        ("[kind.", "[kind"),
    ],
)
def test_a_broken_profile_is_named_with_its_cure(tmp_path, old, new):
    path = write(PROFILE, tmp_path)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ManifestError, match="calibrate"):
        read(path)


def test_the_shipped_profile_was_measured_with_the_shipped_templates(manifest):
    profile = read(manifest.folder / "profiles" / "SmolLM2-135M-Instruct-Q8_0.toml")
    entry = manifest.entry("chat")
    assert profile.sha256 == entry.reference_sha256
    assert profile.recipe.startswith(entry.source.member_sha256)
    assert profile.prompts == catalog.load().digest().hex(), "run: smallville models calibrate"
