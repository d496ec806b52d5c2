"""What is heard on the table, and when: each card as it lands, and who won a battle."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.helpers.builders import battles_of, first_battle
from tests.table.stage_driver import StageDriver, driver_of
from warapp.engine import PLAYBOOK, Battle, Card, Rules, Shortage, deal, play_battle
from warapp.table.animator import TableAnimator
from warapp.table.choreography.stage_clips import SOUND_LEAD_MS
from warapp.table.motion.timing import Timing
from warapp.table.stage.spots import Spot
from warapp.table.stage.stage import Stage
from warapp.vocabulary import SPEEDS

FOUR = Rules(seats=4, shortage=Shortage.LAST_CARD)
THREE_DOWN = Rules(face_down=3)
LANDINGS = {"slap", "turn"}


def war() -> Battle:
    return first_battle(PLAYBOOK, "9C 2C KC 3C", "9D 4D 7D 5D")


@pytest.mark.parametrize(
    ("battle", "heard"),
    [
        (first_battle(PLAYBOOK, "9C 2C", "KD 3D"), ["turn", "turn", "battle_lost"]),
        (first_battle(PLAYBOOK, "KC 2C", "9D 3D"), ["turn", "turn", "battle_won"]),
        (war(), ["turn", "turn", "war", "slide", "slap", "turn", "turn", "battle_won"]),
        (first_battle(FOUR, "9C", "9D", "2D 3D", "4D 5D"), ["turn", "turn", "war"]),
        (first_battle(PLAYBOOK, "9C", "KD 3D"), ["turn", "turn", "battle_lost", "slap", "slap", "lose"]),
        (first_battle(PLAYBOOK, "KC 3C", "9D"), ["turn", "turn", "battle_won", "slap", "slap", "win"]),
        (first_battle(PLAYBOOK, "9C", "9D"), ["turn", "turn", "war", "slide", "slap", "draw"]),
    ],
    ids=["loses", "wins", "war", "carried", "lost", "won", "drawn"],
)
def test_what_is_heard(battle: Battle, heard: list[str]) -> None:
    driver = driver_of(battle)
    driver.finish()
    assert driver.heard == heard


@pytest.mark.parametrize(
    ("piles", "cards"),
    [(("9C 2C 4C", "KD 3D 5D"), 2), (("9C 2C KC 3C", "9D 4D 7D 5D"), 6)],
    ids=["plain", "war"],
)
def test_each_card_that_is_collected_is_heard_as_the_next_battle_begins(
    piles: tuple[str, ...], cards: int
) -> None:
    first, second = battles_of(PLAYBOOK, 2, *piles)
    driver = driver_of(first)
    driver.finish()
    driver.heard.clear()
    driver.tell(second)
    driver.until(lambda stage: len(driver.stage.arrived) == cards)
    assert [name for name in driver.heard if name != "turn"] == ["slap"] * cards


def test_with_three_face_down_each_row_has_its_slide_and_its_slap() -> None:
    driver = driver_of(first_battle(THREE_DOWN, "9C 2C 3C 4C KC 5C", "9D 4D 7D 5D 6D 8D"))
    driver.until(lambda stage: driver.heard.count("turn") == 4)
    assert driver.heard.count("slide") == driver.heard.count("slap") == 3


class TestBattleSound:
    def heard(self, people: tuple[int, ...], *piles: str) -> list[str]:
        battle = first_battle(Rules(seats=len(piles)), *piles)
        driver = StageDriver(battle.before)
        driver.stage.people = people
        driver.tell(battle)
        driver.finish()
        return [name for name in driver.heard if name.startswith("battle")]

    def test_is_that_of_the_one_person_wherever_it_sits(self) -> None:
        assert self.heard((1,), "9C 2C", "KD 3D") == ["battle_won"]
        assert self.heard((1,), "KC 2C", "9D 3D") == ["battle_lost"]

    @pytest.mark.parametrize("people", [(), (0, 1)], ids=str)
    def test_is_not_heard_where_nobody_alone_is_you(self, people: tuple[int, ...]) -> None:
        assert self.heard(people, "9C 2C", "KD 3D") == []

    def test_is_not_heard_of_battles_that_others_fight(self) -> None:
        out_first = first_battle(Rules(seats=3), "2C", "9D 4D 5D", "KD 3D 6D")
        battle = play_battle(out_first.after, Rules(seats=3))
        driver = driver_of(battle)
        driver.finish()
        assert [name for name in driver.heard if name.startswith("battle")] == []

    @pytest.mark.parametrize(
        ("speed", "heard"), [(0.4, True), (1.0, True), (1.5, True), (2.5, False), (4.0, False)], ids=str
    )
    def test_is_left_out_at_high_speed(self, speed: float, heard: bool) -> None:
        battle = first_battle(PLAYBOOK, "9C 2C", "KD 3D")
        names: list[str] = []
        stage = Stage()
        animator = TableAnimator(stage, names.append, lambda: None)
        stage.sync(battle.before)
        animator.set_speed(speed)
        animator.player.enqueue(animator.choreographer.battle(battle, [""] * len(battle.events)))
        animator.player.advance(1e6)
        assert ("battle_lost" in names) is heard
        assert names.count("turn") == 2


def landings(driver: StageDriver, ms: float) -> Iterator[tuple[str, float]]:
    """Yield when cards land and when that is heard, in milliseconds since the beginning."""
    now_ms, heard, flying = 0.0, 0, set[tuple[Card, Spot]]()
    for _ in driver.frames(ms):
        now_ms += ms
        yield from (("heard", now_ms) for name in driver.heard[heard:] if name in LANDINGS)
        heard = len(driver.heard)
        still_flying = {(s.card, s.target) for s in driver.stage.sprites.values() if s.travel < 1}
        if flying - still_flying:
            yield "landed", now_ms
        flying = still_flying


@pytest.mark.parametrize("speed", [speed for speed in SPEEDS if speed < 10], ids=str)
@pytest.mark.parametrize("frame_ms", [1000 / 60, 1000 / 144], ids=["60 Hz", "144 Hz"])
@pytest.mark.parametrize("which", range(3), ids=["plain", "war", "three face down"])
def test_a_card_is_heard_as_it_lands_at_any_speed(which: int, frame_ms: float, speed: float) -> None:
    battles = [
        first_battle(PLAYBOOK, "9C 2C", "KD 3D"),
        war(),
        first_battle(THREE_DOWN, "9C 2C 3C 4C KC 5C", "9D 4D 7D 5D 6D 8D"),
    ]
    driver = StageDriver(battles[which].before)
    driver.player.speed = driver.choreographer.speed = speed
    driver.tell(battles[which])
    times = list(landings(driver, frame_ms))
    heard = [ms for kind, ms in times if kind == "heard"]
    landed = [ms for kind, ms in times if kind == "landed"]
    assert heard
    assert landed
    most_ms = SOUND_LEAD_MS + frame_ms
    for ms in landed:
        assert min(abs(ms - sound_ms) for sound_ms in heard) <= most_ms
    for sound_ms in heard:
        assert min(abs(ms - sound_ms) for ms in landed) <= most_ms


def test_a_card_that_starts_is_not_heard_as_one_that_lands() -> None:
    driver = driver_of(first_battle(PLAYBOOK, "9C 2C", "KD 3D"))
    driver.advance(Timing().turn_ms - SOUND_LEAD_MS - 1)
    assert driver.heard == []
    driver.advance(1)
    assert driver.heard == ["turn"]


def test_without_travel_cards_are_heard_at_once() -> None:
    driver = driver_of(first_battle(PLAYBOOK, "9C 2C", "KD 3D"), Timing().reduced())
    driver.advance(1)
    assert driver.heard == ["turn"]


def test_a_deal_is_heard_card_by_card_to_its_end() -> None:
    state = deal(Rules(), 5)
    driver = StageDriver(state)
    driver.play(driver.choreographer.deal(state))
    riffled_ms = Timing().cut_ms + Timing().riffle_ms
    driver.advance(riffled_ms + Timing().deal_flight_ms - SOUND_LEAD_MS - 1)
    assert driver.heard == ["slide", "slide"]
    driver.finish()
    assert driver.heard == ["slide", "slide"] + ["slap"] * 13
