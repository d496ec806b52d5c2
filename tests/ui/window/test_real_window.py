"""The program itself in a real window: real keys, and a look at the screen."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from tests.helpers.processes import end, start
from tests.helpers.source_files import ROOT
from warapp.table.drawing.theme import THEMES
from warapp.vocabulary import ThemeName

TIMEOUT_S = 60
NO_AUDIO = "silence: there is no audio device"
"""What the program may say where there is none."""
GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
sys.exit(not application.primaryScreen().grabWindow(0).save(sys.argv[1]))
"""


class Screen:
    """A virtual screen with the program's window on it.

    Args:
        environment: what leads to the screen.
        folder: for screenshots.
        arguments: for the program.
    """

    def __init__(self, environment: dict[str, str], folder: Path, *arguments: str) -> None:
        self._environment = {**os.environ, **environment}
        self._folder = folder
        command = [sys.executable, "-m", "warapp", *arguments]
        self.program = start(command, cwd=ROOT, env=self._environment, stderr=subprocess.PIPE, text=True)
        self.window = self._xdotool("search", "--sync", "--onlyvisible", "--name", "^War").split()[-1]
        self._xdotool("windowfocus", "--sync", self.window)

    def _run(self, *command: str) -> str:
        ran = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, timeout=TIMEOUT_S, check=True
        )
        return ran.stdout

    def _xdotool(self, *arguments: str) -> str:
        return self._run("xdotool", *arguments)

    def do(self, *commands: str) -> None:
        """Have xdotool do something with keyboard and mouse."""
        self._xdotool(*commands)

    def press(self, keys: str) -> None:
        """Press keys as a keyboard does: they go to the window that has the focus."""
        self.do("key", keys)

    def shot(self) -> QImage:
        """The whole screen as it is now."""
        file = self._folder / "screen.png"
        self._run(sys.executable, "-c", GRAB, str(file))
        return QImage(str(file))

    def quit(self) -> tuple[int, str]:
        """Quit by way of the menu; return the program's status and what it complained of."""
        for keys in ("alt+h", "Right", "q"):  # from the last menu round to the first
            self.press(keys)
        _, complaints = self.program.communicate(timeout=TIMEOUT_S)
        return self.program.returncode, complaints


@pytest.fixture
def war(screen: dict[str, str], tmp_path: Path) -> Iterator[Screen]:
    if not shutil.which("xdotool"):
        pytest.skip("needs xdotool")
    shown = Screen(screen, tmp_path, "--deal", "1")
    yield shown
    end(shown.program)


def share_of(image: QImage, wanted: QColor, tolerance: int) -> float:
    """How much of an image has about a colour, 0 … 1, from every third pixel."""
    seen, found = 0, 0
    for x in range(0, image.width(), 3):
        for y in range(0, image.height(), 3):
            pixel = image.pixelColor(x, y)
            seen += 1
            near = (
                abs(pixel.red() - wanted.red()),
                abs(pixel.green() - wanted.green()),
                abs(pixel.blue() - wanted.blue()),
            )
            found += max(near) <= tolerance
    return found / seen


def white(image: QImage) -> float:
    """How much of an image is the white of a card's face."""
    return share_of(image, QColor("#FDFBF6"), 8)


def test_space_turns_cards_in_the_real_window(war: Screen, qtbot: QtBot) -> None:
    felt = QColor(THEMES[ThemeName.GREEN].felt)
    qtbot.waitUntil(lambda: share_of(war.shot(), felt, 30) > 0.1, timeout=TIMEOUT_S * 1_000)
    before = war.shot()
    backs_only = white(before)
    war.press("space")
    qtbot.waitUntil(lambda: war.shot() != before, timeout=TIMEOUT_S * 1_000)
    war.press("p")
    qtbot.waitUntil(lambda: share_of(war.shot(), felt, 30) < 0.05, timeout=TIMEOUT_S * 1_000)
    war.press("Return")
    qtbot.waitUntil(lambda: share_of(war.shot(), felt, 30) > 0.1, timeout=TIMEOUT_S * 1_000)
    war.press("a")
    qtbot.waitUntil(lambda: white(war.shot()) > backs_only * 1.3, timeout=TIMEOUT_S * 1_000)
    status, complaints = war.quit()
    assert status == 0
    assert set(complaints.splitlines()) <= {NO_AUDIO}
