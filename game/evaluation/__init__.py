"""What became of a town: reads saves, asks residents through an Oracle outside the simulation.

Imports what a session may import; never the view, never a model's library.
"""
