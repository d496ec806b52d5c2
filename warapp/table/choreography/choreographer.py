"""Turns the events of battles into clips; decides no rule."""

from __future__ import annotations

import math
from collections.abc import Callable
from collections.abc import Sequence as Seq

from warapp.engine import (
    Battle,
    CardsLaid,
    CardsTurned,
    Event,
    PotCarried,
    PotTaken,
    RanShort,
    RoundEnded,
    SeatOut,
    State,
    WarDeclared,
)
from warapp.table.choreography.collecting import collect_clip
from warapp.table.choreography.deal import deal_clip
from warapp.table.choreography.impact import impact_clip, lighten_clip
from warapp.table.choreography.margin import margin
from warapp.table.choreography.progress import Progress
from warapp.table.choreography.round_end import round_end_clip
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.choreography.turning import put_out_clip, turn_clip, winner_clip
from warapp.table.choreography.war import lay_clip
from warapp.table.motion.clips import Call, Clip, Effect, Player, Wait, parallel, sequence
from warapp.table.motion.timing import Timing
from warapp.table.stage.resting import columns_of, rest, settlement
from warapp.table.stage.stage import Stage


class Choreographer:
    """Makes clips that change a stage.

    Args:
        stage: the stage.
        play_sound: plays the sound of a `Cue`, given its value.
        aside: plays what may still move when a battle has come to rest, until the next begins.
    """

    def __init__(self, stage: Stage, play_sound: Callable[[str], None], aside: Player) -> None:
        self._stage = stage
        self._clips = StageClips(stage, play_sound, aside)

    @property
    def timing(self) -> Timing:
        """All durations."""
        return self._clips.timing

    @timing.setter
    def timing(self, timing: Timing) -> None:
        self._clips.timing = timing

    @property
    def speed(self) -> float:
        """The factor on time at which the clips will be played, as far as is known."""
        return self._clips.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._clips.speed = speed

    def set_chant(self, beats: tuple[str, ...]) -> None:
        """Set the four beats that are said in a war with three cards face down; () for none."""
        self._clips.chant = beats

    def deal(self, state: State) -> Clip:
        """Return the clip of a deal, one card at a time to each seat in turn."""
        return deal_clip(self._clips, state)

    def battle(
        self,
        battle: Battle,
        says: Seq[str],
        after: Battle | None = None,
        *,
        holds: bool = False,
        step_prompt: str = "",
    ) -> Clip:
        """Return the clip of a battle, from collecting the cards of the one before to its own cards at rest.

        Args:
            battle: the battle.
            says: for each event the new caption, or '' to keep the old one.
            after: the battle whose cards lie on the table, if any.
            holds: whether to hold the result for a while, as the next battle follows on its own.
            step_prompt: asks for a press before each step of a war; '' where steps follow by themselves.
        """
        self._clips.step_prompt = step_prompt
        columns = columns_of(battle)
        progress = Progress([0] * len(columns), len(battle.before.pot))
        clips: list[Clip] = [Call(lambda: self._begin_battle(battle, columns, after))]
        for n, (event, line) in enumerate(zip(battle.events, says, strict=True)):
            say, tell = self._clips.say(line), self._clip_for(event, battle.events[:n], progress)
            match event:
                case CardsTurned():  # the caption names the cards only once they can be seen
                    compare = self._clips.breath(margin(event, battle.events[n + 1]))
                    clips += [self._collect_and(tell, event, after), say, compare]
                case CardsLaid():
                    clips += [say, tell, self._clips.breath(margin(event, battle.events[n + 1]))]
                case RoundEnded():
                    clips += [self.hold(), self.collect(battle), say, self._end(battle.after)]
                case _:
                    clips += [say, tell]
        if holds and not battle.after.outcome:
            clips.append(self.hold())
        return sequence(*clips, Call(lambda: self._come_to_rest(battle)))

    def time_called(self, state: State, line: str, after: Battle | None = None) -> Clip:
        """Return the clip of the end of a round whose time is up, with the battle that lies on the table."""
        collect = [self.collect(after)] if after else []
        last = Call(lambda: self._stage.sync(state))
        return sequence(self._clips.say(line), *collect, self._end(state), last)

    def hold(self) -> Clip:
        """Return a wait in which a result can be seen at any speed."""
        return self._clips.hold()

    def collect(self, battle: Battle, within_ms: float = math.inf) -> Clip:
        """Return the clip that takes the cards of a battle off the table, in at most `within_ms`."""
        return collect_clip(self._clips, battle, within_ms)

    def _end(self, state: State) -> Clip:
        return round_end_clip(self._stage, state, self.timing, self._clips.sound)

    def _come_to_rest(self, battle: Battle) -> None:
        self._stage.sync(battle.after, rest(battle))

    def _begin_battle(self, battle: Battle, columns: list[tuple[bool, ...]], after: Battle | None) -> None:
        self._clips.aside.skip()
        self._stage.sync(battle.before, rest(after) if after else None)
        self._stage.begin_battle(columns)
        self._stage.labels.battle = battle.number

    def _collect_and(self, turn: Clip, event: CardsTurned, after: Battle | None) -> Clip:
        """Return the clip that collects a battle and turns the next cards while the last are on their way."""
        if after is None:
            return turn
        settled = settlement(after)
        lead_ms, within_ms = self.timing.left_lead_ms, math.inf
        if isinstance(settled, PotTaken):
            lead_ms = self.timing.lead_ms(len(settled.cards))
            if not set(event.cards).isdisjoint(settled.cards):
                within_ms = lead_ms  # a card just won is turned next: it has to be on its pile by then
        collect = self.collect(after, within_ms)
        return parallel(collect, sequence(Wait(lead_ms), turn))

    def _clip_for(self, event: Event, before: Seq[Event], progress: Progress) -> Clip:
        clips = self._clips
        match event:
            case CardsTurned():
                return turn_clip(clips, event, progress)
            case WarDeclared():
                return impact_clip(clips, event)
            case RanShort():  # several are said at once, by the line of the first
                said = bool(before) and isinstance(before[-1], RanShort)
                return Wait(0 if said else self.timing.short_ms)
            case CardsLaid():
                return lay_clip(clips, event, progress)
            case SeatOut():
                return put_out_clip(clips, event, progress)
            case PotTaken():
                return winner_clip(clips, event, progress)
            case PotCarried():  # it stays where it lies
                return Effect(lambda: clips.aside.enqueue(lighten_clip(clips)))
        return Wait(0)  # `battle` appends the end
