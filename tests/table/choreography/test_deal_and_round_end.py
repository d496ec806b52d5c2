"""How a round begins and ends on the table: the deal, the celebration, and time called."""

from __future__ import annotations

from tests.helpers.builders import first_battle
from tests.table.stage_driver import StageDriver, driver_of, face_up, in_play, look, look_after, look_at_rest
from warapp.engine import PLAYBOOK, RoundEnded, Rules, call_time, deal
from warapp.table.stage.spots import OnPile


def test_the_last_battle_ends_with_its_celebration_and_the_outcome() -> None:
    battle = first_battle(PLAYBOOK, "KC 3C", "9D")
    assert isinstance(battle.events[-1], RoundEnded)
    driver = driver_of(battle)
    driver.until(lambda stage: stage.labels.outcome is not None)
    assert driver.stage.labels.counts == [3, 0]
    assert {s.origin for s in driver.stage.sprites.values()} == {OnPile(0)}
    driver.finish()
    assert face_up(driver.stage) == ["3C", "9D", "KC"]
    assert look(driver.stage) == look_after(battle)


def test_called_time_ends_the_round_with_its_line() -> None:
    rules = Rules(minute_limit=5)
    state = call_time(deal(rules, 1), rules)
    driver = StageDriver(deal(rules, 1))
    driver.play(driver.choreographer.time_called(state, "Time!"))
    driver.player.advance(1)
    assert (driver.stage.labels.caption, driver.stage.labels.outcome) == ("Time!", state.outcome)
    driver.finish()
    assert driver.heard == ["draw"]
    assert look(driver.stage) == look_at_rest(state)


def test_a_deal_gives_every_seat_its_cards_in_turn() -> None:
    state = deal(Rules(seats=3), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.player.advance(0.001)
    assert driver.stage.labels.counts == [0, 0, 0]
    for _ in driver.frames(1):
        counts = driver.stage.labels.counts
        assert sum(counts) + in_play(driver.stage) == 51
        assert max(counts) - min(counts) <= 1
        assert counts == sorted(counts, reverse=True)
    assert driver.stage.arrived == [pile[i] for i in range(17) for pile in state.piles]
    assert look(driver.stage) == look_at_rest(state)
    assert set(driver.heard) == {"slap"}


def test_an_uneven_deal_goes_on_with_those_who_have_more() -> None:
    state = first_battle(PLAYBOOK, "KC 3C 4C", "9D 5D").after
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    driver.player.skip()
    assert look(driver.stage) == look_at_rest(state)
    assert len(driver.stage.arrived) == 5
