"""Six figures of a forecast, each above its name, three or two a row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.labels import HelpLabel, make_bold
from warapp.ui.widgets.sizing import text_px

_FIGURES, _SIZE, _COLUMN_EMS = 6, 1.3, 7.5


class FiguresGrid(QWidget):
    """Shows figures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = 0
        self._cells = [_Figure(self) for _ in range(_FIGURES)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._arrange(3)

    def show_figures(self, figures: Sequence[tuple[str, str]]) -> None:
        """Show these figures with their names."""
        for cell, (figure, name) in zip(self._cells, figures, strict=True):
            cell.show_figure(figure, name)

    def texts(self) -> list[tuple[str, str]]:
        """Return the figures shown, with their names."""
        return [(cell.figure.text(), cell.name.text()) for cell in self._cells]

    def _arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            for nth, cell in enumerate(self._cells):
                self._grid.addWidget(cell, nth // columns, nth % columns)
            for column in range(3):
                self._grid.setColumnStretch(column, 1 if column < columns else 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(3 if self.width() >= 3 * _COLUMN_EMS * text_px(self.font()) else 2)


class _Figure(QWidget):
    """A figure above its name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figure, self.name = QLabel("–", self), HelpLabel("", self)
        make_bold(self.figure, _SIZE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(
            self.figure, 0, Qt.AlignmentFlag.AlignLeading
        )  # a label would put a bare number left
        column.addWidget(self.name)
        column.addStretch(1)

    def show_figure(self, figure: str, name: str) -> None:
        self.figure.setText(figure)
        self.figure.setAccessibleName(f"{name}: {figure}")
        self.name.setText(name)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
