"""What pulses on a table at rest, for how long, and that it ends as it is at rest."""

from __future__ import annotations

from tests.helpers.builders import first_battle
from tests.table.stage_driver import StageDriver, look, look_after, look_at_rest
from warapp.engine import PLAYBOOK, Rules, deal
from warapp.table.motion.timing import Timing

FEW = first_battle(PLAYBOOK, "KC 2C 3C 4C", "9D 5D 6D 7D")
MANY = first_battle(PLAYBOOK, "KC 2C 3C 4C", "9D 5D 6D 7D 8D")


def dealt(timing: Timing | None = None) -> StageDriver:
    """A driver that has just dealt a round."""
    state = deal(Rules(), 5)
    driver = StageDriver(state, timing)
    driver.play(driver.choreographer.deal(state))
    while not driver.player.idle:
        driver.advance(1)
    return driver


def test_an_invitation_pulses_six_times_and_then_stays_lit() -> None:
    driver, lights = dealt(), []
    for _ in range(9_000):
        lights.append(driver.stage.labels.invitation)
        driver.advance(1)
    lows = [n for n in range(1, 8_999) if lights[n - 1] > lights[n] <= lights[n + 1]]
    assert len(lows) == 6
    assert lows[1] - lows[0] == 1_400
    assert 0.3 < min(lights) < 0.4
    assert driver.aside.idle
    assert driver.stage.labels.invitation == 1.0
    assert look(driver.stage) == look_at_rest(deal(Rules(), 5))


def test_an_invitation_ends_with_the_press_that_follows_it() -> None:
    driver = dealt()
    driver.advance(500)
    battle = first_battle(PLAYBOOK, *[" ".join(map(str, pile)) for pile in deal(Rules(), 5).piles])
    driver.tell(battle)
    driver.advance(1)
    assert driver.stage.labels.invitation == 0.0
    driver.finish()
    assert look(driver.stage) == look_after(battle)


def test_the_shares_of_those_with_their_last_cards_pulse_four_times() -> None:
    driver, pulses = StageDriver(FEW.before), []
    driver.tell(FEW)
    while not driver.player.idle:
        driver.advance(1)
    for _ in range(5_000):
        pulses.append(driver.stage.labels.pulse)
        driver.advance(1)
    highs = [n for n in range(1, 4_999) if pulses[n - 1] < pulses[n] >= pulses[n + 1]]
    assert len(highs) == 4
    assert highs[1] - highs[0] == 900
    assert driver.aside.idle
    assert look(driver.stage) == look_after(FEW)


def test_nothing_pulses_where_everyone_has_more_cards_or_nothing_is_to_move() -> None:
    for battle, timing in ((MANY, Timing()), (FEW, Timing().reduced())):
        driver = StageDriver(battle.before, timing)
        driver.tell(battle)
        while not (driver.player.idle and driver.aside.idle):
            driver.advance(1)
            assert driver.stage.labels.pulse == 0.0
    still = dealt(Timing().reduced())
    assert still.aside.idle
    assert still.stage.labels.invitation == 1.0
