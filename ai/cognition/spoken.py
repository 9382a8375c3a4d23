"""What a line asks somebody to do, as an activity in the infinitive: "come to the garden party".

Read by rule from the sentence that names the time; what says neither an event nor a request gives
nothing.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from ai.cognition.context import activity_of
from ai.prompts import verbs

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COME = "come to"
HOST = "host"

_REQUEST = re.compile(
    r"\b(?:would you (?:like|love|care|be willing|be able) to|do you want to|you want to|would you mind"
    r"|would you|could you|can you|will you|won't you|are you free to|how would you like to"
    r"|shall (?:we|i)|let's|let us|why don't (?:you|we)|how about we|what if we|we (?:could|should|can|might)"
    r"|i(?:'d| would) (?:like|love) (?:for )?(?:you|us) to|i want (?:you|us) to|i need you to|i'd ask you to"
    r"|i hope (?:that )?(?:you|we)(?:'ll| will| can| could)?(?: be able to)?|you (?:should|must|have to|can)"
    r"|you(?:'re| are) welcome to|it would be (?:great|lovely|nice) if you(?:'d| would| could)?"
    r"|please(?: do)?|kindly)\s+(?:also |all |just |please )?(?P<act>[a-z].+)",
    re.IGNORECASE,
)
_INVITED = re.compile(
    r"\b(?:invite you (?:all )?(?:to|for)|you(?:'re| are) (?:all )?(?:invited|welcome) (?:to|at|for)"
    r"|see you at|count on you at|expect you at|hope to see you at)\s+(?P<what>.+)",
    re.IGNORECASE,
)
_DECLARED = re.compile(
    r"\b(?:(?:am|is|are|be|been)\s+(?:also\s+)?|'(?:m|s|re)\s+(?:also\s+)?)?"
    r"(?P<verb>hosting|having|giving|throwing|holding|planning|organi[sz]ing|preparing|arranging"
    r"|getting ready for|putting on|staging|celebrating|host|hold|throw|give|put on|stage|celebrate)"
    r"\s+(?P<what>(?:an?|the|my|our|his|her|their|another)\s+.+)",
    re.IGNORECASE,
)
_THERE = re.compile(
    r"\bthere(?:'s| is| will be|'ll be| is going to be)\s+(?P<what>(?:an?|the|my|our)\s+.+)", re.IGNORECASE
)
_BEGINS = re.compile(
    r"(?:^|,\s*|\band\s+)(?P<what>(?:my|our|his|her|their|the|[A-Z]\w+(?: [A-Z]\w+)?'s)\s+"
    r"[a-z'A-Z -]{3,60}?)\s+"
    r"(?:is|opens|starts|begins|takes place|happens|will be|will take place|will start|runs)\b",
    re.IGNORECASE,
)
_OWN = re.compile(
    r"^(?:is |are |was |has |have )?(?:also )?(?:going to|planning to|due to|agreed to|promised to|decided to"
    r"|wants to|intends to|hopes to|an appointment to|to|will|arranged to|supposed to) (?P<act>[a-z].+)"
)
_ADDRESS = re.compile(
    r"^(?:(?:hi|hello|hey|oh|well|so|by the way|yes|no|great|good)[ ,]+)?(?:[A-Z]\w+(?: [A-Z]\w+)?,\s+)?"
)
_TAIL = re.compile(
    r"(?:[.!?;:\"]|,\s*(?:and|but|so|if|because|when|where|which|would|could|will|can|please|i|we|you)\b"
    r"|\s+(?:if you|because|so that|when|which|who"
    r"|and (?:i|we|you|she|he|they|everyone|invites?|hopes?|would))\b"
    r"|\s+(?:with you|for you|to you)\b(?=\s*(?:$|[.,!?]))).*$",
    re.IGNORECASE,
)
_LOOSE = re.compile(
    r"(?:^|\s)(?:at|in|on|from|by|for|to|and|with|,|the|a|an|then|too|as well|there|around|until)\s*$"
)
_ARTICLE = re.compile(r"^(?:an?|the|my|our|his|her|their|another|this|that)\s+", re.IGNORECASE)
_TO_EVENT = re.compile(
    r"(?:come(?: over)? (?:to|for)|go to|attend|host|hold|give|throw|put on|stage|celebrate|join)"
    r"\s+(?P<what>.+)",
    re.IGNORECASE,
)
_LEAST_LETTERS = 3

_QUESTION = re.compile(
    r"(?:do|did|have|are|is|does|has|can|will) (?:you|we|i|they|she|he|it|there)\b", re.IGNORECASE
)
_BOTH = re.compile(
    r"(?:shall we|let's|let us|why don't we|how about we|what if we|we (?:could|should|can|might)"
    r"|i(?:'d| would) (?:like|love) us to|i hope (?:that )?we)\b",
    re.IGNORECASE,
)
"""How a request begins that is for both to do together."""

_TREAT = re.compile(
    r"(?:an? (?:\w+ )??|some )?"
    r"(?:drink|beer|coffee|tea|lunch|dinner|breakfast|supper|brunch|cake|meal|chat|walk)s?$",
    re.IGNORECASE,
)
"""What one has with somebody, rather than coming to it."""

_VERBS = verbs.VERBS | {"come", "meet", "join", "be", "go", "stop", "drop", "bring", "sing", "pray", "vote"}


class Asked(NamedTuple):
    """What is to be done, and whether it is an event that somebody gives."""

    activity: str
    event: bool = False


def asked_of(sentences: Iterable[str], speaker: str, places: Mapping[str, str]) -> Asked | None:
    """Give what the sentences ask of the listener, the first of them being the one with the time.

    None where there is neither an event nor a request in them.
    """
    for number, sentence in enumerate(_plain(one) for one in sentences):
        asked = _event(sentence, places) or _request(sentence, speaker, places)
        match = _BEGINS.search(sentence) if asked is None and number == 0 else None
        if match is not None:
            what = _thing(match.group("what"), places)
            asked = Asked(f"{COME} {what}", event=True) if what else None
        if asked is not None:
            return asked
    return None


def _event(sentence: str, places: Mapping[str, str]) -> Asked | None:
    """Give the event that a sentence invites to or tells of."""
    for pattern in (_DECLARED, _INVITED, _THERE):
        match = pattern.search(sentence)
        what = "" if match is None else _thing(match.group("what"), places)
        if what:
            return Asked(f"{COME} {what}", event=True)
    return None


def _request(sentence: str, speaker: str, places: Mapping[str, str]) -> Asked | None:
    """Give what a sentence asks the listener to do."""
    activity = ""
    match = _REQUEST.search(sentence)
    if match is not None:
        activity = _activity(match.group("act"), speaker, places)
        if activity and _BOTH.match(match.group(0)) and not activity.startswith(f"{COME} "):
            activity = _with(activity, speaker)
    first = sentence.split(maxsplit=1)[0].lower() if sentence else ""
    if not activity and first in _VERBS and not _QUESTION.match(sentence):
        activity = _activity(sentence, speaker, places)
    return Asked(activity, activity.startswith(f"{COME} ")) if activity else None


def own_plan(clause: str, places: Mapping[str, str]) -> Asked | None:
    """Give what a clause without its subject says that its subject is going to do.

    "is planning a garden party" -> host the garden party; "is going to meet Bob" -> meet Bob.
    """
    text = clause.strip()
    match = _DECLARED.search(text)
    if match is not None:
        what = _thing(match.group("what"), places)
        return Asked(f"{HOST} {what}", event=True) if what else None
    match = _OWN.match(text)
    if match is None:
        return None
    act = match.group("act")
    declared = re.match(r"(?:host|hold|throw|give|have)\s+((?:an?|the|his|her|their)\s+.+)", act)
    if declared is not None:
        what = _thing(declared.group(1), places)
        return Asked(f"{HOST} {what}", event=True) if what else None
    activity = _cleaned(act, places)
    return Asked(activity) if activity else None


def without_place(text: str, places: Mapping[str, str]) -> str:
    """Give the text without the words that say where, as far as they can be spared."""
    for name in sorted(places, key=lambda one: (-len(one), one)):
        text = re.sub(
            rf"\s+(?:over\s+)?(?:at|in|on|by|inside|into)\s+(?:the\s+)?{re.escape(name)}\b",
            "",
            text,
            flags=re.IGNORECASE,
        )
    return " ".join(text.split())


def place_in(text: str, places: Mapping[str, str]) -> str:
    """Give the address of the place that a text names, the one said to be gone to before another.

    Empty for none. Longer names come before shorter ones that they contain.
    """
    found = []
    lower = text.lower()
    for name, address in places.items():
        bare = name.removeprefix("the ")
        match = re.search(rf"\b(at|in|on|by|to|inside|into)\s+(?:the\s+)?{re.escape(bare)}\b", lower)
        if match is None:
            match = re.search(rf"(?<!\w)()(?:the\s+)?{re.escape(bare)}\b", lower)
        if match is not None:
            found.append((not match.group(1), -len(bare), match.start(), address))
    return min(found)[3] if found else ""


def event_in(activity: str) -> str:
    """Give the event that an activity is about, as it is called: "the garden party", "Ana's supper".

    Empty for an activity that is about none.
    """
    match = _TO_EVENT.match(activity.strip())
    if match is None:
        return ""
    what = match.group("what")
    named = re.match(r"[A-Z]\w+(?: [A-Z]\w+)?'s ", what)
    return what if _ARTICLE.match(what) or named else f"the {what}"


def thing_of(activity: str) -> str:
    """Give the event that an activity is about without its article: "garden party"; empty for none."""
    return _ARTICLE.sub("", event_in(activity)).lower()


def _plain(sentence: str) -> str:
    """Take off how a sentence addresses its listener."""
    text = sentence.strip().strip("\"'“”").replace("’", "'")
    return _ADDRESS.sub("", text, count=1).strip()


def _thing(words: str, places: Mapping[str, str]) -> str:
    """Give an event as "the garden party"; empty where nothing is left."""
    text = _trimmed(without_place(words, places))
    bare = _ARTICLE.sub("", text)
    if len(bare) < _LEAST_LETTERS:
        return ""
    own = re.match(r"[A-Z]\w+(?: [A-Z]\w+)?'s ", bare)
    named = own is not None and not text.lower().startswith(("a ", "an ", "the "))
    return activity_of(f"come to {'' if named else 'the '}{bare}").removeprefix("come to ")


def _activity(words: str, speaker: str, places: Mapping[str, str]) -> str:
    """Give a request as an activity, told of the speaker in the third person; empty where it is none."""
    first = speaker.split(maxsplit=1)[0] if speaker.split() else speaker
    text = re.sub(r"^(?:by|on|over) ", "", words)
    text = re.sub(r"\b(?:my|our)\b", f"{first}'s", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(?:me|us)\b", first, text)
    text = re.sub(r"\b(?:your)\b", "the", text, flags=re.IGNORECASE)
    text = re.sub(r"^(?:come|go) (?:along|by|over|round) (?=to|for|with)", "come ", text, flags=re.IGNORECASE)
    joined = re.match(
        rf"(?:join {re.escape(first)}|come|meet {re.escape(first)}) (?:for|at|in) (.+)",
        text,
        flags=re.IGNORECASE,
    )
    treat = None if joined is None else _TREAT.match(_trimmed(without_place(joined.group(1), places)))
    if treat is not None:
        return _with(f"have {treat.group(0)}", speaker)
    if joined is not None and re.match(r"(?:an?|the)\s|\w+'s\s", joined.group(1)):
        text = f"come to {joined.group(1)}"
    invited = re.match(r"(?:come|be) (?:to|at|for) (?P<what>.+)", text, flags=re.IGNORECASE)
    if invited is not None:
        what = _trimmed(invited.group("what"))
        bare = _thing(what, places)
        return f"{COME} {bare}" if bare else ""
    cleaned = _cleaned(text, places)
    head = cleaned.split(maxsplit=1)[0] if cleaned else ""
    return cleaned if head in _VERBS else ""


def _with(activity: str, speaker: str) -> str:
    """Give an activity as something done with the speaker."""
    first = speaker.split(maxsplit=1)[0] if speaker.split() else speaker
    bare = re.sub(r"\s+together\b", "", activity)
    return bare if re.search(rf"\b{re.escape(first)}\b", bare) else f"{bare} with {first}"


def _cleaned(words: str, places: Mapping[str, str]) -> str:
    return activity_of(_trimmed(without_place(words, places)))


def _trimmed(text: str) -> str:
    """Cut what goes on behind the request, and words that are left hanging."""
    kept = _TAIL.sub("", text.strip()).strip(" ,")
    while True:
        shorter = _LOOSE.sub("", kept).strip(" ,")
        if shorter == kept:
            return kept
        kept = shorter
