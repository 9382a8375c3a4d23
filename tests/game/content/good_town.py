"""A small town without a fault, as parts that a test can change before it is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PIL import Image

from game.content.lint.check import Known

if TYPE_CHECKING:
    from pathlib import Path

WIDTH, HEIGHT = 16, 10

KNOWN = Known(
    frozenset({"bed", "closet", "toilet", "shower", "bathroom sink", "park garden"}),
    frozenset({"ann", "bo", "visitor"}),
)
"""The kinds and drawings that the town is held against."""

PICTURES = (
    "ground",
    "bed",
    "closet",
    "toilet",
    "shower",
    "bathroom_sink",
    "park_garden",
    "door",
    "bed@occupied",
)
PROPS = ("bed", "closet", "toilet", "shower", "bathroom sink", "park garden", "door")

SHEET = """
name = "{name}"
age = 30
pronoun = "they"
role = "gardener"
innate = ["calm"]
learned = "{name} grows beans; {name} likes rain"
currently = "{name} is digging."
lifestyle = "{name} gets up early."
wake = "06:00"
bed_time = "22:00"
dinner = "18:00"
home = "w:house:room"
bed = "w:house:room:bed"
home_places = ["w:house:room", "w:house:bath"]
workplace = "w:green:lawn"
work_hours = ["08:00", "16:00"]
known_places = ["w:green"]
looks = "somebody in boots"
sprite = "{sprite}"

[relationships]
"{other}" = "a friend"
"""


@dataclass
class Region:
    """One rectangle of an object layer, in tiles."""

    name: str
    box: tuple[float, float, float, float]
    said: dict[str, str | int | bool]


@dataclass
class Thing:
    """One picture on the map; the place is its lower left corner in pixels."""

    prop: str
    x: float
    y: float
    said: dict[str, str | int | bool] = field(default_factory=dict)
    size: tuple[int, int] = (32, 32)
    shape: str = ""


def _house() -> set[tuple[int, int]]:
    """Give the walls of a house of two rooms with a door in the south and one between them."""
    walls = {(x, y) for x in range(1, 9) for y in (1, 6)} | {(x, y) for x in (1, 5, 8) for y in range(1, 7)}
    return walls - {(3, 6), (5, 4)}


@dataclass
class Draft:
    """All parts of the town."""

    walls: set[tuple[int, int]] = field(default_factory=_house)
    layers: dict[str, list[Region]] = field(
        default_factory=lambda: {
            "sectors": [
                Region("house", (1, 1, 8, 6), {"address": "w:house"}),
                Region("green", (10, 1, 5, 5), {"address": "w:green"}),
            ],
            "arenas": [
                Region("room", (2, 2, 3, 4), {"address": "w:house:room", "privacy": "household"}),
                Region("bath", (6, 2, 2, 4), {"address": "w:house:bath", "capacity": 1}),
                Region("lawn", (10, 1, 5, 5), {"address": "w:green:lawn", "opens": "07:00", "closes": "20:00"}),
            ],
            "objects": [
                Region("bed", (2, 2, 1, 2), {"address": "w:house:room:bed", "capacity": 2, "pose": "sleep"}),
                Region("closet", (4, 2, 1, 1), {"address": "w:house:room:closet"}),
                Region("toilet", (6, 2, 1, 1), {"address": "w:house:bath:toilet", "capacity": 1}),
                Region("shower", (7, 2, 1, 1), {"address": "w:house:bath:shower", "capacity": 1}),
                Region("sink", (7, 5, 1, 1), {
                    "address": "w:house:bath:sink", "kind": "bathroom sink", "capacity": 1}),
                Region("garden", (12, 3, 1, 1), {"address": "w:green:lawn:garden", "kind": "park garden"}),
            ],
            "spawns": [
                Region("Ann", (3, 3, 1, 1), {"role": "resident"}),
                Region("Bo", (3, 4, 1, 1), {"role": "resident"}),
                Region("stranger", (9, 8, 1, 1), {"role": "visitor"}),
            ],
        }
    )  # fmt: skip
    things: list[Thing] = field(
        default_factory=lambda: [
            Thing("bed", 64, 128), Thing("closet", 128, 96), Thing("toilet", 192, 96), Thing("shower", 224, 96),
            Thing("bathroom sink", 224, 192), Thing("park garden", 384, 128), Thing("door", 96, 224, {"lift": 1}),
        ]
    )  # fmt: skip
    sheets: dict[str, str] = field(
        default_factory=lambda: {
            "ann": SHEET.format(name="Ann", sprite="ann", other="Bo"),
            "bo": SHEET.format(name="Bo", sprite="bo", other="Ann"),
        }
    )
    replaced: list[tuple[str, str]] = field(default_factory=list)
    """Texts of the finished map to be replaced, each once."""
    props_replaced: list[tuple[str, str]] = field(default_factory=list)

    def region(self, layer: str, name: str) -> Region:
        """Give a rectangle to be changed."""
        return next(one for one in self.layers[layer] if one.name == name)

    def add(self, layer: str, name: str, box: tuple[float, float, float, float], **said: str | int) -> None:
        """Draw one more rectangle."""
        self.layers[layer].append(Region(name, box, dict(said)))

    def drop(self, layer: str, name: str) -> None:
        """Take a rectangle away."""
        self.layers[layer].remove(self.region(layer, name))

    def sheet(self, who: str, old: str, new: str) -> None:
        """Change a text of a sheet; it must be there."""
        assert old in self.sheets[who], old
        self.sheets[who] = self.sheets[who].replace(old, new, 1)

    def write(self, folder: Path) -> Path:
        """Write map, tilesets, pictures and sheets; give the folder."""
        (folder / "residents").mkdir(parents=True)
        text = self._map()
        for old, new in self.replaced:
            assert old in text, old
            text = text.replace(old, new, 1)
        (folder / "town.tmx").write_text(text, "utf-8")
        props = _props()
        for old, new in self.props_replaced:
            assert old in props, old
            props = props.replace(old, new, 1)
        (folder / "props.tsx").write_text(props, "utf-8")
        for name in PICTURES:
            Image.new("RGBA", (32, 32), "gray").save(folder / f"{name}.png")
        for who, sheet in self.sheets.items():
            (folder / "residents" / f"{who}.toml").write_text(sheet, "utf-8")
        return folder

    def _map(self) -> str:
        rows = [["1" if (x, y) in self.walls else "0" for x in range(WIDTH)] for y in range(HEIGHT)]
        groups = "".join(
            f'<objectgroup name="{layer}">\n{"".join(_region(one) for one in regions)}</objectgroup>\n'
            for layer, regions in self.layers.items()
        )
        things = "".join(_thing(number, one) for number, one in enumerate(self.things))
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<map version="1.10" orientation="orthogonal" width="{WIDTH}" height="{HEIGHT}" tilewidth="32"'
            ' tileheight="32" infinite="0">\n'
            '<properties><property name="world" value="w"/></properties>\n'
            '<tileset firstgid="1" name="ground" tilewidth="32" tileheight="32" tilecount="1" columns="1">'
            '<image source="ground.png" width="32" height="32"/></tileset>\n'
            '<tileset firstgid="2" source="props.tsx"/>\n'
            + _layer("ground", [["1"] * WIDTH] * HEIGHT, '<property name="z" type="int" value="0"/>')
            + _layer("collision", rows, "")
            + groups
            + '<objectgroup name="furniture"><properties><property name="holds" value="things"/></properties>\n'
            + things
            + "</objectgroup>\n</map>\n"
        )


def _layer(name: str, rows: list[list[str]], said: str) -> str:
    cells = ",\n".join(",".join(row) for row in rows)
    return (
        f'<layer name="{name}" width="{WIDTH}" height="{HEIGHT}"><properties>{said}</properties>'
        f'<data encoding="csv">{cells}</data></layer>\n'
    )


def _said(values: dict[str, str | int | bool]) -> str:
    kinds = {bool: "bool", int: "int", str: "string"}
    lines = (
        f'<property name="{key}" type="{kinds[type(value)]}" '
        f'value="{str(value).lower() if isinstance(value, bool) else value}"/>'
        for key, value in values.items()
    )
    return f"<properties>{''.join(lines)}</properties>"


def _region(one: Region) -> str:
    x, y, across, down = (side * 32 for side in one.box)
    return (
        f'<object name="{one.name}" x="{x:g}" y="{y:g}" width="{across:g}" height="{down:g}">'
        f"{_said(one.said)}</object>\n"
    )


def _thing(number: int, one: Thing) -> str:
    across, down = one.size
    return (
        f'<object id="{number}" name="{one.prop}" gid="{2 + PROPS.index(one.prop)}" x="{one.x:g}" y="{one.y:g}"'
        f' width="{across}" height="{down}"{one.shape}>{_said(one.said)}</object>\n'
    )


def _props() -> str:
    tiles = "".join(
        f'<tile id="{number}"><properties><property name="kind" value="{name}"/>'
        f'{_looks(name)}</properties><image source="{name.replace(" ", "_")}.png"/></tile>\n'
        for number, name in enumerate(PROPS)
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<tileset name="props" columns="0">\n{tiles}</tileset>\n'


def _looks(name: str) -> str:
    return '<property name="looks" value="occupied"/>' if name == "bed" else ""
