"""The command line's way to the window, which another module opens."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.builders import hands
from warapp.__main__ import main
from warapp.engine import MOST_DEALS, PRESETS, Record, Rules
from warapp.launch_options import LaunchOptions

Launched = Callable[..., LaunchOptions]


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> Launched:
    """Call the command line and return what it would open the window with."""
    launches: list[LaunchOptions] = []

    def open_window(launch: LaunchOptions) -> int:
        launches.append(launch)
        return 7

    monkeypatch.setattr("warapp.opening.open_window", open_window)

    def launch(*argv: str) -> LaunchOptions:
        assert main(argv) == 7
        return launches.pop()

    return launch


def test_nothing_is_asked_for(launched: Launched) -> None:
    assert launched() == LaunchOptions()


def test_a_deal_with_rules(launched: Launched) -> None:
    launch = launched("--preset", "family", "--set", "face_down=3", "--deal", "48213", "--battles", "12")
    assert launch.record == Record(PRESETS["three_down"], 48213)
    assert (launch.file, launch.battles) == (None, 12)


def test_given_cards(launched: Launched) -> None:
    launch = launched("--piles", "AS", "--piles", "KD TC")
    assert launch.record == Record(Rules(), piles=hands("AS", "KD 10C"))


def test_rules_alone_get_a_drawn_deal(launched: Launched) -> None:
    record = launched("--set", "ace=low").record
    assert record is not None
    assert record.rules.ace == "low"
    assert 1 <= record.deal_number <= MOST_DEALS


def test_battles_alone_are_left_to_the_window(launched: Launched) -> None:
    launch = launched("--battles", "3")
    assert (launch.record, launch.battles) == (None, 3)


@pytest.mark.parametrize("name", ["play", "simulate", "evening.wargame", "-x"])
def test_a_file(launched: Launched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    record = Record(Rules(), 5, battles=2)
    Path(name).write_text(record.dumps())
    for argv in ([f"./{name}"], ["--", name], ["--size", "800x600", "--", name]):
        launch = launched(*argv)
        assert (launch.record, launch.file) == (record, Path(name))


def test_a_picture(launched: Launched, tmp_path: Path) -> None:
    file = tmp_path / "war.png"
    launch = launched("--screenshot", str(file), "--size", "7680x4320")
    assert (launch.screenshot, launch.size) == (file, (7680, 4320))
    assert not file.exists()
    file.write_bytes(b"")
    assert launched("--screenshot", str(file)).screenshot == file


@pytest.mark.parametrize("option", ["-platform", "--platform"])
def test_the_platform_of_qt(launched: Launched, monkeypatch: pytest.MonkeyPatch, option: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    launched(option, "minimal")
    assert os.environ["QT_QPA_PLATFORM"] == "minimal"


def test_ctrl_c_gives_the_shells_status(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("warapp.cli.main", interrupted)
    assert main(["play"]) == 130


def test_a_language_for_this_start(launched: Launched) -> None:
    assert launched("--lang", "en").language == "en"
    assert launched().language is None


@pytest.mark.parametrize("content", [b"no round", None])
def test_from_the_desktop_the_window_says_what_is_wrong_with_a_file(
    launched: Launched, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "evening.wargame"
    if content:
        file.write_bytes(content)
    launch = launched("--from-desktop", str(file))
    assert (launch.file, launch.record) == (file, None)
    assert launch.hands_over


def test_so_does_a_program_without_a_console(
    launched: Launched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert launched(str(tmp_path / "none.wargame")).record is None


def test_a_picture_of_a_bad_file_is_refused_all_the_same(launched: Launched, tmp_path: Path) -> None:
    assert main(["--from-desktop", "--battles", "3", str(tmp_path / "none.wargame")]) == 2
