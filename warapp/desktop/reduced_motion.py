"""Queries the system's setting for reduced motion without waiting for the answer."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, QObject, QProcess

_SPI_GETCLIENTAREAANIMATION = 0x1042
_GNOME_LIKE = ("GNOME", "Unity", "X-Cinnamon", "Budgie", "MATE", "Pantheon")
_PATIENCE_MS = 500


def ask_system_motion(answer: Callable[[bool], None], parent: QObject) -> None:
    """Call `answer` with the system's setting for reduced motion, unless it can't be read."""
    if sys.platform == "win32":
        answer(not _windows_animates())
        return
    command, less = _question(sys.platform, os.environ)
    if not command or not shutil.which(command[0]):
        return
    process = QProcess(parent)

    def read() -> None:
        answer(bytes(process.readAllStandardOutput().data()).strip() == less)
        process.deleteLater()

    def give_up() -> None:
        process.finished.disconnect(read)
        process.kill()
        process.waitForFinished(_PATIENCE_MS)

    process.finished.connect(read)
    if (application := QCoreApplication.instance()) is not None:
        application.aboutToQuit.connect(give_up)
        process.finished.connect(lambda: application.aboutToQuit.disconnect(give_up))
    process.start(command[0], command[1:])


def _question(platform: str, environment: Mapping[str, str]) -> tuple[list[str], bytes]:
    """Return the command that queries the setting, and its output if reduced motion is on.

    >>> _question("linux", {"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"})[0][0], _question("linux", {})[0]
    ('gsettings', [])
    """
    desktops = environment.get("XDG_CURRENT_DESKTOP", "").split(":")
    if platform == "darwin":
        return ["defaults", "read", "com.apple.universalaccess", "reduceMotion"], b"1"
    if platform == "linux" and set(desktops) & set(_GNOME_LIKE):
        return ["gsettings", "get", "org.gnome.desktop.interface", "enable-animations"], b"false"
    return [], b""


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    windll = getattr(ctypes, "windll", None)
    if windll is not None:
        windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
