"""Every module keeps to the contract of the layers, and the check would notice if one did not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.layering import MAY_IMPORT, faults, package_of

ROOT = Path(__file__).resolve().parent.parent


def sources() -> list[tuple[str, str]]:
    """Give every module of the project with its source."""
    found = []
    for package in ("ai", "game"):
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found.append((module, path.read_text("utf-8")))
    return found


def test_every_module_keeps_to_the_contract():
    broken = [fault for module, source in sources() for fault in faults(module, source)]
    assert not broken, "\n".join(broken)


def test_every_entry_of_the_contract_exists():
    owners = {package_of(module) for module, _ in sources()}
    assert sorted(set(MAY_IMPORT) - owners) == []


PLANTED = {
    "a mind imports the game": ("ai.cognition.plan", "from game.world.maze import Maze"),
    "a mind imports the game for its types": (
        "ai.memory.stream",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import game.sim.state",
    ),
    "the simulation imports the model": ("game.sim.step", "from ai.runtime.worker import LiveOracle"),
    "the window imports the model": ("game.view.window", "from ai.runtime import worker"),
    "the town imports a mind": ("game.world.path", "import ai.mind"),
    "a session imports the window": ("game.session.session", "def f():\n    from game.view import window"),
    "saves import maps": ("game.persist.codec", "from game.content.tiled import load_town"),
    "the engine imports minds": ("ai.runtime.worker", "from ai.mind import Mind"),
    "the app imports the command line": ("game.app", "from game.cli.main import main"),
    "the set-up imports what is not installed yet": ("game.setup.main", "from game.world import maze"),
    "the ground floor imports": ("ai.calls", "from ai.mind import Mind"),
    "memory imports prompts": ("ai.memory.stream", "import ai.prompts.catalog"),
    "an import from nearby": ("game.sim.step", "from . import state"),
    "a module outside the contract": ("game.extra", "x = 1"),
    "arcade in the simulation": ("game.sim.movement", "import arcade"),
    "arcade on the command line": ("game.cli.bench", "from arcade import Window"),
    "pytmx in the window": ("game.view.tiles", "import pytmx.util_pyglet"),
    "llama_cpp beside its door": ("ai.runtime.batch", "import llama_cpp"),
    "faiss beside its door": ("ai.memory.scoring", "import faiss"),
    "msgpack in a session": ("game.session.replay", "import msgpack"),
    "a thread in the window": ("game.view.window", "import threading"),
    "a pool of threads": ("ai.runtime.worker", "from concurrent.futures import ThreadPoolExecutor"),
    "pickle in a save": ("game.persist.codec", "import pickle"),
    "the network in play": ("game.session.session", "import socket"),
    "a clock in a tick": ("game.sim.step", "import time"),
    "a clock by another name": ("game.sim.step", "from time import monotonic"),
    "today in the minds": ("ai.cognition.plan", "from datetime import datetime\nd = datetime.now()"),
    "chance in the town": ("game.world.path", "from random import choice"),
    "the environment in memory": ("ai.memory.stream", "import os.path"),
    "files in prompts": ("ai.prompts.render", "from pathlib import Path"),
    "resources beside the loader": ("ai.prompts.render", "from importlib import resources"),
    "identities in memory": ("ai.memory.node", "def f(x):\n    return id(x)"),
    "hashes in the town": ("game.world.maze", "key = hash('a')"),
    "uuid in minds": ("ai.cognition.plan", "import uuid"),
    "a set is walked": ("game.sim.senses", "for x in {1, 2}:\n    pass"),
    "a set becomes a list": ("game.sim.senses", "def f(a):\n    return list(set(a))"),
    "a named set is walked": ("game.sim.senses", "def f(a):\n    b = set(a)\n    return [x for x in b]"),
    "a set in an argument is walked": ("game.sim.senses", "def f(a: set[str]):\n    return ','.join(a)"),
    "a difference of sets is walked": ("game.sim.senses", "def f(a, b):\n    for x in set(a) - b:\n        pass"),
    "a set is unpacked": ("game.sim.senses", "def f(a):\n    return (*frozenset(a),)"),
    "a set feeds a generator": ("game.sim.senses", "def f(a: frozenset[int]):\n    return tuple(x for x in a)"),
    "a set is walked in a method": (
        "game.sim.senses",
        "NAMES = frozenset('ab')\nclass C:\n    def m(self):\n        for x in NAMES:\n            pass",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(name):
    module, source = PLANTED[name]
    assert len(faults(module, source)) == 1


CLEAN = {
    "the ground floor": ("game.world.maze", "from ai.gametime import MINUTE\nfrom ai import chance"),
    "the sorted walk": ("game.sim.senses", "def f(a: set[int]):\n    return [x for x in sorted(a)]"),
    "asking a set": ("game.sim.senses", "def f(a: set[int]):\n    return 3 in a and len(a) > max(a)"),
    "a shadowed name": ("game.sim.senses", "A = {1}\ndef f(A):\n    return list(A)"),
    "the loader of templates": ("ai.prompts.catalog", "from importlib import resources"),
    "its door": ("ai.runtime.llama", "import llama_cpp"),
    "the composition root": ("game.app", "from ai.runtime.worker import LiveOracle\nimport game.view.window"),
    "the command line": ("game.cli.run", "from game.app import new_game\nimport time"),
}  # fmt: skip


@pytest.mark.parametrize("name", CLEAN)
def test_what_is_allowed_is_not_complained_about(name):
    assert faults(*CLEAN[name]) == []
