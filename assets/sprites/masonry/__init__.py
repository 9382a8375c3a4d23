"""Walls with their windows and doorways, and all that hangs on them or stands against them."""
