"""How the cards of a war are laid: one by one, with a chant, or step by step at a press each."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.helpers.builders import first_battle
from tests.table.stage_driver import StageDriver, look, look_after
from warapp.engine import Battle, Rules, Shortage
from warapp.table.choreography.choreographer import Choreographer
from warapp.table.motion.clips import Player, duration_ms
from warapp.table.motion.timing import Timing
from warapp.table.stage.stage import Stage

BEATS = ("I", "de", "clare", "war!")
PILES = ("9C 2C 3C 4C KC 5C", "9D 4D 6D 8D 7D 5D")
THREE = first_battle(Rules(face_down=3), *PILES)
PROMPT = "Press!"


def driver_of(
    battle: Battle, beats: tuple[str, ...] = BEATS, prompt: str = "", speed: float = 1
) -> StageDriver:
    """A driver that is about to show a battle, whose events are said by their names."""
    driver = StageDriver(battle.before)
    driver.player.speed = driver.choreographer.speed = speed
    driver.choreographer.set_chant(beats)
    says = [type(event).__name__ for event in battle.events]
    driver.play(driver.choreographer.battle(battle, says, step_prompt=prompt))
    return driver


def captions(driver: StageDriver) -> list[tuple[str, int]]:
    """What the line says, one after the other, and how many cards lie or fly then."""
    seen: list[tuple[str, int]] = []
    for _ in driver.frames(5):
        line = driver.stage.labels.caption
        if not seen or seen[-1][0] != line:
            seen.append((line, len(driver.stage.sprites)))
    return seen


def test_with_three_cards_face_down_each_of_the_four_beats_is_said_with_its_card() -> None:
    assert captions(driver_of(THREE)) == [
        ("", 1),
        ("CardsTurned", 2),
        ("WarDeclared", 2),
        ("I …", 4),
        ("I – de …", 6),
        ("I – de – clare …", 8),
        ("I – de – clare –", 9),
        ("I – de – clare – war!", 10),
        ("PotTaken", 10),
    ]


@pytest.mark.parametrize(
    "battle",
    [
        first_battle(Rules(face_down=2), *PILES),
        first_battle(Rules(face_down=4), "9C 2C 3C 4C 5C KC", "9D 4D 6D 8D 5D 7D"),
        first_battle(Rules(face_down=3, shortage=Shortage.LAST_CARD), "9C 2C 3C 4C KC 5C", "9D 4D 7D"),
    ],
    ids=["two", "four", "fewer of a seat"],
)
def test_there_is_no_chant_with_another_number_of_cards(battle: Battle) -> None:
    assert not any("de" in line.split() for line, _ in captions(driver_of(battle)))


@pytest.mark.parametrize(
    ("beats", "speed"), [((), 1.0), (("one", "two"), 1.0), (BEATS, 2.5)], ids=["none", "two beats", "fast"]
)
def test_there_is_no_chant_where_it_is_off_or_too_fast_to_follow(
    beats: tuple[str, ...], speed: float
) -> None:
    lines = [line for line, _ in captions(driver_of(THREE, beats, speed=speed))]
    assert lines == ["", "CardsTurned", "WarDeclared", "CardsLaid", "PotTaken"]


def test_cards_are_laid_one_by_one_each_with_its_sound() -> None:
    driver = driver_of(THREE)
    driver.until(lambda stage: stage.labels.war == 1)
    landed = []
    for ms in range(2_000):
        before = driver.heard.count("slap")
        driver.advance(1)
        landed += [ms] * (driver.heard.count("slap") - before)
    assert [b - a for a, b in pairwise(landed)] == pytest.approx([300, 300], abs=1)


def test_in_steps_each_press_lays_the_next_cards_and_nothing_moves_before_it() -> None:
    driver = driver_of(THREE, prompt=PROMPT)
    for lying in (2, 4, 6, 8):
        for _ in range(3_000):
            driver.advance(1)
        assert driver.player.halted
        assert driver.stage.labels.caption.endswith(f" {PROMPT}")
        assert len(driver.stage.sprites) == lying
        assert {sprite.travel for sprite in driver.stage.sprites.values()} == {1.0}
        driver.player.press()
        driver.advance(1)
        assert PROMPT not in driver.stage.labels.caption
    driver.finish()
    assert look(driver.stage) == look_after(THREE)
    assert driver.stage.labels.caption == "PotTaken"


def test_steps_are_asked_for_after_what_was_said_and_with_the_chant_so_far() -> None:
    driver = driver_of(THREE, prompt=PROMPT)
    lines = []
    while not driver.player.idle:
        driver.advance(20)
        if driver.player.halted:
            lines.append(driver.stage.labels.caption)
            driver.player.press()
    assert lines == [
        f"CardsLaid {PROMPT}",
        f"I … {PROMPT}",
        f"I – de … {PROMPT}",
        f"I – de – clare … {PROMPT}",
    ]


def test_without_cards_face_down_there_is_one_step() -> None:
    battle = first_battle(Rules(face_down=0), "9C KC", "9D 7D")
    driver = driver_of(battle, prompt=PROMPT)
    driver.advance(10_000)
    assert driver.player.halted
    driver.player.press()
    driver.finish()
    assert look(driver.stage) == look_after(battle)


def test_pressing_again_and_again_ends_as_the_engine_says() -> None:
    driver = driver_of(THREE, prompt=PROMPT)
    for _ in range(9):
        driver.player.press()
    driver.aside.skip()
    assert driver.player.idle
    assert look(driver.stage) == look_after(THREE)


def test_a_chant_takes_the_time_that_the_pace_counts() -> None:
    def laid_ms(timing: Timing) -> float:
        choreographer = Choreographer(Stage(), lambda cue: None, Player())
        choreographer.timing = timing
        return duration_ms(choreographer.battle(THREE, [""] * len(THREE.events)))

    plain = Timing(chant_stagger_ms=150)
    assert laid_ms(Timing()) - laid_ms(plain) == pytest.approx(300)
    assert Timing().pace.war_ms(3) - plain.pace.war_ms(3) == 300
