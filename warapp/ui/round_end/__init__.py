"""The panel at the end of a round."""
