"""How to play in words, generated from the rules; no module here knows a window."""
