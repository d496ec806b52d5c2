"""What is chosen in the house rules goes onto the table, and is kept for the next start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from tests.ui.conftest import Open
from tests.ui.playing import Game, of_deal
from warapp.clock import Hold
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.ui.house_rules import Chosen, HouseRules, Surroundings


class Person:
    """Answers the dialog, and keeps what it was opened with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answer: Chosen | None = None
        self.opened: list[Chosen] = []
        self.around: list[Surroundings] = []
        self.clock_stood = False
        self.game: Game | None = None
        monkeypatch.setattr(HouseRules, "ask", self._ask)

    def _ask(self, chosen: Chosen, around: Surroundings, parent: object) -> Chosen | None:
        self.opened.append(chosen)
        self.around.append(around)
        if self.game:
            self.clock_stood = self.game.session.clock.holds(Hold.DIALOG)
        return self.answer


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(monkeypatch)


def choose(game: Game, person: Person, chosen: Chosen | None) -> None:
    game.prepare()
    person.game, person.answer = game, chosen
    game.press("Ctrl+Shift+N")
    game.finish()


def test_the_dialog_opens_with_what_is_on_the_table_while_the_clock_waits(game: Game, person: Person) -> None:
    choose(game, person, None)
    assert person.opened == [Chosen(PLAYBOOK, (), (True, False))]
    assert person.around[0].usual_names(3) == ("You", "Ada", "Ben")
    assert person.clock_stood
    assert not game.session.clock.holds(Hold.DIALOG)


def test_leaving_the_dialog_changes_nothing(game: Game, person: Person) -> None:
    game.press("Space")
    game.finish()
    before = game.session.round
    choose(game, person, None)
    assert game.session.round is before


def test_a_round_by_the_chosen_rules_begins_and_can_be_taken_back(game: Game, person: Person) -> None:
    before = game.state_text
    choose(game, person, Chosen(PRESETS["crowd"], ("", "Zoe", "", ""), (True, False, False, False)))
    assert game.session.rules == PRESETS["crowd"]
    assert game.settings.rules == PRESETS["crowd"]
    assert len(game.table.stage.labels.counts) == 4
    game.press("Ctrl+Z")
    assert game.state_text == before


def test_own_rules_are_those_of_the_folders_that_the_window_was_given(game: Game, person: Person) -> None:
    choose(game, person, None)
    assert person.around[0].presets.file == game.presets_file


def test_names_are_told_and_kept(game: Game, person: Person) -> None:
    choose(game, person, Chosen(PLAYBOOK, ("", "Zoe"), (True, False)))
    assert game.settings.seat_names == ("", "Zoe")
    game.press("Space")
    game.finish()
    assert "Zoe" in game.announced[-1]
    choose(game, person, None)
    assert person.opened[-1].names == ("", "Zoe")


def test_a_deal_to_be_watched_is_that_very_deal(game: Game, person: Person) -> None:
    choose(game, person, Chosen(Rules(jokers=2), ("", ""), (True, False), deal_number=77))
    assert game.session.state.deal_number == 77
    assert game.session.rules == Rules(jokers=2)


def test_people_with_own_keys_begin_a_battle_together(game: Game, person: Person) -> None:
    choose(game, person, Chosen(PLAYBOOK, ("Ann", "Ben"), (True, True), own_keys=True))
    game.view.setFocus()
    game.press("Space")
    assert game.battles == 0, "nobody begins alone"
    game.press("Q")
    assert game.battles == 0
    assert game.line == "Waiting for Ben (O)."
    game.press("O")
    assert game.battles == 1
    game.press("Space")
    assert not game.table.moving, "but anybody may finish the motion"
    game.press("O")
    game.press("Q")
    assert game.battles == 2


def test_own_keys_are_there_at_the_next_start(open_round: Open) -> None:
    game = open_round(of_deal(1))
    game.settings.seat_people, game.settings.own_keys = (True, True), True
    game.prepare()
    game.press("Space")
    assert game.battles == 0
    game.press("Q")
    game.press("O")
    assert game.battles == 1


def test_space_begins_battles_again_once_own_keys_are_given_up(game: Game, person: Person) -> None:
    choose(game, person, Chosen(PLAYBOOK, ("", ""), (True, True), own_keys=True))
    choose(game, person, Chosen(PLAYBOOK, ("", ""), (True, False)))
    QCoreApplication.sendPostedEvents()
    game.view.setFocus()
    game.press("Space")
    assert game.battles == 1
