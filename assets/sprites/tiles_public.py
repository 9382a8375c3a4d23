"""The things of pub, cafe, college and shops: one sprite a kind of object."""

from __future__ import annotations

from tiles_sketch import METAL, PALE_WOOD, WOOD, Sketch

TALL = (
    "blackboard", "bookshelf", "microphone", "supply store product shelf", "pharmacy store shelf",
    "grocery store shelf", "piano", "classroom podium",
)  # fmt: skip
"""Kinds whose upper tiles cover what is behind them and whose lower tiles are the object."""

GOODS = {
    "supply store product shelf": ("steel", "amber", "slate", "red", "blue", "cream"),
    "pharmacy store shelf": ("white", "ice", "jade", "mist", "sky", "rose"),
    "grocery store shelf": ("coral", "gold", "lime", "peach", "moss", "violet"),
}
"""Colours of what is on the shelves of the shops."""


def blackboard() -> Sketch:
    """Draw a blackboard with formulas, on legs."""
    tile = Sketch(2, 2).shadow(4, 54, 56, 9).box(7, 40, 4, 22, "walnut").box(53, 40, 4, 22, "walnut")
    tile.raised(1, 10, 62, 36, WOOD).box(4, 13, 56, 29, "forest").box(4, 13, 56, 1, "ink")
    for x, y, width in ((8, 18, 18), (8, 23, 12), (8, 28, 22), (36, 18, 8), (34, 33, 20)):
        tile.box(x, y, width, 1, "mist")
    tile.line(36, 29, 42, 22, "mist").line(42, 22, 48, 28, "mist").line(48, 28, 54, 19, "butter")
    return tile.box(18, 42, 6, 2, "white").box(40, 42, 5, 2, "butter")


def bookshelf() -> Sketch:
    """Draw a wide shelf full of books."""
    tile = Sketch(2, 2).shadow(1, 54, 62, 9).raised(1, 3, 62, 58, WOOD)
    colours = ("red", "denim", "rust", "forest", "plum", "cream", "teal")
    for row in range(3):
        y = 8 + row * 17
        tile.box(4, y, 56, 14, "bark")
        for book in range(14):
            cut = (book * 3 + row * 2) % 4
            tile.box(5 + book * 4, y + 1 + cut, 3, 13 - cut, colours[(book * 2 + row * 3) % 7])
            tile.box(5 + book * 4, y + 3 + cut, 3, 1, "straw")
    return tile


def store_shelf(goods: tuple[str, ...]) -> Sketch:
    """Draw a shop's shelf with goods in these colours."""
    tile = Sketch(2, 2).shadow(1, 54, 62, 9).raised(1, 12, 62, 49, "night steel silver slate")
    for row in range(3):
        y = 16 + row * 15
        tile.box(4, y, 56, 11, "night").box(3, y + 11, 58, 3, "mist")
        for item in range(7):
            tall = 5 + (item * 2 + row) % 5
            x, name = 5 + item * 8, goods[(item + 2 * row) % len(goods)]
            tile.box(x, y + 11 - tall, 6, tall, name).box(x, y + 11 - tall, 6, 1, "white").box(
                x + 1, y + 14 - tall, 4, 1, "ink"
            )
    return tile


def shop_counter(tones: str, sign: str) -> Sketch:
    """Draw one stretch of a shop's counter with its till; ``sign`` colours its front."""
    tile = Sketch().raised(0, 2, 32, 15, tones).box(0, 17, 32, 14, "walnut").box(2, 19, 28, 10, sign)
    tile.box(2, 19, 28, 1, "white").box(0, 31, 32, 1, "umber")
    return (
        tile.raised(8, 3, 14, 11, "ink slate steel night")
        .box(10, 5, 10, 3, "lime")
        .box(10, 10, 2, 2, "mist")
        .box(14, 10, 2, 2, "mist")
    )


def behind_counter(base: str, stripe: str, mark: str) -> Sketch:
    """Draw the mat behind a counter, where the one who serves stands."""
    tile = Sketch().box(1, 4, 30, 25, stripe).box(2, 5, 28, 23, base)
    for y in range(8, 27, 5):
        tile.box(4, y, 24, 2, stripe)
    return tile.raised(10, 10, 12, 12, f"ink {mark} white {stripe}")


def bar_seating() -> Sketch:
    """Draw a bar stool with a red seat beside a beer on a small round table."""
    tile = (
        Sketch()
        .shadow(2, 22, 28, 10)
        .box(7, 18, 3, 12, "night")
        .oval(1, 8, 15, 12, "wine")
        .oval(2, 8, 13, 9, "coral")
    )
    tile.box(22, 16, 3, 14, "umber").oval(15, 6, 16, 13, "umber").oval(16, 6, 14, 10, "pine")
    return tile.raised(20, 3, 6, 9, "rust gold butter amber").box(20, 2, 6, 3, "white")


def cafe_seating() -> Sketch:
    """Draw a small table with two cups and a chair on either side."""
    tile = Sketch(2, 1).shadow(3, 21, 58, 11)
    for x in (2, 48):
        tile.raised(x, 5, 14, 13, "umber jade lime teal").box(x + 2, 18, 3, 11, "umber").box(
            x + 9, 18, 3, 11, "umber"
        )
    tile.box(30, 18, 4, 12, "umber").oval(15, 4, 34, 20, "umber").oval(16, 4, 32, 17, "shell").oval(
        18, 5, 24, 11, "white"
    )
    return (
        tile.oval(21, 9, 8, 6, "coral")
        .oval(22, 9, 6, 4, "umber")
        .oval(36, 10, 8, 6, "sky")
        .oval(37, 10, 6, 4, "umber")
    )


def microphone() -> Sketch:
    """Draw a microphone on a stand."""
    tile = (
        Sketch(1, 2)
        .shadow(7, 54, 19, 8)
        .box(15, 24, 2, 34, "steel")
        .oval(9, 54, 14, 7, "night")
        .oval(10, 54, 12, 4, "slate")
    )
    return (
        tile.oval(11, 13, 10, 13, "ink")
        .oval(12, 14, 8, 10, "steel")
        .box(13, 16, 2, 4, "mist")
        .box(12, 24, 8, 2, "gold")
    )


def piano() -> Sketch:
    """Draw an upright piano with its stool."""
    tile = (
        Sketch(2, 2)
        .shadow(1, 50, 62, 12)
        .raised(2, 10, 60, 40, "bark umber walnut bark")
        .box(4, 11, 56, 3, "oak")
    )
    tile.raised(20, 18, 24, 14, "bark shell white dune").box(23, 22, 8, 1, "ink").box(
        33, 24, 8, 1, "ink"
    ).box(2, 37, 60, 9, "white")
    for x in range(4, 62, 5):
        tile.box(x, 37, 1, 9, "silver").box(x + 2, 37, 2, 5, "ink")
    return tile.box(2, 46, 60, 2, "umber").raised(22, 51, 20, 11, "bark red coral wine")


def podium() -> Sketch:
    """Draw a speaker's desk with notes."""
    tile = (
        Sketch(1, 2)
        .shadow(2, 54, 28, 9)
        .raised(5, 32, 22, 29, WOOD)
        .polygon([(3, 34), (6, 20), (26, 20), (29, 34)], "umber")
    )
    tile.polygon([(5, 33), (8, 21), (24, 21), (27, 33)], "honey").box(11, 23, 10, 8, "white").box(
        12, 25, 7, 1, "silver"
    )
    return tile.box(12, 28, 6, 1, "silver").raised(11, 42, 10, 10, "walnut gold butter amber")


def student_seating() -> Sketch:
    """Draw a student's desk with a book, and its chair."""
    tile = (
        Sketch()
        .shadow(3, 23, 26, 9)
        .raised(2, 3, 28, 15, PALE_WOOD)
        .box(4, 18, 2, 10, "night")
        .box(26, 18, 2, 10, "night")
    )
    return (
        tile.raised(8, 6, 15, 9, "slate white white mist")
        .box(15, 6, 1, 9, "silver")
        .raised(9, 20, 14, 10, "navy blue sky denim")
    )


def library_table() -> Sketch:
    """Draw a reading table with a green lamp and open books."""
    tile = (
        Sketch(2, 1)
        .shadow(2, 21, 60, 11)
        .box(5, 22, 4, 9, "umber")
        .box(55, 22, 4, 9, "umber")
        .raised(1, 4, 62, 20, WOOD)
    )
    tile.raised(27, 5, 10, 5, "forest jade lime teal").box(31, 10, 2, 6, "gold")
    for x in (7, 43):
        tile.raised(x, 10, 14, 9, "slate white white mist").box(x + 7, 10, 1, 9, "silver")
    return tile


def pool_table() -> Sketch:
    """Draw a pool table with balls and a cue, three tiles by two."""
    tile = (
        Sketch(3, 2)
        .shadow(3, 48, 92, 15)
        .raised(2, 4, 92, 56, WOOD)
        .raised(7, 9, 82, 42, "forest jade jade teal")
    )
    for x in (8, 45, 82):
        tile.oval(x, 9, 7, 6, "ink").oval(x, 45, 7, 6, "ink")
    balls = ("gold", "blue", "coral", "violet", "peach", "wine")
    for index, (column, row) in enumerate(((0, 0), (1, -1), (1, 1), (2, -2), (2, 0), (2, 2))):
        tile.oval(58 + column * 6, 27 + row * 4, 6, 6, balls[index])
    return tile.oval(26, 27, 6, 6, "white").line(12, 42, 40, 36, "straw", 2)


def sprites() -> dict[str, Sketch]:
    """Draw the things of the public places, by kind."""
    drawn = {name: store_shelf(goods) for name, goods in GOODS.items()}
    return drawn | {
        "blackboard": blackboard(), "bookshelf": bookshelf(), "microphone": microphone(), "piano": piano(),
        "classroom podium": podium(), "classroom student seating": student_seating(),
        "library table": library_table(), "pool table": pool_table(),
        "bar customer seating": bar_seating(), "cafe customer seating": cafe_seating(),
        "supply store counter": shop_counter(WOOD, "amber"),
        "grocery store counter": shop_counter(PALE_WOOD, "moss"),
        "pharmacy store counter": shop_counter(METAL, "sky"),
        "behind the bar counter": behind_counter("wine", "umber", "gold"),
        "behind the cafe counter": behind_counter("teal", "forest", "cream"),
        "behind the supply store counter": behind_counter("walnut", "umber", "amber"),
        "behind the grocery counter": behind_counter("leaf", "forest", "coral"),
        "behind the pharmacy counter": behind_counter("denim", "navy", "white"),
    }  # fmt: skip
