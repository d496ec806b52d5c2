"""The parts that all clips of the table are made of, a line, a sound, or a card that leaves a pile."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from warapp.engine import Card
from warapp.pace import CHANT_BEATS, held_ms
from warapp.table.choreography.cue import FASTEST_OF_BATTLE, Cue
from warapp.table.motion.clips import Call, Clip, Effect, Halt, Player, Tween, Wait, parallel, sequence
from warapp.table.motion.easing import ease_out
from warapp.table.motion.flight import TILT_DEG
from warapp.table.motion.timing import Timing
from warapp.table.stage.shares import Shares
from warapp.table.stage.spots import OnPile, Spot
from warapp.table.stage.stage import Stage
from warapp.vocabulary import NORMAL_SPEED

SOUND_LEAD_MS = 18
"""How long before a card lands its sound begins, by the clock: the device is heard some 20 ms later."""


class Group(NamedTuple):
    """Cards that are turned together.

    Attributes:
        cards: the cards by seat, in order.
        tilt: how far they are turned in mid-flight, clockwise in degrees.
    """

    cards: tuple[tuple[int, Card], ...]
    tilt: float


class StageClips:
    """Makes the smallest clips that change a stage.

    Args:
        stage: the stage.
        play_sound: plays the sound of a `Cue`, given its value.
        aside: plays what may still move when a battle has come to rest, until the next begins.

    Attributes:
        stage: the stage.
        timing: all durations.
        speed: the factor on time at which the clips will be played, as far as is known.
        chant: the four beats that are said as three cards are laid face down and one decides; () for none.
        step_prompt: asks for a press before each step of a war; '' where they follow by themselves.
    """

    def __init__(self, stage: Stage, play_sound: Callable[[str], None], aside: Player) -> None:
        self.stage, self.aside = stage, aside
        self.timing, self.speed = Timing(), NORMAL_SPEED
        self.chant: tuple[str, ...] = ()
        self.step_prompt = ""
        self._play_sound = play_sound

    def say(self, line: str) -> Call:
        """Return a clip that shows a caption; '' keeps the old one."""

        def say() -> None:
            if line:
                self.stage.labels.caption = line

        return Call(say)

    @property
    def chants(self) -> bool:
        """Whether the beats of a war are said: not at high speed, where nobody could follow."""
        return len(self.chant) == CHANT_BEATS and self.speed <= FASTEST_OF_BATTLE

    @property
    def asks(self) -> bool:
        """Whether each step of a war waits for a press."""
        return bool(self.step_prompt)

    def ask(self) -> list[Clip]:
        """Return the clips that ask for a press and wait for it, if any."""
        if not self.asks:
            return []
        before: list[str] = []

        def ask() -> None:
            labels = self.stage.labels
            before.append(labels.caption)
            labels.caption = f"{labels.caption} {self.step_prompt}".lstrip()

        def stop_asking() -> None:
            self.stage.labels.caption = before.pop()

        return [Call(ask), Halt(), Call(stop_asking)]

    def sound(self, cue: Cue) -> Effect:
        """Return a clip that plays a sound."""
        return Effect(lambda: self._play_sound(cue.value))

    def landing(self, flight: Tween, cue: Cue) -> Clip:
        """Return the clip of a flight with the sound of its end."""
        until_sound_ms = max(0.0, flight.duration_ms - SOUND_LEAD_MS * self.speed)
        return parallel(flight, sequence(Wait(until_sound_ms), self.sound(cue)))

    def leave_pile(self, seat: int, card: Card, target: Spot) -> Clip:
        """Return a clip that takes a card off the top of a pile and sends it to a spot."""

        def leave() -> None:
            self.stage.put(card, OnPile(seat))
            self.stage.send(card, target)
            self.stage.labels.counts[seat] -= 1

        return Call(leave)

    def count_pot(self, cards: int) -> Call:
        """Return a clip that shows how many cards are in the pot."""

        def count() -> None:
            self.stage.labels.pot = cards

        return Call(count)

    def share_cards(self, at_most_ms: float = math.inf) -> Tween:
        """Return a clip in which the share bar catches up with the counts, in at most `at_most_ms`."""
        start: list[Shares] = []

        def step(t: float) -> None:
            labels = self.stage.labels
            if not start:
                start.append(labels.shares)
            labels.shares = start[0].toward(labels.true_shares(), ease_out(t))

        return Tween(min(self.timing.share_ms, at_most_ms), step)

    def others_and_yours(self, cards: Sequence[tuple[int, Card]]) -> tuple[Group, Group]:
        """Return the others' cards and yours, which are turned last: a person's, or else the first seat's."""
        people = self.stage.people
        yours = tuple((seat, card) for seat, card in cards if seat in people)
        if len(yours) in (0, len(cards)):
            yours = tuple(cards[:1])
        others = tuple(item for item in cards if item not in yours)
        return Group(others, -TILT_DEG), Group(yours, TILT_DEG)

    def breath(self, margin: int) -> Clip:
        """Return the wait in which cards are compared, for the margin between the two best."""
        return Wait(held_ms(self.timing.breath_ms(margin), self.speed) * self.speed)

    def hold(self) -> Clip:
        """Return a wait in which a result can be seen at any speed."""
        return Wait(held_ms(self.timing.hold_ms, self.speed) * self.speed)
