"""Plays rounds with the engine: the reference for the kernel, and its fallback."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warapp.engine import Pile, Rules, call_time, from_piles, play_battle
from warapp.lab.deal_options import USUAL_DEALS, DealOptions
from warapp.lab.durations import Durations
from warapp.lab.summary import CardFigures, Finish, Summary, check_pace, time_is_over
from warapp.lab.tally import Batch, Tally
from warapp.pace import Pace


def play(rules: Rules, start: int | Sequence[Pile], pace: Pace, options: DealOptions = USUAL_DEALS) -> Finish:
    """Play one round to its end, calling time if the rules have a minute limit.

    Args:
        rules: the rules.
        start: a deal number, or piles.
        pace: the pace of the clock.
        options: how the deal is made and compared.
    """
    finish, _ = _played(rules, start, pace, options)
    return finish


def play_deals(
    rules: Rules, deals: range, pace: Pace, options: DealOptions = USUAL_DEALS, *, listed: bool = False
) -> Batch:
    """Play deals to their end.

    Args:
        rules: the rules.
        deals: consecutive deal numbers.
        pace: the pace of the clock.
        options: how the deals are made and compared.
        listed: whether to return a summary of each round, too.
    """
    depths: Counter[int] = Counter()
    summaries = []
    for deal_number in deals:
        finish, wars = _played(rules, deal_number, pace, options)
        summaries.append(finish.summary)
        depths.update(wars)
    return Batch(Tally.of(summaries, depths), tuple(summaries) if listed else ())


def _played(
    rules: Rules, start: int | Sequence[Pile], pace: Pace, options: DealOptions
) -> tuple[Finish, list[int]]:
    """Return a round at its end and the depths of its wars."""
    check_pace(pace)
    state = options.deal(rules, start) if isinstance(start, int) else from_piles(start)
    worth, counts = options.worths(rules, state.piles), [state.counts]
    depths: list[int] = []
    durations, clock_us = Durations.of(pace), 0
    while not state.outcome:
        battle = play_battle(state, rules)
        state = battle.after
        clock_us += durations.battle_us(battle)
        depths.extend(range(1, battle.wars + 1))
        counts.append(state.counts)
        if not state.outcome and time_is_over(rules, clock_us):
            state = call_time(state, rules)
    summary = Summary(
        deal_number=state.deal_number,
        outcome=state.outcome,
        battles=state.battles,
        wars=len(depths),
        seconds=clock_us // 1_000_000,
        longest_war=max(depths, default=0),
        worth=worth,
        **CardFigures.of(counts, state.outcome.winner)._asdict(),
    )
    return Finish(summary, state.position), depths
