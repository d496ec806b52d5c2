import errno
from pathlib import Path

import pytest

from warapp.store import locks
from warapp.store.locks import Held, held, hold


def test_a_lock_is_held_by_one_until_it_is_let_go(tmp_path: Path) -> None:
    with hold(tmp_path / "lock"):
        with pytest.raises(Held):
            hold(tmp_path / "lock")
        hold(tmp_path / "another").close()
    hold(tmp_path / "lock").close()


def test_a_block_holds_it_too(tmp_path: Path) -> None:
    with held(tmp_path / "lock"), pytest.raises(Held):
        hold(tmp_path / "lock")
    hold(tmp_path / "lock").close()


def test_a_block_that_fails_lets_it_go(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError), held(tmp_path / "lock"):
        raise ZeroDivisionError
    hold(tmp_path / "lock").close()


def test_where_no_file_can_be_made_a_block_goes_without_and_a_lock_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = []
    with held(tmp_path / "file" / "lock"):
        ran.append(True)
    assert ran
    with pytest.raises(NotADirectoryError):
        hold(tmp_path / "file" / "lock")


def test_an_error_of_the_block_is_not_taken_for_one_of_the_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), held(tmp_path / "lock"):
        (tmp_path / "nothing").read_bytes()


def test_a_file_system_without_locks_is_gone_along_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(*_: object, wait: bool) -> None:
        raise OSError(errno.ENOLCK, f"No locks available, {wait=}")

    monkeypatch.setattr(locks, "_hold", no_locks)
    hold(tmp_path / "lock").close()
    with held(tmp_path / "lock"):
        pass
