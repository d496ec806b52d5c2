import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from tests.helpers.builders import hands
from tests.store.samples import NEW_YEAR, fill, played, start
from warapp.engine import PLAYBOOK, PRESETS, Record, Rules
from warapp.store.files import FileProblem, FileProblemKind
from warapp.store.statistics import database as database_module
from warapp.store.statistics import statistics as statistics_module
from warapp.store.statistics.played_round import PlayedRound, Summary, Tally
from warapp.store.statistics.players import Player, PlayerKind
from warapp.store.statistics.statistics import Statistics

ADA, BEN, ZOE = (Player(PlayerKind.NAMED, name) for name in ("Ada", "Ben", "Zoë"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite"


@pytest.fixture
def told() -> list[FileProblem]:
    return []


@pytest.fixture
def statistics(file: Path, told: list[FileProblem]) -> Iterator[Statistics]:
    statistics = Statistics(file, told.append)
    yield statistics
    statistics.close()


def kept(statistics: Statistics, *rounds: PlayedRound) -> Statistics:
    for played_round in rounds:
        statistics.save(played_round)
    return statistics


def test_without_rounds_there_is_nothing(statistics: Statistics) -> None:
    assert statistics.summary() == Summary()
    assert statistics.by_preset() == {}
    assert (statistics.rounds(10), statistics.count(), statistics.lengths()) == ([], 0, [])


@pytest.mark.parametrize(
    "played_round",
    [
        played(1),
        played(2, winner=None),
        played(3, winner=4, rules=Rules(seats=6), names=("Ada", "", "", "", "Zoë", "")),
        played(4, abandoned=True, battles=0),
        played(5, record=Record(PRESETS["family"], 0, hands("AS KD", "2C X1"), 1, time_called_after=1)),
    ],
    ids=["won", "drawn", "six seats", "abandoned", "from piles"],
)
def test_a_round_is_the_same_at_the_next_start(
    statistics: Statistics, file: Path, played_round: PlayedRound, told: list[FileProblem]
) -> None:
    statistics.save(played_round)
    statistics.close()
    again = Statistics(file, told.append)
    assert again.rounds(10) == [played_round]
    assert told == []
    again.close()


def test_a_round_can_be_replayed_from_its_row(statistics: Statistics) -> None:
    record = Record(PLAYBOOK, deal_number=48_213)
    end = record.played()
    whole = Record(PLAYBOOK, 48_213, battles=end.state.battles)
    statistics.save(PlayedRound.of("id", whole, end, duration_ms=1, names=("", ""), finished_at=NEW_YEAR))
    (row,) = statistics.rounds(1)
    assert row.checked_record().position() == end
    assert row.outcome == end.state.outcome


def test_a_round_that_is_kept_twice_counts_once(statistics: Statistics) -> None:
    kept(statistics, played(1), played(1), played(2))
    assert statistics.count() == 2


def test_times_are_kept_in_utc(statistics: Statistics) -> None:
    local = datetime(2026, 3, 1, 1, 30, tzinfo=timezone(timedelta(hours=2)))
    kept(statistics, played(1, finished_at=local))
    (row,) = statistics.rounds(1)
    assert row.finished_at == local
    assert row.finished_at.utcoffset() == timedelta(0)
    assert row.finished_at == datetime(2026, 2, 28, 23, 30, tzinfo=UTC)


def test_a_summary_counts_rounds_and_finds_the_greatest(statistics: Statistics) -> None:
    shortest, longest = played(3, 1, battles=9), played(4, 0, battles=400, longest_war=0)
    biggest_war, left = played(5, None, longest_war=4), played(7, abandoned=True, battles=2, longest_war=0)
    rounds = [played(1), played(2), shortest, longest, biggest_war, played(6, longest_war=4), left]
    assert kept(statistics, *rounds).summary(ADA) == Summary(
        Tally(won=4, lost=1, drawn=1, abandoned=1),
        current_streak=1,
        longest_streak=2,
        shortest=shortest,
        longest=longest,
        biggest_war=biggest_war,
    )


def test_the_first_of_equals_is_the_shortest_and_the_longest(statistics: Statistics) -> None:
    summary = kept(statistics, played(1), played(2)).summary()
    assert summary.shortest == summary.longest == played(1)


def test_rounds_without_a_war_have_no_biggest_one(statistics: Statistics) -> None:
    assert kept(statistics, played(1, longest_war=0)).summary().biggest_war is None


def test_presets_are_tallied_the_most_played_first(statistics: Statistics) -> None:
    other = Rules(face_down=2)
    kept(
        statistics,
        played(1, rules=PRESETS["quick"]),
        *(played(number, 1, rules=other) for number in (2, 3)),
        *(played(number, None) for number in (4, 5)),
        played(6, abandoned=True),
    )
    tallies = statistics.by_preset(ADA)
    assert list(tallies) == ["playbook", None, "quick"]
    assert tallies == {
        "playbook": Tally(drawn=2, abandoned=1),
        None: Tally(lost=2),
        "quick": Tally(won=1),
    }


def test_lengths_are_of_finished_rounds(statistics: Statistics) -> None:
    kept(statistics, played(1, battles=30), played(2, battles=7, abandoned=True), played(3, battles=20))
    assert statistics.lengths() == [30, 20]


def test_rounds_come_in_pages_the_latest_first(statistics: Statistics) -> None:
    kept(statistics, *map(played, range(1, 8)))
    pages = [statistics.rounds(3, offset) for offset in (0, 3, 6, 9)]
    assert [[row.record.deal_number for row in page] for page in pages] == [[7, 6, 5], [4, 3, 2], [1], []]


def test_cleared_rounds_are_gone_from_the_file_too(
    statistics: Statistics, file: Path, told: list[FileProblem]
) -> None:
    kept(statistics, *(played(number, names=("Very Secret", "")) for number in range(1, 50)))
    statistics.clear()
    assert (statistics.count(), statistics.summary()) == (0, Summary())
    contents = b"".join(path.read_bytes() for path in file.parent.iterdir())
    assert b"Very Secret" not in contents
    kept(statistics, played(1))
    assert statistics.count() == 1
    assert told == []


def test_another_window_sees_a_round_at_once(
    statistics: Statistics, file: Path, told: list[FileProblem]
) -> None:
    other = Statistics(file, told.append)
    kept(statistics, played(1))
    kept(other, played(2))
    assert statistics.rounds(10) == other.rounds(10) == [played(2), played(1)]
    statistics.clear()
    assert other.count() == 0
    other.close()
    assert told == []


class TestWhereItCanNotBeWritten:
    def test_rounds_are_kept_in_memory_and_in_the_file_once_it_can_be(self, tmp_path: Path) -> None:
        told: list[FileProblem] = []
        (tmp_path / "data").touch()
        file = tmp_path / "data" / "statistics.sqlite"
        statistics = Statistics(file, told.append)
        kept(statistics, played(1), played(2))
        assert statistics.count() == 2
        assert [(problem.kind, problem.path, problem.quarantined) for problem in told] == [
            (FileProblemKind.UNWRITABLE, file, None)
        ]
        (tmp_path / "data").unlink()
        kept(statistics, played(3))
        statistics.close()
        again = Statistics(file, told.append)
        assert again.rounds(10) == [played(3), played(2), played(1)]
        again.close()
        assert len(told) == 1

    def test_a_read_only_folder_is_told(self, read_only_folder: Path) -> None:
        told: list[FileProblem] = []
        statistics = Statistics(read_only_folder / "statistics.sqlite", told.append)
        kept(statistics, played(1))
        assert statistics.count() == 1
        assert [problem.kind for problem in told] == [FileProblemKind.READ_ONLY]
        statistics.close()

    def test_a_disk_that_is_really_full_loses_no_round(self, tiny_disk: Path) -> None:
        told: list[FileProblem] = []
        statistics = Statistics(tiny_disk / "statistics.sqlite", told.append)
        kept(statistics, played(1))
        fill(tiny_disk / "ballast")
        number = 1
        while not told:
            number += 1
            kept(statistics, played(number))
        assert [problem.kind for problem in told] == [FileProblemKind.FULL]
        kept(statistics, played(number + 1))
        assert statistics.count() == number - 1, "those before are still there"
        (tiny_disk / "ballast").unlink()
        kept(statistics, played(number + 2))
        assert statistics.count() == number + 2
        statistics.close()
        again = Statistics(tiny_disk / "statistics.sqlite", told.append)
        assert [row.record.deal_number for row in again.rounds(1000)] == list(range(number + 2, 0, -1))
        again.close()
        assert len(told) == 1

    def test_a_disk_that_is_full_from_the_start_loses_no_round(self, tiny_disk: Path) -> None:
        told: list[FileProblem] = []
        fill(tiny_disk / "ballast")
        statistics = Statistics(tiny_disk / "statistics.sqlite", told.append)
        kept(statistics, played(1))
        assert statistics.count() == 1
        assert [problem.kind for problem in told] == [FileProblemKind.FULL]
        (tiny_disk / "ballast").unlink()
        kept(statistics, played(2))
        statistics.close()
        again = Statistics(tiny_disk / "statistics.sqlite", told.append)
        assert again.count() == 2
        again.close()

    def test_a_window_that_holds_it_too_long_delays_a_round(
        self, statistics: Statistics, file: Path, told: list[FileProblem]
    ) -> None:
        statistics._db.execute("PRAGMA busy_timeout = 0")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        kept(statistics, played(1), played(2))
        assert statistics.count() == 0
        assert [problem.kind for problem in told] == [FileProblemKind.BUSY]
        other.execute("COMMIT")
        other.close()
        kept(statistics, played(3))
        assert statistics.rounds(10) == [played(3), played(2), played(1)]

    def test_a_table_of_rounds_that_can_not_be_read_is_not_written(
        self, statistics: Statistics, told: list[FileProblem], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(*_: object) -> list[PlayedRound]:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error

        monkeypatch.setattr(statistics_module, "_each_round", fail)
        table = tmp_path / "rounds.csv"
        assert statistics.export_csv(table) == FileProblem(FileProblemKind.UNREADABLE, statistics.path)
        assert [problem.detail for problem in told] == ["disk I/O error"]
        assert not table.exists()

    def test_once_it_can_be_used_all_rounds_are_read(self, tmp_path: Path) -> None:
        told: list[FileProblem] = []
        file = tmp_path / "statistics.sqlite"
        kept(Statistics(file, told.append), played(1)).close()
        other = sqlite3.connect(file, isolation_level=None, timeout=0.0)
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(database_module, "_WAIT_S", 0.0)
            statistics = Statistics(file, told.append)
            assert statistics.save(played(2)) is False
        other.close()
        statistics.retry()
        assert statistics.rounds(10) == [played(2), played(1)]
        statistics.close()
        assert [problem.kind for problem in told] == [FileProblemKind.BUSY]

    def test_a_table_that_can_not_be_written_is_told(self, statistics: Statistics, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        problem = statistics.export_csv(tmp_path / "file" / "rounds.csv")
        assert problem
        assert problem.kind is FileProblemKind.UNWRITABLE


KEEP_AND_WAIT = """
import sys
from pathlib import Path
from tests.store.samples import played
from warapp.store.statistics.players import COMPUTER, EVERYONE, YOU, Player, PlayerKind
from warapp.store.statistics.statistics import Statistics

statistics = Statistics(Path(sys.argv[1]), lambda problem: sys.exit(str(problem)))
statistics.save(played(1))
print("kept", flush=True)
sys.stdin.read()
"""


class TestAFileThatIsGone:
    """The file is deleted or moved under a running window."""

    @pytest.mark.parametrize("companions", [True, False])
    def test_is_told_once_and_later_rounds_are_kept_in_a_new_one(
        self, statistics: Statistics, file: Path, told: list[FileProblem], companions: bool
    ) -> None:
        kept(statistics, played(1))
        for path in file.parent.glob("statistics.sqlite*" if companions else "statistics.sqlite"):
            path.unlink()
        assert statistics.save(played(2))
        assert statistics.save(played(3))
        assert [(problem.kind, problem.path) for problem in told] == [(FileProblemKind.GONE, file)]
        statistics.close()
        again = Statistics(file, told.append)
        assert again.rounds(10) == [played(3), played(2)]
        again.close()
        assert len(told) == 1

    def test_leaves_no_log_that_would_be_taken_for_that_of_the_new_one(
        self, file: Path, told: list[FileProblem]
    ) -> None:
        with start(KEEP_AND_WAIT, file) as program:
            assert program.stdout
            assert program.stdout.readline() == "kept\n"
            program.kill()
        assert file.with_name("statistics.sqlite-wal").stat().st_size > 0
        file.unlink()
        statistics = Statistics(file, told.append)
        kept(statistics, played(2))
        assert statistics.rounds(10) == [played(2)]
        statistics.close()
        assert told == []

    def test_is_told_again_when_it_goes_again(
        self, statistics: Statistics, file: Path, told: list[FileProblem]
    ) -> None:
        for number in (1, 2):
            file.unlink()
            kept(statistics, played(number))
        assert [problem.kind for problem in told] == [FileProblemKind.GONE, FileProblemKind.GONE]
        assert statistics.rounds(10) == [played(2)]

    def test_takes_its_latest_rounds_along_where_it_was_moved(
        self, statistics: Statistics, file: Path, told: list[FileProblem], tmp_path: Path
    ) -> None:
        kept(statistics, played(1), played(2))
        moved = file.rename(tmp_path / "mine.sqlite")
        kept(statistics, played(3))
        assert statistics.rounds(10) == [played(3)]
        mine = Statistics(moved, told.append)
        assert mine.rounds(10) == [played(2), played(1)]
        mine.close()
        assert [problem.kind for problem in told] == [FileProblemKind.GONE]

    def test_is_noticed_by_reading_too(
        self, statistics: Statistics, file: Path, told: list[FileProblem]
    ) -> None:
        kept(statistics, played(1))
        file.unlink()
        assert statistics.count() == 0
        assert [problem.kind for problem in told] == [FileProblemKind.GONE]

    def test_with_its_folder_is_made_again(
        self, statistics: Statistics, file: Path, told: list[FileProblem], tmp_path: Path
    ) -> None:
        kept(statistics, played(1))
        file.parent.rename(tmp_path / "elsewhere")
        assert statistics.save(played(2))
        assert file.exists()
        assert [problem.kind for problem in told] == [FileProblemKind.GONE]

    def test_leads_two_windows_into_one_new_file(
        self, statistics: Statistics, file: Path, told: list[FileProblem]
    ) -> None:
        other = Statistics(file, told.append)
        kept(statistics, played(1))
        file.unlink()
        kept(statistics, played(2))
        kept(other, played(3))
        kept(statistics, played(4))
        assert other.rounds(10) == [played(4), played(3), played(2)]
        other.close()
        statistics.close()
        again = Statistics(file, told.append)
        assert again.count() == 3
        again.close()
        assert [problem.kind for problem in told] == [FileProblemKind.GONE, FileProblemKind.GONE]
