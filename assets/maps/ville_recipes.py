"""Furnishings that many homes share, as text in the notation of ``ville_notes``."""

from __future__ import annotations


def bath(
    colour: str,
    mat: str,
    extra: str = "",
    *,
    towels: str = "2,3",
    basket: str = "2,4",
    mirror: str = "mirror square",
) -> str:
    """Give sink, toilet and shower side by side along the northern wall."""
    return (
        f"{mirror} 0,-1; bathroom sink {colour} 0,0; toilet 1,0; shower {colour} 2,0; bath mat {mat} 1.9,1.2;"
        f"laundry basket {basket};"
        f"towel stand {_TOWELS.get(colour, 'blue')} {towels}; {extra}"
    )


_TOWELS = {"pink": "pink", "violet": "pink", "green": "green", "teal": "green"}
"""The towels that go with a bathroom, where it has not blue ones."""


def kitchen_row(colour: str, stove: str, units: str, x: int = 0, y: int = 0) -> str:
    """Give refrigerator, stove and sink side by side along the northern wall, from column ``x``."""
    return (
        f"refrigerator {colour} {x},{y}; cooking area {stove} {x + 1},{y}; kitchen sink {units} {x + 2},{y};"
    )


def toast(units: str, x: int, y: int = 0) -> str:
    """Give a counter with a toaster on it."""
    return f"kitchen counter {units} {x},{y}; toaster {x},{y}+24 @{x},{y + 1};"


def night(wood: str, lamp: str, x: int, y: int = 0) -> str:
    """Give a nightstand with a lamp on it."""
    return f"nightstand {wood} {x},{y}; table lamp {lamp} {x},{y}+21;"


def table_for_two(wood: str, cloth: str, seats: str, x: float, y: float) -> str:
    """Give a small table with a chair west and east of it."""
    chairs = f"chair {wood} {seats}".strip()
    return f"kitchen table {wood} {cloth} {x},{y}; {chairs} right {x - 1},{y}; {chairs} left {x + 1},{y};"


def long_table(wood: str, cloth: str, seats: str, x: float, y: float) -> str:
    """Give a long table with two chairs north and two south of it."""
    chairs = f"chair {wood} {seats}".strip()
    return (
        f"dining table {wood} {cloth} {x},{y}; {chairs} down {x},{y - 1} {x + 1},{y - 1};"
        f"{chairs} up {x},{y + 1} {x + 1},{y + 1};"
    )


def study(wood: str, seat: str, x: float, y: float = 0) -> str:
    """Give a desk with its chair."""
    return f"desk {wood} {x},{y}; {f'chair {wood} {seat}'.strip()} up {x},{y + 1};"


def cafe_table(table: str, chairs: str, x: float, y: float) -> str:
    """Give a table between two chairs; the guests sit on the chairs."""
    return f"{table} {x},{y}; {chairs} right {x - 1},{y}; {chairs} left {x + 1},{y};"
