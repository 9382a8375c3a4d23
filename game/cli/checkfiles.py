"""The files that the game plays with: models, their profile, the town, fonts; one check each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.runtime import models
from ai.runtime.manifest import Role
from game.cli.checkup import Check, Verdict, good, one_line
from game.view.fonts import coverage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BACK = "put back the file that came with the game, for example with `git checkout`"


def check_models(folder: Path) -> Iterator[Check]:
    """Check that the default models are there and are what they were when they were installed."""
    try:
        findings = models.verify(models.load_manifest(folder))
    except SmallvilleError as error:
        yield Check("models", Verdict.BAD, str(error), BACK)
        return
    for finding in findings:
        name = f"model {finding.entry.name}"
        if finding.sound:
            yield good(name, finding.sentence)
            continue
        verdict = Verdict.BAD if finding.entry.default else Verdict.NOTE
        cure = f"run `smallville models install {finding.entry.name}`"
        yield Check(name, verdict, finding.sentence.partition(":")[0], cure)


def check_profile(folder: Path) -> Check:
    """Check that the default chat model was measured: thresholds and methods depend on it."""
    from ai.runtime import profile  # needed only when a model is there

    name = "profile"
    try:
        manifest = models.load_manifest(folder)
        path = models.path_of(manifest, Role.CHAT)
        found = profile.load_for(path, folder)
    except SmallvilleError as error:
        return Check(name, Verdict.NOTE, str(error), "install the models first")
    if not found.calibrated:
        cure = "run `smallville models calibrate`; until then its choices are less exact"
        return Check(name, Verdict.NOTE, f"{path.name} was not measured", cure)
    return good(name, f"{path.name} was measured")


def check_fonts(folder: Path) -> Check:
    """Check that the bundled fonts are there and can be read."""
    try:
        readable = [path.name for path in sorted(folder.glob("*.ttf")) if coverage(path)]
    except SmallvilleError as error:
        return Check("fonts", Verdict.BAD, str(error), BACK)
    if not readable:
        return Check("fonts", Verdict.BAD, f"{folder} holds no fonts", BACK)
    return good("fonts", ", ".join(readable))


def check_loads(name: str, load: Callable[[], str]) -> Check:
    """Check that files can be loaded; ``load`` gives the words for what it found."""
    try:
        return good(name, load())
    except SmallvilleError as error:
        return Check(name, Verdict.BAD, str(error), BACK)
    except Exception as error:  # noqa: BLE001  # a missing library may raise anything here
        return Check(name, Verdict.BAD, one_line(error), BACK)
