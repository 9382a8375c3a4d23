"""A hamlet small enough for tests: a house for two, a cafe with hours, a green, and a shed.

Everything is real (maze, banks, sheets); only the map is drawn here.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache

import numpy as np

from ai.mind import PersonaSheet
from ai.runtime.scripted import ScriptedOracle
from game import paths
from game.content.banks import load_banks
from game.sim.inputs import Event, TickInput
from game.sim.start import new_state
from game.sim.state import Scene, SimState
from game.sim.step import step
from game.world.geometry import Tile
from game.world.maze import Arena, GameObject, Maze
from game.world.norms import Norm

DRAWING = (
    "##############################",
    "#11112.3333#........#444444444",
    "#11112.3333#........#444444444",
    "#11112#3333.........#444444444",
    "####.###.###........####.#####",
    "#............................#",
    "#............................#",
    "#..666666666..............####",
    "#..666666666..............#77#",
    "#..666666666..............#77#",
    "#..666666666..............####",
    "##############################",
)
"""1 bedroom, 2 bathroom, 3 kitchen, 4 cafe, 6 green, 7 a shed without a door; "." is the street."""

HOUSE, CAFE, GREEN, SHED = "the Dell:Ana's house", "the Dell:Corner Cafe", "the Dell:Common", "the Dell:shed"
BEDROOM, BATHROOM, KITCHEN = f"{HOUSE}:bedroom", f"{HOUSE}:bathroom", f"{HOUSE}:kitchen"
SALOON, LAWN, STORE = f"{CAFE}:cafe", f"{GREEN}:park", f"{SHED}:store room"

ARENAS = {
    "1": (BEDROOM, Norm()),
    "2": (BATHROOM, Norm(capacity=1)),
    "3": (KITCHEN, Norm()),
    "4": (SALOON, Norm(opens=480, closes=1200)),
    "6": (LAWN, Norm()),
    "7": (STORE, Norm()),
}
OBJECTS = {
    f"{BEDROOM}:bed": ((1, 1), (1, 2), (1, 3)),
    f"{BEDROOM}:desk": ((3, 1),),
    f"{BEDROOM}:closet": ((4, 3),),
    f"{BATHROOM}:shower": ((5, 1),),
    f"{BATHROOM}:bathroom sink": ((5, 3),),
    f"{KITCHEN}:cooking area": ((7, 1),),
    f"{KITCHEN}:refrigerator": ((9, 1),),
    f"{SALOON}:piano": ((28, 1),),
    f"{SALOON}:cafe customer seating": ((22, 3), (23, 3)),
    f"{SALOON}:behind the cafe counter": ((25, 1), (26, 1)),
    f"{LAWN}:park garden": ((5, 9), (6, 9)),
    f"{STORE}:shelf": ((27, 8),),
}
CAPACITY = {f"{BEDROOM}:bed": 3, f"{BATHROOM}:shower": 1, f"{SALOON}:piano": 1}


@cache
def scene() -> Scene:
    """Give the hamlet with the game's own banks."""
    marks = [list(row) for row in DRAWING]
    tiles: dict[str, list[Tile]] = {}
    for y, row in enumerate(marks):
        for x, mark in enumerate(row):
            tiles.setdefault(mark, []).append(Tile(x, y))
    arenas = {address: Arena(address, tuple(tiles[mark]), norm) for mark, (address, norm) in ARENAS.items()}
    objects = {}
    for address, spots in OBJECTS.items():
        name = address.rpartition(":")[2]
        places = tuple(Tile(*spot) for spot in spots)
        objects[address] = GameObject(address, name, name, places, CAPACITY.get(address, 0))
    blocked = np.array([[mark == "#" for mark in row] for row in marks])
    maze = Maze(
        "the Dell",
        len(marks[0]),
        len(marks),
        blocked,
        dict(sorted(arenas.items())),
        dict(sorted(objects.items())),
        {},
    )
    return Scene(maze, load_banks(paths.assets() / "banks"))


@dataclass(frozen=True)
class Dweller:
    """A resident of the hamlet."""

    sheet: PersonaSheet
    spawn: Tile


def sheet(name: str = "Ana Bell", **changes: object) -> PersonaSheet:
    """Give an invented person who lives in the house and knows everything but the shed."""
    made = PersonaSheet(
        name=name,
        age=40,
        pronoun="she",
        role="owner of the Corner Cafe",
        innate=("patient", "merry"),
        learned=f"{name} keeps the Corner Cafe; {name} wants to learn a new song",
        currently=f"{name} is planning a summer fair.",
        lifestyle=f"{name} gets up at 6 am and goes to bed at 10 pm.",
        wake_minute=360,
        bed_minute=1320,
        dinner_minute=1140,
        home=BEDROOM,
        bed=f"{BEDROOM}:bed",
        home_places=(BATHROOM, BEDROOM, KITCHEN),
        workplace=SALOON,
        work_hours=(480, 1020),
        known_places=(GREEN,),
        goals=("plan the summer fair",),
        interests=("cafe", "music", "baking"),
        relationships=(("Cleo Dunn", "a friend"),) if name == "Ana Bell" else (),
        looks=f"a person like {name.split(maxsplit=1)[0]}",
    )
    return replace(made, **changes)


def people() -> dict[str, Dweller]:
    """Give three people: Ana keeps the cafe, Bob studies there, Cleo has no work and goes to bed late."""
    bob = sheet(
        "Bob Cane",
        pronoun="he",
        role="history student",
        interests=("history", "student", "reading"),
        goals=(),
        wake_minute=420,
        bed_minute=0,
    )
    cleo = sheet(
        "Cleo Dunn",
        role="retired sailor",
        workplace="",
        work_hours=(0, 0),
        known_places=(GREEN, CAFE),
        interests=("nature",),
        wake_minute=540,
        bed_minute=60,
        goals=("walk around the green",),
    )
    return {one.name: Dweller(one, Tile(14, 6)) for one in (sheet(), bob, cleo)}


def hamlet(names: tuple[str, ...] = ("Ana Bell", "Bob Cane", "Cleo Dunn"), *, seed: int = 1, **methods: str):
    """Give the state of the hamlet before its first tick."""
    everybody = people()
    return new_state(scene(), {name: everybody[name] for name in names}, seed, methods)


@dataclass
class Play:
    """A run of the hamlet with its oracle, and everything that was told on the way."""

    state: SimState
    oracle: ScriptedOracle = field(default_factory=ScriptedOracle)
    events: list[tuple[int, Event]] = field(default_factory=list)
    inputs: list[TickInput] = field(default_factory=list)

    def tick(self, *commands, results=()) -> None:
        """Step one tick with all its rounds."""
        given = TickInput(self.state.tick + 1, 0, (*results, *self.oracle.poll()), commands)
        for number in range(1, 100):
            self.inputs.append(given)
            out = step(self.state, scene(), given)
            self.events += [(self.state.tick, event) for event in out.events]
            self.oracle.cancel(out.cancelled)
            self.oracle.submit(out.calls)
            answers = tuple(self.oracle.poll())
            if not answers:
                return
            given = TickInput(self.state.tick, number, answers)
        message = "a tick that never ends"
        raise AssertionError(message)

    def ticks(self, count: int) -> Play:
        """Step so many ticks."""
        for _ in range(count):
            self.tick()
        return self

    def until(self, minute: int) -> Play:
        """Step up to a minute of day 1 (may lie beyond it)."""
        return self.ticks(minute * 6 - self.state.tick)

    def told(self, kind: str) -> list[str]:
        """Give the texts of all events of a kind."""
        return [event.text for _, event in self.events if event.kind == kind]

    def counts(self) -> Counter[str]:
        """Count the events by kind."""
        return Counter(event.kind for _, event in self.events)


def silent() -> ScriptedOracle:
    """Give an oracle that never answers."""
    oracle = ScriptedOracle()
    oracle.silent = True
    return oracle
