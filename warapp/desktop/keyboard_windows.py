"""Queries the keyboard layout on Windows; knows no Qt."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping

_TO_VIRTUAL_KEY = 1
_LEAVE_DEAD_KEYS = 4
"""Keeps `ToUnicodeEx` from changing the keyboard state."""
_CODES = range(1, 0x59)


def printed_keys() -> Mapping[int, str]:
    """Return the unshifted character of each key by scan code."""
    if sys.platform != "win32":
        return {}
    user = ctypes.windll.user32
    user.GetKeyboardLayout.restype = ctypes.c_void_p
    layout = ctypes.c_void_p(user.GetKeyboardLayout(0))
    nothing_held, text = (ctypes.c_ubyte * 256)(), ctypes.create_unicode_buffer(8)
    printed = {}
    for code in _CODES:
        key = user.MapVirtualKeyExW(code, _TO_VIRTUAL_KEY, layout)
        length = user.ToUnicodeEx(key, code, nothing_held, text, len(text), _LEAVE_DEAD_KEYS, layout)
        if length == 1 and text[0].isprintable():
            printed[code] = text[0]
    return printed
