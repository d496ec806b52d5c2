"""Says in one sentence why Qt can't start; loads Qt only when asked, so that it can explain a missing one."""

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

# The sentences are English alone: they are for when there is no Qt that could translate them.

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
"""By platform ("" is every one) the system libraries that Qt needs, and their packages in Debian and Ubuntu.
What these packages bring by themselves is not in the table."""

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
"""What they bring: the packaged program has some of them inside, whose packages may not be installed."""


@contextmanager
def explained() -> Iterator[None]:
    """End the program with a sentence if what is imported inside fails for want of Qt or a system library.

    Raises:
        SystemExit: with the sentence, which makes the exit status 1.
    """
    try:
        yield
    except ImportError as error:
        sentence = _why_not_imported(error)
        if not sentence:
            raise
        raise SystemExit(sentence) from None


def end_at_interrupt() -> None:
    """Let Ctrl+C end the process at once, until `ShutdownHandler` hears of it; nothing is to be kept before.

    An exception would come up in whatever Qt or PySide has Python do just then, which prints it and goes on
    with a window half made.
    """
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def make_application(arguments: Sequence[str] = ("warapp",)) -> QApplication:
    """Return the application object, or end the program with a sentence where no window can be opened.

    Qt aborts the whole process in that case, after a message to the handler: there is no exception to catch,
    and this handler is the last that is heard.
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
    if sys.stderr:  # there is none in a window program on Windows
        print(sentence, file=sys.stderr, flush=True)
    os._exit(1)  # anything gentler returns to Qt, which aborts


def _why_not_imported(error: ImportError) -> str:
    """Return the sentence for a failed import, or nothing if it is not Qt that failed."""
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
    """Return the sentence for an application object that Qt could not make."""
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
    """Return the sentence for a QT_QPA_PLATFORM that none of Qt's plugins bears, if it is that."""
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    known = re.search(r"plugins are: (.+)\.", last_words)
    if not wanted or not known or set(_platforms(os.environ)) & set(known[1].split(", ")):
        return ""
    return f"War can't open its window: QT_QPA_PLATFORM is {wanted}, but Qt knows only {known[1]}."


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Return the names of the platforms that Qt tries, in its order.

    >>> _platforms({"WAYLAND_DISPLAY": "wayland-0"}), _platforms({"QT_QPA_PLATFORM": "xcb:a=1;offscreen"})
    (['wayland', 'xcb'], ['xcb', 'offscreen'])
    """
    wanted = environment.get("QT_QPA_PLATFORM")
    if wanted:
        return [name.partition(":")[0] for name in wanted.split(";")]
    wayland = "WAYLAND_DISPLAY" in environment or environment.get("XDG_SESSION_TYPE") == "wayland"
    return ["wayland", "xcb"] if wayland else ["xcb"]


def _missing(platforms: Sequence[str]) -> dict[str, str]:
    """Return the libraries of the table that the system does not have, with their packages.

    The packaged program has some of them inside, but not what their packages would bring.
    """
    folder = getattr(sys, "_MEIPASS", None)  # PyInstaller's name for the program's folder
    bundled = {path.name for path in Path(folder).iterdir()} if folder else set()
    tables = (PACKAGES, BROUGHT) if folder else (PACKAGES,)
    wanted = {
        name: package for key in platforms for table in tables for name, package in table.get(key, {}).items()
    }
    return {name: package for name, package in wanted.items() if name not in bundled and _loading_error(name)}


def _loading_error(library: str) -> str:
    """Return what the system's loader says against a library, nothing where it loads."""
    import ctypes  # here, since a start that goes well needs none of it

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
    """Return the sentence for a library outside the table that keeps Qt's plugins from loading."""
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
