"""Plays a round by the engine and by the oracle side by side, and says where they part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.helpers.reference_player import OracleRound
from tests.helpers.reference_player import deal as oracle_deal
from warapp.engine import (
    Battle,
    CardsLaid,
    CardsTurned,
    Pile,
    PotCarried,
    PotTaken,
    Rules,
    SeatOut,
    State,
    WarDeclared,
    deal,
    from_piles,
    play_battle,
)


def names(cards: Pile) -> list[str]:
    return [str(card) for card in cards]


def told(battle: Battle) -> list[tuple[Any, ...]]:
    """The events as the oracle logs them; seats that leave after the pot was moved are not logged there."""
    log: list[tuple[Any, ...]] = []
    for event in battle.events:
        match event:
            case CardsTurned(cards=cards):
                log.append(("turned", {s: str(card) for s, card in enumerate(cards) if card}))
            case WarDeclared(depth=depth, warriors=warriors, tied=tied, need=need):
                log.append(("war", depth, list(warriors), list(tied), need))
            case CardsLaid(depth=depth, laid=laid):
                columns = {x.seat: (names(x.face_down), str(x.face_up), x.stays) for x in laid}
                log.append(("laid", depth, columns))
            case SeatOut(seat=seat, cards=cards) if log[-1][0] not in ("taken", "carried"):
                log.append(("out", seat, names(cards)))
            case PotTaken(seat=seat, cards=cards, turned=turned):
                log.append(("taken", seat, names(cards), turned))
            case PotCarried(pot=pot):
                log.append(("carried", names(pot)))
            case _:
                pass
    return log


def same_outcome(state: State, oracle: OracleRound) -> bool:
    if state.outcome is None or oracle.outcome is None:
        return state.outcome is None and oracle.outcome is None
    return (state.outcome.reason.value, state.outcome.winner) == oracle.outcome


def difference(state: State, oracle: OracleRound, rules: Rules, most_battles: int = 10**9) -> str:
    """Play both to the end, or for so many battles, and return where they part; empty where they never do."""
    wars = longest_war = 0
    while True:
        if [names(pile) for pile in state.piles] != oracle.piles or names(state.pot) != oracle.pot:
            return f"cards: {state} / {oracle.piles} + {oracle.pot}"
        if not same_outcome(state, oracle) or state.battles != oracle.battles:
            return f"outcome: {state} / {oracle.battles} {oracle.outcome}"
        if (wars, longest_war) != (oracle.wars, oracle.longest_war):
            return f"wars: {wars}, {longest_war} / {oracle.wars}, {oracle.longest_war}"
        if state.outcome or state.battles >= most_battles:
            return ""
        battle = play_battle(state, rules)
        oracle.battle()
        if told(battle) != oracle.log:
            return f"events of {battle.number}: {told(battle)} / {oracle.log}"
        wars, longest_war = wars + battle.wars, max(longest_war, battle.wars)
        state = battle.after


def difference_from_deal(rules: Rules, number: int, most_battles: int = 10**9) -> str:
    piles, set_aside = oracle_deal(rules.as_dict(), number)
    state = deal(rules, number)
    if names(state.set_aside) != set_aside:
        return f"set aside: {state.set_aside} / {set_aside}"
    return difference(state, OracleRound(rules.as_dict(), piles, number), rules, most_battles)


def difference_from_piles(rules: Rules, piles: Sequence[Pile], most_battles: int = 10**9) -> str:
    oracle = OracleRound(rules.as_dict(), [names(pile) for pile in piles])
    return difference(from_piles(piles), oracle, rules, most_battles)
