"""The bar below the table while an example is on it, with buttons to replay and to end it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.labels import FlowingLabel


class ExampleBar(QWidget):
    """Names the example; visible only while there is one."""

    replay_requested = Signal()
    end_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = FlowingLabel(self)
        self.again = PressButton(self.tr("Play a&gain"), self)
        self.back = PressButton(self.tr("Bac&k to the round"), self)
        self.again.clicked.connect(self.replay_requested)
        self.back.clicked.connect(self.end_requested)
        layout = FlowLayout(self)
        layout.setContentsMargins(12, 2, 12, 2)
        layout.setSpacing(8)
        for widget in (self.words, self.again, self.back):
            layout.addWidget(widget)
        self.hide()

    def show_title(self, title: str) -> None:
        """Show the title of an example; '' hides the bar."""
        self.words.setText(self.tr("Example: {title}").format(title=title))
        self.setVisible(bool(title))
