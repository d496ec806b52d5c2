"""Dialogs that choose a file, native ones where the desktop has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from warapp.ui.widgets.modal import Question, confirm, run_modal

_LONGEST_SHOWN = 80


def ask_open_path(parent: QWidget, title: str, folder: Path, kinds: Sequence[str]) -> Path | None:
    """Ask for a file to open; return its path, or None if the dialog was cancelled.

    Args:
        parent: the window over which the dialog opens.
        title: of the dialog.
        folder: the folder to start in.
        kinds: the name filters, in Qt's syntax.
    """
    # Qt shows the desktop's own dialog only for QFileDialog itself, not for a subclass
    dialog = QFileDialog(parent, title, _start_folder(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters(kinds)
    return _run(dialog)


def ask_save_path(parent: QWidget, title: str, proposed: Path, kind: str, suffix: str) -> Path | None:
    """Ask for a path to save to; return it with the suffix, or None if the dialog was cancelled.

    The dialog itself asks before replacing a file. Where the suffix is added afterwards, this function
    asks: native dialogs ignore Qt's default suffix.

    Args:
        parent: the window over which the dialog opens.
        title: of the dialog.
        proposed: the folder to start in, and a file name.
        kind: the name filter, in Qt's syntax.
        suffix: with its dot, added where it is missing.
    """
    dialog = QFileDialog(parent, title, _start_folder(proposed.parent))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kind)
    dialog.selectFile(proposed.name)
    chosen = _run(dialog)
    if chosen is None or chosen.suffix.lower() == suffix:
        return chosen
    file = chosen.with_name(chosen.name + suffix)
    return file if not file.exists() or _may_replace(file, title, parent) else None


def shown_name(file: Path, *, whole: bool = False) -> str:
    """Return a file's name, or its whole path, fit to show on one line whatever characters it has."""
    name = str(file) if whole else file.name or str(file)
    if not name.isprintable():
        name = repr(name)
    return (
        name
        if len(name) <= _LONGEST_SHOWN
        else f"{name[: _LONGEST_SHOWN // 2]}…{name[-_LONGEST_SHOWN // 2 :]}"
    )


def _start_folder(folder: Path) -> str:
    """Return the folder to start in; an empty one makes Qt use the last folder visited."""
    return str(folder) if folder != Path() and folder.is_dir() else ""


def _run(dialog: QFileDialog) -> Path | None:
    files = dialog.selectedFiles() if run_modal(dialog) else []
    return Path(files[0]) if files else None


def _may_replace(file: Path, title: str, parent: QWidget) -> bool:
    words = QCoreApplication.translate("SaveDialog", "{file} already exists. Replace it?")
    question = Question(
        title,
        words.format(file=shown_name(file)),
        yes=QCoreApplication.translate("SaveDialog", "&Replace"),
        no=QCoreApplication.translate("SaveDialog", "&Cancel"),
    )
    return confirm(question, parent)
