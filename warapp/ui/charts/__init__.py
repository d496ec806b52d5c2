"""Charts: axes, histograms, lines, stacked bars and legends; they know nothing of the game."""
