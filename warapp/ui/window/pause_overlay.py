"""The cover of the window during a pause: its blurred picture under a dim sheet, one word and one button."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from warapp._compat import override
from warapp.table.drawing.paint import rounded, with_alpha
from warapp.table.drawing.theme import Theme
from warapp.ui.appearance.button_painting import bar_font, em_of_bar, paint_ring, paint_shadow
from warapp.ui.play.bar_offer import Offer
from warapp.ui.window.bar_buttons import LEAST_PX, PrimaryButton
from warapp.ui.window.bar_offers import key_text

_HALVINGS = 4
_SHEET, _PLAIN_SHEET = 150, 225
"""The opacity of the sheet, and on a table without shades, 0 … 255."""
_SIGN_PX, _WORD_EMS, _BUTTON_PX = 100.0, 2.46, 56.0


class PauseOverlay(QWidget):
    """Covers all of a window but its menus; nothing below it can be pressed.

    Args:
        window: the window.
        table: the widget in it that has the focus otherwise.
        theme: of the table.
    """

    resumed = Signal()

    def __init__(self, window: QMainWindow, table: QWidget, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._theme = window, theme
        self._picture = QPixmap()
        self.setAccessibleName(self.tr("Paused"))
        #: a button that ends the pause
        action = QAction(self.tr("Go on"), self)
        tip = self.tr("The cards are covered and the clock has stopped")
        self.button = PrimaryButton(theme, self)
        self.button.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.button.show_offer(Offer(action, action.text(), key=key_text("Space"), tip=tip))
        action.triggered.connect(self.resumed)
        self.hide()
        window.installEventFilter(self)
        table.installEventFilter(self)

    def cover(self, theme: Theme) -> None:
        """Cover the window in the colours of a table, and take the keys."""
        self._theme = theme
        self.button.set_theme(theme)
        place = self._place
        self._picture = blurred(self._window.grab(place))
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.button.setFocus()

    @property
    def _place(self) -> QRect:
        """All of the window but its menus."""
        menus = self._window.menuBar()
        top = menus.height() if menus.isVisible() and not menus.isNativeMenuBar() else 0
        return self._window.rect().adjusted(0, top, 0, 0)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible():
            if watched is self._window and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
                self.setGeometry(self._place)
            elif watched is not self._window and event.type() == QEvent.Type.FocusIn:
                self.button.setFocus()  # the table itself has no use for the keys now
        return super().eventFilter(watched, event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus where it is: what lies below can't be pressed."""
        return True

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._place_button()

    def _place_button(self) -> None:
        em = em_of_bar(self.font())
        height = max(_BUTTON_PX, LEAST_PX, 2.75 * em)
        width = min(max(210.0, self.button.natural_width(cap=True)), self.width() - 32.0)
        left, top = round((self.width() - width) / 2), round(self._axis + 0.65 * self._word_px + 40)
        self.button.setGeometry(left, top, round(width), round(height))

    @property
    def _word_px(self) -> float:
        return max(32.0, _WORD_EMS * em_of_bar(self.font()))

    @property
    def _axis(self) -> float:
        """The height between sign and word."""
        return self.height() / 2 - 1.5 * em_of_bar(self.font())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._picture)
            painter.fillRect(self.rect(), with_alpha(theme.shade, _PLAIN_SHEET if theme.is_plain else _SHEET))
            self._paint_sign(painter)
            self._paint_word(painter)
            place = QRectF(self.button.geometry())
            if not theme.is_plain:
                paint_shadow(painter, place, self.button.radius)
            if self.button.hasFocus():
                paint_ring(painter, place, self.button.radius)

    def _paint_sign(self, painter: QPainter) -> None:
        centre = QPointF(self.width() / 2, self._axis - 12 - _SIGN_PX / 2)
        painter.setPen(QPen(with_alpha("#FFFFFF", 120), 1.5))
        painter.setBrush(with_alpha("#FFFFFF", 30))
        painter.drawEllipse(centre, _SIGN_PX / 2, _SIGN_PX / 2)
        for left in (-19, 5):
            bar = QRectF(centre.x() + left, centre.y() - 23, 14, 46)
            painter.fillPath(rounded(bar, 4), QColor("#FFFFFF"))

    def _paint_word(self, painter: QPainter) -> None:
        word = self._word_px
        font = bar_font(self.font(), word / em_of_bar(self.font()), 700)
        place = QRectF(0, self._axis + 22 - word, self.width(), 2 * word)
        painter.setFont(font)
        for colour, down in ((QColor(0, 0, 0, 120), 1.5), (QColor("#FFFFFF"), 0.0)):
            painter.setPen(colour)
            painter.drawText(place.translated(0, down), Qt.AlignmentFlag.AlignCenter, self.accessibleName())


def blurred(picture: QPixmap) -> QPixmap:
    """Return a picture blurred by halving and doubling it, each several times."""
    result, ratio = picture, picture.devicePixelRatio()
    result.setDevicePixelRatio(1.0)
    sizes = [picture.size()]
    for _ in range(_HALVINGS):
        half = sizes[-1] / 2
        sizes.append(QSize(max(1, half.width()), max(1, half.height())))
    for size in (*sizes[1:], *reversed(sizes[:-1])):
        result = result.scaled(
            size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    result.setDevicePixelRatio(ratio)
    return result
