"""A whole round with open hands: every pile lies face up, from the deal to the score."""
