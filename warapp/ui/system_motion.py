"""Asks the system whether a person wants less motion; never waits for the answer."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QProcess

_SPI_GETCLIENTAREAANIMATION = 0x1042
_ANSWERS: dict[str, tuple[list[str], str]] = {
    # what to run, and the answer that means less motion
    "linux": (["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], "false"),
    "darwin": (["defaults", "read", "com.apple.universalaccess", "reduceMotion"], "1"),
}


def ask_system_motion(answer: Callable[[bool], None], parent: QObject) -> None:
    """Call `answer` with True if the system asks for less motion; not at all where it can't be read."""
    if sys.platform == "win32":
        answer(not _windows_animates())
        return
    if sys.platform not in _ANSWERS:
        return
    command, less = _ANSWERS[sys.platform]
    process = QProcess(parent)
    process.finished.connect(
        lambda: answer(bytes(process.readAllStandardOutput().data()).strip() == less.encode())
    )
    process.finished.connect(process.deleteLater)
    process.errorOccurred.connect(process.deleteLater)
    process.start(command[0], command[1:])


def _windows_animates() -> bool:
    animates = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
