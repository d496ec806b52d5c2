import csv
import io
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.builders import hands
from tests.store.samples import played
from warapp.engine import PLAYBOOK, PRESETS, Record, read_rules
from warapp.store.deal_code import read_deal_code
from warapp.store.statistics.csv_export import COLUMNS, as_csv, harmless
from warapp.store.statistics.statistics import Statistics


def table(content: bytes) -> list[dict[str, str]]:
    """The lines of a table as a spreadsheet reads them."""
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_each_round_is_a_line_with_all_that_is_known_of_it() -> None:
    (line,) = table(as_csv([played(48_213, winner=1, names=("Ada, the first", 'Zoë "Z"'))]))
    rules = line.pop("rules")
    assert line == {
        "finished_at": "2026-02-03T11:33:00+00:00",
        "result": "lost",
        "reason": "all_cards",
        "winner": "1",
        "battles": "100",
        "wars": "5",
        "longest_war": "1",
        "duration_ms": "138213",
        "seats": "2",
        "names": 'Ada, the first, Zoë "Z"',
        "preset": "playbook",
        "deal_number": "48213",
        "deal_code": "W00-01F-2NR",
        "piles": "",
    }
    assert rules.startswith('{"seats": 2, ')
    assert read_deal_code("W00-01F-2NR") == Record(PLAYBOOK, 48_213)


def test_a_round_that_was_left_from_given_piles_has_empty_cells() -> None:
    record = Record(PRESETS["family"], 0, hands("AS KD", "2C X1"))
    (line,) = table(as_csv([played(1, abandoned=True, record=record)]))
    empty = [name for name in COLUMNS if not line[name]]
    assert empty == ["reason", "winner", "deal_number", "deal_code"]
    assert (line["piles"], line["result"]) == ("AS KD | 2C X1", "abandoned")
    assert read_rules(json.loads(line["rules"])) == PRESETS["family"]


def test_without_rounds_there_are_the_names_of_the_columns() -> None:
    assert as_csv([]).decode("utf-8-sig") == ",".join(COLUMNS) + "\r\n"


@pytest.mark.parametrize(
    "text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", " =1", "＠a"]
)
def test_what_a_spreadsheet_would_run_is_made_a_text(text: str) -> None:
    (line,) = table(as_csv([played(1, names=(text, "Bob"))]))
    assert line["names"] == f"'{text}, Bob"


@given(st.text())
def test_no_text_begins_like_a_formula(text: str) -> None:
    assert harmless(text).lstrip(" ")[:1] not in (
        "=",
        "+",
        "-",
        "@",
        "\t",
        "\r",
        "\n",
        "＝",
        "＋",
        "－",
        "＠",
    )
    assert harmless(text).removeprefix("'") == text.removeprefix("'")


def test_all_rounds_are_exported_the_oldest_first(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: pytest.fail(str(problem)))
    for number in range(1, 121):
        statistics.save(played(number))
    assert statistics.export_csv(tmp_path / "rounds.csv") is None
    statistics.close()
    lines = table((tmp_path / "rounds.csv").read_bytes())
    assert [int(line["deal_number"]) for line in lines] == list(range(1, 121))
