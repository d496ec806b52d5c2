"""Makes the window light or dark, also on platforms where Qt can't."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from warapp.store.setting_values import Chrome

_SCHEMES = {
    Chrome.SYSTEM: Qt.ColorScheme.Unknown,
    Chrome.LIGHT: Qt.ColorScheme.Light,
    Chrome.DARK: Qt.ColorScheme.Dark,
}
_R = QPalette.ColorRole
_LIGHT = {
    _R.Window: "#efefef",
    _R.WindowText: "#000000",
    _R.Base: "#ffffff",
    _R.AlternateBase: "#f4f4f4",
    _R.Text: "#000000",
    _R.Button: "#efefef",
    _R.ButtonText: "#000000",
    _R.BrightText: "#ffffff",
    _R.ToolTipBase: "#ffffdc",
    _R.ToolTipText: "#000000",
    _R.Light: "#ffffff",
    _R.Midlight: "#cbcbcb",
    _R.Mid: "#b8b8b8",
    _R.Dark: "#9f9f9f",
    _R.Shadow: "#767676",
    _R.Highlight: "#1d6a9f",
    _R.HighlightedText: "#ffffff",
    _R.Accent: "#1d6a9f",
    _R.Link: "#0057ae",
    _R.LinkVisited: "#6f3fa0",
    _R.PlaceholderText: "#6a6a6a",
}
_DARK = {
    _R.Window: "#3a3d40",
    _R.WindowText: "#f0f0f0",
    _R.Base: "#1c1e20",
    _R.AlternateBase: "#26282b",
    _R.Text: "#f0f0f0",
    _R.Button: "#4a4e52",
    _R.ButtonText: "#f0f0f0",
    _R.BrightText: "#ffffff",
    _R.ToolTipBase: "#4a4e52",
    _R.ToolTipText: "#f0f0f0",
    _R.Light: "#6a6f74",
    _R.Midlight: "#585c61",
    _R.Mid: "#2c2f31",
    _R.Dark: "#232527",
    _R.Shadow: "#141516",
    _R.Highlight: "#2a78ad",
    _R.HighlightedText: "#ffffff",
    _R.Accent: "#4aa3dc",
    _R.Link: "#74bdf0",
    _R.LinkVisited: "#c3a1e6",
    _R.PlaceholderText: "#a0a0a0",
}
_FAINT = {Chrome.LIGHT: "#7a7a7a", Chrome.DARK: "#9a9a9a"}
"""The colour of disabled text."""
_WORDS = (_R.WindowText, _R.Text, _R.ButtonText, _R.HighlightedText)


class WindowColours(QObject):
    """Asks Qt for a light or dark palette, and sets one of its own where Qt does not follow.

    Qt's platform themes for GNOME and Plasma follow `QStyleHints.setColorScheme` in the next turn of the
    event loop; its theme for all other X11 desktops silently ignores it.

    Args:
        application: gets the palette.
    """

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._chrome = Chrome.SYSTEM
        application.styleHints().colorSchemeChanged.connect(self._apply)

    def set_chrome(self, chrome: Chrome) -> None:
        """Make the window light or dark, or follow the system."""
        self._chrome = chrome
        self._application.styleHints().setColorScheme(_SCHEMES[chrome])
        self._apply()

    @Slot()
    def _apply(self) -> None:
        """Use Qt's palette if it is as chosen, or else that of this module."""
        chrome = self._chrome
        self._application.setPalette(QPalette())
        if chrome is not Chrome.SYSTEM and is_dark(self._application.palette()) != (chrome is Chrome.DARK):
            self._application.setPalette(palette_of(chrome))


def is_dark(palette: QPalette) -> bool:
    """Return whether text is lighter than the window behind it."""
    return palette.window().color().lightness() < palette.windowText().color().lightness()


def palette_of(chrome: Chrome) -> QPalette:
    """Return a light or dark palette."""
    palette = QPalette()
    for role, colour in (_DARK if chrome is Chrome.DARK else _LIGHT).items():
        palette.setColor(role, QColor(colour))
    disabled = QPalette.ColorGroup.Disabled
    for role in _WORDS:
        palette.setColor(disabled, role, QColor(_FAINT[chrome]))
    for role in (_R.Highlight, _R.Accent):
        palette.setColor(disabled, role, palette.color(_R.Mid))
    return palette
