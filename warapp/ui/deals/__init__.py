"""Playing deals by their number or code."""
