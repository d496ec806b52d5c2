"""A session whose every signal is written down, for tests."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.helpers.builders import hands
from warapp.engine import PLAYBOOK, Record, Rules
from warapp.session import GameSession, Round


@dataclass
class Watched:
    """A session whose every signal is written down, with a clock and deal numbers set by hand."""

    record: Record | None = None
    now_ms: float = 0.0
    drawn: int = 100
    named: int = 0
    told: list[tuple[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        round_ = Round.at(self.record) if self.record else None
        self.session = GameSession(self._draw, self._draw_id, lambda: self.now_ms, round_)
        self.session.round_started.connect(lambda round_: self.told.append(("started", round_)))
        self.session.battle_played.connect(lambda battle: self.told.append(("played", battle)))
        self.session.time_called.connect(lambda state: self.told.append(("time", state)))

    def _draw(self) -> int:
        self.drawn += 1
        return self.drawn

    def _draw_id(self) -> str:
        self.named += 1
        return f"round {self.named}"

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.told]

    def after(self, *names: str) -> object:
        """What the last signal carried, once exactly these signals were told."""
        assert self.names == list(names)
        _, carried = self.told[-1]
        self.told.clear()
        return carried


def of_piles(*piles: str, rules: Rules = PLAYBOOK) -> Watched:
    return Watched(Record(rules, piles=hands(*piles)))
