"""The page of the Preferences for motion and sound."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from warapp._compat import override
from warapp.store.setting_values import ReducedMotion
from warapp.store.settings import Settings
from warapp.table.choreography.cue import Cue
from warapp.ui.widgets.base_dialog import SPACING_PX
from warapp.ui.widgets.form.choice_field import ChoiceField
from warapp.ui.widgets.form.rows import CheckRow, FieldRow, SliderRow
from warapp.ui.widgets.group import Group
from warapp.ui.widgets.labels import HelpLabel
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.ui.widgets.style.signs import Sign, sign_icon
from warapp.words.translation import Translator
from warapp.words.war_laying import war_chant

_VOLUMES = range(0, 101, 10)
_MOTIONS = (ReducedMotion.SYSTEM, ReducedMotion.OFF, ReducedMotion.ON)


class MotionPage(QWidget):
    """Changes how cards move and what is heard.

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
        super().__init__(parent)
        self._settings = settings
        #: how cards move: as the system asks for, always in motion, never
        words = [self.tr("Like the system"), self.tr("Cards travel"), self.tr("Cards appear in place")]
        self.motion = ChoiceField(words, self.tr("Moving cards"))
        self.motion.chosen.connect(lambda index: setattr(settings, "reduced_motion", _MOTIONS[index]))
        self._asked = (
            self.tr("Your system asks for less motion.")
            if system_reduces()
            else self.tr("Your system doesn't ask for less motion.")
        )
        aloud = self.tr("With three cards face down, a word for each card.")
        self.chant = CheckRow(self.tr("Sa&y “I – de – clare – war!”"), aloud)
        self.chant.setVisible(bool(war_chant(Translator(QCoreApplication.translate))))
        self.chant.box.toggled.connect(lambda on: setattr(settings, "war_chant", on))
        pressing = self.tr("In a war, each press lays the next card.")
        self.steps = CheckRow(self.tr("L&ay cards step by step"), pressing)
        self.steps.box.toggled.connect(lambda on: setattr(settings, "war_steps", on))
        self.muted = CheckRow(self.tr("&Mute all sounds"))
        self.muted.box.toggled.connect(lambda on: setattr(settings, "muted", on))
        self.try_it = QPushButton(self.tr("&Try it"), self)
        self.try_it.setAutoDefault(False)
        self.try_it.clicked.connect(lambda: play_sound(Cue.WAR))
        self.volume = SliderRow(self.tr("V&olume"), _VOLUMES, (None, self.try_it))
        self.volume.moved.connect(self._show_volume)
        self.volume.chosen.connect(lambda volume: setattr(settings, "volume", volume))
        about = self.tr("You don't hear it at high speeds.")
        self.note = CheckRow(self.tr("A &note tells who won a battle"), about)
        self.note.box.toggled.connect(lambda on: setattr(settings, "battle_note", on))
        self._lay_out()
        self._draw_icon()
        self.show_settings()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING_PX)
        motion, sound = Group(self.tr("Motion"), self), Group(self.tr("Sound"), self)
        motion.column.addWidget(FieldRow(self.tr("Movin&g cards"), self.motion))
        motion.column.addWidget(HelpLabel(self._asked))
        self.motion.setAccessibleDescription(self._asked)
        motion.column.addWidget(self.chant)
        motion.column.addWidget(self.steps)
        for row in (self.muted, self.volume, self.note):
            sound.column.addWidget(row)
        column.addWidget(motion)
        column.addWidget(sound)
        column.addStretch(1)

    def show_settings(self) -> None:
        """Show what is set."""
        settings = self._settings
        self.motion.set_index(_MOTIONS.index(settings.reduced_motion))
        self.chant.box.setChecked(settings.war_chant)
        self.steps.box.setChecked(settings.war_steps)
        self.muted.box.setChecked(settings.muted)
        self.try_it.setEnabled(not settings.muted)
        self.volume.set_value(settings.volume, self._volume_words(settings.volume))
        self.note.box.setChecked(settings.battle_note)

    def _show_volume(self, volume: int) -> None:
        self.volume.value.setText(self._volume_words(volume))

    def _volume_words(self, volume: int) -> str:
        return self.tr("{number} %").format(number=number_text(volume))

    def _draw_icon(self) -> None:
        size = round(text_px(self.font()) * 1.25)
        self.try_it.setIconSize(QSize(size, size))
        self.try_it.setIcon(sign_icon(Sign.SOUND, size, self.devicePixelRatioF(), self.palette()))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._draw_icon()
