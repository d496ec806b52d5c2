"""Wars laid with a chant and step by step, as the settings say, in the window."""

from __future__ import annotations

from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_piles
from warapp.engine import Rules
from warapp.ui.play.auto_play import AutoPlayMode

WAR = of_piles("9C 2C 3C 4C KC 5C 6C", "9D 4D 6D 8D 7D 5D 6H", rules=Rules(face_down=3))
PROMPT = "Press Space to lay the next card."


def halt(game: Game) -> None:
    """Let frames pass until the table waits for a press."""
    game.until(lambda: game.table.halted or not game.table.moving)


def button_words(game: Game) -> str:
    """What the large button says."""
    offer = game.controls.primary.offer
    return offer.words if offer else ""


def test_a_chant_is_said_unless_it_is_switched_off(open_round: Open) -> None:
    game = open_round(WAR)
    game.press("Space")
    game.until(lambda: game.line == "I – de – clare – war!")
    game.finish()
    game.settings.war_chant = False
    game.window.game_controller.stop_and_show_round()
    assert game.table.timing.chant_stagger_ms == game.table.timing.lay_stagger_ms
    assert game.table.timing.pace == game.context.pace


def test_step_by_step_each_press_lays_the_next_cards_and_the_button_says_so(open_round: Open) -> None:
    game = open_round(WAR)
    game.settings.war_steps = True
    game.press("Space")
    for number in (2, 4, 6, 8):
        halt(game)
        assert game.table.halted
        assert game.line.endswith(PROMPT)
        assert len(game.table.stage.sprites) == number
        assert button_words(game) == "Lay a card"
        assert game.table.at_rest
        game.press("Space")
        assert button_words(game) == "Finish"
    game.finish()
    assert button_words(game) == "Turn cards"
    game.check_table()


def test_a_series_asks_for_no_press_also_if_it_begins_in_mid_war(open_round: Open) -> None:
    game = open_round(WAR)
    game.settings.war_steps = True
    game.press("Space")
    halt(game)
    game.window.game_controller.toggle_auto_play(AutoPlayMode.AUTO)
    assert not game.table.halted
    game.until(lambda: game.battles == 2)
    game.window.game_controller.stop_auto_play()
    game.finish()
    game.check_table()


def test_a_pause_a_new_round_and_instant_speed_leave_no_war_waiting(open_round: Open) -> None:
    game = open_round(WAR)
    game.settings.war_steps = True
    game.press("Space")
    halt(game)
    game.press("P")
    assert not game.table.halted
    game.press("P")
    game.check_table()
    game.press("Ctrl+N")
    game.finish()
    assert not game.table.halted
