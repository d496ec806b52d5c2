"""The clip of the cards laid in a war."""

from __future__ import annotations

from functools import partial

from warapp.engine import Card, CardsLaid
from warapp.pace import CHANT_BEATS
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.progress import Progress
from warapp.table.choreography.stage_clips import Group, StageClips
from warapp.table.choreography.turning import turn_group
from warapp.table.motion.clips import Call, Clip, Tween, Wait, parallel, sequence, staggered
from warapp.table.motion.easing import ease_out, there_and_back
from warapp.table.motion.flight import move_cards

_LAID_TILT_DEG = 3.0
_BETWEEN_BEATS = " – "


def lay_clip(clips: StageClips, event: CardsLaid, progress: Progress) -> Clip:
    """Return the clip that lays the cards of a war: row by row face down, then those that fight."""
    timing = clips.timing
    deepest = max(len(laid.face_down) for laid in event.laid)
    step = timing.stagger(deepest, timing.lay_step_ms(deepest), timing.lay_stagger_total_ms)
    chant = _chant(clips, event)
    rows: list[Clip] = []
    for row in range(deepest):
        cards = [(laid.seat, laid.face_down[row]) for laid in event.laid if row < len(laid.face_down)]
        rows.append(sequence(*clips.ask(), clips.say(chant[row]), _lay_row(clips, cards, progress)))
    laid = sequence(*rows) if clips.asks else staggered(rows, step)
    pause = [Wait(timing.lay_pause_ms)] if rows else []
    reveal = _reveal(clips, event, chant[deepest:], progress)
    return sequence(Call(clips.stage.cover_tied), laid, *pause, *clips.ask(), reveal)


def _chant(clips: StageClips, event: CardsLaid) -> list[str]:
    """Return what is said with each row face down, and with the others' and your card that fights."""
    rows = max(len(laid.face_down) for laid in event.laid)
    if not clips.chants or any(len(laid.face_down) != CHANT_BEATS - 1 for laid in event.laid):
        return [""] * (rows + 2)
    so_far = [_BETWEEN_BEATS.join(clips.chant[: beat + 1]) for beat in range(CHANT_BEATS)]
    return [*(f"{words} …" for words in so_far[:-1]), so_far[-2] + _BETWEEN_BEATS.rstrip(), so_far[-1]]


def _lay_row(clips: StageClips, cards: list[tuple[int, Card]], progress: Progress) -> Clip:
    begins = [clips.leave_pile(seat, card, progress.next_spot(seat)) for seat, card in cards]
    flight = move_cards(
        clips.stage, [card for _, card in cards], clips.timing.lay_ms, tilt=-_LAID_TILT_DEG, ease=ease_out
    )
    landing = parallel(clips.landing(flight, Cue.SLAP), clips.share_cards(flight.duration_ms))
    return sequence(parallel(*begins), clips.sound(Cue.SLIDE), landing, clips.count_pot(progress.pot))


def _reveal(clips: StageClips, event: CardsLaid, chant: list[str], progress: Progress) -> Clip:
    """Return the clip in which the cards that fight are turned: the others', then, after a pause, yours.

    Args:
        clips: makes its parts.
        event: the cards.
        chant: what is said with the others' cards, and with yours.
        progress: where they lie.
    """
    timing = clips.timing
    others, yours = clips.others_and_yours([(laid.seat, laid.face_up) for laid in event.laid])
    stays = {laid.face_up for laid in event.laid if laid.stays}
    first = event.depth == 1
    clips_of = partial(_reveal_group, clips, progress, stays)
    return sequence(
        clips.say(chant[0]),
        clips_of(others, timing.reveal_ms if first else timing.again_reveal_ms),
        Wait(timing.reveal_pause_ms if first else timing.again_pause_ms),
        clips.say(chant[1]),
        clips_of(yours, timing.reveal_yours_ms if first else timing.again_yours_ms),
    )


def _reveal_group(clips: StageClips, progress: Progress, stays: set[Card], group: Group, ms: float) -> Clip:
    """Return the clip of some cards that fight: those laid are turned, those that stay hop."""
    laid = group._replace(cards=tuple(item for item in group.cards if item[1] not in stays))
    hops = [_hop(clips, card, ms) for _, card in group.cards if card in stays]
    return parallel(turn_group(clips, laid, ms, progress), *hops)


def _hop(clips: StageClips, card: Card, ms: float) -> Clip:
    def step(t: float) -> None:
        clips.stage.move(clips.stage.sprites[card], 1.0, there_and_back(t), 1.0)

    return Tween(ms, step)
