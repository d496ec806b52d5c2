"""The scene's items."""
