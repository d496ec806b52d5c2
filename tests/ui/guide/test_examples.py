"""The guide's examples on the table, and the round put back exactly afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from tests.table.stage_driver import look, look_after
from tests.ui.conftest import Open
from tests.ui.helpers.forecast_driver import FakeForecastWorker
from tests.ui.helpers.guide_driver import text_of
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.clock import Hold
from warapp.engine import PRESETS, Rules
from warapp.engine.examples import Example, ExampleName, examples
from warapp.ui.guide import dock as guide_dock
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.examples import SLOW, ExamplePlayer


@pytest.fixture(autouse=True)
def nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guide_dock, "ForecastWorker", FakeForecastWorker)


def opened(game: Game) -> Game:
    """A window with the guide open."""
    game.prepare()
    game.press("F1")
    return game


def example(game: Game, name: ExampleName) -> Example:
    return next(found for found in examples(game.session.rules) if found.name is name)


def show(game: Game, name: ExampleName) -> Example:
    wanted = example(game, name)
    game.child(GuideDock).example_requested.emit(wanted)
    return wanted


def ribbon_of(game: Game) -> str:
    """What the strip above the table says; '' while it is hidden."""
    strip = game.window.ribbon
    return strip.text() if strip and strip.isVisible() else ""


def seen(game: Game) -> tuple[object, ...]:
    """All that a person sees and hears of the round."""
    actions = game.actions
    states = [
        (a.isEnabled(), a.isChecked()) for a in (actions.turn, actions.ten, actions.auto, actions.pause)
    ]
    return (
        look(game.table.stage),
        game.line,
        game.status,
        game.view.accessibleDescription(),
        tuple(states),
        game.state_text,
        [label.text() for label in game.child(GuideDock).page.findChildren(QLabel)],
    )


def test_the_key_opens_the_guide_beside_the_table_and_closes_it(game: Game) -> None:
    opened(game)
    dock = game.child(GuideDock)
    assert dock.isVisible()
    assert dock.page.hasFocus()
    assert "500 battles" in text_of(dock)
    game.press("F1")
    assert not dock.isVisible()
    assert game.view.hasFocus()


def test_the_guide_follows_the_rules_on_the_table(game: Game) -> None:
    opened(game)
    game.session.new_round(PRESETS["three_down"])
    assert "Each player in the war lays 3 cards face down" in text_of(game.child(GuideDock))


@pytest.mark.parametrize("name", ExampleName)
def test_an_example_is_played_with_its_words_and_the_round_is_back_as_it_was(
    game: Game, name: ExampleName
) -> None:
    for _ in range(7):
        game.press("Space")
        game.finish()
    opened(game)
    before, round_ = seen(game), game.session.round
    shown = show(game, name)
    assert game.session.clock.holds(Hold.EXAMPLE)
    assert ribbon_of(game).startswith("Example: ")
    lines = set()
    while game.table.moving:
        game.frame(100)
        lines.add(game.line)
    game.finish()
    assert look(game.table.stage) == look_after(shown.battle)
    assert len(lines) >= 2
    assert game.session.round is round_
    game.click(game.controls.primary)
    assert seen(game) == before
    assert game.session.round is round_
    assert not game.session.clock.holds(Hold.EXAMPLE)
    assert ribbon_of(game) == ""


def test_the_clock_stands_still_meanwhile(open_round: Open) -> None:
    game = opened(open_round(of_deal(1, PRESETS["family"], battles=1)))
    game.now_ms += 5_000
    show(game, ExampleName.WAR)
    left = game.session.left_ms
    game.now_ms += 60_000
    game.finish()
    game.press("Escape")
    assert game.session.left_ms == left
    game.now_ms += 1_000
    assert left is not None
    assert game.session.left_ms == left - 1_000


def test_an_example_is_played_slowly_whatever_the_speed_and_that_is_back_afterwards(game: Game) -> None:
    for _ in range(4):
        game.press("+")
    opened(game)
    show(game, ExampleName.BATTLE)
    assert game.table.moving, "not at once, though the speed is instant"
    game.finish()
    game.press("Escape")
    assert not game.table.moving
    game.press("Space")
    assert not game.table.moving
    assert game.battles == 1
    assert SLOW < 1


def test_a_press_finishes_what_moves_and_the_next_one_leads_back(game: Game) -> None:
    opened(game)
    show(game, ExampleName.WAR)
    game.view.setFocus(Qt.FocusReason.OtherFocusReason)
    game.press("Space")
    assert not game.table.moving
    assert ribbon_of(game) != ""
    game.press("Space")
    assert ribbon_of(game) == ""
    assert game.battles == 0
    game.press("Space")
    assert game.battles == 1


def test_once_more_plays_the_same_again(game: Game) -> None:
    game.listen()
    opened(game)
    shown = show(game, ExampleName.DOUBLE_WAR)
    game.finish()
    (again,) = [button for button in game.controls.buttons if button.accessibleName() == "Once more"]
    game.click(again)
    assert game.table.moving
    game.finish()
    assert look(game.table.stage) == look_after(shown.battle)
    assert game.announced == [], "only the example is told, by its own player"


def test_one_example_after_another_and_still_the_first_round_is_back(game: Game) -> None:
    game.press("Space")
    game.finish()
    opened(game)
    before = seen(game)
    for name in ExampleName:
        show(game, name)
        game.frame(700)
    game.press("Escape")
    assert seen(game) == before


def test_an_example_of_three_is_laid_for_three_and_the_table_for_two_is_back(game: Game) -> None:
    opened(game)
    show(game, ExampleName.TIE_OF_TWO)
    game.finish()
    assert len(game.table.stage.labels.counts) == 3
    game.press("Escape")
    game.check_table()
    assert len(game.table.stage.labels.counts) == 2


def test_no_series_goes_on_behind_an_example(game: Game) -> None:
    game.press("A")
    game.until(lambda: game.battles == 3)
    opened(game)
    show(game, ExampleName.WAR)
    battles = game.battles
    game.finish()
    game.catch_up()
    assert game.battles == battles
    assert not game.actions.auto.isEnabled()
    assert not game.actions.auto.isChecked()
    game.press("Escape")
    assert game.actions.auto.isEnabled()


def test_an_example_in_the_middle_of_a_battle_leaves_the_battle_told(game: Game) -> None:
    game.listen()
    game.press("Space")
    game.frame(100)
    assert game.table.moving
    opened(game)
    show(game, ExampleName.WAR)
    game.finish()
    game.press("Escape")
    game.check_table()
    assert game.battles == 1
    assert game.announced[0].startswith("Battle 1.")


def test_a_new_round_takes_the_place_of_an_example(game: Game) -> None:
    opened(game)
    show(game, ExampleName.WAR)
    game.frame(700)
    game.press("Ctrl+N")
    game.finish()
    game.check_table()
    assert ribbon_of(game) == ""
    assert not game.session.clock.holds(Hold.EXAMPLE)
    game.press("Escape")
    game.check_table()


def test_a_pause_is_a_pause_again_after_an_example(game: Game) -> None:
    opened(game)
    game.view.setFocus(Qt.FocusReason.OtherFocusReason)
    game.press("P")
    assert game.window.game_controller.paused
    show(game, ExampleName.BATTLE)
    assert not game.window.game_controller.paused
    game.finish()
    game.press("Escape")
    assert game.window.game_controller.paused
    assert not game.session.clock.running


def test_a_round_that_is_over_is_over_again_after_an_example(open_round: Open) -> None:
    game = open_round(of_piles("KC 3C", "9D"))
    game.press("Space")
    game.finish()
    opened(game)
    before = seen(game)
    show(game, ExampleName.SHORT)
    game.finish()
    game.press("Escape")
    assert seen(game) == before
    assert not game.session.clock.running


def test_the_window_closes_with_an_example_on_its_table(game: Game) -> None:
    opened(game)
    show(game, ExampleName.WAR)
    game.frame(500)
    game.window.close()
    assert not game.window.isVisible()


def test_the_table_says_what_the_example_comes_to(game: Game) -> None:
    opened(game)
    show(game, ExampleName.WAR)
    game.finish()
    player = game.child(ExamplePlayer)
    assert game.view.accessibleDescription() == f"{game.line} {player.description}"
    assert player.title == "A war"


def test_examples_are_those_of_the_rules_on_the_table(open_round: Open) -> None:
    game = opened(open_round(of_deal(1, Rules(face_down=4))))
    show(game, ExampleName.WAR)
    game.finish()
    assert "you take 12 cards" in game.line
