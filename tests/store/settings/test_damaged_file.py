"""A settings file that is damaged, or none at all, is set aside byte for byte, and that is told."""

import os
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.ini_file import MOST_BYTES
from warapp.store.settings import Settings, open_ini
from warapp.vocabulary import ThemeName

WHOLE = b"""[look]
back=waves
theme=night_blue

[round]
rules="{\\"preset\\": \\"peace\\"}"
seat_names="[\\"Ada, the first\\", \\"Zo\\\\u00eb\\"]"

[sound]
volume=30
"""
DAMAGED = {
    "NULs": b"\0" * 1000,
    "all bytes": bytes(range(256)) * 20,
    "a tail of NULs": WHOLE[:40] + bytes(len(WHOLE) - 40),
    "one NUL in a value": WHOLE.replace(b"volume=30", b"volume=3\0"),
    "one NUL in a comment": WHOLE + b";\0\n",
    "a torn header": b"[look\ntheme=night_blue\n",
    "a value without an end": WHOLE.replace(b"night_blue", b'"night_blue'),
    "a line that is none": WHOLE + b"theme night_blue\n",
    "JSON": b"{}",
    "JSON with a sign of equality": b'{"a": "b=c"}\n',
    "UTF-16": "[look]\ntheme=night_blue\n".encode("utf-16"),
    "an ini file of something else": b"[Desktop Entry]\nName=War\nExec=warapp\n",
    "keys without groups": b"theme=night_blue\nvolume=30\n",
    "a script": b"#!/bin/sh\nTHEME=dark\nexport THEME\n",
    "letters of another encoding": "Größe größer".encode("latin-1"),
    "comments alone": b"; volume=30\n",
    "random bytes": random.Random(1).randbytes(3_000),
}


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    ini = tmp_path / "config" / "warapp.ini"
    ini.parent.mkdir()
    return ini


def aside_of(ini: Path, number: int = 1) -> Path:
    return ini.with_name(f"warapp.damaged-{number}.ini")


def opened(ini: Path) -> Settings:
    return Settings(open_ini(ini)[0], ("stars", "waves"))


def chosen(settings: Settings) -> tuple[ThemeName, str, int, tuple[str, ...]]:
    return settings.theme, settings.back, settings.volume, settings.seat_names


DEFAULTS = (ThemeName.GREEN, "table", 70, ())
CHOSEN = (ThemeName.NIGHT_BLUE, "waves", 30, ("Ada, the first", "Zoë"))


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_what_is_no_settings_file_is_set_aside_byte_for_byte_and_told_once(ini: Path, content: bytes) -> None:
    ini.write_bytes(content)
    store, problem = open_ini(ini)
    assert problem == FileProblem(FileProblemKind.DAMAGED, ini, aside_of(ini))
    settings = Settings(store, ("stars", "waves"))
    assert chosen(settings) == DEFAULTS
    settings.theme = ThemeName.WARM_WOOD
    assert aside_of(ini).read_bytes() == content
    again, problem = open_ini(ini)
    assert (Settings(again, ("stars",)).theme, problem) == (ThemeName.WARM_WOOD, None)


@pytest.mark.parametrize("content", [b"", b"\n", b" \r\n\t\n"])
def test_a_blank_file_is_as_none(ini: Path, content: bytes) -> None:
    ini.write_bytes(content)
    store, problem = open_ini(ini)
    assert (chosen(Settings(store, ("stars", "waves"))), problem) == (DEFAULTS, None)


@pytest.mark.parametrize("content", [WHOLE, b"\xef\xbb\xbf" + WHOLE, WHOLE.replace(b"\n", b"\r\n")])
def test_a_whole_file_stays_where_it_is(ini: Path, content: bytes) -> None:
    ini.write_bytes(content)
    store, problem = open_ini(ini)
    assert (chosen(Settings(store, ("stars", "waves"))), problem) == (CHOSEN, None)
    assert list(ini.parent.iterdir()) == [ini]


@pytest.mark.parametrize("value", [b"\xff\xfe", b"plaid", b"", b"%%%", b"1, 2", b'"a\\"b"'])
def test_a_single_value_that_can_not_be_is_the_default_and_the_others_hold(ini: Path, value: bytes) -> None:
    ini.write_bytes(WHOLE.replace(b"night_blue", value))
    store, problem = open_ini(ini)
    assert problem is None
    assert chosen(Settings(store, ("stars", "waves"))) == (ThemeName.GREEN, *CHOSEN[1:])


def test_keys_of_a_later_version_are_no_damage(ini: Path) -> None:
    ini.write_bytes(b"[table]\nwaiting=2\n[weather]\nrain=true\n")
    assert open_ini(ini)[1] is None
    assert ini.exists()


def test_a_file_far_too_large_is_set_aside(ini: Path) -> None:
    ini.write_bytes(b"#" * (MOST_BYTES + 1))
    assert open_ini(ini)[1] == FileProblem(FileProblemKind.TOO_LARGE, ini, aside_of(ini))
    assert aside_of(ini).stat().st_size == MOST_BYTES + 1


def test_a_file_that_can_not_be_read_is_set_aside(ini: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    ini.write_bytes(WHOLE)
    monkeypatch.setattr(Path, "read_bytes", fail)
    assert open_ini(ini)[1] == FileProblem(FileProblemKind.UNREADABLE, ini, aside_of(ini))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have names on Unix alone")
def test_a_pipe_in_its_place_is_not_waited_for(ini: Path) -> None:
    os.mkfifo(ini)
    store, problem = open_ini(ini)
    assert problem == FileProblem(FileProblemKind.DAMAGED, ini, aside_of(ini))
    assert chosen(Settings(store, ("stars", "waves"))) == DEFAULTS


def test_each_damaged_file_has_a_name_of_its_own(ini: Path) -> None:
    for number in (1, 2, 3):
        ini.write_bytes(b"\0" * number)
        open_ini(ini)
        assert aside_of(ini, number).read_bytes() == b"\0" * number


def test_a_file_damaged_meanwhile_is_set_aside_and_all_that_was_chosen_is_kept(ini: Path) -> None:
    ini.write_bytes(WHOLE)
    settings = opened(ini)
    told: list[FileProblem] = []
    settings.problem_arose.connect(told.append)
    ini.write_bytes(b"\0" * 700)
    settings.muted = True
    settings.text_size = 150
    assert told == [FileProblem(FileProblemKind.DAMAGED, ini, aside_of(ini))]
    assert aside_of(ini).read_bytes() == b"\0" * 700
    again = opened(ini)
    assert (chosen(again), again.muted, again.text_size) == (CHOSEN, True, 150)


@pytest.mark.parametrize("seed", range(100))
def test_whatever_is_damaged_nothing_is_lost(ini: Path, seed: int) -> None:
    rng = random.Random(seed)
    content = bytearray(WHOLE)
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(content))
        content[at : at + rng.choice((0, 1, 1, 9))] = rng.randbytes(rng.choice((0, 1, 1, 9)))
    ini.write_bytes(content)
    store, problem = open_ini(ini)
    settings = Settings(store, ("stars", "waves"))
    chosen(settings)
    kept = aside_of(ini) if problem else ini
    assert kept.read_bytes() == content
    settings.text_size = 120
    assert opened(ini).text_size == 120
    assert not problem or QSettings(str(ini), QSettings.Format.IniFormat).allKeys() == ["look/text_size"]
