"""Play the acceptance scenes with the default model on several seeds, and keep what they show.

``python -m tests.acceptance.record [SCENE ...] [--seeds 1 2 3 4 5]`` writes one recording
(``SCENE-SEED.smallville``) for every seed that passes, and the table of all of them
(``results.json``, ``README.md``) into ``tests/acceptance``. With the default model on one processor
core it takes about half an hour.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from game import app, settings
from game.session.rules import RULES_VERSION
from tests.acceptance.scenes import SCENES, Scene
from tests.acceptance.watched import SceneError, Watched

FOLDER = Path(__file__).resolve().parent
RESULTS, TABLE = FOLDER / "results.json", FOLDER / "README.md"
ENDING = ".smallville"
SEEDS = (1, 2, 3, 4, 5)
NEEDED = 4
"""On how many of the five seeds a scene must pass."""


def played(scene: Scene, seed: int, home: Path) -> tuple[bool, str]:
    """Play a scene in ``home`` as the save ``SCENE-SEED``; give whether it passed and what happened."""
    os.environ["SMALLVILLE_HOME"] = str(home)
    settings.save(settings.path(), settings.Settings(threads=1))
    name = f"{scene.name}-{seed}"
    session = app.new_game(name, residents=scene.cast, seed=seed, pace="attentive")
    try:
        scene.play(session)
    except SceneError as error:
        return False, str(error)
    finally:
        session.close()
    if session.notices:
        return False, " ".join(session.notices)
    try:
        return True, scene.judge(Watched(*app.open_recording(name)))
    except SceneError as error:
        return False, str(error)


def enough(seeds: dict[str, dict[str, object]]) -> bool:
    """Tell whether at least four of five of the seeds that were played pass."""
    return sum(bool(one["passed"]) for one in seeds.values()) * len(SEEDS) >= NEEDED * len(seeds)


def note(scene: Scene, seed: int, *, passed: bool, shown: str) -> dict[str, dict[str, object]]:
    """Write down how a seed went beside what is known of the others, and give the scene's seeds."""
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    seeds = {**results.get(scene.name, {}), str(seed): {"passed": passed, "shown": shown}}
    results[scene.name] = dict(sorted(seeds.items()))
    RESULTS.write_text(json.dumps(results, indent=2, ensure_ascii=False) + "\n", "utf-8")
    TABLE.write_text(table(results), "utf-8")
    return results[scene.name]


def table(results: dict[str, dict[str, dict[str, object]]]) -> str:
    """Give the results as a page."""
    lines = [
        "# The acceptance scenes, as played with the default model",
        "",
        "Made by `python -m tests.acceptance.record`; every passing seed is kept as a recording beside this",
        "page (`smallville import FILE` makes a save of it, `smallville replay NAME` shows it).",
        f"Rules {RULES_VERSION}. A scene should pass on at least {NEEDED} of every {len(SEEDS)} seeds played.",
    ]
    for scene in SCENES:
        if scene.name not in results:
            continue
        seeds = results[scene.name]
        passed = sum(bool(one["passed"]) for one in seeds.values())
        lines += [
            "",
            f"## {scene.name}: {passed} of {len(seeds)} seeds",
            "",
            f"{scene.says[0].upper()}{scene.says[1:]}.",
        ]
        lines += ["", "| seed | passed | what happened |", "| --- | --- | --- |"]
        for seed, one in seeds.items():
            shown = str(one["shown"]).replace("|", "/")
            lines.append(f"| {seed} | {'yes' if one['passed'] else 'no'} | {shown} |")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Play, and write the recordings and the table; give 1 where a scene fails too often."""
    parser = argparse.ArgumentParser(prog="python -m tests.acceptance.record", description=__doc__)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help="all scenes when none is named")
    parser.add_argument("--seeds", nargs="+", type=int, default=SEEDS, metavar="SEED")
    given = parser.parse_args(arguments)
    names = [scene.name for scene in SCENES]
    if unknown := [one for one in given.scenes if one not in names]:
        parser.error(f"there is no scene {unknown[0]}: choose among {', '.join(names)}")
    failed = False
    for scene in SCENES:
        if given.scenes and scene.name not in given.scenes:
            continue
        for seed in given.seeds:
            file = FOLDER / f"{scene.name}-{seed}{ENDING}"
            with tempfile.TemporaryDirectory() as home:
                passed, shown = played(scene, seed, Path(home))
                file.unlink(missing_ok=True)
                if passed:
                    app.export(file.stem, file)
            noted = note(scene, seed, passed=passed, shown=shown)
            print(f"{file.stem}: {'passed' if passed else 'FAILED'}: {shown}", flush=True)
        failed = failed or not enough(noted)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
