"""Cards and their texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.engine import ALL_CARDS, BadCard, Card, Suit, format_cards, parse_card, parse_cards
from warapp.engine.cards import new_deck


def test_there_are_52_cards_and_4_jokers() -> None:
    assert format_cards(ALL_CARDS) == (
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD "
        "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS X1 X2 X3 X4"
    )


@given(st.lists(st.sampled_from(ALL_CARDS)))
def test_parse_and_format_are_symmetric(cards: list[Card]) -> None:
    assert parse_cards(format_cards(cards)) == tuple(cards)


def test_a_ten_is_written_with_two_digits_and_read_with_a_t_too() -> None:
    assert str(parse_card("TD")) == "10D"
    assert parse_card("TD") is parse_card("10D")
    assert repr(parse_card("10D")) == "<10D>"


def test_cards_are_parted_by_any_blanks() -> None:
    assert parse_cards("  AS\tKD\n 2C ") == (parse_card("AS"), parse_card("KD"), parse_card("2C"))
    assert parse_cards(" ") == ()


@pytest.mark.parametrize(
    "text", ["", "A", "1D", "11D", "AX", "X0", "X5", "X", "as", "10d", "TX", "A S", "𝟐C", "02C"]
)
def test_what_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadCard) as refused:
        parse_card(text)
    assert str(refused.value) == (
        f"{text!r} is not a card; a card is a rank (2 to 10, J, Q, K, A) and a suit (C, D, H, S), "
        "such as 10D, or a joker (X1 to X4)"
    )


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(BadCard, match=r"^'A{20}' is not a card"):
        parse_card("A" * 10_000)


@pytest.mark.parametrize(
    ("lowest_rank", "jokers", "size", "first", "last"),
    [
        (2, 0, 52, "2C 3C", "KS AS"),
        (6, 0, 36, "6C 7C", "KS AS"),
        (7, 0, 32, "7C 8C", "KS AS"),
        (2, 2, 54, "2C 3C", "X1 X2"),
    ],
)
def test_a_deck_goes_suit_by_suit_from_its_lowest_rank_to_the_ace_and_then_its_jokers(
    lowest_rank: int, jokers: int, size: int, first: str, last: str
) -> None:
    deck = new_deck(lowest_rank, jokers)
    assert len(deck) == size
    assert (format_cards(deck[:2]), format_cards(deck[-2:])) == (first, last)
    suits = [card.suit for card in deck]
    assert suits == sorted(suits, key=list(Suit).index)
