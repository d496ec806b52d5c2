"""What a child's answers tell of each item: tries, right at once, with help; knows no database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from warapp.learn.asking import HelpStep
from warapp.learn.boxes import HARD, Boxes, Knowledge, Result, boxes_after
from warapp.learn.items import Item, all_items
from warapp.learn.number_cards import Numbers
from warapp.learn.settings import Mode

_WORTH_A_LOOK = 3


@dataclass(frozen=True, slots=True)
class ItemAnswer:
    """One answer of a child about an item.

    Attributes:
        item: the item.
        result: how it was answered.
        help_step: how much help was shown in the end.
        seconds: the time to the first press.
        on: the day.
    """

    item: Item
    result: Result
    help_step: HelpStep
    seconds: float
    on: date


@dataclass(frozen=True, slots=True)
class Tally:
    """The answers about one item.

    Attributes:
        tries: how often it was asked.
        right_at_once: how often the first answer was right.
        with_help: how often help was shown.
        seconds: the sum of the times to the first press.
        last: the day of the last answer.
    """

    tries: int = 0
    right_at_once: int = 0
    with_help: int = 0
    seconds: float = 0.0
    last: date | None = None

    def after(self, answer: ItemAnswer) -> Tally:
        """Return the tally with one more answer."""
        return replace(
            self,
            tries=self.tries + 1,
            right_at_once=self.right_at_once + (answer.result is not Result.NOT_AT_ONCE),
            with_help=self.with_help + (answer.help_step > HelpStep.NONE),
            seconds=self.seconds + answer.seconds,
            last=answer.on,
        )

    @property
    def mean_seconds(self) -> float:
        """The mean time to the first press; 0 if it was never asked."""
        return self.seconds / self.tries if self.tries else 0.0


@dataclass(frozen=True)
class ModeProgress:
    """What a child knows in one mode and range.

    Attributes:
        mode: the mode.
        numbers: those of the range.
        boxes: where each item is.
        tallies: the answers about each item asked.
    """

    mode: Mode
    numbers: Numbers
    boxes: Boxes = field(default_factory=Boxes)
    tallies: Mapping[Item, Tally] = field(default_factory=dict)

    @property
    def items(self) -> tuple[Item, ...]:
        """All items of the mode and range."""
        return all_items(self.mode, self.numbers)

    def tally(self, item: Item) -> Tally:
        """Return the answers about an item."""
        return self.tallies.get(item, Tally())

    def count(self, knowledge: Knowledge) -> int:
        """Return of how many items so much is known."""
        return sum(self.boxes.knowledge(item) is knowledge for item in self.items)

    @property
    def worth_a_look(self) -> tuple[Item, ...]:
        """The three items that were hard last time and have been tried most."""
        hard = [item for item in self.items if self.boxes.box(item) == HARD]
        return tuple(sorted(hard, key=lambda item: -self.tally(item).tries)[:_WORTH_A_LOOK])


def mode_progress(mode: Mode, numbers: Numbers, answers: Iterable[ItemAnswer]) -> ModeProgress:
    """Return what is known after answers in order; what isn't in the range is left out."""
    items = set(all_items(mode, numbers))
    counted: Sequence[ItemAnswer] = [answer for answer in answers if answer.item in items]
    tallies: dict[Item, Tally] = {}
    for answer in counted:
        tallies[answer.item] = tallies.get(answer.item, Tally()).after(answer)
    boxes = boxes_after((answer.item, answer.result) for answer in counted)
    return ModeProgress(mode, numbers, boxes, tallies)
