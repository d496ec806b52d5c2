"""What the bar offers while the round is on the table, by what goes on there."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from warapp.ui.appearance.symbols import Symbol
from warapp.ui.play.actions import Actions
from warapp.ui.play.bar_offer import BarOffer, Offer
from warapp.ui.play.game_controller import GameController

FOLDING = (3, 1, 0, 4, 2)
"""The numbers of the icon buttons in the order in which they fold: guide, sound, speed, lessons, history."""


class Moment(Enum):
    """What a press of the primary button does to the round."""

    TURN = auto()
    LAY = auto()
    FINISH = auto()
    OVER = auto()


class BarOffers(QObject):
    """Puts what the buttons do into words.

    Args:
        actions: of the window.
        game_controller: turns cards together.
        parent: the parent object.
    """

    def __init__(self, actions: Actions, game_controller: GameController, parent: QObject) -> None:
        super().__init__(parent)
        self._actions, self._game_controller = actions, game_controller
        self._menu = QAction(self)
        self._menu.setCheckable(True)

    @property
    def menu_action(self) -> QAction:
        """Opens the menu of all else."""
        return self._menu

    @property
    def usual_words(self) -> tuple[str, ...]:
        """What the primary button says by turns."""
        #: buttons, so short; Finish shows the result of a motion at once
        return (self.tr("Turn cards"), self.tr("Finish"), self.tr("New round"), self.tr("Lay a card"))

    @property
    def menu(self) -> Offer:
        """The button of the menu."""
        #: a button that opens a menu of what has no room
        words = self.tr("More")
        return Offer(self._menu, words, Symbol.MORE, tip=words)

    @property
    def icons(self) -> tuple[Offer, ...]:
        """The icon buttons."""
        actions = self._actions
        sound = Symbol.SOUND_OFF if actions.mute.isChecked() else Symbol.SOUND_ON
        return (
            Offer(actions.speed, self.tr("Speed"), Symbol.SPEED),
            Offer(actions.mute, self.tr("Mute"), sound),
            Offer(actions.history, self.tr("History"), Symbol.HISTORY),
            Offer(actions.guide, self.tr("How to play"), Symbol.GUIDE),
            Offer(actions.learn, self.tr("Learn with War"), Symbol.LEARN),
        )

    def offer(self, moment: Moment, keys: Mapping[int, str]) -> BarOffer:
        """Return what the bar offers while the round is on the table.

        Args:
            moment: what a press does.
            keys: by which players turn cards together; empty for none.
        """
        actions = self._actions
        series = actions.to_end if actions.to_end.isVisible() else actions.ten
        #: and, where there is little room, Play 10
        first = Offer(series, self.tr("Play 10 battles"), Symbol.PLAY_TEN, short=self.tr("Play 10"))
        if series is actions.to_end:
            first = Offer(series, self.tr("Play to the end"), Symbol.PLAY)
        after = Offer(actions.new_round, self.tr("New round"), Symbol.NEW_ROUND)
        if moment is Moment.OVER:
            after = Offer(actions.restart, self.tr("Same cards"), Symbol.RESTART)
        before = (first, Offer(actions.auto, self.tr("Auto-play"), Symbol.AUTO_PLAY))
        return BarOffer(self._primary(moment, keys), before, after)

    def _primary(self, moment: Moment, keys: Mapping[int, str]) -> Offer:
        turn, space = self._actions.turn, key_text("Space")
        words, finish, deal, lay = self.usual_words
        if moment is Moment.OVER:
            return Offer(turn, deal, key=space, tip=self.tr("Deal a new round (Space)"))
        if moment is Moment.LAY:
            return Offer(turn, lay, key=space, tip=self.tr("Lay the next card of the war (Space)"))
        if moment is Moment.FINISH:
            return Offer(turn, finish, key=space, tip=self.tr("Show the result at once (Space)"))
        if not keys:
            return Offer(turn, words, key=space)
        together = self._game_controller.turn_cards_together
        all_keys = " + ".join(keys[seat] for seat in sorted(keys))
        #: a button: turn the cards of both, or of all players
        words = self.tr("Turn both") if len(keys) == 2 else self.tr("Turn all")
        return Offer(turn, words, key=all_keys, press=together)


def key_text(key: str) -> str:
    """Return the name of a key as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
