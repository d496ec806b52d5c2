"""Runs a dialog over a window until it is closed, and leaves nothing of it; knows none of the dialogs."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QMessageBox, QWidget


def run_modal(dialog: QDialog) -> int:
    """Show a dialog until it is closed, and have it deleted with all its children; return its result.

    It is deleted in the next turn of the event loop, so that until then the caller may still ask it what was
    chosen; but only if it was accepted: it may be gone already, with the window over which it opened.

    Returns:
        What `QDialog.exec` returns: 0 if the dialog was rejected, or deleted while it was open.
    """
    try:
        return dialog.exec()
    finally:
        with suppress(RuntimeError):  # it went with the window over which it opened
            dialog.deleteLater()


@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked before something that can't be undone.

    Attributes:
        title: of the window.
        text: the question.
        yes: the words of the button that agrees.
        no: the words of the button that leaves all as it is; it is the default.
        details: what follows from agreeing.
    """

    title: str
    text: str
    yes: str
    no: str
    details: str = ""


def confirm(question: Question, parent: QWidget) -> bool:
    """Ask a question, and return whether a person agreed.

    Args:
        question: what is asked.
        parent: the window over which it is asked.
    """
    roles = QMessageBox.ButtonRole
    box = QMessageBox(QMessageBox.Icon.Warning, question.title, question.text, parent=parent)
    box.setInformativeText(question.details)
    agrees = box.addButton(question.yes, roles.AcceptRole)
    leaves = box.addButton(question.no, roles.RejectRole)
    box.setDefaultButton(leaves)
    box.setEscapeButton(leaves)
    agreed: list[bool] = []
    box.buttonClicked.connect(lambda button: agreed.append(button is agrees))
    run_modal(box)
    return agreed == [True]
