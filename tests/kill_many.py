"""Kill a living town with -9 at random moments and see that its save always resumes and replays.

``python -m tests.kill_many 50`` does so 50 times in a folder of its own and says what it found.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from threading import Thread
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

PROMISED_SECONDS = 1.0
"""Nothing older than this in real time may be lost."""


class Kill(NamedTuple):
    """What one kill did."""

    told: int
    """The tick that the town had come to one second before it was killed."""
    kept: int
    """The tick that its save has come to."""
    verdict: str
    """What ``replay --verify`` said."""


def kill_once(home: Path, name: str, seconds: float) -> Kill:
    """Let the town live for ``seconds`` after its first news, kill it, and verify what it left."""
    environment = {**os.environ, "SMALLVILLE_HOME": str(home)}
    news: list[tuple[float, int]] = []
    with subprocess.Popen(
        [sys.executable, "-m", "tests.living", name],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as town:

        def listen() -> None:
            assert town.stdout is not None
            news.extend((time.monotonic(), int(line)) for line in town.stdout)

        listener = Thread(target=listen)
        listener.start()
        while not news and town.poll() is None:
            time.sleep(0.01)
        time.sleep(seconds)
        killed = time.monotonic()
        town.kill()
        town.wait()
        listener.join()
    told = max((tick for when, tick in news if when <= killed - PROMISED_SECONDS), default=-1)
    found = subprocess.run(
        [sys.executable, "-m", "game", "replay", name, "--verify"],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = (found.stdout + found.stderr).strip()
    exact = [line for line in found.stdout.splitlines() if line.startswith("replay exact: ")]
    kept = int(exact[0].split()[2]) - 1 if exact and found.returncode == 0 else -2
    return Kill(told, kept, said)


def main() -> int:
    """Kill as often as the first argument says; give 0 when nothing was lost."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    moments = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(1, count + 1):
            name = f"town{(number - 1) // 10}"
            one = kill_once(Path(folder), name, moments.uniform(0.0, 2.5))
            lost = one.kept < one.told
            bad += lost
            print(
                f"{number}: told {one.told} kept {one.kept} {'LOST' if lost else 'ok'}: {one.verdict}",
                flush=True,
            )
    print(f"{count - bad} of {count} kills lost nothing that was older than {PROMISED_SECONDS:.0f} s")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
