"""Every dialog runs through `run_modal`, which leaves nothing of it behind."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.helpers.source_files import ROOT, nodes_of, python_files
from warapp._compat import override
from warapp.ui.widgets.modal import Question, QuestionDialog, confirm, run_modal

QUESTION = Question("Score", "Begin again?", yes="&Begin", no="&Keep", details="It stands at 3.")
MAY_RUN_AN_EVENT_LOOP = {
    "warapp/ui/widgets/modal.py": {"dialog"},
    "warapp/app.py": {"application"},
    "warapp/desktop/event_loop.py": {"application"},
    "warapp/desktop/speech_process.py": {"application"},  # a process of its own
}
"""By file on what `exec` is called there: the application, and in one place a dialog."""
STATICS = {
    "QMessageBox": {"question", "information", "warning", "critical", "about", "aboutQt"},
    "QFileDialog": {
        "getOpenFileName",
        "getOpenFileNames",
        "getOpenFileUrl",
        "getOpenFileUrls",
        "getSaveFileName",
        "getSaveFileUrl",
        "getExistingDirectory",
        "getExistingDirectoryUrl",
    },
    "QInputDialog": {"getText", "getMultiLineText", "getItem", "getInt", "getDouble"},
    "QColorDialog": {"getColor"},
    "QFontDialog": {"getFont"},
}
"""Functions that open a dialog of their own and wait for it."""


def forget() -> None:
    """Delete what is to be deleted later, as the next turn of the event loop does."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("result", [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected])
def test_the_result_is_returned_and_the_dialog_is_deleted(
    window: QWidget, result: QDialog.DialogCode
) -> None:
    dialog = QDialog(window)
    QTimer.singleShot(0, dialog, lambda: dialog.done(result.value))
    assert run_modal(dialog) == result.value
    assert Shiboken.isValid(dialog)
    forget()
    assert not Shiboken.isValid(dialog)
    assert window.findChildren(QWidget) == []


class Failing(QDialog):
    """A dialog that can't be shown."""

    @override
    def exec(self) -> int:
        raise OSError("no")


def test_a_dialog_that_fails_is_deleted_as_well(window: QWidget) -> None:
    dialog = Failing(window)
    with pytest.raises(OSError, match="no"):
        run_modal(dialog)
    forget()
    assert not Shiboken.isValid(dialog)


def test_a_dialog_that_is_gone_with_its_window_was_rejected(qapp: QApplication) -> None:
    window = QWidget()
    dialog = QDialog(window)
    QTimer.singleShot(0, lambda: Shiboken.delete(window))
    assert run_modal(dialog) == 0
    assert not Shiboken.isValid(dialog)


@pytest.mark.parametrize(("button", "agreed"), [("&Begin", True), ("&Keep", False)])
def test_a_question_is_answered_by_its_buttons(window: QWidget, button: str, agreed: bool) -> None:
    defaults: list[str] = []

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QuestionDialog)
        buttons = {each.text(): each for each in box.findChildren(QPushButton)}
        defaults.extend(text for text, each in buttons.items() if each.isDefault())
        buttons[button].click()

    QTimer.singleShot(0, answer)
    assert confirm(QUESTION, window) is agreed
    assert defaults == ["&Keep"]
    forget()
    assert window.findChildren(QuestionDialog) == []


def test_a_question_that_is_gone_with_its_window_is_answered_with_no(qapp: QApplication) -> None:
    window = QWidget()
    QTimer.singleShot(0, lambda: Shiboken.delete(window))
    assert confirm(QUESTION, window) is False


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else "?"


def loops_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yield on what an event loop of its own is run in a file, and by which function."""
    for node in nodes_of(path, ast.Attribute):
        on = name_of(node.value)
        if node.attr in ("exec", "exec_") or node.attr in STATICS.get(on, ()):
            yield on, node.attr


def test_no_other_place_runs_a_dialog() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): {on for on, _ in loops_in(path)} for path in python_files("warapp")
    }
    assert {name: on for name, on in found.items() if on} == MAY_RUN_AN_EVENT_LOOP


def test_functions_that_run_a_dialog_are_found(tmp_path: Path) -> None:
    file = tmp_path / "asking.py"
    file.write_text("QMessageBox.question(self, 'a', 'b')\nAbout(self).exec()\nQMessageBox(self).show()\n")
    assert list(loops_in(file)) == [("QMessageBox", "question"), ("?", "exec")]
