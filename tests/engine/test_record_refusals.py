"""Records that are refused, each in one sentence that names the place."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.helpers.golden_files import Golden
from warapp.engine import InvalidRecord, load_record, read_record
from warapp.engine import record as record_module

MOST_BYTES = 65_536
ROUND: dict[str, Any] = {"format": "warapp-round", "version": 1, "rules": {}, "deal_number": 7}
PILES: dict[str, Any] = {"format": "warapp-round", "version": 1, "piles": ["AS 2C", "KD"]}
TIMED: dict[str, Any] = ROUND | {"rules": {"minute_limit": 5}}


def refusal(content: bytes) -> str:
    with pytest.raises(InvalidRecord) as refused:
        read_record(content)
    message = str(refused.value)
    assert "\n" not in message
    return message


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in ROUND.items() if key != name}


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(b"", id="nothing"),
        pytest.param(b"WAR!", id="no JSON"),
        pytest.param(b'{"format":\n "warapp-round",,}', id="two commas"),
        pytest.param(b"{'format': 1}", id="single quotes"),
        pytest.param(b"{} {}", id="two objects"),
        pytest.param(b"\xff\xfe{\x00}", id="UTF-16"),
        pytest.param(b'{"format": "\xe4"}', id="Latin-1"),
        pytest.param(b'{"version": ' + b"1" * 5_000 + b"}", id="5,000 digits"),
        pytest.param(b"[" * 60_000, id="60,000 lists"),
        pytest.param(b'{"version": NaN}', id="NaN"),
        pytest.param(b'{"version": -Infinity}', id="-Infinity"),
        pytest.param(b"null", id="null"),
        pytest.param(b"[]", id="a list"),
        pytest.param(b'"warapp-round"', id="a text"),
    ],
)
def test_what_is_no_json_object_is_refused(content: bytes, golden: Golden) -> None:
    golden.check(refusal(content))


def test_a_name_given_twice_is_refused(golden: Golden) -> None:
    content = json.dumps(ROUND)[:-1] + ', "deal_number": 8}'
    golden.check(refusal(content.encode()))


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(without("format"), id="without format"),
        pytest.param(ROUND | {"format": "chess"}, id="format: chess"),
        pytest.param(ROUND | {"format": None}, id="format: None"),
        pytest.param(ROUND | {"version": 2}, id="version: 2"),
        pytest.param(without("version"), id="without version"),
        pytest.param(ROUND | {"version": 0}, id="version: 0"),
        pytest.param(ROUND | {"version": "1"}, id="version: 1"),
        pytest.param(ROUND | {"version": True}, id="version: True"),
        pytest.param(ROUND | {"version": 1.0}, id="version: 1.0"),
        pytest.param(ROUND | {"version": 1.5}, id="version: 1.5"),
        pytest.param(ROUND | {"winner": 1}, id="winner: 1"),
        pytest.param(ROUND | {"Battles": 1}, id="Battles: 1"),
        pytest.param(without("deal_number"), id="without deal_number"),
        pytest.param(PILES | {"deal_number": 7}, id="deal_number and piles"),
        pytest.param(ROUND | {"deal_number": 0}, id="deal_number: 0"),
        pytest.param(ROUND | {"deal_number": 2**31}, id="deal_number: 2**31"),
        pytest.param(ROUND | {"deal_number": True}, id="deal_number: True"),
        pytest.param(ROUND | {"deal_number": None}, id="deal_number: None"),
        pytest.param(ROUND | {"battles": -1}, id="battles: -1"),
        pytest.param(ROUND | {"battles": 100_001}, id="battles: 100_001"),
        pytest.param(ROUND | {"battles": None}, id="battles: None"),
        pytest.param(ROUND | {"battles": 3.0}, id="battles: 3.0"),
        pytest.param(ROUND | {"battles": 501}, id="battles: 501"),
        pytest.param(PILES | {"battles": 4}, id="battles: 4"),
        pytest.param(PILES | {"piles": ["AS", ""], "battles": 1}, id="piles: [AS, ], battles: 1"),
    ],
)
def test_a_record_with_a_bad_field_is_refused(record: dict[str, Any], golden: Golden) -> None:
    golden.check(refusal(json.dumps(record).encode()))


@pytest.mark.parametrize(
    "rules",
    [
        None,
        pytest.param([], id="[]"),
        "family",
        pytest.param({"preset": "chess"}, id="preset: chess"),
        pytest.param({"preset": {}}, id="preset: an object"),
        pytest.param({"colour": 1}, id="colour: 1"),
        pytest.param({"seats": 7}, id="seats: 7"),
        pytest.param({"face_down": "RANK"}, id="face_down: RANK"),
        pytest.param({"face_down": None}, id="face_down: None"),
        pytest.param({"battle_limit": "none"}, id="battle_limit: none"),
        pytest.param({"ace": True}, id="ace: True"),
        pytest.param({"cards_each": 27}, id="cards_each: 27"),
    ],
)
def test_a_record_with_bad_rules_is_refused(rules: Any, golden: Golden) -> None:
    golden.check(refusal(json.dumps(ROUND | {"rules": rules}).encode()))


@pytest.mark.parametrize(
    "piles",
    [
        None,
        "AS KD",
        pytest.param([["AS"], ["KD"]], id="[[AS], [KD]]"),
        pytest.param(["AS", None], id="[AS, None]"),
        pytest.param([], id="[]"),
        pytest.param(["AS"], id="[AS]"),
        pytest.param(["2C", "3C", "4C", "5C", "6C", "7C", "8C"], id="[2C, 3C, 4C, 5C, 6C, 7C, 8C]"),
        pytest.param(["", "", ""], id="[, , ]"),
        pytest.param(["AS", "1C"], id="[AS, 1C]"),
        pytest.param(["AS KD,2C", "3C"], id="[AS KD,2C, 3C]"),
        pytest.param(["AS", "3C", "4C AS"], id="[AS, 3C, 4C AS]"),
        pytest.param(["10D TD", "3C"], id="[10D TD, 3C]"),
        pytest.param(["AS", "AS " * 57], id="[AS, AS * 57]"),
    ],
)
def test_a_record_with_bad_piles_is_refused(piles: Any, golden: Golden) -> None:
    golden.check(refusal(json.dumps(PILES | {"piles": piles}).encode()))


def test_seats_that_do_not_agree_with_the_piles_are_refused(golden: Golden) -> None:
    record = PILES | {"rules": {"seats": 3}}
    golden.check(refusal(json.dumps(record).encode()))


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(ROUND | {"time_called_after": 3}, id="time_called_after: 3"),
        pytest.param(
            TIMED | {"battles": 4, "time_called_after": 3}, id="timed, battles: 4, time_called_after: 3"
        ),
        pytest.param(TIMED | {"time_called_after": None}, id="timed, time_called_after: None"),
        pytest.param(TIMED | {"time_called_after": -1}, id="timed, time_called_after: -1"),
        pytest.param(
            TIMED | {"rules": {"minute_limit": 5, "battle_limit": 9}, "time_called_after": 9},
            id="timed, rules: minute_limit: 5, battle_limit: 9, time_called_after: 9",
        ),
        pytest.param(
            TIMED | {"rules": {"minute_limit": 5, "battle_limit": 9}, "time_called_after": 10},
            id="timed, rules: minute_limit: 5, battle_limit: 9, time_called_after: 10",
        ),
        pytest.param(
            PILES | {"rules": {"minute_limit": 5}, "piles": ["", "AS"], "time_called_after": 0},
            id="rules: minute_limit: 5, piles: [, AS], time_called_after: 0",
        ),
    ],
)
def test_a_time_that_can_not_have_been_called_is_refused(record: dict[str, Any], golden: Golden) -> None:
    golden.check(refusal(json.dumps(record).encode()))


@pytest.mark.parametrize("opened_closed", ["[]", "{}"])
@pytest.mark.parametrize("place", ["format", "battles", "seats"])
def test_a_value_nested_ever_so_deeply_is_refused(place: str, opened_closed: str) -> None:
    opened, closed = ("[", "]") if opened_closed == "[]" else ('{"a": ', "}")
    record = ROUND | {"rules": {place: None}} if place == "seats" else ROUND | {place: None}
    before, after = json.dumps(record).split("null")
    for depth in range(800, 1_000):  # some of them json reads, and `repr` does not
        assert refusal(f"{before}{opened * depth}1{closed * depth}{after}".encode())


def test_a_record_of_just_the_largest_size_is_read_and_one_byte_more_is_refused(golden: Golden) -> None:
    content = json.dumps(ROUND).encode().ljust(MOST_BYTES)
    assert read_record(content).deal_number == 7
    golden.check(refusal(content + b" "))


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.wargame"
    with large.open("wb") as file:
        file.truncate(2**40)
    with pytest.raises(
        InvalidRecord, match=r"^the file is larger than 65,536 bytes, too large for a record$"
    ):
        load_record(large)


def test_a_file_that_can_not_be_read_is_refused_with_the_systems_reason(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord, match=r"^the file can't be read: No such file or directory$"):
        load_record(tmp_path / "none.wargame")
    with pytest.raises(InvalidRecord, match=r"^the file can't be read: .+"):
        load_record(tmp_path)


def test_an_error_without_a_reason_of_the_system_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(os, "open", fail)
    with pytest.raises(InvalidRecord, match=r"^the file can't be read: the disk is gone$"):
        load_record(Path(__file__))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
class TestPipe:
    def test_without_a_writer_is_not_waited_for_long(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(record_module, "_PIPE_WAIT_S", 0.05)
        os.mkfifo(tmp_path / "pipe")
        with pytest.raises(InvalidRecord, match=r"^nothing came through the pipe for 0.05 seconds$"):
            load_record(tmp_path / "pipe")

    def test_that_is_empty_is_refused(self) -> None:
        read, write = os.pipe()
        os.close(write)
        with pytest.raises(InvalidRecord, match=r"^nothing came through the pipe$"):
            load_record(Path(f"/dev/fd/{read}"))
        os.close(read)

    def test_whose_writer_writes_nothing_is_not_waited_for_long(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(record_module, "_PIPE_WAIT_S", 0.05)
        os.mkfifo(tmp_path / "pipe")
        why = r"^nothing came through the pipe for 0.05 seconds$"
        with (tmp_path / "pipe").open("r+b", buffering=0), pytest.raises(InvalidRecord, match=why):
            load_record(tmp_path / "pipe")

    def test_is_read_to_its_end(self) -> None:
        read, write = os.pipe()
        content = json.dumps(ROUND).encode()
        os.write(write, content[:10])
        os.write(write, content[10:])
        os.close(write)
        assert load_record(Path(f"/dev/fd/{read}")).deal_number == 7
        os.close(read)

    def test_that_never_ends_is_refused(self) -> None:
        read, write = os.pipe()
        Thread(target=write_without_end, args=[write]).start()
        with pytest.raises(InvalidRecord, match=r"^the file is larger than 65,536 bytes"):
            load_record(Path(f"/dev/fd/{read}"))
        os.close(read)


def write_without_end(pipe: int) -> None:
    with suppress(BrokenPipeError):
        while True:
            os.write(pipe, b" " * 4096)


def test_a_device_is_refused() -> None:
    with pytest.raises(InvalidRecord, match=r"^it is not a file$"):
        load_record(Path(os.devnull))
