"""Any input at any instant is safe: a storm of keys, clicks, sizes and rounds ends with the right table."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.table.drawn_cards import fault_at_rest, fault_in_motion
from tests.table.stage_driver import all_cards, in_play
from tests.ui.conftest import Open
from tests.ui.helpers.window_driver import Game, of_deal
from warapp.engine import PRESETS, FaceDown, PickUp, Record, Rules, Shortage
from warapp.session import Round
from warapp.table.scene import TableScene
from warapp.table.stage.spots import InDeck
from warapp.table.stage.stage import Stage

STEPS = 300
KEYS = ("Space", "Space", "Return", "T", "A", "P", "E", "+", "-", "Esc", "M", "Tab", "Shift+Tab")
RARE_KEYS = ("Ctrl+N", "Ctrl+Z", "Ctrl+R", "F11")
RULES = (
    Rules(),
    Rules(seats=6, face_down=3, shortage=Shortage.LAST_CARD, pick_up=PickUp.SHUFFLED),
    Rules(seats=4, lowest_rank=7, face_down=0, shortage=Shortage.LAST_CARD_STAYS),
    Rules(seats=3, cards_each=4, shortage=Shortage.EQUAL_FORCE, face_down=FaceDown.RANK),
    Rules(seats=5, jokers=4, minute_limit=1, battle_limit=None),
    Rules(lowest_rank=7, cards_each=3, shortage=Shortage.DRAWS),
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
"""The speed and the menu open in windows of their own, which the offscreen screen hasn't."""


class Storm:
    """Does something random to a window, over and over.

    Args:
        game: the window.
        seed: what makes the same storm again.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.chance = game, random.Random(seed)
        self.done: list[str] = []
        self._acts: tuple[Callable[[], object], ...] = (
            *[self.press] * 6,
            *[self.frames] * 6,
            *[self.click] * 2,
            self.press_rarely,
            self.press_button,
            self.resize,
            self.another_round,
            self.slide,
            self.leave_and_return,
            self.pass_time,
        )

    def blow(self) -> None:
        act = self.chance.choice(self._acts)
        self.done.append(act.__name__)
        act()
        if self.chance.random() < 0.7:
            self.game.catch_up()

    def press(self) -> None:
        self.game.press(self.chance.choice(KEYS))

    def press_rarely(self) -> None:
        self.game.press(self.chance.choice(RARE_KEYS))

    def frames(self) -> None:
        for _ in range(self.chance.randint(1, 8)):
            self.game.frame(self.chance.choice([0.1, 16, 16, 100, 700, 20_000]))

    def click(self) -> None:
        view = self.game.view.viewport()
        at = QPoint(self.chance.randrange(view.width()), self.chance.randrange(view.height()))
        button = self.chance.choice([Qt.MouseButton.LeftButton] * 3 + [Qt.MouseButton.RightButton])
        hit = self.chance.choice([QTest.mouseClick, QTest.mouseDClick])
        hit(view, button, Qt.KeyboardModifier.NoModifier, at)

    def press_button(self) -> None:
        shown = [b for b in self.game.controls.buttons if b.isVisible()]
        self.game.click(self.chance.choice(shown))

    def resize(self) -> None:
        largest = self.chance.choice([(1_300, 900)] * 7 + [(3_840, 2_160)])
        self.game.window.resize(self.chance.randint(640, largest[0]), self.chance.randint(480, largest[1]))

    def another_round(self) -> None:
        rules = self.chance.choice([*RULES, PRESETS["quick"]])
        if self.chance.random() < 0.5:
            self.game.session.new_round(rules, self.chance.randint(1, 10_000))
        else:
            played = Record(rules, deal_number=self.chance.randint(1, 10_000)).played(
                self.chance.randint(0, 30)
            )
            number = played.state.deal_number
            self.game.session.put_on_table(
                Round.at(Record(rules, deal_number=number, battles=played.state.battles))
            )

    def slide(self) -> None:
        speed = self.game.window.speed
        speed.set_step(self.chance.randint(0, speed.last))

    def leave_and_return(self) -> None:
        window = self.game.window
        QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
        self.game.view.setFocus()

    def pass_time(self) -> None:
        self.game.second(self.chance.choice([100, 5_000, 70_000]))


def is_dealing(stage: Stage) -> bool:
    """Whether cards are being dealt, of which not all are shown by themselves."""
    return any(
        isinstance(spot, InDeck)
        for sprite in stage.sprites.values()
        for spot in (sprite.origin, sprite.target)
    )


def check_in_motion(game: Game) -> None:
    """Check what must be so at every instant."""
    labels, state = game.table.stage.labels, game.session.state
    if labels.outcome is None:
        total = all_cards(state) - len(state.set_aside)
        assert sum(labels.counts) <= total  # cards that were won are counted before they are collected
        if not is_dealing(game.table.stage):
            assert sum(labels.counts) + in_play(game.table.stage) >= total
    assert game.battles - labels.battle in (0, 1)
    assert game.window.isVisible()
    scene = game.child(TableScene)
    assert (fault_in_motion(scene) if game.table.moving else fault_at_rest(scene)) == ""


@pytest.mark.parametrize("seed", range(8))
def test_a_storm_ends_with_the_table_as_the_engine_has_it(open_round: Open, seed: int) -> None:
    game = open_round(of_deal(seed + 1, RULES[seed % len(RULES)]))
    storm = Storm(game, seed)
    for _ in range(STEPS):
        storm.blow()
        check_in_motion(game)
    while popup := QApplication.activePopupWidget():  # it would take Esc
        popup.close()
    game.press("Esc")
    game.window.game_controller.pause(False)
    game.table.skip()
    game.catch_up()
    game.check_table()
    assert len(set(storm.done)) == 10


@pytest.mark.parametrize("seed", range(6))
def test_a_window_may_be_closed_in_the_middle_of_a_storm(open_round: Open, seed: int) -> None:
    game = open_round(of_deal(seed + 1, RULES[seed % len(RULES)]))
    storm = Storm(game, 1_000 + seed)
    for _ in range(30 + 10 * seed):
        storm.blow()
    game.window.close()
    game.catch_up()
    assert not game.window.isVisible()
    assert not game.table.moving
    before = game.session.state
    game.frame(1_000)
    game.second(100_000)
    assert game.session.state == before
