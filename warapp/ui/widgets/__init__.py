"""Widgets that several features share; they know nothing of the game."""
