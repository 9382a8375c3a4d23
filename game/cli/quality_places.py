"""Whole addresses put to the model: found by the very functions that the minds use.

The sector, then the arena, then the object, each asked only where rules leave a choice. The set
speaks of the default town and who lives there, as it measures the map together with the model.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai.calls import Priority
from ai.cognition import where
from ai.cognition.context import Context, chosen
from ai.memory.vectors import VectorTable
from ai.prompts import placing
from game import paths
from game.app import load_place
from game.cli.quality_ask import ACCURACY, Figures, LabelSet, QualityError, ask_all
from game.sim.start import new_state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ai.calls import ModelCall
    from ai.mind import Mind
    from game.app import Place
    from game.session.oracle import Oracle

NOON = 12 * 3600
"""When the labelled activities happen; the sets name no time, and every place counts as open."""


def measure(oracle: Oracle, one: LabelSet) -> Figures:
    """Measure one half of the set of addresses. Raises: QualityError."""
    place = load_place(paths.TOWN)
    residents = {name: place.residents[name] for name in place.residents}
    unknown = [label.word("resident") for label in one.labels if label.word("resident") not in residents]
    if unknown:
        message = f'locations.toml speaks of "{unknown[0]}", who does not live in the town: correct the name'
        raise QualityError(message)
    minds = new_state(place.scene, residents, 0, {}).minds
    for mind in minds.values():
        _show_around(mind, place)
    right, misses = 0, []
    for label in one.labels:
        mind = minds[label.word("resident")]
        found = locate(oracle, mind, place, label.word("activity"), here=label.word("here"))
        if fits(found, label.listed("accept")):
            right += 1
        else:
            misses.append(f"{mind.sheet.first_name}: {label.word('activity')} -> {found}")
    count = len(one.labels)
    return Figures(one.kind, one.split, count, {ACCURACY: right / count}, tuple(misses))


def _show_around(mind: Mind, place: Place) -> None:
    """Let a resident know every public place, as the labels take for granted."""
    maze = place.scene.maze
    for arena in maze.arenas:
        if placing.permitted(arena, mind.sheet):
            names = [maze.objects[address].name for address in maze.objects_in(arena)]
            mind.places.see(arena, tuple((name, "idle") for name in names))


def locate(oracle: Oracle, mind: Mind, place: Place, activity: str, *, here: str) -> str:
    """Give the address where a resident does something, found as the minds find it."""
    banks = place.scene.banks
    context = Context(NOON, NOON // 10, 0, here, banks, VectorTable(), {}, {})
    sectors = where.sectors_for(mind, context, activity, here=here)
    sector = _one_of(
        oracle,
        sectors,
        lambda: where.ask_sector(mind, activity, sectors, here=here, priority=Priority.ACT),
    )
    arenas = where.arenas_for(mind, context, activity, within=sector, here=here)
    if not arenas:
        return sector
    arena = _one_of(
        oracle, arenas, lambda: where.ask_arena(mind, activity, arenas, here=here, priority=Priority.ACT)
    )
    objects = where.objects_for(mind, context, activity, arena=arena, using="")
    if not objects:
        return arena
    return _one_of(
        oracle, objects, lambda: where.ask_object(mind, activity, objects, using="", priority=Priority.ACT)
    )


def fits(found: str, accept: Iterable[str]) -> bool:
    """Say whether an address is one of those accepted, or lies in an accepted arena."""
    return any(found == address or found.startswith(f"{address}:") for address in accept)


def _one_of(oracle: Oracle, places: Sequence[str], ask: Callable[[], ModelCall]) -> str:
    """Give the only place, or the one that the model chooses."""
    if len(places) == 1:
        return places[0]
    call = ask()
    index = chosen(call, ask_all(oracle, [call])[0])
    return places[index or 0]
