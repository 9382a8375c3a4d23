"""Make the recordings in ``tests/replays`` anew, and say which of them changed.

``python -m tests.record``. Each is a run that a script answers, exported; ``test_recordings``
replays them all. A recording that changed means that the rules did: raise ``RULES_VERSION``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from game import answerers, app
from game.persist.recording import Recording
from game.persist.records import Mark
from game.sim.commands import EnterVisitor, MoveVisitor, SetObjectState, Whisper
from game.sim.state import SimState
from game.world.geometry import Facing

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.session.session import Session

FOLDER = Path(__file__).resolve().parent / "replays"
ENDING = ".smallville"


def morning(town: Session) -> None:
    """Let everybody get up and begin the day."""
    town.advance(9 * 360)


def visit(town: Session) -> None:
    """Visit Isabella, whisper to Klaus, and set something on fire."""
    town.advance(7 * 360)
    body = town.state.town.bodies["Isabella Rodriguez"]
    town.give(EnterVisitor("Ann", "a tall visitor in a blue coat", body.tile))
    town.give(Whisper("Klaus Mueller", "read a novel in the park"))
    town.advance(20)
    for facing in (Facing.SOUTH, Facing.WEST, Facing.NORTH, Facing.EAST):
        town.give(MoveVisitor(facing))
        town.advance(2)
    town.give(SetObjectState(next(iter(town.state.town.objects)), "burning"))
    town.advance(360)


RECORDINGS: dict[str, Callable[[Session], None]] = {"morning": morning, "visit": visit}


def record(name: str, home: Path) -> Path:
    """Play one recording in ``home`` and give its file."""
    os.environ["SMALLVILLE_HOME"] = str(home)
    town = app.new_game(name, seed=1, pace="attentive", model=answerers.SCRIPTED)
    RECORDINGS[name](town)
    town.close()
    file = home / f"{name}{ENDING}"
    app.export(name, file)
    return file


def inputs_of(file: Path, home: Path) -> list[object]:
    """Give what came from outside in an exported file; not the marks between, which follow the real clock."""
    os.environ["SMALLVILLE_HOME"] = str(home)
    recording = Recording(home / "saves" / app.import_(file), SimState)
    records = (recording.record(number) for number in range(len(recording)))
    return [one for one in records if not isinstance(one, Mark)]


def main() -> int:
    """Make all recordings; give 0."""
    FOLDER.mkdir(exist_ok=True)
    for name in RECORDINGS:
        with (
            tempfile.TemporaryDirectory() as one,
            tempfile.TemporaryDirectory() as other,
            tempfile.TemporaryDirectory() as third,
        ):
            made = record(name, Path(one))
            kept = FOLDER / made.name
            same = kept.exists() and inputs_of(kept, Path(other)) == inputs_of(made, Path(third))
            if not same:
                kept.write_bytes(made.read_bytes())
            print(f"{kept.name}: {'unchanged' if same else 'CHANGED'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
