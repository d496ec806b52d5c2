"""The rules of War as pure functions on values; knows no Qt, no clock and no file but the record.

Submodules are imported when one of their names is first used, since the first frame needs only a few.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warapp.engine.battle import Battle, RoundOver, call_time, play_battle
    from warapp.engine.cards import (
        ALL_CARDS,
        BadCard,
        Card,
        Pile,
        Suit,
        format_cards,
        parse_card,
        parse_cards,
    )
    from warapp.engine.events import (
        CardsLaid,
        CardsTurned,
        Event,
        Laid,
        PotCarried,
        PotTaken,
        RanShort,
        RoundEnded,
        SeatOut,
        WarDeclared,
    )
    from warapp.engine.play import Played, battles, play_to_end
    from warapp.engine.record import InvalidRecord, Record, load_record, parse_record, read_record
    from warapp.engine.rule_fields import (
        FIELDS,
        MOST_BATTLES,
        MOST_SEATS,
        Ace,
        AtLimit,
        CardsEach,
        FaceDown,
        Fighters,
        InvalidRules,
        PickUp,
        Shortage,
        Wins,
    )
    from warapp.engine.rules import PLAYBOOK, PRESETS, Rules, preset_name, read_rules
    from warapp.engine.shuffle import SplitMix64, shuffled
    from warapp.engine.state import MOST_DEALS, Outcome, Position, Reason, State, Trip, deal, from_piles

_MODULES = {
    "battle": "Battle RoundOver call_time play_battle",
    "cards": "ALL_CARDS BadCard Card Pile Suit format_cards parse_card parse_cards",
    "events": "CardsLaid CardsTurned Event Laid PotCarried PotTaken RanShort RoundEnded SeatOut WarDeclared",
    "play": "Played battles play_to_end",
    "record": "InvalidRecord Record load_record parse_record read_record",
    "rule_fields": "FIELDS MOST_BATTLES MOST_SEATS InvalidRules "
    "Ace AtLimit CardsEach FaceDown Fighters PickUp Shortage Wins",
    "rules": "PLAYBOOK PRESETS Rules preset_name read_rules",
    "shuffle": "SplitMix64 shuffled",
    "state": "MOST_DEALS Outcome Position Reason State Trip deal from_piles",
}
_PLACES = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    return value


__all__ = [
    "ALL_CARDS",
    "FIELDS",
    "MOST_BATTLES",
    "MOST_DEALS",
    "MOST_SEATS",
    "PLAYBOOK",
    "PRESETS",
    "Ace",
    "AtLimit",
    "BadCard",
    "Battle",
    "Card",
    "CardsEach",
    "CardsLaid",
    "CardsTurned",
    "Event",
    "FaceDown",
    "Fighters",
    "InvalidRecord",
    "InvalidRules",
    "Laid",
    "Outcome",
    "PickUp",
    "Pile",
    "Played",
    "Position",
    "PotCarried",
    "PotTaken",
    "RanShort",
    "Reason",
    "Record",
    "RoundEnded",
    "RoundOver",
    "Rules",
    "SeatOut",
    "Shortage",
    "SplitMix64",
    "State",
    "Suit",
    "Trip",
    "WarDeclared",
    "Wins",
    "battles",
    "call_time",
    "deal",
    "format_cards",
    "from_piles",
    "load_record",
    "parse_card",
    "parse_cards",
    "parse_record",
    "play_battle",
    "play_to_end",
    "preset_name",
    "read_record",
    "read_rules",
    "shuffled",
]
