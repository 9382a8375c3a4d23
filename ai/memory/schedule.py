"""A resident's plan: the day in chunks, hours and steps of 5 to 15 minutes (paper, section 4.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ai import gametime

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DAY_MINUTES = 24 * 60
"""Minutes that ``chunks`` and ``hours`` tile."""

HOUR_MINUTES = 60
"""The longest stretch that pieces are joined to."""

LEAST_ACTIVITIES = 5
"""A day has at least so many different activities, sleep among them."""

SLEEP = "sleep"
"""The activity of the nights."""

PROMISE = "promise"
"""The origin of what was agreed on for its time: it stays while the rest of the day gives way."""


@dataclass(frozen=True, slots=True)
class PlanEntry:
    """One planned activity: what, where, from when, for how long; each is a memory too.

    ``start`` in game seconds, ``duration_minutes`` at least 1. ``place`` is an address as deep
    as decided so far, or empty. ``origin`` is "rule", "model", "goal", "voice",
    "promise", "sleep".
    """

    start: int
    duration_minutes: int
    activity: str
    place: str = ""
    origin: str = "model"

    @property
    def end(self) -> int:
        """Give the game second at which the entry is over."""
        return self.start + self.duration_minutes * 60


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one day, three levels deep; each level ordered by start.

    ``chunks`` and ``hours`` tile the day 00:00-24:00 exactly (1440 minutes); ``steps`` cover
    only what was decomposed so far, just in time. ``day`` 0 means that there is no plan yet.
    """

    day: int = 0
    chunks: tuple[PlanEntry, ...] = ()
    hours: tuple[PlanEntry, ...] = ()
    steps: tuple[PlanEntry, ...] = ()


def entry_at(entries: Iterable[PlanEntry], now: int) -> PlanEntry | None:
    """Give the entry under way at game second ``now``; None in a gap."""
    return next((entry for entry in entries if entry.start <= now < entry.end), None)


def before(entries: Iterable[PlanEntry], now: int) -> tuple[PlanEntry, ...]:
    """Give what lies before ``now``, in whole minutes; the entry under way is cut there."""
    past = [entry for entry in entries if entry.start < now]
    return tuple(entry if entry.end <= now else _spanning(entry, entry.start, now) for entry in past)


def after(entries: Iterable[PlanEntry], now: int) -> tuple[PlanEntry, ...]:
    """Give what lies after ``now``, in whole minutes; the entry under way starts there."""
    coming = [entry for entry in entries if entry.end > now]
    return tuple(entry if entry.start >= now else _spanning(entry, now, entry.end) for entry in coming)


def replanned(old: Plan, new: Plan, now: int) -> Plan:
    """Give the day that keeps ``old`` up to ``now`` and goes on with ``new``.

    ``now`` is rounded down to the minute; both plans are of the same day. The steps from now
    on are dropped: they are decomposed again just in time.
    """
    if old.day != new.day:
        return new
    cut = now - now % 60
    return Plan(
        new.day,
        joined((*before(old.chunks, cut), *after(new.chunks, cut))),
        joined((*before(old.hours, cut), *after(new.hours, cut))),
        before(old.steps, cut),
    )


def inserted(plan: Plan, entry: PlanEntry) -> Plan:
    """Give the plan with ``entry`` in it; what it covers gives way, the past stays.

    The entry is kept inside the plan's day and starts at a full minute.
    """
    opens, closes = gametime.day_start(plan.day), gametime.day_start(plan.day + 1)
    start = min(max(entry.start - entry.start % 60, opens), closes - 60)
    whole = _spanning(entry, start, min(closes, start + entry.duration_minutes * 60))
    levels = [
        joined((*before(level, whole.start), whole, *after(level, whole.end)))
        for level in (plan.chunks, plan.hours)
    ]
    return Plan(plan.day, levels[0], levels[1], before(plan.steps, whole.start))


def joined(entries: Sequence[PlanEntry]) -> tuple[PlanEntry, ...]:
    """Give the entries with neighbours of the same activity and place made one, up to an hour.

    Sleep is joined whatever its length.
    """
    made: list[PlanEntry] = []
    for entry in entries:
        last = made[-1] if made else None
        same = last is not None and last.end == entry.start and _key(last) == _key(entry)
        total = entry.duration_minutes + (last.duration_minutes if last is not None else 0)
        if last is not None and same and (entry.activity == SLEEP or total <= HOUR_MINUTES):
            made[-1] = replace(last, duration_minutes=last.duration_minutes + entry.duration_minutes)
        else:
            made.append(entry)
    return tuple(made)


def with_place(plan: Plan, hour: PlanEntry, place: str) -> Plan:
    """Give the plan with the place of one of its hours decided."""
    hours = tuple(replace(entry, place=place) if entry == hour else entry for entry in plan.hours)
    return replace(plan, hours=hours)


def with_steps(plan: Plan, steps: Sequence[PlanEntry]) -> Plan:
    """Give the plan with the steps of one stretch decomposed; older steps there give way."""
    if not steps:
        return plan
    kept = before(plan.steps, steps[0].start), after(plan.steps, steps[-1].end)
    return replace(plan, steps=(*kept[0], *steps, *kept[1]))


def step_minutes(minutes: int, available: int) -> tuple[int, ...]:
    """Split ``minutes`` into the durations of steps, each 5 to 15 minutes long where that can be.

    As many steps as are available if they fit, no fewer than 15-minute steps need. All but the
    last are multiples of five.
    """
    if minutes < 10:
        return (minutes,) if minutes > 0 else ()
    least = -(-minutes // 15)
    count = min(max(least, min(available, minutes // 10)), minutes // 5)
    lengths = []
    left = minutes
    for remaining in range(count, 1, -1):
        length = min(15, max(5, round(left / remaining / 5) * 5))
        length = min(length, left - 5 * (remaining - 1))
        length = max(length, left - 15 * (remaining - 1))
        lengths.append(length)
        left -= length
    return (*lengths, left)


def faults(plan: Plan) -> tuple[str, ...]:
    """Give a sentence for everything that is wrong with a plan; () for a sound one."""
    found = []
    for name, level in (("chunks", plan.chunks), ("hours", plan.hours)):
        found += _tiling_faults(name, level, plan.day)
    activities = {entry.activity for entry in (*plan.chunks, *plan.hours)}
    if len(activities) < LEAST_ACTIVITIES:
        found.append(f"the day has {len(activities)} different activities, {LEAST_ACTIVITIES} are due")
    if SLEEP not in activities:
        found.append("the day has no sleep")
    found += [
        f'the step "{entry.activity}" starts before the one before it ends'
        for earlier, entry in zip(plan.steps, plan.steps[1:], strict=False)
        if entry.start < earlier.end
    ]
    return tuple(found)


def _tiling_faults(name: str, level: Sequence[PlanEntry], day: int) -> list[str]:
    """Say where a level leaves a gap, overlaps or does not fill the day."""
    found = []
    at = gametime.day_start(day)
    for entry in level:
        if entry.duration_minutes < 1:
            found.append(f'"{entry.activity}" of the {name} takes no time')
        if entry.start != at:
            found.append(f'"{entry.activity}" of the {name} does not start where the one before it ends')
        at = entry.end
    total = sum(entry.duration_minutes for entry in level)
    if total != DAY_MINUTES:
        found.append(f"the {name} take {total} minutes, a day has {DAY_MINUTES}")
    return found


def _spanning(entry: PlanEntry, start: int, end: int) -> PlanEntry:
    return replace(entry, start=start, duration_minutes=(end - start) // 60)


def _key(entry: PlanEntry) -> tuple[str, str]:
    return entry.activity, entry.place
