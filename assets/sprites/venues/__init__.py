"""What stands in the places of the town: cafe, pub, college, shops and the dorm's common room."""

from venues import cafe, counters, music, pub, seats, small

PROPS = (*counters.PROPS, *seats.PROPS, *small.PROPS, *cafe.PROPS, *music.PROPS, *pub.PROPS)
"""Every prop of the package."""
