"""Settings that can't be written hold until the end; that is told once, and when it is over."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.locks import acquire
from warapp.store.settings import Settings, open_ini
from warapp.vocabulary import ThemeName


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "config" / "warapp.ini"


def opened(ini: Path) -> Settings:
    return Settings(open_ini(ini)[0], ("stars", "waves"))


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        ("file", FileProblemKind.UNWRITABLE),
        ("folder", FileProblemKind.UNWRITABLE),
        ("read_only", FileProblemKind.READ_ONLY),
    ],
)
def test_settings_that_can_not_be_kept_hold_until_the_end_and_that_is_told_once(
    ini: Path, place: str, kind: FileProblemKind, request: pytest.FixtureRequest
) -> None:
    if place == "file":
        ini.parent.touch()
    elif place == "folder":
        ini.mkdir(parents=True)
    else:
        ini = request.getfixturevalue("read_only_folder") / "warapp.ini"
    settings = opened(ini)
    told: list[FileProblem] = []
    settings.problem_arose.connect(told.append)
    settings.volume = 30
    settings.theme = ThemeName.NIGHT_BLUE
    assert [(problem.kind, problem.path) for problem in told] == [(kind, ini)]
    assert (settings.volume, settings.theme) == (30, ThemeName.NIGHT_BLUE)


@pytest.mark.parametrize("place", ["file", "folder"])
def test_settings_that_can_be_kept_again_are_kept_and_that_is_told_once(ini: Path, place: str) -> None:
    in_the_way = ini.parent if place == "file" else ini
    if place == "file":
        ini.parent.touch()
    else:
        ini.mkdir(parents=True)
    settings = opened(ini)
    told: list[object] = []
    settings.problem_arose.connect(lambda problem: told.append(problem.kind))
    settings.problem_ended.connect(told.append)
    settings.volume = 30
    in_the_way.unlink() if place == "file" else in_the_way.rmdir()
    settings.theme = ThemeName.NIGHT_BLUE
    settings.muted = True
    assert told == [FileProblemKind.UNWRITABLE, ini]
    again = opened(ini)
    assert (again.volume, again.theme, again.muted) == (30, ThemeName.NIGHT_BLUE, True)


def test_settings_are_kept_while_another_program_has_the_lock_of_qsettings(ini: Path) -> None:
    settings = opened(ini)
    settings.volume = 30
    lock = QLockFile(f"{ini}.lock")
    assert lock.tryLock(0)
    settings.volume = 40
    assert opened(ini).volume == 40
    lock.unlock()


def test_a_window_that_is_saving_for_long_is_not_waited_for(
    ini: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("warapp.store.settings._PATIENCE_S", 0.01)
    settings = opened(ini)
    told: list[object] = []
    settings.problem_arose.connect(told.append)
    settings.problem_ended.connect(told.append)
    settings.volume = 30
    with acquire(ini.with_suffix(".lock")):
        settings.volume = 40
        settings.muted = True
    assert told == [FileProblem(FileProblemKind.BUSY, ini)]
    assert (settings.volume, settings.muted, opened(ini).volume) == (40, True, 30)
    settings.theme = ThemeName.NIGHT_BLUE
    assert told[1:] == [ini]
    again = opened(ini)
    assert (again.volume, again.muted, again.theme) == (40, True, ThemeName.NIGHT_BLUE)


def test_what_two_windows_choose_is_kept_side_by_side(ini: Path) -> None:
    one, other = opened(ini), opened(ini)
    one.volume = 30
    other.theme = ThemeName.NIGHT_BLUE
    one.muted = True
    again = opened(ini)
    assert (again.volume, again.theme, again.muted) == (30, ThemeName.NIGHT_BLUE, True)
    assert one.theme is ThemeName.NIGHT_BLUE


def test_a_file_that_was_deleted_meanwhile_is_written_again_with_all_that_was_chosen(ini: Path) -> None:
    settings = opened(ini)
    settings.volume = 30
    ini.unlink()
    settings.muted = True
    again = opened(ini)
    assert (again.volume, again.muted) == (30, True)
