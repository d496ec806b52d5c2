"""The charts: one painter for axes, bars, lines and legends; it knows nothing of what is shown."""
