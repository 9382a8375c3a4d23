"""Rules about people: whom they know and how they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.lint.rule import Level, Rule
from game.content.nearest import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.content.lint.town import Town
    from game.content.town_error import TownError


def unknown_people(town: Town) -> Iterator[TownError]:
    """Find relationships to people who do not live here."""
    for name, one in town.residents.items():
        for other, _ in one.sheet.relationships:
            if other not in town.names:
                reason = f'no resident is called "{other}"'
                near = did_you_mean(other, sorted(town.names))
                if not near and not town.all_named:
                    continue  # it may be the one whose sheet cannot be read
                cure = near or (f'write a sheet for "{other}", or tell of this person in "learned" instead')
                yield town.sheet_fault("unknown-person", name, "relationships", reason, cure)


def missing_sprites(town: Town) -> Iterator[TownError]:
    """Find residents for whom there is no drawing."""
    for name, one in town.residents.items():
        if town.sprites and one.sprite not in town.sprites:
            reason = f'"{name}" is drawn with "{one.sprite}", which is no row of people.json'
            near = did_you_mean(one.sprite, sorted(town.sprites))
            cure = near or 'write one of its rows as the key "sprite", such as "visitor2"'
            yield town.sheet_fault("sprite-unknown", name, "sprite", reason, cure)


RULES = (
    Rule("unknown-person", Level.ERROR, "a relationship to somebody who does not live here", unknown_people),
    Rule("sprite-unknown", Level.WARNING, "a resident without a drawing", missing_sprites),
)
"""The rules about people."""
