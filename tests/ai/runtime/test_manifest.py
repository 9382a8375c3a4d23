"""The manifest: the shipped one is sound, and each planted fault is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.runtime.errors import ManifestError
from ai.runtime.manifest import Role, load_manifest

SHIPPED = (Path(__file__).parents[3] / "models" / "manifest.toml").read_text(encoding="utf-8")


def written(folder, text):
    (folder / "manifest.toml").write_text(text, encoding="utf-8")
    return folder


def test_the_shipped_manifest_has_a_default_of_each_role(manifest):
    assert [entry.role for entry in manifest.defaults()] == [Role.CHAT, Role.EMBEDDER]
    assert manifest.entry("embedder").scale == 423
    assert manifest.entry("chat").requantise == "Q8_0"


def test_a_model_is_found_by_name_and_by_file(manifest):
    entry = manifest.entry("SmolLM2-135M-Instruct-IQ4_NL")
    assert manifest.entry(entry.file) is entry


def test_models_that_were_not_tested_say_so(manifest):
    assert all(entry.tested for entry in manifest.defaults())
    assert not any(entry.tested for entry in manifest.entries if entry.source.kind != "wheel")


def test_an_unknown_model_is_answered_with_the_known_ones(manifest):
    with pytest.raises(ManifestError, match=r"lists no model .gpt.; choose one of: SmolLM2"):
        manifest.entry("gpt")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "format = 9", "has format 9"),
        ('role = "chat"', 'role = "cook"', "role = 'cook': write one of chat, embedder"),
        ('licence = "Apache-2.0"', "licence = 3", "licence = 3: write a text"),
        ("context = 8192", 'context = "long"', "context = 'long': write a whole number"),
        ('requantise = "Q8_0"', 'requantise = "Q9"', "write one of F16, Q8_0"),
        ("default = true", "default = 1", "default = 1: write true or false"),
        ("tested = true", "colour = true", "there is no key colour"),
        ('file = "SmolLM2-135M-Instruct-Q8_0.gguf"', 'file = "../x.gguf"', "not the plain name"),
        ("scale = 423", "scale = 0", "needs a scale and a dimension"),
        ('sha256 = "bcc81830', 'sha256 = "BCC81830', "64 digits"),
        ('version = "0.1.2"', 'version = ""', "needs package, version, member"),
        ('url = "https://', 'url = "http://', "must begin with https"),
        ('name = "SmolLM2-135M-Instruct-IQ4_NL"', 'name = "SmolLM2-135M-Instruct-Q8_0"', "to two models"),
        ("default = true", "default = false", 'exactly one default model of role "chat"'),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path, old, new, words):
    assert old in SHIPPED
    with pytest.raises(ManifestError, match=words) as caught:
        load_manifest(written(tmp_path, SHIPPED.replace(old, new, 1)))
    assert "manifest.toml" in str(caught.value)


def test_a_manifest_that_is_no_toml_or_missing_is_one_sentence(tmp_path):
    with pytest.raises(ManifestError, match="cannot be read"):
        load_manifest(tmp_path)
    with pytest.raises(ManifestError, match=r"no \[\[model\]\] table"):
        load_manifest(written(tmp_path, "format = 1"))
    with pytest.raises(ManifestError, match="is not TOML"):
        load_manifest(written(tmp_path, "format = = 1"))


def test_an_adapter_needs_its_hashes_and_a_quantisation(tmp_path):
    adapter = '[model.adapter]\nfile = "town.gguf"\nsha256 = "{0}"\nbase_sha256 = "{0}"\n'.format("a" * 64)
    text = SHIPPED.replace("[model.source]", adapter + "[model.source]", 1)
    entry = load_manifest(written(tmp_path, text)).entry("chat")
    assert entry.adapter.file == "town.gguf"
    with pytest.raises(ManifestError, match="merged while requantising"):
        load_manifest(written(tmp_path, text.replace('requantise = "Q8_0"\n', "", 1)))
    with pytest.raises(ManifestError, match="needs sha256 and base_sha256"):
        load_manifest(written(tmp_path, text.replace('base_sha256 = "' + "a" * 64, 'base_sha256 = "', 1)))
