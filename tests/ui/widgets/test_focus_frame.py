"""The frame around the focused default button of a dialog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QFocusFrame, QHBoxLayout, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from warapp.ui.widgets.focus_frame import FocusFrame


class Asking(QDialog):
    """A dialog with a field, a default button and another."""

    def __init__(self) -> None:
        super().__init__()
        self.field, self.default, self.other = (
            QLineEdit(self),
            QPushButton("Yes", self),
            QPushButton("No", self),
        )
        self.default.setDefault(True)
        row = QHBoxLayout(self)
        for widget in (self.field, self.default, self.other):
            row.addWidget(widget)

    def framed(self) -> list[QPushButton]:
        frames = [frame for frame in self.findChildren(QFocusFrame) if frame.isVisible()]
        return [frame.widget() for frame in frames if isinstance(frame.widget(), QPushButton)]  # type: ignore[misc]

    def picture(self) -> QImage:
        return self.grab().toImage()


@pytest.fixture
def asking(qtbot: QtBot, qapp: QApplication) -> Iterator[Asking]:
    mark = FocusFrame(qapp)
    dialog = Asking()
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    mark.deleteLater()


def test_it_goes_where_the_focus_goes(asking: Asking) -> None:
    asking.field.setFocus(Qt.FocusReason.TabFocusReason)
    assert asking.framed() == []
    asking.default.setFocus(Qt.FocusReason.TabFocusReason)
    assert asking.framed() == [asking.default]
    asking.other.setFocus(Qt.FocusReason.TabFocusReason)
    assert asking.framed()[-1:] == [asking.other]


def test_the_default_button_looks_different_with_the_focus(asking: Asking, qtbot: QtBot) -> None:
    asking.field.setFocus(Qt.FocusReason.TabFocusReason)
    around = asking.default.geometry().adjusted(-4, -4, 4, 4)
    without = asking.grab(around).toImage()
    asking.default.setFocus(Qt.FocusReason.TabFocusReason)
    assert asking.grab(around).toImage() != without


def test_a_dialog_that_goes_takes_its_frame_along(qtbot: QtBot, qapp: QApplication) -> None:
    mark = FocusFrame(qapp)
    first, second = Asking(), Asking()
    qtbot.addWidget(second)
    first.show()
    first.default.setFocus(Qt.FocusReason.TabFocusReason)
    first.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    with qtbot.waitSignal(first.destroyed):
        first.close()
    second.show()
    qtbot.waitUntil(second.isActiveWindow)
    second.default.setFocus(Qt.FocusReason.TabFocusReason)
    assert second.framed() == [second.default]
    mark.deleteLater()
