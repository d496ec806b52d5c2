"""House rules without a forecast running, and figures of a few rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from warapp.engine import PLAYBOOK, Rules
from warapp.lab import python_backend
from warapp.lab.forecast import Forecast
from warapp.pace import Pace
from warapp.store.presets import OwnPresets
from warapp.ui.forecast.figures import Figures, Suggestion
from warapp.ui.forecast.worker import ForecastRequest
from warapp.ui.play.seat_names import default_names
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog
from warapp.words import english

PACE = Pace.flat(battle_ms=1_000, war_ms=2_000)


class FakeForecastWorker(QObject):
    """Takes requests, and never answers."""

    figures_changed = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[ForecastRequest] = []
        self.closed = False

    def start(self, question: ForecastRequest) -> None:
        self.asked.append(question)

    def close(self) -> None:
        self.closed = True


class FakePresetMinutes(QObject):
    """Is asked how long rounds take, and never answers."""

    known = Signal(object, object)

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[Rules] = []
        self.closed = False

    def ask(self, several: Sequence[Rules]) -> None:
        self.asked += several

    def close(self) -> None:
        self.closed = True


def figures_of(rules: Rules = PLAYBOOK, rounds: int = 6, suggestions: tuple[Suggestion, ...] = ()) -> Figures:
    """The figures of the first deals, played in this thread."""
    tally = python_backend.play_deals(rules, range(1, rounds + 1), PACE).tally
    return Figures.of(Forecast(rules, tally), suggestions, finished=True)


def rules_context(folder: Path, speed: float = 1.0) -> RulesContext:
    presets = OwnPresets(folder / "presets.json")
    return RulesContext(presets, PACE, speed, default_names, english)


def dialog(folder: Path, chosen: RulesChoice | None = None, *, speed: float = 1.0) -> RulesDialog:
    return RulesDialog(chosen or RulesChoice(PLAYBOOK), rules_context(folder, speed))


def choose_preset(shown: RulesDialog, name: str) -> None:
    """Choose rules by their name, as a click does."""
    (card,) = [card for card in shown.presets.cards if card.text() == name]
    card.click()


@contextmanager
def shown(widget: QWidget) -> Iterator[None]:
    """Show a widget in a `with` block."""
    widget.show()
    try:
        yield
    finally:
        widget.close()
