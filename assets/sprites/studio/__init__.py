"""Tools to draw with: one palette, one light, and a canvas four times as fine as the pixels."""
