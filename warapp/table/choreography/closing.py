"""The clip in which a seat that is out makes room, and the others of its row close up."""

from __future__ import annotations

from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Tween
from warapp.table.motion.easing import ease_in_out


def close_up(clips: StageClips) -> Call:
    """Return a clip that lets rows close up beside the next battle: its cards may be turned meanwhile."""
    return Call(lambda: _begin(clips))


def _begin(clips: StageClips) -> None:
    labels = clips.stage.labels
    leaving = [seat for seat in labels.out if seat not in labels.closed]
    if not leaving or len(labels.counts) == 2:
        return

    def step(t: float) -> None:
        closed = clips.stage.labels.closed
        for seat in leaving:
            closed[seat] = max(closed.get(seat, 0.0), ease_in_out(t))

    clips.aside.enqueue(Tween(clips.timing.close_ms, step))
