"""Rules about homes: a bed for everybody, a bathroom, room for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.lint.rule import Level, Rule
from game.content.residents import BED_KIND

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.content.lint.town import Town
    from game.content.town_error import TownError

BATHROOM_KINDS = ("toilet", "shower", "bathroom sink")
"""The kinds of objects that every home has one of."""


def homes_without_bathroom(town: Town) -> Iterator[TownError]:
    """Find homes that lack something of a bathroom."""
    for name, resident in town.residents.items():
        things = [thing for place in resident.sheet.home_places for thing in town.maze.objects_in(place)]
        kinds = {town.maze.objects[thing].kind for thing in things}
        missing = [kind for kind in BATHROOM_KINDS if kind not in kinds]
        if missing:
            reason = f'the home of "{name}" has no {" and no ".join(missing)}'
            cure = "place it in an arena of the home, and list that arena here"
            yield town.sheet_fault("home-no-bathroom", name, "home_places", reason, cure)


def full_beds(town: Town) -> Iterator[TownError]:
    """Find beds in which more people sleep than fit."""
    for bed, thing in town.maze.objects.items():
        sleepers = [name for name, one in town.residents.items() if one.sheet.bed == bed]
        if 0 < thing.capacity < len(sleepers):
            reason = (
                f'{len(sleepers)} residents ({", ".join(sleepers)}) sleep in "{bed}" for {thing.capacity}'
            )
            cure = "raise its capacity, or give somebody another bed"
            yield town.fault("bed-full", "objects", bed, reason, cure)


def too_few_beds(town: Town) -> Iterator[TownError]:
    """Find a town with more residents than places in its beds."""
    beds = [thing for thing in town.maze.objects.values() if thing.kind == BED_KIND]
    places = sum(bed.capacity or 1 for bed in beds)
    if len(town.residents) > places:
        reason = f"{len(town.residents)} residents have {places} places in beds"
        cure = "place more beds, or beds with a larger capacity"
        yield town.fault("too-few-beds", "objects", beds[0].address if beds else "", reason, cure)


def endless_beds(town: Town) -> Iterator[TownError]:
    """Find beds and bathroom things that any number may use at once."""
    for address, thing in town.maze.objects.items():
        if thing.kind in (BED_KIND, *BATHROOM_KINDS) and thing.capacity == 0:
            reason = f'"{address}" does not say for how many it is'
            cure = 'give it the int property "capacity", 1 or more'
            yield town.fault("capacity-missing", "objects", address, reason, cure)


def zero_capacities(town: Town) -> Iterator[TownError]:
    """Find places that are needed and say to be for nobody."""
    for layer in ("arenas", "objects"):
        for region in town.survey.regions[layer]:
            address = str(region.properties.get("address", ""))
            thing = town.maze.objects.get(address)
            told = thing is not None and thing.kind in (BED_KIND, *BATHROOM_KINDS)
            if region.properties.get("capacity") == 0 and not told and _is_needed(town, address):
                reason = f'"{address}" is needed and has the capacity 0, which means any number'
                cure = "write a number from 1 on, or leave the property out for any number"
                yield town.fault("capacity-zero", layer, address, reason, cure)


def _is_needed(town: Town, address: str) -> bool:
    """Tell whether somebody lives, sleeps or works in a place or at a thing in it."""
    for one in town.residents.values():
        for place in (*one.sheet.home_places, one.sheet.workplace):
            if place and (address == place or address.startswith(place + ":")):
                return True
    return False


def closed_workplaces(town: Town) -> Iterator[TownError]:
    """Find workplaces that are closed during all the hours in which somebody works there."""
    for name, one in town.residents.items():
        if not one.sheet.workplace:
            continue
        norm = town.maze.norm_of(one.sheet.workplace)
        start, end = one.sheet.work_hours
        if not any(norm.is_open(minute) for minute in range(start, end, 10)):
            reason = f'"{one.sheet.workplace}" is closed during all the hours in which "{name}" works there'
            cure = "change work_hours, or opens and closes on the map"
            yield town.sheet_fault("work-closed", name, "work_hours", reason, cure)


RULES = (
    Rule("home-no-bathroom", Level.ERROR, "a home without bathroom", homes_without_bathroom),
    Rule("bed-full", Level.ERROR, "a bed with more sleepers than places", full_beds),
    Rule("too-few-beds", Level.ERROR, "more residents than places in beds", too_few_beds),
    Rule("capacity-missing", Level.ERROR, "a bed or bathroom thing for any number", endless_beds),
    Rule("capacity-zero", Level.ERROR, "the capacity 0 at a place that is needed", zero_capacities),
    Rule("work-closed", Level.WARNING, "a workplace closed during working hours", closed_workplaces),
)
"""The rules about homes and workplaces."""
