"""The texts and numbers on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from warapp.engine import Card, Outcome
from warapp.table.stage.shares import Shares
from warapp.table.stage.war_impact import WarImpact


@dataclass(slots=True)
class EndShow:
    """What is seen of the end of a round.

    Attributes:
        dim: how far the table is dimmed, 0 … 1.
        panel: how far the panel has come up, 0 for not at all … 1.
        confetti_ms: for how long confetti has been falling; None for no confetti.
    """

    dim: float = 0.0
    panel: float = 0.0
    confetti_ms: float | None = None


@dataclass(slots=True)
class Labels:
    """The texts and numbers on the table.

    Attributes:
        winner: the seat that won the battle on the table, if it is decided.
        gain: the number of cards that it took.
        rise: how far the note of the gain has risen, 0 … 1.
        counted_from: the counts from which those on the plates roll to the current ones; () for none.
        counted: how far they have rolled, 0 … 1.
        fanned: by seat, which of its cards are fanned out at the end of the round, from the left.
        invitation: how strongly piles from which a card is to be turned are lit, 0 … 1.
        closed: by seat that is out, how far it has made room for the others of its row, 0 … 1.
        end: how far the end of the round shows.
        impact: what is seen of the impact of a war.
        in_play: the number of all cards that are not set aside.
        shares: who owns how many of them, as the share bar shows it.
        squash: how far the piles give way under the last cards dealt, 0 … 1.
        pulse: how far what pulses has faded, 0 … 1.
        band_opacity: how far the band shows, 0 … 1.
    """

    counts: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    pot: int = 0
    carried: int = 0
    aside: int = 0
    battle: int = 0
    war: int = 0
    winner: int | None = None
    gain: int = 0
    rise: float = 1.0
    counted_from: tuple[int, ...] = ()
    counted: float = 1.0
    outcome: Outcome | None = None
    caption: str = ""
    fanned: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    invitation: float = 0.0
    closed: dict[int, float] = field(default_factory=dict)
    in_play: int = 0
    shares: Shares = field(default_factory=Shares)
    squash: float = 0.0
    pulse: float = 0.0
    band_opacity: float = 1.0
    end: EndShow = field(default_factory=EndShow)
    impact: WarImpact = field(default_factory=WarImpact)

    def true_shares(self) -> Shares:
        """Return the shares by the current counts, with which those shown catch up."""
        return Shares(tuple(self.counts), self.in_play - sum(self.counts))

    def on_plate(self, seat: int) -> int:
        """Return the count that a seat's plate shows, which rolls after a battle is won."""
        if not self.counted_from:
            return self.counts[seat]
        start = self.counted_from[seat]
        return round(start + (self.counts[seat] - start) * self.counted)

    def in_pile(self, seat: int) -> int:
        """Return how many of a seat's cards are in its pile: those that lie on the table aren't."""
        lying = self.gain if seat == self.winner else len(self.fanned.get(seat, ()))
        return self.counts[seat] - lying
