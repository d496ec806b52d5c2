"""The dialogs that choose a file, those of the desktop where it has its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from warapp.engine.record import SUFFIX

_LONGEST_SHOWN = 80


class OpenDialog(QFileDialog):
    """Chooses the file of a round."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        super().__init__(parent, self.tr("Open a round"), str(folder))
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setNameFilters(
            [self.tr("Rounds of War (*{suffix})").format(suffix=SUFFIX), self.tr("All files (*)")]
        )

    @classmethod
    def ask(cls, parent: QWidget, folder: Path) -> Path | None:
        """Return the file that a person chose, or None.

        Args:
            parent: the window over which it opens.
            folder: where it begins.
        """
        return _chosen(cls(parent, folder))


class SaveDialog(QFileDialog):
    """Chooses under which name to save a round."""

    def __init__(self, parent: QWidget, proposed: Path) -> None:
        super().__init__(parent, self.tr("Save the round as"), str(proposed.parent))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(self.tr("Rounds of War (*{suffix})").format(suffix=SUFFIX))
        self.selectFile(proposed.name)

    @classmethod
    def ask(cls, parent: QWidget, proposed: Path) -> Path | None:
        """Return the name that a person chose, with the suffix, or None.

        The dialog itself asks before a file is written over. It can't know of the suffix that is added
        afterwards, so that this is asked here: dialogs of desktops don't look at Qt's default suffix.

        Args:
            parent: the window over which it opens.
            proposed: the folder in which it begins, and a name.
        """
        chosen = _chosen(cls(parent, proposed))
        if chosen is None or chosen.suffix.lower() == SUFFIX:
            return chosen
        file = chosen.with_name(chosen.name + SUFFIX)
        return file if not file.exists() or _may_replace(file, parent) else None


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


def _chosen(dialog: QFileDialog) -> Path | None:
    try:
        files = dialog.selectedFiles() if dialog.exec() else []
    finally:
        dialog.deleteLater()
    return Path(files[0]) if files else None


def _may_replace(file: Path, parent: QWidget) -> bool:
    title = QCoreApplication.translate("SaveDialog", "Save the round as")
    words = QCoreApplication.translate("SaveDialog", "{file} is there already. Shall it be replaced?")
    buttons = QMessageBox.StandardButton
    answer = QMessageBox.question(
        parent, title, words.format(file=shown_name(file)), buttons.Yes | buttons.No, buttons.No
    )
    return answer == buttons.Yes
