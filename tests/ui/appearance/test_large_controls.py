"""Large controls: what is pressed is as high and as wide as a fingertip, on request or with large text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenuBar,
    QScrollBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Open
from tests.ui.helpers.preferences import preferences
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.ui.widgets.sizing import LARGE_PX, set_large_controls

CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)


@pytest.fixture
def large(open_round: Open, qapp: QApplication) -> Iterator[Game]:
    """A window with large controls."""
    game = open_round(of_deal(1, battles=5))
    game.prepare()
    game.settings.large_controls = True
    yield game
    set_large_controls(qapp, False)


def small_ones(window: QWidget) -> list[str]:
    """What can be pressed and is smaller than a fingertip."""
    found = [w for w in window.findChildren(QWidget) if isinstance(w, CONTROLS) and w.isVisible()]
    pressed = [w for w in found if not isinstance(w, QScrollBar) and not within_another(w)]
    assert len(pressed) > 5
    return [
        f"{type(w).__name__} {w.accessibleName() or w.objectName()} {w.width()}x{w.height()}"
        for w in pressed
        if min(w.width(), w.height()) < LARGE_PX
    ]


def within_another(widget: QWidget) -> bool:
    """Whether a widget is a part of a control, such as the line of a spin box."""
    parent = widget.parentWidget()
    return isinstance(parent, (QAbstractSpinBox, QComboBox)) or widget.objectName().startswith("qt_toolbar")


def test_of_the_window(large: Game) -> None:
    large.window.resize(1000, 720)
    large.catch_up()
    assert small_ones(large.window) == []


def test_of_its_docks(large: Game) -> None:
    large.window.resize(1400, 900)
    large.press("Ctrl+H")
    large.press("F1")
    large.catch_up()
    assert small_ones(large.window) == []


def test_of_its_menus(large: Game) -> None:
    bar = large.window.menuBar()
    assert isinstance(bar, QMenuBar)
    for action in bar.actions():
        assert bar.actionGeometry(action).height() >= LARGE_PX
    menu = large.actions.play_menu
    entries = [menu.actionGeometry(a) for a in menu.actions() if not a.isSeparator() and a.isVisible()]
    assert min(map(QRect.height, entries)) >= LARGE_PX


@pytest.mark.parametrize("page", range(4))
def test_of_the_preferences(large: Game, qtbot: QtBot, page: int) -> None:
    dialog = preferences(large.settings, large.window)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.pages.show_page(page)
    large.catch_up()
    assert small_ones(dialog) == []


def test_large_text_has_large_controls(game: Game, qapp: QApplication) -> None:
    dialog = preferences(game.settings, game.window)
    before = dialog.motion.muted.box.sizeHint().height()
    game.settings.text_size = 150
    assert before < LARGE_PX <= dialog.motion.muted.box.sizeHint().height()
    game.settings.text_size = 100
    assert dialog.motion.muted.box.sizeHint().height() == before
    dialog.deleteLater()
