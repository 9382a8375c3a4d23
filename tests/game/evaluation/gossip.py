"""A hamlet in which it is known who told whom what: conversations are laid down by hand."""

from __future__ import annotations

from collections import Counter

from ai import outcome
from ai.memory.node import MemoryKind, Provenance, Source
from ai.outcome import Memory, Outcome
from ai.runtime.scripted import ScriptedOracle
from game.evaluation.facts import Event, Fact
from game.evaluation.report import Findings, examine, report
from game.evaluation.watch import Attendance, Calls, History
from game.sim.state import Chat, Line, SimState
from tests.game.sim.hamlet import SALOON, hamlet, scene

ANA, BOB, CLEO = "Ana Bell", "Bob Cane", "Cleo Dunn"

FAIR = Fact(
    "fair",
    "Ana Bell is planning a summer fair",
    (("fair",), ("ana",)),
    (ANA,),
    event=Event(SALOON, 17 * 3600, 19 * 3600),
)
"""Ana's own: it stands in her sheet."""

FLOOD = Fact("flood", "the cellar of the Corner Cafe is full of water", (("water", "flood"),), false=True)
"""Never happened."""


class Town:
    """A state to which memories and lines are added."""

    def __init__(self) -> None:
        self.state: SimState = hamlet()
        self.tick = 100

    def seed(self, name: str, word: str) -> int:
        """Give the id of the first memory that holds a word."""
        return next(node.id for node in self.state.minds[name].stream.nodes if word in node.text)

    def remember(self, name, text, source=Source.SAID, *, by="", of=(), kind=MemoryKind.OBSERVATION):
        """Put a memory into a mind; give its id."""
        mind = self.state.minds[name]
        memory = Memory(kind, text, Provenance(source, by, of), 5)
        outcome.apply(mind, Outcome(remember=(memory,)), now=self.tick * 10, tick=self.tick)
        return len(mind.stream.nodes) - 1

    def say(self, speaker, text, hearers, *, tells=(), kept=True, everybody=None) -> dict[str, int]:
        """Lay down a conversation of one line; give what each hearer remembers of it, by name."""
        self.tick += 10
        heard = {}
        for name in hearers if kept else ():
            words = f"{speaker} told {', '.join(hearers)} that {text}"
            heard[name] = self.remember(name, words, by=speaker)
        number = len(self.state.chats) + 1
        line = Line(self.tick, speaker, text, tuple(tells), tuple(heard.items()))
        members = tuple(everybody or (speaker, *hearers))
        self.state.chats[number] = Chat(
            number, "", self.tick, members, members, (line,), ended=self.tick + 1, why="done"
        )
        return heard

    def tell_on(self) -> None:
        """Let Ana tell Bob of the fair, and Bob tell Cleo."""
        first = self.say(ANA, "I am planning a summer fair!", [BOB], tells=(self.seed(ANA, "fair"),))
        self.say(BOB, "Ana is planning a summer fair.", [CLEO], tells=(first[BOB],))

    def history(self, *facts: Fact) -> History:
        """Give the town as a played recording."""
        self.state.tick = max(self.state.tick, 24 * 360 - 1)
        attendance = {fact.name: Attendance(fact.event) for fact in facts if fact.event is not None}
        return History(hamlet(), self.state, scene(), Calls(), attendance, Counter(), {})

    def examined(self, *facts: Fact, oracle=None, history=None) -> Findings:
        """Ask everybody about the facts."""
        return examine(history or self.history(*facts), facts, oracle or Reader(), "a reader")

    def report(self, *facts: Fact, oracle=None) -> dict:
        """Give the whole report."""
        return report(self.examined(*facts, oracle=oracle), {"tokens": 5, "wall_s": 7})


class Reader(ScriptedOracle):
    """One who reads: a memory says what is claimed when it holds the claim's last word."""

    def __init__(self) -> None:
        super().__init__()
        self.pick("aware", lambda call: int(call.slot("claim").split()[-1] not in call.options[0]))


class Yesman(ScriptedOracle):
    """One who claims to know everything."""

    def __init__(self) -> None:
        super().__init__()
        self.pick("aware", lambda _call: 0)
