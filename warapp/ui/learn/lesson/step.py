"""Where a lesson is, and what was answered in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto

from warapp.learn.asking import Asking
from warapp.learn.lesson import Dealt
from warapp.learn.questions import Answer


class Step(Enum):
    """Where a lesson is."""

    READY = auto()
    """Two children are about to turn their cards."""
    TURNING = auto()
    """The cards are on their way."""
    ASKING = auto()
    SHOWN = auto()
    """The answer is shown, and a grown-up says whether the child said it."""
    ANSWERED = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Answered:
    """A turn that was answered.

    Attributes:
        number: from 0.
        dealt: what lay on the table.
        asking: how it was asked and answered.
        first_answer: the first answer.
        asked_at: when it was asked.
        seconds: until the first press.
        is_aloud: whether it was said to a grown-up.
    """

    number: int
    dealt: Dealt
    asking: Asking
    first_answer: Answer | None
    asked_at: datetime
    seconds: float
    is_aloud: bool
