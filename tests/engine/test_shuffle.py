"""The seeded randomness, against pinned numbers and a second implementation."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers.reference_player import outputs
from tests.helpers.reference_player import shuffle as oracle_shuffle
from warapp.engine import SplitMix64, shuffled
from warapp.engine.shuffle import pick_up_stream


class Given(SplitMix64):
    """A stream whose outputs are given."""

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__(0)
        self.numbers = iter(numbers)

    def next(self) -> int:
        return next(self.numbers)


def test_splitmix64_gives_the_pinned_numbers() -> None:
    stream = SplitMix64(1_234_567)
    assert [stream.next(), stream.next()] == [6457827717110365317, 3203168211198807973]


@pytest.mark.parametrize("seed", [0, 1, 2**31 - 1, 2**63, 2**64 - 1])
def test_splitmix64_is_the_same_elsewhere(seed: int) -> None:
    stream = SplitMix64(seed)
    assert [stream.next() for _ in range(100)] == outputs(seed, 100)


def test_below_takes_the_high_word_of_output_times_n() -> None:
    assert Given([2**63 + 1]).below(52) == 26
    assert Given([2**64 - 1]).below(52) == 51
    assert Given([2**62]).below(4) == 1
    assert Given([0]).below(1) == 0


def test_below_rejects_while_the_low_word_is_less_than_the_words_modulo_n() -> None:
    # 2^64 mod 52 = 16: the products 0 and 15 x 52 mod 2^64 have a low word that is too small.
    assert 2**64 % 52 == 16
    assert Given([0, 2**63 + 1]).below(52) == 26
    lowest_kept = next(x for x in range(100) if x * 52 >= 16)
    assert Given([lowest_kept]).below(52) == 0
    x = pow(13, -1, 2**62)  # 52 x = 4 in the low word
    assert 52 * x % 2**64 == 4
    assert Given([x, x, 2**64 - 1]).below(52) == 51
    exactly = 4 * x % 2**64  # 52 x = 16 in the low word: kept
    assert 52 * exactly % 2**64 == 16
    assert Given([exactly]).below(52) == 52 * exactly >> 64


def test_below_never_rejects_where_n_divides_the_words() -> None:
    assert Given([0]).below(32) == 0


def test_fisher_yates_goes_from_the_last_place_down() -> None:
    # below(4) = 0, below(3) = 0, below(2) = 1: 0123 -> 3120 -> 2130 -> 2130
    assert shuffled("0123", Given([1, 2**62, 2**63])) == ("2", "1", "3", "0")


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    cards = ["A", "B", "C"]
    shuffled(cards, SplitMix64(1))
    assert cards == ["A", "B", "C"]
    assert shuffled((), SplitMix64(1)) == ()


@given(st.integers(0, 2**64 - 1), st.integers(0, 56))
def test_a_shuffle_is_the_same_elsewhere(seed: int, size: int) -> None:
    cards = [str(n) for n in range(size)]
    ours = shuffled(cards, SplitMix64(seed))
    oracle_shuffle(cards, seed)
    assert list(ours) == cards


@given(st.integers(0, 2**31 - 1), st.integers(1, 300))
def test_the_stream_of_a_battle_is_seeded_with_the_output_of_that_number(
    deal_number: int, battle: int
) -> None:
    stream = pick_up_stream(deal_number, battle)
    assert [stream.next(), stream.next()] == outputs(outputs(deal_number, battle)[-1], 2)
