"""Opening and saving rounds as files."""
