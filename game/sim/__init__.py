"""One tick. ``step.step`` is the only writer of ``SimState``; no clock, thread, file or model.

Imports ``game.world`` and ``ai``'s pure packages (never ``ai.runtime``).
"""
