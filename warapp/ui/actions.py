"""Every action of the window once, with its name, keys and place in the menus."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QWidget

_Keys = Sequence[Qt.Key | QKeySequence.StandardKey | str]


class Actions(QObject):
    """The actions, not yet joined to what they do.

    Args:
        window: where the actions with modifiers work.
        table: the widget that must have the focus for those with a letter or Space.
    """

    def __init__(self, window: QMainWindow, table: QWidget) -> None:
        super().__init__(window)
        self._window, self._table = window, table
        tr, key = self.tr, Qt.Key
        standard = QKeySequence.StandardKey
        self.turn = self._on_table(
            tr("&Turn cards"), [key.Key_Space, key.Key_Return, key.Key_Enter], tr("Everybody turns a card")
        )
        self.ten = self._on_table(
            tr("&Play 10 battles"), [key.Key_T], tr("Ten battles in a row; press again to stop"), toggles=True
        )
        self.auto = self._on_table(
            tr("&Auto-play"), [key.Key_A], tr("Battle after battle; press again to stop"), toggles=True
        )
        self.to_end = self._on_table(
            tr("Play to the &end"), [key.Key_E], tr("The others play on to the end"), toggles=True
        )
        self.new_round = self._anywhere(tr("&New round"), [standard.New], tr("Deal a new round"))
        self.restart = self._anywhere(
            tr("&Restart this deal"), ["Ctrl+R"], tr("Begin again with the same cards")
        )
        self.take_back = self._anywhere(
            tr("Take back new round"),
            [standard.Undo],
            tr("Go on with the round before, until you turn cards"),
        )
        self.pause = self._on_table(
            tr("Pa&use"), [key.Key_P], tr("Cover the table and stop the clock"), toggles=True
        )
        self.faster = self._on_table(tr("&Faster"), [key.Key_Plus], tr("Play faster"))
        self.slower = self._on_table(tr("S&lower"), [key.Key_Minus], tr("Play more slowly"))
        self.full_screen = self._anywhere(
            tr("F&ull screen"), ["F11"], tr("Use the whole screen"), toggles=True
        )
        self.to_table = self._anywhere(
            tr("To the ta&ble"),
            [key.Key_Escape],
            tr("Stop what goes on by itself, and give the table the keys"),
        )
        self.mute = self._on_table(
            tr("&Mute"), [key.Key_M], tr("No sound, until pressed again"), toggles=True
        )
        self.preferences = self._anywhere(
            tr("Pre&ferences…"), [standard.Preferences, "Ctrl+,"], tr("Table, cards, words, motion, sound")
        )
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about = self._anywhere(tr("&About War"), [], tr("What this program is"))
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.quit = self._anywhere(tr("&Quit"), [standard.Quit], tr("Close the window"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._fill_menus()

    def _on_table(self, name: str, keys: _Keys, tip: str, *, toggles: bool = False) -> QAction:
        action = self._anywhere(name, keys, tip, toggles=toggles)
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._table.addAction(action)
        return action

    def _anywhere(self, name: str, keys: _Keys, tip: str, *, toggles: bool = False) -> QAction:
        action = QAction(name, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(False)
        action.setCheckable(toggles)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(self.tr("{tip} ({key})").format(tip=tip, key=shown) if shown else tip)
        action.setStatusTip(tip)
        return action

    def _fill_menus(self) -> None:
        bar = self._window.menuBar()
        round_menu = bar.addMenu(self.tr("&Round"))
        for action in (self.new_round, self.restart, self.take_back):
            round_menu.addAction(action)
        round_menu.addSeparator()
        round_menu.addAction(self.quit)
        play_menu = bar.addMenu(self.tr("&Play"))
        for action in (self.turn, self.ten, self.auto, self.to_end, self.pause):
            play_menu.addAction(action)
        play_menu.addSeparator()
        for action in (self.faster, self.slower):
            play_menu.addAction(action)
        view_menu = bar.addMenu(self.tr("&View"))
        for action in (self.full_screen, self.to_table):
            view_menu.addAction(action)
        view_menu.addSeparator()
        for action in (self.mute, self.preferences):
            view_menu.addAction(action)
        self.help_menu = bar.addMenu(self.tr("&Help"))
        self.help_menu.addAction(self.about)
