"""A person without a home, as in a container or for a service: nothing that asks for it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, python_files
from warapp.desktop.sound import may_have_device
from warapp.home import home_folder
from warapp.store.folders import Folders
from warapp.ui.errors.report_dialog import without_home

unix_only = pytest.mark.skipif(sys.platform == "win32", reason="Windows gives everybody a home")

START = """
import pwd, sys
from pathlib import Path
def getpwuid(number):
    raise KeyError(number)
pwd.getpwuid = getpwuid
from PySide6.QtCore import QTimer
from warapp.desktop import qt_startup
from warapp.app import App, LaunchOptions
from warapp.clock import monotonic_ms
from warapp.store.folders import Folders
from warapp.table.ticker import FrameTicker
application = qt_startup.make_application()
folders = Folders.beneath(Path(sys.argv[1]))
app = App(application, folders, LaunchOptions(), FrameTicker(), monotonic_ms)
app.window.show()
def finish():
    print(app.finish_start())
    app.window.close()
QTimer.singleShot(0, finish)
application.exec()
"""


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    def getpwuid(number: int) -> None:
        raise KeyError(f"getpwuid(): uid not found: {number}")

    monkeypatch.delenv("HOME")
    monkeypatch.setattr(pwd, "getpwuid", getpwuid)


@unix_only
@pytest.mark.usefixtures("homeless")
class TestWithout:
    def test_there_is_none(self) -> None:
        assert home_folder() is None

    def test_a_sound_server_is_looked_for_elsewhere(self, tmp_path: Path) -> None:
        assert not may_have_device({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path)

    def test_a_report_is_left_as_it_is(self) -> None:
        assert without_home("File /srv/warapp/app.py") == "File /srv/warapp/app.py"


@pytest.mark.parametrize("home", ["/", "", ".", "relative"])
@unix_only
def test_what_is_no_persons_own_folder_is_none(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", home)
    assert home_folder() is None
    assert without_home("File /srv/warapp/app.py") == "File /srv/warapp/app.py"


@pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's places")
@pytest.mark.gui
def test_without_the_variable_the_list_of_users_says_where_things_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert Folders.standard().config == tmp_path / ".config/warapp"
    assert os.environ["HOME"] == str(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's places")
@pytest.mark.gui
@pytest.mark.usefixtures("homeless")
def test_without_one_the_places_have_names_that_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    assert str(Folders.standard().state) == "/.local/state/warapp"


@unix_only
@pytest.mark.gui
def test_the_window_opens_without_one(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "HOME"}
    ran = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)],
        cwd=ROOT,
        env=environment | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout == "[]\n"
    assert "Traceback" not in ran.stderr


def test_no_other_file_asks_for_it() -> None:
    asking = {
        path.name
        for path in python_files("warapp")
        if any(word in path.read_text(encoding="utf-8") for word in ("Path.home(", "expanduser", "gethome"))
    }
    assert asking == {"home.py"}
