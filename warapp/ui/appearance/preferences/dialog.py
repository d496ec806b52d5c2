"""The Preferences dialog: each choice takes effect, and is saved, at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout, QWidget

from warapp.store.setting_values import AS_TABLE
from warapp.store.settings import Settings
from warapp.ui.appearance.preferences.ease_page import EasePage
from warapp.ui.appearance.preferences.motion_page import MotionPage
from warapp.ui.appearance.preferences.table_page import TablePage
from warapp.ui.appearance.preferences.window_page import WindowPage
from warapp.ui.widgets.base_dialog import MARGIN_PX, BaseDialog
from warapp.ui.widgets.form.page_switcher import Page, PageSwitcher
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign

_WIDE_EMS, _HIGH_EMS = 71, 50
_WIDE_PX, _HIGH_PX = 980, 660
"""Room for pictures, which don't shrink with the text."""
_RESTORED = (
    "theme",
    "suit_colours",
    "face_style",
    "value_dots",
    "index_letters",
    "chrome",
    "language",
    "text_size",
    "reduced_motion",
    "war_chant",
    "war_steps",
    "volume",
    "muted",
    "battle_note",
    "spoken_detail",
    "large_controls",
)


class PreferencesDialog(BaseDialog):
    """Changes the settings, and follows their `changed` signal.

    Args:
        settings: the settings.
        play_sound: plays a sound, to try it.
        system_reduces: whether the system asks for less motion.
    """

    def __init__(
        self,
        settings: Settings,
        play_sound: Callable[[str], None],
        system_reduces: Callable[[], bool],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._settings = settings
        self.table = TablePage(settings)
        self.window_page = WindowPage(settings)
        self.motion = MotionPage(settings, play_sound, system_reduces)
        self.ease = EasePage(settings)
        self.pages = PageSwitcher(
            [
                Page(self.tr("Ta&ble and cards"), Sign.CARDS, self.table),
                Page(self.tr("&Window and text"), Sign.LETTERS, self.window_page),
                Page(self.tr("Mot&ion and sound"), Sign.SOUND, self.motion),
                Page(self.tr("Ease o&f use"), Sign.PERSON, self.ease),
            ],
            self.tr("&Page"),
            self,
        )
        self.add_action_button(self.tr("&Restore defaults")).clicked.connect(self._restore)
        self.add_leaving_button(self.tr("&Close"), is_default=True)
        below = QHBoxLayout()
        below.setContentsMargins(MARGIN_PX, 0, MARGIN_PX, 0)
        below.addWidget(self.button_row)
        self.column.setContentsMargins(0, 0, 0, MARGIN_PX)
        self.column.addWidget(self.pages, 1)
        self.column.addLayout(below)
        em = text_px(self.font())
        self.resize_to_ems(max(_WIDE_EMS, _WIDE_PX / em), max(_HIGH_EMS, _HIGH_PX / em))
        self.pages.chooser.setFocus()
        settings.changed.connect(self._show_settings)

    def _show_settings(self) -> None:
        for page in (self.table, self.window_page, self.motion, self.ease):
            page.show_settings()

    def _restore(self) -> None:
        for name in _RESTORED:
            setattr(self._settings, name, getattr(Settings, name).default)
        self._settings.back = AS_TABLE
