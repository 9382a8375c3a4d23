"""The scenes that the residents must master with the default model, each played and judged by rule.

The paper's three examples: a burning stove is turned off and breakfast made again, a leaking shower
is mended with tools that were fetched, and who is told by its inner voice to run against Sam Moore
decides to and tells wife and son. Two other whispers stand beside them, so that nothing is fitted to
one sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ai.memory.node import MemoryKind, Source
from game.session.session import Session
from game.sim.commands import SetObjectState, Whisper
from tests.acceptance.watched import SceneError, Watched

if TYPE_CHECKING:
    from ai.memory.node import MemoryNode
    from game.sim.state import SimState

HOUR = 360
"""Ticks in a game hour."""

ISABELLA, YURIKO = "Isabella Rodriguez", "Yuriko Yamamoto"
JOHN, MEI, EDDY = "John Lin", "Mei Lin", "Eddy Lin"
WOLFGANG, TAMARA = "Wolfgang Schulz", "Tamara Taylor"

CANDIDACY = "You are going to run against Sam in the upcoming election."
RUNS = "run against Sam in the upcoming election"
RUNNING = re.compile(r"run against Sam(?: Moore)? in the upcoming election")
"""What is remembered of it: who knows the rival gives the whole name."""
PAINT = "You should begin to paint pictures of the park."
VISIT = "Go and visit Isabella Rodriguez at Hobbs Cafe."
CAFE = "the Ville:Hobbs Cafe:"


@dataclass(frozen=True)
class Scene:
    """One scene: who lives in the town, what is done to it, and what must be seen then."""

    name: str
    says: str
    cast: tuple[str, ...]
    play: Callable[[Session], None]
    judge: Callable[[Watched], str]
    """Gives what happened, in a line. Raises: SceneError: what should have happened did not."""


def _address(session: Session, who: str, thing: str) -> str:
    home = session.state.minds[who].sheet.home.rpartition(":")[0]
    return next(one for one in session.scene.maze.objects if one.startswith(home) and one.endswith(thing))


def _until_at(session: Session, who: str, room: str, activity: str) -> None:
    """Let the town live until somebody does at home what belongs into a room."""
    mind, maze = session.state.minds[who], session.scene.maze
    session.advance(5 * HOUR)
    for _ in range(3 * HOUR):
        session.advance(1)
        body, now = session.state.town.bodies[who], session.state.tick * 10
        hour = next((one.activity for one in mind.plan.hours if one.start <= now < one.end), "")
        if activity in hour and maze.arena_at(body.tile).endswith(room) and not body.path:
            return
    raise SceneError(f"{who} never came to {activity}")


def _play_stove(session: Session) -> None:
    _until_at(session, YURIKO, "main room", "breakfast")
    session.give(SetObjectState(_address(session, YURIKO, "cooking area"), "burning"))
    session.advance(HOUR // 2)


def _judge_stove(watched: Watched) -> str:
    stove = watched.command.address
    deeds = watched.deeds(YURIKO)
    shown = [one.act.activity for one in deeds]
    off = next((at for at, one in enumerate(shown) if one == "turning off the cooking area"), None)
    if off is None or off > 1:
        raise SceneError(f"the stove was not turned off at once: {shown}")
    if watched.state.town.objects[stove].override:
        raise SceneError("the stove still burns")
    again = [one for one in deeds[off + 1 :] if "breakfast" in one.hour]
    if not again:
        raise SceneError(f"breakfast was not made again: {shown}")
    return f"{_clock(deeds[off].tick)} {shown[off]}; {_clock(again[0].tick)} {again[0].act.activity}"


def _play_shower(session: Session) -> None:
    _until_at(session, ISABELLA, "bathroom", "shower")
    session.give(SetObjectState(_address(session, ISABELLA, "shower"), "leaking water"))
    session.advance(HOUR)


def _judge_shower(watched: Watched) -> str:
    shower = watched.command.address
    deeds = watched.deeds(ISABELLA)
    shown = [one.act.activity for one in deeds]
    fetching = next((at for at, one in enumerate(shown) if one.startswith("fetching")), None)
    if fetching is None or fetching > 1:
        raise SceneError(f"no tools were fetched: {shown}")
    mended = [one for one in deeds[fetching + 1 :] if "the shower" in one.act.activity]
    if not mended or mended[0].act.origin != "react":
        raise SceneError(f"the shower was not mended: {shown}")
    if watched.state.town.objects[shower].override:
        raise SceneError("the shower still leaks")
    tools, mending = deeds[fetching], mended[0]
    return f"{_clock(tools.tick)} {tools.act.activity}; {_clock(mending.tick)} {mending.act.activity}"


def _play_candidacy(session: Session) -> None:
    session.advance(6 * HOUR + HOUR // 6)
    session.give(Whisper(JOHN, CANDIDACY))
    last = session.state.tick + 17 * HOUR
    while session.state.tick < last and not all(_told(session.state, one) for one in (MEI, EDDY)):
        session.advance(HOUR // 12)


def _judge_candidacy(watched: Watched) -> str:
    watched.replay.advance(HOUR // 60 + 1)
    _decided(watched.state, JOHN, CANDIDACY, RUNS)
    for _ in watched.moments():
        pass
    heard = []
    for one in (MEI, EDDY):
        told = _told(watched.state, one)
        if told is None:
            raise SceneError(f"{JOHN} did not tell {one}")
        line, node = told
        heard.append(f'{_clock(node.created // 10)} John to {one.split()[0]}: "{line}"')
    return "; ".join(heard)


def _told(state: SimState, name: str) -> tuple[str, MemoryNode] | None:
    """Give the line with which John told somebody in a talk, and what that one remembers as heard from him."""
    for chat in state.chats.values():
        for line in chat.lines if name in chat.everybody else ():
            heard = dict(line.heard)
            if line.speaker != JOHN or RUNS not in line.text or name not in heard:
                continue
            node = state.minds[name].stream.nodes[heard[name]]
            from_john = node.provenance.type == Source.SAID and node.provenance.by == JOHN
            whom, _, fact = node.text.partition(" that ")
            if from_john and whom.startswith(f"{JOHN} told ") and name in whom and RUNNING.search(fact):
                return line.text, node
    return None


def _follow(session: Session, who: str, said: str) -> None:
    """Whisper, and let the town live until somebody has done what it was told, or for two hours."""
    session.give(Whisper(who, said))
    for _ in range(24):
        session.advance(HOUR // 12)
        act, body = session.state.minds[who].act, session.state.town.bodies[who]
        if act is not None and act.origin == "voice" and not body.path:
            break
    session.advance(HOUR // 12)


def _play_paint(session: Session) -> None:
    session.advance(7 * HOUR)
    _follow(session, WOLFGANG, PAINT)


def _judge_paint(watched: Watched) -> str:
    return _judge_done(watched, WOLFGANG, PAINT, "paint")


def _play_visit(session: Session) -> None:
    session.advance(8 * HOUR + HOUR // 4)
    _follow(session, TAMARA, VISIT)


def _judge_visit(watched: Watched) -> str:
    return _judge_done(watched, TAMARA, VISIT, "visit", CAFE)


def _judge_done(watched: Watched, who: str, said: str, word: str, place: str = "") -> str:
    """Give when and where somebody did what the inner voice asked for."""
    deeds = watched.deeds(who)
    done = [one for one in deeds if one.act.origin == "voice" and word in one.act.activity]
    if not done:
        raise SceneError(f"{who} did not follow: {[one.act.activity for one in deeds]}")
    if not f"{done[0].act.place}:".startswith(place):
        raise SceneError(f"{who} followed at {done[0].act.place}")
    _decided(watched.state, who, said, word)
    return f"{_clock(done[0].tick)} {done[0].act.activity} ({done[0].act.place})"


def _decided(state: SimState, who: str, said: str, words: str) -> None:
    """Make sure that a whisper is remembered as such, planned for, and that the plan is remembered."""
    mind = state.minds[who]
    voices = [node for node in mind.stream.nodes if node.provenance.type == Source.VOICE]
    if not any(said in node.text for node in voices):
        raise SceneError(f"{who} does not remember its inner voice")
    if not any(words in one.activity and one.origin == "voice" for one in mind.plan.hours):
        raise SceneError(f"{who} plans something else: {[one.activity for one in mind.plan.hours]}")
    of = {node.id for node in voices}
    planned = [node for node in mind.stream.nodes if node.kind == MemoryKind.PLAN]
    if not any(words in node.text and of & set(node.provenance.of) for node in planned):
        raise SceneError(f"{who} does not remember that plan")


def _clock(tick: int) -> str:
    return f"{tick // HOUR:02}:{tick % HOUR // 6:02}"


SCENES = (
    Scene(
        "stove", "a burning stove: turned off, and breakfast made again", (YURIKO,), _play_stove, _judge_stove
    ),
    Scene(
        "shower",
        "a leaking shower: mended with tools that were fetched",
        (ISABELLA,),
        _play_shower,
        _judge_shower,
    ),
    Scene(
        "candidacy",
        f'"{CANDIDACY}" whispered to {JOHN}: he decides to, and tells {MEI} and {EDDY}',
        (JOHN, MEI, EDDY),
        _play_candidacy,
        _judge_candidacy,
    ),
    Scene("paint", f'"{PAINT}" whispered to {WOLFGANG}: he does', (WOLFGANG,), _play_paint, _judge_paint),
    Scene(
        "visit", f'"{VISIT}" whispered to {TAMARA}: she does', (ISABELLA, TAMARA), _play_visit, _judge_visit
    ),
)
