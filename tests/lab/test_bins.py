"""Bins of a round width: every value once, as few as were asked for, at any origin."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from warapp.lab.bins import Bin, clock_steps, in_bins, round_steps

counts_of = st.dictionaries(st.integers(0, 100_000), st.integers(1, 9), min_size=1, max_size=40)


@given(counts_of, st.integers(2, 30), st.sampled_from([0.5, 0.99, 1.0]), st.sampled_from([0, 1]))
def test_bins_hold_every_value_once(counts: dict[int, int], most: int, shown: float, origin: int) -> None:
    bins = in_bins(counts, most, shown=shown, origin=origin)
    closed = [b for b in bins if not b.open]
    assert len(closed) <= most
    assert sum(b.count for b in bins) == sum(counts.values())
    for b in closed:
        assert b.count == sum(number for value, number in counts.items() if b.low <= value <= b.high)
    assert {b.high - b.low for b in bins} == {bins[0].high - bins[0].low}
    assert [b.low for b in bins[1:]] == [b.high + 1 for b in bins[:-1]]


def test_the_width_is_the_least_round_one_that_will_do() -> None:
    assert [b.low for b in in_bins({3: 1, 38: 1}, 5)] == [0, 10, 20, 30]
    assert [b.low for b in in_bins({61: 1, 290: 1}, 5, widths=clock_steps())] == [60, 120, 180, 240]


def test_bins_may_begin_before_the_least_value() -> None:
    assert in_bins({14: 2, 0: 1}, 2, origin=1, least=1) == [Bin(1, 10, 1), Bin(11, 20, 2)]


def test_few_great_values_are_in_an_open_bin() -> None:
    bins = in_bins(dict.fromkeys(range(100), 1) | {5_000: 1}, 10, shown=0.99)
    assert bins[-1] == Bin(100, 109, 1, open=True)


def test_of_nothing_there_are_no_bins() -> None:
    assert in_bins({}, 10) == []


def test_steps_ascend_without_end() -> None:
    for steps in (round_steps(), clock_steps()):
        first = [next(steps) for _ in range(60)]
        assert first == sorted(set(first))
