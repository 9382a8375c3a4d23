"""The town as it is built: geometry, addresses, the maze, paths, bodies and norms of places.

Pure: imports only ``ai.errors``, ``ai.calls``, ``ai.chance`` and ``ai.gametime``.
"""
