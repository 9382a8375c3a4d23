"""``python -m game.view.glprobe`` opens a tiny invisible window and prints what draws it.

Run as a process of its own: a broken driver may end the process, and ``doctor`` wants to say so.
"""

from __future__ import annotations

import sys


def main() -> int:
    """Print "RENDERER, OpenGL VERSION" and give 0, or print what failed and give 1."""
    try:
        import arcade  # noqa: PLC0415  # a missing GL library shows here and must be told

        window = arcade.Window(64, 64, visible=False)
        info = window.ctx.info
        sys.stdout.write(f"{info.RENDERER}, OpenGL {info.MAJOR_VERSION}.{info.MINOR_VERSION}\n")
        window.close()
    except Exception as error:  # noqa: BLE001  # every way to fail is an answer here
        sys.stdout.write(f"{type(error).__name__}: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
