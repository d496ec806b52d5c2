"""Persistent data: settings, autosaves, statistics and the user's files."""
