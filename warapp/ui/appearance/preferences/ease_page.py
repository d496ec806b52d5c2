"""The page of the Preferences for those who don't see the table, or need larger controls."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from warapp.store.settings import Settings
from warapp.ui.widgets.base_dialog import SPACING_PX
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.form.rows import CheckRow, FieldRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.vocabulary import SpokenDetail

_DETAILS = (SpokenDetail.EVERYTHING, SpokenDetail.SHORT, SpokenDetail.WARS)


class EasePage(QWidget):
    """Changes what a screen reader is told, and how large controls are.

    Args:
        settings: the settings.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        words = [self.tr("Everything"), self.tr("In short"), self.tr("Wars and the end")]
        self.detail = ChoiceField(words, self.tr("Screen reader hears"))
        self.detail.chosen.connect(lambda index: setattr(settings, "spoken_detail", _DETAILS[index]))
        finger = self.tr("At least as high as a fingertip. With text of 150 % or more, they always are.")
        self.large = CheckRow(self.tr("Ma&ke controls large"), finger)
        self.large.box.toggled.connect(lambda on: setattr(settings, "large_controls", on))
        self._lay_out()
        self.show_settings()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_PX)
        spoken, controls = Group(self.tr("Screen reader"), self), Group(self.tr("Controls"), self)
        series = self.tr("In auto-play, it hears a summary every four seconds at most.")
        spoken.column.addWidget(FieldRow(self.tr("Screen reader &hears"), self.detail, series))
        spoken.column.addWidget(HelpLabel(self.tr("F2 says the last sentence again. F3 says how it stands.")))
        controls.column.addWidget(self.large)
        column.addWidget(spoken)
        column.addWidget(controls)
        column.addStretch(1)

    def show_settings(self) -> None:
        """Show what is set."""
        self.detail.set_index(_DETAILS.index(self._settings.spoken_detail))
        self.large.box.setChecked(self._settings.large_controls)
