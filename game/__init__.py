"""The game: the town, one deterministic tick, saves, sessions and the window."""
