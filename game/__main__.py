"""``python -m game`` is the ``smallville`` command."""

from __future__ import annotations

import sys

from game.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
