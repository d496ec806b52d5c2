"""Studies of many rounds, which a file keeps while they go on; plays no rounds."""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from warapp.engine import MOST_DEALS, Rules, read_rules
from warapp.lab.deal_options import USUAL_DEALS, DealOptions, Worth
from warapp.lab.studies.tally_json import dump_tally, load_tally
from warapp.lab.summary import USUAL_PACE, check_pace
from warapp.lab.tally import Tally
from warapp.pace import Pace

FORMAT, VERSION = "warapp-study", 1


class BadStudy(Exception):
    """A file holds no study, or can't be read or written; the message says why."""


@dataclass(frozen=True, slots=True)
class Study:
    """Rounds from consecutive deals, and what has been played of them.

    Attributes:
        rules: the rules.
        pace: the pace of the clock.
        options: how the deals are made and compared.
        first_deal: the first deal number.
        rounds: the number of rounds to be played in all.
        tally: the rounds that have been played, which are the first ones.
    """

    rules: Rules
    rounds: int
    first_deal: int = 1
    pace: Pace = USUAL_PACE
    options: DealOptions = USUAL_DEALS
    tally: Tally = field(default_factory=Tally)

    @property
    def last_deal(self) -> int:
        """The deal number of the last round that has been played."""
        return self.first_deal + self.tally.rounds - 1

    @property
    def deals_left(self) -> range:
        """The deals that have yet to be played."""
        return range(self.first_deal + self.tally.rounds, self.first_deal + self.rounds)

    def with_tally(self, tally: Tally) -> Study:
        """Return the study with more rounds played."""
        return replace(self, tally=tally)


def save(study: Study, path: Path) -> None:
    """Write a study to a file, which is the old or the new one whatever happens meanwhile.

    Raises:
        BadStudy: it can't be written.
    """
    content = {
        "format": FORMAT,
        "version": VERSION,
        "rules": study.rules.as_dict(),
        "rounds": study.rounds,
        "from_deal": study.first_deal,
        "pace": asdict(study.pace),
        "by": study.options.worth.value,
        "piles_each": list(study.options.piles_each),
        "tally": dump_tally(study.tally),
    }
    try:
        with tempfile.NamedTemporaryFile(
            "w", dir=path.parent, prefix=f".{path.name[:60]}.", delete=False, encoding="utf-8"
        ) as file:
            temporary = Path(file.name)
            try:
                json.dump(content, file, separators=(",", ":"))
                file.flush()
                os.fsync(file.fileno())
            except BaseException:
                temporary.unlink()
                raise
        temporary.replace(path)
    except OSError as error:
        raise BadStudy(f"{path} can't be written: {error.strerror or error}") from error


def load(path: Path) -> Study | None:
    """Read the study in a file; return None if there is no such file.

    Raises:
        BadStudy: the file can't be read, or holds no study.
    """
    try:
        content = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadStudy(f"{path} can't be read: {error.strerror or error}") from error
    except (ValueError, RecursionError):
        content = None
    try:
        return _study_of(content)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise BadStudy(f"{path} is not a study, or is damaged; it is left as it is") from None


def _study_of(content: Any) -> Study:
    if (content["format"], content["version"]) != (FORMAT, VERSION):
        raise ValueError("another format")
    study = Study(
        read_rules({"preset": "playbook", **content["rules"]}),
        int(content["rounds"]),
        int(content["from_deal"]),
        Pace(**content["pace"]),
        DealOptions(Worth(content["by"]), tuple(map(int, content["piles_each"]))),
        load_tally(content["tally"]),
    )
    check_pace(study.pace)
    study.options.check(study.rules)
    if not 0 <= study.tally.rounds <= study.rounds <= MOST_DEALS + 1 - study.first_deal <= MOST_DEALS:
        raise ValueError("other rounds than its deals")
    return study
