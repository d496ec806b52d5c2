"""The names of the table's sounds; knows nothing of how they are played."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound of the table; the value is the name of its file."""

    SLAP = "slap"
    """A card lands on others, or on the felt face down."""
    TURN = "turn"
    """A card lands face up."""
    SLIDE = "slide"
    """A card leaves its pile face down."""
    WAR = "war"
    BATTLE_WON = "battle_won"
    BATTLE_LOST = "battle_lost"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"


OF_BATTLE = frozenset({Cue.BATTLE_WON, Cue.BATTLE_LOST})
"""Those that say who won a battle; a fast series does without."""
FASTEST_OF_BATTLE = 1.5
"""The fastest speed at which they are heard."""
