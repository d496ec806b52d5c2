"""The sounds of the table by the names of their files; knows nothing of how they are played."""

from enum import StrEnum


class Cue(StrEnum):
    """What can be heard."""

    DEAL = "deal"
    TURN = "turn"
    SLIDE = "slide"
    WAR = "war"
    GATHER = "gather"
    WIN = "win"
    LOSE = "lose"
    DRAW = "draw"
