"""A field to type in, with a note below it that says what is wrong, or what a right one is."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.labels import BuddyLabel, make_bold, without_letter
from warapp.ui.widgets.notice import SignMark
from warapp.ui.widgets.style.colours import colours_of
from warapp.ui.widgets.style.signs import Sign

_NOTE_LINES, _NOTE_SIZE = 2, 0.96


class NoteKind(Enum):
    """What a note says of what is typed."""

    HINT = auto()
    """Nothing is typed yet."""
    RIGHT = auto()
    WRONG = auto()


_SIGNS = {NoteKind.HINT: Sign.INFORMATION, NoteKind.RIGHT: Sign.TICK, NoteKind.WRONG: Sign.WARNING}


class NotedField(QWidget):
    """A name, a field and a note, which always has room for two lines, so that nothing jumps.

    Args:
        name: of the field, with its letter.
        parent: the parent widget.
    """

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = NoteKind.HINT
        self.edit = QLineEdit(self)
        self.edit.setAccessibleName(without_letter(name))
        label = BuddyLabel(name, self.edit, self)
        make_bold(label)
        self._sign = SignMark(Sign.INFORMATION, self, size_ems=1.15)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        self.note.setMinimumHeight(_NOTE_LINES * self.fontMetrics().lineSpacing())
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(label)
        column.addWidget(self.edit)
        column.addLayout(row)
        self.setFocusProxy(self.edit)

    def show_note(self, words: str, kind: NoteKind) -> None:
        """Say something of what is typed."""
        self._kind = kind
        self.note.setText(words)
        self._sign.setVisible(bool(words))
        self._sign.set_sign(_SIGNS[kind])
        self.edit.setAccessibleDescription(words)
        wrong = kind is NoteKind.WRONG
        if self.edit.property("wrong") != wrong:
            self.edit.setProperty("wrong", wrong)
            self.edit.setStyleSheet(self.edit.styleSheet() + " ")  # the sheet looks at the property again
        self._update_colours()

    def _update_colours(self) -> None:
        colours = colours_of(self.palette())
        ink = {
            NoteKind.HINT: colours.sub,
            NoteKind.RIGHT: colours.accent,
            NoteKind.WRONG: colours.bad,
        }[self._kind]
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * _NOTE_SIZE)
        bold = self._kind is not NoteKind.HINT
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        self.note.setFont(font)
        for part in (self.note, self._sign):
            palette = part.palette()
            palette.setColor(QPalette.ColorRole.WindowText, ink)
            part.setPalette(palette)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and event.spontaneous() is False:
            self._update_colours()
