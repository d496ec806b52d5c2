"""The page of the Preferences for the table and the cards."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.store.setting_values import AS_TABLE
from warapp.store.settings import Settings
from warapp.table.drawing.deck_style import LETTERS
from warapp.ui.appearance.deck import letters_of_window
from warapp.ui.appearance.preferences.picture_row import PictureRow
from warapp.ui.appearance.preferences.pictures import Pictures
from warapp.ui.widgets.base_dialog import SPACING_PX
from warapp.ui.widgets.form.labels import NameLabel
from warapp.ui.widgets.form.rows import CheckRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.wheel_safe_boxes import WheelSafeComboBox
from warapp.vocabulary import FaceStyle, IndexLetters, SuitColours, ThemeName

_TABLE, _NARROW_TABLE, _BACK = QSize(120, 68), QSize(106, 68), QSize(64, 80)
_FACES, _SUITS = QSize(122, 84), QSize(112, 38)
_LARGE_TEXT, _LARGER = 150, 1.35
"""From this text size on, in percent, pictures are so much larger."""
_NARROW_PX = 720
"""Below this width five tables have no room in a row."""
_WIDE_EMS, _WIDE_PX = 54, 740
"""From both widths on faces stand beside suits."""


class TablePage(QWidget):
    """Changes what is on the table.

    Args:
        settings: the settings.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        pictures = Pictures(settings)
        self.tables = PictureRow(
            self._table_names(), _TABLE, pictures.draw_table, lambda theme: self._set("theme", theme)
        )
        self.backs = PictureRow(
            self._back_names(), _BACK, pictures.draw_back, lambda back: self._set("back", back)
        )
        self.faces = PictureRow(
            self._face_names(), _FACES, pictures.draw_faces, lambda faces: self._set("face_style", faces)
        )
        self.suits = PictureRow(
            #: of the suits
            {SuitColours.TWO: self.tr("Two colours"), SuitColours.FOUR: self.tr("Four colours")},
            _SUITS,
            pictures.draw_suits,
            lambda colours: self._set("suit_colours", colours),
        )
        self.dots = CheckRow(self.tr("&Value dots"), self.tr("A longer row of dots is a higher card."))
        self.dots.box.toggled.connect(lambda on: self._set("value_dots", on))
        self.letters = WheelSafeComboBox()
        self._fill_letters()
        self.letters.activated.connect(lambda index: self._set("index_letters", self.letters.itemData(index)))
        self._lay_out()
        self.show_settings()

    def _set(self, name: str, value: object) -> None:
        setattr(self._settings, name, value)

    def _table_names(self) -> Mapping[ThemeName, str]:
        return {
            ThemeName.GREEN: self.tr("Green felt"),
            ThemeName.NIGHT_BLUE: self.tr("Night blue"),
            ThemeName.WARM_WOOD: self.tr("Warm wood"),
            #: names of tables
            ThemeName.LIGHT: self.tr("Light"),
            ThemeName.HIGH_CONTRAST: self.tr("High contrast"),
        }

    def _back_names(self) -> Mapping[str, str]:
        words = {
            AS_TABLE: self.tr("As the table"),
            #: patterns on the backs of cards
            "stars": self.tr("Stars"),
            "guilloche": self.tr("Guilloche"),
            "waves": self.tr("Waves"),
            "lattice": self.tr("Lattice"),
            "rays": self.tr("Rays"),
            "plain": self.tr("Plain"),
        }
        return {name: words[name] for name in self._settings.backs}

    def _face_names(self) -> Mapping[FaceStyle, str]:
        return {
            #: how the faces of cards are drawn
            FaceStyle.CLASSIC: self.tr("Classic"),
            FaceStyle.LARGE_INDEX: self.tr("Large index"),
            FaceStyle.BIG_NUMBERS: self.tr("Big numbers"),
        }

    def _fill_letters(self) -> None:
        own = self.tr("As in the language: {letters}").format(letters=_spaced(letters_of_window()))
        self.letters.addItem(own, None)
        for letters in IndexLetters:
            self.letters.addItem(_spaced(letters), letters)
        #: of ace, king, queen and jack on the cards
        self.letters.setAccessibleName(self.tr("Letters"))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_PX)
        for title, row in ((self.tr("Table"), self.tables), (self.tr("Back of the cards"), self.backs)):
            group = Group(title, self)
            group.column.addWidget(row)
            column.addWidget(group)
        faces, suits = Group(self.tr("Faces"), self), Group(self.tr("Suits and letters"), self)
        faces.column.addWidget(self.faces)
        faces.column.addWidget(self.dots)
        faces.column.addStretch(1)
        suits.column.addWidget(self.suits)
        suits.column.addWidget(NameLabel(self.tr("L&etters"), self.letters))
        suits.column.addWidget(self.letters, 0, Qt.AlignmentFlag.AlignLeading)
        suits.column.addStretch(1)
        self._pair = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._pair.setSpacing(SPACING_PX)
        self._pair.addWidget(faces, 3)
        self._pair.addWidget(suits, 2)
        column.addLayout(self._pair)
        column.addStretch(1)

    def show_settings(self) -> None:
        """Show what is set."""
        settings = self._settings
        self.tables.show_value(settings.theme)
        self.backs.show_value(settings.back)
        self.faces.show_value(settings.face_style)
        self.suits.show_value(settings.suit_colours)
        self.dots.box.setChecked(settings.value_dots)
        self.letters.setCurrentIndex(self.letters.findData(settings.index_letters))
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        scale = _LARGER if self._settings.text_size >= _LARGE_TEXT else 1
        narrow = self.width() < _NARROW_PX
        table = _NARROW_TABLE if narrow and scale == 1 else _TABLE
        for row, size in (
            (self.tables, table),
            (self.backs, _BACK),
            (self.faces, _FACES),
            (self.suits, _SUITS),
        ):
            row.set_picture_size(size * scale)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= max(_WIDE_EMS * text_px(self.font()), _WIDE_PX)
        directions = QBoxLayout.Direction
        self._pair.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._fit_pictures()


def _spaced(letters: IndexLetters) -> str:
    return " ".join(LETTERS[letters])
