"""The numbers of some values of `Qt`'s enums, for what is set before the first frame.

PySide makes all 93 enums of `Qt` (13 ms, a twelfth of the start) as soon as anybody asks for one. Properties
and `drawText` take numbers as well. Whatever happens after the first frame uses the enums themselves.
"""

from __future__ import annotations

from typing import Final

PLAIN_TEXT: Final = 0
"""Qt.TextFormat.PlainText, for `textFormat`."""
ALIGN_LEFT_TOP: Final = 0x21
"""Qt.AlignmentFlag.AlignLeft | AlignTop, for `alignment`."""
ALIGN_CENTER: Final = 0x84
"""Qt.AlignmentFlag.AlignCenter, for `alignment` and `drawText`."""
HORIZONTAL: Final = 1
"""Qt.Orientation.Horizontal, for `orientation`."""
LEFT_TO_RIGHT: Final = 0
"""Qt.LayoutDirection.LeftToRight, for `layoutDirection`."""
SCROLL_BAR_OFF: Final = 1
"""Qt.ScrollBarPolicy.ScrollBarAlwaysOff, for `horizontalScrollBarPolicy` and its like."""
WIDGET_SHORTCUT: Final = 0
"""Qt.ShortcutContext.WidgetShortcut, for `shortcutContext`."""
SELECTABLE_TEXT: Final = 3
"""Qt.TextInteractionFlag.TextSelectableByMouse | TextSelectableByKeyboard, for `textInteractionFlags`."""
PRECISE_TIMER: Final = 0
"""Qt.TimerType.PreciseTimer, for `timerType`."""
