"""One part of the guide on a page that scrolls: its text, questions, examples, keys and buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.guide.example_button import ExampleButton
from warapp.ui.widgets.buttons import PressButton, WrappingButton
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import make_bold
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, show_sign
from warapp.words.guide.questions import Question

_TITLE_SIZE, _ICON_EMS = 1.3, 1.25
_MARGIN_PX, _SPACING_PX, _FRAME_PX = 4, 10, 2
_LEAST_LINES = 6


class GuidePage(QScrollArea):
    """Shows one part; the focus is on its text, which the arrow keys scroll and a screen reader reads.

    Args:
        title: of the part.
        parent: the parent widget.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said: list[str] = []
        self.setWidgetResizable(True)
        self._frame(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(title)
        inner = self._inner = QWidget(self)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(_MARGIN_PX, _MARGIN_PX, _MARGIN_PX + 6, _MARGIN_PX)
        self._column.setSpacing(_SPACING_PX)
        heading = self._label(title)
        make_bold(heading, _TITLE_SIZE)
        self.setWidget(inner)

    @property
    def text(self) -> str:
        """All that it says, the examples left out."""
        return "\n".join(self._said)

    def add_paragraphs(self, paragraphs: Sequence[str]) -> None:
        """Add text."""
        for paragraph in paragraphs:
            self._say(paragraph)
            self._label(paragraph)

    def add_question(self, question: Question) -> None:
        """Add a question with its answer on a card of paper."""
        self._say(question.asked, question.answer)
        card = Group("", self._inner)
        card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        card.column.setContentsMargins(11, 9, 11, 10)
        card.column.setSpacing(2)
        asked, answer = _text(question.asked, card), _text(question.answer, card)
        make_bold(asked)
        card.column.addWidget(asked)
        card.column.addWidget(answer)
        self._column.addWidget(card)

    def add_example(self, example: ExampleButton) -> None:
        """Add an example to be played."""
        self._column.addWidget(example)

    def add_widget(self, widget: QWidget, *said: str) -> None:
        """Add a widget, and what is heard of it."""
        self._say(*said)
        self._column.addWidget(widget)

    def add_button(self, words: str, sign: Sign | None = None) -> PressButton:
        """Add a button below the text, and return it."""
        button = WrappingButton(words, self._inner)
        if sign:
            side = round(_ICON_EMS * text_px(self.font()))
            show_sign(button, sign, side)
        self._column.addWidget(button)
        return button

    def end(self) -> None:
        """Leave the rest of the page free."""
        self._column.addStretch(1)

    def _say(self, *said: str) -> None:
        self._said += said
        self.setAccessibleDescription(" ".join(self._said))

    def _label(self, words: str) -> QLabel:
        label = _text(words, self._inner)
        self._column.addWidget(label)
        return label

    @override
    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        lines = _LEAST_LINES * self.fontMetrics().height()
        return QSize(self._inner.minimumSizeHint().width() + bar + 2 * _FRAME_PX, lines)

    def _frame(self, framed: bool) -> None:
        """Draw a frame around the text, or leave its room empty."""
        margin = 0 if framed else _FRAME_PX
        self.setFrameStyle(QFrame.Shape.Box if framed else QFrame.Shape.NoFrame)
        self.setLineWidth(_FRAME_PX)
        self.setViewportMargins(margin, margin, margin, margin)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._frame(event.reason() != Qt.FocusReason.MouseFocusReason)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._frame(False)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        ends = {Qt.Key.Key_Home: bar.minimum(), Qt.Key.Key_End: bar.maximum()}
        if event.key() in ends:
            bar.setValue(ends[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def _text(words: str, parent: QWidget | None) -> QLabel:
    label = QLabel(words, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label
