"""House rules in the window: the choice is applied to the table and stored for the next start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import Drawn, Open
from tests.ui.helpers.window_driver import Game, of_deal, of_piles
from warapp.clock import Hold
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.engine.examples import examples
from warapp.table.choreography.cue import Cue
from warapp.ui.guide.dock import GuideDock
from warapp.ui.rules.dialog import RulesChoice, RulesContext, RulesDialog

NONE = Qt.KeyboardModifier.NoModifier


class Person:
    """Answers the dialog, and keeps what it was opened with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answer: RulesChoice | None = None
        self.opened: list[RulesChoice] = []
        self.rules_context: list[RulesContext] = []
        self.clock_stood = False
        self.game: Game | None = None
        monkeypatch.setattr(RulesDialog, "ask", self._ask)

    def _ask(self, chosen: RulesChoice, rules_context: RulesContext, parent: object) -> RulesChoice | None:
        self.opened.append(chosen)
        self.rules_context.append(rules_context)
        if self.game:
            self.clock_stood = self.game.session.clock.holds(Hold.DIALOG)
        return self.answer


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Person:
    return Person(monkeypatch)


def choose(game: Game, person: Person, chosen: RulesChoice | None) -> None:
    game.prepare()
    person.game, person.answer = game, chosen
    game.press("Ctrl+Shift+N")
    game.finish()


def test_the_dialog_opens_with_what_is_on_the_table_while_the_clock_waits(game: Game, person: Person) -> None:
    choose(game, person, None)
    assert person.opened == [RulesChoice(PLAYBOOK, (), (True, False))]
    assert person.rules_context[0].usual_names(3) == ("You", "Ada", "Ben")
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
    choose(game, person, RulesChoice(PRESETS["crowd"], ("", "Zoe", "", ""), (True, False, False, False)))
    assert game.session.rules == PRESETS["crowd"]
    assert game.settings.rules == PRESETS["crowd"]
    assert len(game.table.stage.labels.counts) == 4
    game.press("Ctrl+Z")
    assert game.state_text == before


def test_own_rules_are_those_of_the_folders_that_the_window_was_given(game: Game, person: Person) -> None:
    choose(game, person, None)
    assert person.rules_context[0].presets.file == game.presets_file


def test_names_are_told_and_kept(game: Game, person: Person) -> None:
    choose(game, person, RulesChoice(PLAYBOOK, ("", "Zoe"), (True, False)))
    assert game.settings.seat_names == ("", "Zoe")
    game.listen()
    game.press("Space")
    game.finish()
    assert "Zoe" in game.announced[-1]
    choose(game, person, None)
    assert person.opened[-1].names == ("", "Zoe")


def test_a_deal_to_be_watched_is_that_very_deal(game: Game, person: Person) -> None:
    choose(game, person, RulesChoice(Rules(jokers=2), ("", ""), (True, False), deal_number=77))
    assert game.session.state.deal_number == 77
    assert game.session.rules == Rules(jokers=2)


def test_people_with_own_keys_begin_a_battle_together(game: Game, person: Person) -> None:
    choose(game, person, RulesChoice(PLAYBOOK, ("Ann", "Ben"), (True, True), own_keys=True))
    game.view.setFocus()
    game.press("Space")
    assert game.battles == 0, "nobody begins alone"
    game.press("Q")
    assert game.battles == 0
    assert game.line == "Waiting for Ben (O)."
    seats = game.table._scene._seats
    assert (seats.keys, seats.pressed) == ({0: "Q", 1: "O"}, {0}), "Ann's key is filled on her plate"
    game.press("Space")
    assert game.line == "Waiting for Ben (O).", "Ann's press still counts"
    game.press("O")
    assert game.battles == 1
    assert not seats.pressed
    game.press("Space")
    assert not game.table.moving, "but anybody may finish the motion"
    game.press("O")
    game.press("Q")
    assert game.battles == 2


def with_own_keys(game: Game, *names: str, people: tuple[bool, ...] = (True, True)) -> None:
    """Have people play with keys of their own, as at another start."""
    game.settings.seat_people, game.settings.seat_names = people, names
    game.settings.own_keys = True
    game.prepare()
    game.press("Ctrl+R")
    game.finish()


def test_the_line_says_the_keys_that_turn_cards(game: Game) -> None:
    with_own_keys(game, "Ann", "Ben")
    assert game.line == "26 cards each. To turn cards, press your keys: Ann (Q) and Ben (O)."
    game.press("Q")
    game.press("O")
    game.finish()
    game.press("Space")
    assert game.line == "To turn cards, press your keys: Ann (Q) and Ben (O)."
    assert game.battles == 1


@pytest.mark.parametrize("of", ["new_round", "auto"])
def test_own_keys_work_wherever_the_focus_is(game: Game, of: str) -> None:
    with_own_keys(game)
    game.button(getattr(game.actions, of)).setFocus()
    game.press("Q")
    game.press("O")
    assert game.battles == 1


def test_the_keys_of_all_finish_the_motion_and_do_not_begin_the_next_battle(game: Game) -> None:
    with_own_keys(game)
    for _ in range(2):
        game.press("Q")
        game.press("O")
    assert (game.battles, game.table.moving) == (1, False)


def test_own_keys_do_nothing_behind_the_cover_of_a_pause(game: Game) -> None:
    with_own_keys(game)
    game.press("Q")
    game.press("P")
    line = game.line
    game.press("O")
    assert (game.line, game.battles) == (line, 0)
    game.press("P")
    game.press("O")
    assert game.battles == 1


def test_the_plates_show_the_keys(game: Game, drawn: Drawn) -> None:
    drawn()
    with_own_keys(game, "Ann", "Ben")
    assert {"Q", "O", "Ann", "Ben"} <= drawn()
    game.settings.own_keys = False
    game.press("Ctrl+R")
    game.finish()
    assert {"Ann", "Ben"} <= drawn()
    assert game.table._scene._seats.keys == {}


def test_an_example_does_without_the_keys_and_they_come_back_after_it(game: Game, drawn: Drawn) -> None:
    with_own_keys(game, "Ann", "Ben")
    game.press("F1")
    drawn()
    game.child(GuideDock).example_requested.emit(examples(PLAYBOOK)[0])
    assert game.table._scene._seats.keys == {}
    game.press("Esc")
    assert {"Q", "Ann"} <= drawn()


def test_under_another_layout_the_line_and_the_plates_call_the_keys_what_it_prints(
    game: Game, drawn: Drawn
) -> None:
    with_own_keys(game, "Ann", "Ben")
    drawn()
    for letter, place in (("й", 24), ("щ", 32)):
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            QApplication.sendEvent(game.view, QKeyEvent(kind, ord(letter.upper()), NONE, place, 0, 0, letter))
    assert game.battles == 1
    game.finish()
    assert {"Й", "Щ"} <= drawn()
    game.press("Space")
    assert game.line == "To turn cards, press your keys: Ann (Й) and Ben (Щ)."


def test_several_people_are_named_and_none_of_them_is_you(game: Game, person: Person) -> None:
    choose(game, person, RulesChoice(PLAYBOOK, ("", ""), (True, True)))
    assert game.window.game_controller.names == ("Player 1", "Player 2")
    game.listen()
    game.press("Space")
    game.finish()
    told = f"{game.line} {game.announced[-1]} {game.view.accessibleDescription()}"
    assert "Player 1" in told
    assert not {"you", "your", "Your", "You", "Computer"} & {*told.replace("'s", "").split()}


@pytest.mark.parametrize(("piles", "winner"), [(("KD", "9C"), "Player 1"), (("9C", "KD"), "Player 2")])
def test_the_winner_of_several_people_is_named_and_hears_it(
    open_round: Open, piles: tuple[str, str], winner: str
) -> None:
    game = open_round(of_piles(*piles))
    game.settings.seat_people = (True, True)
    game.press("Ctrl+R")
    game.press("Space")
    game.finish()
    assert winner in game.line
    assert Cue.WIN.value in game.heard
    assert Cue.LOSE.value not in game.heard


def test_when_all_people_are_out_space_turns_cards_for_the_others(open_round: Open) -> None:
    game = open_round(of_piles("2C", "3C", "KD QD", "4D AD"))
    with_own_keys(game, "Ann", "Ben", people=(True, True, False, False))
    game.press("Q")
    game.press("O")
    game.finish()
    assert game.actions.to_end.isVisible()
    game.press("Space")
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
    choose(game, person, RulesChoice(PLAYBOOK, ("", ""), (True, True), own_keys=True))
    choose(game, person, RulesChoice(PLAYBOOK, ("", ""), (True, False)))
    QCoreApplication.sendPostedEvents()
    game.view.setFocus()
    game.press("Space")
    assert game.battles == 1
