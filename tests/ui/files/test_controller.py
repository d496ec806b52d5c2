"""Opening files, from the menu and dropped onto the window."""

import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from tests.helpers.golden_files import Golden
from tests.ui.helpers.file_driver import EVENING, FileDriver, choose
from tests.ui.helpers.window_driver import of_deal
from warapp.engine.record import MOST_BYTES
from warapp.session import Round
from warapp.ui.files import controller as module
from warapp.ui.files.controller import MOST_READING, dropped_file
from warapp.ui.files.dialogs import OpenDialog


@pytest.fixture
def place(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FileDriver:
    monkeypatch.setattr(module, "_GRACE_S", 20.0)
    return FileDriver(qtbot, tmp_path)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.wargame"
    file.write_text(EVENING.dumps(), encoding="utf-8")
    return file


class TestOpening:
    def test_puts_the_round_on_the_table_as_far_as_it_is_played(
        self, place: FileDriver, evening: Path
    ) -> None:
        place.open(evening)
        assert place.record == EVENING
        assert place.said == ["evening.wargame is open."]
        assert place.complaints == []

    def test_in_mid_round_can_be_taken_back(self, place: FileDriver, evening: Path) -> None:
        place.open(evening)
        place.session.take_back()
        assert place.record == of_deal(1, battles=3)

    def test_is_asked_for_in_the_menu(
        self, place: FileDriver, evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        choose(monkeypatch, OpenDialog, evening)
        place.actions.open.trigger()
        place.until_read()
        assert place.record == EVENING
        assert place.waits == 1

    def test_may_be_thought_better_of(self, place: FileDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        choose(monkeypatch, OpenDialog, None)
        place.actions.open.trigger()
        assert place.files._reading == []

    @pytest.mark.parametrize(
        "content",
        [
            pytest.param(b"", id="nothing"),
            pytest.param(EVENING.dumps().encode()[:40], id="its beginning"),
            pytest.param(b"\x89PNG\r\n\x1a\n", id="a picture"),
            pytest.param(b"[" * 50_000, id="50,000 lists"),
            pytest.param(b" " * (MOST_BYTES + 1), id="spaces"),
            pytest.param(b'{"format": "chess"}', id="chess"),
            pytest.param(b'{"format": "warapp-round", "version": 2}', id="version 2"),
        ],
    )
    def test_says_in_the_readers_words_what_is_wrong_and_loses_nothing(
        self, place: FileDriver, tmp_path: Path, content: bytes, golden: Golden
    ) -> None:
        before = place.session.round
        (tmp_path / "odd.wargame").write_bytes(content)
        place.open(tmp_path / "odd.wargame")
        golden.check(place.complaints)
        assert place.session.round == before
        assert (place.session.can_take_back, place.said, place.settings.recent_files) == (False, [], ())

    @pytest.mark.skipif(sys.platform == "win32", reason="there are no such files there")
    def test_what_is_no_file_is_not_waited_for(self, place: FileDriver, tmp_path: Path) -> None:
        os.mkfifo(tmp_path / "pipe")
        for name in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
            place.complaints.clear()
            place.open(name)
            assert place.complaints == [f"“{name.name}” can't be read. Your round on the table goes on."]

    def test_a_file_that_is_gone_is_forgotten(self, place: FileDriver, evening: Path) -> None:
        place.open(evening)
        evening.unlink()
        place.said.clear()
        place.open(evening)
        assert place.complaints == [
            "“evening.wargame” isn't there any more. Your round on the table goes on."
        ]
        assert place.settings.recent_files == ()

    def test_a_name_can_not_break_the_line(self, place: FileDriver, tmp_path: Path) -> None:
        for name in ("a\nb", "\u202eab", os.fsdecode(b"\xff"), "long" * 50):
            place.complaints.clear()
            place.open(tmp_path / name)
            (said,) = place.complaints
            assert said.isprintable()
            assert len(said) < 200


class TestOpeningSeveral:
    """What is read, and when, is in the hands of the test."""

    @pytest.fixture(autouse=True)
    def slow(
        self, place: FileDriver, monkeypatch: pytest.MonkeyPatch
    ) -> Iterator[dict[str, threading.Event]]:
        events = {name: threading.Event() for name in "abcdefg"}
        numbers = {name: number for number, name in enumerate("abcdefg", 10)}

        def read(file: Path) -> Round:
            assert events[file.name].wait(20)
            return Round.at(of_deal(numbers[file.name]))

        monkeypatch.setattr(module, "_round_of", read)
        monkeypatch.setattr(module, "_GRACE_S", 0.0)
        self.events, self.numbers = events, numbers
        yield events
        for event in events.values():
            event.set()

    def test_the_latest_counts_whenever_it_is_read(self, place: FileDriver) -> None:
        for order in ("ab", "ba"):
            place.said.clear()
            for event in self.events.values():
                event.clear()
            for name in "ab":
                place.files.open(Path(name))
            assert place.said == ["Opening a…", "Opening b…"]
            place.said.clear()
            for name in order:
                self.events[name].set()
            place.until_read()
            assert place.record.deal_number == self.numbers["b"]
            assert place.said == ["b is open."]

    def test_the_window_does_not_wait(self, place: FileDriver) -> None:
        place.files.open(Path("a"))
        place.said.clear()
        place.session.turn_cards()
        assert place.record.battles == 4
        self.events["a"].set()
        place.until_read()
        assert place.record.deal_number == self.numbers["a"]
        place.session.take_back()
        assert place.record == of_deal(1, battles=4)

    def test_an_error_that_nobody_expects_is_raised_where_it_is_heard(
        self, place: FileDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(file: Path) -> Round:
            raise MemoryError

        monkeypatch.setattr(module, "_round_of", fail)
        with capture_exceptions() as raised:
            place.files.open(Path("a"))
            assert place.files._reading[-1].wait(20)
            QCoreApplication.sendPostedEvents()
        assert [kind for kind, _, _ in raised] == [MemoryError]

    def test_there_is_a_bound(self, place: FileDriver, qtbot: QtBot) -> None:
        for name in "abcdefg"[: MOST_READING + 1]:
            place.files.open(Path(name))
        last = "abcdefg"[MOST_READING]
        assert place.complaints == [f"{last} can't be opened yet: other files are still loading."]
        place.complaints.clear()
        place.said.clear()
        for event in self.events.values():
            event.set()
        place.until_read()
        for job in place.files._reading:
            assert job.wait(20)
        place.files.open(Path(last))
        qtbot.waitUntil(lambda: place.record.deal_number == self.numbers[last])


class TestDropping:
    def test_the_first_round_among_what_is_dragged_counts(self) -> None:
        def dragged(*urls: str) -> Path | None:
            data = QMimeData()
            data.setUrls([QUrl(url) for url in urls])
            return dropped_file(data)

        assert dragged("file:///a/photo.png", "file:///a/b%20c.WARGAME", "file:///d.wargame") == Path(
            "/a/b c.WARGAME"
        )
        assert dragged("file:///a/photo.png") == Path("/a/photo.png"), "which is then refused in words"
        assert dragged("https://example.org/a.wargame") is None
        assert dragged() is None

    def test_a_file_is_never_moved(self, place: FileDriver, evening: Path) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(evening))])
        actions = Qt.DropAction
        event = QDragEnterEvent(
            QPoint(),
            actions.MoveAction | actions.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        event.ignore()
        QApplication.sendEvent(place.window, event)
        assert event.isAccepted()
        assert event.dropAction() is actions.CopyAction
