"""The adviser without a search running, and advice from a few rounds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.lab import python_backend
from warapp.lab.adviser.appraisal import Appraisal
from warapp.lab.adviser.request import Request
from warapp.lab.adviser.search import Advice
from warapp.lab.summary import USUAL_PACE
from warapp.ui.adviser.dialog import AdviserContext
from warapp.ui.adviser.worker import Found
from warapp.words import english

FIVE = (PRESETS["quick"], PRESETS["bataille"], PLAYBOOK, PRESETS["open_war"], Rules(face_down=2, jokers=2))


class FakeAdviserWorker(QObject):
    """Takes requests, and says what a test tells it to."""

    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[Request] = []
        self.cancelled = 0
        self.closed = False

    def start(self, request: Request) -> None:
        self.asked.append(request)

    def cancel(self) -> None:
        self.cancelled += 1

    def close(self) -> None:
        self.closed = True


def context(players: int = 2) -> AdviserContext:
    return AdviserContext(players, USUAL_PACE, "Times assume normal speed.", english)


def advice_on(
    request: Request, rules: Sequence[Rules] = FIVE, *, finished: bool = True, coarse: bool = False
) -> Found:
    """Advice as after a search, from six rounds by each of the rules."""
    tallies = [python_backend.play_deals(one, range(1, 7), request.pace).tally for one in rules]
    appraised = [Appraisal.of(request, one, tally) for one, tally in zip(rules, tallies, strict=True)]
    done = 1.0 if finished else 0.4
    return Found(Advice(request, tuple(appraised), 3_840, 1_300_000, done, coarse, finished), 2.13)
