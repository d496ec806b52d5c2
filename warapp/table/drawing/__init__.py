"""Draws cards, plates and everything else as pixmaps."""
