"""Pixels: reads the state, writes nothing but Commands. ``arcade`` and ``pyglet`` live here."""
