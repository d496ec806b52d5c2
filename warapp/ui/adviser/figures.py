"""The figures of rules for an evening, as texts and bars; draws nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from warapp.lab.adviser.appraisal import Appraisal
from warapp.lab.adviser.request import Length
from warapp.lab.adviser.rule_space import known_as
from warapp.lab.intervals import Interval
from warapp.ui.widgets.numbers import number_text
from warapp.words import Translate
from warapp.words.lab.rules_sentence import rules_sentence
from warapp.words.translation import Translator, comma_separated

BINS = 16
"""How many bars the minutes up to the deadline have; one more stands for what takes longer."""
_MOST_DRAWS, _MOST_WARS, _MOST_CHANGES, _MOST_SITTING_OUT = 0.3, 14, 24, 0.24
"""The values at the ends of the bars, the same for all rules."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure beside a bar.

    Attributes:
        name: of the figure.
        value: in words.
        share: how much of the bar is filled, 0 … 1.
    """

    name: str
    value: str
    share: float


@dataclass(frozen=True, slots=True)
class SuggestionFigures:
    """What a suggestion shows.

    Attributes:
        sentence: the rules.
        is_known: whether people know them.
        share: how many rounds suit the minutes.
        suit: what these rounds do.
        interval: between what the share lies.
        minutes: the share of rounds in each part of the time, and at last of those that take longer.
        least, most: the minutes that rounds should take, as shares of the deadline.
        bars: the other figures.
    """

    sentence: str
    is_known: bool
    share: str
    suit: str
    interval: str
    minutes: Sequence[float]
    least: float
    most: float
    bars: Sequence[Bar]

    @classmethod
    def of(cls, found: Appraisal, translate: Translate) -> SuggestionFigures:
        """Return what is shown of rules."""
        over_by = found.request.length is Length.OVER_BY
        share = found.in_time if over_by else found.about
        part = QCoreApplication.translate("Adviser", "{number} in 100")
        return cls(
            sentence=rules_sentence(found.rules, translate),
            is_known=known_as(found.rules) is not None,
            share=part.format(number=number_text(round(100 * share.value))),
            suit=QCoreApplication.translate("Adviser", "over in time")
            if over_by
            else QCoreApplication.translate("Adviser", "about so long"),
            interval=_between(share),
            minutes=_minutes(found, 1.0 if over_by else 2.0),
            least=0.0 if over_by else 1 / 3,
            most=1.0 if over_by else 2 / 3,
            bars=_bars(found),
        )

    def words(self, translate: Translate) -> str:
        """Return everything but the rules in words."""
        words = Translator(translate)
        pair = QCoreApplication.translate("Adviser", "{name}: {value}")
        values = [pair.format(name=bar.name, value=bar.value) for bar in self.bars]
        return comma_separated([pair.format(name=self.suit, value=self.share), self.interval, *values], words)


def _between(share: Interval) -> str:
    low, high = math.floor(100 * share.low), math.ceil(100 * share.high)
    words = QCoreApplication.translate("Adviser", "between {low} and {high}")
    return words.format(low=number_text(low), high=number_text(high))


def _minutes(found: Appraisal, times: float) -> list[float]:
    """Return the share of rounds in each bin; the last has those that take longer."""
    seconds, rounds = found.request.seconds * times, found.tally.rounds
    bins = [0.0] * (BINS + 1)
    for value, count in found.tally.seconds.counts.items():
        bins[BINS if value > seconds else min(BINS - 1, int(BINS * value / seconds))] += count / rounds
    return bins


def _bars(found: Appraisal) -> list[Bar]:
    draws, out, wars, changes = (
        interval.value for interval in (found.draws, found.sitting_out, found.wars, found.lead_changes)
    )

    def percent(share: float) -> str:
        return QCoreApplication.translate("Adviser", "{number} %").format(number=number_text(100 * share))

    return [
        Bar(
            QCoreApplication.translate("Adviser", "draws"),
            percent(draws),
            _part(draws, _MOST_DRAWS),
        ),
        Bar(QCoreApplication.translate("Adviser", "wars"), number_text(wars, 1), _part(wars, _MOST_WARS)),
        Bar(
            QCoreApplication.translate("Adviser", "lead changes"),
            number_text(changes),
            _part(changes, _MOST_CHANGES),
        ),
        Bar(
            QCoreApplication.translate("Adviser", "sitting out"),
            percent(out),
            _part(out, _MOST_SITTING_OUT),
        ),
    ]


def _part(value: float, most: float) -> float:
    return min(1.0, value / most)
