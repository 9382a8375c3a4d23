"""Many pictures in one."""

from __future__ import annotations

import numpy as np
from PIL import Image

from game.view import atlas


def framed(size, box, colour):
    image = Image.new("RGBA", size)
    image.paste(colour, box)
    return image


PICTURES = {
    "small": framed((8, 8), (0, 0, 8, 8), (10, 20, 30, 255)),
    "edged": framed((32, 96), (4, 60, 20, 96), (200, 100, 0, 255)),
    "glass": framed((16, 16), (0, 0, 16, 16), (200, 100, 50, 128)),
    "empty": Image.new("RGBA", (32, 48)),
}


def test_empty_edges_are_cut_away_and_remembered():
    packed = atlas.pack(PICTURES)
    cut = packed.cuts["edged"]
    assert (cut.width, cut.height, cut.left, cut.top) == (16, 36, 4, 60)
    part = packed.pixels[cut.y : cut.y + cut.height, cut.x : cut.x + cut.width]
    assert (part == (200, 100, 0, 255)).all()


def test_colours_are_multiplied_by_alpha():
    packed = atlas.pack(PICTURES)
    cut = packed.cuts["glass"]
    assert tuple(packed.pixels[cut.y, cut.x]) == (100, 50, 25, 128)


def test_nothing_overlaps_and_everything_has_a_clear_edge():
    many = {str(n): framed((5 + n % 60, 7 + n % 90), (0, 0, 5 + n % 60, 7 + n % 90), (n % 255, 9, n // 255, 255))
            for n in range(900)}  # fmt: skip
    packed = atlas.pack(many)
    taken = np.zeros(packed.pixels.shape[:2], dtype=np.int32)
    for cut in set(packed.cuts.values()):
        taken[cut.y - 1 : cut.y + cut.height + 1, cut.x - 1 : cut.x + cut.width + 1] += 1
        inner = packed.pixels[cut.y : cut.y + cut.height, cut.x : cut.x + cut.width]
        assert (inner[..., 3] == 255).all()
    assert taken[packed.pixels[..., 3] > 0].max() == 1
    assert packed.pixels.shape[1] == atlas.WIDTH


def test_pictures_that_are_alike_lie_in_it_once_and_an_empty_one_not_at_all():
    packed = atlas.pack({**PICTURES, "twin": PICTURES["small"].copy()})
    assert packed.cuts["twin"] == packed.cuts["small"]
    assert packed.cuts["empty"] == atlas.EMPTY
