"""Walls with their windows and doorways, and all that hangs on them or stands against them."""

from masonry import cloth, doors, fittings, greens, household, pictures, shelves, shopfronts, signs

PROPS = (
    *doors.PROPS, *cloth.PROPS, *signs.PROPS, *shopfronts.PROPS, *greens.PROPS, *fittings.PROPS,
    *pictures.PROPS, *household.PROPS, *shelves.PROPS,
)  # fmt: skip
"""Everything of a house that is no wall."""
