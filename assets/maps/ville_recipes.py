"""Furnishings that many homes share, as text in the notation of ``ville_notes``."""

from __future__ import annotations


def bath(colour: str, mat: str, x: int = 0, *, towels: str = "") -> str:
    """Give sink, toilet and shower side by side along the northern wall, from column ``x``."""
    rack = f"towel stand {towels or 'blue'} {x},3" if towels else ""
    return (
        f"bathroom sink {colour} {x},0; toilet {x + 1},0; shower {colour} {x + 2},0;"
        f"bath mat {mat} {x + 1.95},1.15; {rack}"
    )


def kitchen_row(colour: str, units: str, x: int, *, wall: str = "") -> str:
    """Give refrigerator, stove and sink side by side along the northern wall, from column ``x``."""
    above = f"{wall} {x + 1},-1" if wall else ""
    return f"refrigerator {colour} {x},0; cooking area {colour} {x + 1},0; kitchen sink {units} {x + 2},0; {above}"


def table_for_two(wood: str, cloth: str, x: float, y: float) -> str:
    """Give a small table with a chair west and east of it."""
    return (
        f"kitchen table {wood} {cloth} {x},{y}; chair {wood} right {x - 1},{y}; chair {wood} left {x + 1},{y}"
    )


def table_for_four(wood: str, cloth: str, x: float, y: float) -> str:
    """Give a long table with a chair at each side and two behind it."""
    return (
        f"dining table {wood} {cloth} {x},{y}; chair {wood} right {x - 1},{y}; chair {wood} left {x + 2},{y};"
        f"chair {wood} down {x},{y - 1} {x + 1},{y - 1}"
    )


def study(wood: str, x: float, y: float) -> str:
    """Give a desk with its chair."""
    return f"desk {wood} {x},{y}; chair {wood} up {x},{y + 1}"


def cafe_table(table: str, chairs: str, x: float, y: float) -> str:
    """Give a table between two chairs; the guests sit on the chairs."""
    return f"{table} {x},{y}; {chairs} right {x - 1},{y}; {chairs} left {x + 1},{y}"
