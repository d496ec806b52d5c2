"""Where everything of a lesson is in its window."""
