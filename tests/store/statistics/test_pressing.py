"""What the statistics keep of the waits between battles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.samples import played
from warapp.store.statistics.pressing import Pressing, add_pressing, read_pressing
from warapp.store.statistics.statistics import Statistics


@pytest.fixture
def statistics(tmp_path: Path) -> Iterator[Statistics]:
    made = Statistics(tmp_path / "statistics.sqlite", lambda problem: None)
    yield made
    made.close()


def add(statistics: Statistics, *several: Pressing) -> None:
    for one in several:
        statistics.use(lambda db, one=one: add_pressing(db, one), None)  # type: ignore[misc]


def test_rounds_add_up_and_are_still_there_after_a_restart(tmp_path: Path, statistics: Statistics) -> None:
    add(statistics, Pressing(3, 4_000, 10), Pressing(2, 500, 0))
    again = Statistics(tmp_path / "statistics.sqlite", lambda problem: None)
    assert again.use(read_pressing, None) == Pressing(5, 4_500, 10)
    again.close()


def test_without_any_nothing_is_known(statistics: Statistics) -> None:
    assert statistics.use(read_pressing, None) == Pressing()
    assert Pressing().rest_ms(520) is None


def test_only_the_last_rounds_count(statistics: Statistics) -> None:
    add(statistics, Pressing(100, 100_000, 0), *[Pressing(1, 10, 0)] * 50)
    assert statistics.use(read_pressing, None) == Pressing(50, 500, 0)


def test_clearing_the_statistics_clears_them_too(statistics: Statistics) -> None:
    statistics.clear()
    statistics.save(played(1))
    add(statistics, Pressing(3, 4_000, 10))
    statistics.clear()
    assert statistics.use(read_pressing, None) == Pressing()
    assert statistics.count() == 0


def test_what_another_program_wrote_counts_for_nothing(statistics: Statistics) -> None:
    add(statistics, Pressing(3, 4_000, 10))
    statistics.use(lambda db: db.execute("INSERT INTO pressing VALUES (9, 'x', 1, 2), (10, 1, 2.5, 1)"), None)
    assert statistics.use(read_pressing, None) == Pressing(3, 4_000, 10)


@pytest.mark.parametrize(
    ("pressing", "rest_ms"),
    [
        (Pressing(29, 29_000, 1_000), None),
        (Pressing(30, 30_000, 0), 1_000.0),
        (Pressing(30, 30_000, 90), 625.0),
    ],
)
def test_the_rest_between_battles_is_a_mean_over_all_once_enough_were_pressed(
    pressing: Pressing, rest_ms: float | None
) -> None:
    assert pressing.rest_ms(followed_ms=500.0) == rest_ms
