import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from warapp.store.folders import Folders

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's places")


@pytest.fixture
def named_twice() -> Iterator[None]:
    before = QCoreApplication.organizationName(), QCoreApplication.applicationName()
    QCoreApplication.setOrganizationName("warapp")
    QCoreApplication.setApplicationName("warapp")
    yield
    QCoreApplication.setOrganizationName(before[0])
    QCoreApplication.setApplicationName(before[1])


@linux_only
@pytest.mark.usefixtures("named_twice")
def test_the_standard_places_name_the_program_once(tmp_path: Path) -> None:
    folders = Folders.standard()
    assert folders == Folders(
        tmp_path / ".config/warapp", tmp_path / ".local/share/warapp", tmp_path / ".local/state/warapp"
    )
    assert folders.settings_file == tmp_path / ".config/warapp/warapp.ini"
    assert folders.statistics_file == tmp_path / ".local/share/warapp/statistics.sqlite"
    assert folders.log_file == tmp_path / ".local/state/warapp/warapp.log"
    assert list(tmp_path.iterdir()) == [], "asking makes no folder"


@linux_only
def test_the_environment_can_move_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "elsewhere"))
    assert Folders.standard().state == tmp_path / "elsewhere/warapp"


def test_all_can_be_beneath_one_folder(tmp_path: Path) -> None:
    folders = Folders.beneath(tmp_path)
    assert {folders.config.parent, folders.data.parent, folders.state.parent} == {tmp_path}
    assert len({folders.config, folders.data, folders.state}) == 3
