"""Events, outcomes and rules as sentences; knows no Qt: every text goes through a `translate` handed in."""

from warapp.words.cards import card_name, rank_name
from warapp.words.position import position_words
from warapp.words.teller import Teller
from warapp.words.translation import Translate, english, or_english

__all__ = ["Teller", "Translate", "card_name", "english", "or_english", "position_words", "rank_name"]
