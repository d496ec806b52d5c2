"""A program that saves without pause is killed again and again; each next start finds a whole round."""

import random
from pathlib import Path

import pytest

from tests.store.samples import start
from warapp.store.autosave import Autosave
from warapp.store.saved_round import SavedRound
from warapp.store.statistics.statistics import Statistics
from warapp.store.window_slots import claim_slot

KILLS = 20
MOST_SAVES = 8
MOST_STEPS = 400_000

SAVE = """
import sys
from pathlib import Path
from tests.store.samples import saved
from warapp.store.autosave import Autosave
from warapp.store.save_policy import SaveReason
from warapp.store.window_slots import claim_slot

slot = claim_slot(Path(sys.argv[1]))
assert slot.number == 1, slot
autosave = Autosave(slot.file, lambda: 0.0)
kept = autosave.load()
elapsed_ms = kept.elapsed_ms if kept else 0
while True:
    elapsed_ms += 1
    autosave.save(saved(elapsed_ms=elapsed_ms), SaveReason.PRESSED)
    if elapsed_ms % 2:
        assert autosave.flush() is None
        print(elapsed_ms, flush=True)
"""


COUNT = """
import sys
from pathlib import Path
from tests.store.samples import played, saved
from warapp.store.autosave import Autosave
from warapp.store.match import Match
from warapp.store.save_policy import SaveReason
from warapp.store.statistics.statistics import Statistics
from warapp.store.window_slots import claim_slot

folder = Path(sys.argv[1])
autosave = Autosave(claim_slot(folder).file, lambda: 0.0)
statistics = Statistics(folder / "statistics.sqlite", lambda problem: sys.exit(str(problem)))
kept = autosave.load()
won = kept.match.won[0] if kept else 0
statistics.save(*(kept.uncounted if kept else ()))
while True:
    won += 1
    ended = played(won)
    autosave.save(saved(match=Match((won, 0, 0, 0, 0, 0)), uncounted=(ended,)), SaveReason.PRESSED)
    assert autosave.flush() is None
    print(won, flush=True)
    assert statistics.save(ended)
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


def test_no_kill_counts_a_round_never_or_twice(tmp_path: Path) -> None:
    chance = random.Random(2026)
    for _ in range(KILLS):
        acknowledged = _saved_before_a_kill(tmp_path, chance, COUNT)
        slot = claim_slot(tmp_path)
        kept = Autosave(slot.file, lambda: 0.0).load()
        slot.release()
        assert isinstance(kept, SavedRound)
        score = kept.match.won[0]
        assert score >= acknowledged
        statistics = Statistics(tmp_path / "statistics.sqlite", lambda problem: pytest.fail(str(problem)))
        counted = [played.record.deal_number for played in statistics.rounds(100_000)]
        assert len(counted) in (score, score - 1), "the last may be in the saved round alone"
        assert statistics.save(*kept.uncounted)
        assert statistics.count() == score, "which the next start counts"
        statistics.close()


def _saved_before_a_kill(folder: Path, chance: random.Random, code: str = SAVE) -> int:
    """Kill a program while it saves; return the last round of which it had said that it is written."""
    with start(code, folder) as program:
        assert program.stdout
        said = [program.stdout.readline() for _ in range(chance.randint(1, MOST_SAVES))]
        for _ in range(chance.randrange(MOST_STEPS)):
            pass  # so that it dies at any instant, not always just after it has said so
        program.kill()
    return int(said[-1])
