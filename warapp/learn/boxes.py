"""How sure a child is of each item: boxes after Leitner's card index, moved up and down by answers.

Sebastian Leitner, "So lernt man lernen", 1972; the intervals are counted in questions, not in days.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from warapp.learn.items import Item

INTERVAL = {1: 3, 2: 8, 3: 20, 4: 60}
"""After how many questions an item is due again, by box."""

NOT_ASKED, HARD, SURE, HIGHEST = 0, 1, 3, 4


class Result(Enum):
    """How a question was answered."""

    RIGHT_AT_ONCE = "right_at_once"
    RIGHT_WITH_HELP = "right_with_help"
    NOT_AT_ONCE = "not_at_once"


class Knowledge(Enum):
    """What is known of an item."""

    SURE = "sure"
    NOT_YET = "not_yet"
    NOT_ASKED = "not_asked"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an item is.

    Attributes:
        box: 1 to 4.
        due: the number of questions after which it is asked again.
        asked_at: the number of questions when it was last answered.
    """

    box: int
    due: int
    asked_at: int


@dataclass(frozen=True)
class Boxes:
    """The places of all items that a child has met in one mode and range.

    Attributes:
        answered: the number of questions answered.
        places: by item; what isn't there has not been asked.
    """

    answered: int = 0
    places: Mapping[Item, Place] = field(default_factory=dict)

    def box(self, item: Item) -> int:
        """Return the box of an item, 0 if it has not been asked."""
        place = self.places.get(item)
        return place.box if place else NOT_ASKED

    def due(self, item: Item) -> int:
        """Return when an item is due."""
        place = self.places.get(item)
        return place.due if place else 0

    def last_asked(self, item: Item) -> int:
        """Return when an item was last answered, 0 for never."""
        place = self.places.get(item)
        return place.asked_at if place else 0

    def is_due(self, item: Item) -> bool:
        """Return whether an item that has been asked is due."""
        return item in self.places and self.places[item].due <= self.answered

    def knowledge(self, item: Item) -> Knowledge:
        """Return what is known of an item."""
        box = self.box(item)
        if box == NOT_ASKED:
            return Knowledge.NOT_ASKED
        return Knowledge.SURE if box >= SURE else Knowledge.NOT_YET

    def after(self, item: Item, result: Result) -> Boxes:
        """Return the boxes after an answer.

        >>> from warapp.learn.items import Pair
        >>> Boxes().after(Pair(7, 9), Result.NOT_AT_ONCE).places
        {Pair(a=7, b=9): Place(box=1, due=4, asked_at=1)}
        """
        box = self.box(item)
        if result is Result.RIGHT_AT_ONCE:
            box = min(HIGHEST, max(box, 1) + 1)
        else:
            box = max(box, 2) if result is Result.RIGHT_WITH_HELP else HARD
        answered = self.answered + 1
        place = Place(box, answered + INTERVAL[box], answered)
        return Boxes(answered, {**self.places, item: place})


def boxes_after(answers: Iterable[tuple[Item, Result]]) -> Boxes:
    """Return the boxes after answers in order."""
    boxes = Boxes()
    for item, result in answers:
        boxes = boxes.after(item, result)
    return boxes
