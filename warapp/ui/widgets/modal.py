"""Runs modal dialogs, and deletes them afterwards."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtWidgets import QDialog, QMessageBox, QWidget


def run_modal(dialog: QDialog) -> int:
    """Run a dialog until it is closed, then schedule its deletion.

    The caller may still read an accepted dialog: it lives until control returns to the event loop. A
    rejected one may be gone already, together with its parent window.

    Returns:
        The result of `QDialog.exec`: 0 if the dialog was rejected, or deleted while it was open.
    """
    try:
        return dialog.exec()
    finally:
        with suppress(RuntimeError):  # deleted with its parent window
            dialog.deleteLater()


@dataclass(frozen=True, slots=True)
class Question:
    """The text of a dialog that asks before something that can't be undone.

    Attributes:
        title: of the dialog.
        text: the question.
        yes: the text of the button that confirms.
        no: the text of the button that cancels, which is the default.
        details: what confirming leads to.
    """

    title: str
    text: str
    yes: str
    no: str
    details: str = ""


def confirm(question: Question, parent: QWidget) -> bool:
    """Ask a question, and return whether it was confirmed.

    Args:
        question: its texts.
        parent: the window over which the dialog opens.
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
