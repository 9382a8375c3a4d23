"""Where something is done: down the known tree, sector, then arena, then object (paper, 5.1).

Rules narrow the tree to what suits and is permitted; where several places are left, the model
chooses, with a preference for where the resident is. The first option is always the rule's choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ai import gametime
from ai.cognition import candidates, rules
from ai.cognition.context import about, ask
from ai.memory import places as known
from ai.memory.skeleton import Slot
from ai.prompts import placing, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ai.calls import ModelCall, Priority
    from ai.cognition.context import Context
    from ai.memory.skeleton import Block
    from ai.mind import Mind


KITCHEN = "kitchen"
EATING = ("eat", "cook", "breakfast", "lunch", "dinner", "supper", "meal", "bake")
KITCHEN_BIAS = 4000
"""Millinats by which the rule's order prefers a kitchen for what has to do with eating."""

WET = "bathroom"
"""Nobody goes to such a room for what its things are not made for."""


def ask_sector(
    mind: Mind, activity: str, sectors: Sequence[str], *, here: str, priority: Priority
) -> ModelCall:
    """Ask to which of several sectors an activity leads; the first of them is the rule's choice."""
    return ask(
        mind,
        "sector",
        about(mind, activity=activity, **place_slots(mind, here)),
        options=wording.labels(sectors, mind.sheet),
        bias=placing.sector_bias(activity, sectors, mind.sheet, here),
        priority=priority,
    )


def place_slots(mind: Mind, here: str) -> dict[str, str]:
    """Give the slots that say where the resident is, lives and works."""
    sheet = mind.sheet
    return {
        "here": wording.spoken(here, sheet) if here else "the street",
        "home": wording.spoken(known.sector_of(sheet.home), sheet) if sheet.home else "no home",
        "work": wording.spoken(known.sector_of(sheet.workplace), sheet) if sheet.workplace else "no work",
    }


def sectors_of_block(mind: Mind, context: Context, block: Block, activity: str) -> tuple[str, ...]:
    """Give where a block's activity can be done: one place where the rules know it, else sectors.

    The first is what the rules would choose: the one that bias and suiting things speak for.
    """
    sheet = mind.sheet
    if block.slot == Slot.SLEEP:
        return (sheet.bed,)
    if block.slot == Slot.MORNING:
        return (known.sector_of(sheet.home),)
    if block.slot == Slot.WORK and sheet.workplace:
        own = candidates.is_of_workplace(activity, context.banks)
        return (sheet.workplace if own else known.sector_of(sheet.workplace),)
    day = context.now - context.now % gametime.DAY
    middle = day + (block.start + block.end) // 2 * gametime.MINUTE
    return sectors_for(mind, context, activity, here=context.here, moment=middle)


def sectors_for(
    mind: Mind, context: Context, activity: str, *, here: str, moment: int | None = None
) -> tuple[str, ...]:
    """Give the known sectors where an activity can be done at ``moment`` (now), the rule's choice first."""
    tree = rules.open_to(mind, context, context.now if moment is None else moment)
    hints = candidates.hinted(mind, activity, context.banks)
    hinted = {arena: tree[arena] for arena in hints if arena in tree}
    spots = placing.narrow(activity, mind.sheet, hinted or tree, context.banks.kinds)
    sectors = placing.distinct([spot.sector for spot in spots])
    if not sectors:
        return (known.sector_of(mind.sheet.home),)
    return _by_bias(sectors, placing.sector_bias(activity, sectors, mind.sheet, here))


def arenas_for(mind: Mind, context: Context, activity: str, *, within: str, here: str) -> tuple[str, ...]:
    """Give the known arenas of a sector where an activity can be done, the rule's choice first."""
    tree = {
        arena: names
        for arena, names in rules.open_to(mind, context, context.now).items()
        if arena == within or arena.startswith(f"{within}:")
    }
    spots = placing.narrow(activity, mind.sheet, tree, context.banks.kinds)
    found = placing.distinct([spot.arena for spot in spots])
    if not any(spot.suits for spot in spots):
        found = tuple(arena for arena in found if WET not in arena.lower()) or found
    bias = placing.arena_bias(activity, found, mind.sheet, here)
    if any(word in EATING for word in activity.split()):
        kitchens = (KITCHEN_BIAS * (KITCHEN in arena.lower()) for arena in found)
        bias = tuple(one + more for one, more in zip(bias, kitchens, strict=True))
    return _by_bias(found, bias)


def ask_arena(
    mind: Mind, activity: str, arenas: Sequence[str], *, here: str, priority: Priority
) -> ModelCall:
    """Ask in which of several arenas of one sector an activity is done."""
    return ask(
        mind,
        "arena",
        about(mind, activity=activity, **place_slots(mind, here)),
        options=wording.labels(arenas, mind.sheet),
        bias=placing.arena_bias(activity, arenas, mind.sheet, here),
        priority=priority,
    )


def objects_for(mind: Mind, context: Context, activity: str, *, arena: str, using: str) -> tuple[str, ...]:
    """Give the addresses of the known objects of an arena that suit an activity, the rule's choice first.

    Empty where the arena has none, or none that one may use.
    """
    names = rules.open_to(mind, context, context.now).get(arena, ())
    if not names:
        return ()
    spots = placing.narrow(activity, mind.sheet, {arena: names}, context.banks.kinds)
    found = placing.distinct([spot.address for spot in spots if known.object_of(spot.address)])
    return _by_bias(found, placing.object_bias(activity, found, using))


def ask_object(
    mind: Mind, activity: str, objects: Sequence[str], *, using: str, priority: Priority
) -> ModelCall:
    """Ask which of several objects of one arena is used for an activity."""
    return ask(
        mind,
        "object",
        about(mind, activity=activity, **place_slots(mind, known.arena_of(objects[0]))),
        options=wording.labels(objects, mind.sheet),
        bias=placing.object_bias(activity, objects, using),
        priority=priority,
    )


def _by_bias(places: Sequence[str], bias: Sequence[int]) -> tuple[str, ...]:
    """Give the places in the order of what speaks for them by rule, equals in the given order."""
    order = sorted(range(len(places)), key=lambda place: (-bias[place], place))
    return tuple(places[place] for place in order)
