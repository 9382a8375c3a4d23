"""The contract of the layers, and what breaks it: reads source text, imports nothing of the project.

``faults(module, source)`` gives one sentence for each breach. ``test_layers`` feeds it every
module of the project, and sources that break each rule on purpose.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

GROUND = ("ai.calls", "ai.chance", "ai.errors", "ai.gametime", "ai.tomltext")
MEMORY = (*GROUND, "ai.banks", "ai.memory")
MINDS = (*MEMORY, "ai.mind", "ai.outcome", "ai.prompts", "ai.cognition")
TOWN = (*MINDS, "game.world", "game.sim")
FILES = (*TOWN, "game.paths", "game.settings")
SESSION = (*FILES, "game.content", "game.persist", "game.session")
VIEW = (*SESSION, "game.view")
APP = (*VIEW, "game.evaluation", "ai.runtime", "game.answerers", "game.towns", "game.app")

MAY_IMPORT = {
    "ai.errors": (),
    "ai.calls": (),
    "ai.chance": (),
    "ai.gametime": ("ai.errors",),
    "ai.tomltext": (),
    "ai.banks": GROUND,
    "ai.memory": (*MEMORY, "ai.mind"),
    "ai.mind": MEMORY,
    "ai.outcome": (*MEMORY, "ai.mind"),
    "ai.prompts": (*MEMORY, "ai.mind", "ai.outcome", "ai.prompts"),
    "ai.cognition": MINDS,
    "ai.runtime": (*GROUND, "ai.prompts", "ai.runtime"),
    "game.paths": ("ai.errors",),
    "game.settings": (*GROUND, "game.paths"),
    "game.setup": ("ai.errors", "game.setup"),
    "game.world": (*GROUND, "game.world"),
    "game.sim": TOWN,
    "game.content": (*FILES, "game.content"),
    "game.persist": (*FILES, "game.persist"),
    "game.session": SESSION,
    "game.evaluation": (*SESSION, "game.evaluation"),
    "game.view": VIEW,
    "game.answerers": APP,
    "game.towns": (*SESSION, "game.towns"),
    "game.app": APP,
    "game.cli": (*APP, "game.cli"),
    "game.__main__": ("game.cli",),
}
"""Package -> what of the project it may import, each with everything below it."""

ONLY_IN = {
    "arcade": ("game.view", "game.app"),
    "pyglet": ("game.view", "game.app"),
    "pytmx": ("game.content.tiled",),
    "llama_cpp": ("ai.runtime.llama", "ai.runtime.embedder"),
    "faiss": ("ai.memory.vectors",),
    "msgpack": ("game.persist", "game.sim.digest", "ai.calls"),
    "threading": ("ai.runtime.worker", "game.persist"),
    "queue": ("ai.runtime.worker", "game.persist"),
    "multiprocessing": (),
    "concurrent": (),
    "asyncio": (),
    "socket": (),
    "urllib": ("ai.runtime.fetch",),
    "http": (),
    "pickle": (),
    "marshal": (),
    "shelve": (),
}
"""Library -> the only modules that may import it: each has one door into the project."""

PURE = ("game.world", "game.sim", "ai.cognition", "ai.memory", "ai.prompts",
        "ai.banks", "ai.calls", "ai.chance", "ai.gametime", "ai.mind", "ai.outcome")  # fmt: skip
"""What computes the same from the same input, everywhere and always."""

IMPURE_LIBRARIES = ("importlib", "io", "locale", "os", "pathlib", "platform", "random", "secrets", "shutil",
                    "subprocess", "sys", "tempfile", "time", "uuid")  # fmt: skip
"""Clocks, files, chance and the machine: none of them in a pure package."""

EXCUSED = {("ai.prompts.catalog", "importlib")}
"""The one loader of the templates reads them as resources of its package."""

IMPURE_CALLS = ("hash", "id", "open", "input", "print")
CLOCK_METHODS = ("now", "utcnow", "today", "strftime")
ORDERLESS = ("sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool")
"""Functions whose result does not depend on the order in which a set is walked."""

SET_METHODS = ("union", "intersection", "difference", "symmetric_difference")


class Import(NamedTuple):
    """One imported module, as far as the import statement names it."""

    name: str
    line: int


def within(module: str, packages: tuple[str, ...]) -> bool:
    """Tell whether ``module`` is one of the packages or lies below one."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def package_of(module: str) -> str | None:
    """Give the entry of the contract that ``module`` belongs to; None if it has none."""
    owners = [package for package in MAY_IMPORT if within(module, (package,))]
    return max(owners, key=len) if owners else None


def imports(tree: ast.Module) -> Iterator[Import]:
    """Give every import wherever it stands: what only types need is a dependency too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            joined = base in ("ai", "game", "ai.memory", "game.world")  # `from ai import calls` names modules
            for alias in node.names:
                yield Import(f"{base}.{alias.name}" if joined or node.level else base, node.lineno)


def faults(module: str, source: str) -> list[str]:
    """Give a sentence for every breach of the contract in a module's source."""
    tree = ast.parse(source)
    found = [*_import_faults(module, tree)]
    if within(module, PURE):
        found += _pure_faults(tree)
    return [f"{module}:{line}: {what}" for line, what in sorted(set(found))]


def _import_faults(module: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    owner = package_of(module)
    if owner is None and module not in ("ai", "game"):
        yield 1, "belongs to no layer of the contract"
    allowed = MAY_IMPORT.get(owner or "", ())
    for name, line in imports(tree):
        library = name.partition(".")[0]
        if name.startswith("."):
            yield line, "a relative import hides which layer is meant"
        elif library in ("ai", "game"):
            if not within(name, allowed):
                yield line, f"{owner} may not import {name}"
        elif library in ONLY_IN and not within(module, ONLY_IN[library]):
            yield line, f"{library} may only be imported in {', '.join(ONLY_IN[library]) or 'no module'}"
        if within(module, PURE) and library in IMPURE_LIBRARIES and (module, library) not in EXCUSED:
            yield line, f"{library} may not be used where everything must be computed again"


def _pure_faults(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
                yield node.lineno, f"{node.func.id}() differs from run to run or reaches outside"
            if isinstance(node.func, ast.Attribute) and node.func.attr in CLOCK_METHODS:
                yield node.lineno, f".{node.func.attr}() asks the clock or the locale"
    yield from _set_walks(tree, _set_names(tree.body))


def _set_walks(scope: ast.AST, known: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Find sets that are walked, knowing which names hold sets; functions know their own too."""
    for node in ast.iter_child_nodes(scope):
        inner = known
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            inner = known - _arguments(node, sets=False) | _arguments(node, sets=True)
            if isinstance(node, ast.FunctionDef):
                inner |= _set_names(node.body)
        for walked in _walked(node):
            if _is_set(walked, inner):
                yield walked.lineno, "a set is walked, and sets have no order"
        yield from _set_walks(node, inner)


def _walked(node: ast.AST) -> Iterator[ast.expr]:
    """Give the expressions whose order shows in what ``node`` makes."""
    if isinstance(node, ast.For):
        yield node.iter
    elif isinstance(node, ast.ListComp | ast.DictComp):
        yield from (generator.iter for generator in node.generators)
    elif isinstance(node, ast.Starred):
        yield node.value
    elif isinstance(node, ast.Call):
        orderless = isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
        for argument in node.args:
            if isinstance(argument, ast.GeneratorExp) and not orderless:
                yield from (generator.iter for generator in argument.generators)
            elif not orderless and _takes_iterable(node.func):
                yield argument


def _takes_iterable(function: ast.expr) -> bool:
    named = {"tuple", "list", "enumerate", "iter", "map", "filter", "zip", "dict", "next", "reversed"}
    if isinstance(function, ast.Name):
        return function.id in named
    return isinstance(function, ast.Attribute) and function.attr in {"join", "extend", "fromkeys", "fromiter"}


def _is_set(expression: ast.expr, known: frozenset[str]) -> bool:
    match expression:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Name(id=name):
            return name in known
        case ast.Call(func=ast.Name(id=function)):
            return function in {"set", "frozenset"}
        case ast.Call(func=ast.Attribute(attr=method, value=base)) if method in SET_METHODS:
            return _is_set(base, known)
        case (
            ast.BinOp(left=one, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=other)
            | ast.IfExp(body=one, orelse=other)
        ):
            return _is_set(one, known) or _is_set(other, known)
    return False


def _is_set_type(annotation: ast.expr | None) -> bool:
    match annotation:
        case ast.Subscript(value=ast.Name(id=name)) | ast.Name(id=name):
            return name in {"set", "frozenset", "Set", "AbstractSet"}
    return False


def _set_names(body: list[ast.stmt]) -> frozenset[str]:
    """Give the names that statements of one scope bind to sets."""
    names: set[str] = set()
    for statement in body:
        for node in ast.walk(statement):
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_set(value, frozenset(names)):
                    names.add(name)
                case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if _is_set_type(
                    annotation
                ):
                    names.add(name)
    return frozenset(names)


def _arguments(function: ast.FunctionDef | ast.Lambda, *, sets: bool) -> frozenset[str]:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    return frozenset(each.arg for each in every if not sets or _is_set_type(each.annotation))
