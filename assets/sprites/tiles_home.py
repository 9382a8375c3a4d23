"""The furniture of homes: one sprite a kind of object. The first row of a tall one is above its tile."""

from __future__ import annotations

from tiles_sketch import METAL, PALE_WOOD, PORCELAIN, WOOD, Sketch

TALL = ("closet", "shelf", "refrigerator", "shower", "easel", "harp", "game console")
"""Kinds whose upper tile covers what is behind them and whose lower tile is the object."""


def bed(width: int = 1) -> Sketch:
    """Draw a bed, two tiles long, for one or (two tiles wide) for two."""
    tile = Sketch(width, 2)
    across = 32 * width
    tile.raised(2, 1, across - 4, 62, WOOD).box(5, 8, across - 10, 50, "shell")
    for place in range(width):
        tile.raised(6 + 32 * place, 9, 20, 12, "silver white white mist")
    tile.raised(4, 24, across - 8, 35, "navy blue sky denim").box(5, 25, across - 10, 5, "foam")
    for y in range(34, 56, 7):
        tile.box(6, y, across - 12, 1, "denim")
    return tile


def closet() -> Sketch:
    """Draw a wardrobe with two doors."""
    tile = Sketch(1, 2).shadow(1, 54, 31, 9).raised(2, 6, 28, 54, WOOD).box(3, 7, 26, 4, "honey")
    tile.raised(4, 13, 12, 42, "walnut pine honey oak").raised(16, 13, 12, 42, "walnut pine honey oak")
    return (
        tile.box(13, 33, 2, 4, "gold")
        .box(17, 33, 2, 4, "gold")
        .box(4, 58, 4, 4, "umber")
        .box(24, 58, 4, 4, "umber")
    )


def desk() -> Sketch:
    """Draw a desk with papers, a lamp and a chair's back."""
    tile = Sketch(2, 1).shadow(2, 22, 60, 10).raised(1, 3, 62, 17, PALE_WOOD).raised(1, 19, 62, 9, WOOD)
    tile.box(8, 7, 11, 9, "white").box(9, 9, 8, 1, "silver").box(9, 11, 6, 1, "silver").box(
        22, 8, 10, 8, "mist"
    )
    tile.raised(50, 5, 8, 7, "rust gold butter amber").box(53, 12, 2, 4, "slate").raised(
        24, 22, 16, 9, "umber red coral wine"
    )
    return tile


def computer_desk() -> Sketch:
    """Draw a desk with a wide screen and a keyboard."""
    tile = Sketch(2, 1).shadow(2, 22, 60, 10).raised(1, 5, 62, 16, PALE_WOOD).raised(1, 20, 62, 9, WOOD)
    tile.raised(18, 1, 28, 13, "ink sky ice blue").box(29, 14, 6, 2, "night").raised(20, 16, 24, 5, METAL)
    return tile.raised(6, 8, 7, 11, "ink night slate ink").raised(48, 14, 5, 5, PORCELAIN)


def computer() -> Sketch:
    """Draw a computer on a small table, with two loudspeakers for a streamer."""
    tile = (
        Sketch()
        .shadow(2, 22, 28, 10)
        .raised(1, 12, 30, 17, PALE_WOOD)
        .raised(5, 1, 22, 16, "ink violet lilac plum")
    )
    return (
        tile.box(8, 4, 12, 2, "foam")
        .box(8, 8, 8, 2, "blush")
        .raised(7, 20, 18, 5, METAL)
        .box(13, 17, 6, 2, "night")
    )


def shelf() -> Sketch:
    """Draw a shelf with books and a plant."""
    tile = Sketch(1, 2).shadow(1, 54, 31, 9).raised(2, 8, 28, 53, WOOD)
    colours = ("coral", "blue", "gold", "jade", "lilac", "cream")
    for row in range(3):
        y = 13 + row * 16
        tile.box(5, y, 22, 13, "umber")
        for book in range(5):
            tile.box(
                6 + book * 4,
                y + 2 + (book + row) % 3,
                3,
                11 - (book + row) % 3,
                colours[(book + 2 * row) % 6],
            )
    return tile.oval(11, 0, 10, 9, "leaf").oval(12, 0, 6, 5, "moss").box(13, 6, 6, 4, "rust")


def refrigerator() -> Sketch:
    """Draw a refrigerator with two doors."""
    tile = Sketch(1, 2).shadow(1, 54, 31, 9).raised(3, 8, 26, 53, PORCELAIN).box(4, 28, 24, 2, "steel")
    tile.box(6, 14, 2, 10, "steel").box(6, 34, 2, 14, "steel").box(16, 13, 6, 5, "butter").box(
        15, 34, 5, 5, "blush"
    )
    return tile.box(5, 60, 5, 2, "night").box(22, 60, 5, 2, "night")


def cooking_area() -> Sketch:
    """Draw a stove with four rings and a pan."""
    tile = Sketch().raised(1, 1, 30, 30, PORCELAIN).box(3, 4, 26, 15, "night")
    for x, y in ((5, 5), (18, 5), (5, 12), (18, 12)):
        tile.oval(x, y, 8, 6, "slate").oval(x + 1, y + 1, 6, 4, "coral")
    tile.oval(16, 3, 12, 9, "ink").oval(18, 4, 8, 6, "steel").raised(5, 21, 22, 8, "slate night slate ink")
    return tile.box(7, 20, 3, 1, "coral").box(14, 20, 3, 1, "ink").box(22, 20, 3, 1, "ink")


def kitchen_sink() -> Sketch:
    """Draw a sink in a worktop."""
    tile = Sketch().raised(1, 1, 30, 19, "walnut cream shell dune").raised(1, 19, 30, 12, WOOD)
    tile.raised(5, 6, 22, 11, "slate silver steel mist").box(8, 9, 16, 6, "ice").box(
        15, 2, 3, 8, "steel"
    ).box(15, 2, 3, 1, "white")
    return tile.box(15, 22, 2, 7, "umber").box(11, 24, 2, 2, "gold").box(19, 24, 2, 2, "gold")


def toaster() -> Sketch:
    """Draw a toaster with bread on a worktop."""
    tile = Sketch().raised(1, 1, 30, 19, "walnut cream shell dune").raised(1, 19, 30, 12, WOOD)
    tile.box(10, 2, 5, 6, "pine").box(17, 2, 5, 6, "pine").raised(6, 5, 20, 12, METAL).box(
        8, 7, 16, 2, "night"
    )
    return tile.box(26, 9, 2, 4, "ink").box(15, 22, 2, 7, "umber")


def bathroom_sink() -> Sketch:
    """Draw a wash basin with a mirror."""
    tile = Sketch().raised(5, 0, 22, 12, "slate ice foam sky").shadow(6, 25, 20, 7)
    return (
        tile.box(13, 22, 6, 9, "silver")
        .raised(3, 12, 26, 13, PORCELAIN)
        .oval(7, 15, 18, 8, "ice")
        .box(15, 11, 3, 6, "steel")
    )


def toilet() -> Sketch:
    """Draw a toilet seen from above, cistern to the wall."""
    tile = (
        Sketch()
        .shadow(6, 24, 21, 8)
        .raised(6, 1, 20, 10, PORCELAIN)
        .oval(6, 9, 20, 21, "slate")
        .oval(7, 9, 18, 20, "white")
    )
    return tile.oval(10, 13, 12, 13, "silver").oval(11, 15, 10, 10, "ice").box(14, 3, 4, 2, "steel")


def shower() -> Sketch:
    """Draw a shower tray with a glass screen."""
    tile = Sketch(1, 2).raised(1, 32, 30, 31, PORCELAIN).oval(13, 50, 6, 5, "slate").box(3, 8, 26, 30, "foam")
    tile.box(3, 8, 26, 2, "steel").box(3, 8, 1, 50, "steel").box(28, 8, 1, 50, "steel").box(
        15, 11, 2, 6, "slate"
    )
    tile.oval(11, 15, 10, 5, "steel")
    for x, y in ((11, 23), (16, 22), (20, 25), (13, 31), (18, 34), (12, 41), (20, 43)):
        tile.box(x, y, 1, 4, "sky")
    return tile


def easel() -> Sketch:
    """Draw an easel with a landscape in progress."""
    tile = Sketch(1, 2).shadow(4, 54, 24, 8)
    tile.line(16, 4, 16, 50, "walnut", 2).line(9, 36, 5, 60, "walnut", 3).line(22, 36, 26, 60, "walnut", 3)
    tile.raised(4, 12, 24, 30, "umber white white silver").box(6, 14, 20, 14, "ice").box(
        6, 26, 20, 13, "moss"
    )
    return (
        tile.oval(18, 15, 6, 6, "gold")
        .polygon([(6, 28), (13, 18), (20, 28)], "lilac")
        .box(3, 42, 26, 4, "oak")
    )


def guitar() -> Sketch:
    """Draw a guitar on its stand."""
    tile = Sketch().shadow(6, 24, 21, 8).box(14, 1, 4, 16, "umber").box(13, 0, 6, 4, "walnut")
    tile.oval(9, 11, 14, 11, "walnut").oval(7, 17, 18, 14, "walnut").oval(10, 12, 12, 9, "amber").oval(
        8, 18, 16, 12, "amber"
    )
    return tile.oval(12, 17, 8, 8, "umber").box(15, 3, 1, 22, "cream").box(12, 26, 8, 1, "umber")


def sofa(tones: str) -> Sketch:
    """Draw a sofa for two; ``tones`` is "outline base light shade"."""
    tile = Sketch(2, 1).shadow(1, 21, 62, 11).raised(1, 2, 62, 15, tones).raised(1, 9, 9, 20, tones)
    return tile.raised(54, 9, 9, 20, tones).raised(10, 13, 22, 14, tones).raised(32, 13, 22, 14, tones)


def common_table() -> Sketch:
    """Draw a low table with a bowl of fruit and a magazine."""
    tile = Sketch(2, 1).shadow(3, 20, 58, 12).box(7, 22, 4, 9, "umber").box(53, 22, 4, 9, "umber")
    tile.raised(3, 4, 58, 20, WOOD).oval(25, 7, 15, 11, "steel").oval(26, 7, 13, 8, "mist").oval(
        27, 7, 5, 5, "coral"
    )
    return (
        tile.oval(32, 7, 5, 5, "gold")
        .raised(46, 9, 10, 9, "slate rose blush plum")
        .raised(9, 8, 8, 6, PORCELAIN)
    )


def harp() -> Sketch:
    """Draw a golden harp."""
    tile = Sketch(1, 2).shadow(3, 54, 26, 9)
    for index in range(6):
        tile.line(8 + 3 * index, 12 + index, 8 + 3 * index, 56 - 5 * index, "cream")
    tile.line(5, 8, 5, 58, "rust", 4).line(4, 8, 4, 58, "gold", 2).line(5, 8, 27, 18, "rust", 5).line(
        5, 7, 27, 16, "gold", 3
    )
    return (
        tile.line(27, 16, 9, 58, "rust", 5)
        .line(26, 17, 8, 58, "gold", 2)
        .raised(2, 56, 20, 6, "walnut amber gold rust")
    )


def game_console() -> Sketch:
    """Draw a television with a console and a controller."""
    tile = (
        Sketch(1, 2)
        .shadow(1, 52, 31, 10)
        .raised(2, 42, 28, 19, WOOD)
        .raised(2, 20, 28, 23, "ink denim blue ink")
    )
    tile.box(6, 26, 6, 4, "lime").box(16, 24, 8, 3, "ice").box(6, 35, 20, 3, "jade").box(
        18, 31, 3, 3, "coral"
    )
    return (
        tile.raised(7, 46, 12, 5, "ink slate steel night")
        .box(21, 48, 6, 4, "mist")
        .box(22, 49, 1, 1, "coral")
    )


def garden(blooms: tuple[str, str], leaf: str) -> Sketch:
    """Draw a planted bed, two tiles each way, in a frame of boards."""
    tile = (
        Sketch(2, 2)
        .raised(1, 3, 62, 59, "umber walnut pine umber")
        .box(5, 7, 54, 51, "clay")
        .dots(leaf, 40, "mud", inset=6)
    )
    for row in range(4):
        for column in range(4):
            x, y = 7 + column * 13, 8 + row * 12
            tile.oval(x, y + 2, 11, 9, "forest").oval(x, y + 1, 10, 8, leaf)
            tile.box(x + 3, y + 2, 4, 4, blooms[(row + column) % 2]).box(x + 4, y + 3, 2, 2, "butter")
    return tile


def garden_chair() -> Sketch:
    """Draw a white garden chair."""
    tile = Sketch().shadow(4, 22, 24, 9).box(7, 24, 3, 7, "silver").box(22, 24, 3, 7, "silver")
    tile.raised(6, 3, 20, 12, PORCELAIN).raised(5, 14, 22, 12, PORCELAIN)
    return tile.box(11, 5, 1, 8, "silver").box(16, 5, 1, 8, "silver").box(21, 5, 1, 8, "silver")


def lifting_weight() -> Sketch:
    """Draw a bench with a loaded bar."""
    tile = (
        Sketch(2, 1)
        .shadow(4, 22, 56, 9)
        .raised(22, 4, 20, 26, "ink red coral wine")
        .box(2, 14, 60, 3, "silver")
        .box(2, 14, 60, 1, "mist")
    )
    for x in (6, 11, 48, 53):
        tile.raised(x, 6 if x in (11, 48) else 9, 5, 20 if x in (11, 48) else 14, "ink slate steel night")
    return tile


def sprites() -> dict[str, Sketch]:
    """Draw the furniture of homes, by kind; "bed double" is the bed for two."""
    return {
        "bed": bed(), "bed double": bed(2), "closet": closet(), "desk": desk(), "shelf": shelf(),
        "computer desk": computer_desk(), "computer": computer(), "refrigerator": refrigerator(),
        "cooking area": cooking_area(), "kitchen sink": kitchen_sink(), "toaster": toaster(),
        "bathroom sink": bathroom_sink(), "toilet": toilet(), "shower": shower(), "easel": easel(),
        "guitar": guitar(), "harp": harp(), "game console": game_console(), "garden chair": garden_chair(),
        "lifting weight": lifting_weight(), "common room table": common_table(),
        "common room sofa": sofa("umber coral peach red"), "library sofa": sofa("ink teal jade forest"),
        "house garden": garden(("coral", "gold"), "moss"), "dorm garden": garden(("lilac", "white"), "jade"),
        "park garden": garden(("blush", "butter"), "leaf"),
    }  # fmt: skip
