"""Settings that can't be written hold until the end; that is told once, and when it is over."""

from pathlib import Path

import pytest

from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.settings import Settings, open_ini
from warapp.vocabulary import ThemeName


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "config" / "warapp.ini"


def opened(ini: Path) -> Settings:
    return Settings(open_ini(ini)[0], ("stars", "waves"))


@pytest.mark.parametrize("place", ["file", "folder", "read_only"])
def test_settings_that_can_not_be_kept_hold_until_the_end_and_that_is_told_once(
    ini: Path, place: str, request: pytest.FixtureRequest
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
    assert told == [FileProblem(FileProblemKind.UNWRITABLE, ini)]
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
    settings.problem_arose.connect(told.append)
    settings.problem_ended.connect(told.append)
    settings.volume = 30
    in_the_way.unlink() if place == "file" else in_the_way.rmdir()
    settings.theme = ThemeName.NIGHT_BLUE
    settings.muted = True
    assert told == [FileProblem(FileProblemKind.UNWRITABLE, ini), ini]
    again = opened(ini)
    assert (again.volume, again.theme, again.muted) == (30, ThemeName.NIGHT_BLUE, True)
