"""Any battle of any round, told in any way, ends as the engine has it, and gives nothing away before."""

from __future__ import annotations

import random
from dataclasses import fields

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.helpers.strategies import rounds
from tests.table.stage_driver import (
    StageDriver,
    all_cards,
    in_play,
    look,
    look_after,
    look_at_rest,
    out_after,
)
from warapp.engine import (
    Battle,
    CardsLaid,
    CardsTurned,
    PotTaken,
    Rules,
    SeatOut,
    State,
    WarDeclared,
    play_battle,
)
from warapp.table.motion.clips import duration_ms
from warapp.table.motion.timing import Timing
from warapp.table.stage.resting import rest
from warapp.table.stage.spots import Aside, InColumn, InPot, OnPile
from warapp.table.stage.sprite import Mark

timings = st.builds(Timing, **{field.name: st.floats(0, 900) for field in fields(Timing)})


@st.composite
def battles(draw: st.DrawFn) -> Battle:
    """A battle in the middle of some round."""
    state, rules = draw(rounds().filter(lambda start: start[0].outcome is None))
    for _ in range(draw(st.integers(0, 8))):
        after = play_battle(state, rules).after
        if after.outcome:
            break
        state = after
    return play_battle(state, rules)


def said(battle: Battle) -> list[str]:
    return [f"line {i}" for i in range(len(battle.events))]


def check_end(driver: StageDriver, battle: Battle) -> None:
    assert driver.player.idle
    assert driver.settled == 1
    assert look(driver.stage) == look_after(battle)
    assert set(driver.stage.labels.out) == out_after(battle)
    assert len(driver.stage.labels.out) == len(out_after(battle))
    assert driver.stage.labels.caption == said(battle)[-1]


@given(battles(), timings, st.floats(0.5, 40), st.floats(200, 3_000), st.lists(st.floats(0, 900), max_size=6))
def test_small_steps_big_steps_and_skips_all_end_as_the_engine_says(
    battle: Battle, timing: Timing, small_ms: float, big_ms: float, before_skip: list[float]
) -> None:
    for way in ("small", "big", "skip", "some and skip", "normal"):
        driver = StageDriver(battle.before, Timing() if way == "normal" else timing)
        driver.tell(battle, said(battle))
        if way in ("small", "big", "normal"):
            driver.finish({"small": small_ms, "big": big_ms, "normal": 16}[way])
        else:
            for ms in before_skip if way == "some and skip" else ():
                driver.advance(ms)
            driver.skip()
        check_end(driver, battle)


@given(battles(), timings)
def test_a_cancel_at_any_instant_is_mended_by_a_sync(battle: Battle, timing: Timing) -> None:
    driver = StageDriver(battle.before, timing)
    clip = driver.choreographer.battle(battle, [""] * len(battle.events))
    driver.play(clip)
    driver.advance(duration_ms(clip) / 2)
    driver.cancel()
    driver.stage.sync(battle.after, rest(battle))
    assert look(driver.stage) == look_after(battle)


def counts_told(battle: Battle) -> list[tuple[int, ...]]:
    """The counts that may be shown, event by event."""
    return [battle.before.counts, *(event.counts for event in battle.events)]


@given(battles(), st.floats(1, 60))
def test_no_count_runs_ahead_of_the_picture(battle: Battle, step_ms: float) -> None:
    driver = StageDriver(battle.before)
    total = all_cards(battle.before) - len(battle.before.set_aside)
    driver.tell(battle)
    told, decided = counts_told(battle), False
    for _ in driver.frames(step_ms):
        labels = driver.stage.labels
        if labels.outcome:
            break
        decided = decided or labels.winner is not None
        if not decided:
            assert sum(labels.counts) + in_play(driver.stage) == total
        else:
            assert tuple(labels.counts) == battle.after.counts
        assert labels.pot <= in_play(driver.stage)
        for seat, count in enumerate(labels.counts):
            seen = [counts[seat] for counts in told]
            assert min(seen) <= count <= max(seen)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Battle, Battle]:
    """Two battles in the middle of some round, one after the other."""
    state, rules = draw(rounds().filter(lambda start: start[0].outcome is None))
    first = play_battle(state, rules)
    for _ in range(draw(st.integers(0, 8))):
        if first.after.outcome:
            break
        following = play_battle(first.after, rules)
        if following.after.outcome:
            return first, following
        first = following
    assume(not first.after.outcome)
    return first, play_battle(first.after, rules)


@given(pairs(), timings, st.floats(1, 900))
def test_all_cards_of_a_battle_are_collected_when_the_next_begins(
    pair: tuple[Battle, Battle], timing: Timing, step_ms: float
) -> None:
    first, second = pair
    taken = {card for event in first.events if isinstance(event, PotTaken) for card in event.cards}
    for way in ("frames", "skip"):
        driver = StageDriver(first.before, timing)
        for battle in pair:
            assert driver.stage.arrived == []
            driver.tell(battle)
            if way == "skip":
                driver.skip()
            else:
                driver.finish(step_ms)
            assert look(driver.stage) == look_after(battle)
        arrived, number = driver.stage.arrived, len(taken)
        assert set(arrived[:number]) == taken
        won = {card for event in second.events if isinstance(event, PotTaken) for card in event.cards}
        assert set(arrived[number:]) == (won if second.after.outcome else set())
        assert len(arrived) == number + (len(won) if second.after.outcome else 0)


@given(battles())
def test_no_card_is_collected_from_under_another_of_its_column(battle: Battle) -> None:
    assume(not battle.after.outcome)
    driver = StageDriver(battle.after)
    driver.stage.sync(battle.after, rest(battle))
    lying = {sprite.card: sprite.target for sprite in driver.stage.sprites.values()}
    driver.play(driver.choreographer.collect(battle))
    driver.finish()
    columns = [spot for card in driver.stage.arrived if isinstance(spot := lying.get(card), InColumn)]
    for seat in range(len(battle.before.piles)):
        nths = [spot.nth for spot in columns if spot.seat == seat]
        assert nths == sorted(nths, reverse=True)


@given(pairs(), st.floats(1, 40))
def test_two_battles_in_a_row_have_no_card_twice_and_lose_none(
    pair: tuple[Battle, Battle], step_ms: float
) -> None:
    first, second = pair
    driver = StageDriver(first.before)
    driver.tell(first)
    driver.skip()
    driver.tell(second)
    total = all_cards(first.before) - len(first.before.set_aside)
    for _ in driver.frames(step_ms):
        labels = driver.stage.labels
        if labels.winner is not None or labels.outcome:
            break
        collecting = sum(isinstance(s.target, OnPile) for s in driver.stage.sprites.values() if s.mark)
        assert sum(labels.counts) + in_play(driver.stage) >= total - collecting
        assert sum(labels.counts) <= total


@given(battles())
def test_only_turned_cards_show_their_faces_and_only_tied_or_winning_ones_have_badges(battle: Battle) -> None:
    turned = {card for e in battle.events if isinstance(e, CardsTurned) for card in e.cards if card}
    turned |= {laid.face_up for e in battle.events if isinstance(e, CardsLaid) for laid in e.laid}
    winning = {e.card for e in battle.events if isinstance(e, PotTaken)}
    ties = sum(isinstance(e, WarDeclared) for e in battle.events)
    driver, seen_ties = StageDriver(battle.before), 0
    driver.tell(battle)
    for _ in driver.frames(10):
        if driver.stage.labels.outcome:
            break
        seen_ties = max(seen_ties, driver.stage.labels.war)
        for card, sprite in driver.stage.sprites.items():
            assert sprite.flip == 0.0 or card in turned
            assert sprite.mark is not Mark.WINNER or card in winning
            assert sprite.mark is not Mark.TIED or (card in turned and sprite.flip == 1.0)
    assert seen_ties == ties


@given(battles())
def test_every_card_has_a_place_of_its_own_at_every_instant(battle: Battle) -> None:
    driver = StageDriver(battle.before)
    driver.tell(battle)
    for _ in driver.frames(25):
        targets = [sprite.target for sprite in driver.stage.sprites.values()]
        for kind in (InColumn, InPot, Aside):
            spots = [spot for spot in targets if isinstance(spot, kind)]
            assert len(spots) == len(set(spots))
        for spot in targets:
            if isinstance(spot, InColumn) and spot.left is None:
                assert spot.nth < len(driver.stage.columns[spot.seat])


@given(battles())
def test_seats_are_out_in_the_order_of_the_events(battle: Battle) -> None:
    driver = StageDriver(battle.before)
    before = list(driver.stage.labels.out)
    driver.tell(battle)
    driver.finish(100)
    put_out = [event.seat for event in battle.events if isinstance(event, SeatOut)]
    assert driver.stage.labels.out == before + put_out


@given(battles())
def test_reduced_motion_has_no_travel_and_as_much_time_to_read(battle: Battle) -> None:
    driver = StageDriver(battle.before, Timing().reduced())
    driver.tell(battle)
    while not driver.player.idle:
        driver.advance(30)
        assert {sprite.travel for sprite in driver.stage.sprites.values()} <= {1.0}
    check = StageDriver(battle.before)
    check.tell(battle)
    check.finish(50)
    assert look(driver.stage) == look(check.stage)
    assert reading_ms(battle, Timing().reduced()) >= reading_ms(battle, Timing())


def reading_ms(battle: Battle, timing: Timing) -> float:
    """How long cards lie still while a battle is told, but for the celebration."""
    driver = StageDriver(battle.before, timing)
    driver.tell(battle)
    still = 0.0
    for _ in driver.frames(10):
        if driver.stage.labels.outcome:
            break
        still += 10 * all(sprite.travel == 1.0 for sprite in driver.stage.sprites.values())
    return still + 20  # a frame at each end may fall on either side


@given(rounds(), timings, st.floats(1, 2_000))
def test_any_deal_ends_with_the_position_that_it_gave(
    start: tuple[State, Rules], timing: Timing, step_ms: float
) -> None:
    state, _ = start
    for skip in (False, True):
        driver = StageDriver(state, timing)
        driver.play(driver.choreographer.deal(state))
        if skip:
            driver.skip()
        else:
            driver.finish(step_ms)
        assert look(driver.stage) == look_at_rest(state)


@settings(max_examples=25)
@given(rounds().filter(lambda start: start[0].outcome is None), st.integers(0, 2**32))
def test_a_whole_round_told_battle_by_battle_keeps_to_the_engine(
    start: tuple[State, Rules], seed: int
) -> None:
    state, rules = start
    ways, driver = random.Random(seed), StageDriver(state)
    for _ in range(60):
        battle = play_battle(state, rules)
        driver.tell(battle)
        if ways.random() < 0.5:
            driver.finish(ways.choice([50, 400, 5_000]))
        else:
            driver.skip()
        assert look(driver.stage) == look_after(battle)
        state = battle.after
        if state.outcome:
            break


@given(battles())
def test_the_shortest_battle_is_a_plain_one_and_no_war_takes_ten_seconds(battle: Battle) -> None:
    driver = StageDriver(battle.before)
    wars = sum(isinstance(event, WarDeclared) for event in battle.events)
    lasts = duration_ms(driver.choreographer.battle(battle, said(battle)))
    timing = Timing()
    shortest = timing.battle_ms(pot=1) - timing.lead_ms(pot=1) - timing.hold_ms - timing.compare_ms
    assert shortest + timing.breath_ms(margin=14) <= lasts <= 5_000 + wars * 10_000
