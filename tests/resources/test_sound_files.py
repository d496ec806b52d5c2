"""The sounds as files: complete, synthesised by their script alone, short, balanced and without clicks."""

import ast
import struct
import subprocess
import sys
import wave
from collections.abc import Iterator
from itertools import combinations
from math import fsum, sqrt
from pathlib import Path

import pytest

from tests.helpers.source_files import ROOT, tree
from warapp.table.cue import Cue

SOUNDS = ROOT / "resources" / "sounds"
TOOLS = ROOT / "resources" / "tools" / "sounds"
FILES = sorted(SOUNDS.glob("*.wav"))
ALL_BYTES = 350 * 1024
CARDS = {Cue.DEAL, Cue.TURN, Cue.SLIDE, Cue.GATHER}
ENDINGS = {Cue.WIN, Cue.LOSE, Cue.DRAW}
LONGEST_SECONDS = {Cue.DEAL: 0.12, Cue.TURN: 0.2, Cue.SLIDE: 0.35, Cue.GATHER: 0.8}
FULL_SCALE = 32767

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def cue(file: Path) -> Cue:
    """Return what a file is for; `deal-2.wav` is another take of `deal.wav`."""
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


def test_sounds_that_may_be_heard_together_have_different_sample_rates() -> None:
    """Of one rate only one sounds at a time: see `warapp.desktop.sound`."""
    rates = {file: sample_rate(file) for file in FILES}
    clashes = [
        (one.stem, other.stem)
        for one, other in combinations(FILES, 2)
        if rates[one] == rates[other] and not {cue(one), cue(other)} <= ENDINGS
    ]
    # No card is turned and no round ends while cards are dealt.
    assert clashes == [("deal-2", "draw"), ("deal-2", "lose"), ("deal-2", "win"), ("deal-3", "turn")]


@each_file
class TestFile:
    def test_is_plain_pcm(self, file: Path) -> None:
        with wave.open(str(file)) as recording:
            assert (recording.getnchannels(), recording.getsampwidth(), recording.getcomptype()) == (
                1,
                2,
                "NONE",
            )
            assert recording.getframerate() in (16000, 22050, 24000, 32000, 44100, 48000)

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
        low, high = (0.05, 0.08) if cue(file) in CARDS else (0.15, 0.21)
        assert low <= loudness(file) <= high
