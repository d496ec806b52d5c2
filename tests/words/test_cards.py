"""The names of cards and ranks."""

from __future__ import annotations

from tests.helpers.builders import hand
from warapp.engine import ALL_CARDS
from warapp.words import english
from warapp.words.cards import (
    a_rank,
    card_name,
    rank_name,
    rank_of_beaten,
    rank_of_compared,
    rank_of_first,
    the_card,
    the_rank_beaten,
    the_rank_compared,
    your_rank_beaten,
    your_rank_compared,
    your_rank_first,
)
from warapp.words.translation import Translator


def test_cards_have_rank_and_suit_and_jokers_neither() -> None:
    names = [card_name(card, english) for card in hand("AS 10D 2C QH X3")]
    assert names == ["ace of spades", "ten of diamonds", "two of clubs", "queen of hearts", "joker"]


def test_every_card_has_a_name_of_its_own_but_the_jokers() -> None:
    assert len({card_name(card, english) for card in ALL_CARDS}) == 53
    assert len({rank_name(card.rank, english) for card in ALL_CARDS}) == 14


def test_every_form_is_made_of_the_rank_and_its_article() -> None:
    words = Translator(english)
    for card in ALL_CARDS:
        rank = rank_name(card.rank, english)
        assert a_rank(card.rank, words) == f"{'an' if rank in ('eight', 'ace') else 'a'} {rank}"
        for the_rank in (the_rank_beaten, the_rank_compared):
            assert the_rank(card.rank, words) == f"the {rank}"
        for your_rank in (your_rank_beaten, your_rank_compared):
            assert your_rank(card.rank, words) == f"your {rank}"
        assert your_rank_first(card.rank, words) == f"Your {rank}"
        for rank_of in (rank_of_first, rank_of_beaten, rank_of_compared):
            assert rank_of("{Ann}", card.rank, words) == f"{{Ann}}'s {rank}"
        assert the_card(card, words) == f"the {card_name(card, english)}"
