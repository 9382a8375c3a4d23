"""Read what a rectangle says about using its place: hours, capacity, privacy, activities, stance."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.content.nearest import did_you_mean
from game.content.town_error import MapError
from game.world.maze import FACINGS, POSES, Stance
from game.world.norms import Norm, Privacy

if TYPE_CHECKING:
    from game.content.town_regions import Region

ALLOWED = {
    "sectors": ("address",),
    "arenas": ("address", "opens", "closes", "capacity", "privacy", "activities"),
    "objects": ("address", "kind", "capacity", "privacy", "pose", "facing"),
    "spawns": ("role",),
}
"""The properties that a rectangle of each object layer may have."""

MOST_USERS = 10_000
"""The largest capacity; whoever means more means any number."""

_TIME = re.compile(r"(\d{1,2}):(\d{2})")


class Clerk:
    """Reads the properties of rectangles of one map. Every fault is a ``MapError``."""

    def __init__(self, file: str) -> None:
        self._file = file

    def fault(self, rule: str, layer: str, region: Region, reason: str, cure: str) -> MapError:
        """Give the error about one rectangle."""
        return MapError(rule, self._file, f'"{region.name}" {reason}', cure, layer=layer, tile=region.tile)

    def known_properties(self, layer: str, region: Region) -> None:
        """Refuse a property that nobody would read."""
        for name in sorted(region.properties):
            if name not in ALLOWED[layer]:
                cure = did_you_mean(name, ALLOWED[layer]) or f"known are {', '.join(ALLOWED[layer])}"
                raise self.fault(
                    "unknown-property", layer, region, f'has the unknown property "{name}"', cure
                )

    def norm(self, region: Region) -> Norm:
        """Give the norms of an arena's rectangle."""
        opens, closes = self._minute(region, "opens"), self._minute(region, "closes")
        if (opens is None) != (closes is None):
            reason = "has only one of opens and closes"
            raise self.fault("half-hours", "arenas", region, reason, "give both or none")
        if opens is not None and opens == closes:
            reason = f'opens and closes at "{region.properties["opens"]}", so it never opens'
            raise self.fault("never-opens", "arenas", region, reason, "give the hours some length")
        activities = region.properties.get("activities", "")
        if not isinstance(activities, str):
            reason = f'has "{activities}" as its activities'
            raise self.fault(
                "property-type", "arenas", region, reason, 'write a text: "read; write a letter"'
            )
        return Norm(
            opens,
            closes,
            self.capacity("arenas", region),
            self.privacy("arenas", region) or Privacy.PUBLIC,
            tuple(part.strip() for part in activities.split(";") if part.strip()),
        )

    def _minute(self, region: Region, name: str) -> int | None:
        text = region.properties.get(name)
        if text is None:
            return None
        found = _TIME.fullmatch(str(text))
        minute = int(found.group(1)) * 60 + int(found.group(2)) if found else -1
        if found is None or int(found.group(2)) > 59 or not 0 <= minute <= 24 * 60:
            reason = f'has the time "{text}" for {name}'
            raise self.fault("hours", "arenas", region, reason, 'write a time of day like "08:00"')
        return minute

    def capacity(self, layer: str, region: Region) -> int:
        """Give for how many it is; 0 for any number."""
        value = region.properties.get("capacity", 0)
        if type(value) is not int or not 0 <= value <= MOST_USERS:
            reason = f'has the capacity "{value}"'
            cure = f"it must be an int property from 1 to {MOST_USERS}, or 0 for any number"
            raise self.fault("capacity", layer, region, reason, cure)
        return value

    def privacy(self, layer: str, region: Region) -> Privacy | None:
        """Give for whom it is; None when that is not said."""
        value = region.properties.get("privacy")
        if value is None:
            return None
        known = [str(privacy) for privacy in Privacy]
        if value not in known:
            reason = f'has the privacy "{value}"'
            raise self.fault("privacy", layer, region, reason, f"it must be one of {', '.join(known)}")
        return Privacy(str(value))

    def stance(self, region: Region) -> Stance:
        """Give how an object is used on this rectangle."""
        found = []
        for name, allowed in (("pose", POSES), ("facing", FACINGS)):
            value = region.properties.get(name, "")
            if value not in (*allowed, ""):
                reason = f'has the {name} "{value}"'
                cure = f"it must be one of {', '.join(allowed)}"
                raise self.fault(name, "objects", region, reason, cure)
            found.append(str(value))
        return Stance(*found)
