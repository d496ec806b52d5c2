"""Synthesises the sounds of the table into `resources/sounds/`, the same bytes on every machine.

python resources/tools/sounds/synthesise.py [folder]
"""

import argparse
import math
import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from synthesis import Wave, blown, burst, compressed, friction, leveled, mix, noise_band, room, struck

HERE = Path(__file__).resolve().parent
PRODUCTS = HERE.parents[1] / "sounds"

EDGE_SECONDS = 0.004  # every file fades in its last milliseconds to exact silence
STROKE_SECONDS = 0.09  # of a card that lands
CARDS_DBFS = -17
LOUD_SECONDS = 0.05  # loudness is the RMS of the loudest stretch of this length


def slap(rate: int, seed: int) -> Wave:
    """A card that lands on other cards on felt: the thock of the table under it, and a papery snap."""
    snap = burst(rate, noise_band(rate, STROKE_SECONDS, 3200, 2300, 2600, seed), 0.06)
    card = burst(rate, noise_band(rate, STROKE_SECONDS, 1300, 850, 700, seed + 1), 0.08)
    body = burst(rate, noise_band(rate, STROKE_SECONDS, 420, 220, 180, seed + 2), 0.1)
    strokes = [(0, 0.7, leveled(snap)), (0, 0.55, leveled(card)), (0, 0.8, leveled(body))]
    return compressed(mix(rate, strokes), 2.5)


def turn(rate: int, seed: int) -> Wave:
    """A card that is flipped over and lands flat: a brighter snap, and its far edge a moment later."""
    snap = burst(rate, noise_band(rate, STROKE_SECONDS, 4200, 3000, 2800, seed), 0.06)
    card = burst(rate, noise_band(rate, STROKE_SECONDS, 1700, 1100, 900, seed + 1), 0.08)
    body = burst(rate, noise_band(rate, STROKE_SECONDS, 440, 250, 180, seed + 2), 0.1)
    edge = burst(rate, noise_band(rate, 0.04, 3600, 2600, 2400, seed + 3), 0.035)
    strokes = [(0, 0.75, leveled(snap)), (0, 0.5, leveled(card)), (0, 0.8, leveled(body))]
    return compressed(mix(rate, [*strokes, (0.019, 0.25, leveled(edge))]), 2.5)


def slide(rate: int, seed: int) -> Wave:
    """A card that is drawn off its pile over felt."""
    over = friction(rate, noise_band(rate, 0.17, 3400, 2000, 2200, seed), 0.25, seed + 1)
    under = friction(rate, noise_band(rate, 0.16, 900, 500, 500, seed + 2), 0.3, seed + 3)
    return mix(rate, [(0, 1.0, leveled(over)), (0.004, 0.5, leveled(under))])


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


def battle_won(rate: int, seed: int) -> Wave:
    """Two short notes up, E and G."""
    return mix(rate, [(0, 0.9, bar(rate, 659.26, 0.3)), (0.09, 1.0, bar(rate, 783.99, 0.34))])


def battle_lost(rate: int, seed: int) -> Wave:
    """One low C."""
    return bar(rate, 261.63, 0.4)


def lose(rate: int, seed: int) -> Wave:
    """Two notes down a minor third, as one calls someone home."""
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
        dbfs: RMS of its loudest 50 ms, 0 being full scale.
        gain: A factor on that, by which takes differ.
        seed: Of its noise.
    """

    make: Callable[[int, int], Wave]
    rate: int
    dbfs: int
    gain: float = 1.0
    seed: int = 0


TAKES = ((24000, 1.0), (32000, 0.96), (44100, 1.04), (48000, 0.98))
"""Rate and gain of each recording of a card: as many as can be heard at once."""


def takes(name: str, make: Callable[[int, int], Wave], seed: int) -> dict[str, Recipe]:
    """The recipes of `name.wav`, `name-2.wav` and so on."""
    return {
        f"{name}-{n}" if n > 1 else name: Recipe(make, rate, CARDS_DBFS, gain, seed + 1000 * n)
        for n, (rate, gain) in enumerate(TAKES, 1)
    }


RECIPES = {
    **takes("slap", slap, 11),
    **takes("turn", turn, 41),
    **takes("slide", slide, 53),
    "war": Recipe(war, 16000, -14, seed=79),
    "battle_won": Recipe(battle_won, 11025, -22),
    "battle_lost": Recipe(battle_lost, 11025, -22),
    "win": Recipe(win, 22050, -15),
    "lose": Recipe(lose, 22050, -15),
    "draw": Recipe(draw, 22050, -15),
}

FULL_SCALE = {-14: 0.199526, -15: 0.177828, -17: 0.141254, -22: 0.079433}
"""Levels as factors, for a power of ten is not rounded alike everywhere."""


def loudness(rate: int, wave: Wave) -> float:
    """The RMS of the loudest LOUD_SECONDS. Not `sum`: since Python 3.12 it adds floats in another way."""
    size = round(LOUD_SECONDS * rate)
    starts = range(0, max(1, len(wave) - size + 1), max(1, size // 5))
    return max(math.sqrt(math.fsum(v * v for v in wave[start : start + size]) / size) for start in starts)


def wav(name: str) -> bytes:
    """The whole file of one sound: 16 bit PCM, mono."""
    recipe = RECIPES[name]
    wave = recipe.make(recipe.rate, recipe.seed)
    gain = FULL_SCALE[recipe.dbfs] * recipe.gain / loudness(recipe.rate, wave) * 32767
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
