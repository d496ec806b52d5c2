"""The felt of a lesson: its cards, what else lies there, and their motion."""
