"""What the command line refuses, in one sentence that names the place, what was given and what is allowed."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

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
    ("argv", "sentence"),
    [
        (["--deal", "0"], "--deal: '0' is not allowed; it can be 1 to 2,147,483,647"),
        (["--deal", "2147483648"], "--deal: '2147483648' is not allowed; it can be 1 to 2,147,483,647"),
        (["--deal", "-1"], "--deal: '-1' is not allowed; it can be 1 to 2,147,483,647"),
        (["--deal", "²"], "--deal: '²' is not allowed; it can be 1 to 2,147,483,647"),
        (["--deal", "1_0"], "--deal: '1_0' is not allowed; it can be 1 to 2,147,483,647"),
        (["--deal"], "--deal: expected one argument"),
        (["--battles", "100001"], "--battles: '100001' is not allowed; it can be 0 to 100,000"),
        (["--battles", "9" * 5000], f"--battles: '{'9' * 39}… is not allowed; it can be 0 to 100,000"),
        (["--set", "face_down=11"], "--set face_down: 11 is not allowed; it can be 0 to 10 or rank"),
        (["--set", "ace=Low"], "--set ace: 'Low' is not allowed; it can be high or low"),
        (["--set", "ace"], "--set: 'ace' is not allowed; it can be FIELD=VALUE, such as face_down=3"),
        (["--set", "ace=low", "--set", "ace=low"], "--set ace is given twice; it is allowed once"),
        (["--deal", "1", "--deal", "1"], "--deal is given twice; it is allowed once"),
        (
            ["--preset", "quick", "--set", "seats=6"],
            "--set cards_each: 13 is not allowed; it can be 1 to 8 or all",
        ),
        (["--piles", "AS"], "--piles: 1 is not allowed; it can be 2 to 6 piles"),
        (["--piles", "AS"] * 7, "--piles: 7 is not allowed; it can be 2 to 6 piles"),
        (
            ["--piles", "", "--piles", ""],
            "--piles: '' is not allowed; it can be piles with at least one card among them",
        ),
        (
            ["--piles", "AS", "--piles", "KD AS"],
            "--piles[1]: AS is there twice; each card is in a round once",
        ),
        (
            ["--piles", "AS", "--piles", "KD", "--set", "seats=3"],
            "--set seats: 3 is not allowed; it can be 2 here, the number of piles",
        ),
        (
            ["--piles", "AS", "--piles", "KD", "--deal", "3"],
            "--deal is given with --piles; cards are either dealt or given, so give one of them",
        ),
    ],
)
def test_bad_values(
    capsys: pytest.CaptureFixture[str], command: list[str], argv: list[str], sentence: str
) -> None:
    assert refusal(capsys, *command, *argv) == sentence


@pytest.mark.parametrize("command", [["play"], []])
def test_unknown_names_are_answered_with_those_there_are(
    capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    assert refusal(capsys, *command, "--preset", "foo").startswith(
        "--preset: 'foo' is not allowed; it can be playbook, family, "
    )
    assert refusal(capsys, *command, "--set", "foo=1").startswith(
        "--set: 'foo' is not a field; it can be seats, lowest_rank, "
    )
    assert refusal(capsys, *command, "--piles", "AX", "--piles", "2C").startswith(
        "--piles[0]: 'AX' is not a card; a card is a rank "
    )


@pytest.mark.parametrize("option", ["--foo", "-x", "--batt", "-pla", "--jso", "-1"])
def test_unknown_and_abbreviated_options(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert refusal(capsys, "play", option) == (
        f"{option} is not an option; `warapp play --help` shows those there are"
    )
    assert refusal(capsys, option, "3") == f"{option} is not an option; `warapp --help` shows those there are"


@pytest.mark.parametrize("command", [["play"], []])
@pytest.mark.parametrize(
    "argv",
    [["--preset", "family"], ["--preset", ""], ["--set", "ace=low"], ["--deal", "1"], ["--piles", "AS"]],
)
def test_a_file_with_what_it_has_itself(
    capsys: pytest.CaptureFixture[str], command: list[str], argv: list[str]
) -> None:
    assert refusal(capsys, *command, *argv, "a.wargame") == (
        f"{argv[0]} is given with FILE, which has cards and rules of its own; give one of them"
    )


def test_log_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, "play", "--log", "--json") == "--json: not allowed with argument --log"


def test_the_window_opens_one_good_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert refusal(capsys, "a", "b") == (
        "FILE: 2 were given; the window opens one, and warapp play takes more"
    )
    file = tmp_path / "ahead.wargame"
    content = {"format": "warapp-round", "version": 1, "deal_number": 3, "battles": 4}
    file.write_text(json.dumps(content))
    assert refusal(capsys, str(file), "--battles", "3").startswith(f"{file}: --battles 3 is not allowed; ")
    assert refusal(capsys, "missing").startswith("missing: the file can't be read: ")


@pytest.mark.parametrize(
    "size", ["", "800", "639x480", "640x479", "7681x480", "800X600", "٨٠٠x600", "99999x600"]
)
def test_sizes(capsys: pytest.CaptureFixture[str], size: str) -> None:
    assert refusal(capsys, "--size", size) == (
        f"--size: {size!r} is not allowed; it can be 640x480 to 7680x4320"
    )


def test_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    why = "can't be written; it can be a file in a folder that you may change"
    for name in (str(tmp_path), str(tmp_path / "missing" / "war.png")):
        assert refusal(capsys, "--screenshot", name) == f"--screenshot: {name} {why}"
    assert refusal(capsys, "--screenshot", "") == f"--screenshot: '' {why}"


def test_simulate_waits_for_the_lab(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "warapp.lab.command", None)
    assert refusal(capsys, "simulate").startswith("simulate is not part of this version")


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
