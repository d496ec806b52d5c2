"""A program that can't open its window says why in one sentence: each case in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from warapp.desktop import qt_startup as startup

START = """
import sys
from warapp.desktop import qt_startup as startup
with startup.explained():
    import PySide6.QtGui
print(startup.make_application(sys.argv).platformName())
"""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's ways of having no screen")


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Start an application, or Python as the arguments say, with just these variables for a screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM")
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run(
        [sys.executable, *(arguments or ("-c", START))],
        env=kept | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentence(*arguments: str, **environment: str) -> str:
    """Return what a start that fails says, and see that it is one line and exit status 1."""
    failed = start(*arguments, **environment)
    assert (failed.returncode, failed.stdout, failed.stderr.count("\n")) == (1, "", 1), failed.stderr
    return failed.stderr.rstrip()


def broken(folder: Path, library: str) -> str:
    """Return a library path on which a library can't be loaded, as where it is missing."""
    (folder / library).touch()
    return str(folder)


@linux_only
@pytest.mark.gui
class TestSentence:
    @pytest.mark.parametrize(
        ("library", "package"), [("libGL.so.1", "libgl1"), ("libglib-2.0.so.0", "libglib2.0-0")]
    )
    def test_names_the_package_of_a_library_without_which_qt_is_not_imported(
        self, tmp_path: Path, library: str, package: str
    ) -> None:
        said = sentence(LD_LIBRARY_PATH=broken(tmp_path, library))
        assert f"lacks {library}; " in said
        assert said.endswith(f"apt-get install {package}")

    def test_names_every_package_at_once(self, tmp_path: Path) -> None:
        broken(tmp_path, "libEGL.so.1")
        said = sentence(LD_LIBRARY_PATH=broken(tmp_path, "libxcb-shape.so.0"))
        assert said.endswith("apt-get install libegl1 libxcb-shape0")

    def test_names_the_package_of_a_library_without_which_there_is_no_window(
        self, tmp_path: Path, screen: dict[str, str]
    ) -> None:
        said = sentence(LD_LIBRARY_PATH=broken(tmp_path, "libxcb-cursor.so.0"), DISPLAY=screen["DISPLAY"])
        assert said.endswith("apt-get install libxcb-cursor0")

    def test_names_a_library_that_is_in_no_table(self, tmp_path: Path) -> None:
        said = sentence(LD_LIBRARY_PATH=broken(tmp_path, "libxcb-sync.so.1"), DISPLAY=":0")
        assert "libxcb-sync.so.1" in said

    @pytest.mark.parametrize("library", ["libGL.so.1", "libxcb-cursor.so.0"])
    def test_is_what_the_game_says(self, tmp_path: Path, library: str) -> None:
        said = sentence("-m", "warapp", LD_LIBRARY_PATH=broken(tmp_path, library))
        assert said.startswith(f"War can't open its window because this system lacks {library}; ")

    def test_says_that_there_is_no_screen(self) -> None:
        assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in sentence()

    def test_names_the_screens_that_do_not_answer(self, tmp_path: Path) -> None:
        said = sentence(WAYLAND_DISPLAY="wayland-77", DISPLAY=":4077", XDG_RUNTIME_DIR=str(tmp_path))
        assert said.endswith("no screen can be reached at WAYLAND_DISPLAY=wayland-77 or DISPLAY=:4077.")

    def test_names_a_platform_that_qt_does_not_know(self) -> None:
        said = sentence(QT_QPA_PLATFORM="screen:rate=60")
        assert "QT_QPA_PLATFORM is screen:rate=60, but Qt knows only " in said
        assert "offscreen, xcb" in said


@linux_only
@pytest.mark.gui
def test_a_screen_that_answers_is_used_after_one_that_does_not(
    tmp_path: Path, screen: dict[str, str]
) -> None:
    found = start(WAYLAND_DISPLAY="wayland-77", DISPLAY=screen["DISPLAY"], XDG_RUNTIME_DIR=str(tmp_path))
    assert (found.returncode, found.stdout) == (0, "xcb\n")
    assert "wayland" in found.stderr, "what Qt says meanwhile is passed on"


@pytest.mark.gui
def test_a_start_without_trouble_says_nothing() -> None:
    good = start(QT_QPA_PLATFORM="offscreen")
    assert (good.returncode, good.stdout, good.stderr) == (0, "offscreen\n", "")


def test_what_the_packaged_program_brings_along_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(startup, "_loading_error", lambda library: "cannot open shared object file")
    bundled = {"libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-keysyms.so.1"}
    for library in bundled:
        (tmp_path / library).touch()
    missing = startup._missing(["xcb"])
    assert missing.keys() == (startup.PACKAGES["xcb"].keys() - bundled) | startup.BROUGHT["xcb"].keys()
    assert missing["libxcb-render.so.0"] == "libxcb-render0", "which libxcb-cursor0 would bring"


def test_the_loader_is_heard_also_where_pyinstaller_speaks_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(library: str) -> None:
        try:
            raise OSError("libxcb-render.so.0: cannot open shared object file")
        except OSError as error:
            raise OSError(f"Failed to load dynlib/dll {library!r}.") from error

    monkeypatch.setattr("ctypes.CDLL", load)
    assert startup._loading_error("libqxcb.so").startswith("libxcb-render.so.0: ")


def test_a_missing_qt_is_named() -> None:
    with pytest.raises(SystemExit, match=r"without PySide6.*pipx run uv run warapp"), startup.explained():
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")


def test_a_fault_of_our_own_is_not_explained_away() -> None:
    with pytest.raises(ImportError), startup.explained():
        raise ImportError("cannot import name 'deal'", name="warapp.engine", path="warapp/engine/__init__.py")
