"""Noise, bars, skins and brass as lists of samples; it doesn't know which sounds are made of them.

The samples are the same on every machine and in every Python: only + - * / on doubles. `math.sin`, `math.exp`
and `pow` are left out because every C library rounds them in its own way.
"""

import math
import random
from collections.abc import Iterable

Wave = list[float]

TWO_PI = 6.283185307179586
TABLE = 1 << 14
REED = 1 << 11


def exp(x: float) -> float:
    """e to the power of x, for x from -700 to 0."""
    halvings = 0
    while x < -0.01:
        x /= 2
        halvings += 1
    result = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4 * (1 + x / 5))))
    for _ in range(halvings):
        result *= result
    return result


def sine_table() -> Wave:
    """One turn of a sine in TABLE steps, by rotating a vector."""
    step = TWO_PI / TABLE
    turn_sin = step * (1 - step * step / 6 * (1 - step * step / 20))
    turn_cos = 1 - step * step / 2 * (1 - step * step / 12)
    table, sin, cos = [], 0.0, 1.0
    for _ in range(TABLE):
        table.append(sin)
        sin, cos = sin * turn_cos + cos * turn_sin, cos * turn_cos - sin * turn_sin
    return table


SINE = sine_table()


def ease(x: float) -> float:
    """A smooth step from 0 at x <= 0 to 1 at x >= 1."""
    x = min(max(x, 0.0), 1.0)
    return x * x * (3 - 2 * x)


def mix(rate: int, layers: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Lay waves over each other, each with its start in seconds and its gain."""
    mixed: Wave = []
    for start_seconds, gain, wave in layers:
        start = round(start_seconds * rate)
        mixed.extend([0.0] * (start + len(wave) - len(mixed)))
        for i, value in enumerate(wave, start):
            mixed[i] += gain * value
    return mixed


def leveled(wave: Wave) -> Wave:
    """The wave at an RMS of 1, so that gains in a mix compare energies."""
    gain = math.sqrt(len(wave) / math.fsum(value * value for value in wave))
    return [gain * value for value in wave]


def compressed(wave: Wave, strength: float) -> Wave:
    """The wave with its peaks bent down, so that a short stroke can be loud without clipping."""
    peak = max(abs(value) for value in wave)
    return [value / (1 + strength * abs(value) / peak) for value in wave]


def noise_band(rate: int, seconds: float, from_hz: float, to_hz: float, width_hz: float, seed: int) -> Wave:
    """White noise through a resonance that glides from one frequency to another."""
    draw = random.Random(seed).random
    count = round(seconds * rate)
    radius = exp(-TWO_PI / 2 * width_hz / rate)
    gain = 1 - radius
    wave, last, older = [], 0.0, 0.0
    for i in range(count):
        hz = from_hz + (to_hz - from_hz) * i / count
        cosine = SINE[int((hz / rate + 0.25) * TABLE) % TABLE]
        value = gain * (2 * draw() - 1) + 2 * radius * cosine * last - radius * radius * older
        wave.append(value - older)  # a zero at both ends of the spectrum: no rumble, no hiss
        older, last = last, value
    return wave


def burst(rate: int, wave: Wave, fall_seconds: float) -> Wave:
    """Shape noise into a stroke: half a millisecond of rise, then a fall by 60 dB in the given time."""
    factor, level, shaped = exp(-6.907755278982137 / (fall_seconds * rate)), 1.0, []
    rise = 0.0005 * rate
    for i, value in enumerate(wave):
        shaped.append(value * level * min(1.0, i / rise))
        level *= factor
    return shaped


def friction(rate: int, wave: Wave, peak_at: float, seed: int) -> Wave:
    """Shape noise into paper sliding on paper: one swell, with the uneven grain of a hand's movement.

    Args:
        rate: Samples a second.
        wave: The noise.
        peak_at: Where the swell is strongest, 0 to 1.
        seed: Of the grain.
    """
    draw = random.Random(seed).random
    count, step = len(wave), round(0.009 * rate)
    shaped, here, there = [], draw(), draw()
    for i, value in enumerate(wave):
        if i % step == 0:
            here, there = there, draw()
        grain = 0.45 + 0.55 * (here + (there - here) * (i % step) / step)
        at = i / count
        swell = ease(at / peak_at) if at < peak_at else ease((1 - at) / (1 - peak_at))
        shaped.append(value * grain * swell)
    return shaped


def struck(rate: int, seconds: float, hz: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """A bar, bell or skin that is struck.

    Args:
        rate: Samples a second.
        seconds: Length; the sound is faded out over its last third.
        hz: The pitch.
        partials: Of each its multiple of the pitch, its level, and the seconds in which it falls by 60 dB.
    """
    count = round(seconds * rate)
    wave, rise = [0.0] * count, 0.004 * rate
    for multiple, level, fall_seconds in partials:
        factor = exp(-6.907755278982137 / (fall_seconds * rate))
        step = hz * multiple / rate * TABLE
        for i in range(min(count, round(1.4 * fall_seconds * rate))):  # by then 84 dB down
            wave[i] += level * SINE[int(i * step) % TABLE]
            level *= factor
    return [v * min(1.0, i / rise) * ease(3 * (1 - i / count)) for i, v in enumerate(wave)]


def harmonics(falloff: float) -> Wave:
    """One turn of a tone in REED steps, each of its ten harmonics weaker than the last by this factor."""
    turn, level = [0.0] * REED, 1.0
    for harmonic in range(1, 11):
        for i in range(REED):
            turn[i] += level * SINE[i * harmonic * (TABLE // REED) % TABLE]
        level *= falloff
    return turn


DARK, BRIGHT = harmonics(0.32), harmonics(0.66)


def blown(rate: int, seconds: float, hz: float, rise_seconds: float, fall_seconds: float) -> Wave:
    """A soft brass tone: the louder it is blown, the brighter it gets."""
    wave, step = [], hz / rate * REED
    for i in range(round(seconds * rate)):
        time = i / rate
        breath = ease(time / rise_seconds) * ease((seconds - time) / fall_seconds)
        at = int(i * step) % REED
        wave.append(breath * (DARK[at] + 0.8 * breath * (BRIGHT[at] - DARK[at])))
    return wave


def room(rate: int, wave: Wave) -> Wave:
    """The sound in a small furnished room: a few soft early echoes."""
    return mix(rate, [(0, 1.0, wave), (0.023, 0.22, wave), (0.041, 0.16, wave), (0.067, 0.10, wave)])
