"""Stand-in until the art is there."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from warapp.engine import Card


class CardArt:
    """Plain cards."""

    def __init__(self) -> None:
        self._size, self._ratio = QSize(70, 98), 1.0
        self._cache: dict[str, QPixmap] = {}

    def set_size(self, width: float, device_pixel_ratio: float) -> None:
        """Draw at another size."""
        self._cache.clear()
        self._size, self._ratio = (
            QSize(round(width * device_pixel_ratio), round(width * 1.4 * device_pixel_ratio)),
            device_pixel_ratio,
        )

    def face(self, card: Card) -> QPixmap:
        """Return a face."""
        return self._draw(str(card))

    def back(self) -> QPixmap:
        """Return the back."""
        return self._draw("")

    def _draw(self, text: str) -> QPixmap:
        if text not in self._cache:
            pixmap = QPixmap(self._size)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(QColor("#FDFBF6" if text else "#204080"))
            w, h = self._size.width(), self._size.height()
            painter.drawRoundedRect(QRectF(0.5, 0.5, w - 1, h - 1), w * 0.06, w * 0.06)
            font = QFont()
            font.setPixelSize(int(w * 0.3))
            painter.setFont(font)
            painter.drawText(QRectF(w * 0.05, 0, w, h * 0.3), 0, text)
            painter.end()
            pixmap.setDevicePixelRatio(self._ratio)
            self._cache[text] = pixmap
        return self._cache[text]
