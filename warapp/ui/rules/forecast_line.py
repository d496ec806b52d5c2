"""The forecast in a sentence, for when its page is out of sight; a warning leads there."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.notice import SignMark
from warapp.ui.widgets.style.signs import Sign


class ForecastLine(QWidget):
    """A clock and how long a round takes, or a sign and what is wrong with the rules."""

    reason_wanted = Signal()
    """"See why" was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = SignMark(Sign.CLOCK, self)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        #: a button after a warning about rules
        self.button = PressButton(self.tr("See why"), self)
        self.button.setAutoDefault(False)
        self.button.setFlat(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 0, 0)
        row.setSpacing(9)
        row.addWidget(self._sign)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self.button.clicked.connect(self.reason_wanted)

    def show_forecast(self, headline: str, warning: str) -> None:
        """Show the warning if there is one, or else the headline."""
        self._sign.set_sign(Sign.WARNING if warning else Sign.CLOCK)
        self.words.setText(warning or headline)
        self.button.setVisible(bool(warning))
