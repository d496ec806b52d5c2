"""Puts deals on the table by their number, and copies the number."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QWidget

from warapp.session import GameSession, next_deal
from warapp.store.deal_code import deal_code
from warapp.ui.deals.dialog import DealDialog
from warapp.ui.play.actions import Actions
from warapp.ui.play.message_bar import Messages, Topic
from warapp.words import Translate


class DealController(QObject):
    """Handles the actions for deals.

    Args:
        window: the parent of the dialogs.
        actions: of the window.
        number_button: shows the deal number; pressing it copies the number.
        session: owns the round.
        translate: into the user's language.
        dialog_open: holds the clock while a dialog is open.
        messages: shows results and problems.
    """

    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        number_button: QAbstractButton,
        session: GameSession,
        *,
        translate: Translate,
        dialog_open: Callable[[], AbstractContextManager[None]],
        messages: Messages,
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._translate = window, session, translate
        self._dialog_open, self._messages = dialog_open, messages
        self._numbered = (actions.next_deal, actions.previous_deal, actions.copy_deal)
        self._connect(actions, number_button)

    def _connect(self, actions: Actions, number_button: QAbstractButton) -> None:
        for action, do in (
            (actions.deal, self.choose_deal),
            (actions.next_deal, self.next),
            (actions.previous_deal, self.previous),
            (actions.random_deal, self.random),
            (actions.copy_deal, self.copy),
        ):
            action.triggered.connect(do)
        number_button.clicked.connect(self.copy)
        self._session.round_started.connect(self._update_actions)
        self._update_actions()

    @Slot()
    def _update_actions(self) -> None:
        for action in self._numbered:
            action.setEnabled(bool(self.number))

    @property
    def number(self) -> int:
        """The number of the deal on the table; 0 for given cards."""
        return self._session.round.start.deal_number

    @Slot()
    def choose_deal(self) -> None:
        """Ask for a number or a code, and deal it."""
        with self._dialog_open():
            deal = DealDialog.ask(self._session.round, self._translate, self._window)
        if deal:
            self._session.new_round(deal.rules, deal.deal_number)

    @Slot()
    def next(self) -> None:
        """Deal the next number under the same rules."""
        self._step(1)

    @Slot()
    def previous(self) -> None:
        """Deal the previous number under the same rules."""
        self._step(-1)

    @Slot()
    def random(self) -> None:
        """Deal a random number under the same rules."""
        self._session.new_round()

    @Slot()
    def copy(self) -> None:
        """Copy the number and the code of the deal on the table."""
        if not self.number:
            words = self.tr(
                "These cards were chosen by hand and have no deal number, but you can save them as a file."
            )
            self._messages.complain(words, Topic.DEAL)
            return
        code = deal_code(self._session.rules, self.number)
        words = self.tr("Deal {number}, code {code}").format(number=self.number, code=code)
        self._messages.say(self.tr("Number and code copied."))
        QGuiApplication.clipboard().setText(words)  # last: it may process events, which may close the window

    def _step(self, by: int) -> None:
        if self.number:
            self._session.new_round(deal_number=next_deal(self.number, by))
