"""Set the game up on a fresh machine: what ``play.py`` does after it has seen that Python is new enough.

Imports the standard library and ``ai.errors`` only, for it runs before anything is installed.
"""
