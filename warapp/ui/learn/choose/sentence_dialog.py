"""A dialog that says one sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget

from warapp.ui.widgets.base_dialog import BaseDialog


class SentenceDialog(BaseDialog):
    """Says a sentence, until it is closed.

    Args:
        words: the sentence.
        parent: the window.
    """

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(self.tr("Learn with War"), parent)
        label = QLabel(words, self)
        label.setWordWrap(True)
        self.setAccessibleDescription(words)
        self.column.addWidget(label)
        self.column.addStretch(1)
        self.column.addWidget(self.button_row)
        self.add_leaving_button(self.tr("&Close"), is_default=True).setFocus()
        self.resize_to_ems(32, 0)
