"""How somebody looks in a portrait: by what it does just now; no ``arcade`` in here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.sim.minds import is_asleep
from game.view.art import CALM

if TYPE_CHECKING:
    from ai.mind import Mind
    from game.sim.state import Body

HAPPY, SAD, ANGRY, SURPRISED, ASLEEP = "happy", "sad", "angry", "surprised", "asleep"

_EMOJI = {
    HAPPY: (
        "🎂🧁🎉🎈🎊🎁🎀💃🎵🎶🎤🎸🎭❤💌💑🤗😊😂🏆💍🍺🍷🍸🥂🍾"
        "😌😉😎👍💖💋🎮🎲🎯🎆✨🌈😀😃😄😁😆😅🤣😇🙂🙃😍🥰😘😋🤩🥳🍦🍨🍰👏"
    ),
    SAD: "😢😭😔😟😣💔🤒😕😰🤕",
    ANGRY: "😠😡😤😒👎👿😈",
    SURPRISED: "😮😯😱😳🤯😨❗🔥👀",
    ASLEEP: "💤😴🛏🥱",
}
"""Which emoji of an act show which mood; every other one is calm."""

MOOD_OF = {char: mood for mood, chars in _EMOJI.items() for char in chars}


def of_emoji(emoji: str) -> str:
    """Give the mood that goes with an emoji, whatever follows its first character."""
    return MOOD_OF.get(emoji[:1], CALM)


def mood(mind: Mind | None, body: Body | None) -> str:
    """Give the mood of somebody's portrait."""
    if body is not None and body.pose == "sleep":
        return ASLEEP
    if mind is None or mind.act is None:
        return CALM
    if is_asleep(mind):
        return CALM
    found = of_emoji(mind.act.emoji)
    return CALM if found == ASLEEP else found
