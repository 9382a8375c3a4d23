"""What stands in the places of the town: cafe, pub, college, shops and the dorm's common room."""

from venues import cafe, college, counters, dorm, extras, library, music, pub, seats, shelves, shop, small

PROPS = (
    *counters.PROPS,
    *seats.PROPS,
    *small.PROPS,
    *cafe.PROPS,
    *music.PROPS,
    *pub.PROPS,
    *college.PROPS,
    *library.PROPS,
    *shelves.PROPS,
    *shop.PROPS,
    *dorm.PROPS,
    *extras.PROPS,
)
"""Every prop of the package."""
