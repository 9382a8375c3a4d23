"""Remedies: how one deals with a thing that is not as it should be, from the bank or the inner voice.

Which remedies suit a thing and its state is decided by rule: by words of its name and its state.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ai.banks import Remedy
from ai.cognition import rules, voice
from ai.memory import places as known
from ai.memory.node import Source
from ai.mind import Act
from ai.prompts import placing, wording

if TYPE_CHECKING:
    from ai.cognition.context import Context
    from ai.memory.schedule import PlanEntry
    from ai.mind import Mind

REACT = "react"
"""The origin of plan entries and acts that deal with something, and the kind of the thought."""

FETCH = "fetch"
"""The verb with which the steps begin that deal with nothing yet."""

VOICE_SECONDS = 2 * 3600
"""For how long the inner voice's words about a thing compete with the remedies."""


class Fault(NamedTuple):
    """A thing in a state that is not one of everyday life."""

    place: str
    """Address of the object."""
    state: str

    @property
    def event(self) -> str:
        """Give it as it is perceived: "shower is leaking water"."""
        return f"{known.object_of(self.place)} is {self.state}"


def is_loud(fault: Fault, context: Context) -> bool:
    """Tell whether a state is a danger that wakes those who sleep."""
    return any(remedy.loud and has_signs(remedy, fault) for remedy in context.banks.remedies)


def remedies(mind: Mind, context: Context, fault: Fault) -> tuple[Remedy, ...]:
    """Give the ways to deal with a fault, the most fitting first, at last the inner voice's words.

    Remedies for this kind of thing leave out those for anything; those for any state are the last
    resort.
    """
    name = known.object_of(fault.place)
    fitting = [one for one in context.banks.remedies if one.signs and has_signs(one, fault)]
    own = [one for one in fitting if one.things and any(word in name for word in one.things)]
    general = [one for one in fitting if not one.things]
    found = own or general or [one for one in context.banks.remedies if not one.signs and not one.things]
    thing = wording.with_article(name)
    named = [replace(one, text=one.text.replace("{thing}", thing)) for one in found]
    own_voice = heard(mind, context, fault)
    if own_voice:
        named.append(Remedy(own_voice, (), ()))
    return tuple(named) or (Remedy(f"put {thing} in order", (), ()),)


def act_of(mind: Mind, context: Context, step: PlanEntry) -> Act:
    """Give the act of a step that deals with something; nothing about it is asked."""
    pictures = {picture.name: picture.char for picture in context.banks.emoji}
    wanted = next(
        (one.emoji for one in context.banks.remedies if _is_text_of(one, step.activity) and one.emoji), ""
    )
    return Act(
        wording.ing(step.activity),
        step.place,
        context.now,
        max(step.end, context.now + 60),
        pictures.get(wanted) or rules.emoji_of(step.activity, context.banks.emoji),
        rules.event_of(mind.sheet.name, step.activity),
        "",
        REACT,
    )


def tools_at(mind: Mind, context: Context, fault: Fault, remedy: Remedy) -> str:
    """Give the address of the thing where a remedy's tools are; empty for none.

    What is at hand in the same building comes first, then the own home, then what is open elsewhere.
    """
    if not remedy.tools:
        return ""
    near = (known.sector_of(fault.place), known.sector_of(mind.sheet.home))
    tree = rules.open_to(mind, context, context.now)
    found = []
    for arena, names in tree.items():
        away = near.index(known.sector_of(arena)) if known.sector_of(arena) in near else len(near)
        for name in names:
            place = f"{arena}:{name}"
            rank = next((at for at, word in enumerate(remedy.fetch) if word in name), None)
            if rank is not None and place != fault.place and placing.permitted(place, mind.sheet):
                found.append((away, rank, place))
    return min(found)[2] if found else ""


def heard(mind: Mind, context: Context, fault: Fault) -> str:
    """Give what the inner voice lately said to do about a thing, as an activity; empty for nothing."""
    about_it = f"{known.object_of(fault.place)} {fault.state}"
    for node in mind.stream.newest(64):
        if node.created < context.now - VOICE_SECONDS:
            break
        if node.provenance.type == Source.VOICE and rules.overlap(about_it, node.text):
            return voice.by_rule(node.text.partition(" said: ")[2])
    return ""


def is_known(fault: Fault, context: Context) -> bool:
    """Tell whether the bank calls a state a fault of this kind of thing."""
    kind = placing.kind_of(known.object_of(fault.place), context.banks.kinds)
    return kind is not None and fault.state in kind.faults


def has_signs(remedy: Remedy, fault: Fault) -> bool:
    """Tell whether the state speaks of what a remedy is for, in whole words."""
    said = f" {''.join(char if char.isalnum() else ' ' for char in fault.state.lower())} "
    return any(f" {sign} " in said for sign in remedy.signs)


def _is_text_of(remedy: Remedy, activity: str) -> bool:
    """Tell whether an activity is this remedy's, with some thing in it, or one of its other steps."""
    head, _, tail = remedy.text.partition("{thing}")
    own = activity.startswith(head) and activity.endswith(tail)
    return own or activity in (remedy.after, f"{FETCH} {remedy.tools}")
