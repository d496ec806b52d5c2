"""The file of the statistics: of an older schema, damaged, foreign, hostile, and used by two at once."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.helpers.processes import MOST_S
from tests.store.samples import NEW_YEAR, fill, played, start
from warapp.engine import PLAYBOOK, PRESETS, Outcome, Reason, Record
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.locks import acquire
from warapp.store.statistics import database
from warapp.store.statistics.played_round import PlayedRound, Tally
from warapp.store.statistics.statistics import Statistics

VERSION_1 = """
CREATE TABLE rounds (
    id INTEGER PRIMARY KEY,
    finished_at TEXT NOT NULL,
    rules TEXT NOT NULL,
    preset TEXT,
    deal_number INTEGER NOT NULL,
    piles TEXT,
    battles INTEGER NOT NULL,
    time_called_after INTEGER,
    reason TEXT,
    winner INTEGER,
    wars INTEGER NOT NULL,
    longest_war INTEGER NOT NULL,
    duration_ms INTEGER NOT NULL,
    seats INTEGER NOT NULL
);
INSERT INTO rounds VALUES (1, '2026-01-01T00:00:00.000+00:00', '{}', 'playbook', 48213, NULL, 310, NULL,
    'all_cards', 0, 21, 2, 600000, 2);
INSERT INTO rounds VALUES (2, '2026-01-02T00:00:00.000+00:00', '{"preset": "family"}', 'family', 0,
    '["AS KD", "2C X1"]', 1, NULL, NULL, NULL, 0, 0, 5000, 2);
PRAGMA application_id = 1463898706;
PRAGMA user_version = 1;
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite"


@pytest.fixture
def told() -> list[FileProblem]:
    return []


def made(file: Path, script: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript(script)


def filled(file: Path, rounds: int = 40) -> None:
    """A sound database."""
    statistics = Statistics(file, lambda problem: pytest.fail(str(problem)))
    for number in range(1, rounds + 1):
        statistics.save(played(number))
    statistics.close()


def number(file: Path, query: str) -> int:
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute(query).fetchone()[0])


class TestVersions:
    def test_a_database_of_version_1_is_brought_up_to_date_with_its_rounds(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        made(file, VERSION_1)
        statistics = Statistics(file, told.append)
        left, won = statistics.rounds(10)
        assert won == PlayedRound(
            round_id="round-1",
            record=Record(PLAYBOOK, 48_213, battles=310),
            outcome=Outcome(Reason.ALL_CARDS, 0),
            wars=21,
            longest_war=2,
            duration_ms=600_000,
            names=(),
            finished_at=NEW_YEAR,
        )
        assert (left.round_id, left.outcome, left.record.rules) == ("round-2", None, PRESETS["family"])
        statistics.save(played(3))
        assert statistics.by_preset() == {
            "playbook": Tally(won=2),
            "family": Tally(abandoned=1),
        }
        statistics.close()
        assert told == []
        assert number(file, "PRAGMA user_version") == database.VERSION

    def test_a_new_database_is_like_one_that_came_all_the_way(self, tmp_path: Path) -> None:
        filled(tmp_path / "new.sqlite", 0)
        made(tmp_path / "old.sqlite", VERSION_1)
        filled(tmp_path / "old.sqlite", 0)
        columns = []
        for name in ("new", "old"):
            with closing(sqlite3.connect(tmp_path / f"{name}.sqlite")) as db:
                columns.append(db.execute("PRAGMA table_info(rounds)").fetchall())
        assert columns[0] == columns[1]

    def test_a_migration_for_which_there_is_no_space_changes_nothing(
        self, tiny_disk: Path, told: list[FileProblem]
    ) -> None:
        file = tiny_disk / "statistics.sqlite"
        made(file, VERSION_1)
        before = file.read_bytes()
        fill(tiny_disk / "ballast")
        statistics = Statistics(file, told.append)
        assert statistics.count() == 0
        assert [problem.kind for problem in told] == [FileProblemKind.FULL]
        assert file.read_bytes() == before
        (tiny_disk / "ballast").unlink()
        statistics.save(played(3))
        assert statistics.count() == 3
        statistics.close()

    def test_a_database_of_a_later_version_is_left_as_it_is(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        filled(file, 3)
        made(file, f"PRAGMA user_version = {database.VERSION + 1}; DROP TABLE rounds; CREATE TABLE hands (a)")
        before = file.read_bytes()
        statistics = Statistics(file, told.append)
        for n in (1, 2):
            statistics.save(played(n))
        assert statistics.count() == 2, "kept as long as the program runs"
        statistics.close()
        assert [(problem.kind, problem.quarantined) for problem in told] == [(FileProblemKind.NEWER, None)]
        assert file.read_bytes() == before


def is_recreated(file: Path, told: list[FileProblem]) -> bool:
    """Keep a round, and see that the file was set aside as it was and that the new one is whole."""
    content = file.read_bytes()
    statistics = Statistics(file, told.append)
    assert statistics.summary().tally == Tally()
    statistics.save(played(1))
    statistics.close()
    aside = file.with_name("statistics.damaged-1.sqlite")
    assert [(problem.kind, problem.path, problem.quarantined) for problem in told] == [
        (FileProblemKind.DAMAGED, file, aside)
    ]
    assert told[0].detail
    assert number(file, "SELECT count(*) FROM rounds") == 1
    return aside.read_bytes() == content


def damage_in_use(statistics: Statistics) -> None:
    """Damage the file of an open database, which then has nothing of it in memory any more."""
    with statistics.path.open("r+b") as file:
        file.write(b"\xa5" * statistics.path.stat().st_size)
    statistics._db.execute("PRAGMA shrink_memory")


class TestDamage:
    @pytest.mark.parametrize("content", [b"{}", b"SQLite format 3\0", bytes(8192), b"PNG" * 5000])
    def test_a_file_that_is_no_database_is_set_aside(
        self, file: Path, told: list[FileProblem], content: bytes
    ) -> None:
        file.write_bytes(content)
        assert is_recreated(file, told)

    def test_a_database_cut_short_is_set_aside(self, file: Path, told: list[FileProblem]) -> None:
        filled(file)
        content = file.read_bytes()
        file.write_bytes(content[: len(content) // 2])
        assert is_recreated(file, told)

    def test_a_database_with_a_page_overwritten_is_set_aside(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        filled(file)
        content = bytearray(file.read_bytes())
        content[8192:12288] = b"\xa5" * 4096
        file.write_bytes(content)
        assert is_recreated(file, told)

    @pytest.mark.parametrize(
        "script",
        [
            "CREATE TABLE bookmarks (url TEXT)",
            "CREATE TABLE rounds (id INTEGER PRIMARY KEY, title TEXT); PRAGMA user_version = 2",
            "PRAGMA user_version = 2",
            f"CREATE TABLE rounds (id); PRAGMA application_id = {database.APPLICATION_ID}",
            f"PRAGMA user_version = 2; PRAGMA application_id = {database.APPLICATION_ID}",
            f"CREATE VIEW rounds AS SELECT 1 AS id; PRAGMA user_version = 2;"
            f"PRAGMA application_id = {database.APPLICATION_ID}",
        ],
    )
    def test_a_database_of_another_program_is_set_aside(
        self, file: Path, told: list[FileProblem], script: str
    ) -> None:
        made(file, script)
        assert is_recreated(file, told)

    def test_damage_while_the_program_runs_loses_no_round_that_ends_then(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        filled(file, 400)
        statistics = Statistics(file, told.append)
        damage_in_use(statistics)
        statistics.save(played(500))
        assert statistics.rounds(10) == [played(500)]
        statistics.close()
        assert [problem.kind for problem in told] == [FileProblemKind.DAMAGED]

    def test_damage_that_reading_finds_is_told_too(self, file: Path, told: list[FileProblem]) -> None:
        filled(file, 400)
        statistics = Statistics(file, told.append)
        damage_in_use(statistics)
        assert statistics.count() == 0
        assert [problem.kind for problem in told] == [FileProblemKind.DAMAGED]
        statistics.close()

    def test_one_that_another_window_has_recreated_meanwhile_is_not_quarantined(
        self, file: Path, told: list[FileProblem], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file.write_bytes(b"no database" * 100)

        @contextmanager
        def locked_after_another(_lock: Path, _patience_s: float) -> Iterator[None]:
            monkeypatch.undo()
            file.unlink()
            filled(file, 3)
            yield

        monkeypatch.setattr(database, "locked", locked_after_another)
        statistics = Statistics(file, told.append)
        assert statistics.count() == 3
        statistics.close()
        assert told == []

    def test_one_that_another_window_is_setting_aside_is_told_as_held(
        self, file: Path, told: list[FileProblem], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file.write_bytes(b"no database" * 100)
        monkeypatch.setattr(database, "_WAIT_S", 0.02)
        with acquire(file.with_name(f"{file.name}.lock")):
            Statistics(file, told.append).close()
        assert [problem.kind for problem in told] == [FileProblemKind.BUSY]
        assert file.exists()

    def test_one_that_can_not_be_set_aside_is_not_written_over(
        self, file: Path, told: list[FileProblem], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file.write_bytes(b"no database" * 100)
        with monkeypatch.context() as patch:
            patch.setattr(database, "quarantine", lambda *_: None)
            statistics = Statistics(file, told.append)
            statistics.save(played(1))
        assert statistics.count() == 1
        assert [(problem.kind, problem.quarantined) for problem in told] == [(FileProblemKind.DAMAGED, None)]
        assert file.read_bytes() == b"no database" * 100
        statistics.save(played(2))
        statistics.close()
        assert number(file, "SELECT count(*) FROM rounds") == 2, "it could be set aside at last"

    def test_a_folder_in_its_place_is_left_and_rounds_are_kept_in_memory(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        file.mkdir()
        statistics = Statistics(file, told.append)
        statistics.save(played(1))
        assert statistics.count() == 1
        assert [(problem.kind, problem.quarantined) for problem in told] == [
            (FileProblemKind.UNWRITABLE, None)
        ]
        statistics.close()


HOSTILE: dict[str, list[object]] = {
    "rules": ["7", "[]", "null", "{", '{"seats": 9}', '{"house": 1}', "[" * 20_000, "9" * 10_000],
    "finished_at": [
        "yesterday",
        "",
        "2026-13-01",
        "0001-01-01T00:00:00+14:00",
        "9999-12-31T23:59:59-12:00",
        "9" * 5_000,
    ],
    "deal_number": [0, -1, 2**31, 2**62, "x", 1.5],
    "piles": ['["AS", "AX"]', "7", "{}", "[7]", '"AS"'],
    "battles": [-1, "many", 0.5],
    "time_called_after": [-1, "x"],
    "reason": ["boredom", "", 7],
    "winner": [-1, "Ada"],
    "wars": ["x"],
    "longest_war": ["x", -1],
    "duration_ms": [-1, "long"],
    "names": ["7", "{", "[7]", "null", '["\\ud800"]', "[" * 20_000],
    "round_id": ["\u2660"],
}


@pytest.mark.parametrize(
    ("column", "value"), [(column, value) for column, values in HOSTILE.items() for value in values]
)
def test_a_row_that_another_program_wrote_is_skipped(
    file: Path, told: list[FileProblem], column: str, value: object, caplog: pytest.LogCaptureFixture
) -> None:
    filled(file, 3)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"UPDATE rounds SET {column} = ? WHERE id = 2", (value,))
    statistics = Statistics(file, told.append)
    listed = [row.round_id for row in statistics.rounds(10)]
    assert set(listed) >= {"round 1", "round 3"}
    assert ("can't be read" in caplog.text) == ("round 2" not in listed)
    statistics.summary()
    statistics.by_preset()
    assert all(type(length) is int for length in statistics.lengths())
    assert statistics.export_csv(file.with_name("rounds.csv")) is None
    statistics.close()
    assert told == []
    caplog.clear()


@pytest.mark.parametrize("column", ["preset", "names", "finished_at", "rules"])
def test_text_that_is_no_unicode_is_no_damage(
    file: Path, told: list[FileProblem], column: str, caplog: pytest.LogCaptureFixture
) -> None:
    filled(file, 3)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(f"UPDATE rounds SET {column} = CAST(x'ff' AS TEXT) WHERE id = 2")
    statistics = Statistics(file, told.append)
    assert {row.round_id for row in statistics.rounds(10)} >= {"round 1", "round 3"}
    assert sum(tally.finished for tally in statistics.by_preset().values()) == 3
    statistics.close()
    assert told == []
    caplog.clear()


KEEP = """
import sys
from pathlib import Path
from tests.store.samples import played
from warapp.store.statistics.statistics import Statistics

statistics = Statistics(Path(sys.argv[1]), lambda problem: sys.exit(str(problem)))
first, last = map(int, sys.argv[2:])
for number in range(first, last):
    statistics.save(played(number))
    if statistics.count() == 0:
        sys.exit("a round is gone")
    print(number, flush=True)
"""


class TestTwoAtOnce:
    def test_two_programs_that_write_at_once_keep_every_round(self, file: Path) -> None:
        with start(KEEP, file, 1, 101) as one, start(KEEP, file, 101, 201) as other:
            said = [one.communicate(timeout=MOST_S)[0], other.communicate(timeout=MOST_S)[0]]
        assert [len(text.split()) for text in said] == [100, 100]
        assert number(file, "SELECT count(DISTINCT deal_number) FROM rounds") == 200
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    def test_of_two_programs_that_find_it_damaged_one_sets_it_aside(self, file: Path) -> None:
        for _ in range(3):
            for path in file.parent.iterdir():
                path.unlink()
            file.write_bytes(b"no database" * 1000)
            code = KEEP.replace("lambda problem: sys.exit(str(problem))", "lambda problem: None")
            with start(code, file, 1, 11) as one, start(code, file, 11, 21) as other:
                one.communicate(timeout=MOST_S)
                other.communicate(timeout=MOST_S)
            asides = [path.name for path in file.parent.glob("*damaged*")]
            assert asides == ["statistics.damaged-1.sqlite"]
            assert number(file, "SELECT count(*) FROM rounds") == 20

    def test_a_program_killed_while_it_writes_loses_no_round_that_it_kept(self, file: Path) -> None:
        kept = 0
        for kill in range(5):
            with start(KEEP, file, kept + 1, 10_000) as program:
                assert program.stdout
                said = [program.stdout.readline() for _ in range(5 + kill)]
                program.kill()
            kept = int(said[-1])
            assert number(file, "SELECT max(deal_number) FROM rounds") >= kept
            kept = number(file, "SELECT max(deal_number) FROM rounds")
            assert number(file, "SELECT count(*) FROM rounds") == kept
        with closing(sqlite3.connect(file)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
