"""The stock of props: collect them from their packages, draw them, list them for Tiled."""

from __future__ import annotations

import importlib
import itertools
import re
from typing import TYPE_CHECKING

from studio.tileset import Tile, collection_xml, known, png, replace

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from studio.prop import Prop
    from studio.tileset import Known, Value

PACKAGES = ("outdoors", "masonry", "homeware", "venues")
"""The packages of props, each a folder beside this one."""


def collect(package: str, folder: Path) -> tuple[Prop, ...]:
    """Give the props of a package, sorted by name; none if it has no folder.

    Raises:
        ValueError: if two have one name.
    """
    if not (folder / package / "__init__.py").is_file():
        return ()
    props: Sequence[Prop] = getattr(importlib.import_module(package), "PROPS", ())
    names = sorted(prop.name for prop in props)
    for one, other in itertools.pairwise(names):
        if one == other:
            raise ValueError(f'{package}: two props are called "{one}": rename one of them')
    return tuple(sorted(props, key=lambda prop: prop.name))


def properties(prop: Prop) -> dict[str, Value]:
    """Give what Tiled and the game are told about a prop: only what is set."""
    frames = ",".join(f"{look}:{count}" for look, count in prop.frames)
    told: dict[str, Value] = {
        "name": prop.name, "kind": prop.kind, "looks": ",".join(prop.looks), "frames": frames,
        "shadow": prop.shadow, "flat": prop.flat, "light": prop.light, "sways": prop.sways,
    }  # fmt: skip
    return {key: value for key, value in told.items() if value}


def draw(folder: Path, packages: Sequence[str] = PACKAGES) -> int:
    """Draw the props of some packages into ``props/`` and list all in ``props.tsx``; count the pictures.

    A prop keeps its number as long as it keeps its name, so that maps stay right when others are added.
    """
    drawn: dict[str, tuple[str, dict[str, Value], tuple[int, int]]] = {}
    count = 0
    stock = {package: collect(package, folder) for package in packages}
    for package, props in stock.items():
        for prop in props:
            pictures = prop.pictures()
            for file, picture in pictures.items():
                replace(folder / "props" / f"{file}.png", png(picture))
            count += len(pictures)
            drawn[prop.name] = (package, properties(prop), pictures[prop.file].size)
    _list(folder, drawn, packages)
    return count


def tidy(folder: Path) -> int:
    """Remove the pictures of props that are no more; count them."""
    names = known((folder / "props.tsx").read_text("utf-8"))
    wanted = set()
    for name, entry in names.items():
        told = dict(_TOLD.findall(entry.lines))
        wanted |= set(files(name, told.get("looks", ""), told.get("frames", "")))
    gone = [path for path in sorted((folder / "props").glob("*.png")) if path.stem not in wanted]
    for path in gone:
        path.unlink()
    return len(gone)


_TOLD = re.compile(r'<property name="(looks|frames)" value="([^"]*)"/>')


def files(name: str, looks: str, frames: str) -> list[str]:
    """Give the names of all pictures of a prop, without ``.png``, from what its properties say."""
    counts = dict(pair.rsplit(":", 1) for pair in frames.split(",") if pair)
    found = []
    for look in ("", *filter(None, looks.split(","))):
        for frame in range(int(counts.get(look, 1))):
            mark = f"@{look.replace(' ', '_')}" if look or frame else ""
            found.append(file_of(name) + mark + (f"~{frame}" if frame else ""))
    return found


def _list(
    folder: Path,
    drawn: dict[str, tuple[str, dict[str, Value], tuple[int, int]]],
    packages: Sequence[str],
) -> None:
    """Write ``props.tsx``: what was drawn now, and what it says already of the other packages."""
    listing = folder / "props.tsx"
    before = known(listing.read_text("utf-8")) if listing.exists() else {}
    kept = {
        name: entry for name, entry in before.items() if entry.group not in packages and name not in drawn
    }
    numbers = _numbers(before, sorted(drawn))
    tiles = [
        Tile(numbers[name], told, group, (), (f"props/{file_of(name)}.png", *size))
        for name, (group, told, size) in drawn.items()
    ]
    tiles += [Tile(entry.number, {"name": name}, "", (), ("", *entry.size)) for name, entry in kept.items()]
    tiles.sort(key=lambda tile: tile.number)
    text = collection_xml("props", tiles)
    for name, entry in kept.items():
        width, height = entry.size
        stub = (
            f' <tile id="{entry.number}">\n  <properties>\n   <property name="name" value="{name}"/>\n'
            f'  </properties>\n  <image source="" width="{width}" height="{height}"/>\n </tile>\n'
        )
        text = text.replace(stub, entry.lines)
    replace(listing, text.encode())


def _numbers(before: dict[str, Known], names: Sequence[str]) -> dict[str, int]:
    """Give every name its number: the one that it has, or the next that nobody ever had here."""
    after = max((entry.number for entry in before.values()), default=-1) + 1
    fresh = [name for name in names if name not in before]
    return {name: before[name].number for name in names if name in before} | {
        name: after + place for place, name in enumerate(fresh)
    }


def file_of(name: str) -> str:
    """Give the first part of the names of a prop's files, as ``Prop.file`` does."""
    return name.replace(" ", "_").replace("'", "")
