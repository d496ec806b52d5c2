"""The clip of a war that is declared: cards clash, the table darkens, letters come and go into the band."""

from __future__ import annotations

import math
from collections.abc import Callable

from warapp.engine import WarDeclared
from warapp.table.choreography.cue import Cue
from warapp.table.choreography.stage_clips import StageClips
from warapp.table.motion.clips import Call, Clip, Tween, Wait, parallel, sequence
from warapp.table.motion.easing import ease_in_out, ease_out, overshoot
from warapp.table.stage.sprite import Mark
from warapp.table.stage.war_impact import WarImpact

_LASTS_MS = 1_080
"""How long a first war takes to be declared, of which all that follows are parts; later wars are quicker."""
_CLASH_AT, _CLASH_MS, _FLASH_MS = 120, 220, 90
_DARK_AT, _DARK_MS = 160, 250
_LETTERS_AT, _LETTERS_MS, _BAND_FADES_MS = 220, 260, 100
_SHAKE_AT, _SHAKE_MS, _SHAKES, _SHAKE_PX = 480, 150, 3, 4.0
_SINK_AT, _SINK_MS = 880, 200
_LARGEST = 2.2
"""How large the letters are as they come, by their size at rest."""
_CLASH = 3.6
"""How far the tied cards clash, by how far they are set off afterwards."""


def impact_clip(clips: StageClips, event: WarDeclared) -> Clip:
    """Return the clip that declares a war; without travel the mark of the war is there at once."""
    call_ms = clips.timing.call_ms(event.depth)
    declared = Call(lambda: _declare(clips, event))
    if not clips.timing.travels:
        still = Call(lambda: _show_still(clips, event))
        return sequence(declared, still, clips.sound(Cue.WAR), Wait(call_ms))
    unit = call_ms / _LASTS_MS

    def at(start: float, *parts: Clip) -> Clip:
        return sequence(Wait(start * unit), parallel(*parts))

    def tween(ms: float, step: Callable[[WarImpact, float], None]) -> Tween:
        return Tween(ms * unit, lambda t: step(clips.stage.labels.impact, t))

    return parallel(
        declared,
        at(
            _CLASH_AT,
            clips.sound(Cue.WAR),
            Tween(_CLASH_MS * unit, lambda t: _clash(clips, t)),
            tween(_FLASH_MS, _flash),
        ),
        at(_DARK_AT, tween(_DARK_MS, _darken)),
        at(
            _LETTERS_AT,
            tween(_LETTERS_MS, _come),
            Tween(_BAND_FADES_MS * unit, lambda t: _show_band(clips, 1.0 - t)),
        ),
        at(_SHAKE_AT, tween(_SHAKE_MS, _shake)),
        at(
            _SINK_AT,
            Call(lambda: _mark_war(clips, event.depth)),
            tween(_SINK_MS, _sink),
            Tween(_SINK_MS * unit, lambda t: _show_band(clips, ease_in_out(t))),
        ),
        Wait(call_ms),
    )


def lighten_clip(clips: StageClips) -> Clip:
    """Return the clip in which the light comes back."""

    def step(t: float) -> None:
        clips.stage.labels.impact.dark = 1.0 - t

    return Tween(clips.timing.light_ms, step)


def _declare(clips: StageClips, event: WarDeclared) -> None:
    """Mark the cards that are tied, and those of seats that fight no further."""
    stage = clips.stage
    stage.lower_raised()
    stage.shade_others(event.warriors)
    for seat in event.tied:
        stage.mark(stage.last_face_up(seat), Mark.TIED)
    dark = stage.labels.impact.dark
    stage.labels.impact = WarImpact(event.depth, event.warriors, dark=dark)
    if clips.timing.travels:
        stage.set_off_raised(0.0)
        stage.adorn(0.0, 0.0)


def _show_still(clips: StageClips, event: WarDeclared) -> None:
    clips.stage.labels.impact.dark = 1.0
    clips.stage.shade_beaten(1.0)
    _mark_war(clips, event.depth)


def _mark_war(clips: StageClips, depth: int) -> None:
    clips.stage.labels.war = depth


def _show_band(clips: StageClips, opacity: float) -> None:
    clips.stage.labels.band_opacity = opacity


def _clash(clips: StageClips, t: float) -> None:
    """Let the tied cards jump at each other and back to where they are set off."""
    forth = 0.4
    if t < forth:
        off = _CLASH * ease_out(t / forth)
    else:
        off = _CLASH + (1.0 - _CLASH) * ease_in_out((t - forth) / (1.0 - forth))
    clips.stage.set_off_raised(off)
    clips.stage.shade_beaten(ease_out(t))
    clips.stage.adorn(ease_out(t), max(0.0, overshoot(t)))


def _flash(impact: WarImpact, t: float) -> None:
    impact.flash = 1.0 - t * t


def _darken(impact: WarImpact, t: float) -> None:
    impact.dark = max(impact.dark, ease_out(t))


def _come(impact: WarImpact, t: float) -> None:
    impact.letters, impact.rays = min(1.0, 2.0 * t), ease_out(t)
    impact.scale = _LARGEST + (1.0 - _LARGEST) * ease_out(t)


def _shake(impact: WarImpact, t: float) -> None:
    impact.shift_px = _SHAKE_PX * math.sin(2 * math.pi * _SHAKES * t) * (1.0 - t)


def _sink(impact: WarImpact, t: float) -> None:
    impact.sink, impact.rays = ease_in_out(t), 1.0 - t
    if t == 1.0:
        impact.letters = 0.0
