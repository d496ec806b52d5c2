"""Which sounds are played, as the settings have it."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from warapp.store.settings import Settings, open_ini
from warapp.ui.appearance.sound_controller import SoundController


class Heard:
    """Sounds that are written down."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.volume, self.muted = 0.7, False

    def play(self, name: str) -> None:
        self.names.append(name)

    def prepare(self) -> None:
        pass

    def stay_silent(self) -> None:
        pass


@pytest.mark.parametrize(
    ("note", "heard"), [(True, ["turn", "battle_won", "slap", "battle_lost"]), (False, ["turn", "slap"])]
)
def test_the_note_of_a_battle_can_be_left_out(tmp_path: Path, note: bool, heard: Sequence[str]) -> None:
    settings = Settings(open_ini(tmp_path / "settings.ini")[0], ())
    sounds, parent = Heard(), QObject()
    controller = SoundController(settings, sounds, parent)  # type: ignore[arg-type]
    settings.battle_note = note
    for name in ("turn", "battle_won", "slap", "battle_lost"):
        controller.play(name)
    assert sounds.names == heard
