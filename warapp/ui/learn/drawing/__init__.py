"""Draws what lessons and their paper have beside the table: number cards, blocks, frames, lines, keys."""
