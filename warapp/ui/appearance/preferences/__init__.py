"""The Preferences: a dialog of pages, on which most is chosen by its picture."""
