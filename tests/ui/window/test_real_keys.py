"""Real keys in a real window: one that is held down, and keyboards without Latin letters."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.processes import end
from tests.ui.window.test_real_window import TIMEOUT_S, Screen

Q, O_, T, N, SPACE, CONTROL = "24", "32", "28", "57", "65", "37"
"""Places on the keyboard, as X11 counts them."""
OWN_KEYS = '[round]\nown_keys=true\nseat_people="[true, true]"\n'

Open = Callable[..., Screen]


@pytest.fixture
def open_war(screen: dict[str, str], tmp_path: Path) -> Iterator[Open]:
    """Open the program under a keyboard layout, with settings."""
    if not shutil.which("xdotool") or not shutil.which("setxkbmap"):
        pytest.skip("needs xdotool, and setxkbmap from the package x11-xkb-utils")
    opened: list[Screen] = []

    def lay_out(layout: str) -> None:
        display = ["-display", screen["DISPLAY"]]
        subprocess.run(["setxkbmap", *display, layout], check=True, timeout=TIMEOUT_S)

    def open_(layout: str, settings: str = "") -> Screen:
        lay_out(layout)
        folder = tmp_path / ".config/warapp"
        folder.mkdir(parents=True)
        (folder / "warapp.ini").write_text(f"[table]\nspeed=instant\n{settings}", encoding="utf-8")
        opened.append(Screen(screen, tmp_path, "--deal", "1"))
        return opened[0]

    yield open_
    for war in opened:
        end(war.program)
    lay_out("us")


class Round:
    """The round on the table, as the program keeps it."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / ".local/state/warapp/window-1.json"

    def _record(self) -> dict[str, int]:
        if not self._file.exists():
            return {}
        record: dict[str, int] = json.loads(self._file.read_text(encoding="utf-8"))["record"]
        return record

    @property
    def battles(self) -> int:
        return self._record().get("battles", -1)

    @property
    def deal(self) -> int:
        return self._record().get("deal_number", 0)


def test_a_key_that_is_held_turns_cards_once(open_war: Open, qtbot: QtBot, tmp_path: Path) -> None:
    war, round_ = open_war("us"), Round(tmp_path)
    qtbot.waitUntil(lambda: round_.battles == 0, timeout=TIMEOUT_S * 1_000)
    war.do("keydown", SPACE, "sleep", "2", "keyup", SPACE)
    qtbot.waitUntil(lambda: round_.battles >= 1, timeout=TIMEOUT_S * 1_000)
    war.press("Return")
    qtbot.waitUntil(lambda: round_.battles >= 2, timeout=TIMEOUT_S * 1_000)
    assert round_.battles == 2


@pytest.mark.parametrize("layout", ["ru", "gr", "il"])
def test_letters_and_shortcuts_work_without_latin_letters(
    layout: str, open_war: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    war, round_ = open_war(layout), Round(tmp_path)
    qtbot.waitUntil(lambda: round_.deal == 1, timeout=TIMEOUT_S * 1_000)
    war.do("keydown", CONTROL, "key", N, "keyup", CONTROL)
    qtbot.waitUntil(lambda: round_.deal > 1, timeout=TIMEOUT_S * 1_000)
    war.press(T)
    qtbot.waitUntil(lambda: round_.battles == 10, timeout=TIMEOUT_S * 1_000)


@pytest.mark.parametrize("layout", ["ru", "gr", "il"])
def test_own_keys_work_without_latin_letters(
    layout: str, open_war: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    war, round_ = open_war(layout, OWN_KEYS), Round(tmp_path)
    qtbot.waitUntil(lambda: round_.battles == 0, timeout=TIMEOUT_S * 1_000)
    war.press(Q)
    war.press(O_)
    qtbot.waitUntil(lambda: round_.battles == 1, timeout=TIMEOUT_S * 1_000)
