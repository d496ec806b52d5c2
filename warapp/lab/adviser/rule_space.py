"""The rules among which an evening's are sought: some thousand for each number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import product
from typing import Any

from warapp.engine import PRESETS, AtLimit, CardsEach, PickUp, Rules, Shortage
from warapp.lab.adviser.request import Request, Wish

_LOWEST_RANKS, _JOKERS, _FACE_DOWN = (2, 7, 6), (0, 2), (1, 0, 2, 3)
_CARDS_EACH: tuple[int | CardsEach, ...] = (CardsEach.ALL, 5, 8, 13)
_SHORTAGES = (Shortage.LAST_CARD, Shortage.LOSES)
_TRIPS = (1, 2, 3, 5)
_OF_THE_TIME = (0.3, 0.5, 0.75, 0.95)
"""The parts of the players' time after which a limit may end the round."""
_FREE = ("seats", "battle_limit", "trip_limit", "minute_limit", "at_limit", "pick_up")
"""The fields in which known rules may differ from the preset that they are known by."""


def candidates(request: Request) -> list[Rules]:
    """Return the rules to try, each once: first those that people know."""
    found = dict.fromkeys(_known(request))
    if Wish.KNOWN_RULES not in request.wishes:
        found |= dict.fromkeys(_composed(request))
    return list(found)


@cache
def known_as(rules: Rules) -> str | None:
    """Return the preset by which people know rules, whatever their limits and the order of won cards.

    >>> known_as(replace(PRESETS["bataille"], seats=3, battle_limit=90)), known_as(Rules(face_down=2))
    ('bataille', None)
    """
    compared = [field.name for field in fields(Rules) if field.name not in _FREE]
    for name, preset in PRESETS.items():
        if all(getattr(rules, field) == getattr(preset, field) for field in compared):
            return name
    return None


def _known(request: Request) -> Iterator[Rules]:
    limits: tuple[dict[str, Any], ...] = ({}, *_limits(request))
    for preset, limit in product(PRESETS.values(), limits):
        most_each = preset.deck_size // request.players
        if isinstance(preset.cards_each, CardsEach) or preset.cards_each <= most_each:
            rules = replace(preset, seats=request.players, **limit)
            yield rules if _goes_round(rules) else replace(rules, pick_up=PickUp.SHUFFLED)


def _composed(request: Request) -> Iterator[Rules]:
    cards = product(_LOWEST_RANKS, _JOKERS, _CARDS_EACH)
    for (lowest_rank, jokers, each), face_down, shortage in product(cards, _FACE_DOWN, _SHORTAGES):
        most_each = (4 * (15 - lowest_rank) + jokers) // request.players
        if not isinstance(each, CardsEach) and each >= most_each:
            continue
        base = Rules(
            seats=request.players,
            lowest_rank=lowest_rank,
            jokers=jokers,
            cards_each=each,
            face_down=face_down,
            shortage=shortage,
        )
        for limits, pick_up in product(_limits(request), (PickUp.WINNER_FIRST, PickUp.SHUFFLED)):
            rules = replace(base, pick_up=pick_up, **limits)
            if _goes_round(rules):
                yield rules


def _goes_round(rules: Rules) -> bool:
    """Return whether rounds come to an end: an odd number of cards goes in circles unless it is shuffled."""
    return rules.pick_up is PickUp.SHUFFLED or rules.seats * rules.cards_dealt_each % 2 == 0


def _limits(request: Request) -> list[dict[str, Any]]:
    """Return what can end a round, as fields of the rules."""
    battle_s = request.pace.battle_ms(request.players) / 1_000
    none: dict[str, Any] = {"battle_limit": None, "trip_limit": None, "minute_limit": None}
    found = [{**none, "battle_limit": 500, "at_limit": AtLimit.MOST_CARDS}]
    for part in _OF_THE_TIME:
        battles = _rounded(part * request.seconds / max(battle_s, 0.1))
        found.append({**none, "battle_limit": battles, "at_limit": AtLimit.MOST_CARDS})
        minutes = int(part * request.minutes)
        if minutes:
            found.append({**none, "minute_limit": minutes, "at_limit": AtLimit.MOST_CARDS})
    found += [{**none, "trip_limit": trips, "at_limit": AtLimit.MOST_CARDS} for trips in _TRIPS]
    return found


def _rounded(battles: float) -> int:
    """Return a number of battles that people can remember.

    >>> [_rounded(battles) for battles in (7.2, 43, 188, 733, 12_000)]
    [5, 40, 180, 700, 2000]
    """
    step = next((step for most, step in ((20, 5), (100, 10), (200, 20), (500, 50)) if battles < most), 100)
    return min(max(5, int(battles / step) * step), 2_000)
