"""An invitation to eight of the town: who accepts is there on the next day, who invites is there before."""

from functools import cache

from ai.cognition import attend, promise
from ai.memory.node import MemoryKind
from ai.runtime.scripted import ScriptedOracle
from game import app, paths
from game.sim.inputs import TickInput
from game.sim.start import new_state
from game.sim.step import step
from game.sim.turn import Turn

CAST = (
    "Adam Smith", "Eddy Lin", "Isabella Rodriguez", "Klaus Mueller", "Latoya Williams", "Maria Lopez",
    "Sam Moore", "Tom Moreno",
)  # fmt: skip
GUESTS = ("Adam Smith", "Klaus Mueller", "Latoya Williams", "Sam Moore", "Tom Moreno")
TORN = "Eddy Lin"
HOST = "Isabella Rodriguez"
PARK, CAFE = "the Ville:Johnson Park:park", "the Ville:Hobbs Cafe:cafe"

PARTY = "come to the garden party at Johnson Park tomorrow from 3 pm to 5 pm"
CHESS = "Let's play chess at Hobbs Cafe tomorrow from 3:30 pm to 5 pm."

ASKED_AT = 14 * 60
TOMORROW = 24 * 60
LOOKED_AT = (
    TOMORROW + 15 * 60,
    TOMORROW + 15 * 60 + 30,
    TOMORROW + 16 * 60 + 30,
    TOMORROW + 17 * 60,
    TOMORROW + 17 * 60 + 5,
)
"""Minutes of the game at which is looked where everybody is."""


class Town:
    """Eight residents and a scripted oracle which keeps the second of two promises."""

    def __init__(self):
        self.place = app.load_place(paths.TOWN)
        self.state = new_state(self.place.scene, {name: self.place.residents[name] for name in CAST}, 1, {})
        self.oracle = ScriptedOracle()
        self.oracle.pick("keep", lambda _call: 1)

    def until(self, minute):
        while self.state.tick < minute * 6:
            given = TickInput(self.state.tick + 1, 0, tuple(self.oracle.poll()))
            for number in range(1, 200):
                out = step(self.state, self.place.scene, given)
                self.oracle.cancel(out.cancelled)
                self.oracle.submit(out.calls)
                answers = tuple(self.oracle.poll())
                if not answers:
                    break
                given = TickInput(self.state.tick, number, answers)

    def agree(self, name, line, speaker):
        """Let somebody agree to a line, as at the end of a talk."""
        mind = self.state.minds[name]
        turn = Turn(self.state, self.place.scene)
        asked = promise.from_line(line, speaker, turn.now, promise.spoken_places(mind))
        turn.apply(mind, promise.accepted(mind, asked, turn.now))
        self.oracle.submit(turn.calls)

    def where(self):
        maze = self.place.scene.maze
        return {name: maze.arena_at(body.tile) for name, body in self.state.town.bodies.items()}


@cache
def lived():
    """Give the town after two afternoons, and where everybody was at each of the times looked at."""
    town = Town()
    town.until(ASKED_AT)
    for name in (*GUESTS, TORN):
        town.agree(name, PARTY, "Maria Lopez")
    town.agree(TORN, CHESS, "Adam Smith")
    seen = {}
    for minute in LOOKED_AT:
        town.until(minute)
        seen[minute] = town.where(), {name: mind.act.activity for name, mind in town.state.minds.items()}
    return town, seen


def texts(name, kind):
    town, _ = lived()
    return [node.text for node in town.state.minds[name].stream.nodes if node.kind == kind]


def test_who_accepted_is_there_when_it_begins_the_next_day():
    _, seen = lived()
    places, _ = seen[TOMORROW + 15 * 60]
    assert {name: places[name] for name in GUESTS} == dict.fromkeys(GUESTS, PARK)


def test_they_stay_and_are_seen_to_attend_it():
    _, seen = lived()
    places, doing = seen[TOMORROW + 16 * 60 + 30]
    assert {name: places[name] for name in GUESTS} == dict.fromkeys(GUESTS, PARK)
    assert all("garden party" in doing[name] or "talking" in doing[name] for name in GUESTS)


def test_they_know_that_they_were_there_in_time():
    town, _ = lived()
    for name in GUESTS:
        mind = town.state.minds[name]
        assert attend.was_there(mind, mind.promises[0]), name
        told = f"{name} is there in time for the garden party at Johnson Park"
        assert told in texts(name, MemoryKind.OBSERVATION)


def test_who_was_not_asked_is_not_there():
    _, seen = lived()
    places, _ = seen[TOMORROW + 16 * 60 + 30]
    assert places["Isabella Rodriguez"] == CAFE


def test_the_host_of_a_dated_plan_is_at_the_place_before_it_begins():
    """Her sheet names day, hours and place; nothing else tells her to be there."""
    _, seen = lived()
    for minute in (TOMORROW + 16 * 60 + 30, TOMORROW + 17 * 60, TOMORROW + 17 * 60 + 5):
        assert seen[minute][0][HOST] == CAFE
    assert (
        "getting ready for" in seen[TOMORROW + 16 * 60 + 30][1][HOST]
        or "talking" in seen[TOMORROW + 16 * 60 + 30][1][HOST]
    )


def test_who_promised_two_things_for_one_time_decides_and_remembers_why():
    town, seen = lived()
    kept = [one.activity for one in town.state.minds[TORN].promises]
    assert "play chess with Adam" in kept
    assert "come to the garden party" not in kept
    assert seen[TOMORROW + 15 * 60 + 30][0][TORN] == CAFE
    (why,) = [text for text in texts(TORN, MemoryKind.PLAN) if "decided not to" in text]
    assert why.startswith(
        "Eddy Lin decided not to come to the garden party at Johnson Park, Tuesday February 14"
    )
    assert why.endswith(
        "but to play chess with Adam at Hobbs Cafe at that time, because it matters more to him"
    )


def test_the_first_day_is_remembered_on_the_second():
    for name in CAST:
        days = [
            text for text in texts(name, MemoryKind.REFLECTION) if text.startswith("On Monday February 13, ")
        ]
        assert len(days) == 1, name
