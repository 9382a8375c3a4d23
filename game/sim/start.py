"""The state before the first tick: bodies at their places, minds with what their sheets say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ai import outcome
from ai.cognition import rules
from ai.memory.node import MemoryKind, Provenance, Source
from ai.memory.places import Places
from ai.memory.schedule import Plan
from ai.memory.skeleton import waking_hours
from ai.memory.stream import MemoryStream
from ai.memory.vectors import VectorTable
from ai.mind import Mind
from ai.outcome import Memory, Outcome
from ai.prompts import placing
from game.sim.state import Body, ObjectState, SimState, StateError, Town
from game.world.address import is_within, name_of, sector_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ai.mind import PersonaSheet
    from game.sim.state import Scene
    from game.world.geometry import Tile


CUSTOM_IMPORTANCE = 2
"""Importance, of 10, of knowing when a place is open: what everybody knows."""


class Resident(Protocol):
    """What a new run needs to know of a person."""

    @property
    def sheet(self) -> PersonaSheet:
        """Give who it is."""

    @property
    def spawn(self) -> Tile:
        """Give where it stands when it does not begin in bed."""


def new_state(
    scene: Scene,
    residents: Mapping[str, Resident],
    seed: int,
    methods: Mapping[str, str],
    *,
    norms: bool = True,
) -> SimState:
    """Give the state before tick 0 of a run with ``residents``; without ``norms`` the town enforces none.

    Raises:
        StateError: a resident's home or place of work is not in the town.
    """
    bodies: dict[str, Body] = {}
    minds: dict[str, Mind] = {}
    for name in sorted(residents):
        one = residents[name]
        bodies[name] = Body(name, _first_tile(scene, one), looks=one.sheet.looks)
        minds[name] = _new_mind(scene, one.sheet)
    rests = {address: rest_of(scene, thing.kind, thing.name) for address, thing in scene.maze.objects.items()}
    objects = {address: ObjectState(rest, rest) for address, rest in rests.items()}
    return SimState(
        seed=seed,
        tick=-1,
        town=Town(bodies, objects),
        minds=minds,
        vectors=VectorTable(),
        methods=dict(sorted(methods.items())),
        norms=norms,
    )


def rest_of(scene: Scene, kind: str, name: str) -> str:
    """Give the state to which an object of this kind returns."""
    found = placing.kind_of(kind, scene.banks.kinds) or placing.kind_of(name, scene.banks.kinds)
    return rules.IDLE if found is None else found.idle


def _new_mind(scene: Scene, sheet: PersonaSheet) -> Mind:
    """Give a mind that knows its sheet: the places, and one seed memory a clause."""
    mind = Mind(sheet, MemoryStream(), Places(), Plan())
    for arena in _known_arenas(scene, sheet):
        names = [scene.maze.objects[address] for address in scene.maze.objects_in(arena)]
        mind.places.see(arena, tuple((thing.name, rest_of(scene, thing.kind, thing.name)) for thing in names))
    seeds = (*_seeds(mind), *_customs(scene, mind))
    outcome.apply(mind, Outcome(remember=seeds), now=0, tick=-1)
    return mind


def _known_arenas(scene: Scene, sheet: PersonaSheet) -> tuple[str, ...]:
    """Give every arena that a resident knows from the start, sorted."""
    needed = [place for place in (sheet.home, *sheet.home_places, sheet.workplace) if place]
    for place in needed:
        if place not in scene.maze.arenas:
            message = f"the sheet of {sheet.name} names {place}, which is not in the town: correct the sheet"
            raise StateError(message)
    wanted = (*needed, *sheet.known_places)
    return tuple(arena for arena in scene.maze.arenas if any(is_within(arena, place) for place in wanted))


def _seeds(mind: Mind) -> tuple[Memory, ...]:
    """Give the seed memories: the clauses of what was learned, and what occupies the resident now."""
    sheet = mind.sheet
    clauses = [clause.strip().rstrip(".") for clause in sheet.learned.split(";")]
    told = [f"{name} is {what}" for name, what in sheet.relationships]
    texts = dict.fromkeys([*(clause for clause in clauses if clause), *_sentences(sheet.currently), *told])
    origin = Provenance(Source.SEED, sheet.name)
    return tuple(Memory(MemoryKind.OBSERVATION, text, origin) for text in texts)


def _customs(scene: Scene, mind: Mind) -> tuple[Memory, ...]:
    """Give what a resident knows of the norms of the places it knows: hours, and what they are for.

    Homes and places without hours go without saying.
    """
    found = []
    for address in mind.places.arenas:
        norm = scene.maze.norm_of(address)
        hours = norm.hours_in_words()
        if hours:
            purpose = f", a place to {_listed(norm.activities)}" if norm.activities else ""
            text = f"{name_of(sector_of(address))} is {hours}{purpose}"
            origin = Provenance(Source.SEED, mind.sheet.name)
            kind = MemoryKind.OBSERVATION
            found.append(Memory(kind, text, origin, CUSTOM_IMPORTANCE, address))
    return tuple({memory.text: memory for memory in found}.values())


def _listed(parts: tuple[str, ...]) -> str:
    """Join as people do: "eat, drink and talk"."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else parts[0]


def _sentences(text: str) -> list[str]:
    """Split a text at full stops and semicolons."""
    parts = [part.strip() for part in text.replace(";", ".").split(". ")]
    return [part.rstrip(".") for part in parts if part.rstrip(".")]


def _first_tile(scene: Scene, one: Resident) -> Tile:
    """Give the bed of one who sleeps when the run begins, else the spawn point."""
    tail, _, _ = waking_hours(one.sheet, one.sheet.wake_minute)
    tiles = scene.maze.tiles_of(one.sheet.bed) if one.sheet.bed else ()
    return one.spawn if tail or not tiles else tiles[0]
