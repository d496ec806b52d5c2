import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from tests.helpers.processes import MOST_S
from tests.helpers.strategies import rules
from tests.store.samples import start
from warapp.engine import PLAYBOOK, PRESETS, Rules
from warapp.store.setting_values import (
    AS_TABLE,
    Chrome,
    ReducedMotion,
    Speed,
    clean_name,
    is_name,
    read_bytes,
    read_names,
    read_rules_text,
    write_bytes,
    write_names,
    write_rules_text,
)
from warapp.store.settings import Settings, open_ini
from warapp.vocabulary import FaceStyle, IndexLetters, SpokenDetail, SuitColours, ThemeName

BACKS = ("stars", "waves")

DEFAULTS: dict[str, Any] = {
    "speed": Speed(1.0),
    "reduced_motion": ReducedMotion.SYSTEM,
    "theme": ThemeName.GREEN,
    "chrome": Chrome.SYSTEM,
    "suit_colours": SuitColours.TWO,
    "face_style": FaceStyle.CLASSIC,
    "back": "table",
    "value_dots": False,
    "index_letters": None,
    "text_size": 100,
    "language": "",
    "volume": 70,
    "war_chant": True,
    "war_steps": False,
    "muted": False,
    "battle_note": True,
    "spoken_detail": SpokenDetail.EVERYTHING,
    "large_controls": False,
    "lesson": "",
    "learning_children": (),
    "spoken": True,
    "speaking_rate": 50,
    "one_switch": False,
    "scan_ms": 2_000,
    "peaceful_words": False,
    "rules": PLAYBOOK,
    "seat_names": (),
    "seat_people": (),
    "own_keys": False,
    "geometry": b"",
    "window_state": b"",
    "recent_files": (),
}

OTHERS: dict[str, Any] = {
    "speed": Speed(None),
    "reduced_motion": ReducedMotion.ON,
    "theme": ThemeName.HIGH_CONTRAST,
    "chrome": Chrome.DARK,
    "suit_colours": SuitColours.FOUR,
    "face_style": FaceStyle.BIG_NUMBERS,
    "back": "waves",
    "value_dots": True,
    "index_letters": IndexLetters.RUSSIAN,
    "text_size": 200,
    "language": "pt_BR",
    "volume": 0,
    "war_chant": False,
    "war_steps": True,
    "muted": True,
    "battle_note": False,
    "spoken_detail": SpokenDetail.WARS,
    "large_controls": True,
    "lesson": '{"mode": "dots"}',
    "learning_children": ("Ann", "Ben"),
    "spoken": False,
    "speaking_rate": 80,
    "one_switch": True,
    "scan_ms": 3_500,
    "peaceful_words": True,
    "rules": PRESETS["crowd"],
    "seat_names": ("Ada, the first", 'Zoë "Z"', ""),
    "seat_people": (True, False, True),
    "own_keys": True,
    "geometry": bytes(range(256)),
    "window_state": b"\0",
    "recent_files": (Path.cwd() / "a, b.wargame", Path.cwd() / "@c;ß.wargame"),
}


@pytest.fixture
def ini(tmp_path: Path) -> Path:
    return tmp_path / "config" / "warapp.ini"


def opened(ini: Path) -> Settings:
    return Settings(open_ini(ini)[0], BACKS)


def written(ini: Path, text: str) -> Settings:
    """The settings of a file written by hand."""
    ini.parent.mkdir(exist_ok=True)
    ini.write_text(text, encoding="utf-8")
    return opened(ini)


def values(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in DEFAULTS}


def test_without_a_file_each_setting_has_its_default_and_no_file_is_made(ini: Path) -> None:
    assert values(opened(ini)) == DEFAULTS
    assert not ini.exists()


def test_the_class_knows_the_defaults() -> None:
    assert Settings.theme.default is ThemeName.GREEN
    assert Settings.text_size.default == 100


def test_every_setting_is_in_the_tables_of_this_test() -> None:
    descriptors = {name for name, value in vars(Settings).items() if hasattr(value, "__set__")}
    assert descriptors == DEFAULTS.keys() == OTHERS.keys()
    assert all(DEFAULTS[name] != OTHERS[name] for name in DEFAULTS)


READ_BACK = """
import sys
from pathlib import Path
from warapp.store.settings import Settings, open_ini
settings = Settings(open_ini(Path(sys.argv[1]))[0], ("stars", "waves"))
print(ascii({name: getattr(settings, name) for name in sys.argv[2:]}))
"""


def test_each_setting_is_in_the_file_at_once_and_read_at_the_next_start(ini: Path) -> None:
    settings = opened(ini)
    for name, value in OTHERS.items():
        setattr(settings, name, value)
    with start(READ_BACK, ini, *OTHERS) as other:
        said = other.communicate(timeout=MOST_S)[0]
    assert said.rstrip() == ascii(OTHERS)


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_change_is_told_once_by_name(ini: Path, name: str) -> None:
    settings = opened(ini)
    told: list[str] = []
    settings.changed.connect(told.append)
    setattr(settings, name, DEFAULTS[name])
    assert told == [], "it is the default already"
    setattr(settings, name, OTHERS[name])
    setattr(settings, name, OTHERS[name])
    assert told == [name]


@pytest.mark.parametrize(
    "line",
    [
        "speed=",
        "speed=fast",
        "speed=0",
        "speed=0.2",
        "speed=4.5",
        "speed=nan",
        "speed=inf",
        "speed=-1",
        "speed=1_0",
        "speed=1e0",
        "speed=1,5",
        "speed=٢",
        "reduced_motion=true",
        "[sound]\nmuted=False",
        "[sound]\nmuted=0",
        "[sound]\nmuted=no, never",
        "[sound]\nmuted=@ByteArray(false)",
    ],
)
def test_garbage_is_the_default_of_that_setting_alone(ini: Path, line: str) -> None:
    settings = written(ini, f"[look]\ntheme=night_blue\n[table]\n{line}\n")
    assert values(settings) == DEFAULTS | {"theme": ThemeName.NIGHT_BLUE}


@pytest.mark.parametrize(
    "lines",
    [
        "[look]\ntheme=Green",
        "[look]\ntheme=red",
        "[look]\ntheme=night_blue, warm_wood",
        "[look]\nchrome=",
        "[look]\nsuit_colours=4",
        "[look]\nface_style=@Rect(1 2 3 4)",
        "[look]\nback=plaid",
        "[look]\nindex_letters=BDKA",
        "[look]\nback=waves, stars",
        "[look]\ntext_size=99",
        "[look]\ntext_size=201",
        "[look]\ntext_size=150.0",
        "[look]\ntext_size=1e2",
        "[look]\ntext_size=-150",
        "[look]\ntext_size=99999999999999999999",
        "[look]\nlanguage=../../etc",
        "[look]\nlanguage=german",
        "[sound]\nvolume=101",
        "[sound]\nvolume=loud",
        "[sound]\nvolume=٥٠",
        "[sound]\nvolume=12, 13",
        "[sound]\nmuted=1",
        "[sound]\nmuted=@Invalid()",
        "[round]\nrules=family",
        "[round]\nrules=[]",
        "[round]\nrules={}, {}",
        '[round]\nrules="{\\"seats\\": 7}"',
        '[round]\nrules="{\\"seats\\": true}"',
        '[round]\nrules="{\\"seats\\": 6, \\"cards_each\\": 26}"',
        '[round]\nrules="{\\"house\\": 1}"',
        '[round]\nrules="{\\"preset\\": null}"',
        '[round]\nrules="{\\"battle_limit\\": NaN}"',
        f"[round]\nrules={'[' * 60_000}",
        f"[round]\nrules={'{}'.rjust(70_000, '[')}",
        f'[round]\nrules="{{\\"seats\\": {"9" * 10_000}}}"',
        "[round]\nseat_names=Ada",
        "[round]\nseat_names=Ada, Bob",
        "[round]\nseat_names={}",
        "[round]\nseat_names=[7]",
        '[round]\nseat_names="[\\"\\\\n\\"]"',
        '[round]\nseat_names="[\\"\\\\ud800\\"]"',
        f'[round]\nseat_names="[\\"{"A" * 41}\\"]"',
        f'[round]\nseat_names="{["A"] * 7}"'.replace("'", '\\"'),
        "[window]\ngeometry=%%%",
        "[window]\ngeometry=AAA",
        f"[window]\ngeometry={'A' * 100_000}",
        "[window]\nstate=ß",
        "[window]\nrecent_files=/a, /b",
        '[window]\nrecent_files="[\\"here.wargame\\"]"',
        '[window]\nrecent_files="[\\"/a\\\\u0000b\\"]"',
        "[window]\nrecent_files=[null]",
        "[window]\nrecent_files=[[]]",
    ],
)
def test_whatever_can_not_be_is_the_default(ini: Path, lines: str) -> None:
    settings = written(ini, f"{lines}\n[table]\nspeed=2.5\n")
    assert values(settings) == DEFAULTS | {"speed": Speed(2.5)}


@pytest.mark.parametrize(
    ("lines", "name", "value"),
    [
        ("[table]\nspeed=2", "speed", Speed(2.0)),
        ("[table]\nspeed=instant", "speed", Speed(None)),
        ("[look]\nback=waves", "back", "waves"),
        ("[look]\nback=table", "back", AS_TABLE),
        ("[look]\nindex_letters=german", "index_letters", IndexLetters.GERMAN),
        ("[look]\nindex_letters=language", "index_letters", None),
        ("[look]\ntext_size=125", "text_size", 125),
        ("[look]\nlanguage=de", "language", "de"),
        ("[sound]\nmuted=true", "muted", True),
        ('[round]\nrules="{\\"preset\\": \\"peace\\", \\"seats\\": 3}"', "rules", None),
        ('[round]\nseat_names="[\\"Ada\\", \\"\\"]"', "seat_names", ("Ada", "")),
        ("[window]\ngeometry=AAEC", "geometry", b"\0\1\2"),
    ],
)
def test_a_file_written_by_hand_is_read(ini: Path, lines: str, name: str, value: object) -> None:
    expected = Rules(seats=3, **_differing("peace")) if name == "rules" else value
    assert getattr(written(ini, lines), name) == expected


def _differing(preset: str) -> dict[str, Any]:
    fields = ("wins", "face_down", "shortage")
    return {field: getattr(PRESETS[preset], field) for field in fields}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("text_size", 201),
        ("text_size", 150.0),
        ("volume", -1),
        ("theme", "red"),
        ("back", "plaid"),
        ("language", "german"),
        ("geometry", bytes(70_000)),
        ("seat_names", ("two\nlines",)),
        ("seat_names", ["Ada"]),
        ("recent_files", (Path("here.wargame"),)),
        ("recent_files", tuple(Path.cwd() / str(number) for number in range(11))),
    ],
)
def test_what_can_not_be_is_not_set(ini: Path, name: str, value: object) -> None:
    settings = opened(ini)
    with pytest.raises(ValueError):
        setattr(settings, name, value)
    assert values(settings) == DEFAULTS
    assert not ini.exists()


@pytest.mark.parametrize("factor", [0.2, 4.1, float("nan"), float("inf")])
def test_a_speed_is_a_factor_within_its_bounds(factor: float) -> None:
    with pytest.raises(ValueError, match=r"0\.25 to 4\.0"):
        Speed(factor)


@given(st.none() | st.floats(0.25, 4))
def test_any_speed_is_read_as_it_was_written(factor: float | None) -> None:
    assert Speed.parse(str(Speed(factor))) == Speed(factor)


@given(rules(battle_limit=st.none() | st.integers(1, 100_000)))
def test_any_rules_are_read_as_they_were_written(chosen: Rules) -> None:
    assert read_rules_text(write_rules_text(chosen)) == chosen


def test_rules_are_written_field_by_field_so_that_presets_may_change() -> None:
    assert json.loads(write_rules_text(PRESETS["family"])) == PRESETS["family"].as_dict()


@given(st.binary())
def test_any_bytes_are_read_as_they_were_written(content: bytes) -> None:
    assert read_bytes(write_bytes(content)) == content


@given(st.text())
def test_a_clean_name_is_a_name_and_is_kept(typed: str) -> None:
    name = clean_name(typed)
    assert is_name(name)
    assert read_names(write_names((name,))) == (name,)


def test_a_name_keeps_letters_of_all_kinds_and_loses_what_is_not_seen() -> None:
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    assert clean_name(f" Ada\n\0Łukasz {family}\N{RIGHT-TO-LEFT OVERRIDE} ") == f"AdaŁukasz {family}"
    assert clean_name("A" * 39 + " B") == "A" * 39


def test_a_file_comes_first_among_the_recent_ones_once_and_ten_are_kept(ini: Path, tmp_path: Path) -> None:
    settings = opened(ini)
    for number in (*range(12), 5):
        settings.remember_file(tmp_path / f"{number}.wargame")
    assert [path.stem for path in settings.recent_files] == [
        "5",
        "11",
        "10",
        "9",
        "8",
        "7",
        "6",
        "4",
        "3",
        "2",
    ]


def test_a_relative_file_is_remembered_where_it_is(
    ini: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = opened(ini)
    settings.remember_file(Path("here.wargame"))
    assert settings.recent_files == (tmp_path / "here.wargame",)


def test_a_slot_hears_of_a_change_after_it_is_kept(ini: Path, qtbot: QtBot) -> None:
    settings = opened(ini)
    with qtbot.waitSignal(settings.changed, check_params_cb=lambda name: name == "muted"):
        settings.muted = True
    assert "muted=true" in ini.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such permissions")
def test_only_the_owner_can_read_or_change_the_settings(tmp_path: Path) -> None:
    for mode in (None, 0o666):
        file = tmp_path / str(mode) / "warapp.ini"
        if mode:
            file.parent.mkdir()
            file.parent.chmod(0o777)
            file.touch()
            file.chmod(mode)
        store, problem = open_ini(file)
        settings = Settings(store, BACKS)
        settings.volume = 7
        assert problem is None
        assert [path.stat().st_mode & 0o777 for path in (file, file.parent)] == [0o600, 0o700]
