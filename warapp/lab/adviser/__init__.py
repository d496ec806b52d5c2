"""Finds house rules for an evening: how many play, for how long, and what matters to them."""
