"""The page of the Preferences for the window and its text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from warapp.desktop.languages import available, name_of
from warapp.store.setting_values import Chrome
from warapp.store.settings import Settings
from warapp.ui.widgets.base_dialog import SPACING_PX
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.form.rows import FieldRow, SliderRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox

_SIZES = range(100, 201, 10)
_LOOKS = (Chrome.SYSTEM, Chrome.LIGHT, Chrome.DARK)
_LARGE_LETTER = 1.7


class WindowPage(QWidget):
    """Changes the colours of the window, its language, and the size of its text.

    Args:
        settings: the settings.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        words = [self.tr("Like the system"), self.tr("Light"), self.tr("Dark")]
        #: of the window: as the system, light, dark
        self.look = ChoiceField(words, self.tr("Look"))
        self.look.chosen.connect(lambda index: setattr(settings, "chrome", _LOOKS[index]))
        self.language = WheelSafeComboBox(self)
        self.language.addItem(self.tr("Like the system", "the language"), "")
        for name in sorted(available(), key=name_of):
            self.language.addItem(name_of(name), name)
        self.language.setAccessibleName(self.tr("Language"))
        self.language.activated.connect(self._set_language)
        #: a letter, small and large, at the ends of a slider for the size of text
        small, self._large = QLabel(self.tr("A"), self), QLabel(self.tr("A"), self)
        self.text_size = SliderRow(self.tr("Text &size"), _SIZES, (small, self._large))
        self.text_size.moved.connect(self._show_sample)
        self.text_size.chosen.connect(lambda size: setattr(settings, "text_size", size))
        #: a sample of text
        self._sample = QLabel(self.tr("Your queen beats the nine; you take 2 cards."), self)
        self._sample.setWordWrap(True)
        self._lay_out()
        self.show_settings()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_PX)
        window, text = Group(self.tr("Window"), self), Group(self.tr("Text"), self)
        about = self.tr("The table keeps its own colours. High contrast follows the system.")
        window.column.addWidget(FieldRow(self.tr("&Look"), self.look, about))
        next_start = self.tr("War speaks it from the next start on.")
        window.column.addWidget(FieldRow(self.tr("Lang&uage"), self.language, next_start))
        text.column.addWidget(self.text_size)
        text.column.addWidget(self._sample, 0, Qt.AlignmentFlag.AlignTop)
        text.column.addWidget(HelpLabel(self.tr("From 100 to 200 %, in the window and on the table.")))
        column.addWidget(window)
        column.addWidget(text)
        column.addStretch(1)

    def show_settings(self) -> None:
        """Show what is set."""
        self.look.set_index(_LOOKS.index(self._settings.chrome))
        self.language.setCurrentIndex(max(0, self.language.findData(self._settings.language)))
        size = self._settings.text_size
        self.text_size.set_value(size, self.tr("{number} %").format(number=number_text(size)))
        self._show_sample(size)

    def _set_language(self, index: int) -> None:
        self._settings.language = self.language.itemData(index)

    def _show_sample(self, size: int) -> None:
        """Show the sample in a text size, in percent, and a letter at the end of the slider."""
        base = QApplication.font().pointSizeF() * 100 / self._settings.text_size
        for label, scale in ((self._sample, size / 100), (self._large, _LARGE_LETTER)):
            font = QFont()
            font.setPointSizeF(base * scale)
            label.setFont(font)
        self.text_size.value.setText(self.tr("{number} %").format(number=number_text(size)))
