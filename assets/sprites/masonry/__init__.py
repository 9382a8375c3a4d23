"""Walls with their windows and doorways, and all that hangs on them or stands against them."""

from masonry import cloth, doors, signs

PROPS = (*doors.PROPS, *cloth.PROPS, *signs.PROPS)
"""Everything of a house that is no wall."""
