"""A row of pictures of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import Generic, TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from warapp.ui.widgets.flow_layout import FlowLayout
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.picture_choice import PictureChoice

V = TypeVar("V", bound=Hashable)
_GAP_PX = 6


class PictureRow(QWidget, Generic[V]):
    """Pictures with their names, in as many rows as they need; arrow keys move the choice.

    Args:
        names: the names of the values.
        size: the size of a picture in logical pixels.
        draw: draws the picture of a value.
        choose: is called with the value that a person chooses.
    """

    def __init__(
        self,
        names: Mapping[V, str],
        size: QSize,
        draw: Callable[[V, QPainter, QRectF], None],
        choose: Callable[[V], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.choices: dict[V, PictureChoice] = {}
        self._group = QButtonGroup(self)
        row = FlowLayout(self, leading=True)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP_PX)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for nth, (value, name) in enumerate(names.items(), 1):
            choice = PictureChoice(name, size, partial(draw, value), self)
            choice.setAccessibleDescription(
                self.tr("{nth} of {count}").format(nth=number_text(nth), count=number_text(len(names)))
            )
            choice.toggled.connect(partial(_reach_by_tab, choice))
            _reach_by_tab(choice, False)
            self._group.addButton(choice, nth)
            row.addWidget(choice)
            self.choices[value] = choice
        values = list(names)
        self._group.idClicked.connect(lambda nth: choose(values[nth - 1]))

    def show_value(self, value: V) -> None:
        """Show which is chosen."""
        self.choices[value].setChecked(True)
        for choice in self.choices.values():
            choice.update()

    def set_picture_size(self, size: QSize) -> None:
        """Give the pictures another size in logical pixels."""
        for choice in self.choices.values():
            choice.set_picture_size(size)


def _reach_by_tab(choice: PictureChoice, on: bool) -> None:
    """Let Tab go to the chosen one alone."""
    choice.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)
