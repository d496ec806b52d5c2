"""What the guide says on buttons and keys, in the words and with the keys that they have."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from warapp.ui.guide.key_row import KeyHint, Look
from warapp.ui.play.actions import Actions
from warapp.ui.widgets.labels import without_letter

_CAPS = {"Left": "←", "Right": "→", "-": "−"}
"""What is printed on keys whose names are no better in words."""


class ButtonsAndKeys(QObject):
    """Knows what each button and key does.

    Args:
        actions: of the window.
    """

    def __init__(self, actions: Actions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions = actions

    def hints(self, own_keys: Mapping[int, str]) -> tuple[KeyHint, ...]:
        """Return what there is to say.

        Args:
            own_keys: by which several people turn cards together, by seat; empty for none.
        """
        return (*self._of_the_bar(own_keys), *self._of_the_rest())

    def _of_the_bar(self, own_keys: Mapping[int, str]) -> tuple[KeyHint, ...]:
        actions = self._actions
        turn = self.tr("one battle, with all its wars; a click on the table does the same")
        if own_keys:
            turn = self.tr("one battle, once everyone with cards has pressed their key")
        primary = _hint(actions.turn, turn, Look.PRIMARY)
        return (
            primary._replace(keys=tuple(own_keys.values()) or primary.keys),
            _hint(actions.ten, self.tr("ten battles in a row"), Look.BAR),
            _hint(actions.auto, self.tr("battle after battle, until you press it again"), Look.BAR),
            _hint(actions.new_round, self.tr("shuffles, and deals from the start"), Look.BAR),
        )

    def _of_the_rest(self) -> tuple[KeyHint, ...]:
        actions = self._actions
        speed, look_back = self.tr("Speed"), self.tr("Look back")
        others = self.tr("goes from one button to the next; Enter presses it")
        return (
            _hint(actions.take_back, self.tr("brings back the old round, until you turn cards")),
            _hint(actions.pause, self.tr("covers the table and stops the clock")),
            KeyHint(speed, _caps(actions.slower, actions.faster), self.tr("slower, faster")),
            KeyHint(look_back, _caps(actions.back, actions.forward), self.tr("battle by battle")),
            _hint(actions.mute, self.tr("sound off or on")),
            _hint(actions.house_rules, self.tr("how many play, and by which rules")),
            _hint(actions.full_screen, self.tr("nothing but the table and its buttons")),
            _hint(actions.to_table, self.tr("stops what is going on, and goes back to the cards")),
            KeyHint(self.tr("Other buttons"), (_native(QKeySequence("Tab")),), others),
        )


def _hint(action: QAction, words: str, look: Look = Look.PLAIN) -> KeyHint:
    return KeyHint(without_letter(action.text()).rstrip("…"), _caps(action), words, look)


def _caps(*actions: QAction) -> tuple[str, ...]:
    keys = [action.shortcut() for action in actions]
    return tuple(_CAPS.get(key.toString(), _native(key)) for key in keys)


def _native(key: QKeySequence) -> str:
    return key.toString(QKeySequence.SequenceFormat.NativeText)
