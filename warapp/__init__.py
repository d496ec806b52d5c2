"""The card game War on the desktop."""

__version__ = "0.1.0"
