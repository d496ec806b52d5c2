"""A font whose letters are blocks of different widths, so that words look the same everywhere."""

from __future__ import annotations

import struct
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

FAMILY = "Blocks of War"
_CODES = [*range(0x20, 0x7F), 0x2013, 0x2026]
_EM, _ASCENT, _DESCENT, _CAPITAL, _SMALL = 1000, 950, 250, 700, 500


@cache
def load_blocks() -> None:
    """Make the font known to Qt."""
    from PySide6.QtGui import QFontDatabase

    assert QFontDatabase.addApplicationFontFromData(_font_file()) >= 0


def blocks(pixels: float) -> QFont:
    """Return the font in a size."""
    from PySide6.QtGui import QFont

    load_blocks()
    font = QFont(FAMILY)
    font.setPointSizeF(pixels * 0.75)
    return font


def _font_file() -> bytes:
    """Return the font as a file: <https://learn.microsoft.com/typography/opentype/spec/otff>."""
    glyphs = [_block(600, 700), *(_glyph(code) for code in _CODES)]
    widths = [700, *(_width(code) for code in _CODES)]
    offsets = [0]
    for glyph in glyphs:
        offsets.append(offsets[-1] + len(glyph))
    tables = {
        b"OS/2": _os2(),
        b"cmap": _cmap(),
        b"glyf": b"".join(glyphs),
        b"head": struct.pack(
            ">IIIIHHqqhhhhHHhhh",
            *(0x10000, 0x10000, 0, 0x5F0F3CF5, 0, _EM, 0, 0, 0, -_DESCENT, _EM, _ASCENT, 0, 6, 2, 1, 0),
        ),
        b"hhea": struct.pack(
            ">IhhhHhhhhhhhhhhhH",
            *(0x10000, _ASCENT, -_DESCENT, 0, _EM, 0, 0, _EM, 1, 0, 0, 0, 0, 0, 0, 0, len(glyphs)),
        ),
        b"hmtx": b"".join(struct.pack(">Hh", width, 50) for width in widths),
        b"loca": b"".join(struct.pack(">I", offset) for offset in offsets),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, len(glyphs), 4, 1, 0, 0, 1, *[0] * 8),
        b"name": _name(),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 0, 0, 0, 0, 0),
    }
    return _joined(tables)


def _width(code: int) -> int:
    return 300 if code == 0x20 else 400 + code * 37 % 5 * 70


def _glyph(code: int) -> bytes:
    if code == 0x20:
        return b""
    small = chr(code).islower() or not chr(code).isalnum()
    return _block(_width(code) - 100, _SMALL if small else _CAPITAL)


def _block(width: int, height: int) -> bytes:
    """Return a glyph that is a rectangle on the base line, 50 units from the left."""
    box = struct.pack(">hhhhh", 1, 50, 0, 50 + width, height)
    across, up = struct.pack(">hhhh", 50, 0, width, 0), struct.pack(">hhhh", 0, height, 0, -height)
    glyph = box + struct.pack(">HH", 3, 0) + bytes([1] * 4) + across + up
    return glyph + bytes(-len(glyph) % 4)


def _cmap() -> bytes:
    groups = b"".join(struct.pack(">III", code, code, nth) for nth, code in enumerate(_CODES, 1))
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(_CODES)) + groups
    return struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table


def _name() -> bytes:
    texts = {1: FAMILY, 2: "Regular", 4: FAMILY, 6: FAMILY.replace(" ", "")}
    records, stored = b"", b""
    for number, text in texts.items():
        encoded = text.encode("utf-16-be")
        records += struct.pack(">HHHHHH", 3, 1, 0x409, number, len(encoded), len(stored))
        stored += encoded
    return struct.pack(">HHH", 0, len(texts), 6 + len(records)) + records + stored


def _os2() -> bytes:
    numbers = (4, 500, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0)
    heights = (_ASCENT, -_DESCENT, 0, _ASCENT, _DESCENT)
    panose, ranges = bytes(10), (1, 0, 0, 0)
    begin = struct.pack(">HhHHHhhhhhhhhhhh", *numbers) + panose + struct.pack(">IIII", *ranges) + b"WAR "
    rest = struct.pack(">HHHhhhHH", 0x40, 0x20, 0x2026, *heights)
    return begin + rest + struct.pack(">IIhhHHH", 1, 0, _SMALL, _CAPITAL, 0, 0x20, 0)


def _joined(tables: dict[bytes, bytes]) -> bytes:
    search = 2 ** (len(tables).bit_length() - 1)
    header = struct.pack(">IHHHH", 0x10000, len(tables), search * 16, search.bit_length() - 1, 0)
    directory, body, offset = b"", b"", len(header) + 16 * len(tables)
    for tag, table in tables.items():
        padded = table + bytes(-len(table) % 4)
        total = sum(struct.unpack(f">{len(padded) // 4}I", padded)) % 2**32
        directory += tag + struct.pack(">III", total, offset + len(body), len(table))
        body += padded
    return header + directory + body
