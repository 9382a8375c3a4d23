"""What a run cost, as far as its audit log tells: real seconds and tokens of the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.persist import audit

if TYPE_CHECKING:
    from game.persist.recording import Recording


def of(recording: Recording) -> dict[str, int | None]:
    """Give "wall_s" and "tokens" summed over all sessions; None for saves without an audit log."""
    notes = audit.notes_of(recording.folder)
    if not notes:
        return {"wall_s": None, "tokens": None}
    return {
        "wall_s": sum(note.seconds for note in notes),
        "tokens": sum(note.tokens for note in notes),
    }
