"""Synthesises the sounds of the table into `resources/sounds/`, the same bytes on every machine.

python resources/tools/sounds/synthesise.py [folder]
"""

import argparse
import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from synthesis import Wave, blown, burst, friction, mix, noise_band, room, struck

HERE = Path(__file__).resolve().parent
PRODUCTS = HERE.parents[1] / "sounds"

EDGE_SECONDS = 0.004  # every file fades in its last milliseconds to exact silence
LOUD_SECONDS = 0.05  # loudness is the RMS of the loudest stretch of this length


def slap(rate: int, seed: int) -> Wave:
    """A card that lands on other cards on felt: a papery snap and the dull body of the table."""
    snap = burst(rate, noise_band(rate, 0.05, 3400, 2600, 2600, seed), 0.035)
    card = burst(rate, noise_band(rate, 0.06, 1250, 900, 700, seed + 1), 0.05)
    felt = struck(rate, 0.06, 165, [(1.0, 1.0, 0.09), (1.62, 0.4, 0.06)])
    return mix(rate, [(0, 1.0, snap), (0, 0.7, card), (0.001, 0.11, felt)])


def deal(rate: int, seed: int) -> Wave:
    """A card that leaves the hand and lands."""
    slide = friction(rate, noise_band(rate, 0.05, 2600, 4300, 2800, seed), 0.8, seed + 1)
    return mix(rate, [(0, 0.5, slide), (0.036, 1.0, slap(rate, seed + 2))])


def turn(rate: int, seed: int) -> Wave:
    """A card that is picked up at its edge, swings over and lands softly."""
    lift = friction(rate, noise_band(rate, 0.085, 1500, 4200, 2200, seed), 0.75, seed + 1)
    return mix(rate, [(0, 0.7, lift), (0.07, 0.8, slap(rate, seed + 2))])


def slide(rate: int, seed: int) -> Wave:
    """A card that is pushed over felt."""
    over = friction(rate, noise_band(rate, 0.3, 3600, 2100, 2400, seed), 0.35, seed + 1)
    under = friction(rate, noise_band(rate, 0.28, 1100, 800, 700, seed + 2), 0.4, seed + 3)
    return mix(rate, [(0, 1.0, over), (0.01, 0.5, under)])


def gather(rate: int, seed: int) -> Wave:
    """Cards swept together, then squared up with two taps."""
    layers: list[tuple[float, float, Wave]] = []
    for i, (start, gain, hz) in enumerate(
        [(0, 0.6, 2500), (0.11, 0.8, 3100), (0.2, 0.9, 2700), (0.31, 1, 3300)]
    ):
        noise = noise_band(rate, 0.26, hz, hz * 0.7, 1900, seed + 10 * i)
        layers.append((start, gain, friction(rate, noise, 0.4, seed + 10 * i + 1)))
    taps = [(0.52, 0.7, slap(rate, seed + 100)), (0.61, 0.45, slap(rate, seed + 200))]
    return mix(rate, layers + taps)


def war(rate: int, seed: int) -> Wave:
    """A low drum and a broad D major chord: solemn, not threatening."""
    skin = struck(rate, 1.0, 110, [(1.0, 1.0, 1.1), (1.5, 0.45, 0.8), (1.99, 0.3, 0.6), (2.44, 0.15, 0.4)])
    stick = burst(rate, noise_band(rate, 0.1, 420, 300, 380, seed), 0.09)
    chord = [(146.83, 1.0), (220.0, 0.7), (293.66, 0.6), (369.99, 0.42)]
    brass = mix(
        rate, [(0.02 * i, level, blown(rate, 1.15, hz, 0.12, 0.6)) for i, (hz, level) in enumerate(chord)]
    )
    return room(rate, mix(rate, [(0, 1.0, skin), (0, 0.5, stick), (0.1, 0.3, brass)]))


def bar(rate: int, hz: float, seconds: float) -> Wave:
    """A warm wooden bar, like a marimba's."""
    partials = [(1.0, 1.0, 1.3 * seconds), (2.0, 0.16, 0.7 * seconds), (3.93, 0.2, 0.22), (9.2, 0.03, 0.06)]
    return struck(rate, seconds, hz, partials)


def win(rate: int, seed: int) -> Wave:
    """C major, rising, over a soft fifth."""
    notes = [(0, 0.8, 523.25), (0.11, 0.8, 659.26), (0.22, 0.85, 783.99), (0.35, 1.0, 1046.5)]
    layers = [(start, level, bar(rate, hz, 0.9)) for start, level, hz in notes]
    ground = [(0.35, 0.22, blown(rate, 0.9, hz, 0.15, 0.65)) for hz in (261.63, 392.0)]
    return room(rate, mix(rate, layers + ground))


def lose(rate: int, seed: int) -> Wave:
    """Two notes down a minor third, as one calls somebody home."""
    notes = [(0, 1.0, 392.0), (0.26, 0.9, 329.63)]
    ground = [(0.26, 0.25, blown(rate, 0.75, 164.81, 0.15, 0.6))]
    return room(rate, mix(rate, [(start, level, bar(rate, hz, 0.8)) for start, level, hz in notes] + ground))


def draw(rate: int, seed: int) -> Wave:
    """An open fifth, neither glad nor sad."""
    notes = [(0, 1.0, 293.66), (0.03, 0.85, 440.0), (0.06, 0.4, 587.33)]
    ground = [(0.02, 0.2, blown(rate, 0.95, hz, 0.15, 0.7)) for hz in (146.83, 220.0)]
    return room(rate, mix(rate, [(start, level, bar(rate, hz, 1.0)) for start, level, hz in notes] + ground))


@dataclass(frozen=True)
class Recipe:
    """How one file is made.

    Args:
        make: The synthesis, from rate and seed.
        rate: Samples a second. Sounds that may be heard at the same time have different ones.
        loudness: RMS of its loudest 50 ms, 1 being full scale.
        seed: Of its noise.
    """

    make: Callable[[int, int], Wave]
    rate: int
    loudness: float
    seed: int = 0


RECIPES = {
    "deal": Recipe(deal, 44100, 0.07, 11),
    "deal-2": Recipe(deal, 22050, 0.07, 29),  # more takes, for cards are dealt faster than one sounds
    "deal-3": Recipe(deal, 48000, 0.07, 97),
    "turn": Recipe(turn, 48000, 0.07, 41),
    "slide": Recipe(slide, 32000, 0.06, 53),
    "gather": Recipe(gather, 24000, 0.06, 67),
    "war": Recipe(war, 16000, 0.2, 79),
    "win": Recipe(win, 22050, 0.16),
    "lose": Recipe(lose, 22050, 0.16),
    "draw": Recipe(draw, 22050, 0.16),
}


def loudness(rate: int, wave: Wave) -> float:
    """The RMS of the loudest LOUD_SECONDS. Not `sum`: since Python 3.12 it adds floats in another way."""
    size = round(LOUD_SECONDS * rate)
    starts = range(0, max(1, len(wave) - size + 1), max(1, size // 5))
    return max(math.sqrt(math.fsum(v * v for v in wave[start : start + size]) / size) for start in starts)


def wav(name: str) -> bytes:
    """The whole file of one sound: 16 bit PCM, mono."""
    recipe = RECIPES[name]
    wave = recipe.make(recipe.rate, recipe.seed)
    gain = recipe.loudness / loudness(recipe.rate, wave) * 32767
    edge = EDGE_SECONDS * recipe.rate
    samples = [round(v * gain * min(1.0, (len(wave) - 1 - i) / edge)) for i, v in enumerate(wave)]
    data = struct.pack(f"<{len(samples)}h", *samples)
    form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, recipe.rate, 2 * recipe.rate, 2, 16)
    body = b"WAVE" + form + struct.pack("<4sI", b"data", len(data)) + data
    return struct.pack("<4sI", b"RIFF", len(body)) + body


def main() -> None:
    """Write every sound."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=PRODUCTS, help="the folder to write into")
    folder = parser.parse_args().out
    for name in RECIPES:
        (folder / f"{name}.wav").write_bytes(wav(name))


if __name__ == "__main__":
    main()
