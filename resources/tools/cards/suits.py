"""The four suit shapes, which the program paints as well, and the colours of the deck."""

from warapp.table.drawing.suit_outlines import CLUB, DIAMOND, HEART, SPADE, SUITS

__all__ = ["BLACK", "CLUB", "DIAMOND", "HEART", "PAPER", "RED", "SPADE", "SUITS"]

PAPER = "#FDFBF6"
RED = "#C4122F"
BLACK = "#1C1B20"
"""RED and BLACK stand for the colour of the suit wherever they are found in a picture: a four-colour deck
replaces them. Everything else in a picture uses other values."""

COLOURS = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}
