"""The dialogs that choose the file of a round."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from warapp.engine.record import SUFFIX
from warapp.ui.widgets.file_dialogs import ask_open_path, ask_save_path


class OpenDialog:
    """Chooses a round to open."""

    @classmethod
    def ask(cls, parent: QWidget, folder: Path) -> Path | None:
        """Run the dialog; return the chosen file, or None.

        Args:
            parent: the parent window.
            folder: the folder to start in.
        """
        title = QCoreApplication.translate("OpenDialog", "Open a round")
        every = QCoreApplication.translate("OpenDialog", "All files (*)")
        return ask_open_path(parent, title, folder, [_rounds(), every])


class SaveDialog:
    """Chooses where to save a round."""

    @classmethod
    def ask(cls, parent: QWidget, proposed: Path) -> Path | None:
        """Run the dialog; return the chosen path with its suffix, or None.

        Args:
            parent: the parent window.
            proposed: the folder to start in, and a file name.
        """
        title = QCoreApplication.translate("SaveDialog", "Save the round as")
        return ask_save_path(parent, title, proposed, _rounds(), SUFFIX)


def _rounds() -> str:
    return QCoreApplication.translate("OpenDialog", "War rounds (*{suffix})").format(suffix=SUFFIX)
