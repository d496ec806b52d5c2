"""The buttons of the bar: a large golden one, and those with a symbol; each does what it is offered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from warapp._compat import override
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import (
    bar_font,
    cap_width,
    draw_words,
    em_of_bar,
    outline,
    paint_cap,
    paint_gold,
    primary_font,
)
from warapp.ui.appearance.symbols import Symbol, draw_symbol
from warapp.ui.play.bar_offer import Offer
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.window.bar_layout import Wording

LEAST_PX = 44.0
"""The least side of a button."""
_RADIUS = 12.0
_FAINTER = 0.4
"""The opacity of what can't be pressed."""


class OfferButton(PressButton):
    """A button whose words, state and action come from an offer.

    Args:
        theme: of the table.
        parent: the bar.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__("", parent)
        self._theme = theme
        self._offer: Offer | None = None
        self.clicked.connect(self._press)

    @property
    def offer(self) -> Offer | None:
        """What it does now."""
        return self._offer

    @property
    def shown_words(self) -> str:
        """The words that are painted on it."""
        return self._offer.words if self._offer else ""

    @property
    def words_width(self) -> float:
        """The width that its words need."""
        return 0.0

    @property
    def words_room(self) -> float:
        """The width that its words have."""
        return 0.0

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another table."""
        self._theme = theme
        self.update()

    def show_offer(self, offer: Offer) -> None:
        """Do what an offer says from now on."""
        if self._offer:
            self._offer.action.changed.disconnect(self._follow)
        self._offer = offer
        offer.action.changed.connect(self._follow)
        self._follow()

    def _press(self) -> None:
        if self._offer is None:
            return
        (self._offer.press or self._offer.action.trigger)()
        self._follow()  # the press has changed its own state already

    def _follow(self) -> None:
        """Follow the action."""
        if self._offer is None:
            return
        action = self._offer.action
        self.setEnabled(action.isEnabled())
        self.setText(self._letter_text)
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.setAccessibleName(self._offer.words)
        tip = self._offer.tip or action.toolTip()
        self.setAccessibleDescription(tip)
        self.setToolTip(self._tip(tip))
        self.update()

    @property
    def _letter_text(self) -> str:
        """The text that Qt takes the letter from that presses the button with Alt; it is not painted."""
        return self._offer.action.text() if self._offer else ""

    def _tip(self, tip: str) -> str:
        return tip


class SymbolButton(OfferButton):
    """A symbol, with words beside it where there is room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._wording = Wording.ICON

    @property
    @override
    def shown_words(self) -> str:
        if self._offer is None or self._wording is Wording.ICON:
            return ""
        return (
            self._offer.short if self._wording is Wording.SHORT and self._offer.short else self._offer.words
        )

    @property
    @override
    def words_width(self) -> float:
        return QFontMetricsF(self._words_font).horizontalAdvance(self.shown_words)

    @property
    @override
    def words_room(self) -> float:
        return self.width() - self._symbol_side - 0.5 * em_of_bar(self.font())

    @property
    def _words_font(self) -> QFont:
        return bar_font(self.font(), 1.0, QFont.Weight.DemiBold)

    @property
    def _symbol_side(self) -> float:
        return round(self.height() / 2)

    def set_wording(self, wording: Wording) -> None:
        """Say more or less."""
        self._wording = wording
        self._follow()

    def width_of(self, words: str, side: float) -> float:
        """Return how wide it is with words, where its height is `side`."""
        em = em_of_bar(self.font())
        return round(side / 2) + 1.8 * em + QFontMetricsF(self._words_font).horizontalAdvance(words)

    @override
    def _tip(self, tip: str) -> str:
        if self._offer is None or self._wording is Wording.WORDS:
            return tip
        return f"{self._offer.words}\n{tip}" if tip != self._offer.words else tip

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colour = self._paint_face(painter)
            if not self.isEnabled():
                painter.setOpacity(_FAINTER)
            self._paint_words(painter, colour)

    def _paint_face(self, painter: QPainter) -> QColor:
        """Paint what lies behind the symbol, and return the colour of that."""
        theme, rect = self._theme, QRectF(self.rect())
        is_on, is_down = self.isChecked(), self.isDown()
        if theme.is_plain:
            lit = is_on or is_down
            painter.fillPath(rounded(rect, _RADIUS), QColor("#FFFFFF" if lit else "#000000"))
            outline(painter, rect, _RADIUS, QColor("#FFFFFF"), 2)
            return QColor("#000000" if lit else "#FFFFFF")
        if is_on:
            painter.fillPath(rounded(rect, _RADIUS), with_alpha(theme.badge, 90 if is_down else 52))
            outline(painter, rect, _RADIUS, QColor(theme.badge), 1.8)
            return QColor(theme.badge_light)
        alpha = 20 if not self.isEnabled() else 14 if is_down else 48 if self.underMouse() else 28
        painter.fillPath(rounded(rect, _RADIUS), with_alpha("#FFFFFF", alpha))
        outline(painter, rect, _RADIUS, with_alpha("#FFFFFF", 30), 1)
        return QColor(theme.plate_text)

    def _paint_words(self, painter: QPainter, colour: QColor) -> None:
        words, side = self.shown_words, self._symbol_side
        gap = 0.5 * em_of_bar(self.font()) if words else 0.0
        whole = side + gap + (self.words_width if words else 0.0)
        x, middle = (self.width() - whole) / 2, self.height() / 2
        mirrored = self.isRightToLeft()
        symbol_x = x + whole - side if mirrored else x
        if self._offer and self._offer.symbol:
            place = QRectF(round(symbol_x), round(middle - side / 2), side, side)
            draw_symbol(painter, self._symbol, place, colour)
        if words:
            start = QPointF(x if mirrored else x + side + gap, middle)
            draw_words(painter, start, words, self._words_font, colour)

    @property
    def _symbol(self) -> Symbol:
        symbol = self._offer.symbol if self._offer and self._offer.symbol else Symbol.MORE
        if self.isRightToLeft():
            return {Symbol.BACK: Symbol.FORWARD, Symbol.FORWARD: Symbol.BACK}.get(symbol, symbol)
        return symbol


class IconButton(SymbolButton):
    """A symbol alone, for what has its letter in a menu."""

    @property
    @override
    def _letter_text(self) -> str:
        return self._offer.words if self._offer else ""


class PrimaryButton(OfferButton):
    """The large golden button, with a key cap where there is room."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._has_cap = True
        self._usual: tuple[str, ...] = ()

    @property
    def radius(self) -> float:
        """The radius of its corners."""
        return 16 * self.height() / 56

    @property
    @override
    def words_width(self) -> float:
        return QFontMetricsF(self._fitting_font).horizontalAdvance(self.shown_words)

    @property
    @override
    def words_room(self) -> float:
        return self._words_room

    def set_usual_words(self, words: Sequence[str]) -> None:
        """Set the words that take turns, so that its width is the same for all of them."""
        self._usual = tuple(words)

    def set_cap_shown(self, shown: bool) -> None:
        """Show the key cap, or leave it out."""
        self._has_cap = shown
        self.update()

    def natural_width(self, *, cap: bool) -> float:
        """Return how wide it is, with or without its key cap."""
        if self._offer is None:
            return 0.0
        em, metrics = em_of_bar(self.font()), QFontMetricsF(primary_font(self.font()))
        words = self._usual if self._offer.words in self._usual else (self._offer.words,)
        widest = max(metrics.horizontalAdvance(each) for each in words)
        ends = (
            0.9 * em + cap_width(self._offer.key, self.font()) + 1.2 * em
            if cap and self._offer.key
            else 1.7 * em
        )
        return round(1.7 * em + widest + ends)

    @property
    def _words_room(self) -> float:
        em = em_of_bar(self.font())
        if self._has_cap and self._offer and self._offer.key:
            return self.width() - 3.3 * em - cap_width(self._offer.key, self.font())
        return self.width() - 2 * em

    @property
    def _fitting_font(self) -> QFont:
        """The font of its words, smaller where they are wider than the bar has room for."""
        font = primary_font(self.font())
        need = QFontMetricsF(font).horizontalAdvance(self.shown_words)
        if need <= self._words_room:
            return font
        return bar_font(font, max(0.3, self._words_room / need), QFont.Weight.Bold)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._offer is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self.isEnabled():
                painter.setOpacity(_FAINTER)
            face = paint_gold(painter, QRectF(self.rect()), self._theme, self.radius, is_down=self.isDown())
            if self.underMouse() and self.isEnabled() and not self.isDown() and not self._theme.is_plain:
                painter.fillPath(rounded(face, self.radius), with_alpha("#FFFFFF", 36))
            self._paint_words(painter, face)

    def _paint_words(self, painter: QPainter, face: QRectF) -> None:
        assert self._offer is not None
        em, key = em_of_bar(self.font()), self._offer.key if self._has_cap else ""
        cap = cap_width(key, self.font()) if key else 0.0
        whole = self.words_width + (0.9 * em + cap if key else 0.0)
        x, middle = face.center().x() - whole / 2, face.center().y()
        mirrored = self.isRightToLeft()
        ink = QColor(self._theme.badge_text)
        words_x = x + whole - self.words_width if mirrored else x
        draw_words(painter, QPointF(words_x, middle), self.shown_words, self._fitting_font, ink)
        if key:
            cap_x = x if mirrored else x + whole - cap
            place = QRectF(round(cap_x), round(middle - 1.05 * em - 1), cap, round(2.1 * em))
            paint_cap(painter, place, key, self.font(), self._theme)
