"""What tests of the table share: a stage that is watched, and clips played on it in different ways; no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from warapp.engine import Battle, Card, SeatOut, State
from warapp.table.choreography.choreographer import Choreographer
from warapp.table.motion.clips import Clip, Player
from warapp.table.motion.timing import Timing
from warapp.table.stage.resting import rest
from warapp.table.stage.spots import Aside
from warapp.table.stage.sprite import Sprite
from warapp.table.stage.stage import Stage

FRAME_MS = 16


class WatchedStage(Stage):
    """A stage that keeps in mind which cards went onto a pile, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived: list[Card] = []

    def take_away(self, card: Card) -> None:
        self.arrived.append(card)
        super().take_away(card)


class StageDriver:
    """A stage with a choreographer and a player: a table without a window.

    Attributes:
        heard: the sounds so far.
        settled: how often the player has settled.
    """

    def __init__(self, state: State, timing: Timing | None = None) -> None:
        self.stage = WatchedStage()
        self.heard: list[str] = []
        self.settled = 0
        self.player, self.aside = Player(self._count_settled), Player()
        self.choreographer = Choreographer(self.stage, self.heard.append, self.aside)
        self.choreographer.timing = timing or Timing()
        self.resting: Battle | None = None
        self.stage.sync(state)

    def _count_settled(self) -> None:
        self.settled += 1

    def tell(self, battle: Battle, says: list[str] | None = None) -> None:
        """Begin to tell a battle, after the one told before; with no words the line stays as it is."""
        after, self.resting = self.resting, battle
        self.play(self.choreographer.battle(battle, says or [""] * len(battle.events), after))

    def play(self, clip: Clip) -> None:
        self.player.enqueue(clip)

    def frames(self, ms: float = FRAME_MS) -> Iterator[None]:
        """Let time pass to the end of the motion, and stop at each frame."""
        while not self.player.idle:
            self.advance(ms)
            yield

    def advance(self, ms: float) -> None:
        """Let time pass."""
        self.player.advance(ms)
        self.aside.advance(ms)

    def skip(self) -> None:
        """Finish the motion at once."""
        self.player.skip()
        self.aside.skip()

    def cancel(self) -> None:
        """Drop the motion."""
        self.player.cancel()
        self.aside.cancel()

    def finish(self, ms: float = FRAME_MS) -> None:
        """Let time pass until nothing moves."""
        for _ in self.frames(ms):
            pass
        while not self.aside.idle:
            self.advance(ms)

    def until(self, reached: Callable[[Stage], bool], ms: float = 1) -> None:
        """Let time pass until something is so on the stage."""
        for _ in self.frames(ms):
            if reached(self.stage):
                return
        raise AssertionError("the motion ended before")


def look_of(sprite: Sprite) -> tuple[Any, ...]:
    """What a person sees of a card."""
    marked = (sprite.mark, sprite.emphasis, sprite.ring, sprite.medal) if sprite.mark else ()
    return (sprite.target, sprite.travel, sprite.flip, sprite.lift, sprite.tilt, *marked)


def look(stage: Stage) -> dict[str, Any]:
    """What a person sees of a stage at rest, but for the line of words and who is out."""
    labels = stage.labels
    from_below = sorted(stage.sprites.values(), key=lambda sprite: sprite.z)
    return {
        "cards": {sprite.card: look_of(sprite) for sprite in from_below},
        "order": [sprite.card for sprite in from_below],
        "columns": stage.columns,
        "counts": labels.counts,
        "pot": (labels.pot, labels.carried),
        "aside": labels.aside,
        "battle": (labels.battle, labels.war),
        "impact": (labels.impact, labels.band_opacity),
        "winner": (labels.winner, labels.gain, labels.rise, labels.outcome),
    }


def look_at_rest(state: State, last: Battle | None = None) -> dict[str, Any]:
    """What a person sees of a position on a fresh stage, with what a last battle left there."""
    stage = Stage()
    stage.sync(state, rest(last) if last else None)
    return look(stage)


def look_after(battle: Battle) -> dict[str, Any]:
    """What a person sees once a battle has been told."""
    return look_at_rest(battle.after, battle)


def out_after(battle: Battle) -> set[int]:
    """The seats that are out after a battle: those without cards before, and those it put out."""
    before = {seat for seat, pile in enumerate(battle.before.piles) if not pile}
    return before | {event.seat for event in battle.events if isinstance(event, SeatOut)}


def all_cards(state: State) -> int:
    """How many cards there are, wherever they lie."""
    return sum(state.counts) + len(state.pot) + len(state.set_aside)


def in_play(stage: Stage) -> int:
    """How many cards can be seen on the table by themselves, but for those set aside."""
    return sum(not isinstance(sprite.target, Aside) for sprite in stage.sprites.values())


def driver_of(battle: Battle, timing: Timing | None = None) -> StageDriver:
    """Return a driver that is about to show a battle."""
    driver = StageDriver(battle.before, timing)
    driver.tell(battle)
    return driver


def face_up(stage: Stage) -> list[str]:
    """The cards that lie face up."""
    return sorted(str(card) for card, sprite in stage.sprites.items() if sprite.flip == 1.0)
