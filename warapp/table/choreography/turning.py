"""The clips of a battle apart from its wars: cards turned, seats put out, the winner shown."""

from __future__ import annotations

from warapp.engine import CardsTurned, PotTaken, SeatOut
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.progress import Progress
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Effect, Tween, Wait, parallel, sequence
from warapp.table.motion.easing import ease_out, overshoot
from warapp.table.motion.flight import move_cards
from warapp.table.stage.spots import InColumn
from warapp.table.stage.sprite import Mark


def turn_clip(clips: StageClips, event: CardsTurned, progress: Progress) -> Clip:
    """Return the clip in which every seat turns a card."""
    turned = [(seat, card) for seat, card in enumerate(event.cards) if card]
    begins = [clips.leave_pile(seat, card, progress.next_spot(seat)) for seat, card in turned]
    flight = move_cards(clips.stage, [card for _, card in turned], clips.timing.turn_ms, face_up=True)
    landing = parallel(clips.landing(flight, Cue.TURN), clips.share_cards(flight.duration_ms))
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

    def show() -> None:
        stage, labels = clips.stage, clips.stage.labels
        stage.clear_marks()
        for sprite in list(stage.sprites.values()):
            if isinstance(spot := sprite.target, InColumn) and spot.seat != event.seat:
                stage.mark(sprite.card, Mark.BEATEN)
        stage.mark(event.card, Mark.WINNER)
        stage.raise_up(stage.sprites[event.card])
        labels.winner, labels.gain, labels.counts = event.seat, len(event.cards), list(event.counts)

    def emphasise(t: float) -> None:
        clips.stage.emphasise(overshoot(t), ease_out(t))
        clips.stage.labels.rise = ease_out(t)

    drama = parallel(
        Tween(clips.timing.raise_ms, emphasise),
        clips.share_cards(clips.timing.win_ms),
        Wait(clips.timing.win_ms),
    )
    return sequence(Call(show), *_sound(clips, event.seat, progress), drama)


def _sound(clips: StageClips, winner: int, progress: Progress) -> list[Effect]:
    people = clips.stage.people
    if len(people) != 1 or not progress.laid[people[0]]:
        return []
    return [clips.sound(Cue.BATTLE_WON if winner in people else Cue.BATTLE_LOST)]
