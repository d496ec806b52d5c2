"""What the command line refuses, in one sentence that names the place, what was given and what is allowed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.golden_files import Golden
from warapp.__main__ import main
from warapp.cli.arguments import Parser, play_parser, window_parser


def refusal(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """Return the one sentence that a call with bad arguments says."""
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("warapp: ")
    assert err.count("\n") == 1
    return err.removeprefix("warapp: ").rstrip("\n")


@pytest.mark.parametrize("command", [["play"], []])
@pytest.mark.parametrize(
    "argv",
    [
        ["--deal", "0"],
        ["--deal", "2147483648"],
        ["--deal", "-1"],
        ["--deal", "²"],
        ["--deal", "1_0"],
        ["--deal"],
        ["--battles", "100001"],
        ["--battles", "9" * 5000],
        ["--set", "face_down=11"],
        ["--set", "ace=Low"],
        ["--set", "ace"],
        ["--set", "ace=low", "--set", "ace=low"],
        ["--deal", "1", "--deal", "1"],
        ["--preset", "quick", "--set", "seats=6"],
        ["--piles", "AS"],
        ["--piles", "AS"] * 7,
        ["--piles", "", "--piles", ""],
        ["--piles", "AS", "--piles", "KD AS"],
        ["--piles", "AS", "--piles", "KD", "--set", "seats=3"],
        ["--piles", "AS", "--piles", "KD", "--deal", "3"],
    ],
)
def test_bad_values(
    capsys: pytest.CaptureFixture[str], command: list[str], argv: list[str], golden: Golden
) -> None:
    golden.check(refusal(capsys, *command, *argv), case=" ".join(argv)[:60])


@pytest.mark.parametrize("command", [["play"], []])
def test_unknown_names_are_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str], command: list[str], golden: Golden
) -> None:
    for argv in (["--preset", "foo"], ["--set", "foo=1"], ["--piles", "AX", "--piles", "2C"]):
        golden.check(refusal(capsys, *command, *argv), case=" ".join(argv))


@pytest.mark.parametrize("option", ["--foo", "-x", "--batt", "-pla", "--jso", "-1"])
def test_unknown_and_abbreviated_options(
    capsys: pytest.CaptureFixture[str], option: str, golden: Golden
) -> None:
    golden.check(refusal(capsys, "play", option))
    golden.check(refusal(capsys, option, "3"))


@pytest.mark.parametrize("command", [["play"], []])
@pytest.mark.parametrize(
    "argv",
    [["--preset", "family"], ["--preset", ""], ["--set", "ace=low"], ["--deal", "1"], ["--piles", "AS"]],
)
def test_a_file_with_what_it_has_itself(
    capsys: pytest.CaptureFixture[str], command: list[str], argv: list[str], golden: Golden
) -> None:
    golden.check(refusal(capsys, *command, *argv, "a.wargame"), case=argv[0])


def test_log_and_json(capsys: pytest.CaptureFixture[str], golden: Golden) -> None:
    golden.check(refusal(capsys, "play", "--log", "--json"))


def test_the_window_opens_one_good_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, golden: Golden
) -> None:
    golden.check(refusal(capsys, "a", "b"))
    file = tmp_path / "ahead.wargame"
    content = {"format": "warapp-round", "version": 1, "deal_number": 3, "battles": 4}
    file.write_text(json.dumps(content))
    golden.check(refusal(capsys, str(file), "--battles", "3").replace(str(file), "FILE"))
    assert refusal(capsys, "missing").startswith("missing: the file can't be read: ")


@pytest.mark.parametrize(
    "size", ["", "800", "639x480", "640x479", "7681x480", "800X600", "٨٠٠x600", "99999x600"]
)
def test_sizes(capsys: pytest.CaptureFixture[str], size: str, golden: Golden) -> None:
    golden.check(refusal(capsys, "--size", size), case=size or "nothing")


def test_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path, golden: Golden) -> None:
    for name in (str(tmp_path), str(tmp_path / "missing" / "war.png")):
        golden.check(refusal(capsys, "--screenshot", name).replace(name, "NAME"))
    golden.check(refusal(capsys, "--screenshot", ""))


def test_simulate_waits_for_the_lab(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, golden: Golden
) -> None:
    monkeypatch.setitem(sys.modules, "warapp.lab.command", None)
    golden.check(refusal(capsys, "simulate"))


@pytest.mark.parametrize("parser", [play_parser, window_parser])
def test_help_has_examples_fields_and_presets(parser: Callable[[], Parser]) -> None:
    text = parser().format_help()
    assert "examples:\n  warapp" in text
    assert "  face_down       0 to 10 or rank (1)\n" in text
    assert "  three_players   3 players; " in text
    assert max(map(len, text.splitlines())) <= 110


@pytest.mark.parametrize("argv", [["--help"], ["-h"], ["play", "--help"], ["play", "--deal", "1", "-h"]])
def test_asking_for_help_is_no_fault(capsys: pytest.CaptureFixture[str], argv: list[str]) -> None:
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: warapp")
    assert err == ""
