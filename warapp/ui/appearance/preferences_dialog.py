"""The Preferences dialog: each choice takes effect, and is saved, at once."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from warapp.store.setting_values import AS_TABLE, Chrome, ReducedMotion
from warapp.store.settings import Settings
from warapp.table.drawing.card_art import CardArt
from warapp.table.drawing.deck_style import BACKS, DeckStyle
from warapp.ui.appearance.preview import Preview
from warapp.ui.widgets.labels import BuddyLabel
from warapp.ui.widgets.numbers import number_text
from warapp.vocabulary import FaceStyle, SuitColours, ThemeName

_BACK_WIDTH = 30


class PreferencesDialog(QDialog):
    """Changes the settings, and follows their `changed` signal."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._updaters: list[Callable[[], None]] = []
        self.setWindowTitle(self.tr("Preferences"))
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        for title, add_rows in (
            (self.tr("Table and cards"), self._add_table_rows),
            (self.tr("Text"), self._add_text_rows),
            (self.tr("Motion"), self._add_motion_rows),
            (self.tr("Sound"), self._add_sound_rows),
        ):
            group = QGroupBox(title, inner)
            form = QFormLayout(group)
            form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
            add_rows(form)
            column.addWidget(group)
        column.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._buttons())
        self.resize(self._first_size(inner))
        settings.changed.connect(self._update_all)

    def _first_size(self, inner: QWidget) -> QSize:
        size = inner.sizeHint() + QSize(60, 100)
        return size.boundedTo(self.screen().availableSize() * 0.85)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        close = box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("&Close"))
        defaults = box.addButton(QDialogButtonBox.StandardButton.RestoreDefaults)
        defaults.setText(self.tr("&Restore defaults"))
        defaults.setAutoDefault(False)
        defaults.clicked.connect(self._restore)
        box.rejected.connect(self.reject)
        return box

    def _add_table_rows(self, form: QFormLayout) -> None:
        form.addRow(Preview(self._settings, self))
        self._add_choice(
            form,
            self.tr("&Table"),
            "theme",
            {
                ThemeName.GREEN: self.tr("Green felt"),
                ThemeName.NIGHT_BLUE: self.tr("Night blue"),
                ThemeName.WARM_WOOD: self.tr("Warm wood"),
                ThemeName.LIGHT: self.tr("Light felt"),
                ThemeName.HIGH_CONTRAST: self.tr("High contrast"),
            },
        )
        self._add_backs(form)
        self._add_choice(
            form,
            self.tr("&Suits"),
            "suit_colours",
            {SuitColours.TWO: self.tr("Two colours"), SuitColours.FOUR: self.tr("Four colours")},
        )
        self._add_choice(
            form,
            self.tr("&Faces"),
            "face_style",
            {
                FaceStyle.CLASSIC: self.tr("Classic"),
                FaceStyle.LARGE_INDEX: self.tr("Large index"),
                FaceStyle.BIG_NUMBERS: self.tr("Big numbers"),
            },
        )
        self._add_choice(
            form,
            self.tr("&Window"),
            "chrome",
            {
                Chrome.SYSTEM: self.tr("Follow system"),
                Chrome.LIGHT: self.tr("Light"),
                Chrome.DARK: self.tr("Dark"),
            },
        )

    def _add_text_rows(self, form: QFormLayout) -> None:
        self._add_slider(form, self.tr("T&ext size"), "text_size", 100, 200, 10)

    def _add_motion_rows(self, form: QFormLayout) -> None:
        self._add_choice(
            form,
            self.tr("&Moving cards"),
            "reduced_motion",
            {
                ReducedMotion.SYSTEM: self.tr("Follow system"),
                ReducedMotion.OFF: self.tr("Animated"),
                ReducedMotion.ON: self.tr("Instant"),
            },
        )

    def _add_sound_rows(self, form: QFormLayout) -> None:
        self._add_slider(form, self.tr("&Volume"), "volume", 0, 100, 10)
        muted = QCheckBox(self.tr("M&ute all sounds"), self)
        muted.toggled.connect(lambda on: setattr(self._settings, "muted", on))
        form.addRow(muted)
        self._add_updater(lambda: muted.setChecked(self._settings.muted))

    def _add_choice(self, form: QFormLayout, label: str, name: str, choices: dict[StrEnum, str]) -> None:
        box = QComboBox(self)
        for value, words in choices.items():
            box.addItem(words, value)
        self._add_box(form, label, box, name)

    def _add_backs(self, form: QFormLayout) -> None:
        words = {
            "stars": self.tr("Stars"),
            "guilloche": self.tr("Guilloche"),
            "waves": self.tr("Waves"),
            "lattice": self.tr("Lattice"),
            "rays": self.tr("Rays"),
            "plain": self.tr("Plain"),
        }
        box = QComboBox(self)
        box.setIconSize(QSize(_BACK_WIDTH, _BACK_WIDTH * 7 // 5))
        box.addItem(self.tr("As the table"), AS_TABLE)
        for name in BACKS:
            box.addItem(QIcon(self._picture_of(name)), words.get(name, name), name)
        self._add_box(form, self.tr("Card &backs"), box, "back")

    def _picture_of(self, back: str) -> QPixmap:
        art = CardArt(DeckStyle(back=back))
        art.set_size(_BACK_WIDTH, self.devicePixelRatioF())
        return art.back()

    def _add_box(self, form: QFormLayout, label: str, box: QComboBox, name: str) -> None:
        box.setAccessibleName(label.replace("&", ""))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.activated.connect(lambda index: setattr(self._settings, name, box.itemData(index)))
        form.addRow(BuddyLabel(label, box), box)
        self._add_updater(lambda: box.setCurrentIndex(box.findData(getattr(self._settings, name))))

    def _add_slider(self, form: QFormLayout, label: str, name: str, least: int, most: int, step: int) -> None:
        words = QLabel(self)
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setRange(least, most)
        slider.setSingleStep(step)
        slider.setPageStep(step)
        slider.setTickInterval(step)
        slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        slider.setTracking(False)  # applied and saved when it is released
        slider.setAccessibleName(label.replace("&", ""))
        slider.valueChanged.connect(lambda value: setattr(self._settings, name, round(value / step) * step))
        form.addRow(BuddyLabel(label, slider), slider)
        form.addRow("", words)

        def update() -> None:
            value = getattr(self._settings, name)
            slider.setValue(value)
            words.setText(self.tr("{number} %").format(number=number_text(value)))
            slider.setAccessibleDescription(words.text())

        self._add_updater(update)

    def _add_updater(self, updater: Callable[[], None]) -> None:
        self._updaters.append(updater)
        updater()

    def _update_all(self) -> None:
        for updater in self._updaters:
            updater()

    def _restore(self) -> None:
        for name in (
            "theme",
            "suit_colours",
            "face_style",
            "chrome",
            "text_size",
            "reduced_motion",
            "volume",
        ):
            setattr(self._settings, name, getattr(Settings, name).default)
        self._settings.back = AS_TABLE
        self._settings.muted = Settings.muted.default
