"""Counts are exact, and adding them up in any order gives the same."""

import pickle
import random
import statistics
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.engine import PRESETS, Outcome, Reason
from warapp.lab import python_backend as by_engine
from warapp.lab.bins import Bin
from warapp.lab.simulate import play_deals
from warapp.lab.summary import USUAL_PACE, Summary
from warapp.lab.tally import Extremes, Histogram, Tally, ended_by, won_by

values = st.lists(st.integers(0, 100_000), min_size=2, max_size=200)


def histogram(of: list[int]) -> Histogram:
    return Histogram(Counter(of))


def summary(
    deal_number: int, battles: int = 9, wars: int = 0, winner: int | None = 0, fewest: int = 5
) -> Summary:
    return Summary(
        deal_number,
        Outcome(Reason.ALL_CARDS, winner),
        battles,
        wars,
        seconds=60,
        longest_war=min(wars, 1),
        fewest=fewest,
        lead_changes=3,
        behind=0 if winner is None else 2,
        out_at=(None, battles),
        worth=(1, 3),
    )


@given(values)
def test_a_histogram_knows_what_the_values_know(numbers: list[int]) -> None:
    counted = histogram(numbers)
    assert (counted.total, counted.sum) == (len(numbers), sum(numbers))
    assert counted.mean == pytest.approx(statistics.mean(numbers))
    assert counted.deviation == pytest.approx(statistics.stdev(numbers))
    assert counted.quantile(1) == max(numbers)
    for share in (0.01, 0.1, 0.5, 0.9):
        within = sum(number <= counted.quantile(share) for number in numbers)
        below = sum(number < counted.quantile(share) for number in numbers)
        assert below < share * len(numbers) + 1e-9 <= within + 2e-9


@pytest.mark.parametrize(("share", "value"), [(0.01, 1), (0.1, 1), (0.11, 2), (0.7, 7), (0.9, 9), (1, 10)])
def test_a_quantile_is_the_least_value_that_the_share_does_not_exceed(share: float, value: int) -> None:
    assert histogram(list(range(1, 11))).quantile(share) == value


def test_of_no_values_there_is_no_quantile() -> None:
    assert (Histogram().mean, Histogram().deviation, Histogram().bins(5)) == (0, 0, [])
    with pytest.raises(ValueError, match="no values"):
        Histogram().quantile(0.5)


@given(values, st.integers(2, 30))
def test_bins_hold_every_value_once(numbers: list[int], most: int) -> None:
    bins = histogram(numbers).bins(most)
    assert len(bins) <= most
    assert [b.count for b in bins] == [sum(b.low <= n <= b.high for n in numbers) for b in bins]
    assert sum(b.count for b in bins) == len(numbers)


def test_the_last_bin_ends_with_the_greatest_value() -> None:
    assert Histogram({470: 2, 500: 9}).bins(3) == [Bin(460, 479, 2), Bin(480, 499, 0), Bin(500, 500, 9)]


def test_rounds_that_stand_out_are_kept_with_the_lowest_deal_number() -> None:
    rounds = [
        summary(4, battles=9, wars=2),
        summary(3, battles=9, wars=1),
        summary(2, battles=3, wars=2, winner=None, fewest=0),
        summary(7, battles=3, fewest=1),
        summary(6, battles=5, fewest=1),
        summary(8, battles=5, fewest=1),
    ]
    for order in (rounds, rounds[::-1]):
        first, *others = map(Extremes.of, order)
        found = sum(others, first)
        assert (found.longest.deal_number, found.shortest.deal_number) == (3, 2)
        assert (found.most_wars.deal_number, found.deepest_war.deal_number) == (2, 2)
        assert found.closest
        assert found.closest.deal_number == 6


def test_no_round_is_the_closest_where_nobody_won() -> None:
    assert Extremes.of(summary(1, winner=None)).closest is None


@pytest.mark.parametrize("preset", ["playbook", "crowd", "rank_sized_war"])
def test_parts_add_up_to_the_whole_in_any_order(preset: str) -> None:
    rules = PRESETS[preset]
    cuts = [1, 2, 9, 30, 80, 200, 201, 500]
    parts = [play_deals(rules, range(a, b)).tally for a, b in pairwise(cuts)]
    whole = play_deals(rules, range(1, 500)).tally
    for seed in range(5):
        random.Random(seed).shuffle(parts)
        assert Tally.sum(parts) == whole
    left = (parts[0] + parts[1]) + (parts[2] + parts[3])
    assert left + (parts[4] + (parts[5] + parts[6])) == whole
    assert whole + Tally() == Tally() + whole == whole


def test_a_tally_goes_to_other_machines_and_back() -> None:
    batch = by_engine.play_deals(PRESETS["quick"], range(1, 9), USUAL_PACE, listed=True)
    assert pickle.loads(pickle.dumps(batch)) == batch


def test_rounds_are_counted_by_reason_and_winner() -> None:
    tally = play_deals(PRESETS["playbook"], range(1, 2_001)).tally
    assert tally.rounds == 2_000
    assert sum(tally.count(ended_by(reason)) for reason in Reason) == 2_000
    assert sum(tally.count(won_by(winner)) for winner in (0, 1, None)) == 2_000
    assert 0 < tally.count(ended_by(Reason.BATTLE_LIMIT)) <= tally.battles.counts[500]
    assert tally.wars.sum == sum(tally.depths.values())
    assert tally.longest_war == max(tally.depths)
