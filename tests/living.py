"""A town that lives until it is killed and tells after each stretch how far it has come.

``python -m tests.living NAME`` makes the save in ``SMALLVILLE_HOME`` or goes on with it.
"""

from __future__ import annotations

import sys

from game import answerers, app

STRETCH_TICKS = 20


def main() -> None:
    """Live, and print the tick after each stretch."""
    name = sys.argv[1]
    if app.is_saved(name):
        session = app.open_game(name, strict=True)
    else:
        session = app.new_game(name, seed=1, pace="attentive", model=answerers.SCRIPTED)
    while True:
        session.advance(STRETCH_TICKS)
        print(session.state.tick, flush=True)


if __name__ == "__main__":
    main()
