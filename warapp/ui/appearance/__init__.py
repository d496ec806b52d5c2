"""Preferences: table, cards, text, light and dark."""
