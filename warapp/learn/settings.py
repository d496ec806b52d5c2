"""What a grown-up chooses for a lesson: mode, cards, length, who plays and which help there is."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from warapp.learn.number_cards import NumberCards, Shows

LEAST_BATTLES, MOST_BATTLES = 4, 100
MINUTES = (5, 10, 15)
LONGEST_NAME = 40


class Mode(Enum):
    """What is practised, from the easiest."""

    WHICH = "which"
    DOTS = "dots"
    DIFFERENCE = "difference"
    SIGNS = "signs"
    ADD = "add"
    TAKE_AWAY = "take_away"
    TENS = "tens"
    TIMES = "times"

    @property
    def cards_each(self) -> int:
        """The number of cards that each side turns: 1 in a real round of War, 2 in a series."""
        return 2 if self in _TWO_CARDS else 1

    @property
    def step(self) -> int:
        """How hard it is, from 1 to 4."""
        return _STEPS[self]


_TWO_CARDS = {Mode.ADD, Mode.TAKE_AWAY, Mode.TENS, Mode.TIMES}
_STEPS = {
    Mode.WHICH: 1,
    Mode.DOTS: 1,
    Mode.DIFFERENCE: 2,
    Mode.SIGNS: 2,
    Mode.ADD: 3,
    Mode.TAKE_AWAY: 3,
    Mode.TENS: 3,
    Mode.TIMES: 4,
}


class Wanted(Enum):
    """Whether a lesson asks for the greater, the lesser, or for both in turn."""

    MORE = "more"
    LESS = "less"
    IN_TURN = "in_turn"


class TensBy(Enum):
    """Which of two cards is the tens."""

    FIRST_CARD = "first_card"
    CHILD = "child"


class Players(Enum):
    """Who answers."""

    ONE = "one"
    TWO = "two"
    CLASS = "class"


class HelpShown(Enum):
    """When help is shown."""

    SECOND_LOOK = "second_look"
    WHEN_ASKED = "when_asked"
    ALWAYS = "always"


class HelpModel(Enum):
    """A picture that helps; in the order of its tabs."""

    TOWERS = "towers"
    PIPS = "pips"
    FRAME = "frame"
    LINE = "line"


class Answering(Enum):
    """How an answer is given: by key, click or tap, or said aloud to a grown-up who judges it."""

    PRESSED = "pressed"
    SAID_ALOUD = "said_aloud"


class Fading(Enum):
    """Whether help gets less the surer a pair is."""

    ON = "on"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Minutes:
    """A lesson of 5, 10 or 15 minutes."""

    count: int = 10

    def __post_init__(self) -> None:
        if self.count not in MINUTES:
            raise ValueError(f"minutes: {self.count} is not allowed; it can be 5, 10 or 15")


@dataclass(frozen=True, slots=True)
class Battles:
    """A lesson of so many battles, one question each."""

    count: int = 20

    def __post_init__(self) -> None:
        if not LEAST_BATTLES <= self.count <= MOST_BATTLES:
            allowed = f"{LEAST_BATTLES} to {MOST_BATTLES}"
            raise ValueError(f"battles: {self.count} is not allowed; it can be {allowed}")


Length = Minutes | Battles


@dataclass(frozen=True, slots=True)
class Help:
    """Which help there is, and when.

    Attributes:
        shown: when it is shown.
        models: the pictures that may be used.
        fading: whether it gets less the surer a pair is.
    """

    shown: HelpShown = HelpShown.SECOND_LOOK
    models: tuple[HelpModel, ...] = tuple(HelpModel)
    fading: Fading = Fading.ON


@dataclass(frozen=True, slots=True)
class LessonSettings:
    """What a lesson is about, and how it goes.

    Attributes:
        mode: what is practised.
        cards: the numbers.
        shows: what a card shows of its number.
        length: when the lesson ends.
        players: who answers.
        wanted: whether it asks for the greater or the lesser, where a mode can ask for either.
        tens_by: which card is the tens, in tens and ones.
        answering: how a number is answered.
        help: which help there is.
    """

    mode: Mode = Mode.WHICH
    cards: NumberCards = field(default_factory=NumberCards)
    shows: Shows = Shows.NUMERAL_AND_PIPS
    length: Length = field(default_factory=Minutes)
    players: Players = Players.ONE
    wanted: Wanted = Wanted.MORE
    tens_by: TensBy = TensBy.FIRST_CARD
    answering: Answering = Answering.PRESSED
    help: Help = field(default_factory=Help)

    @property
    def face(self) -> Shows:
        """What the cards show in this mode: dots are counted without numerals."""
        return Shows.PIPS if self.mode is Mode.DOTS else self.shows

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that cards of this mode have."""
        return self.cards.figures if self.mode is Mode.TENS else self.cards.numbers
