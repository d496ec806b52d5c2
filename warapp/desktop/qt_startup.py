"""Explains in one sentence why Qt can't start; imports it lazily, as it may be what is missing."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

# The explanations are in English only: without Qt there is no translation.

PACKAGES: Mapping[str, Mapping[str, str]] = {
    "": {
        "libGL.so.1": "libgl1",
        "libEGL.so.1": "libegl1",
        "libglib-2.0.so.0": "libglib2.0-0",
        "libfontconfig.so.1": "libfontconfig1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libxkbcommon.so.0": "libxkbcommon-x11-0",  # it brings libxkbcommon0
    },
    "xcb": {
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
    },
    "wayland": {
        "libwayland-cursor.so.0": "libwayland-cursor0",
    },
}
"""The system libraries that Qt needs by platform ("" for all), and their packages in Debian and Ubuntu.
Their dependencies are omitted."""

BROUGHT: Mapping[str, Mapping[str, str]] = {
    "xcb": {
        "libX11-xcb.so.1": "libx11-xcb1",
        "libX11.so.6": "libx11-6",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render.so.0": "libxcb-render0",
        "libxcb-shm.so.0": "libxcb-shm0",
        "libxcb-sync.so.1": "libxcb-sync1",
        "libxcb-xfixes.so.0": "libxcb-xfixes0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxcb.so.1": "libxcb1",
    },
    "wayland": {
        "libwayland-client.so.0": "libwayland-client0",
    },
}
"""Dependencies of the libraries that the packaged program includes, whose packages may be missing."""


@contextmanager
def explained() -> Iterator[None]:
    """Exit with an explanation if an import fails because Qt or a system library is missing.

    Raises:
        SystemExit: with the explanation; the exit status is 1.
    """
    try:
        yield
    except ImportError as error:
        sentence = _why_not_imported(error)
        if not sentence:
            raise
        raise SystemExit(sentence) from None


def end_at_interrupt() -> None:
    """Let Ctrl+C end the process at once until `ShutdownHandler` is installed; there is nothing to save yet.

    A KeyboardInterrupt could be raised inside a callback of Qt or PySide, which would print it and go on
    with a half-built window.
    """
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def make_application(arguments: Sequence[str] = ("warapp",)) -> QApplication:
    """Return the application object, or exit with an explanation if no window can be opened.

    In that case Qt aborts the process after a message to the message handler, so this is done there.
    """
    with explained():
        from PySide6.QtCore import QtMsgType, qFormatLogMessage, qInstallMessageHandler
        from PySide6.QtWidgets import QApplication

    held: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _leave(_why_no_window(text))
        held.append(qFormatLogMessage(kind, context, text))

    previous = qInstallMessageHandler(hear)
    application = QApplication(list(arguments))
    qInstallMessageHandler(previous)
    if application.platformName().startswith("wayland"):
        from PySide6.QtCore import QLoggingCategory

        # Qt warns at each start of leaving a field to write in that was never entered
        QLoggingCategory.setFilterRules("qt.qpa.wayland.textinput=false")
    if held and sys.stderr:
        print(*held, sep="\n", file=sys.stderr)
    return application


def _leave(sentence: str) -> NoReturn:
    if sys.stderr:  # None in a windowed program on Windows
        print(sentence, file=sys.stderr, flush=True)
    os._exit(1)  # anything gentler returns to Qt, which aborts


def _why_not_imported(error: ImportError) -> str:
    """Return the explanation of a failed import; empty if it has nothing to do with Qt."""
    if isinstance(error, ModuleNotFoundError):
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            return ""
        return (
            f"War can't open its window without PySide6 ({error}); "
            "in the source folder, `pipx run uv run warapp` installs it."
        )
    if not {"PySide6", "shiboken6"} & set(Path(error.path or "").parts):
        return ""
    missing = _missing(["", *_platforms(os.environ)]) if sys.platform == "linux" else {}
    return _what_to_install(missing) or f"War can't open its window because Qt doesn't load: {error}."


def _why_no_window(last_words: str) -> str:
    """Return the explanation of an application object that Qt could not create."""
    if unknown := _unknown_platform(last_words):
        return unknown
    if sys.platform != "linux":
        return f"War can't open its window: {' '.join(last_words.split())}"
    return (
        _what_to_install(_missing(["", *_platforms(os.environ)]))
        or _what_does_not_load()
        or _what_does_not_answer(last_words)
    )


def _unknown_platform(last_words: str) -> str:
    """Return the explanation of an unknown platform in QT_QPA_PLATFORM; empty if it is known."""
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    known = re.search(r"plugins are: (.+)\.", last_words)
    if not wanted or not known or set(_platforms(os.environ)) & set(known[1].split(", ")):
        return ""
    return f"War can't open its window: QT_QPA_PLATFORM is {wanted}, but Qt knows only {known[1]}."


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the names of the platforms that Qt tries, in order.

    >>> _platforms({"WAYLAND_DISPLAY": "wayland-0"}), _platforms({"QT_QPA_PLATFORM": "xcb:a=1;offscreen"})
    (['wayland', 'xcb'], ['xcb', 'offscreen'])
    """
    wanted = environment.get("QT_QPA_PLATFORM")
    if wanted:
        return [name.partition(":")[0] for name in wanted.split(";")]
    wayland = "WAYLAND_DISPLAY" in environment or environment.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if wayland else ["xcb"]


def _missing(platforms: Sequence[str]) -> dict[str, str]:
    """Return the libraries of the table that are missing, with their packages.

    The packaged program includes some of them, but not their dependencies.
    """
    folder = getattr(sys, "_MEIPASS", None)  # PyInstaller's name for the program's folder
    bundled = {path.name for path in Path(folder).iterdir()} if folder else set()
    tables = (PACKAGES, BROUGHT) if folder else (PACKAGES,)
    wanted = {
        name: package for key in platforms for table in tables for name, package in table.get(key, {}).items()
    }
    return {name: package for name, package in wanted.items() if name not in bundled and _loading_error(name)}


def _loading_error(library: str) -> str:
    """Return the loader's error for a library; empty if it can be loaded."""
    import ctypes  # not needed by a normal start

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error.__cause__ or error)  # PyInstaller puts another before what the loader says
    return ""


def _what_to_install(missing: Mapping[str, str]) -> str:
    if not missing:
        return ""
    sudo = "" if os.geteuid() == 0 else "sudo "
    packages = " ".join(dict.fromkeys(missing.values()))
    return (
        f"War can't open its window because this system lacks {', '.join(missing)}; "
        f"on Debian or Ubuntu, this installs what's missing: {sudo}apt-get install {packages}"
    )


def _what_does_not_load() -> str:
    """Return the explanation of a missing library that isn't in the table."""
    from PySide6.QtCore import QLibraryInfo

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    for name in _platforms(os.environ):
        errors = [_loading_error(str(plugin)) for plugin in sorted(folder.glob(f"libq{name}*.so"))]
        if errors and all(errors):  # Wayland has two plugins in some versions; one is enough
            return f"War can't open its window because part of Qt doesn't load: {errors[0]}."
    return ""


def _what_does_not_answer(last_words: str) -> str:
    if not any(name.startswith(("wayland", "xcb")) for name in _platforms(os.environ)):
        return f"War can't open its window: {' '.join(last_words.split())}"
    shown = [f"{name}={os.environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if os.environ.get(name)]
    if shown:
        return f"War can't open its window because no screen can be reached at {' or '.join(shown)}."
    return (
        "War can't open its window because there's no screen: neither DISPLAY nor WAYLAND_DISPLAY "
        "is set; start it in a desktop session, or use `warapp play`, which doesn't need one."
    )
