"""Makes the window light, dark or of high contrast, also on platforms where Qt can't."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from warapp.store.setting_values import Chrome
from warapp.ui.appearance.palettes import Look, palette_of
from warapp.ui.widgets.style.colours import is_dark

_SCHEMES = {
    Chrome.SYSTEM: Qt.ColorScheme.Unknown,
    Chrome.LIGHT: Qt.ColorScheme.Light,
    Chrome.DARK: Qt.ColorScheme.Dark,
}
_LOOKS = {
    (False, False): Look.LIGHT,
    (True, False): Look.DARK,
    (False, True): Look.BLACK_ON_WHITE,
    (True, True): Look.WHITE_ON_BLACK,
}
"""By whether it is dark, and of high contrast."""

_FUSION_WINDOW, _FUSION_HIGHLIGHT = ("#efefef", "#323232"), "#308cc6"
"""The colours of Fusion's own palette, of a light or a dark window, and of what is selected."""
_EDGED = ("QMenu", "QCheckBox", "QRadioButton", "QLineEdit", "QComboBox", "QAbstractSpinBox")
"""Widgets whose boxes and frames Fusion outlines with a darker window, which on a dark one nobody sees."""
_FUSION_DARKENS = 140


class WindowColours(QObject):
    """Asks Qt for a light or dark palette, and sets one of its own where Qt has none.

    Where no desktop brings a palette, Qt's Fusion style has a grey one that nobody chose; ours takes its
    place. Qt's platform themes for GNOME and Plasma follow `QStyleHints.setColorScheme` in the next turn of
    the event loop; its theme for all other X11 desktops silently ignores it.

    Args:
        application: gets the palette.
        parent: the owner of this object.
    """

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._chrome = Chrome.SYSTEM
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._apply)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._apply)
        self._apply()

    def set_chrome(self, chrome: Chrome) -> None:
        """Make the window light or dark, or follow the system."""
        self._chrome = chrome
        self._application.styleHints().setColorScheme(_SCHEMES[chrome])
        self._apply()

    @Slot()
    def _apply(self) -> None:
        self._set_palette(QPalette(), QPalette())
        qt = self._application.palette()
        dark = is_dark(qt) if self._chrome is Chrome.SYSTEM else self._chrome is Chrome.DARK
        if is_of_no_desktop(self._application) or is_dark(qt) is not dark:
            own = palette_of(_LOOKS[dark, wants_high_contrast(self._application)])
            self._set_palette(own, edged(own))

    def _set_palette(self, palette: QPalette, of_edged: QPalette) -> None:
        self._application.setPalette(palette)
        QToolTip.setPalette(self._application.palette())  # tool tips stay with the first palette they see
        for kind in _EDGED:
            self._application.setPalette(of_edged, kind)  # type: ignore[arg-type]  # bytes are refused


def is_of_no_desktop(application: QApplication) -> bool:
    """Return whether Qt's palette is that of its Fusion style; to ask the style itself would take 7 ms."""
    palette = application.palette()
    return (
        palette.window().color().name() in _FUSION_WINDOW
        and palette.button().color() == palette.window().color()
        and palette.highlight().color().name() == _FUSION_HIGHLIGHT
    )


def wants_high_contrast(application: QApplication) -> bool:
    """Return whether the system asks for high contrast, as far as this version of Qt can tell."""
    hints = application.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def edged(palette: QPalette) -> QPalette:
    """Return a palette with which Fusion draws outlines in the colour of edges."""
    own = QPalette(palette)
    own.setColor(QPalette.ColorRole.Window, palette.dark().color().lighter(_FUSION_DARKENS))
    return own
