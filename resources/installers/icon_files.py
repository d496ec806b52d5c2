"""Packs the icons of several sizes into the one file that Windows or macOS wants."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

_ICO_SIZES = (16, 24, 32, 48, 64, 256)
_ICNS_KINDS = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic13": 256, b"ic14": 512}


def write(icons: Path, folder: Path) -> Path | None:
    """Write the file that this system wants, and return its path; None where it wants none."""
    pack, name = {"win32": (ico, "warapp.ico"), "darwin": (icns, "warapp.icns")}.get(sys.platform, (None, ""))
    if pack is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(pack(icons))
    return folder / name


def ico(icons: Path) -> bytes:
    """Return the icon of Windows: a directory, then pictures as PNG."""
    pictures = {side: _picture(icons, side) for side in _ICO_SIZES}
    at = 6 + 16 * len(pictures)
    directory = [struct.pack("<HHH", 0, 1, len(pictures))]
    for side, picture in pictures.items():
        directory.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), at))
        at += len(picture)
    return b"".join([*directory, *pictures.values()])


def icns(icons: Path) -> bytes:
    """Return the icon of macOS: blocks with a kind, a length and a picture as PNG."""
    blocks = b""
    for kind, side in _ICNS_KINDS.items():
        picture = _picture(icons, side)
        blocks += struct.pack(">4sI", kind, 8 + len(picture)) + picture
    return struct.pack(">4sI", b"icns", 8 + len(blocks)) + blocks


def _picture(icons: Path, side: int) -> bytes:
    return (icons / f"warapp-{side}.png").read_bytes()
