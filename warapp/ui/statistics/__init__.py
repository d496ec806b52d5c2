"""The Statistics dialog: all rounds played."""
