"""What can be wrong with words about code: missing docstrings, commands and paths that do not exist."""

from __future__ import annotations

import ast
import re
import shlex
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DEFINITIONS = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

FENCE = re.compile(r"```[a-z]*\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
PATH_LIKE = re.compile(r"^(\.?[\w-]+/)*\.?[\w.-]+(\.(py|md|toml|txt|png|tmx|tsx|gguf|json)|/)$")
MODULE_LIKE = re.compile(r"^(ai|game)(\.\w+)+$")

MADE_LATER = re.compile(r"^(\.venv|saves|models/[\w.-]+\.gguf|build|dist)")
"""Paths that appear by playing; nothing to look for in a fresh checkout."""

FOREIGN = re.compile(r"(?<![\w.])/(root|work|home/\w+)/")
"""Paths of one person's machine, which say nothing to anybody else."""


def undocumented(source: str) -> list[str]:
    """Give the public modules, classes and functions of a source that have no docstring."""
    tree = ast.parse(source)
    return ["the module"] * (ast.get_docstring(tree) is None) + list(_undocumented(tree, ""))


def _undocumented(scope: ast.AST, prefix: str) -> Iterator[str]:
    for node in ast.iter_child_nodes(scope):
        if isinstance(node, DEFINITIONS) and not node.name.startswith("_"):
            name = f"{prefix}{node.name}"
            if ast.get_docstring(node) is None and not _overloads(node):
                yield name
            if isinstance(node, ast.ClassDef):
                yield from _undocumented(node, f"{name}.")


def _overloads(node: DEFINITIONS) -> bool:
    """Tell whether a definition goes with another one that is documented: an overload, a setter."""
    named = (each for each in node.decorator_list if isinstance(each, ast.Name))
    of_property = (each for each in node.decorator_list if isinstance(each, ast.Attribute))
    return any(each.id == "overload" for each in named) or any(each.attr == "setter" for each in of_property)


def commands(text: str) -> list[list[str]]:
    """Give the arguments of every ``smallville`` command in a document's code blocks."""
    found = []
    for block in FENCE.findall(text):
        for line in block.splitlines():
            words = shlex.split(line, comments=True)
            start = [i for i, word in enumerate(words) if word in ("smallville", "play.py")]
            if start:
                found.append(words[start[0] + 1 :])
    return found


def missing_paths(text: str, root: Path) -> list[str]:
    """Give the files, folders and modules that a document names and that do not exist."""
    named = {link.partition("#")[0] for link in LINK.findall(text) if "://" not in link}
    named |= {
        quoted for quoted in QUOTED.findall(text) if PATH_LIKE.match(quoted) or MODULE_LIKE.match(quoted)
    }
    return sorted(name for name in named if name and not MADE_LATER.match(name) and not _exists(name, root))


def _exists(name: str, root: Path) -> bool:
    if MODULE_LIKE.match(name) and not PATH_LIKE.match(name):
        # a module, or a name inside one: ``game.world.path.find_path``
        parts = name.split(".")
        return any(
            (root / "/".join(parts[:length])).with_suffix(suffix).exists()
            for length in (len(parts), len(parts) - 1)
            for suffix in ("", ".py")
        )
    bare = "/" not in name.rstrip("/")
    return (root / name).exists() or (bare and any(root.glob(f"[!.]*/**/{name.rstrip('/')}")))


def foreign_paths(text: str) -> list[str]:
    """Give the absolute paths of somebody's machine in a text."""
    return sorted({found.group() for found in FOREIGN.finditer(text)})
