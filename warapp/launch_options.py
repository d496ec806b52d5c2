"""The options with which the window opens; imports nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from warapp.engine import Record


class LaunchOptions(NamedTuple):
    """The options with which the window opens.

    Attributes:
        record: the round to show; None for a new one.
        file: the file of the record; without a record, the window opens it or reports why it can't.
        battles: the number of battles to play before the round is shown; None for that of the record.
        screenshot: the file for a screenshot, after which the window closes.
        size: the size of the window in logical pixels.
        moment_ms: for a screenshot, the time into the next battle.
        language: the language for this run; None for that in the settings.
        new_window: whether to open the file here even if another window is open.
    """

    record: Record | None = None
    file: Path | None = None
    battles: int | None = None
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    moment_ms: float | None = None
    language: str | None = None
    new_window: bool = False

    @property
    def hands_over(self) -> bool:
        """Whether the file may be sent to a window that is already open."""
        own = self.new_window or self.screenshot or self.size or self.battles is not None
        return self.file is not None and not own
