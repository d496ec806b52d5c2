"""Playing a deal by its number or code, and a deal under other rules."""
