"""All actions of the window, with their names, keys and places in the menus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from warapp.ui.play.auto_play import AutoPlayMode

_ROOM = 6
_Keys = Sequence[QKeySequence.StandardKey | str]


class Actions(QObject):
    """The actions; controllers connect them to what they do.

    Their keys work wherever the focus is, except for those that `TableKeys` leaves to a widget.

    Args:
        window: has the menus.
    """

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        #: a menu: new round, open, save
        self.round_menu = self._fill_round(bar.addMenu(self.tr("&Round")))
        #: a noun, a menu: the cards as dealt, which have a number
        self.deal_menu = self._fill_deal(bar.addMenu(self.tr("Dea&l")))
        #: a verb, a menu: turn cards, auto-play, pause
        self.play_menu = self._fill_play(bar.addMenu(self.tr("&Play")))
        #: a menu: what is shown
        self.view_menu = self._fill_view(bar.addMenu(self.tr("&View")))
        self.history_menu = self._fill_history(bar.addMenu(self.tr("H&istory")), window.isRightToLeft())
        self.help_menu = self._fill_help(bar.addMenu(self.tr("&Help")))
        for action in (self.statistics, self.reset_score):
            action.setEnabled(False)  # until rounds are recorded
        window.addActions(self.findChildren(QAction))  # for their keys while the menus are hidden
        for menu in bar.findChildren(QMenu):
            menu.setToolTipsVisible(True)
            menu.aboutToShow.connect(lambda menu=menu: leave_room(menu))

    def _fill_round(self, menu: QMenu) -> QMenu:
        menu.addActions(self._new_rounds())
        menu.addSeparator()
        self.open = self._action(
            self.tr("&Open…"), [QKeySequence.StandardKey.Open], self.tr("Continue a round from a file")
        )
        self.save_as = self._action(
            self.tr("&Save as…"),
            [QKeySequence.StandardKey.Save, QKeySequence.StandardKey.SaveAs],
            self.tr("Save this round as a file"),
        )
        self.statistics = self._action(
            self.tr("S&tatistics…"), ["Ctrl+T"], self.tr("All rounds played: won, lost, longest, shortest")
        )
        self.reset_score = self._action(
            self.tr("Reset the s&core…"),
            [],
            self.tr("Set the score back to zero"),
        )
        self.quit = self._action(
            self.tr("&Quit"), [QKeySequence.StandardKey.Quit, "Ctrl+Q"], self.tr("Close the window")
        )
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        menu.addAction(self.open)
        self.recent_menu = menu.addMenu(self.tr("Recent &files"))
        menu.addAction(self.save_as)
        menu.addSeparator()
        menu.addActions([self.statistics, self.reset_score])
        menu.addSeparator()
        menu.addActions([self.quit])
        return menu

    def _new_rounds(self) -> list[QAction]:
        """Return the actions that begin a round."""
        self.new_round = self._action(
            self.tr("&New round"), [QKeySequence.StandardKey.New], self.tr("Deal a new round")
        )
        self.house_rules = self._action(
            self.tr("&House rules…"),
            ["Ctrl+Shift+N"],
            self.tr("Choose the rules and see how long a round will take"),
        )
        self.advise = self._action(
            self.tr("Rules for the e&vening…"),
            ["Ctrl+Shift+E"],
            self.tr("Find rules for the players and the time that you have"),
        )
        self.take_back = self._action(
            self.tr("&Undo new round"),
            [QKeySequence.StandardKey.Undo],
            self.tr("Go back to the previous round; works until you turn cards"),
        )
        return [self.new_round, self.house_rules, self.advise, self.take_back]

    def _fill_deal(self, menu: QMenu) -> QMenu:
        self.deal = self._action(
            self.tr("&Deal number or code…"), ["Ctrl+D"], self.tr("Play a deal someone shared with you")
        )
        self.next_deal = self._action(
            self.tr("&Next deal"), ["Ctrl+PgDown"], self.tr("Deal the number after this one")
        )
        self.previous_deal = self._action(
            self.tr("&Previous deal"), ["Ctrl+PgUp"], self.tr("Deal the number before this one")
        )
        self.random_deal = self._action(self.tr("R&andom deal"), [], self.tr("Deal a random number"))
        self.restart = self._action(self.tr("&Same cards again"), ["Ctrl+R"], self.tr("Start this deal over"))
        self.other_rules = self._action(
            self.tr("This deal under &other rules…"),
            ["Ctrl+Shift+R"],
            self.tr("Play the same cards with different rules"),
        )
        self.copy_deal = self._action(
            self.tr("&Copy number and code"),
            ["Ctrl+Shift+C"],
            self.tr("Copy this deal to share it with someone"),
        )
        menu.addActions([self.deal, self.next_deal, self.previous_deal, self.random_deal])
        menu.addSeparator()
        menu.addActions([self.restart, self.other_rules, self.copy_deal])
        return menu

    def _fill_play(self, menu: QMenu) -> QMenu:
        self.turn = self._action(
            #: each player turns the top card of a pile
            self.tr("&Turn cards"),
            ["Space", "Return", "Enter"],
            self.tr("Everyone turns a card"),
        )
        self.ten = self._action(
            self.tr("Pla&y 10 battles"),
            ["T"],
            self.tr("Ten battles in a row; press again to stop"),
            toggles=True,
        )
        self.auto = self._action(
            #: battle after battle without a press
            self.tr("&Auto-play"),
            ["A"],
            self.tr("Battle after battle; press again to stop"),
            toggles=True,
        )
        self.to_end = self._action(
            self.tr("Play to the &end"), ["E"], self.tr("Let the others play on to the end"), toggles=True
        )
        self.pause = self._action(
            self.tr("Pa&use"), ["P"], self.tr("Cover the table and stop the clock"), toggles=True
        )
        self.faster = self._action(self.tr("&Faster"), ["+"], self.tr("Play faster"))
        self.slower = self._action(self.tr("S&lower"), ["-"], self.tr("Play more slowly"))
        self.speed = self._action(self.tr("Spee&d…"), [], self.tr("How fast the cards move"), toggles=True)
        self.open_hands = self._action(
            #: a round in which every pile lies open
            self.tr("Open &hands"),
            ["Ctrl+Shift+O"],
            self.tr("Watch a whole round in which every pile lies open; your own round waits"),
        )
        self.learn = self._action("", ["Ctrl+L"], self.tr("Lessons of number sense for children and classes"))
        menu.addActions([self.turn, self.ten, self.auto, self.to_end, self.pause])
        speeds = [self.faster, self.slower, self.speed]
        for actions in (self._said_actions(), [self.open_hands], speeds, [self.learn]):
            menu.addSeparator()
            menu.addActions(actions)
        return menu

    def _said_actions(self) -> list[QAction]:
        self.say_again = self._action(
            self.tr("Say it a&gain"), ["F2"], self.tr("Show and speak what happened last")
        )
        self.say_standing = self._action(
            self.tr("Say how it &stands"),
            ["F3"],
            self.tr("Show and speak how many cards everyone has, and which ones lie there"),
        )
        return [self.say_again, self.say_standing]

    def _fill_view(self, menu: QMenu) -> QMenu:
        self.full_screen = self._action(
            self.tr("F&ull screen"), ["F11"], self.tr("Use the whole screen"), toggles=True
        )
        self.to_table = self._action(
            self.tr("Back to ta&ble"),
            ["Esc"],
            self.tr("Stop auto-play and move the focus to the table"),
        )
        #: a verb: no sounds
        self.mute = self._action(self.tr("&Mute"), ["M"], self.tr("Turn sound off or on"), toggles=True)
        self.preferences = self._action(
            self.tr("Pre&ferences…"),
            [QKeySequence.StandardKey.Preferences, "Ctrl+,"],
            self.tr("Table, cards, text, motion, sound"),
        )
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addActions([self.full_screen, self.to_table])
        menu.addSeparator()
        menu.addActions([self.mute, self.preferences])
        return menu

    def _fill_history(self, menu: QMenu, mirrored: bool) -> QMenu:
        back, forward = "Left", "Right"
        self.history = self._action(
            self.tr("&Show history"),
            ["Ctrl+H"],
            self.tr("Look back at every battle of the round"),
            toggles=True,
        )
        self.first = self._action(
            self.tr("To the &deal"), ["Home"], self.tr("Show the table before the first battle")
        )
        self.back = self._action(
            self.tr("One battle &back"),
            [forward if mirrored else back],
            self.tr("Show the table one battle earlier"),
        )
        self.replay = self._action(
            self.tr("&Replay from here"),
            ["R"],
            self.tr("Play the battles after this one again"),
            toggles=True,
        )
        self.forward = self._action(
            self.tr("One battle &forward"),
            [back if mirrored else forward],
            self.tr("Show the table one battle later"),
        )
        self.last = self._action(self.tr("Back to n&ow"), ["End"], self.tr("Show the current table"))
        self.continue_here = self._action(
            self.tr("&Continue from here"),
            [],
            self.tr("Play on from this battle as a new round; you can undo this"),
        )
        for action in (self.back, self.forward):
            action.setAutoRepeat(True)  # held down, they go on as the cursor does in the chart and the list
        for action in (self.forward, self.last, self.continue_here):
            action.setEnabled(False)  # until an earlier position is shown
        menu.addActions([self.history])
        menu.addSeparator()
        menu.addActions([self.first, self.back, self.replay, self.forward, self.last])
        menu.addSeparator()
        menu.addActions([self.continue_here])
        return menu

    def _fill_help(self, menu: QMenu) -> QMenu:
        self.guide = self._action(
            self.tr("&How to play"),
            [QKeySequence.StandardKey.HelpContents, "F1"],
            self.tr("The rules of this round, with examples"),
        )
        self.report = self._action(
            self.tr("&Report a problem…"), [], self.tr("Copy a report that helps the developers fix problems")
        )
        self.about = self._action("", [], self.tr("Version and licences"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        menu.addActions([self.guide, self.report, self.about])
        return menu

    @property
    def series(self) -> tuple[tuple[QAction, AutoPlayMode], ...]:
        """The actions that play several battles in a row."""
        return (
            (self.ten, AutoPlayMode.TEN),
            (self.auto, AutoPlayMode.AUTO),
            (self.to_end, AutoPlayMode.TO_END),
        )

    def name_game(self) -> None:
        """Name the actions that name the game, as it is called now."""
        self.learn.setText(self.tr("Lear&n with War…"))
        self.about.setText(self.tr("&About War"))

    def _action(self, name: str, keys: _Keys, tip: str, *, toggles: bool = False) -> QAction:
        action = QAction(self)
        action.setText(name)
        # a standard key may be one that is named as well, which would count as ambiguous, or none at all
        sequences = {QKeySequence(key).toString(): QKeySequence(key) for key in keys}
        action.setShortcuts([sequence for name, sequence in sequences.items() if name])
        action.setAutoRepeat(False)
        action.setCheckable(toggles)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        #: a tooltip: what a button does, and its key
        action.setToolTip(self.tr("{tip} ({key})").format(tip=tip, key=shown) if shown else tip)
        return action


def leave_room(menu: QMenu) -> None:
    """Make a menu slightly wider than its texts, since Qt may truncate the widest by half a pixel."""
    menu.setMinimumWidth(0)
    menu.setMinimumWidth(menu.sizeHint().width() + _ROOM)
