"""The dialogs that choose a file, those of the desktop where it has its own; they know no kind of file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from warapp.ui.widgets.modal import Question, confirm, run_modal

_LONGEST_SHOWN = 80


def ask_open_path(parent: QWidget, title: str, folder: Path, kinds: Sequence[str]) -> Path | None:
    """Return the file that a person chose to open, or None.

    Args:
        parent: the window over which it is asked.
        title: of the dialog.
        folder: where it begins.
        kinds: the kinds of files that are shown, as Qt writes filters.
    """
    # a subclass of QFileDialog would never be the dialog of the desktop
    dialog = QFileDialog(parent, title, _start_folder(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters(kinds)
    return _run(dialog)


def ask_save_path(parent: QWidget, title: str, proposed: Path, kind: str, suffix: str) -> Path | None:
    """Return the name under which a person chose to save a file, with the suffix, or None.

    The dialog itself asks before a file is written over. It can't know of the suffix that is added
    afterwards, so that this is asked here: dialogs of desktops don't look at Qt's default suffix.

    Args:
        parent: the window over which it is asked.
        title: of the dialog.
        proposed: the folder in which it begins, and a name.
        kind: the kind of files that are shown, as Qt writes filters.
        suffix: what each name ends with.
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
    """Return a file's name, or the whole path, as it can be shown on a line, whatever is in it."""
    name = str(file) if whole else file.name or str(file)
    if not name.isprintable():
        name = repr(name)
    return (
        name
        if len(name) <= _LONGEST_SHOWN
        else f"{name[: _LONGEST_SHOWN // 2]}…{name[-_LONGEST_SHOWN // 2 :]}"
    )


def _start_folder(folder: Path) -> str:
    """Return where a dialog begins: without a folder that is there, where the latest one ended."""
    return str(folder) if folder != Path() and folder.is_dir() else ""


def _run(dialog: QFileDialog) -> Path | None:
    files = dialog.selectedFiles() if run_modal(dialog) else []
    return Path(files[0]) if files else None


def _may_replace(file: Path, title: str, parent: QWidget) -> bool:
    words = QCoreApplication.translate("SaveDialog", "{file} is there already. Shall it be replaced?")
    question = Question(
        title,
        words.format(file=shown_name(file)),
        yes=QCoreApplication.translate("SaveDialog", "&Replace it"),
        no=QCoreApplication.translate("SaveDialog", "&Keep it"),
    )
    return confirm(question, parent)
