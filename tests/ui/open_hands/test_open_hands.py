"""A whole round with open hands, in the window: what it shows, how it is led, and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.table.stage_driver import look
from tests.ui.conftest import Open
from tests.ui.helpers.guide_driver import button_on, go_to
from tests.ui.helpers.open_hands_driver import Shown
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.clock import Hold
from warapp.engine import PRESETS, Rules
from warapp.store.setting_values import Speed
from warapp.ui.guide.dock import GuideDock


@pytest.fixture
def shown(game: Game) -> Shown:
    return Shown(game)


def piles_of(shown: Shown, number: int) -> list[tuple[str, ...]]:
    state = shown.show.replay.position(number)
    return [tuple(map(str, pile)) for pile in state.piles]


def test_after_the_deal_every_pile_lies_open_in_order(shown: Shown) -> None:
    while shown.table.moving:
        shown.table.advance(16)
    assert shown.strips == piles_of(shown, 0)
    assert shown.table.stage.labels.caption == "26 cards each. All cards lie open."


def test_battle_follows_battle_until_it_is_stopped(shown: Shown) -> None:
    shown.finish()
    assert shown.table.moving
    shown.stop()
    assert (shown.show.number, shown.show.playing, shown.table.moving) == (1, False, False)
    assert shown.words == "Play on"
    shown.game.press("Space")
    shown.game.catch_up()
    assert shown.show.number == 2
    assert shown.words == "Stop"


def test_the_cards_of_a_battle_lie_beside_the_piles_that_they_left(shown: Shown) -> None:
    shown.finish()
    shown.stop()
    battle = shown.show.replay.battle(1)
    left = [tuple(map(str, pile[1:])) for pile in battle.before.piles]
    assert shown.strips == left
    assert len(shown.table.stage.sprites) == 2


def test_what_was_won_goes_to_the_end_of_the_winners_strip_as_the_next_battle_begins(shown: Shown) -> None:
    shown.finish()
    shown.stop()
    shown.show.step(1)
    turned = [pile[1:] for pile in piles_of(shown, 1)]
    while shown.strips != turned:
        shown.table.advance(16)
    assert shown.table.stage.labels.winner is None


@pytest.mark.parametrize("seats", [2, 4])
def test_no_card_is_ever_in_two_places_and_none_is_missing(open_round: Open, seats: int) -> None:
    shown = Shown(open_round(of_deal(1, Rules(seats=seats, face_down=2))))
    for _ in range(150):
        shown.table.advance(90)
        shown.game.catch_up()
        seen = [card for strip in shown.strips for card in strip]
        seen += [str(card) for card in shown.table.stage.sprites]
        assert len(seen) == len(set(seen))
        if not shown.table.moving:
            assert len(seen) == 52


def test_the_steps_go_back_and_forth_by_button_and_key(shown: Shown) -> None:
    shown.finish()
    shown.stop()
    for keys, number in (("Right", 2), ("Right", 3), ("Left", 2), ("Left", 1), ("Left", 0)):
        shown.game.press(keys)
        shown.finish()
        assert shown.show.number == number
    back, forward = shown.game.controls.buttons[:2]
    assert not back.isEnabled()
    shown.game.click(forward)
    assert shown.show.number == 1
    assert shown.game.status == ["Battle 1 / 500", "Deal 101"]


def test_a_step_back_shows_the_battle_as_it_rested(shown: Shown) -> None:
    shown.finish()
    shown.stop()
    before, strips = look(shown.table.stage), shown.strips
    shown.show.step(1)
    shown.show.step(-1)
    assert (look(shown.table.stage), shown.strips) == (before, strips)


def test_the_round_on_the_table_waits_and_is_back_as_it_was(open_round: Open) -> None:
    game = open_round(of_deal(7, PRESETS["family"], battles=5))
    before = (look(game.table.stage), game.line, game.state_text)
    shown = Shown(game)
    assert game.session.clock.holds(Hold.EXAMPLE)
    assert not game.view.isVisible()
    shown.finish()
    game.press("Esc")
    assert (look(game.table.stage), game.line, game.state_text) == before
    assert game.view.isVisible()
    assert game.view.hasFocus()
    assert not game.session.clock.holds(Hold.EXAMPLE)
    game.press("Space")
    assert game.battles == 6


def test_afterwards_the_keys_of_the_history_are_its_own_again(shown: Shown) -> None:
    game = shown.game
    assert game.actions.back.shortcuts() == []
    game.press("Esc")
    assert [key.toString() for key in game.actions.back.shortcuts()] == ["Left"]
    game.press("Space")
    game.finish()
    game.press("Left")
    assert game.actions.history.isChecked()


def test_a_new_round_takes_its_place(shown: Shown) -> None:
    shown.game.press("Ctrl+N")
    assert not shown.game.window.game_controller.interrupted
    shown.game.finish()
    shown.game.check_table()


def test_at_the_end_another_round_can_be_watched(open_round: Open) -> None:
    shown = Shown(open_round(of_deal(1, Rules(battle_limit=2))))
    game = shown.game
    game.settings.speed = Speed(None)
    for _ in range(20):
        shown.finish()
    assert shown.show.is_over
    assert shown.words == "Watch another"
    assert "draw" in shown.table.stage.labels.caption
    first = shown.show.deal_number
    game.press("Space")
    assert shown.show.deal_number != first
    assert shown.show.number == 0


def test_a_round_with_a_clock_ends_when_its_battles_have_taken_the_minutes(open_round: Open) -> None:
    shown = Shown(open_round(of_deal(1, Rules(minute_limit=1, battle_limit=None))))
    shown.game.settings.speed = Speed(None)
    for _ in range(200):
        shown.finish()
        if shown.show.is_over:
            break
    assert shown.show.is_over
    assert 25 <= shown.show.number <= 40


def test_it_takes_the_speed_that_is_set_and_its_cards_are_led_by_a_click(shown: Shown) -> None:
    shown.finish()
    shown.game.settings.speed = Speed(None)
    view = shown.view
    shown.game.click(view.viewport())
    assert shown.words == "Play on"
    assert view.focusPolicy() & Qt.FocusPolicy.StrongFocus


def test_the_guide_leads_there_and_back_again(game: Game) -> None:
    game.prepare()
    game.press("F1")
    page = go_to(game.child(GuideDock), "Watch a whole round")
    button_on(page, "Watch a whole round").click()
    assert game.window.game_controller.interrupted
    assert game.window.ribbon is not None
    assert game.window.ribbon.text() == "Open hands – a whole round"
    game.press("Esc")
    game.check_table()
