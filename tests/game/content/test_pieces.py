"""What stands on the map: tall tiles, pictures with looks and frames, and whom they belong to."""

from __future__ import annotations

import pytest
from PIL import Image

from game.content.tiled import load_town, maze_digest
from game.content.town_error import MapError
from game.world.geometry import Tile
from game.world.maze import Stance
from tests.game.content.small_town import MAP, changed, layer, region, write_town

WALLS = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="walls" tilewidth="32" tileheight="96" tilecount="2" columns="2">
 <image source="walls.png" width="64" height="96"/>
 <tile id="0"><properties><property name="name" value="rose window"/>
 <property name="lit" type="int" value="1"/></properties></tile>
</tileset>
"""

PROPS = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="props" tilewidth="64" tileheight="64" tilecount="3" columns="0">
 <tile id="0"><properties><property name="name" value="bed pine"/><property name="kind" value="bed"/>
 <property name="looks" value="occupied"/><property name="shadow" value="box"/></properties>
 <image source="props/bed_pine.png" width="32" height="64"/></tile>
 <tile id="3"><properties><property name="name" value="rug"/><property name="flat" type="bool" value="true"/></properties>
 <image source="props/rug.png" width="64" height="32"/></tile>
 <tile id="7"><properties><property name="name" value="lamp"/><property name="light" value="lamp"/>
 <property name="sways" type="bool" value="true"/></properties><image source="props/lamp.png" width="16" height="40"/></tile>
</tileset>
"""

COLOURS = {
    "bed_pine": "red",
    "bed_pine@occupied": "blue",
    "bed_pine@occupied~1": "navy",
    "rug": "green",
    "lamp": "white",
}
SIZES = {"rug": (64, 32), "lamp": (16, 40)}

NO_CELLS = ["0,0,0,0,0,0,0,0"] * 6


def thing(number, gid, place, size, inner="", **attributes):
    (x, y), (across, down) = place, size
    more = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return (
        f'<object id="{number}" gid="{gid}" x="{x}" y="{y}" width="{across}" height="{down}"{more}>'
        f"<properties>{inner}</properties></object>"
    )


def property_(name, value, kind="string"):
    return f'<property name="{name}" type="{kind}" value="{value}"/>'


def furnished(things="", upright="", text=MAP):
    """Give the small town's map with an upright layer and one of things."""
    text = changed(
        '<tileset firstgid="1" source="tiles.tsx"/>',
        '<tileset firstgid="1" source="tiles.tsx"/><tileset firstgid="5" source="walls.tsx"/>'
        '<tileset firstgid="7" source="props.tsx"/>',
        text,
    )
    walls = layer(20, "walls", upright or ",\n".join(NO_CELLS), None).replace(
        '">', '"><properties><property name="upright" type="bool" value="true"/></properties>', 1
    )
    group = (
        '<objectgroup id="21" name="furniture"><properties><property name="holds" value="things"/></properties>'
        f"{things}</objectgroup>"
    )
    return text.replace("</map>", walls + group + "</map>")


def write(folder, text, props=PROPS, walls=WALLS):
    write_town(folder, text)
    (folder / "walls.tsx").write_text(walls, "utf-8")
    (folder / "props.tsx").write_text(props, "utf-8")
    sheet = Image.new("RGBA", (64, 96), "gray")
    sheet.paste("yellow", (32, 0, 64, 96))
    sheet.save(folder / "walls.png")
    (folder / "props").mkdir(exist_ok=True)
    for name, colour in COLOURS.items():
        size = SIZES.get(name, (32, 64))
        Image.new("RGBA", size, colour).save(folder / "props" / f"{name}.png")
    return folder


BED = thing(1, 7, (160, 96), (32, 64))
RUG = thing(2, 10, (128.4, 96), (64, 32))
LAMP = thing(3, 14, (200, 60), (16, 40), property_("lift", 14, "int"))


def test_a_tall_tile_stands_on_its_cell_and_has_a_twin_with_light(tmp_path):
    rows = [*NO_CELLS[:4], "0,0,5,0,0,0,0,0", NO_CELLS[5]]
    town = load_town(write(tmp_path / "town", furnished(upright=",\n".join(rows))))
    (wall,) = town.pieces
    assert (wall.left, wall.top, wall.base, wall.flat) == (64, 160 - 96, 160, False)
    assert wall.prop == "rose window"
    assert town.pictures[wall.picture].size == (32, 96)
    (lit,) = wall.looks["lit"]
    assert town.pictures[lit].getpixel((0, 0)) == (255, 255, 0, 255)
    assert [one.name for one in town.layers] == ["ground", "roof"]


def test_a_picture_has_the_looks_and_frames_that_lie_beside_it(tmp_path):
    (bed,) = load_town(write(tmp_path / "town", furnished(BED))).pieces
    assert (bed.left, bed.top, bed.base) == (160, 32, 96)
    assert (bed.prop, bed.kind, bed.shadow) == ("bed pine", "bed", "box")
    assert bed.looks == {
        "": ("props/bed_pine",),
        "occupied": ("props/bed_pine@occupied", "props/bed_pine@occupied~1"),
    }
    assert bed.picture == bed.looks[""][0]


def test_a_picture_shows_the_object_of_its_kind_at_its_foot(tmp_path):
    bed, far = load_town(write(tmp_path / "town", furnished(BED + thing(2, 7, (0, 190), (32, 64))))).pieces
    assert bed.object == "w:home:room:bed"
    assert far.object == ""


def test_a_picture_may_name_its_object(tmp_path):
    named = thing(1, 7, (0, 190), (32, 64), property_("object", "w:home:hall:sink"))
    (piece,) = load_town(write(tmp_path / "town", furnished(named))).pieces
    assert piece.object == "w:home:hall:sink"


def test_flat_pieces_come_first_and_a_lifted_one_stands_before_its_table(tmp_path):
    town = load_town(write(tmp_path / "town", furnished(LAMP + BED + RUG)))
    assert [(one.prop, one.base) for one in town.pieces] == [("rug", 96), ("lamp", 74), ("bed pine", 96)]
    rug, lamp, _ = town.pieces
    assert rug.flat
    assert rug.left == 128
    assert (lamp.top, lamp.light, lamp.sways) == (20, "lamp", True)
    assert {image.mode for image in town.pictures.values()} == {"RGBA"}


def test_a_turned_picture_is_turned_with_all_its_looks(tmp_path):
    mirrored = thing(1, 7 | 1 << 31, (160, 96), (32, 64))
    (bed,) = load_town(write(tmp_path / "town", furnished(mirrored))).pieces
    assert bed.looks["occupied"] == ("props/bed_pine@occupied|h", "props/bed_pine@occupied~1|h")


def test_hidden_things_and_layers_are_left_out(tmp_path):
    text = furnished(BED.replace("<object ", '<object visible="0" '))
    assert load_town(write(tmp_path / "one", text)).pieces == ()
    text = furnished(BED).replace('name="furniture"', 'name="furniture" visible="0"')
    assert load_town(write(tmp_path / "two", text)).pieces == ()


def test_an_object_says_how_it_is_used_on_each_of_its_tiles_and_no_digest_changes(tmp_path):
    plain = load_town(write_town(tmp_path / "plain"))
    text = changed('kind" value="bed"/>', 'kind" value="bed"/><property name="pose" value="sleep"/>')
    end = text.index("</objectgroup>", text.index('name="objects"'))
    more = region(9, "bed", (7, 1, 1, 1), address="w:home:room:bed", kind="bed", capacity=1, facing="west")
    posed = load_town(write_town(tmp_path / "posed", text))
    assert posed.maze.objects["w:home:room:bed"].pose == "sleep"
    assert posed.maze.objects["w:home:hall:sink"].pose == ""
    assert maze_digest(posed.maze) == maze_digest(plain.maze)
    two = load_town(write_town(tmp_path / "two", text[:end] + more + text[end:]))
    bed = two.maze.objects["w:home:room:bed"]
    assert bed.stance_at(Tile(7, 1)) == Stance("", "west")
    assert bed.stance_at(Tile(5, 2)) == Stance("sleep", "")


FAULTS = {
    "resized": (thing(1, 7, (160, 96), (64, 64)), "thing-resized"),
    "turned": (thing(1, 7, (160, 96), (32, 64), rotation="45"), "thing-shape"),
    "no picture": ('<object id="1" x="1" y="1" width="5" height="5"/>', "thing-shape"),
    "gap of the collection": (thing(1, 8, (160, 96), (32, 64)), "thing-unknown-tile"),
    "beyond": (thing(1, 700, (160, 96), (32, 64)), "thing-unknown-tile"),
    "off the map": (thing(1, 7, (900, 96), (32, 64)), "thing-place"),
    "lift": (thing(1, 7, (160, 96), (32, 64), property_("lift", "high")), "thing-lift"),
    "misspelt": (thing(1, 7, (160, 96), (32, 64), property_("lifted", 3, "int")), "thing-property"),
    "no bool": (thing(1, 7, (160, 96), (32, 64), property_("flat", "maybe")), "piece-property"),
    "no such light": (thing(1, 7, (160, 96), (32, 64), property_("light", "sun")), "piece-property"),
}


@pytest.mark.parametrize("name", sorted(FAULTS))
def test_a_faulty_thing_is_refused_with_its_rule(tmp_path, name):
    text, rule = FAULTS[name]
    with pytest.raises(MapError) as caught:
        load_town(write(tmp_path / "town", furnished(text)))
    assert caught.value.rule == rule
    assert "\n" not in str(caught.value)


def test_a_tall_tile_in_a_flat_layer_and_a_picture_in_any_are_refused(tmp_path):
    for gid, rule in (("5", "cell-tall"), ("7", "cell-picture")):
        text = (
            furnished()
            .replace('value="true"', 'value="false"')
            .replace(
                '<property name="upright"',
                '<property name="z" type="int" value="3"/><property name="upright"',
            )
        )
        start = text.index('name="walls"')
        text = text[:start] + text[start:].replace("0,0", f"{gid},0", 1)
        with pytest.raises(MapError) as caught:
            load_town(write(tmp_path / rule, text))
        assert (caught.value.rule, caught.value.layer) == (rule, "walls")


@pytest.mark.parametrize(
    ("name", "size", "rule"),
    [
        ("bed_pine@occupied", (32, 32), "look-size"),
        ("bed_pine@occupied~3", (32, 64), "look-frames"),
        ("bed_pine", (600, 600), "picture-size"),
    ],
)
def test_a_faulty_picture_is_refused(tmp_path, name, size, rule):
    folder = write(tmp_path / "town", furnished(BED))
    Image.new("RGBA", size).save(folder / "props" / f"{name}.png")
    with pytest.raises(MapError) as caught:
        load_town(folder)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("props/bed_pine.png", "../../../../etc/hostname", "source-outside"),
        ("props/bed_pine.png", "props/gone.png", "source-missing"),
        ("props/bed_pine.png", "props.tsx", "picture-unreadable"),
        ('columns="0">', 'columns="0"><tileoffset x="4" y="0"/>', "tileset-offset"),
        ('id="3"', 'id="-3"', "number"),
        ('value="true"', 'value="7"', "property-type"),
    ],
)
def test_a_faulty_collection_is_refused(tmp_path, old, new, rule):
    with pytest.raises(MapError) as caught:
        load_town(write(tmp_path / "town", furnished(BED), props=PROPS.replace(old, new, 1)))
    assert caught.value.rule == rule
