"""The animated table: what is told, where it lies, how it moves, and the Qt scene that shows it."""
