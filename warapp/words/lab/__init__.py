"""What the lab finds, as sentences: rules for an evening, what stands in their way, and chances to win."""
