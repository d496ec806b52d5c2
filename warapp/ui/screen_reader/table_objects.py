"""The table for screen readers: widgets below the view, which nobody sees and nothing paints.

The view covers them, so that they cost no frame; they are updated while the table is at rest, and with
each sentence about a series.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAccessibleWidget, QWidget

from warapp._compat import override
from warapp.engine import MOST_SEATS
from warapp.table.layout.geometry import Box, Point
from warapp.ui.appearance.accessible import register
from warapp.ui.screen_reader.parts import ASIDE, LINE, POT, SHARES, Part, seat_key

_ROLES = QAccessible.Role
_ORDER = (LINE, *(seat_key(seat) for seat in range(MOST_SEATS)), SHARES, POT, ASIDE)
"""The things on the table in the order in which a reader goes through them."""


class TableInterface(QAccessibleWidget):
    """The table, which tells what is on it when it is asked.

    To set the description of a widget that has the focus is read out at once, beside what is announced.
    """

    def __init__(self, view: QWidget, describe: Callable[[], str]) -> None:
        super().__init__(view, _ROLES.Grouping)
        self._describe = describe

    @override
    def text(self, kind: QAccessible.Text, /) -> str:
        return self._describe() if kind is QAccessible.Text.Description else super().text(kind)


class TableObjects:
    """Keeps a widget for each thing on the table.

    Args:
        view: shows the table.
        describe: says what is on it.
    """

    def __init__(self, view: QAbstractScrollArea, describe: Callable[[], str]) -> None:
        self._view = view
        self._widgets: dict[str, QWidget] = {}
        register(TableInterface(view, describe))
        if view.hasFocus():  # a reader may know it as what it was before
            QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.Focus))
        viewport = view.viewport()
        viewport.setFocusProxy(None)  # type: ignore[arg-type]  # else it counts as focused, without a name
        viewport.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show(self, parts: Sequence[Part]) -> None:
        """Show these things and no others."""
        shown: set[str] = set()
        self._show(parts, self._view, Point(0, 0), shown)
        for key, widget in self._widgets.items():
            if key not in shown:
                widget.hide()

    def _show(self, parts: Sequence[Part], parent: QWidget, at: Point, shown: set[str]) -> None:
        for part in parts:
            shown.add(part.key)
            widget = self._widget(part.key, part.role, parent)
            if widget.accessibleName() != part.name:
                widget.setAccessibleName(part.name)
            if widget.accessibleDescription() != part.description:
                widget.setAccessibleDescription(part.description)
            widget.setGeometry(_rect(part.box, at))
            widget.show()
            self._show(part.parts, widget, Point(part.box.x, part.box.y), shown)

    def _widget(self, key: str, role: QAccessible.Role, parent: QWidget) -> QWidget:
        if key not in self._widgets:
            widget = self._widgets[key] = QWidget(parent)
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            widget.setObjectName(key)
            register(QAccessibleWidget(widget, role))
            if parent is self._view:
                self._put_below_view()
        return self._widgets[key]

    def _put_below_view(self) -> None:
        """Put all below what the view shows, which also puts them in order."""
        for key in reversed(_ORDER):
            if widget := self._widgets.get(key):
                widget.lower()


def _rect(box: Box, at: Point) -> QRect:
    return QRect(round(box.x - at.x), round(box.y - at.y), round(box.width), round(box.height))
