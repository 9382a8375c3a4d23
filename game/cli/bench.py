"""``smallville bench``: measure the engine, the simulation and the window on this machine.

The parts are measured one after the other, in one run, so that their figures belong together. A
part that cannot be measured here gives null for its keys and one sentence on standard error.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping  # fields of Part
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.errors import SmallvilleError
from game.cli import streams

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Part:
    """One measurement: the keys that it owes, whatever happens, and how it is taken."""

    name: str
    keys: tuple[str, ...]
    measure: Callable[[], Mapping[str, object]]
    lasts: str = "some seconds"


def add(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the ``bench`` subcommand."""
    sub = subparsers.add_parser("bench", help="measure the engine, the simulation and the window")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument("--model", metavar="PATH", help="a GGUF to measure instead of the default chat model")
    sub.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Measure, print the figures, and give 0 when every part was measured, else 1."""
    figures, failed = gather(parts(parsed.model), say=sys.stderr.write)
    if parsed.json:
        sys.stdout.write(streams.as_json(figures) + "\n")
    else:
        for key, value in figures.items():
            sys.stdout.write(f"{key:24}{'not measured' if value is None else value}\n")
    return 1 if failed else 0


def parts(model: str | None) -> tuple[Part, ...]:
    """Give the measurements in the order in which they are taken."""
    return (
        Part("ticks", ("tick_ms_median", "tick_ms_p99"), _ticks),
        Part("frames", ("frame_ms_median", "frame_ms_p99", "renderer", "gpu"), _frames),
        Part(
            "frames with a model at work",
            ("thinking_frame_ms_median", "thinking_frame_ms_p99"),
            lambda: _thinking(model),
        ),
        Part(
            "engine",
            ("engine_vs_loop", "engine_vs_raw", "prefix_share", "prefill_tok_s", "write_tok_s"),
            lambda: _engine(model),
            "about five minutes on two quiet cores",
        ),
    )


def gather(taken: Iterable[Part], say: Callable[[str], object]) -> tuple[dict[str, object], int]:
    """Take the measurements; give all figures and how many parts failed."""
    figures: dict[str, object] = {}
    failed = 0
    for part in taken:
        figures.update(dict.fromkeys(part.keys))
        say(f"smallville bench: measuring the {part.name}, {part.lasts}\n")
        try:
            figures.update((key, _rounded(value)) for key, value in part.measure().items())
        except (SmallvilleError, ImportError, OSError) as error:
            failed += 1
            say(f"smallville bench: the {part.name} could not be measured: {' '.join(str(error).split())}\n")
    return figures, failed


def _rounded(value: object) -> object:
    return round(value, 3) if isinstance(value, float) else value


def _ticks() -> Mapping[str, object]:
    from game.cli.tickbench import tick_figures

    return tick_figures()


def _frames() -> Mapping[str, object]:
    from game.view import display

    display.prefer_headless()
    from game.view.framebench import frame_figures

    return frame_figures()


def _thinking(model: str | None) -> Mapping[str, object]:
    from game.cli.townbench import thinking_figures

    return thinking_figures(model)


def _engine(model: str | None) -> Mapping[str, object]:
    from ai.runtime.bench import engine_figures

    return engine_figures(model)
