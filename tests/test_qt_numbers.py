"""The numbers that stand for values of `Qt`, and the start that does without its enums."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt

from tests.source_files import ROOT
from warapp import qt_numbers

VALUES = {
    "PLAIN_TEXT": Qt.TextFormat.PlainText,
    "ALIGN_LEFT_TOP": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
    "ALIGN_CENTER": Qt.AlignmentFlag.AlignCenter,
    "HORIZONTAL": Qt.Orientation.Horizontal,
    "LEFT_TO_RIGHT": Qt.LayoutDirection.LeftToRight,
    "SCROLL_BAR_OFF": Qt.ScrollBarPolicy.ScrollBarAlwaysOff,
    "WIDGET_SHORTCUT": Qt.ShortcutContext.WidgetShortcut,
    "SELECTABLE_TEXT": (
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    ),
    "PRECISE_TIMER": Qt.TimerType.PreciseTimer,
}

FIRST_FRAME = """
import sys
from warapp import startup
startup.load_qt()
from warapp.app import run
from warapp.launch import Launch
import PySide6.QtCore
from PySide6.QtWidgets import QApplication
def shown():
    QApplication.instance().sync()
    print("Qt" in vars(PySide6.QtCore), sorted({%r} & set(sys.modules)))
    QApplication.instance().quit()
run(Launch(), shown=shown)
"""
LATER = {
    "PySide6.QtNetwork",
    "PySide6.QtMultimedia",
    "ctypes",
    "json",
    "logging.handlers",
    "numpy",
    "pyqtgraph",
    "socket",
    "sqlite3",
    "warapp.engine.battle",
    "warapp.lab",
}


def test_every_number_is_that_of_its_value() -> None:
    numbers = {name: value for name, value in vars(qt_numbers).items() if name.isupper()}
    assert numbers == {name: value.value for name, value in VALUES.items()}


@pytest.mark.gui
def test_the_first_frame_needs_neither_enums_of_qt_nor_what_can_wait() -> None:
    program = FIRST_FRAME.replace("{%r}", repr(LATER))
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout == "False []\n"
