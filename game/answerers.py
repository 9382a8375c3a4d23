"""What answers a town's questions: a model, or rules where none can run; part of the composition root.

A save notes the model that it was made with by name, hash and recipe, and goes on with that one
only. The name in a save is never followed out of the models folder, and no file is loaded
before its hash was compared.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import PurePosixPath, PureWindowsPath
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from ai.prompts import catalog as catalogs
from ai.runtime import models, profile
from ai.runtime.scripted import ScriptedOracle
from game import paths
from game.persist.errors import SaveError
from game.session.oracle import Oracle
from game.session.rules import RuleOracle

if TYPE_CHECKING:
    from pathlib import Path

    from game.persist.header import Header
    from game.settings import Settings

RULES = "rules"
"""Instead of a model: every question gets its fail-safe."""

SCRIPTED = "scripted"
"""Instead of a model: answers drawn from the questions, for tests and demonstrations."""

NO_LIBRARY = "llama-cpp-python is not installed: run `python3 play.py`, which builds it"


class AnswererError(SmallvilleError):
    """A model that cannot answer here."""


@dataclass(frozen=True)
class Answerer:
    """What answers the minds' questions, and how a save remembers it."""

    oracle: Oracle
    model: str = ""
    """File name of the chat model; empty for rules."""
    model_sha256: str = ""
    model_recipe: str = ""
    embedder: str = ""
    embedding_scale: int = 0
    methods: dict[str, str] = field(default_factory=dict)
    notice: str = ""


def into(header: Header, answerer: Answerer) -> Header:
    """Give the header with what answers in it."""
    return replace(
        header,
        model=answerer.model,
        model_sha256=answerer.model_sha256,
        model_recipe=answerer.model_recipe,
        embedder=answerer.embedder,
        embedding_scale=answerer.embedding_scale,
    )


def of_new_town(model: str | None, settings: Settings) -> Answerer:
    """Give the model that was asked for, or the default one, or rules where that cannot run.

    Raises:
        SmallvilleError: the model that was asked for cannot run.
    """
    if model in (RULES, SCRIPTED):
        return _without_model(model)
    try:
        wanted = (settings.model or models.Role.CHAT) if model is None else model
        return _loaded(_chat_file(wanted), settings)
    except (SmallvilleError, ImportError, OSError) as error:
        if model is not None:
            raise _told(error) from error
        return Answerer(RuleOracle(), notice=f"the town lives by rules alone: {error}")


def of_save(header: Header, folder: Path, model: str | None, settings: Settings, *, strict: bool) -> Answerer:
    """Give what answered in a save before, if it can run; rules otherwise, unless ``strict``.

    A town that lived by rules gets the default model when that can run.

    Raises:
        SmallvilleError: another model was asked for than the save's, or ``strict`` and it cannot run.
    """
    if header.model == SCRIPTED:
        if model not in (None, SCRIPTED):
            raise _made_with(header, folder)
        return _without_model(SCRIPTED)
    if not header.model:
        return of_new_town(model, settings)
    if model in (RULES, SCRIPTED):
        raise _made_with(header, folder)
    try:
        chat = _chat_file(model) if model is not None else _noted_file(header)
        sha256, recipe = models.digest_of(chat)
        embedder = models.load_manifest(paths.models()).entry(models.Role.EMBEDDER).name
        same = sha256 == header.model_sha256 or recipe == header.model_recipe != ""
        if not same or embedder != header.embedder:
            raise _made_with(header, folder)
        return _loaded(chat, settings)
    except (SmallvilleError, ImportError, OSError) as error:
        if strict or model is not None:
            raise _told(error) from error
        return Answerer(RuleOracle(), notice=f"the town goes on by rules alone: {error}")


def _without_model(which: str) -> Answerer:
    if which == RULES:
        return Answerer(RuleOracle())
    return Answerer(ScriptedOracle(), model=SCRIPTED, embedder=SCRIPTED)


def _chat_file(model: str) -> Path:
    """Give the file of a model that the player named. Raises: SmallvilleError."""
    return models.find(models.load_manifest(paths.models()), model)


def _noted_file(header: Header) -> Path:
    """Give the file in the models folder that a save notes. Raises: AnswererError."""
    name = PureWindowsPath(PurePosixPath(header.model).name).name
    path = paths.models() / name
    if not path.is_file():
        raise AnswererError(f"the save was made with {name}, which is not in {paths.models()}: put it there")
    return path


def _made_with(header: Header, folder: Path) -> SaveError:
    made = f"it was made with the model {header.model or RULES} and the embedder {header.embedder}"
    return SaveError(folder, made, "leave --model out, or give the place of the same model")


def _told(error: Exception) -> SmallvilleError:
    return error if isinstance(error, SmallvilleError) else AnswererError(str(error))


def _loaded(chat: Path, settings: Settings) -> Answerer:
    """Load the chat model and the embedder. Raises: SmallvilleError, ImportError, OSError."""
    if find_spec("llama_cpp") is None:
        raise AnswererError(NO_LIBRARY)
    from ai.runtime.worker import LiveOracle  # noqa: PLC0415 - needs llama-cpp-python

    manifest = models.load_manifest(paths.models())
    embedder = manifest.entry(models.Role.EMBEDDER)
    found = profile.load_for(chat, paths.models())
    sha256, recipe = models.digest_of(chat)
    oracle = LiveOracle(
        chat,
        models.path_of(manifest, embedder.name),
        found,
        catalogs.load(),
        threads=settings.threads or None,
        gpu_layers=settings.gpu_layers,
        scale=embedder.scale,
    )
    notice = "" if found.calibrated else f"{chat.name} is not calibrated: run `smallville models calibrate`"
    return Answerer(
        oracle,
        model=chat.name,
        model_sha256=sha256,
        model_recipe=recipe,
        embedder=embedder.name,
        embedding_scale=embedder.scale,
        methods=found.methods,
        notice=notice,
    )
