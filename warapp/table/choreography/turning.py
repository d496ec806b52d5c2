"""The clips of a battle apart from its wars: cards turned, seats put out, the winner shown."""

from __future__ import annotations

from collections.abc import Sequence

from warapp.engine import CardsTurned, PotTaken, SeatOut
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.impact import lighten_clip
from warapp.table.choreography.progress import Progress
from warapp.table.choreography.pulses import pulse_last_cards
from warapp.table.choreography.stage_clips import Group, StageClips
from warapp.table.motion.clips import Call, Clip, Effect, Tween, Wait, parallel, sequence
from warapp.table.motion.easing import between, ease_out, overshoot, quint_out, swell
from warapp.table.motion.flight import move_cards
from warapp.table.stage.sprite import Mark


def turn_clip(clips: StageClips, event: CardsTurned, progress: Progress) -> Clip:
    """Return the clip in which every seat turns a card, yours a little after the others."""
    groups = clips.others_and_yours([(seat, card) for seat, card in enumerate(event.cards) if card])
    others, yours = (turn_group(clips, group, clips.timing.turn_ms, progress) for group in groups)
    return parallel(others, sequence(Wait(clips.timing.yours_later_ms), yours))


def turn_group(clips: StageClips, group: Group, ms: float, progress: Progress) -> Clip:
    """Return the clip in which some seats turn a card each."""
    if not group.cards:
        return Wait(ms)
    begins = [clips.leave_pile(seat, card, progress.next_spot(seat)) for seat, card in group.cards]
    cards = [card for _, card in group.cards]
    flight = move_cards(clips.stage, cards, ms, face_up=True, tilt=group.tilt, ease=quint_out)
    landing = parallel(clips.landing(flight, Cue.TURN), clips.share_cards(ms))
    return sequence(parallel(*begins), landing, clips.count_pot(progress.pot))


def put_out_clip(clips: StageClips, event: SeatOut, progress: Progress) -> Clip:
    """Return the clip in which a seat goes out, and lays what it holds on its column."""
    begins = [clips.leave_pile(event.seat, card, progress.next_spot(event.seat)) for card in event.cards]
    flight = move_cards(clips.stage, list(event.cards), clips.timing.put_out_ms, face_up=False)
    out = Call(lambda: clips.stage.labels.out.append(event.seat))
    if not event.cards:
        return out
    landing = parallel(clips.landing(flight, Cue.SLAP), clips.share_cards(flight.duration_ms))
    return sequence(parallel(*begins), clips.sound(Cue.SLIDE), landing, clips.count_pot(progress.pot), out)


def winner_clip(clips: StageClips, event: PotTaken, progress: Progress) -> Clip:
    """Return the clip that raises the winning card, shades the beaten ones and counts the won cards."""

    before: list[int] = []

    def show() -> None:
        stage, labels = clips.stage, clips.stage.labels
        stage.lower_raised()
        stage.shade_others({event.seat})
        stage.mark(event.card, Mark.WINNER)
        before.extend(labels.counts)
        labels.winner, labels.gain, labels.counts = event.seat, len(event.cards), list(event.counts)

    def set_off(t: float) -> None:
        clips.stage.set_off_raised(swell(t))
        clips.stage.shade_beaten(ease_out(t))

    return sequence(
        Call(show),
        *_sound(clips, event.seat, progress),
        Effect(lambda: clips.aside.enqueue(_adornment(clips, before, event.counts))),
        parallel(Tween(clips.timing.raise_ms, set_off), Wait(clips.timing.win_ms)),
    )


def _adornment(clips: StageClips, before: Sequence[int], counts: Sequence[int]) -> Clip:
    """Return the clip of ring, medal, share bar and the number of cards won, which may outlast the battle.

    Args:
        clips: makes its parts.
        before: the counts so far.
        counts: the counts now.
    """
    stage, timing = clips.stage, clips.timing
    lasts_ms = max(timing.ring_ms, timing.medal_ms)

    def adorn(t: float) -> None:
        ring, medal = (
            between(t * lasts_ms, 0.0, ms) if ms else 1.0 for ms in (timing.ring_ms, timing.medal_ms)
        )
        stage.adorn(ease_out(ring), overshoot(medal))

    def rise(t: float) -> None:
        stage.labels.rise = ease_out(t)

    def roll(t: float) -> None:
        stage.labels.counted_from = tuple(before) if t < 1.0 else ()
        stage.labels.counted = ease_out(t)

    gain = parallel(Tween(timing.rise_ms, rise), Tween(timing.roll_ms, roll), clips.share_cards())
    rises = sequence(Wait(timing.rise_delay_ms), gain, *pulse_last_cards(clips, counts))
    light = [lighten_clip(clips)] if stage.labels.impact.dark else []
    return parallel(Call(lambda: rise(0.0)), Call(lambda: roll(0.0)), Tween(lasts_ms, adorn), rises, *light)


def _sound(clips: StageClips, winner: int, progress: Progress) -> list[Effect]:
    people = clips.stage.people
    if len(people) != 1 or not progress.laid[people[0]]:
        return []
    return [clips.sound(Cue.BATTLE_WON if winner in people else Cue.BATTLE_LOST)]
