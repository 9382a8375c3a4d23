"""The audit log: a sound one is found sound, and whatever is changed is noticed and named."""

from __future__ import annotations

import shutil

import pytest

from game import app
from game.cli.main import main
from game.persist import audit
from game.persist.errors import SaveError
from game.persist.frames import frame
from game.persist.recording import JOURNAL, Recording
from game.session import auditing
from game.session.rules import RULES_VERSION
from game.sim.commands import Whisper
from game.sim.state import SimState

TOWN = "two_houses"


def made(until=7 * 360 + 60):
    """Make the save "small", in two sittings, with a whisper in it."""
    session = app.new_game("small", seed=3, pace="attentive", model="scripted", town=TOWN)
    session.advance(until - 120)
    session.close()
    session = app.open_game("small")
    session.give(Whisper("Ada Finch", "sing to the beans"))
    session.advance(120)
    session.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """Give a home with a small save in it."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLVILLE_HOME", str(home))
        made()
    return home


@pytest.fixture
def home(whole, tmp_path, monkeypatch):
    """Give a copy that may be tampered with."""
    shutil.copytree(whole / "saves", tmp_path / "saves")
    monkeypatch.setenv("SMALLVILLE_HOME", str(tmp_path))
    return tmp_path


def log_of(home):
    return home / "saves" / "small" / audit.NAME


def links(home):
    """Check only the links; give what is wrong."""
    return audit.check(Recording(home / "saves" / "small", SimState)).fault


def verified(name="small"):
    recording, place = app.open_recording(name)
    return auditing.verify(place.scene, recording, RULES_VERSION)


def rewritten(home, change) -> None:
    """Change the entries of the log; frames and their checksums are made anew."""
    held = audit.read(home / "saves" / "small")
    assert held is not None
    entries = change(list(held.entries))
    log_of(home).write_bytes(b"".join(frame(at, audit.encode(one)) for at, one in enumerate(entries)))


def relinked(home, entries):
    """Give the entries with all links made anew, as somebody would who knows how."""
    from dataclasses import replace

    recording = Recording(home / "saves" / "small", SimState)
    link, records, found = audit.FIRST, 0, []
    for entry in entries:
        payloads = [recording.journal.payload(at) for at in range(records, entry.records)]
        whole = audit.hash_of_records(payloads)
        link = audit.linked(link, entry, whole)
        records = entry.records
        found.append(replace(entry, taken=whole[: audit.IN_BYTES], link=link))
    return found


def test_a_log_that_nobody_touched_is_sound(home):
    found = verified()
    assert found.fault == ""
    assert found.first_tick == -1
    assert found.last_tick == app.open_recording("small")[0].end_tick
    assert len(found.head) == 2 * audit.LINK_BYTES


def test_every_flipped_byte_of_the_log_is_noticed_and_named(home):
    data = log_of(home).read_bytes()
    for at in range(len(data)):
        log_of(home).write_bytes(data[:at] + bytes([data[at] ^ 0x41]) + data[at + 1 :])
        fault = links(home)
        assert fault.startswith("entry "), at


def test_every_entry_that_is_cut_off_is_noticed(home):
    held = audit.read(home / "saves" / "small")
    data = log_of(home).read_bytes()
    for end in held.ends[:-1]:
        log_of(home).write_bytes(data[:end])
        recording = Recording(home / "saves" / "small", SimState)
        assert auditing.short_of(recording, audit.check(recording).entries).startswith("entry ")


def test_every_flipped_byte_of_an_input_is_noticed_even_with_its_checksum_made_anew(home):
    folder = home / "saves" / "small"
    journal = Recording(folder, SimState).journal
    number = len(journal) // 2
    payload = journal.payload(number)
    for at in range(len(payload)):
        changed = payload[:at] + bytes([payload[at] ^ 1]) + payload[at + 1 :]
        start, end = journal.offset(number), journal.offset(number + 1)
        (folder / JOURNAL).write_bytes(journal.data[:start] + frame(number, changed) + journal.data[end:])
        fault = links(home)
        assert f"records {number}" in fault or f"to {number}" in fault or "are not what was taken in" in fault


@pytest.mark.parametrize("field", ["tick", "round", "given", "seconds", "tokens", "taken", "records"])
def test_a_changed_field_with_a_good_checksum_breaks_the_chain(home, field):
    from dataclasses import replace

    def change(entries):
        old = getattr(entries[5], field)
        new = old + 1 if isinstance(old, int) else bytes([old[0] ^ 1]) + old[1:] if old else b"\x01" * 8
        entries[5] = replace(entries[5], **{field: new})
        return entries

    rewritten(home, change)
    assert links(home).startswith(("entry 5", "entry 6"))


def test_an_entry_that_is_taken_out_breaks_the_chain(home):
    rewritten(home, lambda entries: entries[:7] + entries[8:])
    assert links(home).startswith("entry 7")


def test_another_output_is_found_by_the_replay_even_if_all_links_are_made_anew(home):
    from dataclasses import replace

    def change(entries):
        at = next(at for at, one in enumerate(entries) if one.kind == audit.STEP and one.given and at > 9)
        entries[at] = replace(entries[at], given=b"\x00" * audit.OUT_BYTES)
        return relinked(home, entries)

    before = verified().head
    rewritten(home, change)
    assert links(home) == ""
    found = verified()
    assert "what came out is not what was logged" in found.fault
    assert found.head != before


def test_a_noted_head_tells_a_log_that_was_made_anew(home, capsys):
    head = verified().head
    assert main(["audit", "small", "--verify", "--head", head]) == 0
    assert main(["audit", "small", "--verify", "--head", "00" * 16]) == 1
    assert "the noted head is no link of this chain" in capsys.readouterr().out


def test_a_fork_an_export_and_a_resumed_run_have_sound_logs(home):
    app.fork("small", "early", 7 * 360 - 30)
    app.export("small", home / "small.smallville")
    app.import_(home / "small.smallville", "copy")
    session = app.open_game("copy")
    session.advance(60)
    session.close()
    for name in ("early", "copy"):
        found = verified(name)
        assert (found.fault, found.first_tick) == ("", -1)


def test_what_a_kill_takes_away_is_made_again_from_the_journal(home):
    session = app.open_game("small")
    session.advance(90)
    session._slot._writer.flush()
    session.oracle.close()
    session._slot._writer.close()
    session._slot._lock.release()
    before = verified()
    assert before.fault == ""
    assert "is in the journal only" in " ".join(before.notices)
    session = app.open_game("small")
    session.advance(5)
    session.close()
    after = verified()
    assert after.fault == ""
    assert after.entries > before.entries


def test_a_log_that_was_removed_begins_anew_where_the_run_goes_on(home):
    end = app.open_recording("small")[0].end_tick
    log_of(home).unlink()
    with pytest.raises(SaveError, match="no audit log"):
        verified()
    session = app.open_game("small")
    session.advance(30)
    session.close()
    found = verified()
    assert (found.fault, found.first_tick) == ("", end)


def test_a_gap_is_told_and_stays_in_the_log(home):
    held = audit.read(home / "saves" / "small")
    log_of(home).write_bytes(log_of(home).read_bytes()[: held.ends[10]])
    session = app.open_game("small")
    assert any("has a gap" in notice for notice in session.notices)
    session.close()
    assert "nothing is known" in links(home)


def test_the_command_prints_the_log_and_the_verdict(home, capsys):
    assert main(["audit", "small", "--verify"]) == 0
    assert capsys.readouterr().out.startswith("sound: ")
    assert main(["audit", "small"]) == 0
    assert "Whisper 'Ada Finch' 'sing to the beans'" in capsys.readouterr().out
    data = log_of(home).read_bytes()
    log_of(home).write_bytes(data[:-3])
    assert main(["audit", "small", "--verify"]) == 1
    assert capsys.readouterr().out.startswith("not sound: entry ")
