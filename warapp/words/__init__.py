"""Events, outcomes and rules as sentences; knows no Qt: every text goes through a `translate` handed in.

What a fresh deal does not say is imported when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from warapp.words.teller import Teller
from warapp.words.translation import Translate, english, or_english

if TYPE_CHECKING:
    from warapp.words.cards import card_name, rank_name
    from warapp.words.position import position_words

_PLACES = {"card_name": "cards", "rank_name": "cards", "position_words": "position"}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    return value


__all__ = ["Teller", "Translate", "card_name", "english", "or_english", "position_words", "rank_name"]
