from pathlib import Path

from tests.helpers.processes import MOST_S
from tests.store.samples import start
from warapp.store.window_slots import MOST_WINDOWS, claim_slot

HOLD = """
import sys
from pathlib import Path
from warapp.store.window_slots import claim_slot
slot = claim_slot(Path(sys.argv[1]))
print(slot.number, flush=True)
sys.stdin.read()
"""


def test_each_window_has_the_least_number_that_is_free(tmp_path: Path) -> None:
    slots = [claim_slot(tmp_path / "state") for _ in range(3)]
    assert [slot.number for slot in slots] == [1, 2, 3]
    assert [slot.file.name for slot in slots] == ["window-1.json", "window-2.json", "window-3.json"]
    slots[1].release()
    again = claim_slot(tmp_path / "state")
    assert again.number == 2
    for slot in (again, slots[0], slots[2]):
        slot.release()


def test_a_killed_program_leaves_its_number_at_once(tmp_path: Path) -> None:
    with start(HOLD, tmp_path) as other:
        assert other.stdout
        assert other.stdout.readline() == "1\n"
        second = claim_slot(tmp_path)
        other.kill()
        other.wait(MOST_S)
        first = claim_slot(tmp_path)
    assert (first.number, second.number) == (1, 2)
    first.release()
    second.release()


def test_what_a_killed_program_left_half_written_is_removed(tmp_path: Path) -> None:
    for name in ("window-1.json", "window-1.json.4077.part", "window-2.json.4078.part"):
        (tmp_path / name).touch()
    claim_slot(tmp_path).release()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "window-1.json",
        "window-1.lock",
        "window-2.json.4078.part",
    ]


def test_where_nothing_can_be_written_there_is_still_a_slot(tmp_path: Path, read_only_folder: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (read_only_folder, tmp_path / "file" / "state"):
        slot = claim_slot(folder)
        assert (slot.number, slot.file) == (1, folder / "window-1.json")
        slot.release()


def test_there_is_an_end_to_the_windows(tmp_path: Path) -> None:
    slots = [claim_slot(tmp_path) for _ in range(MOST_WINDOWS + 1)]
    assert [slot.number for slot in slots] == [*range(1, MOST_WINDOWS + 1), MOST_WINDOWS]
    for slot in slots:
        slot.release()
