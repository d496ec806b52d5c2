"""The statistics count people, whichever seats they had."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.samples import played
from warapp.engine import PRESETS, Rules
from warapp.store.statistics.played_round import Tally
from warapp.store.statistics.players import COMPUTER, EVERYONE, YOU, Player, PlayerKind, seat_mask
from warapp.store.statistics.statistics import Statistics

ADA, BEN, ZOE = (Player(PlayerKind.NAMED, name) for name in ("Ada", "Ben", "Zoë"))


@pytest.fixture
def statistics(tmp_path: Path) -> Iterator[Statistics]:
    """Rounds of you, Ada, Ben, Zoë and the computer, at several seats."""
    statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: pytest.fail(str(problem)))
    three = Rules(seats=3)
    statistics.save(
        played(1, 0, names=("", "")),
        played(2, 1, names=("", ""), battles=7),
        played(3, 0, names=("", "Ada")),
        played(4, 1, names=("Ben", "Ada"), battles=300, rules=PRESETS["quick"]),
        played(5, None, names=("Ada", "Ben")),
        played(6, 2, names=("Ben", "", "Zoë"), rules=three, longest_war=4),
        played(7, names=("Ben", ""), abandoned=True),
    )
    yield statistics
    statistics.close()


def test_players_come_in_order_you_first_the_computer_last(statistics: Statistics) -> None:
    assert statistics.players() == [YOU, BEN, ADA, ZOE, COMPUTER]


@pytest.mark.parametrize(
    ("player", "tally"),
    [
        (EVERYONE, Tally(won=5, drawn=1, abandoned=1)),
        (YOU, Tally(won=2, lost=1)),
        (ADA, Tally(won=1, lost=1, drawn=1)),
        (BEN, Tally(lost=2, drawn=1, abandoned=1)),
        (ZOE, Tally(won=1)),
        (COMPUTER, Tally(won=1, lost=2, abandoned=1)),
        (Player(PlayerKind.NAMED, "Carla"), Tally()),
    ],
    ids=lambda value: getattr(value, "name", "") or getattr(value, "kind", ""),
)
def test_results_are_those_of_a_player_at_any_seat(
    statistics: Statistics, player: Player, tally: Tally
) -> None:
    assert statistics.summary(player).tally == tally
    assert statistics.count(player) == tally.finished + tally.abandoned
    assert sum(map(_total, statistics.by_preset(player).values())) == tally.finished + tally.abandoned
    assert len(statistics.lengths(player)) == tally.finished


def _total(tally: Tally) -> int:
    return tally.finished + tally.abandoned


def test_records_are_of_rounds_that_the_player_played(statistics: Statistics) -> None:
    summary = statistics.summary(ADA)
    assert summary.longest
    assert summary.longest.record.battles == 300
    assert statistics.summary(ZOE).biggest_war == statistics.rounds(1, player=ZOE)[0]
    assert statistics.summary(YOU).shortest == statistics.rounds(9, player=YOU)[1]


def test_rounds_of_a_player_come_in_pages(statistics: Statistics) -> None:
    def numbers(limit: int, offset: int = 0) -> list[int]:
        return [row.record.deal_number for row in statistics.rounds(limit, offset, BEN)]

    assert [numbers(9), numbers(2), numbers(2, 2)] == [[7, 6, 5, 4], [7, 6], [5, 4]]


def test_against_whom_a_player_won_or_lost(statistics: Statistics) -> None:
    assert statistics.against(ADA) == {BEN: Tally(won=1, drawn=1), YOU: Tally(lost=1)}
    assert statistics.against(ZOE) == {BEN: Tally(won=1), COMPUTER: Tally(won=1)}
    assert list(statistics.against(EVERYONE)) == [YOU, ADA, BEN, COMPUTER, ZOE]
    assert statistics.against(EVERYONE)[BEN] == Tally(lost=2, drawn=1)


def test_a_name_at_two_seats_is_one_player() -> None:
    assert seat_mask('["Ada", "Ben", "Ada"]', 3, "named", "Ada") == 0b101
    assert seat_mask(b'["Ada"]', 3, "computer", "") == 0b110


@pytest.mark.parametrize("names", ["", "{}", "[1]", "[" * 100_000, b"\xff", None, 7])
def test_names_that_another_program_wrote_are_no_one_s(
    statistics: Statistics, names: object, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(statistics.path)) as db, db:
        db.execute("UPDATE rounds SET names = ? WHERE id = 2", ("" if names is None else names,))
    assert statistics.summary(EVERYONE).tally.won == 5
    assert statistics.summary(YOU).tally == Tally(won=2)
    assert YOU in statistics.players()
    caplog.clear()  # the row is said to be unreadable


@pytest.mark.parametrize("seats", [None, "2", 0, 7])
def test_a_number_of_seats_that_can_not_be_has_no_players(seats: object) -> None:
    assert seat_mask("[]", seats, "everyone", "") == 0
