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
    ("content", "message"),
    [
        (b"", "line 1, column 1: the file is not JSON"),
        (b"WAR!", "line 1, column 1: the file is not JSON"),
        (b'{"format":\n "warapp-round",,}', "line 2, column 17: the file is not JSON"),
        (b"{'format': 1}", "line 1, column 2: the file is not JSON"),
        (b"{} {}", "line 1, column 4: the file is not JSON"),
        (b"\xff\xfe{\x00}", "the file is not JSON"),
        (b'{"format": "\xe4"}', "the file is not JSON"),
        (b'{"version": ' + b"1" * 5_000 + b"}", "the file is not JSON"),
        (b"[" * 60_000, "the file is not JSON"),
        (b'{"version": NaN}', "the file is not JSON: NaN is no number of it"),
        (b'{"version": -Infinity}', "the file is not JSON: -Infinity is no number of it"),
        (b"null", 'the file holds no JSON object; a record is one, with "format": "warapp-round"'),
        (b"[]", 'the file holds no JSON object; a record is one, with "format": "warapp-round"'),
        (b'"warapp-round"', 'the file holds no JSON object; a record is one, with "format": "warapp-round"'),
    ],
)
def test_what_is_no_json_object_is_refused(content: bytes, message: str) -> None:
    assert refusal(content) == message


def test_a_name_given_twice_is_refused() -> None:
    content = json.dumps(ROUND)[:-1] + ', "deal_number": 8}'
    assert "given twice" in refusal(content.encode())


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (without("format"), 'format: nothing was given; a record has "warapp-round"'),
        (ROUND | {"format": "chess"}, "format: 'chess' was given; a record has \"warapp-round\""),
        (ROUND | {"format": None}, 'format: None was given; a record has "warapp-round"'),
        (ROUND | {"version": 2}, "version: 2 is later than 1, the latest that this program reads"),
        (without("version"), "version: nothing was given; this program reads version 1"),
        (ROUND | {"version": 0}, "version: 0 was given; this program reads version 1"),
        (ROUND | {"version": "1"}, "version: '1' was given; this program reads version 1"),
        (ROUND | {"version": True}, "version: True was given; this program reads version 1"),
        (ROUND | {"version": 1.0}, "version: 1.0 was given; this program reads version 1"),
        (ROUND | {"version": 1.5}, "version: 1.5 was given; this program reads version 1"),
        (
            ROUND | {"winner": 1},
            "'winner' is not a field of a record; it has battles, deal_number, format, piles, rules, "
            "time_called_after, version",
        ),
        (ROUND | {"Battles": 1}, "'Battles' is not a field of a record; it has battles, "),
        (without("deal_number"), "deal_number, piles: neither was given; a record has one of the two"),
        (PILES | {"deal_number": 7}, "deal_number, piles: both were given; a record has one of the two"),
        (ROUND | {"deal_number": 0}, "deal_number: 0 is not allowed; it can be 1 to 2,147,483,647"),
        (ROUND | {"deal_number": 2**31}, "deal_number: 2147483648 is not allowed; it can be 1 to 2,147,4"),
        (ROUND | {"deal_number": True}, "deal_number: True is not allowed; it can be 1 to 2,147,483,647"),
        (ROUND | {"deal_number": None}, "deal_number: None is not allowed; it can be 1 to 2,147,483,647"),
        (ROUND | {"battles": -1}, "battles: -1 is not allowed; it can be 0 to 100,000"),
        (ROUND | {"battles": 100_001}, "battles: 100001 is not allowed; it can be 0 to 100,000"),
        (ROUND | {"battles": None}, "battles: None is not allowed; it can be 0 to 100,000"),
        (ROUND | {"battles": 3.0}, "battles: 3.0 is not allowed; it can be 0 to 100,000"),
        (ROUND | {"battles": 501}, "battles: 501 was given, but the round is over after battle 456"),
        (PILES | {"battles": 4}, "battles: 4 was given, but the round is over after battle 1"),
        (PILES | {"piles": ["AS", ""], "battles": 1}, "battles: 1 was given, but the round is over after b"),
    ],
)
def test_a_record_with_a_bad_field_is_refused(record: dict[str, Any], message: str) -> None:
    assert refusal(json.dumps(record).encode()).startswith(message)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (None, "rules: None is not allowed; it can be an object of fields"),
        ([], "rules: [] is not allowed; it can be an object of fields"),
        ("family", "rules: 'family' is not allowed; it can be an object of fields"),
        ({"preset": "chess"}, "preset: 'chess' is not allowed; it can be playbook, "),
        ({"preset": {}}, "preset: {} is not allowed; it can be playbook, "),
        ({"colour": 1}, "rules: 'colour' is not a field; it can be preset, seats, "),
        ({"seats": 7}, "seats: 7 is not allowed; it can be 2 to 6"),
        ({"face_down": "RANK"}, "face_down: 'RANK' is not allowed; it can be 0 to 10 or rank"),
        ({"face_down": None}, "face_down: None is not allowed; it can be 0 to 10 or rank"),
        ({"battle_limit": "none"}, "battle_limit: 'none' is not allowed; it can be 1 to 100,000 or none"),
        ({"ace": True}, "ace: True is not allowed; it can be high or low"),
        ({"cards_each": 27}, "cards_each: 27 is not allowed; it can be 1 to 26 or all"),
    ],
)
def test_a_record_with_bad_rules_is_refused(rules: Any, message: str) -> None:
    assert refusal(json.dumps(ROUND | {"rules": rules}).encode()).startswith(message)


@pytest.mark.parametrize(
    ("piles", "message"),
    [
        (None, 'piles: None is not allowed; it can be a list of one text of cards a seat, such as ["AD KC"'),
        ("AS KD", "piles: 'AS KD' is not allowed; it can be a list of one text of cards a seat"),
        ([["AS"], ["KD"]], "piles: [['AS'], ['KD']] is not allowed; it can be a list of one text"),
        (["AS", None], "piles: ['AS', None] is not allowed; it can be a list of one text of cards a seat"),
        ([], "piles: 0 is not allowed; it can be 2 to 6 piles"),
        (["AS"], "piles: 1 is not allowed; it can be 2 to 6 piles"),
        (["2C", "3C", "4C", "5C", "6C", "7C", "8C"], "piles: 7 is not allowed; it can be 2 to 6 piles"),
        (["", "", ""], "piles: '' is not allowed; it can be piles with at least one card among them"),
        (["AS", "1C"], "piles[1]: '1C' is not a card; a card is a rank (2 to 10, J, Q, K, A) and a suit"),
        (["AS KD,2C", "3C"], "piles[0]: 'KD,2C' is not a card; "),
        (["AS", "3C", "4C AS"], "piles[2]: AS is there twice; each card is in a round once"),
        (["10D TD", "3C"], "piles[0]: 10D is there twice; each card is in a round once"),
        (["AS", "AS " * 57], "piles[1]: more than 56 cards; there are no more"),
    ],
)
def test_a_record_with_bad_piles_is_refused(piles: Any, message: str) -> None:
    assert refusal(json.dumps(PILES | {"piles": piles}).encode()).startswith(message)


def test_seats_that_do_not_agree_with_the_piles_are_refused() -> None:
    record = PILES | {"rules": {"seats": 3}}
    assert refusal(json.dumps(record).encode()) == (
        "seats: 3 is not allowed; it can be 2 here, the number of piles"
    )


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (ROUND | {"time_called_after": 3}, "time_called_after: the rules have no minute_limit, so time is n"),
        (
            TIMED | {"battles": 4, "time_called_after": 3},
            "time_called_after: 3 is not allowed; it can be 4 to",
        ),
        (
            TIMED | {"time_called_after": None},
            "time_called_after: None is not allowed; it can be 0 to 100,000",
        ),
        (TIMED | {"time_called_after": -1}, "time_called_after: -1 is not allowed; it can be 0 to 100,000"),
        (
            TIMED | {"rules": {"minute_limit": 5, "battle_limit": 9}, "time_called_after": 9},
            "time_called_after: 9 was given, but the round was over by itself then",
        ),
        (
            TIMED | {"rules": {"minute_limit": 5, "battle_limit": 9}, "time_called_after": 10},
            "time_called_after: 10 was given, but the round is over after battle 9",
        ),
        (
            PILES | {"rules": {"minute_limit": 5}, "piles": ["", "AS"], "time_called_after": 0},
            "time_called_after: 0 was given, but the round was over by itself then",
        ),
    ],
)
def test_a_time_that_can_not_have_been_called_is_refused(record: dict[str, Any], message: str) -> None:
    assert refusal(json.dumps(record).encode()).startswith(message)


@pytest.mark.parametrize("opened_closed", ["[]", "{}"])
@pytest.mark.parametrize("place", ["format", "battles", "seats"])
def test_a_value_nested_ever_so_deeply_is_refused(place: str, opened_closed: str) -> None:
    opened, closed = ("[", "]") if opened_closed == "[]" else ('{"a": ', "}")
    record = ROUND | {"rules": {place: None}} if place == "seats" else ROUND | {place: None}
    before, after = json.dumps(record).split("null")
    for depth in range(800, 1_000):  # some of them json reads, and `repr` does not
        assert refusal(f"{before}{opened * depth}1{closed * depth}{after}".encode())


def test_a_record_of_just_the_largest_size_is_read_and_one_byte_more_is_refused() -> None:
    content = json.dumps(ROUND).encode().ljust(MOST_BYTES)
    assert read_record(content).deal_number == 7
    assert refusal(content + b" ") == "the file is larger than 65,536 bytes, which no record is"


def test_a_large_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    large = tmp_path / "large.wargame"
    with large.open("wb") as file:
        file.truncate(2**40)
    with pytest.raises(InvalidRecord, match=r"^the file is larger than 65,536 bytes, which no record is$"):
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
