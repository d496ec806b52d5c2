"""The impact of a war, moment by moment: what is seen of clash, light, letters and band."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from tests.helpers.builders import first_battle, hand
from tests.table.stage_driver import StageDriver, driver_of, look, look_after
from warapp.engine import PLAYBOOK, Battle, Rules, Shortage
from warapp.table.motion.timing import Timing
from warapp.table.stage.war_impact import WarImpact

WAR = first_battle(PLAYBOOK, "9C 2C KC 3C", "9D 4D 7D 5D")
THREE_WARS = first_battle(PLAYBOOK, "9C 2C 9H 3C TC 3H AS 4S", "9D 4D 9S 5D TD 6D KD 5S")
NINE = hand("9C")[0]


def at_war(battle: Battle = WAR, depth: int = 1, timing: Timing | None = None) -> StageDriver:
    """A driver at the instant at which a war is declared."""
    driver = driver_of(battle, timing)
    driver.until(lambda stage: stage.labels.impact.depth == depth, ms=0.25)
    return driver


def seen(driver: StageDriver, ms: float) -> list[WarImpact]:
    """The impact in each of so many milliseconds, the first one included."""
    found = [replace(driver.stage.labels.impact)]
    for _ in range(round(ms)):
        driver.advance(1)
        found.append(replace(driver.stage.labels.impact))
    return found


def test_a_war_begins_with_a_freeze() -> None:
    driver = at_war()
    nine = driver.stage.sprites[NINE]
    for impact in seen(driver, 119):
        assert impact == WarImpact(depth=1, warriors=(0, 1))
    assert (nine.emphasis, nine.ring, nine.medal) == (0.0, 0.0, 0.0)
    assert driver.heard == ["turn", "turn"]
    driver.advance(2)
    assert nine.emphasis > 0.0
    assert driver.heard == ["turn", "turn", "war"]


def test_tied_cards_clash_far_beyond_where_they_stay_and_come_back() -> None:
    driver = at_war()
    nine = driver.stage.sprites[NINE]
    off = []
    for _ in range(345):
        driver.advance(1)
        off.append(nine.emphasis)
    assert max(off) == pytest.approx(3.6, abs=0.05)
    assert off.index(max(off)) == pytest.approx(120 + 0.4 * 220, abs=2)
    assert (nine.emphasis, nine.ring, nine.medal) == (1.0, 1.0, 1.0)


def test_the_flash_is_over_in_ninety_milliseconds_and_the_table_dark_in_two_hundred_and_fifty() -> None:
    impacts = seen(at_war(), 415)
    assert [impact.flash > 0.0 for impact in (impacts[118], impacts[125], impacts[205], impacts[212])] == [
        False,
        True,
        True,
        False,
    ]
    dark = [impact.dark for impact in impacts]
    assert dark == sorted(dark)
    assert (dark[159], dark[413]) == (0.0, 1.0)


def test_letters_come_large_shake_three_times_and_shrink_into_the_band() -> None:
    impacts = seen(at_war(), 1_085)
    assert [impact.letters for impact in (impacts[218], impacts[360], impacts[900])] == [0.0, 1.0, 1.0]
    sizes = [impact.scale for impact in impacts[222:485]]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == pytest.approx(2.2, abs=0.05)
    assert sizes[-1] == 1.0
    shaken = [impact.shift_px for impact in impacts]
    turns = sum((a > 0.0) != (b > 0.0) for a, b in pairwise(shaken[482:629]))
    assert turns == 5
    assert max(map(abs, shaken)) == pytest.approx(4.0, abs=0.5)
    assert {shift for n, shift in enumerate(shaken) if not 479 <= n <= 631} == {0.0}
    assert (impacts[879].sink, impacts[1_083].sink) == (0.0, 1.0)
    assert (impacts[700].rays, impacts[1_083].rays, impacts[1_083].letters) == (1.0, 0.0, 0.0)


def test_words_and_bar_make_way_for_the_letters_and_come_back_with_the_mark() -> None:
    driver = at_war()
    shown = []
    for _ in range(1_085):
        driver.advance(1)
        shown.append((driver.stage.labels.band_opacity, driver.stage.labels.war))
    assert (shown[215], shown[322], shown[878]) == ((1.0, 0), (0.0, 0), (0.0, 0))
    assert shown[885][1] == 1
    assert shown[1_083] == (1.0, 1)


@pytest.mark.parametrize("depth", [2, 3])
def test_later_wars_are_declared_in_six_tenths_of_the_time_on_a_table_that_stays_dark(depth: int) -> None:
    driver = at_war(THREE_WARS, depth)
    impacts = seen(driver, 655)
    assert {impact.dark for impact in impacts} == {1.0}
    large = [n for n, impact in enumerate(impacts) if impact.letters > 0.0]
    unit = Timing().again_call_ms / 1_080
    assert [large[0], large[-1]] == pytest.approx([220 * unit, 1_080 * unit], abs=2)


def test_the_light_comes_back_once_the_war_is_decided_even_if_the_table_has_settled() -> None:
    driver = at_war()
    driver.until(lambda stage: stage.labels.winner is not None)
    dark = [driver.stage.labels.impact.dark]
    for _ in range(260):
        driver.advance(1)
        dark.append(driver.stage.labels.impact.dark)
    assert dark == sorted(dark, reverse=True)
    assert dark[0] > 0.9
    assert 0.2 < dark[190] < 0.3
    assert dark[-1] == 0.0
    assert driver.settled == 1


def test_the_light_comes_back_over_a_pot_that_nobody_takes() -> None:
    rules = Rules(seats=4, shortage=Shortage.LAST_CARD)
    battle = first_battle(rules, "9C", "9D", "2D 3D", "4D 5D")
    driver = at_war(battle)
    driver.finish()
    assert look(driver.stage) == look_after(battle)


def test_without_travel_the_mark_and_the_dark_table_are_there_at_once_and_no_letters() -> None:
    driver = at_war(timing=Timing().reduced())
    assert driver.stage.labels.war == 1
    for impact in seen(driver, 1_000):
        assert impact == WarImpact(depth=1, warriors=(0, 1), dark=1.0)
    nine = driver.stage.sprites[NINE]
    assert (nine.emphasis, nine.ring, nine.medal) == (1.0, 1.0, 1.0)
    assert driver.stage.labels.band_opacity == 1.0


@pytest.mark.parametrize("ms", [0, 130, 300, 550, 950, 2_000])
def test_a_skip_leaves_nothing_of_an_impact(ms: float) -> None:
    driver = at_war()
    driver.advance(ms)
    driver.skip()
    assert look(driver.stage) == look_after(WAR)
    assert driver.stage.labels.impact == WarImpact()
