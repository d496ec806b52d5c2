"""The stacked hands show what their names say, under any rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

from tests.helpers import strategies
from tests.helpers.builders import only
from warapp.engine import (
    PRESETS,
    Battle,
    CardsLaid,
    FaceDown,
    Fighters,
    PotCarried,
    PotTaken,
    RanShort,
    Reason,
    Rules,
    SeatOut,
    Shortage,
    WarDeclared,
    Wins,
    read_record,
)
from warapp.engine.examples import Example, ExampleName, examples


def shown(rules: Rules) -> dict[ExampleName, Example]:
    return {example.name: example for example in examples(rules)}


def test_playbook_has_every_example() -> None:
    assert list(shown(Rules())) == list(ExampleName)


def test_the_war_is_nine_and_nine_and_king_beats_seven_for_six_cards() -> None:
    battle = shown(Rules())[ExampleName.WAR].battle
    (laid,), (taken,) = only(CardsLaid, battle), only(PotTaken, battle)
    assert only(WarDeclared, battle)[0].rank == 9
    assert [len(column.face_down) for column in laid.laid] == [1, 1]
    assert [column.face_up.rank for column in laid.laid] == [13, 7]
    assert (taken.seat, len(taken.cards)) == (0, 6)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_every_example(name: str) -> None:
    assert list(shown(PRESETS[name])) == [
        name_ for name_ in ExampleName if name_ is not ExampleName.SHORT or PRESETS[name].face_down != 0
    ]


def test_what_the_deck_has_too_few_cards_for_is_left_out() -> None:
    assert ExampleName.DOUBLE_WAR not in shown(Rules(lowest_rank=7, face_down=10))
    rules = Rules(lowest_rank=7, face_down=FaceDown.RANK, fighters=Fighters.ALL)
    assert ExampleName.TIE_OF_TWO not in shown(rules)


def check_battle(battle: Battle, rules: Rules) -> None:
    assert battle.wars == 0
    assert len(only(PotTaken, battle)[0].cards) == 2
    assert battle.after.outcome is None


def check_war(battle: Battle, rules: Rules) -> None:
    need = rules.need(only(WarDeclared, battle)[0].rank)
    assert battle.wars == 1
    assert len(only(PotTaken, battle)[0].cards) == 2 * (1 + need)
    assert battle.after.outcome is None


def check_double_war(battle: Battle, rules: Rules) -> None:
    needs = [rules.need(war.rank) for war in only(WarDeclared, battle)]
    assert len(needs) == 2
    assert len(only(PotTaken, battle)[0].cards) == 2 * (1 + sum(needs))
    assert not only(RanShort, battle)


def check_tie_of_two(battle: Battle, rules: Rules) -> None:
    (war,) = only(WarDeclared, battle)
    assert war.tied == (0, 1)
    assert war.warriors == ((0, 1) if rules.fighters is Fighters.TIED else (0, 1, 2))
    assert only(PotTaken, battle)[0].seat == 0
    assert battle.after.outcome is None


def check_short(battle: Battle, rules: Rules) -> None:
    (short,) = only(RanShort, battle)
    held = short.held
    assert (short.seat, 0 < held < short.need) == (1, True)
    laid = [len(column.cards) for event in only(CardsLaid, battle) for column in event.laid]
    match rules.shortage:
        case Shortage.LOSES:
            assert [len(event.cards) for event in only(SeatOut, battle)] == [held]
            assert laid == []
            assert battle.after.outcome
            assert battle.after.outcome.reason is Reason.SHORTAGE
        case Shortage.LAST_CARD | Shortage.LAST_CARD_STAYS:
            assert laid == [short.need, held]
        case Shortage.EQUAL_FORCE:
            assert laid == [held, held]
        case Shortage.DRAWS:
            check_drawn(battle)
            return
    winner = 0 if rules.shortage is Shortage.LOSES else 1
    assert only(PotTaken, battle)[0].seat == winner


def check_none_left(battle: Battle, rules: Rules) -> None:
    (short,) = only(RanShort, battle)
    assert (short.seat, short.held) == (1, 0)
    if rules.shortage is Shortage.DRAWS:
        check_drawn(battle)
    elif rules.shortage is Shortage.LAST_CARD_STAYS:
        (event,) = only(CardsLaid, battle)
        assert [column.stays for column in event.laid] == [False, True]
        assert only(PotTaken, battle)[0].seat == 1
    else:
        assert [event.seat for event in only(SeatOut, battle)] == [1]
        assert not only(CardsLaid, battle)
        assert only(PotTaken, battle)[0].seat == 0


def check_drawn(battle: Battle) -> None:
    assert only(PotCarried, battle)
    assert battle.after.outcome
    assert battle.after.outcome.winner is None


CHECKS: dict[ExampleName, Callable[[Battle, Rules], None]] = {
    ExampleName.BATTLE: check_battle,
    ExampleName.WAR: check_war,
    ExampleName.DOUBLE_WAR: check_double_war,
    ExampleName.SHORT: check_short,
    ExampleName.NONE_LEFT: check_none_left,
    ExampleName.TIE_OF_TWO: check_tie_of_two,
}


@given(strategies.rules())
def test_every_example_shows_what_it_is_named_for(rules: Rules) -> None:
    found = shown(rules)
    assert {ExampleName.BATTLE, ExampleName.WAR, ExampleName.NONE_LEFT} <= {*found}
    for name, example in found.items():
        CHECKS[name](example.battle, example.record.rules)


@given(strategies.rules())
def test_an_example_changes_nothing_that_a_battle_depends_on(rules: Rules) -> None:
    for example in examples(rules):
        played_by = example.record.rules
        for name in ("jokers", "ace", "wins", "face_down", "fighters", "shortage", "pick_up"):
            assert getattr(played_by, name) == getattr(rules, name)
        cards = [card for pile in example.record.piles for card in pile]
        assert {*cards} <= {*rules.deck}
        assert len({*cards}) == len(cards)


def test_an_example_is_a_record_that_can_be_read() -> None:
    for example in examples(Rules(wins=Wins.LOWEST)):
        assert read_record(example.record.dumps().encode()) == example.record
