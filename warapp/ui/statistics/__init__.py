"""The Statistics dialog, about all rounds played."""
