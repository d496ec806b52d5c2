"""What the window opens with; loads nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path

    from warapp.engine import Record


class LaunchOptions(NamedTuple):
    """What the window opens with.

    Attributes:
        record: the round to show; None for a fresh one.
        file: the file it came from; without a record the window opens it, and says if it can't.
        battles: how far it is played before it is shown; None for as far as the record is.
        screenshot: where to write the window, which then closes.
        size: of the window, in logical pixels.
        moment_ms: for a screenshot, how far the next battle is told.
        language: that of this start alone; None for the one that is set.
        new_window: whether the file is not for a window that is open already.
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
        """Whether a window that is open already may take the file."""
        own = self.new_window or self.screenshot or self.size or self.battles is not None
        return self.file is not None and not own
