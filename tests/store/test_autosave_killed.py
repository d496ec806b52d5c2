"""A program that saves without pause is killed again and again; each next start finds a whole round."""

import random
from pathlib import Path

from tests.store.samples import start
from warapp.store.autosave import Autosave
from warapp.store.saved_round import SavedRound
from warapp.store.window_slots import claim_slot

KILLS = 20
MOST_SAVES = 8
MOST_STEPS = 400_000

SAVE = """
import sys
from pathlib import Path
from tests.store.samples import saved
from warapp.store.autosave import Autosave
from warapp.store.save_policy import Occasion
from warapp.store.window_slots import claim_slot

slot = claim_slot(Path(sys.argv[1]))
assert slot.number == 1, slot
autosave = Autosave(slot.file, lambda: 0.0)
kept = autosave.load()
elapsed_ms = kept.elapsed_ms if kept else 0
while True:
    elapsed_ms += 1
    autosave.keep(saved(elapsed_ms=elapsed_ms), Occasion.PRESSED)
    if elapsed_ms % 2:
        assert autosave.flush() is None
        print(elapsed_ms, flush=True)
"""


def test_every_kill_leaves_the_last_round_that_was_written(tmp_path: Path) -> None:
    chance = random.Random(4077)
    for _ in range(KILLS):
        acknowledged = _saved_before_a_kill(tmp_path, chance)
        slot = claim_slot(tmp_path)
        kept = Autosave(slot.file, lambda: 0.0).load()
        assert isinstance(kept, SavedRound)
        assert kept.elapsed_ms >= acknowledged > 0
        assert kept.names == ("Ada", "")
        slot.release()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["window-1.json", "window-1.lock"]


def _saved_before_a_kill(folder: Path, chance: random.Random) -> int:
    """Kill a program while it saves; return the last round of which it had said that it is written."""
    with start(SAVE, folder) as program:
        assert program.stdout
        said = [program.stdout.readline() for _ in range(chance.randint(1, MOST_SAVES))]
        for _ in range(chance.randrange(MOST_STEPS)):
            pass  # so that it dies at any instant, not always just after it has said so
        program.kill()
    return int(said[-1])
