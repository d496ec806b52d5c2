"""The paths of settings, data and state; creates and opens nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDir, QStandardPaths

from warapp.home import home_folder

APP_ID = "warapp"


class Folders(NamedTuple):
    """The folders of a user's settings, data and state.

    Attributes:
        config: the folder of the settings.
        data: the folder of the statistics and presets.
        state: the folder of the autosaves and the log.
    """

    config: Path
    data: Path
    state: Path

    @classmethod
    def standard(cls) -> Folders:
        """Return the folders that the system prescribes, such as ~/.config/warapp.

        They are derived from Qt's generic locations: those of the application depend on the names set on
        QCoreApplication, and repeat the name if the organisation has the same. Without HOME Qt would use
        the root folder instead of consulting the user database.
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
        """Return folders below a given one, for a portable copy or a test."""
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
        """The user's own presets."""
        return self.data / "presets.json"

    @property
    def log_file(self) -> Path:
        """The log."""
        return self.state / f"{APP_ID}.log"
