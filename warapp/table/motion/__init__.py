"""Clips, the player that owns time, and how cards fly; pure."""
