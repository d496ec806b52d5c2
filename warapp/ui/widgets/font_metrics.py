"""The unit in which room for words is measured: some fonts are low and wide, others high and narrow."""

from PySide6.QtGui import QFontMetrics

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_EMS = 9.7
"""How many heights of the text the letters take in a font of common proportions."""


def em_of(metrics: QFontMetrics) -> float:
    """Return the height of the text, or more where its letters are wide for that."""
    return max(metrics.height(), metrics.horizontalAdvance(_LETTERS) / _EMS)
