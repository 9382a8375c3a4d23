"""The memory stream and what it is searched by; known places; plans.

Imports the ground floor (``ai.calls``, ``ai.gametime``, ``ai.errors``) and nothing else of the
project. ``faiss`` is imported in ``vectors`` alone.
"""
