"""The dialogs that choose a file, those of the desktop where it has its own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from warapp.engine.record import SUFFIX
from warapp.ui.widgets.file_dialogs import ask_open_path, ask_save_path


class OpenDialog:
    """Chooses the file of a round."""

    @classmethod
    def ask(cls, parent: QWidget, folder: Path) -> Path | None:
        """Return the file that a person chose, or None.

        Args:
            parent: the window over which it opens.
            folder: where it begins.
        """
        title = QCoreApplication.translate("OpenDialog", "Open a round")
        every = QCoreApplication.translate("OpenDialog", "All files (*)")
        return ask_open_path(parent, title, folder, [_rounds(), every])


class SaveDialog:
    """Chooses under which name to save a round."""

    @classmethod
    def ask(cls, parent: QWidget, proposed: Path) -> Path | None:
        """Return the name that a person chose, with the suffix, or None.

        Args:
            parent: the window over which it opens.
            proposed: the folder in which it begins, and a name.
        """
        title = QCoreApplication.translate("SaveDialog", "Save the round as")
        return ask_save_path(parent, title, proposed, _rounds(), SUFFIX)


def _rounds() -> str:
    return QCoreApplication.translate("OpenDialog", "War rounds (*{suffix})").format(suffix=SUFFIX)
