"""Decides what a war demands of warriors with too few cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from warapp.engine.rule_fields import Shortage


@dataclass(frozen=True, slots=True)
class ShortageDecision:
    """What the shortage rule decides when a tie falls.

    Attributes:
        lays: the number of cards that each remaining warrior lays, by seat; 0 if its face-up card stays.
        out: the seats put out, fewest cards first.
        equally_short: the seats that are equally short, in which case nobody lays.
        draws: whether the shortage makes the round a draw.
    """

    lays: Mapping[int, int] = field(default_factory=dict)
    out: tuple[int, ...] = ()
    equally_short: tuple[int, ...] = ()
    draws: bool = False


def resolve_shortage(
    shortage: Shortage, held: Mapping[int, int], need: int, tied: Sequence[int]
) -> ShortageDecision:
    """Decide what each warrior does, before anything is laid.

    Args:
        shortage: the rule that applies.
        held: the number of cards in each warrior's pile, by seat.
        need: the number of cards that a full war takes.
        tied: the warriors that share the best card.

    >>> resolve_shortage(Shortage.LAST_CARD, {0: 1, 1: 9, 2: 0}, need=2, tied=[0, 2])
    ShortageDecision(lays={0: 1, 1: 2}, out=(2,), equally_short=(), draws=False)
    """
    if all(cards >= need for cards in held.values()):
        return ShortageDecision(dict.fromkeys(held, need))
    if shortage is Shortage.DRAWS:
        return ShortageDecision(draws=True)
    if shortage is Shortage.LOSES:
        return _loses(held, need)
    if shortage is Shortage.LAST_CARD_STAYS:
        return _stays(held, need, tied)
    if not any(held.values()):
        return ShortageDecision(equally_short=tuple(held))
    able = {seat: cards for seat, cards in held.items() if cards}
    most = min(need, *able.values()) if shortage is Shortage.EQUAL_FORCE else need
    return ShortageDecision({seat: min(cards, most) for seat, cards in able.items()}, _others(held, able))


def _loses(held: Mapping[int, int], need: int) -> ShortageDecision:
    most = max(held.values())
    able = {seat: need for seat, cards in held.items() if cards >= min(need, most)}
    out = _others(held, able)
    if most < need and len(able) > 1:
        return ShortageDecision(out=out, equally_short=tuple(able))
    return ShortageDecision(able, out)


def _stays(held: Mapping[int, int], need: int, tied: Sequence[int]) -> ShortageDecision:
    if not any(held[seat] for seat in tied):  # nobody can break this tie, even if others fight
        return ShortageDecision(equally_short=tuple(tied))
    return ShortageDecision({seat: min(cards, need) for seat, cards in held.items()})


def _others(held: Mapping[int, int], able: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(sorted((seat for seat in held if seat not in able), key=lambda seat: held[seat]))
