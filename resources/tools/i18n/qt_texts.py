"""Texts of Qt for translators: those that Qt itself lacks in one of the program's languages."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

TEXTS = (
    #: the key, as it is named on a button
    QCoreApplication.translate("QShortcut", "Space"),
)
