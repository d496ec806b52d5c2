"""What `warapp --self-test` finds: nothing in a whole program, else a sentence for each fault."""

import shutil
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.builders import hands
from tests.helpers.source_files import ROOT
from warapp import self_test
from warapp.desktop import qt_startup as startup
from warapp.engine import PLAYBOOK, deal, from_piles
from warapp.lab import kernel
from warapp.lab.summary import USUAL_PACE
from warapp.table.stage.spots import InPot, OnPile
from warapp.table.stage.stage import Stage


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the resources, to be damaged."""
    copy = tmp_path / "resources"
    for name in ("cards", "icons", "sounds"):
        shutil.copytree(
            ROOT / "resources" / name, copy / name, ignore=shutil.ignore_patterns("*.py", "__pycache__")
        )
    (copy / "i18n").mkdir()
    monkeypatch.setattr("warapp.assets.resources", lambda: copy)
    return copy


def test_the_program_as_it_is_has_no_fault(tmp_path: Path) -> None:
    picture = tmp_path / "war.png"
    options = ("--self-test", "--platform", "offscreen", "--screenshot", str(picture))
    command = [sys.executable, "-m", "warapp", *options]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert (ran.returncode, ran.stdout.count("\n")) == (0, 1), ran.stdout + ran.stderr
    assert QImage(str(picture)).width() >= 640
    kept = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert kept == [picture], "the person's own folders are left alone"


@pytest.mark.usefixtures("qapp")
class TestResources:
    def test_whole_ones_have_no_fault(self, resources: Path) -> None:
        assert self_test.art_faults() + self_test.sound_faults() + self_test.icon_faults() == []
        assert self_test.translation_faults() == []

    def test_a_missing_face_and_a_broken_back_are_named(self, resources: Path) -> None:
        (resources / "cards/pictures/QH.svg").unlink()
        (resources / "cards/backs/rays.svg").write_text("<svg>")
        faults = self_test.art_faults()
        assert len(faults) == 2
        assert "'QH'" in faults[0]
        assert "'rays'" in faults[1]

    def test_a_picture_that_looks_like_another_is_named(self, resources: Path) -> None:
        shutil.copy(resources / "cards/backs/rays.svg", resources / "cards/backs/plain.svg")
        assert self_test.art_faults() == ["Two pictures look the same: the back plain and the back rays."]

    def test_missing_broken_and_silent_sounds_are_named(self, resources: Path) -> None:
        sounds = resources / "sounds"
        (sounds / "war.wav").unlink()
        (sounds / "win.wav").write_bytes(b"RIFF")
        with wave.open(str(sounds / "turn.wav"), "wb") as silence:
            silence.setparams((1, 2, 44_100, 0, "NONE", ""))
            silence.writeframes(bytes(200))
        missing, silent, broken = self_test.sound_faults()
        assert missing == "The sound war is missing."
        assert silent == "The sound turn is silent."
        assert broken.startswith("The sound win can't be read")

    def test_missing_icons_are_named(self, resources: Path) -> None:
        (resources / "icons/warapp-48.png").unlink()
        (resources / "icons/symbolic/pause.svg").unlink()
        assert self_test.icon_faults() == [
            "The icon of 48 pixels is missing or broken.",
            "The icon pause.svg is missing or broken.",
        ]

    def test_every_symbol_that_ships_is_looked_at(self) -> None:
        shipped = {path.stem for path in (ROOT / "resources/icons/symbolic").glob("*.svg")}
        assert set(self_test.SYMBOLS) == shipped

    def test_a_broken_translation_is_named(self, resources: Path) -> None:
        (resources / "i18n/warapp_xx.qm").write_bytes(b"no translation")
        assert self_test.translation_faults() == [
            "The translation warapp_xx.qm can't be loaded.",
            "The translation qtbase_xx.qm can't be loaded.",
        ]


class TestKernel:
    def test_only_a_frozen_program_must_have_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(kernel, "available", lambda: False)
        assert self_test.kernel_faults() == []
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        assert self_test.kernel_faults() == ["The compiled kernel is missing."]

    def test_it_must_play_the_engines_round(self, monkeypatch: pytest.MonkeyPatch) -> None:
        if not kernel.available():
            pytest.skip("the kernel is not compiled here")
        assert self_test.kernel_faults() == []
        other = kernel.play(PLAYBOOK, self_test.DEAL + 1, USUAL_PACE)
        monkeypatch.setattr(kernel, "play", lambda *_: other)
        assert self_test.kernel_faults() == ["The compiled kernel and the engine play different rounds."]


class TestTable:
    def test_one_that_was_synced_shows_the_position(self) -> None:
        stage, state = Stage(), deal(PLAYBOOK, 1)
        stage.sync(state)
        assert self_test.shows(stage, state)

    @pytest.mark.parametrize(
        "spoil", [lambda s: s.labels.counts.reverse(), lambda s: s.put(hands("AS")[0][0], InPot(0))]
    )
    def test_one_with_a_wrong_count_or_card_does_not(self, spoil: Callable[[Stage], object]) -> None:
        stage, state = Stage(), from_piles(hands("AS KD", "2C"))
        stage.sync(state)
        spoil(stage)
        assert not self_test.shows(stage, state)

    def test_one_with_a_card_on_its_way_does_not(self) -> None:
        stage, state = Stage(), from_piles(hands("AS KD", "2C"))
        stage.sync(state)
        stage.put(hands("AS")[0][0], OnPile(0))
        assert not self_test.shows(stage, state)


class Doorbell(QObject):
    rang = Signal()


def test_faults_are_printed_and_make_the_status_1(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bell = Doorbell()

    def fail() -> None:
        raise LookupError("nobody is at home")

    def ring(*_: object) -> list[str]:
        bell.rang.connect(fail)
        bell.rang.emit()
        return ["The table has three legs."]

    monkeypatch.setattr(startup, "make_application", lambda _: qapp)
    monkeypatch.setattr(self_test, "round_faults", ring)
    monkeypatch.setattr(self_test, "CHECKS", ())
    with qtbot.capture_exceptions():
        assert self_test.run() == 1
    assert capsys.readouterr().out.splitlines() == [
        "Something went wrong: LookupError: nobody is at home.",
        "The table has three legs.",
    ]
