"""The menu of the bar: what folded out of that, and what is needed now and then."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from warapp.ui.appearance.symbols import Symbol, symbol_icon
from warapp.ui.play.actions import Actions, leave_room
from warapp.ui.play.bar_offer import Offer
from warapp.ui.window.large_menus import LargeMenus

_ABOVE_PX = 5
_Entry = tuple[QAction, Symbol]


class MoreMenu(QMenu):
    """Shows actions of the window once more; their keys stand beside them, but belong to the actions.

    Args:
        actions: of the window.
        parent: the window.
    """

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        LargeMenus(self)
        self._groups: tuple[tuple[_Entry, ...], ...] = (
            (
                (actions.house_rules, Symbol.RULES),
                (actions.advise, Symbol.STATISTICS),
                (actions.learn, Symbol.LEARN),
            ),
            (
                (actions.deal, Symbol.DEAL),
                (actions.restart, Symbol.RESTART),
                (actions.open_hands, Symbol.OPEN_HANDS),
                (actions.pause, Symbol.PAUSE),
            ),
            (
                (actions.statistics, Symbol.STATISTICS),
                (actions.preferences, Symbol.PREFERENCES),
                (actions.full_screen, Symbol.FULL_SCREEN),
            ),
        )

    def open_above(self, place: QRect, folded: Sequence[Offer]) -> None:
        """Open above a place in global coordinates, at its trailing end.

        Args:
            place: of the button.
            folded: what has no room in the bar.
        """
        self.clear()
        self._add_group([(offer.action, offer.symbol or Symbol.MORE) for offer in folded])
        for group in self._groups:
            self._add_group(group)
        entries = [entry for entry in self.actions() if not entry.isSeparator()]
        for entry, words in zip(entries, lettered([entry.text() for entry in entries]), strict=True):
            entry.setText(words)
        leave_room(self)
        size = self.sizeHint()
        left = place.left() if self.isRightToLeft() else place.right() + 1 - size.width()
        self.popup(QPoint(left, place.top() - _ABOVE_PX - size.height()))

    def _add_group(self, group: Sequence[_Entry]) -> None:
        if group and not self.isEmpty():
            self.addSeparator()
        for action, symbol in group:
            self.addAction(self._entry(action, symbol))

    def _entry(self, action: QAction, symbol: Symbol) -> QAction:
        entry = QAction(self)
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        entry.setText(f"{action.text()}\t{key}" if key else action.text())
        entry.setEnabled(action.isEnabled())
        entry.setCheckable(action.isCheckable())
        entry.setChecked(action.isChecked())
        side = self.fontMetrics().height()
        colour = self.palette().color(self.foregroundRole())
        entry.setIcon(symbol_icon(symbol, colour, side, self.devicePixelRatioF()))
        entry.setIconVisibleInMenu(True)
        entry.triggered.connect(action.trigger)
        return entry


def lettered(texts: Sequence[str]) -> list[str]:
    """Return texts with a letter each that no other has, marked by "&"; the marked one if it is free.

    What follows a tab, the key, has no part in it.

    >>> lettered(["Pa&use\\tP", "F&ull screen", "Up"])
    ['Pa&use\\tP', '&Full screen', 'U&p']
    """
    taken: set[str] = set()
    result = []
    for text in texts:
        words, tab, key = text.partition("\t")
        marked = words.find("&")
        plain = words.replace("&", "")
        places = [marked] if marked >= 0 else []
        places += [nth for nth, letter in enumerate(plain) if letter.isalnum()]
        free = next((nth for nth in places if plain[nth].lower() not in taken), None)
        if free is not None:
            taken.add(plain[free].lower())
            plain = f"{plain[:free]}&{plain[free:]}"
        result.append(plain + tab + key)
    return result
