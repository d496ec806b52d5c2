"""Whatever a file holds, reading it gives a record or one sentence why it is none."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tests.helpers.strategies import rules as any_rules
from warapp.engine import FIELDS, PRESETS, InvalidRecord, Record, read_record

NAMES = ["format", "version", "rules", "piles", "deal_number", "battles", "time_called_after"]
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["AS", "KD 2C", "X1", "AS AS", *PRESETS, "rank", "all", "none"])
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=7)
        | st.dictionaries(st.sampled_from([*FIELDS, "preset", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


def read_or_refused(content: bytes) -> Record | None:
    """The record, which then must hold together; None where it was refused in one line."""
    message = ""
    try:
        record = read_record(content)
    except InvalidRecord as error:
        message = str(error)
    if message:
        assert "\n" not in message
        return None
    assert read_record(record.dumps().encode()) == record
    assert record.position().state.battles == record.battles
    return record


@given(st.binary())
@example(b"")
@example(b"\xef\xbb\xbf{}")
@example(b'{"format": "\\ud800"}')
@example(b'{"format": "warapp-round", "version": 1, "\\ud800\\n": 0}')
@example(b'{"format": "warapp-round", "version": 1, "rules": {"a\\nb": 0}, "deal_number": 1}')
@example(b'{"format": "warapp-round", "version": 1, "piles": ["A\\n\\u2028S", "\\ud800"]}')
def test_random_bytes_are_refused(content: bytes) -> None:
    assert read_or_refused(content) is None


@given(values)
def test_random_json_is_refused(value: Any) -> None:
    assert read_or_refused(json.dumps(value).encode()) is None


def written(record: Record) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(record.dumps())
    return loaded


@given(
    any_rules(battle_limit=st.integers(1, 20)),
    st.dictionaries(st.sampled_from(NAMES), values, max_size=3),
    st.sets(st.sampled_from(NAMES), max_size=1),
)
def test_a_record_with_fields_changed_added_and_left_out_is_read_or_refused(
    rules: Any, changed: dict[str, Any], left_out: set[str]
) -> None:
    record = written(Record(rules, deal_number=7)) | changed
    read_or_refused(json.dumps({name: v for name, v in record.items() if name not in left_out}).encode())


@given(any_rules(battle_limit=st.integers(1, 20)), st.sampled_from([*FIELDS, "preset"]), values)
def test_a_record_with_one_rule_changed_is_read_or_refused(rules: Any, name: str, value: Any) -> None:
    record = written(Record(rules, deal_number=7))
    record["rules"][name] = value
    read_or_refused(json.dumps(record).encode())


@given(st.data(), any_rules(battle_limit=st.integers(1, 20)))
def test_a_record_with_bytes_changed_is_read_or_refused(data: st.DataObject, rules: Any) -> None:
    content = bytearray(Record(rules, deal_number=7).dumps().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content) - 1))
        content[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
    read_or_refused(bytes(content))
