"""A whole round by keys in the real program, as a screen reader is told of it over AT-SPI."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.processes import end, start
from tests.helpers.source_files import ROOT
from tests.ui.window.test_real_window import Screen

TIMEOUT_S = 60
SYSTEM_PYTHON = "/usr/bin/python3"
READER = ROOT / "tests" / "ui" / "helpers" / "at_spi_reader.py"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
ROUND = {
    "format": "warapp-round",
    "version": 1,
    "rules": {"preset": "playbook"},
    "piles": ["9C 2C KC 5C", "9D 3D 4D 4S"],
    "battles": 0,
}
"""A war, which you win, and one more battle, with which you have all cards."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is what Linux has")


class Reader:
    """What a screen reader hears and sees.

    Args:
        environment: leads to the session's bus and the screen.
    """

    def __init__(self, environment: dict[str, str], qtbot: QtBot) -> None:
        self._qtbot = qtbot
        self._lines: list[list[Any]] = []
        self.process = start(
            [SYSTEM_PYTHON, READER],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        threading.Thread(target=self._read, daemon=True).start()
        self._until(lambda: ["ready"] in self._lines)

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._lines.append(json.loads(line))

    def _until(self, reached: Any) -> None:
        self._qtbot.waitUntil(reached, timeout=TIMEOUT_S * 1_000)

    @property
    def said(self) -> list[str]:
        """What was spoken, and not because the focus moved."""
        return [line[1] for line in list(self._lines) if line[0] == "said"]

    @property
    def focused(self) -> list[tuple[str, str]]:
        """Role and name of what had the focus, one after the other."""
        return [(line[1], line[2]) for line in list(self._lines) if line[0] == "focus"]

    def hears(self, count: int) -> str:
        """Wait until so many sentences were spoken, and return the last."""
        self._until(lambda: len(self.said) >= count)
        return self.said[-1]

    def hears_of(self, words: str) -> None:
        """Wait until these words were spoken."""
        self._until(lambda: any(words in said for said in self.said))

    def sees(self, name: str) -> dict[str, Any]:
        """Return the thing of a name, and what it consists of; wait until there is one."""
        found: list[dict[str, Any]] = []

        def look() -> bool:
            answers = len(self._answers)
            assert self.process.stdin
            self.process.stdin.write(f"{name}\n")
            self.process.stdin.flush()
            self._until(lambda: len(self._answers) > answers)
            found[:] = [answer for answer in self._answers[-1:] if answer]
            return bool(found)

        self._until(look)
        return found[0]

    @property
    def _answers(self) -> list[Any]:
        return [line[1] for line in list(self._lines) if line[0] == "tree"]


@pytest.fixture
def bus(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A bus of its own, on which the one for screen readers starts by itself."""
    for program in ("dbus-run-session", "xdotool"):
        if not shutil.which(program):
            pytest.skip(f"needs {program}")
    if (
        not Path(SYSTEM_PYTHON).exists()
        or subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True, timeout=TIMEOUT_S).returncode
    ):
        pytest.skip("needs at-spi2-core, gir1.2-atspi-2.0 and python3-gi")
    with tempfile.TemporaryDirectory() as runtime:  # a short path: a socket's may have 107 characters
        own = {"XDG_RUNTIME_DIR": runtime, "HOME": str(tmp_path)}
        session = start(
            ["dbus-run-session", "--", "sh", "-c", 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'],
            env={**os.environ, **own},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert session.stdout
        address = session.stdout.readline().strip()
        yield {**own, "DBUS_SESSION_BUS_ADDRESS": address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        if session.stdin:
            session.stdin.close()  # with which the bus ends too
        end(session)


@pytest.fixture
def blind(
    bus: dict[str, str], screen: dict[str, str], tmp_path: Path, qtbot: QtBot
) -> Iterator[tuple[Screen, Reader]]:
    """The program with a round on the table, and a screen reader."""
    folder = tmp_path / ".config" / "warapp"
    folder.mkdir(parents=True)
    (folder / "warapp.ini").write_text("[table]\nspeed=instant\n", encoding="utf-8")
    file = tmp_path / "round.wargame"
    file.write_text(json.dumps(ROUND), encoding="utf-8")
    environment = {**screen, **bus}
    reader = Reader(environment, qtbot)
    war = Screen(environment, tmp_path, str(file))
    yield war, reader
    end(war.program)
    end(reader.process)


def names(thing: dict[str, Any]) -> list[str]:
    return [part["name"] for part in thing["parts"]]


def part(thing: dict[str, Any], beginning: str) -> dict[str, Any]:
    (found,) = [part for part in thing["parts"] if part["name"].startswith(beginning)]
    return found  # type: ignore[no-any-return]


def test_a_blind_player_plays_a_round_and_looks_over_the_table(blind: tuple[Screen, Reader]) -> None:
    war, reader = blind
    table = reader.sees("Table")
    assert table["role"] == "panel"
    assert names(part(table, "You")) == ["You, pile: 4 cards"]

    war.press("space")
    assert "war" in reader.hears(1)
    assert "Your king beats the four; you take 6 cards." in reader.said[-1]
    table = reader.sees("Table")
    assert names(part(table, "You: 7 cards")) == [
        "You, pile: 1 card",
        "You, face up: nine of clubs",
        "You, face down: 1 card",
        "You, face up: king of clubs, wins",
    ]
    assert names(part(table, "Computer: 1 card"))[-1] == "Computer, face up: four of diamonds, beaten"
    assert {"Pot: 6 cards", "Shares of the cards: You 7, Computer 1"} <= {*names(table)}
    roles = {p["role"] for seat in table["parts"] for p in (seat, *seat["parts"]) if p["name"]}
    assert roles == {"label", "panel", "image", "chart"}

    war.press("space")
    end_said = reader.hears(2)
    assert "You win! All 8 cards are yours after 2 battles. Press Space for a new round." in end_said
    table = reader.sees("Table")
    assert table["description"].startswith("You win! All 8 cards are yours after 2 battles.")
    fanned = "two of clubs, five of clubs, nine of clubs, king of clubs, three of diamonds, four of diamonds"
    fanned = f"{fanned}, nine of diamonds, four of spades"
    assert names(part(table, "You: 8 cards")) == [f"You, face up: {card}" for card in fanned.split(", ")]

    war.press("F2")
    assert reader.hears(3) == end_said
    war.press("F3")
    assert reader.hears(4).startswith("You win!")
    war.press("space")
    assert reader.hears(5).startswith("New round. ")
    war.press("m")
    assert reader.hears(6) == "Sound off."
    assert {name for _, name in reader.focused} == {"Table"}, "the focus strays"


def test_a_blind_person_watches_a_round_with_open_hands(blind: tuple[Screen, Reader]) -> None:
    war, reader = blind
    reader.sees("Table")
    war.press("ctrl+shift+o")
    assert reader.hears(2) == "Auto-play on."
    assert reader.said[0] == "26 cards each. All cards lie open."
    war.press("space")
    reader.hears_of("Auto-play off.")
    heard = len(reader.said)
    for keys in ("Left", "Right"):
        war.press(keys)
        heard += 1
        assert reader.hears(heard).startswith("Battle ")
    table = reader.sees("Open hands")
    assert table["role"] == "panel"
    assert table["description"].startswith(names(table)[0])
    for name in ("You", "Computer"):
        seat = part(table, f"{name}: ")
        pile = part(seat, f"{name}, pile: ")
        listed = pile["description"].removeprefix("From the top: ").split(", ")
        assert pile["name"] == f"{name}, pile: {len(listed)} cards"
        assert names(seat)[1].startswith(f"{name}, face up: ")
    assert any(name.startswith("Pot: ") for name in names(table))

    war.press("Escape")
    table = reader.sees("Table")
    assert names(part(table, "You")) == ["You, pile: 4 cards"]
    war.press("F3")
    assert reader.hears(heard + 1).startswith("4 cards each.")
    focused = [name for name, _ in groupby(name for _, name in reader.focused)]
    assert focused == ["Table", "Open hands", "Table"], "the focus strays"
