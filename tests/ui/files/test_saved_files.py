"""Saving rounds, and the list of recent files."""

import os
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.store.conftest import read_only_folder, tiny_disk
from tests.store.samples import fill
from tests.ui.helpers.file_driver import EVENING, FileDriver, choose
from tests.ui.helpers.window_driver import of_deal, of_piles
from warapp.engine import load_record
from warapp.session import Round
from warapp.store.files import FileProblem, write_atomic
from warapp.ui.files import controller as module
from warapp.ui.files.dialogs import SaveDialog

__all__ = ["read_only_folder", "tiny_disk"]


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FileDriver:
    monkeypatch.setattr(module, "_GRACE_S", 20.0)
    return FileDriver(qtbot, tmp_path)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.wargame"
    file.write_text(EVENING.dumps(), encoding="utf-8")
    return file


class TestSaving:
    def test_writes_what_can_be_opened_again(
        self, place: FileDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "mine.wargame"
        choose(monkeypatch, SaveDialog, file)
        place.save()
        assert load_record(file) == of_deal(1, battles=3)
        assert file.read_text(encoding="utf-8").endswith("}\n")
        assert place.said == ["Round saved as mine.wargame."]
        assert place.settings.recent_files == (file,)
        assert place.waits == 1

    def test_proposes_the_number_of_the_deal_beside_the_latest_file(
        self, place: FileDriver, evening: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked = choose(monkeypatch, SaveDialog, None)
        place.actions.save_as.trigger()
        place.files.remember(evening)
        place.actions.save_as.trigger()
        place.session.put_on_table(Round.at(of_piles("AS KD", "KS QD")))
        place.actions.save_as.trigger()
        assert asked[0].name == "deal 1.wargame"
        assert asked[1:] == [evening.with_name("deal 1.wargame"), evening.with_name("custom cards.wargame")]

    def test_is_of_the_moment_in_which_it_was_asked_for(
        self, place: FileDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def ask(parent: QWidget, proposed: Path) -> Path:
            place.session.turn_cards()
            return tmp_path / "mine.wargame"

        monkeypatch.setattr(SaveDialog, "ask", ask)
        place.save()
        assert load_record(tmp_path / "mine.wargame") == of_deal(1, battles=3)

    def test_a_full_disk_is_said_and_the_file_before_stays(
        self, place: FileDriver, tiny_disk: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tiny_disk / "mine.wargame"
        file.write_text(EVENING.dumps(), encoding="utf-8")
        fill(tiny_disk / "ballast")
        choose(monkeypatch, SaveDialog, file)
        place.save()
        assert place.complaints == ["The round wasn't saved: there's no space left for mine.wargame."]
        assert load_record(file) == EVENING
        assert (place.said, place.settings.recent_files) == ([], ())

    def test_a_folder_that_may_not_be_changed_is_said(
        self, place: FileDriver, read_only_folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        choose(monkeypatch, SaveDialog, read_only_folder / "mine.wargame")
        place.save()
        assert place.complaints == [
            "The round wasn't saved: you don't have permission to save mine.wargame there."
        ]

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")
    def test_what_is_no_file_is_not_written_over(
        self, place: FileDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pipe = tmp_path / "pipe.wargame"
        os.mkfifo(pipe)
        (tmp_path / "folder.wargame").mkdir()
        for name in ("pipe.wargame", "folder.wargame"):
            place.complaints.clear()
            choose(monkeypatch, SaveDialog, tmp_path / name)
            place.save()
            assert place.complaints == [f"The round wasn't saved: {name} can't be written there."]
        assert pipe.is_fifo()

    def test_the_window_waits_for_no_disk(
        self, place: FileDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        may_end = threading.Event()

        def write(path: Path, content: bytes) -> FileProblem | None:
            assert may_end.wait(60)
            return write_atomic(path, content)

        monkeypatch.setattr(module, "write_atomic", write)
        choose(monkeypatch, SaveDialog, tmp_path / "mine.wargame")
        place.actions.save_as.trigger()
        place.session.turn_cards()
        assert (place.record.battles, place.said) == (4, [])
        may_end.set()
        place.until_read()
        assert place.said == ["Round saved as mine.wargame."]
        assert load_record(tmp_path / "mine.wargame") == of_deal(1, battles=3)


class TestRecentFiles:
    def test_are_in_the_menu_the_latest_first(self, place: FileDriver, tmp_path: Path) -> None:
        assert place.recent == ["No files yet"]
        for number in range(12):
            place.files.remember(tmp_path / f"{number} & more.wargame")
        assert place.recent[0] == "&1 11 && more.wargame"
        assert place.recent[9:] == ["1&0 2 && more.wargame", "&Clear list"]
        assert place.actions.recent_menu.actions()[0].toolTip() == str(tmp_path)

    def test_are_opened_from_there(self, place: FileDriver, evening: Path) -> None:
        place.files.remember(evening)
        place.actions.recent_menu.actions()[0].trigger()
        place.until_read()
        assert place.record == EVENING

    def test_can_be_forgotten(self, place: FileDriver, evening: Path) -> None:
        place.files.remember(evening)
        place.actions.recent_menu.actions()[-1].trigger()
        assert place.recent == ["No files yet"]
        assert place.settings.recent_files == ()

    def test_a_name_that_no_person_gave_is_not_kept(self, place: FileDriver) -> None:
        for number in range(10):
            place.files.remember(Path(f"/{number}" + "/♠" * 2_000))
        assert place.settings.recent_files == ()

    def test_are_in_the_menu_of_the_round(self, place: FileDriver) -> None:
        of_the_round = place.actions.round_menu  # not QAction.menu(): before PySide6 6.11.3 that may be gone
        assert place.window.menuBar().actions()[0] == of_the_round.menuAction()
        assert place.actions.recent_menu.menuAction() in of_the_round.actions()
