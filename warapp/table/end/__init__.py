"""The end of a round on the table: its fan of cards, its dim light, and confetti."""
