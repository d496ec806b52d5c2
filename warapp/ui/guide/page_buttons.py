"""The buttons below a page that lead to the parts before and after it, by name where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from warapp._compat import override
from warapp.ui.widgets.buttons import PressButton
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, sign_icon

_ICON_EMS, _AROUND_EMS = 1.1, 3.4
"""The size of the arrow, and the room for it and around the words."""


class PageButtons(QWidget):
    """Leads back and on."""

    turned = Signal(int)
    """Another part is wanted: its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._titles: Sequence[str] = ()
        self._index = 0
        self.back, self.on = PressButton("", self), PressButton("", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(self.on)
        self.on.setLayoutDirection(self._against_reading)
        self.back.clicked.connect(lambda: self.turned.emit(self._index - 1))
        self.on.clicked.connect(lambda: self.turned.emit(self._index + 1))

    @property
    def _against_reading(self) -> Qt.LayoutDirection:
        """The direction in which the arrow stands behind the words."""
        directions = Qt.LayoutDirection
        return directions.LeftToRight if self.isRightToLeft() else directions.RightToLeft

    def show_between(self, titles: Sequence[str], index: int) -> None:
        """Stand below one of the parts."""
        self._titles, self._index = titles, index
        for button, other in ((self.back, index - 1), (self.on, index + 1)):
            exists = 0 <= other < len(titles)
            button.setVisible(exists)
            title = titles[other] if exists else ""
            button.setAccessibleName(title)
            button.setToolTip(title)
        self._fit()

    def _fit(self) -> None:
        """Show the names if both have room, the arrows in any case."""
        side = round(_ICON_EMS * text_px(self.font()))
        metrics = QFontMetrics(self.back.font())
        names = [button.accessibleName() for button in (self.back, self.on)]
        need = sum(
            metrics.horizontalAdvance(name) * 1.1 + _AROUND_EMS * text_px(self.font()) for name in names
        )
        fits = need <= self.width()
        for button, name, sign in zip((self.back, self.on), names, (Sign.BACK, Sign.FORWARD), strict=True):
            button.setText(name.replace("&", "&&") if fits else "")
            ratio, mirrored = self.devicePixelRatioF(), self.isRightToLeft()
            button.setIcon(sign_icon(sign, side, ratio, self.palette(), mirrored=mirrored))
            button.setIconSize(QSize(side, side))
        self.on.setLayoutDirection(self._against_reading)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(round(2 * _AROUND_EMS * text_px(self.font())), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._fit()
