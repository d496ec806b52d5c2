import errno
import sys
import threading
import time
from pathlib import Path

import pytest

from warapp.store import locks
from warapp.store.locks import AlreadyLocked, acquire, locked


def test_a_lock_is_held_by_one_until_it_is_let_go(tmp_path: Path) -> None:
    with acquire(tmp_path / "lock"):
        with pytest.raises(AlreadyLocked):
            acquire(tmp_path / "lock")
        acquire(tmp_path / "another").close()
    acquire(tmp_path / "lock").close()


def test_a_block_holds_it_too(tmp_path: Path) -> None:
    with locked(tmp_path / "lock", 0.05), pytest.raises(AlreadyLocked):
        acquire(tmp_path / "lock")
    acquire(tmp_path / "lock").close()


def test_a_block_that_fails_lets_it_go(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), locked(tmp_path / "lock", 0.05):
        raise ZeroDivisionError
    acquire(tmp_path / "lock").close()


def test_where_no_file_can_be_made_a_block_goes_without_and_a_lock_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = []
    with locked(tmp_path / "file" / "lock", 0.05):
        ran.append(True)
    assert ran
    with pytest.raises(NotADirectoryError):
        acquire(tmp_path / "file" / "lock")


def test_an_error_of_the_block_is_not_taken_for_one_of_the_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), locked(tmp_path / "lock", 0.05):
        (tmp_path / "nothing").read_bytes()


def test_a_file_system_without_locks_is_gone_along_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "_lock_file", no_locks)
    acquire(tmp_path / "lock").close()
    with locked(tmp_path / "lock", 0.05):
        pass


def test_the_wait_for_another_holder_ends(tmp_path: Path) -> None:
    with acquire(tmp_path / "lock"):
        begun = time.monotonic()
        with pytest.raises(AlreadyLocked), locked(tmp_path / "lock", 0.05):
            raise AssertionError("it can't be held")
        assert 0.04 < time.monotonic() - begun < 1
    with locked(tmp_path / "lock", 0.05):
        pass


def test_a_lock_is_taken_as_soon_as_its_holder_lets_go(tmp_path: Path) -> None:
    other = acquire(tmp_path / "lock")
    letting_go = threading.Timer(0.02, other.close)
    letting_go.start()
    with locked(tmp_path / "lock", 10):
        letting_go.join(10)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_no_other_user_may_open_a_lock(tmp_path: Path) -> None:
    with acquire(tmp_path / "lock"):
        assert (tmp_path / "lock").stat().st_mode & 0o777 == 0o600
