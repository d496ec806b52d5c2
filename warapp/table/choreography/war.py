"""The clips of a war: its declaration, and the cards laid in it."""

from __future__ import annotations

from warapp.engine import Card, CardsLaid, WarDeclared
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.progress import Progress
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Tween, Wait, parallel, sequence, staggered
from warapp.table.motion.easing import overshoot
from warapp.table.motion.flight import move_cards
from warapp.table.stage.sprite import Mark


def declare_clip(clips: StageClips, event: WarDeclared) -> Clip:
    """Return the clip that declares a war."""
    stage = clips.stage

    def declare() -> None:
        stage.labels.war = event.depth
        for seat in event.tied:
            stage.mark(stage.last_face_up(seat), Mark.TIED)

    def pop(t: float) -> None:
        stage.labels.pop = overshoot(t)

    drama = parallel(Tween(clips.timing.pop_ms, pop), Wait(clips.timing.war_call_ms))
    return sequence(Call(declare), clips.sound(Cue.WAR), drama)


def lay_clip(clips: StageClips, event: CardsLaid, progress: Progress) -> Clip:
    """Return the clip that lays the cards of a war, row by row, the ones that fight last."""
    timing = clips.timing
    deepest = max(len(laid.face_down) for laid in event.laid)
    step = timing.stagger(deepest, timing.lay_stagger_ms, timing.lay_stagger_total_ms)
    rows: list[Clip] = []
    for row in range(deepest):
        cards = [(laid.seat, laid.face_down[row]) for laid in event.laid if row < len(laid.face_down)]
        rows.append(_lay_row(clips, cards, progress, face_up=False))
    last = [(laid.seat, laid.face_up) for laid in event.laid if not laid.stays]
    return sequence(
        Call(clips.stage.clear_marks),
        staggered(rows, step),
        _lay_row(clips, last, progress, face_up=True),
        Wait(timing.compare_ms),
    )


def _lay_row(clips: StageClips, cards: list[tuple[int, Card]], progress: Progress, *, face_up: bool) -> Clip:
    begins = [clips.leave_pile(seat, card, progress.next_spot(seat)) for seat, card in cards]
    ms = clips.timing.reveal_ms if face_up else clips.timing.lay_ms
    flight = move_cards(clips.stage, [card for _, card in cards], ms, face_up=face_up)
    sounds = [] if face_up else [clips.sound(Cue.SLIDE)]
    landing = parallel(
        clips.landing(flight, Cue.TURN if face_up else Cue.SLAP), clips.share_cards(flight.duration_ms)
    )
    return sequence(parallel(*begins), *sounds, landing, clips.count_pot(progress.pot))
