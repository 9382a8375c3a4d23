from __future__ import annotations

from dataclasses import replace

import pytest

from game.persist import header as headers
from game.persist import records, snapshot
from game.persist.codec import Segments, pack
from game.persist.container import write
from game.persist.disk import Disk
from game.persist.errors import SaveError
from game.persist.frames import frame
from game.persist.records import Mark
from game.session.replay import ReplaySession, verify
from game.session.rules import RULES_VERSION
from game.sim.commands import Whisper
from game.sim.inputs import TickInput
from game.sim.state import Scene, SimState
from tests.game.session.towns import MORNING, begin, live, place, recording

END = MORNING + 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Give a run of a morning in three sittings."""
    made = tmp_path_factory.mktemp("saves")
    begin(made)
    for ticks in (400, 1500, END - 1900):
        session = live(made)
        session.advance(ticks)
        if ticks == 1500:
            session.give(Whisper("Klaus Mueller", "read a novel in the park"))
        session.close()
    return made


@pytest.fixture
def copy(folder, tmp_path):
    """Give the same run, to be damaged."""
    import shutil

    shutil.copytree(folder / "demo", tmp_path / "demo")
    return tmp_path


def judged(folder):
    found = recording(folder)
    return verify(place().scene, found, RULES_VERSION)


def rewrite(folder, change) -> None:
    """Put every record of the journal through ``change``."""
    found = recording(folder)
    changed = [change(found.record(number)) for number in range(len(found))]
    data = b"".join(frame(number, records.pack(record)) for number, record in enumerate(changed))
    (folder / "demo" / "journal.log").write_bytes(data)


def test_a_run_in_several_sittings_replays_exactly(folder):
    verdict = judged(folder)
    assert verdict.divergence is None
    assert verdict.ticks == END


def test_another_answer_is_found_at_the_next_digest(copy):
    def change(record):
        if isinstance(record, TickInput) and any(hasattr(one, "value") for one in record.results):
            return replace(
                record,
                results=tuple(
                    replace(one, value=one.value % 9 + 1, index=0) if hasattr(one, "value") else one
                    for one in record.results
                ),
            )
        return record

    rewrite(copy, change)
    divergence = judged(copy).divergence
    assert divergence is not None
    assert divergence.tick <= END


def test_a_question_that_changed_is_named_by_resident_and_kind(copy):
    seen = []

    def change(record):
        if isinstance(record, TickInput) and record.results and record.tick > 1000 and not seen:
            seen.append(record)
            first = replace(record.results[0], digest=b"another question")
            return replace(record, results=(first, *record.results[1:]))
        return record

    rewrite(copy, change)
    divergence = judged(copy).divergence
    assert divergence.resident == seen[0].results[0].key.resident
    assert divergence.kind in (
        "importance",
        "embed",
        "sector",
        "arena",
        "object",
        "wake_hour",
        "day_activity",
        "steps",
        "emoji",
        "hour_activity",
    )
    assert "another question" in divergence.what
    assert str(divergence).startswith(f"first divergence: tick {divergence.tick} (")


def test_a_digest_that_changed_names_its_resident(copy):
    def change(record):
        if isinstance(record, Mark) and record.tick == 720:
            return replace(
                record,
                parts=tuple((name, b"x" if "Maria" in name else digest) for name, digest in record.parts),
            )
        return record

    rewrite(copy, change)
    divergence = judged(copy).divergence
    assert (divergence.tick, divergence.resident, divergence.kind) == (720, "Maria Lopez", "digest")


def test_a_snapshot_that_is_not_what_replays_is_named_by_field(copy):
    held = next(tick for tick in snapshot.ticks(copy / "demo") if tick > 0)
    loaded = snapshot.load(copy / "demo", held, SimState)
    loaded.state.minds["Maria Lopez"].importance_since_reflection += 1
    sections = (snapshot.encode_position(loaded.position), pack(loaded.state, SimState, Segments()))
    write(Disk(), snapshot.path_of(copy / "demo", held), snapshot.KIND, sections)
    divergence = judged(copy).divergence
    assert (divergence.tick, divergence.resident, divergence.kind) == (held, "Maria Lopez", "snapshot")
    assert "importance_since_reflection" in divergence.what


def test_a_run_under_other_rules_only_is_refused(folder):
    with pytest.raises(SaveError, match="no part of it follows the rules"):
        verify(place().scene, recording(folder), RULES_VERSION + 1)


def test_newer_rules_begin_a_stretch_that_is_verified_by_itself(copy):
    header = headers.read(copy / "demo")
    old = replace(header, stretches=(replace(header.stretches[0], rules=0),))
    headers.write(Disk(), copy / "demo", old)
    session = live(copy)
    assert any("from here on the run follows the new ones" in notice for notice in session.notices)
    session.advance(50)
    session.close()
    verdict = judged(copy)
    assert (verdict.ticks, verdict.divergence) == (50, None)
    assert any("not compared" in notice for notice in verdict.notices)


def session_of(folder) -> ReplaySession:
    return ReplaySession(place().scene, recording(folder), place().file, place().residents)


def test_seeking_gives_the_state_that_playing_gives(folder):
    played, sought = session_of(folder), session_of(folder)
    for tick in (2100, 700, 1999, END - 1):
        sought.seek(tick)
        played.seek(-1)
        played.advance(tick + 1)
        assert played.state.tick == sought.state.tick == tick
        assert pack(played.state, SimState) == pack(sought.state, SimState)


def test_a_replay_ends_with_the_recording(folder):
    session = session_of(folder)
    session.seek(10**6)
    assert session.state.tick == session.end_tick == END - 1
    assert session.advance(5) == ()
    assert session.status().name == "recording"


def test_a_replay_looks_into_every_snapshot_once_however_long_it_plays(folder, monkeypatch):
    looked = []
    monkeypatch.setattr(
        snapshot,
        "read_position",
        lambda *where, real=snapshot.read_position: looked.append(where) or real(*where),
    )
    session = session_of(folder)
    for _ in range(50):
        session.advance(1)
    assert session.end_tick == END - 1
    assert len(looked) == len(set(looked)) > 1


def test_a_replay_changes_no_file(copy):
    before = {path.name: path.read_bytes() for path in (copy / "demo").iterdir()}
    session = session_of(copy)
    session.seek(500)
    session.close()
    judged(copy)
    assert {path.name: path.read_bytes() for path in (copy / "demo").iterdir()} == before


def test_a_run_goes_on_with_better_banks_and_both_stretches_replay_exactly(copy):
    scene = place().scene
    better = Scene(scene.maze, replace(scene.banks, activities=scene.banks.activities[1:]))
    for chosen in (better, scene):
        session = live(copy, scene=chosen)
        session.advance(50)
        session.close()
    found = recording(copy)
    assert len(found.header.stretches) == 3
    for any_scene in (scene, better):
        verdict = verify(any_scene, found, RULES_VERSION)
        assert (verdict.ticks, verdict.divergence) == (END + 100, None)
