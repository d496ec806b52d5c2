import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.builders import hands
from tests.helpers.strategies import rules
from tests.store.samples import saved
from warapp.engine import MOST_DEALS, PLAYBOOK, PRESETS, Record, Rules, parse_cards
from warapp.session import Round
from warapp.store.match import Match
from warapp.store.saved_round import InvalidSave, NewerSave, SavedRound, read_saved_round

FIRST_VERSION = """{"format": "warapp-autosave", "version": 1,
"record": {"format": "warapp-round", "version": 1, "rules": {}, "deal_number": 1, "battles": 7},
"names": ["Ada", ""], "match": {"won": [2, 1, 0, 0, 0, 0], "drawn": 1},
"elapsed_ms": 61500, "round_id": "a-round"}"""


SECOND_VERSION = """{"format": "warapp-autosave", "version": 2,
"record": {"format": "warapp-round", "version": 1, "rules": {}, "piles": ["AS 3C", "2H KD"], "battles": 1},
"names": ["Ada", ""], "match": {"won": [2, 1, 0, 0, 0, 0], "drawn": 1},
"elapsed_ms": 61500, "round_id": "a-round",
"standing": {"position": {"piles": ["AS 3C", "2H KD"], "pot": ""},
"checkpoint": {"piles": ["AS 3C", "2H KD"], "pot": ""},
"trip": {"ended": 0, "held": [2, 2], "played": [0, 0]}, "out": [], "wars": 0, "longest_war": 0},
"checksum": "3c65c4ea"}"""


def with_checksum(saved: dict[str, Any]) -> bytes:
    """Write a saved round as the program does, whatever is in it."""
    saved.pop("checksum", None)
    text = json.dumps(saved, sort_keys=True)
    return json.dumps(saved | {"checksum": f"{zlib.crc32(text.encode()):08x}"}).encode()


def test_it_is_written_and_read_as_it_always_was() -> None:
    record = Record(PLAYBOOK, 0, hands("AS 3C", "2H KD"), battles=1)
    assert json.loads(saved(record=record).dumps()) == json.loads(SECOND_VERSION)
    assert read_saved_round(SECOND_VERSION.encode()) == saved(record=record)


def test_one_of_the_first_version_is_read_without_a_snapshot() -> None:
    assert read_saved_round(FIRST_VERSION.encode()) == saved(snapshot=None)


@given(rules(), st.integers(1, MOST_DEALS), st.integers(0, 60))
def test_any_round_goes_on_from_its_snapshot_as_from_its_record(
    chosen: Rules, deal_number: int, battles: int
) -> None:
    reached = Record(chosen, deal_number).played(battles).state
    round_ = Round.at(Record.of(Record(chosen, deal_number).start, chosen, reached.battles))
    kept = SavedRound(round_.record, ("",) * chosen.seats, snapshot=round_.snapshot)
    read = read_saved_round(kept.dumps())
    assert read.snapshot
    assert Round.resumed(read.record, read.snapshot) == round_


def test_a_round_whose_time_was_called_is_resumed_over() -> None:
    record = Record(PRESETS["family"], 5, battles=9, time_called_after=9)
    assert Round.resumed(record, Round.at(record).snapshot) == Round.at(record)


def test_a_changed_digit_or_letter_is_refused() -> None:
    content = saved(battles=40).dumps()
    for place in range(0, len(content), 11):
        for other in {b"0", b"7", b"A", b" "} - {content[place : place + 1]}:
            changed = content[:place] + other + content[place + 1 :]
            try:
                same = json.loads(changed) == json.loads(content)
            except ValueError:
                same = False
            if not same:
                with pytest.raises(InvalidSave):
                    read_saved_round(changed)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("position", {"piles": ["AS 3C", "2H"], "pot": ""}),
        ("position", {"piles": ["AS 3C", "2H AS"], "pot": ""}),
        ("position", {"piles": ["AS 3C 2H KD"], "pot": ""}),
        ("position", {"piles": ["AS 3C", "2H KX"], "pot": ""}),
        ("position", None),
        ("checkpoint", {"piles": [], "pot": ""}),
        ("trip", {"ended": 0, "held": [2], "played": [0, 0]}),
        ("trip", {"ended": 0, "held": [2, 2], "played": [0, -1]}),
        ("trip", {"ended": 0.5, "held": [2, 2], "played": [0, 0]}),
        ("trip", []),
        ("out", [2]),
        ("out", [0, 0]),
        ("out", "01"),
        ("wars", -1),
        ("wars", True),
        ("longest_war", "1"),
    ],
)
def test_a_snapshot_that_the_record_can_not_have_is_refused(name: str, value: object) -> None:
    given = json.loads(SECOND_VERSION)
    given["standing"][name] = value
    with pytest.raises(InvalidSave):
        read_saved_round(with_checksum(given))


@given(
    rules(battle_limit=st.integers(1, 30)),
    st.integers(1, MOST_DEALS),
    st.lists(st.integers(0, 2**31), min_size=6, max_size=6),
    st.integers(0, 2**53),
    st.text(max_size=40),
)
def test_any_round_is_read_as_it_was_written(
    chosen: Rules, deal_number: int, won: list[int], elapsed_ms: int, name: str
) -> None:
    battles = Record(chosen, deal_number).played(20).state.battles
    record = Record(chosen, deal_number, battles=battles)
    match = Match(tuple(won), won[0], (("Ben", won[1]), ("Zoë", 2)))
    snapshot = Round.at(record).snapshot
    kept = SavedRound(record, ("",) * chosen.seats, match, elapsed_ms, "id", snapshot)
    assert read_saved_round(kept.dumps()) == kept
    named = SavedRound(record, (name,) * chosen.seats)
    assert len(read_saved_round(named.dumps()).names) == chosen.seats, "no name makes a save unreadable"


def test_a_round_from_given_piles_with_time_called_is_kept() -> None:
    record = Record(PRESETS["family"], 0, hands("AS KD 2C", "3C 4C"), battles=1, time_called_after=1)
    assert read_saved_round(saved(record=record).dumps()).record == record


def test_what_the_position_comes_to_is_the_same_after_reading() -> None:
    read = read_saved_round(saved(battles=40).dumps())
    assert read.record.position() == saved(battles=40).record.position()
    assert read.record.position().state.battles == 40


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 4096,
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe{}",
        b"[" * 60_000,
        b'{"format": "warapp-round", "version": 1, "rules": {}, "deal_number": 1}',
        b'{"format": "warapp-autosave"}',
        b'{"format": "warapp-autosave", "version": 1}',
        b'{"format": "warapp-autosave", "version": 1, "record": ' + b"[" * 30_000,
    ],
)
def test_a_foreign_content_is_refused(content: bytes) -> None:
    with pytest.raises(InvalidSave):
        read_saved_round(content)


def test_every_truncation_is_refused() -> None:
    content = saved().dumps()
    for length in range(len(content)):
        with pytest.raises(InvalidSave):
            read_saved_round(content[:length])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", 0),
        ("version", True),
        ("version", "1"),
        ("version", 1.0),
        ("record", None),
        ("record", "a record"),
        ("record", {"format": "warapp-round", "version": 1, "deal_number": 1, "battles": 501}),
        ("record", {"format": "warapp-round", "version": 2, "deal_number": 1}),
        ("names", None),
        ("names", "ab"),
        ("names", []),
        ("names", ["Ada"]),
        ("names", ["Ada", "Bob", "Eve"]),
        ("names", ["Ada", 7]),
        ("names", ["Ada", "two\nlines"]),
        ("names", ["Ada", "A" * 41]),
        ("match", None),
        ("match", []),
        ("match", {"won": [0, 0, 0, 0, 0, 0]}),
        ("match", {"won": [0, 0], "drawn": 0}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 0, "named": [["", 1]]}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 0, "named": [["Ben", -1]]}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 0, "named": [["Ben"]]}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 0, "named": [["Ben", 1]] * 65}),
        ("match", {"won": [0, 0, 0, 0, 0, -1], "drawn": 0}),
        ("match", {"won": [0, 0, 0, 0, 0, "1"], "drawn": 0}),
        ("match", {"won": "000000", "drawn": 0}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 1e3}),
        ("match", {"won": [0, 0, 0, 0, 0, 0], "drawn": 2**31 + 1}),
        ("elapsed_ms", -1),
        ("elapsed_ms", 1.5),
        ("elapsed_ms", None),
        ("elapsed_ms", 2**53 + 1),
        ("round_id", 7),
        ("round_id", "a" * 65),
        ("round_id", "ß"),
    ],
)
def test_a_field_that_can_not_be_is_refused(name: str, value: Any) -> None:
    given = json.loads(FIRST_VERSION) | {name: value}
    with pytest.raises(InvalidSave) as refused:
        read_saved_round(json.dumps(given).encode())
    assert not isinstance(refused.value, NewerSave)


@pytest.mark.parametrize("name", ["record", "names", "match", "elapsed_ms", "round_id"])
def test_a_field_that_is_missing_is_refused(name: str) -> None:
    given = json.loads(FIRST_VERSION)
    del given[name]
    with pytest.raises(InvalidSave):
        read_saved_round(json.dumps(given).encode())


def test_a_later_version_is_told_apart() -> None:
    with pytest.raises(NewerSave):
        read_saved_round(b'{"format": "warapp-autosave", "version": 3, "hand": []}')


def test_the_largest_round_is_far_below_the_limit() -> None:
    pile = parse_cards(" ".join(f"10{suit}" for suit in "CDHS"))
    record = Record(Rules(seats=6), 0, (pile, *((),) * 5))
    assert len(saved(record=record, names=("\N{GRINNING FACE}" * 40,) * 6).dumps()) < 4096
