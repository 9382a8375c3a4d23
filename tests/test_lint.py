"""The whole project is clean by its own rules of style and types (``pyproject.toml``)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLACES = ("ai", "game", "assets", "tests", "play.py")


def outcome(*command: str) -> str:
    """Run a checker of this Python's environment and give what it complains about."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_ruff_finds_nothing():
    complaints = outcome("ruff", "check", "--quiet", *PLACES)
    assert not complaints, complaints


def test_ruff_would_find_a_fault(tmp_path):
    (tmp_path / "bad.py").write_text("import os\n", "utf-8")
    config = str(ROOT / "pyproject.toml")
    assert "F401" in outcome("ruff", "check", "--config", config, str(tmp_path))


def test_mypy_finds_nothing():
    complaints = outcome("mypy", "--no-error-summary")
    assert not complaints, complaints
