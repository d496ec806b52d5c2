"""The dialogs that choose a file."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from warapp.ui.files.dialogs import OpenDialog, SaveDialog
from warapp.ui.widgets import file_dialogs
from warapp.ui.widgets.file_dialogs import shown_name
from warapp.ui.widgets.modal import Question


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.wargame"
    file.touch()
    return file


class TestDialogs:
    """The dialogs themselves; only their event loop is left out."""

    @pytest.fixture
    def window(self, qtbot: QtBot) -> QWidget:
        window = QWidget()
        qtbot.addWidget(window)
        return window

    def press(
        self, monkeypatch: pytest.MonkeyPatch, choice: Path | None, seen: list[QFileDialog] | None = None
    ) -> None:
        """Have a person choose in the dialog that opens next."""

        def run(dialog: QFileDialog) -> int:
            if seen is not None:
                seen.append(dialog)
            if choice is None:
                return 0
            dialog.selectFile(str(choice))
            return 1

        monkeypatch.setattr(QFileDialog, "exec", run)

    def test_opening_begins_in_the_folder_and_shows_rounds(
        self, window: QWidget, evening: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[QFileDialog] = []
        self.press(monkeypatch, evening, seen)
        assert OpenDialog.ask(window, evening.parent) == evening
        assert Path(seen[0].directory().path()) == evening.parent
        assert seen[0].nameFilters() == ["War rounds (*.wargame)", "All files (*)"]
        self.press(monkeypatch, None)
        assert OpenDialog.ask(window, evening.parent) is None

    def test_saving_proposes_a_name(
        self, window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[Path] = []

        def run(dialog: QFileDialog) -> int:
            seen.extend(map(Path, dialog.selectedFiles()))
            return 0

        monkeypatch.setattr(QFileDialog, "exec", run)
        assert SaveDialog.ask(window, tmp_path / "deal 7.wargame") is None
        assert seen == [tmp_path / "deal 7.wargame"]

    @pytest.mark.parametrize(
        ("typed", "file"),
        [
            ("mine", "mine.wargame"),
            ("mine.WARGAME", "mine.WARGAME"),
            ("version 1.2", "version 1.2.wargame"),
        ],
    )
    def test_the_suffix_is_added(
        self, window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str, file: str
    ) -> None:
        self.press(monkeypatch, tmp_path / typed)
        assert SaveDialog.ask(window, tmp_path / "deal 7.wargame") == tmp_path / file

    @pytest.mark.parametrize("replaces", [True, False])
    def test_a_file_that_only_the_suffix_meets_is_asked_about(
        self,
        window: QWidget,
        evening: Path,
        monkeypatch: pytest.MonkeyPatch,
        replaces: bool,
    ) -> None:
        questions: list[str] = []

        def ask(question: Question, parent: QWidget) -> bool:
            questions.append(question.text)
            return replaces

        monkeypatch.setattr(file_dialogs, "confirm", ask)
        self.press(monkeypatch, evening.with_suffix(""))
        chosen = SaveDialog.ask(window, evening)
        assert chosen == (evening if replaces else None)
        assert questions == ["evening.wargame already exists. Replace it?"]

    def test_the_dialog_itself_asks_about_a_file_that_is_there(
        self, window: QWidget, evening: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[QFileDialog] = []
        self.press(monkeypatch, None, seen)
        SaveDialog.ask(window, evening)
        assert not seen[0].testOption(QFileDialog.Option.DontConfirmOverwrite)

    def test_a_dialog_is_a_plain_one_of_qt_so_that_the_desktop_s_own_may_stand_in_for_it(
        self, window: QWidget, evening: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen: list[QFileDialog] = []
        self.press(monkeypatch, None, seen)
        OpenDialog.ask(window, evening.parent)
        SaveDialog.ask(window, evening)
        assert [dialog.metaObject().className() for dialog in seen] == ["QFileDialog", "QFileDialog"]


def test_a_name_is_shown_on_one_line() -> None:
    assert shown_name(Path("/a/b.wargame")) == "b.wargame"
    assert shown_name(Path("/a/b\u202ec")) == "'b\\u202ec'"
    assert shown_name(Path("/a/b.wargame"), whole=True) == "/a/b.wargame"
    assert len(shown_name(Path("/" + "a" * 200))) == 81
    assert shown_name(Path("/")) == "/"
