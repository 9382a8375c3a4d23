from __future__ import annotations

import contextlib
import os
import shutil

import pytest

from ai.calls import CallKey, Failure
from game.persist import container, memorylog, slots, snapshot
from game.persist.errors import SaveError
from game.persist.frames import scan
from game.persist.recording import JOURNAL, Recording
from game.persist.records import Mark
from game.persist.savefile import Slot
from game.sim.inputs import TickInput
from tests.game.persist.faulty import FaultyDisk
from tests.game.persist.sample import World, header, world


def given(tick: int) -> TickInput:
    """Give an input that is worth a record."""
    return TickInput(tick, results=(Failure(CallKey("Ann", tick), b"d", "no"),))


@pytest.fixture
def folder(tmp_path):
    return slots.create(tmp_path, header(), world(), World)


def filled(folder, ticks: int) -> None:
    """Play ``ticks`` ticks into a slot, with a snapshot each."""
    slot = Slot(folder, World)
    for tick in range(ticks):
        slot.append(given(tick))
        slot.save(tick, 0, world(tick, 3 + tick))
    slot.close()


def test_a_new_slot_holds_its_first_state(folder):
    slot = Slot(folder, World)
    assert slot.loaded.state == world()
    assert slot.header == header()
    assert len(slot.recording) == 0
    slot.close()


def test_the_live_record_is_the_decoded_one(folder):
    slot = Slot(folder, World)
    live = slot.append(TickInput(0, results=(Failure(CallKey("Ann", 1), b"", "a\r\nb"),)))
    slot.close()
    assert live == Recording(folder, World).record(0)
    assert live.results[0].reason == "a\nb"


def test_snapshots_share_their_memories(folder):
    filled(folder, 3)
    loaded = Recording(folder, World).load(2)
    assert loaded.state == world(2, 5)
    assert loaded.extent.items == (5, 5, 5)
    assert len(scan((folder / memorylog.NAME).read_bytes())) == 15
    assert Recording(folder, World).load(0).state == world(0, 3)


def test_going_on_appends_to_what_is_there(folder):
    filled(folder, 2)
    slot = Slot(folder, World)
    assert slot.loaded.state == world(1, 4)
    slot.append(given(2))
    slot.save(2, 0, world(2, 9))
    slot.close()
    assert Recording(folder, World).load(2).state == world(2, 9)
    assert len(Recording(folder, World)) == 3


def test_a_torn_tail_is_cut_and_reported(folder):
    filled(folder, 2)
    whole = (folder / JOURNAL).read_bytes()
    with (folder / JOURNAL).open("ab") as file:
        file.write(b"half a record")
    slot = Slot(folder, World)
    assert "13 bytes of the journal were cut short" in slot.notices[0]
    slot.close()
    assert (folder / JOURNAL).read_bytes() == whole


def test_damage_inside_the_journal_is_no_torn_tail(folder):
    filled(folder, 3)
    data = bytearray((folder / JOURNAL).read_bytes())
    data[20] ^= 1
    (folder / JOURNAL).write_bytes(data)
    with pytest.raises(SaveError, match=r"journal\.log: it is damaged behind record 0"):
        Slot(folder, World)


def test_a_damaged_snapshot_gives_way_to_an_older_one(folder):
    filled(folder, 3)
    path = snapshot.path_of(folder, 2)
    path.write_bytes(path.read_bytes()[:-3])
    slot = Slot(folder, World)
    assert slot.loaded.position.tick == 1
    assert any("an older snapshot is used" in notice for notice in slot.notices)
    slot.close()
    assert snapshot.ticks(folder) == (-1, 0, 1)
    assert path.with_name(path.name + ".damaged").exists()


def test_a_snapshot_that_is_newer_than_the_journal_is_not_used(folder):
    filled(folder, 3)
    data = (folder / JOURNAL).read_bytes()
    (folder / JOURNAL).write_bytes(data[: scan(data).starts[2]])
    recording = Recording(folder, World)
    assert recording.load(5).position.tick == 1
    assert recording.end_tick == 1


def test_every_flipped_byte_of_a_snapshot_is_noticed(folder):
    path = snapshot.path_of(folder, -1)
    data = path.read_bytes()
    for at in range(len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 0x40]) + data[at + 1 :])
        with pytest.raises(SaveError):
            snapshot.load(folder, -1, World)


def test_every_truncation_of_a_snapshot_is_noticed(folder):
    path = snapshot.path_of(folder, -1)
    data = path.read_bytes()
    for length in range(len(data)):
        path.write_bytes(data[:length])
        with pytest.raises(SaveError):
            snapshot.load(folder, -1, World)


def test_every_flipped_byte_of_the_memories_is_noticed(folder):
    path = folder / memorylog.NAME
    data = path.read_bytes()
    for at in range(len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 0x01]) + data[at + 1 :])
        with pytest.raises(SaveError):
            snapshot.load(folder, -1, World)


def test_only_the_newest_snapshots_and_milestones_are_kept():
    held = tuple(range(-1, 5000, 100))
    gone = snapshot.superfluous(held, frozenset({199}))
    kept = [tick for tick in held if tick not in gone]
    assert kept == [-1, 99, 199, 2199, 4399, 4699, 4799, 4899, 4999]


def test_two_games_cannot_open_one_slot(folder):
    slot = Slot(folder, World)
    with pytest.raises(SaveError, match="another running game has this save open"):
        Slot(folder, World)
    slot.close()
    Slot(folder, World).close()


def test_a_slot_of_a_newer_format_is_refused_with_the_cure(folder, monkeypatch):
    monkeypatch.setattr(container, "FORMAT", 2)
    filled(folder, 1)
    monkeypatch.setattr(container, "FORMAT", 1)
    with pytest.raises(
        SaveError, match=r"a newer game wrote it \(format 2, this one reads up to 1\); update"
    ):
        snapshot.load(folder, 0, World)


def test_a_name_that_is_taken_is_refused(folder):
    with pytest.raises(SaveError, match="a save of this name exists"):
        slots.create(folder.parent, header(), world(), World)


def test_a_name_that_another_process_takes_meanwhile_is_refused_in_the_same_words(tmp_path):
    making = slots.made(tmp_path, "demo")
    (making.__enter__() / "mine").touch()
    (tmp_path / "demo").mkdir()
    (tmp_path / "demo" / "theirs").touch()
    with pytest.raises(SaveError, match="a save of this name exists"):
        making.__exit__(None, None, None)
    assert [path.name for path in (tmp_path / "demo").iterdir()] == ["theirs"]
    assert [path.name for path in tmp_path.iterdir()] == ["demo"]


def test_a_slot_that_was_half_made_by_a_dead_process_is_swept(tmp_path):
    (tmp_path / ".making-999999999-demo").mkdir()
    slots.create(tmp_path, header(), world(), World)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["demo"]


def test_saves_are_listed_newest_first_and_damaged_ones_say_why(tmp_path):
    for name, at in (("old", 100), ("new", 300), ("bad", 200)):
        made = slots.create(tmp_path, header(name), world(), World)
        os.utime(made / JOURNAL, (at, at))
    (tmp_path / "bad" / "header.save").write_bytes(b"rubbish")
    found = slots.listed(tmp_path)
    assert [one.name for one in found] == ["new", "old", "bad"]
    assert "no file of a Smallville save" in found[2].trouble


def play(folder, disk) -> int:
    """Play three ticks with a snapshot each; give how many snapshots were surely written."""
    done = 0
    slot = Slot(folder, World, disk)
    try:
        for tick in range(3):
            slot.append(given(tick))
            slot.save(tick, 0, world(tick, 3 + tick))
            done += 1
    finally:
        slot.close()
    return done


def operations(folder) -> int:
    disk = FaultyDisk()
    play(folder, disk)
    return disk.count


def fresh(tmp_path, name: str):
    return slots.create(tmp_path, header(name), world(), World)


def test_any_single_refused_operation_leaves_a_slot_that_opens_and_goes_on(tmp_path):
    total = operations(fresh(tmp_path, "count"))
    assert total > 25
    for number in range(1, total + 1):
        folder = fresh(tmp_path, f"fail{number}")
        with contextlib.suppress(SaveError):
            play(folder, FaultyDisk(fail_at=number))
        check_sound(folder)
        shutil.rmtree(folder)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
def test_a_kill_at_any_operation_leaves_a_slot_that_opens_and_goes_on(tmp_path):
    total = operations(fresh(tmp_path, "count"))
    for number in range(1, total + 1):
        folder = fresh(tmp_path, f"kill{number}")
        crash(folder, FaultyDisk(kill_at=number))
        check_sound(folder)
        shutil.rmtree(folder)


def crash(folder, disk) -> None:
    """Do what ``play`` does in a process that the disk kills."""
    child = os.fork()
    if child:
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
        return
    play(folder, disk)
    os._exit(0)


def check_sound(folder) -> None:
    """Open, compare with what was played, go on and open again."""
    slot = Slot(folder, World)
    tick = slot.loaded.position.tick
    assert slot.loaded.state == (world() if tick < 0 else world(tick, 3 + tick))
    count = len(slot.recording)
    assert [slot.recording.record(number) for number in range(count)] == [given(n) for n in range(count)]
    slot.append(Mark(tick + 1))
    slot.save(tick + 1, 0, world(tick + 1, 20))
    slot.close()
    assert Recording(folder, World).load(tick + 1).state == world(tick + 1, 20)


def test_what_could_not_be_appended_is_written_when_there_is_room_again(folder):
    slot = Slot(folder, World, FaultyDisk(fail_at=3))
    slot.append(given(0))
    with pytest.raises(SaveError, match="the disk is full"):
        slot._writer.flush()
    slot.append(given(1))
    slot._writer.flush()
    slot.close()
    assert [Recording(folder, World).record(n) for n in range(2)] == [given(0), given(1)]


def test_a_folder_without_permission_is_one_sentence(folder):
    slot = Slot(folder, World, FaultyDisk(fail_at=3, error=13))
    slot.append(given(0))
    with pytest.raises(SaveError, match="no permission"):
        slot._writer.flush()
    slot.close()
