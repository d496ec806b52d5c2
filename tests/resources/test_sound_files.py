"""The sounds as files: complete, synthesised by their script alone, short, balanced and without clicks."""

import ast
import struct
import subprocess
import sys
import wave
from collections.abc import Iterator
from itertools import combinations
from math import ceil, cos, fsum, log10, pi, sin, sqrt
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, tree
from warapp.table.choreography.cue import Cue

SOUNDS = ROOT / "resources" / "sounds"
TOOLS = ROOT / "resources" / "tools" / "sounds"
FILES = sorted(SOUNDS.glob("*.wav"))
ALL_BYTES = 350 * 1024
STROKES = {Cue.SLAP, Cue.TURN}
CARDS = {*STROKES, Cue.SLIDE}
TAKES = 4
ENDINGS = {Cue.WIN, Cue.LOSE, Cue.DRAW}
LONGEST_SECONDS = {
    Cue.SLAP: 0.12,
    Cue.TURN: 0.12,
    Cue.SLIDE: 0.2,
    Cue.BATTLE_WON: 0.45,
    Cue.BATTLE_LOST: 0.45,
}
DBFS = dict.fromkeys(ENDINGS, -15.0) | dict.fromkeys(CARDS, -17.0)
DBFS |= {Cue.WAR: -14.0, Cue.BATTLE_WON: -22.0, Cue.BATTLE_LOST: -22.0}
FULL_SCALE = 32767

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def cue(file: Path) -> Cue:
    """Return what a file is for; `slap-2.wav` is another take of `slap.wav`."""
    return Cue(file.stem.partition("-")[0])


def sample_rate(file: Path) -> int:
    with wave.open(str(file)) as recording:
        rate: int = recording.getframerate()
    return rate


def samples(file: Path) -> tuple[int, ...]:
    with wave.open(str(file)) as recording:
        count = recording.getnframes()
        return struct.unpack(f"<{count}h", recording.readframes(count))


def loudness(file: Path) -> float:
    """Return the RMS of the loudest twentieth of a second, 1 being full scale."""
    size, heard = sample_rate(file) // 20, samples(file)
    stretches = [heard[start : start + size] for start in range(0, len(heard) - size + 1, size // 10)]
    return max(sqrt(fsum(value * value for value in stretch) / size) for stretch in stretches) / FULL_SCALE


def share_of_band(file: Path, from_hz: float, to_hz: float) -> float:
    """Return how much of a file's energy lies between two frequencies."""
    heard, step = samples(file), 2 * pi / sample_rate(file)
    width_hz = sample_rate(file) / len(heard)
    energy = 0.0
    for n in range(ceil(from_hz / width_hz), ceil(to_hz / width_hz)):
        turn = n * width_hz * step
        real = fsum(value * cos(turn * i) for i, value in enumerate(heard))
        imaginary = fsum(value * sin(turn * i) for i, value in enumerate(heard))
        energy += 2 * (real * real + imaginary * imaginary) / len(heard)
    return energy / fsum(value * value for value in heard)


def peak(values: tuple[int, ...]) -> int:
    return max(map(abs, values))


def test_the_script_makes_the_files_byte_for_byte(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-B", TOOLS / "synthesise.py", "--out", tmp_path], check=True, timeout=120
    )
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert made.keys() == {file.name for file in FILES}
    assert [file.name for file in FILES if file.read_bytes() != made[file.name]] == []


def inexact(code: ast.Module) -> Iterator[str]:
    """Yield each place whose result depends on the C library or the version of Python."""
    for node in ast.walk(code):
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
            yield f"line {node.lineno}: **"
        elif isinstance(node, ast.Name) and node.id in ("sum", "pow"):
            yield f"line {node.lineno}: {node.id}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "math":
            if node.attr not in ("sqrt", "fsum"):
                yield f"line {node.lineno}: math.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath"):
            yield f"line {node.lineno}: from {node.module}"


def test_the_scripts_use_only_arithmetic_that_rounds_alike_everywhere() -> None:
    scripts = sorted(TOOLS.glob("*.py"))
    assert [script.name for script in scripts] == ["synthesis.py", "synthesise.py"]
    assert {script.name: list(inexact(tree(script))) for script in scripts} == {
        "synthesise.py": [],
        "synthesis.py": [],
    }


def test_arithmetic_that_rounds_differently_is_found() -> None:
    code = ast.parse(
        "from math import sin\nmath.exp(1)\nsum([.1])\nx **= 2\ny = x ** 2\nmath.sqrt(2)\npow(x, 2)"
    )
    assert sorted(inexact(code)) == [
        "line 1: from math",
        "line 2: math.exp",
        "line 3: sum",
        "line 4: **",
        "line 5: **",
        "line 7: pow",
    ]


def test_every_cue_has_its_sound_and_every_sound_its_cue() -> None:
    assert {cue(file) for file in FILES} == set(Cue)
    assert {file.stem for file in FILES} >= {cue.value for cue in Cue}


def test_all_together_are_small() -> None:
    assert 0 < sum(file.stat().st_size for file in FILES) <= ALL_BYTES


def test_each_sound_of_a_card_has_four_takes_and_no_two_are_alike() -> None:
    for sound in CARDS:
        takes = [file for file in FILES if cue(file) is sound]
        assert len(takes) == TAKES
        assert len({samples(file)[:1000] for file in takes}) == TAKES


def test_sounds_that_may_be_heard_together_have_different_sample_rates() -> None:
    """Of one rate only one sounds at a time: cards have a rate for each take, and nothing else has theirs."""
    kinds = [CARDS, {Cue.WAR}, {Cue.BATTLE_WON, Cue.BATTLE_LOST}, ENDINGS]
    rates = [{sample_rate(file) for file in FILES if cue(file) in kind} for kind in kinds]
    assert [len(used) for used in rates] == [TAKES, 1, 1, 1]
    assert all(one.isdisjoint(other) for one, other in combinations(rates, 2))
    for sound in CARDS:
        assert {sample_rate(file) for file in FILES if cue(file) is sound} == rates[0]


@each_file
class TestFile:
    def test_is_plain_pcm(self, file: Path) -> None:
        with wave.open(str(file)) as recording:
            assert (recording.getnchannels(), recording.getsampwidth(), recording.getcomptype()) == (
                1,
                2,
                "NONE",
            )
            assert recording.getframerate() in (11025, 16000, 22050, 24000, 32000, 44100, 48000)

    def test_is_as_long_as_it_may_be(self, file: Path) -> None:
        seconds = len(samples(file)) / sample_rate(file)
        assert 0.05 <= seconds <= LONGEST_SECONDS.get(cue(file), 1.5)

    def test_is_neither_silent_nor_clipped(self, file: Path) -> None:
        assert FULL_SCALE // 10 <= peak(samples(file)) <= FULL_SCALE * 7 // 10

    def test_starts_and_ends_without_a_click(self, file: Path) -> None:
        heard = samples(file)
        assert (heard[0], heard[-1]) == (0, 0)
        assert peak(heard[-(sample_rate(file) // 500) :]) <= FULL_SCALE // 200

    def test_has_no_offset(self, file: Path) -> None:
        heard = samples(file)
        assert abs(sum(heard)) / len(heard) <= FULL_SCALE / 1000

    def test_is_as_loud_as_its_kind(self, file: Path) -> None:
        assert 20 * log10(loudness(file)) == pytest.approx(DBFS[cue(file)], abs=0.5)

    def test_strikes_at_once_where_a_card_lands(self, file: Path) -> None:
        if cue(file) in STROKES:
            heard = samples(file)
            first = next(i for i, value in enumerate(heard) if abs(value) >= peak(heard) / 2)
            assert first / sample_rate(file) <= 0.008

    def test_has_the_body_of_a_table_where_a_card_lands(self, file: Path) -> None:
        if cue(file) in STROKES:
            assert 0.12 <= share_of_band(file, 180, 450) <= 0.4
