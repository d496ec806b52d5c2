"""Where things that last are kept; makes no folder and opens no file."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDir, QStandardPaths

from warapp.home import home_folder

APP_ID = "warapp"


class Folders(NamedTuple):
    """The folders of one person's settings, data and state.

    Attributes:
        config: for the settings.
        data: for the statistics.
        state: for the autosaves and the log.
    """

    config: Path
    data: Path
    state: Path

    @classmethod
    def standard(cls) -> Folders:
        """Return the system's places, such as ~/.config/warapp.

        They are built on the generic ones: the application's own depend on names that are set on the
        QCoreApplication, and name the folder twice when an organisation of the same name is set. Without HOME
        Qt would take the root of all folders, and not ask the list of users.
        """
        if sys.platform != "win32" and not os.environ.get("HOME") and (home := home_folder()):
            os.environ["HOME"] = str(home)
        kinds = QStandardPaths.StandardLocation
        generic = kinds.GenericConfigLocation, kinds.GenericDataLocation, kinds.GenericStateLocation
        return cls(
            *(Path(QDir.cleanPath(QStandardPaths.writableLocation(kind))) / APP_ID for kind in generic)
        )

    @classmethod
    def beneath(cls, folder: Path) -> Folders:
        """Return places beneath one folder, for a portable copy or a test."""
        return cls(folder / "config", folder / "data", folder / "state")

    @property
    def settings_file(self) -> Path:
        """The ini file of the settings."""
        return self.config / f"{APP_ID}.ini"

    @property
    def statistics_file(self) -> Path:
        """The database of the statistics."""
        return self.data / "statistics.sqlite"

    @property
    def presets_file(self) -> Path:
        """A person's own house rules."""
        return self.data / "presets.json"

    @property
    def log_file(self) -> Path:
        """The log."""
        return self.state / f"{APP_ID}.log"
