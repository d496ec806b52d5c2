import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from warapp.store.files import (
    FileProblem,
    FileProblemKind,
    kind_of_error,
    make_private_folder,
    quarantine,
    read_file_content,
    remove_parts,
    write_atomic,
    write_private,
)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


class TestWriteWhole:
    def test_makes_the_folder_and_leaves_nothing_but_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "a" / "b" / "round.json"
        assert write_atomic(file, b"one") is None
        assert write_atomic(file, b"two") is None
        assert (file.read_bytes(), names(file.parent)) == (b"two", ["round.json"])

    def test_leaves_the_file_as_it_was_when_the_disk_is_full(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        file = tmp_path / "round.json"
        write_atomic(file, b"one")

        def full(_descriptor: int) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        problem = write_atomic(file, b"two")
        assert problem == FileProblem(FileProblemKind.FULL, file, detail="[Errno 28] No space left on device")
        assert (file.read_bytes(), names(tmp_path)) == (b"one", ["round.json"])

    def test_leaves_the_file_as_it_was_on_a_disk_that_is_really_full(self, tiny_disk: Path) -> None:
        file = tiny_disk / "round.json"
        assert write_atomic(file, b"one") is None
        problem = write_atomic(file, bytes(300_000))
        assert problem
        assert problem.kind is FileProblemKind.FULL
        assert (file.read_bytes(), names(tiny_disk)) == (b"one", ["round.json"])
        assert write_atomic(file, b"two") is None, "what was written half is no longer in the way"

    def test_tells_of_a_read_only_folder(self, read_only_folder: Path) -> None:
        problem = write_atomic(read_only_folder / "round.json", b"one")
        assert problem
        assert problem.kind is FileProblemKind.READ_ONLY

    def test_tells_of_a_folder_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        problem = write_atomic(tmp_path / "file" / "round.json", b"one")
        assert problem
        assert problem.kind is FileProblemKind.UNWRITABLE

    def test_tells_of_a_folder_in_the_place_of_the_file(self, tmp_path: Path) -> None:
        (tmp_path / "round.json" / "within").mkdir(parents=True)
        problem = write_atomic(tmp_path / "round.json", b"one")
        assert problem
        assert problem.kind is FileProblemKind.UNWRITABLE
        assert names(tmp_path) == ["round.json"]

    def test_writes_through_a_link(self, tmp_path: Path) -> None:
        link, file = tmp_path / "link", tmp_path / "elsewhere"
        file.touch()
        link.symlink_to(file)
        assert write_atomic(link, b"one") is None
        assert link.is_symlink()
        assert file.read_bytes() == b"one"

    def test_takes_the_longest_name(self, tmp_path: Path) -> None:
        file = tmp_path / ("ж" * 127)
        assert write_atomic(file, b"one") is None
        assert file.read_bytes() == b"one"


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOSPC, FileProblemKind.FULL),
        (errno.EDQUOT, FileProblemKind.FULL),
        (errno.EFBIG, FileProblemKind.FULL),
        (errno.EROFS, FileProblemKind.READ_ONLY),
        (errno.EACCES, FileProblemKind.READ_ONLY),
        (errno.EIO, FileProblemKind.UNWRITABLE),
    ],
)
def test_each_error_of_writing_has_a_kind(number: int, kind: FileProblemKind) -> None:
    assert kind_of_error(OSError(number, "")) is kind


def test_parts_of_one_file_are_removed_and_no_others(tmp_path: Path) -> None:
    for name in ("window-1.json", "window-1.json.4077.part", "window-2.json.4077.part", "window-1.part"):
        (tmp_path / name).touch()
    remove_parts(tmp_path / "window-1.json")
    assert names(tmp_path) == ["window-1.json", "window-1.part", "window-2.json.4077.part"]


class TestSetAside:
    def test_takes_the_first_name_that_is_free(self, tmp_path: Path) -> None:
        for content in ("one", "two"):
            (tmp_path / "round.json").write_text(content)
            quarantine(tmp_path / "round.json")
        assert names(tmp_path) == ["round.damaged-1.json", "round.damaged-2.json"]
        assert [(tmp_path / name).read_text() for name in names(tmp_path)] == ["one", "two"]

    def test_takes_along_what_belongs_to_the_file(self, tmp_path: Path) -> None:
        for name in ("a.sqlite", "a.sqlite-wal"):
            (tmp_path / name).write_text(name)
        assert quarantine(tmp_path / "a.sqlite", ("-journal", "-wal")) == tmp_path / "a.damaged-1.sqlite"
        assert names(tmp_path) == ["a.damaged-1.sqlite", "a.damaged-1.sqlite-wal"]

    def test_leaves_what_it_can_not_rename(self, tmp_path: Path) -> None:
        (tmp_path / "round.json").mkdir()
        assert quarantine(tmp_path / "round.json") is None
        assert names(tmp_path) == ["round.json"]

    def test_tells_that_a_name_can_not_be_made(self, read_only_folder: Path) -> None:
        assert quarantine(read_only_folder / "round.json") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
class TestRights:
    @pytest.fixture(autouse=True)
    def usual_mask(self) -> Iterator[None]:
        mask = os.umask(0o022)
        yield
        os.umask(mask)

    def test_a_document_may_be_read_as_the_person_wants_it(self, tmp_path: Path) -> None:
        write_atomic(tmp_path / "round.wargame", b"one")
        assert (tmp_path / "round.wargame").stat().st_mode & 0o777 == 0o644

    def test_what_is_kept_is_its_owners_alone(self, tmp_path: Path) -> None:
        file = tmp_path / "state" / "warapp" / "round.json"
        assert write_private(file, b"one") is None
        assert [path.stat().st_mode & 0o777 for path in (file, file.parent, file.parent.parent)] == [
            0o600,
            0o700,
            0o700,
        ]

    def test_a_folder_of_an_earlier_version_loses_the_rights_of_others(self, tmp_path: Path) -> None:
        (tmp_path / "warapp").mkdir(mode=0o755)
        (tmp_path / "warapp" / "round.json").write_bytes(b"old")
        make_private_folder(tmp_path / "warapp")
        write_private(tmp_path / "warapp" / "round.json", b"new")
        assert (tmp_path / "warapp").stat().st_mode & 0o777 == 0o700
        assert (tmp_path / "warapp" / "round.json").stat().st_mode & 0o777 == 0o600


class TestParts:
    @pytest.mark.skipif(sys.platform != "linux", reason="only Linux has files without names")
    def test_a_file_has_no_name_before_it_is_whole(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seen = []
        sync = os.fsync

        def look(descriptor: int) -> None:
            seen.append(names(tmp_path))
            sync(descriptor)

        monkeypatch.setattr(os, "fsync", look)
        assert write_atomic(tmp_path / "round.wargame", b"one") is None
        assert seen == [[]]

    def test_what_a_killed_program_left_goes_with_the_next_save(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "another")
        old, fresh = tmp_path / "round.wargame.123.part", tmp_path / "round.wargame.124.part"
        foreign = tmp_path / "round.wargame.mine.part"
        for path in (old, fresh, foreign):
            path.touch()
        for path in (old, foreign):
            os.utime(path, (1, 1))
        assert write_atomic(tmp_path / "round.wargame", b"one") is None
        assert not old.exists()
        assert fresh.exists()
        assert foreign.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_the_content_of_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="it is not a file"):
        read_file_content(tmp_path / "pipe", 10)
