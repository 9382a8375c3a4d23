"""The installed default models, and small made-up ones, for the tests of the runtime."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from ai.runtime import models

FOLDER = Path(os.environ.get("SMALLVILLE_HOME") or Path(__file__).parents[3]) / "models"


@pytest.fixture(scope="session")
def manifest():
    return models.load_manifest(Path(__file__).parents[3] / "models")


def _installed(manifest, role):
    path = FOLDER / manifest.entry(role).file
    if find_spec("llama_cpp") is None or not path.is_file():
        pytest.skip("the default models are not installed")
    return path


@pytest.fixture(scope="session")
def chat_path(manifest):
    return _installed(manifest, "chat")


@pytest.fixture(scope="session")
def embedder_path(manifest):
    return _installed(manifest, "embedder")


@pytest.fixture(scope="session")
def exact_path(chat_path, tmp_path_factory):
    """Give the default model in F16: int8 activations of Q8_0 shift scores by tenths of a nat with the batch."""
    from ai.runtime.llama import requantise

    path = tmp_path_factory.mktemp("exact") / "exact.gguf"
    requantise(chat_path, path, "F16")
    yield path
    path.unlink()
