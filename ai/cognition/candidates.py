"""What could fill a block of the day: bank activities that suit the person, goals, remembered intentions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ai import chance
from ai.cognition import rules
from ai.memory.skeleton import Slot
from ai.prompts import placing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ai.banks import Activity, Banks, StepSet
    from ai.cognition.context import Context
    from ai.memory.skeleton import Block
    from ai.mind import Mind, PersonaSheet

MOST_CANDIDATES = 24
"""Options of one call; the embedder cuts them to the kind's own limit."""

LEAST_WORK = 3
"""Activities to choose from for work, where the bank has so many for the role."""

EVERYBODY = "everyday"
"""The tag of what anybody does."""

MOST_GOALS = 3
"""Goals and intentions that fill the free time of one day: their words are the person's own, so
that they would win every comparison."""

GENERIC = {
    "in the morning": ("take a walk", "tidy up the room", "read the newspaper"),
    "in the afternoon": ("take a walk", "run a few errands", "read a book"),
    "in the evening": ("relax at home", "read a book", "listen to music"),
    "late in the evening": ("relax at home", "listen to music", "read a book"),
}
"""Activities for anybody, for a bank that has nothing for the hour."""

FEWEST_STEPS = 4
"""Steps of a whole hour, of 15 minutes each: the paper's longest."""

GENERIC_WORK = ("work through the day's tasks", "prepare what is needed for work", "catch up on work")

BREAK = "take a short break"

MEALS = ("breakfast", "lunch", "dinner")
"""Goals about these belong to the meal's hour, not to the free time."""

_INTENTION = re.compile(
    r"(?:plans?|wants?|intends?|hopes?|decided|is planning|is going|would like|means|promised)"
    r" to ([^;.!?]{3,90})"
)


_STATE = re.compile(
    r"^(?:know|be|have|own|understand|feel|hear|become|stay|remain|live|like|love|trust|believe|hope|need)\b"
    r"(?! (?:breakfast|lunch|dinner|a drink|a rest|a look|a talk|tea|coffee))"
)
"""How an intention begins that no hour can be spent on."""


def activities(mind: Mind, context: Context, block: Block) -> tuple[Activity, ...]:
    """Give the bank's activities for a block, those that suit the person best first.

    Suiting is counted in tags that occur among interests and role; equals come in an order drawn
    for the person and the day, so that days differ. For work the role itself has to be met, by more
    than what everybody does (who owns a cafe does not work by sitting in it), and what is far less
    suited than the best is left out; one word of the role alone (every student's) makes no pastime.
    """
    working = block.slot == Slot.WORK
    told = _stems(*mind.sheet.interests, mind.sheet.role)
    role = _stems(mind.sheet.role)
    day = context.now // 86_400
    found = []
    for place, activity in enumerate(context.banks.activities):
        if not _fits_hours(activity, block) or not _can_go(mind.sheet, activity, working=working):
            continue
        if not working and not _has_place(mind, context, activity, block):
            continue
        stems = [placing.content(tag) for tag in activity.tags]
        tags = sum(1 for words in stems if any(word in told for word in words))
        in_role = sum(1 for words in stems if any(word in role for word in words))
        if working and (not in_role or EVERYBODY in activity.tags):
            continue
        if not working and EVERYBODY not in activity.tags and (tags == 0 or tags == in_role == 1):
            continue
        draw = chance.draw(context.seed, day, mind.sheet.name, f"{block.start}:{activity.text}")
        found.append((-tags, draw, place))
    ranked = [(tags, context.banks.activities[place]) for tags, _, place in sorted(found)]
    return _suited(ranked) if working else tuple(entry for _, entry in ranked[:MOST_CANDIDATES])


def _suited(ranked: Sequence[tuple[int, Activity]]) -> tuple[Activity, ...]:
    """Give the activities of a profession: those of its own place if there are enough, the best only.

    ``ranked`` has the negative number of tags first, best first.
    """
    own = [one for one in ranked if one[1].places[:1] == ("workplace",)]
    kept = own if len(own) >= LEAST_WORK else list(ranked)
    close = [one for one in kept if one[0] <= kept[0][0] + 1] if kept else []
    chosen = close if len(close) >= LEAST_WORK else kept[:LEAST_WORK]
    return tuple(entry for _, entry in chosen[:MOST_CANDIDATES])


def options(mind: Mind, context: Context, block: Block, wishes: Sequence[str]) -> tuple[str, ...]:
    """Give the candidates for one block as distinct texts, the rule's own choice first.

    ``wishes`` are goals and intentions that are still open; they compete for free time only.
    """
    bank = [activity.text for activity in activities(mind, context, block)]
    if block.slot == Slot.WORK:
        return tuple(dict.fromkeys(bank or GENERIC_WORK))
    return tuple(dict.fromkeys([*wishes, *bank, *GENERIC[block_part(block)]]))[:MOST_CANDIDATES]


def block_part(block: Block) -> str:
    """Give the part of the day in which most of a block lies."""
    minute = (block.start + block.end) // 2
    if block.slot == Slot.TAIL or minute >= 22 * 60:
        return "late in the evening"
    if minute < 12 * 60:
        return "in the morning"
    return "in the afternoon" if minute < 17 * 60 + 30 else "in the evening"


def wishes(mind: Mind, remembered: Iterable[str]) -> tuple[str, ...]:
    """Give what the person has come to want, what retrieved memories intend, and the sheet's goals.

    The newest want comes first, older ones last, so that they do not crowd out what was there before;
    what is promised has its time anyway.
    """
    name = mind.sheet.name
    found = []
    for text in remembered:
        if not text.startswith((name, mind.sheet.first_name)):
            continue
        match = _INTENTION.search(text)
        if match is not None:
            found.append(match.group(1).split(", but ")[0].split(" and that ")[0].strip())
    kept: list[str] = []
    fixed = [one.activity for one in mind.promises]
    wants = [want.text for want in reversed(mind.wants) if not any(is_same(want.text, one) for one in fixed)]
    for wish in (*wants[:1], *found, *mind.sheet.goals, *wants[1:]):
        if any(meal in wish.split() for meal in MEALS) or _STATE.match(wish):
            continue
        if not any(is_same(wish, other) for other in kept):
            kept.append(wish)
    return tuple(kept)


def finer(activity: str, banks: Banks) -> tuple[str, ...]:
    """Give the hour-long activities that an activity consists of, as the bank knows them; () for none."""
    own = next((entry for entry in banks.activities if entry.text == activity), None)
    if own is not None:
        return own.finer
    scored = [
        (rules.overlap(entry.text, activity), -place)
        for place, entry in enumerate(banks.activities)
        if placing.content(entry.text)[:1] == placing.content(activity)[:1]
    ]
    best = max(scored, default=(0, 0))
    return banks.activities[-best[1]].finer if best[0] >= 2 else ()


def steps(activity: str, banks: Banks, done: Sequence[str] = ()) -> tuple[str, ...]:
    """Give the steps of 5 to 15 minutes that an activity may consist of, in a usual order.

    ``done`` are the steps that the day has had. Where some of the usual ones are among them, the
    activity itself comes first and then those that are new, or done least often: two hours of the
    same work are not the same hour twice.
    """
    said = placing.content(activity)
    scored = [(_matches(entry, said), -place) for place, entry in enumerate(banks.steps)]
    best = max(scored, default=(0, 0))
    if best[0] == 0:
        return ()
    usual = banks.steps[-best[1]].steps
    fresh = tuple(step for step in usual if step not in done)
    if len(fresh) == len(usual):
        return usual
    if len(fresh) < FEWEST_STEPS - 1:
        rarest = sorted(range(len(usual)), key=lambda place: (done.count(usual[place]), place))
        fresh = tuple(usual[place] for place in sorted(rarest[: FEWEST_STEPS - 1]))
    return tuple(dict.fromkeys((activity, *fresh)))


def plain_steps(activity: str) -> tuple[str, ...]:
    """Give steps for an activity that the bank knows nothing about: it itself, and a pause."""
    return (activity, activity, BREAK, activity)


def meal_goal(mind: Mind, meal: str) -> str:
    """Give the person's own goal for a meal, "eat lunch at the station"; empty for none."""
    return next((goal for goal in mind.sheet.goals if meal in goal.split()), "")


def hinted(mind: Mind, activity: str, banks: Banks) -> tuple[str, ...]:
    """Give the known arenas at which the bank says that an activity is done; () when it says nothing."""
    entry = next((entry for entry in banks.activities if entry.text == activity), None)
    if entry is None or "anywhere" in entry.places:
        return ()
    sheet = mind.sheet
    found: dict[str, None] = {}
    for hint in entry.places:
        for arena in sorted(mind.places.arenas):
            own = arena in (sheet.home, *sheet.home_places)
            named = hint in arena.lower().split(":", 1)[-1] and not own
            if (hint == "home" and own) or (hint == "workplace" and arena == sheet.workplace) or named:
                found.setdefault(arena)
    return tuple(found)


def is_of_workplace(activity: str, banks: Banks) -> bool:
    """Tell whether work is done at the very place of work, as the bank says of it or knows nothing of it.

    Otherwise any room of the same building may serve, as the lecture hall serves the reader.
    """
    entry = next((entry for entry in banks.activities if entry.text == activity), None)
    return entry is None or entry.places[:1] == ("workplace",)


def _matches(entry: StepSet, said: tuple[str, ...]) -> int:
    """Count the words of the longest key of a set of steps that an activity holds completely."""
    keys = [placing.content(key) for key in entry.key]
    return max((len(key) for key in keys if key and all(word in said for word in key)), default=0)


def _stems(*texts: str) -> frozenset[str]:
    """Give the stems of all telling words of some texts."""
    return frozenset(word for text in texts for word in placing.content(text))


def _fits_hours(activity: Activity, block: Block) -> bool:
    """Tell whether two thirds of the block lie in the activity's usual hours."""
    first, last = activity.hours
    inside = min(block.end, last) - max(block.start, first)
    return inside * 3 >= block.minutes * 2


def _can_go(sheet: PersonaSheet, activity: Activity, *, working: bool) -> bool:
    """Tell whether an activity is one of work, for work, and one of leisure, for leisure.

    Who works at home works at what can be done there.
    """
    at_work = activity.places[:1] == ("workplace",)
    if not working:
        return not at_work
    at_home = sheet.workplace in sheet.home_places and "home" in activity.places
    return at_work or at_home or any(hint in sheet.workplace.lower() for hint in activity.places)


def _has_place(mind: Mind, context: Context, activity: Activity, block: Block) -> bool:
    """Tell whether the resident knows a place for an activity that is open in the middle of the block."""
    if "anywhere" in activity.places:
        return True
    middle = context.now - context.now % 86_400 + (block.start + block.end) // 2 * 60
    return any(
        not rules.is_closed(mind, context, arena, middle)
        for arena in hinted(mind, activity.text, context.banks)
    )


def is_same(wish: str, other: str) -> bool:
    """Tell whether two wishes speak of the same thing."""
    shared = rules.overlap(wish, other)
    return shared >= 2 and shared * 2 >= min(len(placing.content(wish)), len(placing.content(other)))
