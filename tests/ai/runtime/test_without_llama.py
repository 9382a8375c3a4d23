"""What works, and what is said, where llama-cpp-python is not installed."""

from __future__ import annotations

import subprocess
import sys

BLOCKED = """
import sys
sys.modules["llama_cpp"] = None
{body}
"""


def run(body):
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(body=body)], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_the_runtime_is_imported_without_it():
    names = "worker answering batch embedder calibrate bench models profile scripted"
    out = run("\n".join(f"import ai.runtime.{name}" for name in names.split()) + "\nprint('fine')")
    assert out.strip() == "fine"


def test_using_a_model_says_what_to_install():
    body = """
from pathlib import Path
from ai.prompts import catalog
from ai.runtime.profile import Profile
from ai.runtime.worker import LiveOracle
from ai.errors import SmallvilleError
try:
    LiveOracle(Path("a.gguf"), Path("b.gguf"), Profile("a"), catalog.load())
except SmallvilleError as error:
    print(error)
"""
    out = run(body)
    assert "llama-cpp-python is not installed" in out
    assert "Traceback" not in out


def test_listing_models_needs_no_llama():
    out = run("from game.cli import models\nmodels._list(None)")
    assert "SmolLM2-135M-Instruct-Q8_0" in out
    assert "Error" not in out
