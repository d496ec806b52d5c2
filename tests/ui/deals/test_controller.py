"""Deals in the window: by number, next, previous, random, and copied."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui.helpers.window_driver import of_deal, of_piles
from warapp.engine import MOST_DEALS, PLAYBOOK, PRESETS, Record, Rules
from warapp.session import GameSession, Round
from warapp.ui.deals.controller import DealController
from warapp.ui.deals.dialog import DealDialog
from warapp.ui.deals.parser import read_deal
from warapp.ui.play.actions import Actions
from warapp.ui.play.message_bar import Remedy, Topic
from warapp.words import english

FAMILY = PRESETS["family"]


class Place:
    """A window with a deal on the table, and its menu.

    Attributes:
        said: what was told in passing.
        complaints: what could not be done.
    """

    def __init__(self, qtbot: QtBot) -> None:
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.waits = 0
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        record = of_deal(48213, FAMILY, battles=5)
        self.session = GameSession(lambda: 1234, lambda: "id", lambda: 0.0, Round.at(record))
        self.actions = Actions(self.window)
        self.button = QPushButton(self.window)
        DealController(
            self.window,
            self.actions,
            self.button,
            self.session,
            translate=english,
            dialog_open=self._dialog_open,
            messages=self,
        )

    def say(self, words: str) -> None:
        self.said.append(words)

    def say_meanwhile(self, words: str) -> None:
        self.said.append(words)

    def complain(self, words: str, topic: Topic, remedies: Sequence[Remedy] = ()) -> None:
        self.complaints.append(words)

    def withdraw(self, *topics: Topic) -> None:
        raise AssertionError("nothing of it is over before the round is")

    @contextmanager
    def _dialog_open(self) -> Iterator[None]:
        self.waits += 1
        yield

    @property
    def record(self) -> Record:
        """What is on the table."""
        return self.session.round.record


@pytest.fixture
def place(qtbot: QtBot) -> Place:
    return Place(qtbot)


def test_the_next_and_the_previous_deal_are_played_by_the_same_rules(place: Place) -> None:
    place.actions.next_deal.trigger()
    assert place.record == of_deal(48214, FAMILY)
    place.actions.previous_deal.trigger()
    place.actions.previous_deal.trigger()
    assert place.record == of_deal(48212, FAMILY)


def test_after_the_last_deal_comes_the_first(place: Place) -> None:
    place.session.new_round(FAMILY, MOST_DEALS)
    place.actions.next_deal.trigger()
    assert place.record == of_deal(1, FAMILY)
    place.actions.previous_deal.trigger()
    assert place.record == of_deal(MOST_DEALS, FAMILY)


def test_a_random_deal_is_drawn(place: Place) -> None:
    place.actions.random_deal.trigger()
    assert place.record == of_deal(1234, FAMILY)


def test_another_deal_can_be_taken_back(place: Place) -> None:
    place.actions.next_deal.trigger()
    place.session.take_back()
    assert place.record == of_deal(48213, FAMILY, battles=5)


@pytest.mark.parametrize("chosen", [Record(FAMILY, 9), Record(PRESETS["crowd"], 9), None])
def test_a_deal_is_asked_for(place: Place, monkeypatch: pytest.MonkeyPatch, chosen: Record | None) -> None:
    before = place.record
    monkeypatch.setattr(DealDialog, "ask", lambda round_, translate, parent: chosen)
    place.actions.deal.trigger()
    assert place.record == (chosen or before)
    assert place.waits == 1


@pytest.mark.parametrize("rules", [PLAYBOOK, FAMILY, Rules(face_down=7, seats=4)])
def test_number_and_code_are_copied_with_one_click_and_give_the_same_deal(place: Place, rules: Rules) -> None:
    place.session.new_round(rules, 48213)
    place.button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Deal 48213, code ")
    assert read_deal(copied, Rules(seats=5)) == of_deal(48213, rules)
    assert place.said == ["Number and code copied."]


def test_the_menu_copies_them_too(place: Place) -> None:
    place.actions.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "Deal 48213, code W20-01F-2NN"


def test_given_cards_have_no_number_to_copy_and_no_neighbours(place: Place) -> None:
    numbered = (place.actions.next_deal, place.actions.previous_deal, place.actions.copy_deal)
    assert all(action.isEnabled() for action in numbered)
    place.session.put_on_table(Round.at(of_piles("AS KD", "KS QD")))
    assert not any(action.isEnabled() for action in numbered)
    QGuiApplication.clipboard().setText("something else")
    place.button.click()
    assert QGuiApplication.clipboard().text() == "something else"
    assert place.complaints == [
        "These cards were chosen by hand and have no deal number, but you can save them as a file."
    ]
    place.session.take_back()
    assert all(action.isEnabled() for action in numbered)
