"""Plays rounds with the engine: the reference for the kernel, and its fallback."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from warapp.engine import Outcome, Pile, Rules, call_time, deal, from_piles, play_battle
from warapp.lab.durations import Durations
from warapp.lab.summary import Finish, Summary, check_pace, time_is_over
from warapp.lab.tally import Batch, Extremes, Histogram, Tally
from warapp.pace import Pace


def play(rules: Rules, start: int | Sequence[Pile], pace: Pace) -> Finish:
    """Play one round to its end, calling time if the rules have a minute limit.

    Args:
        rules: the rules.
        start: a deal number, or piles.
        pace: the pace of the clock.
    """
    finish, _ = _played(rules, start, pace)
    return finish


def play_deals(rules: Rules, deals: range, pace: Pace, *, listed: bool = False) -> Batch:
    """Play deals to their end.

    Args:
        rules: the rules.
        deals: consecutive deal numbers.
        pace: the pace of the clock.
        listed: whether to return a summary of each round, too.
    """
    depths: Counter[int] = Counter()
    summaries = []
    for deal_number in deals:
        finish, wars = _played(rules, deal_number, pace)
        summaries.append(finish.summary)
        depths.update(wars)
    return Batch(_tally_of(summaries, depths), tuple(summaries) if listed else ())


def _played(rules: Rules, start: int | Sequence[Pile], pace: Pace) -> tuple[Finish, list[int]]:
    """Return a round at its end and the depths of its wars."""
    check_pace(pace)
    state = deal(rules, start) if isinstance(start, int) else from_piles(start)
    fewest = list(state.counts)
    depths: list[int] = []
    durations, clock_us = Durations.of(pace), 0
    while not state.outcome:
        battle = play_battle(state, rules)
        state = battle.after
        clock_us += durations.battle_us(battle)
        depths.extend(range(1, battle.wars + 1))
        fewest = list(map(min, fewest, state.counts))
        if not state.outcome and time_is_over(rules, clock_us):
            state = call_time(state, rules)
    winner = state.outcome.winner
    summary = Summary(
        deal_number=state.deal_number,
        outcome=state.outcome,
        battles=state.battles,
        wars=len(depths),
        seconds=clock_us // 1_000_000,
        longest_war=max(depths, default=0),
        fewest=0 if winner is None else fewest[winner],
    )
    return Finish(summary, state.position), depths


def _tally_of(summaries: Sequence[Summary], depths: Counter[int]) -> Tally:
    outcomes: Counter[Outcome] = Counter(summary.outcome for summary in summaries)
    extremes = [Extremes.of(summary) for summary in summaries]
    return Tally(
        dict(outcomes),
        Histogram(Counter(summary.battles for summary in summaries)),
        Histogram(Counter(summary.wars for summary in summaries)),
        Histogram(Counter(summary.seconds for summary in summaries)),
        dict(depths),
        sum(extremes[1:], extremes[0]) if extremes else None,
    )
