"""The adviser finds rules that fit, and what it says of them comes true on other deals."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from warapp.engine import InvalidRules, PickUp, Rules
from warapp.lab import kernel
from warapp.lab.adviser.appraisal import Appraisal, deck, different, distance
from warapp.lab.adviser.request import Length, Request, Wish
from warapp.lab.adviser.rule_space import candidates, known_as
from warapp.lab.adviser.search import FIRST_FINAL_DEAL, SUGGESTED, Advice, Search
from warapp.lab.cluster import ClusterFailed
from warapp.lab.intervals import share_interval
from warapp.lab.simulate import play_deals
from warapp.lab.summary import USUAL_PACE

EVENINGS = [
    Request(3, 15, wishes=frozenset({Wish.FEW_DRAWS, Wish.NOBODY_OUT_EARLY})),
    Request(2, 10),
    Request(2, 20, Length.ABOUT),
    Request(2, 5, wishes=frozenset({Wish.MANY_WARS})),
    Request(2, 15, wishes=frozenset({Wish.MANY_LEAD_CHANGES})),
    Request(2, 15, wishes=frozenset({Wish.FEW_LEAD_CHANGES, Wish.FEW_DRAWS})),
    Request(3, 15, wishes=frozenset({Wish.KNOWN_RULES})),
    Request(4, 30, wishes=frozenset({Wish.MANY_WARS, Wish.FEW_DRAWS})),
    Request(6, 2),
    Request(5, 60, Length.ABOUT, frozenset({Wish.FEW_DRAWS}), USUAL_PACE.at(0.6)),
]


def searched(request: Request, executor: Executor, workers: int = 2, **named: Any) -> list[Advice]:
    return list(Search(request, executor, workers, **named).run())


def advice_on(request: Request) -> Advice:
    with ThreadPoolExecutor(2) as executor:
        return searched(request, executor)[-1]


@pytest.mark.parametrize("request_", EVENINGS, ids=lambda each: f"{each.players} players, {each.minutes} min")
def test_what_is_promised_comes_true_on_other_deals(compiled: None, request_: Request) -> None:
    advice = advice_on(request_)
    assert advice.finished
    assert advice.suggestions
    assert len({found.rules for found in advice.suggestions}) == len(advice.suggestions) <= SUGGESTED
    for found in advice.suggestions:
        assert found.rules.seats == request_.players
        again = play_deals(found.rules, range(50_000_001, 50_008_001), request_.pace).tally
        other = Appraisal.of(request_, found.rules, again)
        for promised, seen in ((found.in_time, other.in_time), (found.draws, other.draws)):
            spread = (promised.high - promised.low) / 2 + (seen.high - seen.low) / 2
            assert abs(promised.value - seen.value) <= max(1.3 * spread, 1e-9)
        assert found.wars.value == pytest.approx(other.wars.value, rel=0.05)
        assert found.lead_changes.value == pytest.approx(other.lead_changes.value, rel=0.08)
        assert found.sitting_out.value == pytest.approx(other.sitting_out.value, abs=0.01)


def test_a_quarter_of_an_hour_for_three_is_kept_to(compiled: None) -> None:
    advice = advice_on(EVENINGS[0])
    assert advice.fits
    assert advice.obstacles == ()
    assert len(advice.suggestions) == SUGGESTED
    for found in advice.suggestions:
        assert found.fits
        assert found.tally.rounds == 20_000
        assert found.in_time.low > 0.95
        assert found.draws.value <= 0.05
        assert found.sitting_out.value <= 0.15
        assert found.tally.seconds.mean >= 0.12 * 15 * 60
    assert all(
        distance(one.rules, other.rules) >= 0.5
        for one in advice.suggestions
        for other in advice.suggestions
        if one is not other
    )


def test_not_all_suggestions_are_played_with_the_same_cards(compiled: None) -> None:
    advice = advice_on(Request(2, 10))
    assert len({deck(found.rules) for found in advice.suggestions}) >= 2


def test_where_no_rules_fit_the_wish_in_the_way_and_the_nearest_are_told(compiled: None) -> None:
    advice = advice_on(Request(5, 20, wishes=frozenset({Wish.NOBODY_OUT_EARLY, Wish.MANY_WARS})))
    assert not advice.fits
    assert advice.obstacles[0] is Wish.NOBODY_OUT_EARLY
    assert 1 <= len(advice.suggestions) <= 3
    assert all(found.lacks for found in advice.suggestions)


def test_advice_is_the_same_whatever_the_number_of_workers(compiled: None) -> None:
    request = Request(3, 12, wishes=frozenset({Wish.KNOWN_RULES}))
    results = set()
    for workers in (1, 3):
        with ThreadPoolExecutor(workers) as executor:
            advice = searched(request, executor, workers)[-1]
        results.add(tuple((found.rules, found.in_time, found.wars) for found in advice.suggestions))
        assert advice.tried == len(candidates(request))
    assert len(results) == 1


def test_progress_grows_and_suggestions_come_before_the_end(compiled: None) -> None:
    with ThreadPoolExecutor(2) as executor:
        advice = searched(Request(2, 10, wishes=frozenset({Wish.KNOWN_RULES})), executor)
    done = [one.done for one in advice]
    assert done == sorted(done)
    assert done[-1] == 1
    first = next(place for place, one in enumerate(advice) if len(one.suggestions) == SUGGESTED)
    assert done[first] < 0.5
    assert [one.finished for one in advice].count(True) == 1


def test_without_the_kernel_few_rules_are_tried_coarsely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "available", lambda: False)
    request = Request(2, 3)
    with ThreadPoolExecutor(1) as executor, closing(Search(request, executor, 1).run()) as growing:
        advice = next(one for one in growing if one.suggestions)
    assert advice.coarse
    assert advice.tried <= 200
    widest = max(found.in_time.high - found.in_time.low for found in advice.suggestions)
    assert widest > 0.3


class Failing(Executor):
    """Plays some tasks, then is lost with all others."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        self.tasks -= 1
        if self.tasks >= 0:
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(ClusterFailed("the scheduler no longer answers"))
        return future


def test_a_cluster_lost_in_the_middle_changes_no_advice(compiled: None) -> None:
    request, said = Request(4, 12, wishes=frozenset({Wish.KNOWN_RULES})), list[str]()
    expected = advice_on(request)
    with ThreadPoolExecutor(2) as executor:

        def replace(error: Exception) -> Executor:
            said.append(str(error))
            return executor

        advice = searched(request, Failing(20), 2, replace=replace)[-1]
    assert advice.suggestions == expected.suggestions
    assert said == ["the scheduler no longer answers"]
    with pytest.raises(ClusterFailed):
        searched(request, Failing(20))


class NeverPlaying(Executor):
    """Plays two tasks, and keeps all others."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.futures.append(future := Future[Any]())
        if len(self.futures) <= 2:
            future.set_result(fn(*args, **kwargs))
        return future


def test_closing_cancels_what_is_not_begun(compiled: None) -> None:
    executor = NeverPlaying()
    with closing(Search(Request(2, 10), executor, 2).run()) as growing:
        advice = [next(growing) for _ in range(3)][-1]
        assert 0 < advice.tried < len(candidates(advice.request))
    assert len(executor.futures) > 2
    assert all(future.cancelled() for future in executor.futures[2:])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("minutes", [2, 15, 60])
def test_some_thousand_rules_are_tried_and_none_twice(players: int, minutes: int) -> None:
    found = candidates(Request(players, minutes))
    assert 1_500 < len(found) < 8_000
    assert len(set(found)) == len(found)
    assert {rules.seats for rules in found} == {players}
    assert {rules.lowest_rank for rules in found} == {2, 6, 7}
    circular = [rules for rules in found if rules.seats * rules.cards_dealt_each % 2]
    assert {rules.pick_up for rules in circular} <= {PickUp.SHUFFLED}


def test_known_rules_are_presets_but_for_players_limits_and_pick_up() -> None:
    found = candidates(Request(3, 15, wishes=frozenset({Wish.KNOWN_RULES})))
    assert all(known_as(rules) for rules in found)
    assert {known_as(rules) for rules in found} >= {"playbook", "bataille", "peace", "quick"}
    assert known_as(Rules(face_down=2)) is None


def test_figures_are_told_from_deals_that_had_no_part_in_choosing(compiled: None) -> None:
    advice = advice_on(Request(2, 10, wishes=frozenset({Wish.KNOWN_RULES})))
    found = advice.suggestions[0]
    deals = range(FIRST_FINAL_DEAL, FIRST_FINAL_DEAL + 20_000)
    tally = play_deals(found.rules, deals, USUAL_PACE).tally
    assert found.tally.seconds == tally.seconds
    in_time = sum(rounds for seconds, rounds in tally.seconds.counts.items() if seconds <= 600)
    assert found.in_time == share_interval(in_time, 20_000)


def test_of_a_ranking_those_are_chosen_that_differ(compiled: None) -> None:
    request = Request(2, 10)
    rules = [Rules(), Rules(battle_limit=400), Rules(lowest_rank=7), Rules(face_down=3), Rules(cards_each=8)]
    ranked = [Appraisal.of(request, one, kernel.play_brief(one, range(1, 9), USUAL_PACE)) for one in rules]
    ranked = [replace(one, cost=0.01 * nth) for nth, one in enumerate(ranked)]
    assert [found.rules for found in different(ranked, 3)] == [rules[0], rules[2], rules[4]]
    assert [found.rules for found in different(ranked, 9)] == rules
    assert different([ranked[0], replace(ranked[0], cost=0.2)], 2) == [ranked[0]]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((1, 15), "players: 1 is not allowed; it can be 2 to 6"),
        ((7, 15), "players: 7 is not allowed; it can be 2 to 6"),
        ((3, 1), "minutes: 1 is not allowed; it can be 2 to 60"),
        ((3, 61), "minutes: 61 is not allowed; it can be 2 to 60"),
    ],
)
def test_what_can_not_be_asked_for_is_refused(arguments: tuple[int, int], sentence: str) -> None:
    with pytest.raises(InvalidRules) as refused:
        Request(*arguments)
    assert str(refused.value) == sentence
    both = frozenset({Wish.FEW_LEAD_CHANGES, Wish.MANY_LEAD_CHANGES})
    with pytest.raises(InvalidRules, match="one of the two"):
        Request(2, 10, wishes=both)
