"""Welcomes a newcomer beside a table that can be played at once, until the first card or Esc."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtWidgets import QApplication, QWidget

from warapp._compat import override
from warapp.table.layout.layout import Layout
from warapp.ui.appearance.symbols import Symbol
from warapp.ui.play.bar_offer import Offer
from warapp.ui.play.window_context import WindowContext
from warapp.ui.welcome.note import WelcomeNote, WelcomeStrip
from warapp.ui.widgets.labels import without_letter

_MOST_TEXT_PERCENT = 130
"""The largest text with which the note is shown, in place of the strip."""
_OUTLINES = 0.72
"""How far the outlines beside a card reach to the right of it, in card widths."""
_GAP_PX = 6


class WelcomeController(QObject):
    """Shows the note where the table has a free corner for it, else the strip.

    Args:
        context: the parts of the window.
        layout: returns the layout of the table.
        show_above: puts a widget above the table.
        more: what else there is for a newcomer.
    """

    def __init__(
        self,
        context: WindowContext,
        layout: Callable[[], Layout],
        show_above: Callable[[QWidget], None],
        more: Sequence[Offer] = (),
    ) -> None:
        super().__init__(context.window)
        self._context, self._layout = context, layout
        actions = context.actions
        guide = Offer(actions.guide, self.tr("How to play"), Symbol.GUIDE)
        learn = Offer(actions.learn, self.tr("Learn with War"), Symbol.LEARN)
        evening = without_letter(actions.advise.text()).rstrip("…")
        others = (guide, learn, Offer(actions.advise, evening, Symbol.STATISTICS), *more)
        play = Offer(actions.turn, self.tr("Play"), Symbol.PLAY)
        self.note = WelcomeNote((play, *others), context.theme(), context.view)
        self.strip = WelcomeStrip(others, context.window)
        self._over = False
        self.note.setLayoutDirection(context.window.layoutDirection())  # the table is never mirrored
        self.note.hide()
        self.strip.hide()
        show_above(self.strip)
        for widget in (self.note, self.strip):
            widget.closed.connect(self.end)
        context.game_controller.battle_told.connect(self.end)
        for leave in (actions.to_table, actions.learn):
            leave.triggered.connect(self.end)
        context.session.round_started.connect(self._fit)
        context.settings.changed.connect(self._fit)
        context.game_controller.settled.connect(self._fit)
        context.view.installEventFilter(self)
        self._fit()

    @Slot()
    def end(self) -> None:
        """Take it away for good."""
        if not self._over:
            self._over = True
            self._context.view.removeEventFilter(self)
            parts, focus = (self.note, self.strip), QApplication.focusWidget()
            had_focus = focus is not None and any(part.isAncestorOf(focus) for part in parts)
            for part in parts:
                part.hide()
                part.deleteLater()
            if had_focus:
                self._context.view.setFocus()
            self.deleteLater()

    def _fit(self) -> None:
        """Show the note or the strip."""
        if self._over or self._context.table.moving:
            return
        fits = self._has_corner()
        if fits:
            self._place_note()
            self.note.raise_()
        self.note.setVisible(fits)
        self.strip.setVisible(not fits)

    def _has_corner(self) -> bool:
        """Return whether the table has a free corner, or would have without the strip."""
        context, layout, need = self._context, self._layout(), self.note.sizeHint()
        if context.settings.text_size > _MOST_TEXT_PERCENT or context.session.rules.seats > 2:
            return False
        column = layout.seat_areas[1].column
        right = column.x + (1 + _OUTLINES) * layout.card.width
        strip = self.strip.height() / 2 if self.strip.isVisible() else 0
        wide = layout.size.width - layout.margin - right
        high = layout.band.y + strip - layout.margin
        return wide >= need.width() + _GAP_PX and high >= need.height() + _GAP_PX

    def _place_note(self) -> None:
        layout, size = self._layout(), self.note.sizeHint()
        x = layout.size.width - layout.margin - size.width()
        self.note.setGeometry(round(x), round(layout.margin), size.width(), size.height())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)
