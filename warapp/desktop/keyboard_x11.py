"""Queries the keyboard layout of an X server; knows no Qt."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from functools import cache

_CODES = range(9, 128)
_MAJOR, _MINOR = 1, 0
"""The version of the XKB extension that is requested."""


def printed_keys() -> Mapping[int, str]:
    """Return the unshifted character of each key by X11 keycode; empty if it can't be queried."""
    try:
        xcb, xkb, x11 = _libraries()
    except OSError:
        return {}
    connection = xcb.xcb_connect(None, None)
    try:
        return {} if xcb.xcb_connection_has_error(connection) else _read(connection, xkb, x11)
    finally:
        xcb.xcb_disconnect(connection)


def _read(connection: int, xkb: ctypes.CDLL, x11: ctypes.CDLL) -> Mapping[int, str]:
    if not x11.xkb_x11_setup_xkb_extension(connection, _MAJOR, _MINOR, 0, None, None, None, None):
        return {}
    device = x11.xkb_x11_get_core_keyboard_device_id(connection)
    context = xkb.xkb_context_new(0)
    keymap = x11.xkb_x11_keymap_new_from_device(context, connection, device, 0) if context else None
    state = x11.xkb_x11_state_new_from_device(keymap, connection, device) if keymap else None
    printed = {}
    if state:
        group = xkb.xkb_state_serialize_layout(state, 1 << 7)  # XKB_STATE_LAYOUT_EFFECTIVE
        bare = xkb.xkb_state_new(keymap)  # without modifiers or locks
        xkb.xkb_state_update_mask(bare, 0, 0, 0, 0, 0, group)
        printed = {code: _print(xkb, bare, code) for code in _CODES}
        xkb.xkb_state_unref(bare)
        xkb.xkb_state_unref(state)
    if keymap:
        xkb.xkb_keymap_unref(keymap)
    if context:
        xkb.xkb_context_unref(context)
    return {code: print_ for code, print_ in printed.items() if print_}


def _print(xkb: ctypes.CDLL, state: int, code: int) -> str:
    buffer = ctypes.create_string_buffer(8)
    xkb.xkb_state_key_get_utf8(state, code, buffer, len(buffer))
    text = buffer.value.decode("utf-8", "ignore")
    return text if text.isprintable() else ""


@cache
def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL, ctypes.CDLL]:
    """Return the libraries, which Qt has already loaded, with the argument types of their functions."""
    pointer, number = ctypes.c_void_p, ctypes.c_uint32
    xcb, xkb, x11 = (
        ctypes.CDLL(name) for name in ("libxcb.so.1", "libxkbcommon.so.0", "libxkbcommon-x11.so.0")
    )
    xcb.xcb_connect.restype = xkb.xkb_context_new.restype = pointer
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, pointer]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [pointer]
    x11.xkb_x11_setup_xkb_extension.argtypes = [
        pointer,
        ctypes.c_uint16,
        ctypes.c_uint16,
        ctypes.c_int,
        pointer,
        pointer,
        pointer,
        pointer,
    ]
    x11.xkb_x11_get_core_keyboard_device_id.argtypes = [pointer]
    x11.xkb_x11_keymap_new_from_device.restype = x11.xkb_x11_state_new_from_device.restype = pointer
    x11.xkb_x11_keymap_new_from_device.argtypes = [pointer, pointer, ctypes.c_int32, ctypes.c_int]
    x11.xkb_x11_state_new_from_device.argtypes = [pointer, pointer, ctypes.c_int32]
    xkb.xkb_context_new.argtypes = [ctypes.c_int]
    xkb.xkb_state_new.restype, xkb.xkb_state_new.argtypes = pointer, [pointer]
    xkb.xkb_state_update_mask.argtypes = [pointer] + [number] * 6
    xkb.xkb_state_serialize_layout.restype = number
    xkb.xkb_state_serialize_layout.argtypes = [pointer, ctypes.c_int]
    xkb.xkb_state_key_get_utf8.argtypes = [pointer, number, ctypes.c_char_p, ctypes.c_size_t]
    for release in (xkb.xkb_state_unref, xkb.xkb_keymap_unref, xkb.xkb_context_unref):
        release.restype, release.argtypes = None, [pointer]
    return xcb, xkb, x11
