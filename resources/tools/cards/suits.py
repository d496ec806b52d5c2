"""The four suit shapes and the colours of the deck; every shape is about 100 units high around (0, 0)."""

from __future__ import annotations

PAPER = "#FDFBF6"
RED = "#C4122F"
BLACK = "#1C1B20"
"""RED and BLACK stand for the colour of the suit wherever they are found in a face: a four-colour deck
replaces them. Everything else in a picture uses other values."""

HEART = (
    "M0 52C-9 37-54 9-54-20C-54-38-42-50-27-50C-14-50-4-42 0-30C4-42 14-50 27-50"
    "C42-50 54-38 54-20C54 9 9 37 0 52Z"
)
DIAMOND = "M0-58C12-38 28-17 46 0C28 17 12 38 0 58C-12 38-28 17-46 0C-28-17-12-38 0-58Z"
SPADE = (
    "M0-54C7-34 52-13 52 15C52 32 41 42 28 42C18 42 10 37 5 29C6 40 11 48 20 54H-20C-11 48-6 40-5 29"
    "C-10 37-18 42-28 42C-41 42-52 32-52 15C-52-13-7-34 0-54Z"
)
CLUB = (
    "M0-54C15-54 26-43 26-29C26-21 22-14 17-9C21-12 25-13 29-13C43-13 54-2 54 13C54 28 43 39 29 39"
    "C19 39 10 34 5 25C6 38 11 47 20 54H-20C-11 47-6 38-5 25C-10 34-19 39-29 39C-43 39-54 28-54 13"
    "C-54-2-43-13-29-13C-25-13-21-12-17-9C-22-14-26-21-26-29C-26-43-15-54 0-54Z"
)

SHAPES = {"C": CLUB, "D": DIAMOND, "H": HEART, "S": SPADE}
COLOURS = {"C": BLACK, "D": RED, "H": RED, "S": BLACK}
