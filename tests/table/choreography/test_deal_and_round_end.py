"""How a round begins and ends on the table: the deal, the celebration, and time called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.helpers.builders import first_battle
from tests.table.stage_driver import StageDriver, driver_of, face_up, look, look_after, look_at_rest
from warapp.engine import PLAYBOOK, Card, RoundEnded, Rules, State, call_time, deal
from warapp.table.stage.spots import InDeck, OnPile


def test_the_last_battle_ends_with_its_fan_and_the_outcome() -> None:
    battle = first_battle(PLAYBOOK, "KC 3C", "9D")
    assert isinstance(battle.events[-1], RoundEnded)
    driver = driver_of(battle)
    driver.until(lambda stage: stage.labels.outcome is not None)
    assert driver.stage.labels.counts == [3, 0]
    assert {s.origin for s in driver.stage.sprites.values()} == {OnPile(0)}
    driver.finish()
    assert face_up(driver.stage) == ["3C", "9D", "KC"]
    assert look(driver.stage) == look_after(battle)


def test_a_person_who_won_sees_dim_light_a_fan_a_panel_and_confetti_in_this_order() -> None:
    driver = driver_of(first_battle(PLAYBOOK, "KC 3C", "9D"))
    driver.until(lambda stage: stage.labels.outcome is not None)
    ends = [replace(driver.stage.labels.end)]
    for _ in driver.frames(10):
        ends.append(replace(driver.stage.labels.end))
    assert [end.dim for end in ends] == sorted(end.dim for end in ends)
    assert ends[31].dim == 1.0
    assert [end.panel for end in ends[14:20]] == pytest.approx([0.0, 0.0, 0.03, 0.06, 0.09, 0.12], abs=0.01)
    assert ends[48].panel == 1.0
    assert [end.confetti_ms for end in ends[:47]] == [None] * 47
    falling = [end.confetti_ms for end in ends if end.confetti_ms is not None]
    assert falling == sorted(falling)
    assert 2_100 < falling[-1] < 2_200
    assert ends[-1].confetti_ms is None


@pytest.mark.parametrize(("piles", "cue"), [(("9D", "KC 3C"), "lose"), (("9D", "9C"), "draw")])
def test_no_confetti_falls_unless_a_person_won(piles: tuple[str, str], cue: str) -> None:
    driver = driver_of(first_battle(PLAYBOOK, *piles))
    driver.until(lambda stage: stage.labels.outcome is not None)
    assert all(driver.stage.labels.end.confetti_ms is None for _ in driver.frames(10))
    assert driver.heard[-1] == cue


def test_called_time_ends_the_round_with_its_line() -> None:
    rules = Rules(minute_limit=5)
    state = call_time(deal(rules, 1), rules)
    driver = StageDriver(deal(rules, 1))
    driver.play(driver.choreographer.time_called(state, "Time!"))
    driver.advance(1)
    assert (driver.stage.labels.caption, driver.stage.labels.outcome) == ("Time!", state.outcome)
    driver.finish()
    assert driver.heard == ["draw"]
    assert look(driver.stage) == look_at_rest(state)


def test_a_deal_gives_every_seat_its_cards_in_turn() -> None:
    state = deal(Rules(seats=3), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.advance(0.001)
    assert driver.stage.labels.counts == [0, 0, 0]
    before = [0, 0, 0]
    for _ in driver.frames(1):
        counts = driver.stage.labels.counts
        assert all(new >= old for new, old in zip(counts, before, strict=True))
        assert max(counts) - min(counts) <= 2
        assert counts == sorted(counts, reverse=True)
        before = list(counts)
    assert look(driver.stage) == look_at_rest(state)
    assert set(driver.heard) == {"slide", "slap"}


def flights(state: State) -> list[tuple[int, Card]]:
    """What flies where in a deal, in order."""
    driver, seen = StageDriver(state), dict[Card, int]()
    driver.play(driver.choreographer.deal(state))
    for _ in driver.frames(1):
        for sprite in driver.stage.sprites.values():
            if isinstance(spot := sprite.target, OnPile):
                seen.setdefault(sprite.card, spot.seat)
    return [(seat, card) for card, seat in seen.items()]


def test_at_most_26_packets_fly_the_first_to_seat_0_with_the_top_card() -> None:
    whole = deal(Rules(), 5)
    assert [seat for seat, _ in flights(whole)] == [0, 1] * 13
    assert [card for seat, card in flights(whole) if seat == 0] == list(whole.piles[0][::2])
    few = deal(Rules(cards_each=4), 5)
    assert flights(few) == [(seat, few.piles[seat][nth]) for nth in range(4) for seat in (0, 1)]


def test_cards_that_are_dealt_are_tilted_to_both_sides() -> None:
    state = deal(Rules(), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.advance(800)
    tilts = [sprite.tilt for sprite in driver.stage.sprites.values()]
    assert min(tilts) == pytest.approx(-12, abs=1)
    assert max(tilts) == pytest.approx(12, abs=1)


def test_a_deal_takes_1_3_seconds_and_says_nothing_before_its_end() -> None:
    state = deal(Rules(), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.player.advance(1_149)
    assert driver.stage.labels.band_opacity == 0.0
    driver.player.advance(150)
    assert 0.9 < driver.stage.labels.band_opacity < 1.0
    driver.player.advance(1)
    assert driver.player.idle
    assert driver.stage.labels.band_opacity == 1.0


def in_deck(driver: StageDriver) -> list[InDeck]:
    """Where the cards of the deck lie that are shown."""
    return [spot for s in driver.stage.sprites.values() if isinstance(spot := s.target, InDeck)]


def test_the_deck_is_cut_riffled_and_thins() -> None:
    state = deal(Rules(), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.player.advance(1)
    sides = [spot.side for spot in in_deck(driver)]
    assert (sides.count(-1), sides.count(1)) == (4, 5)
    driver.player.advance(448)
    assert [spot for spot in in_deck(driver) if spot.side] == []
    assert sorted(spot.nth for spot in in_deck(driver)) == [0, 7, 14, 21, 28, 35, 42, 49, 51]
    driver.player.advance(1)
    first = state.piles[0][0]
    assert driver.stage.sprites[first].target == OnPile(0), "the top card is dealt first"
    heights = []
    for _ in range(440):
        driver.player.advance(1)
        heights.append(max((spot.nth for spot in in_deck(driver)), default=0))
    assert heights == sorted(heights, reverse=True)
    assert heights[220] in (21, 28)


def test_piles_give_way_under_their_last_cards() -> None:
    state = deal(Rules(), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    squashes = []
    for _ in driver.frames(1):
        squashes.append(driver.stage.labels.squash)
    assert max(squashes[:1_149]) == 0.0
    assert max(squashes) == pytest.approx(1.0, abs=0.01)
    assert squashes[-1] == 0.0


def test_an_uneven_deal_goes_on_with_those_who_have_more() -> None:
    state = first_battle(PLAYBOOK, "KC 3C 4C", "9D 5D").after
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.skip()
    assert look(driver.stage) == look_at_rest(state)
    assert len(driver.stage.arrived) == 5
