"""Say by rule which known places an activity can be done at, so that the model chooses among few.

Three kinds of knowledge narrow the town: whose a place is (nobody acts in another's home or
behind another's counter; sleep and washing belong to the own home), what the activity itself
says ("in the park"), and what the things are used for (the ``uses`` of their kinds). What is
left is scored by the model, with a bias toward staying and toward the own workplace.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.prompts import verbs

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ai.banks import ObjectKind
    from ai.mind import PersonaSheet

STAY_BIAS = 2400
"""Millinats for a sector or arena where the resident already is."""
OBJECT_STAY_BIAS = 300
"""Millinats for the object that is used already."""
HOME_BIAS = 700
"""Millinats for the own home: most of what is done anywhere is done there."""
WORK_BIAS = 900
"""Millinats for the own workplace."""
NAMED_BIAS = 2500
"""Millinats for a place that the activity names without saying that it is done there."""

_STOP = frozenset(
    """
    a about after again all an and any around as at back before by down during early few first for from her
    here herself him himself his home if in into it its just last late little more my new next nice of off on
    one or other our out over own quick quickly quietly some something that the their them then there they
    this through to today together tomorrow tonight two up upon very while with your good big small long short
    half hour minute
    """.split()  # noqa: SIM905
)
_LIGHT = frozenset("do go start begin finish continue try keep spend be take get".split())  # noqa: SIM905
_SAME = {
    word: group[0]
    for group in (
        ("have", "eat", "drink", "grab", "enjoy", "sip", "nibble", "share"),
        ("make", "prepare", "cook", "brew", "fix"),
        ("buy", "purchase", "shop", "pick"),
        ("write", "draft", "revise", "edit", "outline", "jot"),
        ("read", "reread", "leaf", "skim"),
        ("chat", "talk", "gossip", "catch"),
        ("clean", "wipe", "scrub", "dust", "sweep", "mop", "polish"),
        ("coffee", "espresso", "latte", "cappuccino", "americano", "mocha"),
        ("beer", "ale", "lager", "pint", "cider", "stout"),
        ("study", "revise", "cram", "learn"),
        ("exercise", "workout"),
        ("lecture", "class", "lesson", "seminar"),
        ("customer", "guest", "patron", "client", "regular"),
        ("groceries", "grocery"),
        ("video", "computer"),
        ("dish", "plate", "cup", "mug", "pan", "pot"),
        ("teeth", "tooth"),
        ("friend", "neighbor", "classmate", "housemate", "roommate"),
        ("book", "novel", "chapter"),
        ("walk", "stroll", "wander"),
        ("run", "jog"),
        ("sleep", "asleep"),
        ("shower", "bath"),
        ("paper", "essay", "thesis"),
        ("shelf", "shelves", "bookshelf", "bookshelves"),
        ("sofa", "couch"),
        ("toilet", "restroom"),
        ("refrigerator", "fridge"),
        ("cooking", "stove", "oven"),
        ("medicine", "medication", "remedy"),
    )
    for word in group
}
_WORD = re.compile(r"[a-z]+(?:-[a-z]+)*")
_HOME_ONLY = re.compile(
    r"\b(?:go(?:ing)? to (?:sleep|bed)|sleep(?:ing)?\b|nap(?:ping)?\b|wak(?:e|ing) up"
    r"|get(?:ting)? (?:out of bed|up|washed|dressed|ready for (?:the day|bed|work|class))"
    r"|(?:take|taking|have|having) a (?:\w+ )?(?:shower|bath|nap)|shower(?:ing)?\b"
    r"|brush(?:ing)? (?:\w+ )?teeth|wash(?:ing)? (?:\w+ )?(?:hair|face)|shav(?:e|ing)\b"
    r"|chang(?:e|ing) (?:into|clothes)|(?:put|putting) on (?:\w+ )?(?:pajamas|clothes)"
    r"|mak(?:e|ing) (?:the|her|his|their) bed)"
)
"""What is done at home and nowhere else."""
_AT = (
    r"\b(?:at|in|to|into|inside|around|through|outside|visit|open|close|clean|tidy|leave for)"
    r"(?: up)? (?:the |her |his |their )?(?:\w+ )?"
)
"""What stands before the name of a place at which something is done."""
_TELLING = ("buy",)
_DWELLING = re.compile(r"\b(?:dorm|dormitory|house|apartment|flat|home|cottage|living space)\b")
_STAFF_ONLY = ("cooking area", "kitchen sink", "refrigerator")
"""Things that in a place with a counter belong to those who work behind it."""
_ON = re.compile(r"\b(?:on|at|in|behind|from|along|into) (?:the |her |his |their |a )(?:\w+ )?([a-z]+)\b")
_COMMON = frozenset("the room main house family store oak hill for of and s".split())  # noqa: SIM905


class Spot(NamedTuple):
    """One thing at one place, and how well the activity suits it (0 = the rules say nothing)."""

    address: str
    suits: int

    @property
    def arena(self) -> str:
        """Give the address of the arena around it."""
        return self.address.rpartition(":")[0] if self.address.count(":") > 2 else self.address

    @property
    def sector(self) -> str:
        """Give the address of the sector around it."""
        return ":".join(self.address.split(":")[:2])


def stem(word: str) -> str:
    """Give a rough stem, the same for "streams", "streaming" and "stream"."""
    if word in _SAME:
        return _SAME[word]
    bare = word
    if word.endswith("ies") and len(word) > 4:
        bare = word[:-3] + "y"
    elif word.endswith("es") and word[:-2].endswith(("s", "x", "ch", "sh")):
        bare = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us")) and len(word) > 3:
        bare = word[:-1]
    elif word.endswith("ing") and len(word) > 5:
        bare = next((verb for verb in _unbent(word) if verb in verbs.VERBS), word)
    return _SAME.get(bare, bare)


def _unbent(word: str) -> tuple[str, ...]:
    base = word[:-3]
    return (base, base + "e", base[:-1], base[:-1] + "ie")


def content(text: str) -> tuple[str, ...]:
    """Give the stems of the words that say something; light verbs only where nothing else does."""
    words = [word for word in _WORD.findall(text.lower().replace("'s", "")) if word not in _STOP]
    heavy = [word for word in words if word not in _LIGHT]
    return tuple(dict.fromkeys(stem(word) for word in (heavy or words)))


def suits(kind: ObjectKind, activity: str) -> int:
    """Say how well an activity is one of the kind's uses.

    Twice the number of words of the longest use whose every word occurs in the activity; 1 where
    only the first word is the same and tells enough (whatever is bought is bought in a shop);
    0 where nothing is.
    """
    said = content(activity)
    best = 0
    for use in kind.uses:
        words = content(use)
        if words and all(word in said for word in words):
            best = max(best, 2 * len(words))
        elif words and said and words[0] == said[0] and said[0] in _TELLING:
            best = max(best, 1)
    return best


def kind_of(name: str, kinds: Sequence[ObjectKind]) -> ObjectKind | None:
    """Give the kind of an object by its name: the kind so called, else the longest that ends it."""
    ends = [kind for kind in kinds if name == kind.name or name.endswith(" " + kind.name)]
    return max(ends, key=lambda kind: len(kind.name), default=None)


def home_only(activity: str) -> bool:
    """Say whether an activity is done at home and nowhere else: sleep, wash, dress."""
    return _HOME_ONLY.search(activity.lower()) is not None


def permitted(address: str, sheet: PersonaSheet) -> bool:
    """Say whether a resident acts there of its own accord: not in others' homes or at their posts."""
    parts = address.split(":")
    arena = ":".join(parts[:3])
    own = {*sheet.home_places, sheet.home}
    sectors = {":".join(place.split(":")[:2]) for place in own}
    if ":".join(parts[:2]) in sectors:
        return arena in own
    if "'s " in parts[1] or _DWELLING.search(parts[1].lower()):
        return False
    return len(parts) < 4 or not parts[3].startswith("behind ") or arena == sheet.workplace


def named(activity: str, address: str) -> int:
    """Say how the activity names a place: 2 = done there ("in the park"), 1 = in passing, 0 = not."""
    text = activity.lower()
    best = 0
    for part in address.lower().split(":")[1:]:
        for word in _WORD.findall(part.replace("'s", "")):
            if word in _COMMON or len(word) < 3 or not re.search(rf"\b{word}\b", text):
                continue
            best = max(best, 2 if re.search(_AT + rf"{word}\b", text) else 1)
    return best


def narrow(
    activity: str,
    sheet: PersonaSheet,
    known: Mapping[str, Sequence[str]],
    kinds: Sequence[ObjectKind],
    *,
    here: str = "",
) -> tuple[Spot, ...]:
    """Give the spots among the known places where an activity can be done, in the order of ``known``.

    ``known`` holds the names of the objects of each arena address. An arena without objects is a
    spot itself. Where no rule knows the activity, ``here``, home and workplace are left. Never
    empty unless nothing is permitted.
    """
    spots = []
    for arena, objects in known.items():
        served = arena != sheet.workplace and any(name.startswith("behind ") for name in objects)
        for address in [f"{arena}:{name}" for name in objects] or [arena]:
            if permitted(address, sheet) and not (served and address.endswith(_STAFF_ONLY)):
                kind = kind_of(address.rpartition(":")[2], kinds)
                spots.append(Spot(address, suits(kind, activity) if kind is not None else 0))
    if home_only(activity):
        spots = [spot for spot in spots if spot.arena in (sheet.home, *sheet.home_places)] or spots
    spots = _with_named(activity, _where_named(activity, spots, sheet))
    best = max((spot.suits for spot in spots), default=0)
    if best == 0:
        spots = _familiar(spots, sheet, here)
    return tuple(spot for spot in spots if spot.suits == best)


def _familiar(spots: list[Spot], sheet: PersonaSheet, here: str) -> list[Spot]:
    """Keep where the resident is, lives and works: what no rule knows may be done anywhere."""
    near = [place for place in (here, sheet.home, sheet.workplace) if place]
    sectors = {":".join(place.split(":")[:2]) for place in near}
    return [spot for spot in spots if spot.sector in sectors] or spots


def _where_named(activity: str, spots: list[Spot], sheet: PersonaSheet) -> list[Spot]:
    """Keep the spots where the activity says that it is done, if it says so."""
    text = activity.lower()
    if re.search(r"\b(?:at|go|come|walk|head|return|back) (?:back )?home\b", text):
        return [spot for spot in spots if spot.arena in (sheet.home, *sheet.home_places)] or spots
    return [spot for spot in spots if named(activity, spot.arena) == 2] or spots


def _with_named(activity: str, spots: list[Spot]) -> list[Spot]:
    """Keep the things that the activity says it is done on or at, if it names any ("on the sofa")."""
    told = {stem(word) for word in _ON.findall(activity.lower())}
    return [spot for spot in spots if stem(spot.address.rpartition(":")[2].split(" ")[-1]) in told] or spots


def distinct(addresses: Sequence[str]) -> tuple[str, ...]:
    """Give each address once, in the order of its first occurrence."""
    return tuple(dict.fromkeys(addresses))


def sector_bias(activity: str, sectors: Sequence[str], sheet: PersonaSheet, here: str) -> tuple[int, ...]:
    """Give what speaks for each sector beside the model's score, in millinats."""
    return tuple(
        STAY_BIAS * (_inside(here, sector))
        + HOME_BIAS * _inside(sheet.home, sector)
        + WORK_BIAS * _inside(sheet.workplace, sector)
        + NAMED_BIAS * (named(activity, sector) > 0)
        for sector in sectors
    )


def arena_bias(activity: str, arenas: Sequence[str], sheet: PersonaSheet, here: str) -> tuple[int, ...]:
    """Give what speaks for each arena of one sector beside the model's score, in millinats."""
    return tuple(
        STAY_BIAS * _inside(here, arena)
        + HOME_BIAS * (arena == sheet.home)
        + WORK_BIAS * (arena == sheet.workplace)
        + NAMED_BIAS * (named(activity, ":".join(("", arena.rpartition(":")[2]))) > 0)
        for arena in arenas
    )


def object_bias(activity: str, objects: Sequence[str], here: str) -> tuple[int, ...]:
    """Give what speaks for each object of one arena beside the model's score, in millinats."""
    return tuple(
        OBJECT_STAY_BIAS * (here == address)
        + NAMED_BIAS * (named(activity, ":" + address.rpartition(":")[2]) > 0)
        for address in objects
    )


def _inside(address: str, outer: str) -> bool:
    return bool(outer) and (address == outer or address.startswith(outer + ":"))
