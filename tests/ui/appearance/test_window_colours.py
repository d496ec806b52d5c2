"""Light and dark windows, whether Qt's platform supports them or not."""

import os
import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QStyleHints
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMainWindow, QMenu, QStyleFactory
from pytestqt.qtbot import QtBot

from tests.helpers.source_files import ROOT
from tests.ui.helpers.window_driver import Game
from warapp.store.setting_values import Chrome
from warapp.ui.appearance.palettes import Look, palette_of
from warapp.ui.appearance.window_colours import WindowColours, is_of_no_desktop, wants_high_contrast
from warapp.ui.widgets.style.colours import is_dark, is_high_contrast
from warapp.ui.widgets.style.dock import Dock

ROLES = QPalette.ColorRole
GROUPS = QPalette.ColorGroup
TEXT_ON = (
    (ROLES.WindowText, ROLES.Window),
    (ROLES.Text, ROLES.Base),
    (ROLES.Text, ROLES.AlternateBase),
    (ROLES.ButtonText, ROLES.Button),
    (ROLES.ToolTipText, ROLES.ToolTipBase),
    (ROLES.HighlightedText, ROLES.Highlight),
    (ROLES.Link, ROLES.Base),
    (ROLES.LinkVisited, ROLES.Base),
    (ROLES.PlaceholderText, ROLES.Base),
)
FOLLOWING = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu, QToolTip, QWidget
from warapp.store.setting_values import Chrome
from warapp.ui.appearance.window_colours import WindowColours, is_of_no_desktop
from warapp.ui.widgets.style.colours import is_dark
def base_is_dark(palette):
    return palette.base().color().lightness() < palette.text().color().lightness()
application = QApplication([])
window = QWidget()
window.show()
colours = WindowColours(application)
wanted = {Chrome.DARK: True, Chrome.LIGHT: False, Chrome.SYSTEM: is_dark(application.palette())}
to_choose = [Chrome.DARK, Chrome.LIGHT, Chrome.DARK, Chrome.SYSTEM, Chrome.DARK]
def choose():
    if not to_choose:
        application.quit()
        return
    chrome = to_choose.pop(0)
    colours.set_chrome(chrome)
    QTimer.singleShot(400, lambda: look(chrome))
def look(chrome):
    tip = QToolTip.palette()
    dark_tip = tip.toolTipBase().color().lightness() < tip.toolTipText().color().lightness()
    dark_menu = base_is_dark(QMenu().palette())
    seen = {is_dark(window.palette()), is_dark(application.palette()), dark_tip, dark_menu}
    print(chrome.value, seen == {wanted[chrome]})
    choose()
QTimer.singleShot(0, choose)
application.exec()
"""
of_newer_qt = pytest.mark.skipif(not hasattr(QStyleHints, "accessibility"), reason="new in Qt 6.10")
DESKTOPS = [("", ""), ("KDE", ""), ("KDE", "6"), ("GNOME", ""), ("XFCE", ""), ("LXQt", "")]
"""Their names, and the version of Plasma, by which Qt chooses its theme."""


@pytest.fixture
def colours(qapp: QApplication) -> Iterator[WindowColours]:
    colours = WindowColours(qapp)
    yield colours
    colours.set_chrome(Chrome.SYSTEM)


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours as WCAG 2.2 defines it, 1 to 21."""

    def luminance(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("chrome", [Chrome.DARK, Chrome.LIGHT])
def test_a_window_is_as_chosen_where_the_platform_does_not_follow(
    qtbot: QtBot, qapp: QApplication, colours: WindowColours, chrome: Chrome
) -> None:
    colours.set_chrome(chrome)
    label = QLabel("words")
    qtbot.addWidget(label)
    assert is_dark(label.palette()) is (chrome is Chrome.DARK)


def test_the_colours_of_the_system_come_back(qapp: QApplication, colours: WindowColours) -> None:
    before = QPalette(qapp.palette())
    for chrome in (Chrome.DARK, Chrome.LIGHT, Chrome.SYSTEM):
        colours.set_chrome(chrome)
    assert qapp.palette() == before


@pytest.mark.parametrize(
    ("chrome", "look"),
    [
        (Chrome.SYSTEM, Look.BLACK_ON_WHITE),
        (Chrome.LIGHT, Look.BLACK_ON_WHITE),
        (Chrome.DARK, Look.WHITE_ON_BLACK),
    ],
)
def test_high_contrast_of_the_system_is_followed(
    qapp: QApplication,
    colours: WindowColours,
    chrome: Chrome,
    look: Look,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("warapp.ui.appearance.window_colours.wants_high_contrast", lambda application: True)
    colours.set_chrome(chrome)
    assert qapp.palette() == palette_of(look)
    assert is_high_contrast(qapp.palette())


def asked_by(**hints: object) -> Any:
    """An application whose style has these hints."""
    return SimpleNamespace(styleHints=lambda: SimpleNamespace(**hints))


def test_nothing_is_asked_for_where_qt_can_not_tell() -> None:
    assert not wants_high_contrast(asked_by())


@of_newer_qt
@pytest.mark.parametrize(("preference", "wanted"), [("HighContrast", True), ("NoPreference", False)])
def test_high_contrast_is_asked_for_by_the_system(preference: str, wanted: bool) -> None:
    system = SimpleNamespace(contrastPreference=lambda: Qt.ContrastPreference[preference])
    assert wants_high_contrast(asked_by(accessibility=lambda: system)) is wanted


@of_newer_qt
def test_the_window_follows_when_the_system_begins_to_ask_for_high_contrast(
    qapp: QApplication, colours: WindowColours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warapp.ui.appearance.window_colours.wants_high_contrast", lambda application: True)
    hints = qapp.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert is_high_contrast(qapp.palette())


def test_a_palette_that_a_desktop_brings_is_left_as_it_is(
    qapp: QApplication, colours: WindowColours, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warapp.ui.appearance.window_colours.is_of_no_desktop", lambda application: False)
    colours.set_chrome(Chrome.SYSTEM)
    assert qapp.palette() == qapp.style().standardPalette()


def test_the_palette_of_fusion_is_known_from_that_of_a_desktop(
    qapp: QApplication, colours: WindowColours
) -> None:
    fusion = QStyleFactory.create("Fusion").standardPalette()
    qapp.setPalette(fusion)
    assert is_of_no_desktop(qapp)
    for role in (ROLES.Window, ROLES.Highlight):
        desktop = QPalette(fusion)
        desktop.setColor(role, QColor("#f6f5f4"))
        qapp.setPalette(desktop)
        assert not is_of_no_desktop(qapp)


@pytest.mark.parametrize("chrome", [Chrome.LIGHT, Chrome.DARK])
def test_boxes_in_a_menu_can_be_seen(
    qtbot: QtBot, qapp: QApplication, colours: WindowColours, chrome: Chrome
) -> None:
    colours.set_chrome(chrome)
    menu = QMenu()
    qtbot.addWidget(menu)
    action = menu.addAction("Mute")
    action.setCheckable(True)
    image = menu.grab(menu.actionGeometry(action).adjusted(0, 0, -60, 0)).toImage()
    found = {image.pixelColor(x, image.height() // 2).rgb() for x in range(image.width() // 2)}
    assert max(contrast(QColor(colour), menu.palette().base().color()) for colour in found) >= 3


def test_the_preferences_make_the_window_dark(game: Game, qapp: QApplication) -> None:
    game.settings.chrome = Chrome.DARK
    assert is_dark(qapp.palette())
    game.settings.chrome = Chrome.SYSTEM
    assert not is_dark(qapp.palette())
    game.window.close()


@pytest.mark.parametrize("look", Look)
def test_all_words_can_be_read(look: Look) -> None:
    palette = palette_of(look)
    for words, behind in TEXT_ON:
        assert contrast(palette.color(words), palette.color(behind)) >= 4.5, (words, behind)
    for words, behind in TEXT_ON[:4]:
        faint = palette.color(GROUPS.Disabled, words)
        assert contrast(faint, palette.color(GROUPS.Disabled, behind)) >= 2.8, (words, behind)


@pytest.mark.parametrize("chrome", [Chrome.LIGHT, Chrome.DARK])
def test_the_buttons_of_a_dock_can_be_seen(qtbot: QtBot, colours: WindowColours, chrome: Chrome) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = Dock("Title")
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.show()
    colours.set_chrome(chrome)
    for name in ("qt_dockwidget_closebutton", "qt_dockwidget_floatbutton"):
        button = dock.findChild(QAbstractButton, name)
        assert isinstance(button, QAbstractButton)
        image = button.grab().toImage()
        found = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
        assert max(contrast(QColor(colour), window.palette().window().color()) for colour in found) >= 4.5


@pytest.mark.parametrize(("desktop", "plasma"), DESKTOPS)
def test_a_real_window_is_as_chosen_on_every_desktop(
    screen: dict[str, str], desktop: str, plasma: str
) -> None:
    names = {"XDG_CURRENT_DESKTOP": desktop, "KDE_SESSION_VERSION": plasma}
    ran = subprocess.run(
        [sys.executable, "-c", FOLLOWING],
        cwd=ROOT,
        env={**os.environ, **screen, **names},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout.splitlines() == [
        f"{chosen} True" for chosen in ("dark", "light", "dark", "system", "dark")
    ]
