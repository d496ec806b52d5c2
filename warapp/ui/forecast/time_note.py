"""Says at what pace the minutes of a forecast are meant."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication


def time_note(speed: float, *, own_rests: bool) -> str:
    """Return the note.

    Args:
        speed: of the table as a factor; infinite for instant.
        own_rests: whether it is known how long the person waits between battles.
    """
    if own_rests and (math.isinf(speed) or speed == 1.0):
        return QCoreApplication.translate(
            "RulesDialog", "Times assume normal speed, and the pauses you usually make."
        )
    if own_rests:
        return QCoreApplication.translate(
            "RulesDialog", "Times assume your current speed, and the pauses you usually make."
        )
    if math.isinf(speed):
        return QCoreApplication.translate("RulesDialog", "Times assume normal speed.")
    if speed == 1.0:
        return QCoreApplication.translate("RulesDialog", "Times assume normal speed, without pauses.")
    return QCoreApplication.translate("RulesDialog", "Times assume your current speed, without pauses.")
