#!/usr/bin/env python3
"""Set Smallville up and start it, with nothing but Python 3.11 or newer.

python3 play.py                        set up what is missing, then open the game
python3 play.py run --headless ...     the same, then `smallville run --headless ...`
python3 play.py test [pytest options]  the same with the test tools, then the whole test suite

Options, before anything else:
--gpu cuda|metal|vulkan|cpu  build llama.cpp for this kind of GPU (remembered; cpu goes back)
--no-model                   neither build llama.cpp nor install models: the town opens without them

Everything goes into .venv and models/ beside this file; delete .venv to start over.
"""

import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  # this file, alone, is readable by Pythons back to 3.6
    sys.exit(
        "play.py: Smallville needs Python 3.11 or newer and this is {}.{}: install a newer one and start "
        "play.py with it, for example `python3.12 play.py`.".format(*sys.version_info[:2])
    )

if __name__ == "__main__":
    from game.setup.main import main

    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent, str(__doc__)))
