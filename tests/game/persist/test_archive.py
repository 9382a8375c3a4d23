from __future__ import annotations

import os
import zipfile

import pytest

from game.persist import archive, slots
from game.persist.errors import SaveError
from game.persist.header import NAME as HEADER
from game.persist.recording import JOURNAL, Recording
from game.persist.savefile import Slot
from tests.game.persist.sample import World, header, world
from tests.game.persist.test_savefile import given


@pytest.fixture
def saves(tmp_path):
    """Give a folder of saves with one in it."""
    folder = slots.create(tmp_path / "saves", header(), world(), World)
    slot = Slot(folder, World)
    for tick in range(3):
        slot.append(given(tick))
        slot.save(tick, 0, world(tick, 3 + tick))
    slot.close()
    return tmp_path / "saves"


@pytest.fixture
def file(saves, tmp_path):
    """Give an archive of that save."""
    target = tmp_path / "demo.smallville"
    archive.export(Recording(saves / "demo", World), target)
    return target


def rewritten(file, *, drop=(), **more) -> None:
    """Change members of the archive: bytes, or None to leave one out."""
    with zipfile.ZipFile(file) as old:
        members = {one.filename: old.read(one) for one in old.infolist() if one.filename not in drop}
    members.update({name.replace("__", "/"): data for name, data in more.items()})
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as new:
        for name, data in members.items():
            new.writestr(name, data)


def test_what_was_exported_comes_back_the_same(saves, file):
    assert archive.import_(saves, file, "copy", World) == "copy"
    one, other = Recording(saves / "demo", World), Recording(saves / "copy", World)
    assert other.header.name == "copy"
    assert other.journal.data == one.journal.data
    assert other.load(9).state == one.load(9).state


def test_without_a_name_it_is_called_as_it_was(tmp_path, file):
    assert archive.import_(tmp_path / "elsewhere", file, "", World) == "demo"


def left(saves):
    return sorted(path.name for path in saves.iterdir())


@pytest.mark.parametrize(
    "name", ["../evil", "/etc/passwd", "sub/header.save", "snapshot-1.save", "lock", "x.pickle"]
)
def test_a_member_that_is_no_part_of_a_save_is_refused(saves, file, name):
    rewritten(file, **{name: b"x"})
    with pytest.raises(SaveError, match="is no part of a save"):
        archive.import_(saves, file, "copy", World)
    assert left(saves) == ["demo"]


@pytest.mark.parametrize("name", [HEADER, JOURNAL, "memories.log"])
def test_a_missing_part_is_named(saves, file, name):
    rewritten(file, drop=(name,))
    with pytest.raises(SaveError, match=f"it lacks {name}"):
        archive.import_(saves, file, "copy", World)


def test_a_file_that_is_twice_in_it_is_refused(saves, file):
    with zipfile.ZipFile(file, "a") as more, pytest.warns(UserWarning, match="Duplicate"):
        more.writestr(HEADER, b"again")
    with pytest.raises(SaveError, match="a file twice"):
        archive.import_(saves, file, "copy", World)


def test_an_archive_that_grows_without_measure_is_refused_before_it_is_unpacked(saves, file):
    rewritten(file, **{JOURNAL: bytes(64 * 1024 * 1024)})
    with pytest.raises(SaveError, match="unpacked it is larger"):
        archive.import_(saves, file, "copy", World)
    assert left(saves) == ["demo"]


def test_every_damaged_part_is_found_and_leaves_nothing(saves, file):
    whole = file.read_bytes()
    for at in range(0, len(whole), 37):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x20]) + whole[at + 1 :])
        try:
            made = archive.import_(saves, file, "copy", World)
        except SaveError:
            assert left(saves) == ["demo"]
            continue
        for path in (saves / made).iterdir():
            path.unlink()
        (saves / made).rmdir()


@pytest.mark.parametrize("part", [HEADER, "snapshot-000000003.save", "memories.log", JOURNAL])
def test_a_part_with_a_wrong_byte_inside_is_refused(saves, file, part):
    with zipfile.ZipFile(file) as old:
        data = bytearray(old.read(part))
    data[len(data) // 2] ^= 1
    rewritten(file, **{part: bytes(data)})
    with pytest.raises(SaveError):
        archive.import_(saves, file, "copy", World)
    assert left(saves) == ["demo"]


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04", b"not a zip at all", b"\x1f\x8b" + bytes(50)])
def test_what_is_no_archive_is_refused(saves, tmp_path, data):
    (tmp_path / "x").write_bytes(data)
    with pytest.raises(SaveError, match="it is no archive of a save"):
        archive.import_(saves, tmp_path / "x", "copy", World)


def test_the_name_in_the_archive_is_checked_like_any_other(saves, tmp_path):
    bad = slots.create(tmp_path / "bad", header(), world(), World)
    from dataclasses import replace

    from game.persist import header as headers
    from game.persist.disk import Disk

    headers.write(Disk(), bad, replace(header(), name="../../evil"))
    archive.export(Recording(bad, World), tmp_path / "evil.zip")
    with pytest.raises(SaveError, match="it holds /"):
        archive.import_(saves, tmp_path / "evil.zip", "", World)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_what_is_no_plain_file_is_neither_replaced_nor_read(saves, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="it is no plain file"):
        archive.export(Recording(saves / "demo", World), pipe)
    assert pipe.is_fifo()
    with pytest.raises(SaveError, match="it is no plain file"):
        archive.import_(saves, pipe, "copy", World)


def test_a_save_that_could_not_be_imported_again_is_not_exported(saves, tmp_path):
    snapshot = saves / "demo" / "snapshot-000000002.save"
    snapshot.write_bytes(snapshot.read_bytes()[:-1])
    with pytest.raises(SaveError, match="snapshot-000000002"):
        archive.export(Recording(saves / "demo", World), tmp_path / "x")
    assert not (tmp_path / "x").exists()


def test_an_export_over_a_folder_is_refused(saves, tmp_path):
    with pytest.raises(SaveError, match="it is a folder"):
        archive.export(Recording(saves / "demo", World), tmp_path)
