"""What pulses for a while on a table at rest, and then stays as it is: a table at rest must cost nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence

from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Clip, Tween, sequence
from warapp.table.stage.shares import LAST_CARDS

_INVITATION_MS, _INVITATIONS, _INVITATION_FADES = 1_400, 6, 0.65
_LAST_CARDS_MS, _LAST_CARDS_PULSES = 900, 4


def pulse_invitation(clips: StageClips) -> None:
    """Let the light round your pile pulse before the first battle, unless nothing is to move."""
    if not clips.timing.travels:
        return

    def step(t: float) -> None:
        clips.stage.labels.invitation = 1.0 - _INVITATION_FADES * _wave(t)

    clips.aside.enqueue(sequence(*[Tween(_INVITATION_MS, step)] * _INVITATIONS))


def pulse_last_cards(clips: StageClips, counts: Sequence[int]) -> list[Clip]:
    """Return the clip in which the shares of those who have only their last cards pulse, if any are to."""
    if not clips.timing.travels or not any(0 < count <= LAST_CARDS for count in counts):
        return []

    def step(t: float) -> None:
        clips.stage.labels.pulse = _wave(t)

    return [Tween(_LAST_CARDS_MS, step)] * _LAST_CARDS_PULSES


def _wave(t: float) -> float:
    """Return how far something has faded that fades and comes back once."""
    return (1.0 - math.cos(2.0 * math.pi * t)) / 2.0
