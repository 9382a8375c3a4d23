from __future__ import annotations

import base64
import gzip
import re
import struct
import zlib

import numpy as np
import pytest
from PIL import Image

from game.content.tiled import load_town
from game.world.geometry import Tile
from game.world.norms import Norm, Privacy
from tests.game.content.small_town import GROUND, MAP, ROOF, atlas, changed, write_town


def cells_of(text):
    return [int(cell) for cell in text.split(",")]


def packed(numbers, packing):
    raw = struct.pack(f"<{len(numbers)}I", *numbers)
    data = {"": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw, mtime=0)}[packing]
    return base64.b64encode(data).decode()


def test_a_small_town_loads_with_all_its_places(tmp_path):
    town = load_town(write_town(tmp_path / "town"))
    maze = town.maze
    assert (maze.name, maze.width, maze.height) == ("w", 8, 6)
    assert maze.sectors() == ("w:home",)
    assert list(maze.arenas) == ["w:home:hall", "w:home:room"]
    assert maze.objects["w:home:room:bed"].tiles == (Tile(5, 1), Tile(5, 2))
    assert maze.spawns == {"Ann": Tile(6, 2), "Bo": Tile(6, 1)}
    assert maze.visitor_spawn == Tile(1, 1)
    assert maze.norm_of("w:home:room") == Norm(480, 1200, 3)
    assert maze.norm_of("w:home:hall:sink") == Norm(capacity=1, privacy=Privacy.PRIVATE)


def test_layers_come_lowest_first_and_collision_is_not_drawn(tmp_path):
    town = load_town(write_town(tmp_path / "town"))
    assert [(layer.name, layer.z) for layer in town.layers] == [("ground", 0), ("roof", 20)]
    used = {int(gid) for layer in town.layers for gid in layer.gids.flat} - {0}
    assert used == set(town.images)
    assert all(image.size == (32, 32) and image.mode == "RGBA" for image in town.images.values())


def test_a_hidden_layer_is_not_drawn(tmp_path):
    text = changed('name="roof" ', 'name="roof" visible="0" ')
    assert [layer.name for layer in load_town(write_town(tmp_path / "town", text)).layers] == ["ground"]


def test_layers_in_a_group_are_found(tmp_path):
    text = changed('<layer id="2"', '<group id="9" name="upper"><layer id="2"')
    start = text.index('name="roof"')
    end = text.index("</layer>", start) + len("</layer>")
    text = text[:end] + "</group>" + text[end:]
    assert [layer.name for layer in load_town(write_town(tmp_path / "town", text)).layers] == [
        "ground",
        "roof",
    ]


@pytest.mark.parametrize("flags", range(8))
def test_every_flip_is_pixel_exact(tmp_path, flags):
    cell = 3 | (flags << 29)
    text = changed(ROOF, str(cell) + ROOF[1:])
    town = load_town(write_town(tmp_path / "town", text))
    roof = next(layer for layer in town.layers if layer.name == "roof")
    drawn = np.asarray(town.images[int(roof.gids[0, 0])])
    wanted = np.asarray(atlas().crop((64, 0, 96, 32)))
    if flags & 1:
        wanted = wanted.transpose(1, 0, 2)
    if flags & 4:
        wanted = wanted[:, ::-1]
    if flags & 2:
        wanted = wanted[::-1]
    assert np.array_equal(drawn, wanted)


@pytest.mark.parametrize("packing", ["", "zlib", "gzip"])
def test_every_packing_gives_the_same_town(tmp_path, packing):
    plain = load_town(write_town(tmp_path / "plain"))
    named = f' compression="{packing}"' if packing else ""
    data = f'<data encoding="base64"{named}>\n{packed(cells_of(GROUND), packing)}\n</data>'
    text = changed(f'<data encoding="csv">\n{GROUND}\n</data>', data)
    other = load_town(write_town(tmp_path / "packed", text))
    assert np.array_equal(plain.layers[0].gids, other.layers[0].gids)
    assert plain.digest == other.digest


def test_the_digest_follows_what_the_simulation_notices_and_nothing_else(tmp_path):
    first = load_town(write_town(tmp_path / "a")).digest
    repainted = load_town(write_town(tmp_path / "b", changed(GROUND, "2" + GROUND[1:]))).digest
    moved = load_town(write_town(tmp_path / "c", changed('x="192" y="64"', 'x="192" y="0"'))).digest
    assert first == repainted
    assert first != moved


def test_an_animated_tile_brings_its_frames(tmp_path):
    frames = '<tile id="0"><animation><frame tileid="0" duration="100"/><frame tileid="3" duration="250"/>'
    folder = write_town(tmp_path / "town")
    text = (
        (folder / "tiles.tsx")
        .read_text("utf-8")
        .replace("</tileset>", f"{frames}</animation></tile></tileset>")
    )
    (folder / "tiles.tsx").write_text(text, "utf-8")
    town = load_town(folder)
    gid = int(town.layers[0].gids[0, 0])
    assert [duration for _, duration in town.animations[gid]] == [100, 250]
    assert all(frame in town.images for frame, _ in town.animations[gid])
    last = town.images[town.animations[gid][1][0]]
    assert last.tobytes() == atlas().crop((96, 0, 128, 32)).tobytes()


def test_loading_writes_nothing(tmp_path):
    folder = write_town(tmp_path / "town")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    load_town(folder)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


def test_an_arena_of_several_rectangles_is_one_arena(tmp_path):
    text = changed("w:home:hall", "w:home:room", MAP)
    text = changed('<property name="privacy" value="private"/>', "", text)
    hours = '<property name="opens" value="08:00"/><property name="closes" value="20:00"/>'
    hours += '<property name="capacity" type="int" value="3"/>'
    text = changed('value="w:home:room"/></properties>', f'value="w:home:room"/>{hours}</properties>', text)
    text = changed("w:home:hall:sink", "w:home:room:sink", text)
    town = load_town(write_town(tmp_path / "town", text))
    assert list(town.maze.arenas) == ["w:home:room"]
    assert len(town.maze.arenas["w:home:room"].tiles) == 16


def test_a_picture_that_is_no_multiple_of_a_tile_keeps_its_whole_tiles(tmp_path):
    folder = write_town(tmp_path / "town")
    wide = Image.new("RGBA", (140, 40), (0, 0, 0, 0))
    wide.paste(atlas(), (0, 0))
    wide.save(folder / "tiles.png")
    assert load_town(folder).images


def test_places_that_are_only_drawn_and_named_have_the_addresses_of_what_they_lie_in(tmp_path):
    said = load_town(write_town(tmp_path / "said", MAP))
    plain = re.sub(r'<property name="(address|role)" value="[^"]*"/>', "", MAP)
    assert "w:home" not in plain
    drawn = load_town(write_town(tmp_path / "drawn", plain))
    assert list(drawn.maze.objects) == ["w:home:hall:sink", "w:home:room:bed"]
    assert drawn.digest == said.digest


def test_two_rectangles_of_one_name_in_one_sector_are_one_arena(tmp_path):
    plain = re.sub(r'<property name="(address|opens|closes|capacity|privacy)"[^>]*/>', "", MAP)
    town = load_town(write_town(tmp_path / "town", plain.replace('name="hall"', 'name=" room "')))
    assert list(town.maze.arenas) == ["w:home:room"]
    assert list(town.maze.objects) == ["w:home:room:bed", "w:home:room:sink"]
