"""Halts: time stops at each until a press, and a skip passes over them."""

from __future__ import annotations

import pytest

from warapp.table.motion.clips import Call, Clip, Effect, Halt, Player, Tween, Wait, sequence


class Watched:
    """A player of a clip with two halts, and what has happened."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.player = Player(lambda: self.log.append("settled"))
        self.player.enqueue(
            sequence(self._call("a"), Wait(100), Halt(), self._flight("b"), Halt(), self._call("c"), Wait(50))
        )

    def _call(self, name: str) -> Clip:
        return Call(lambda: self.log.append(name))

    def _flight(self, name: str) -> Clip:
        def step(t: float) -> None:
            if t == 1.0:
                self.log.append(name)

        return sequence(Effect(lambda: self.log.append(f"sound of {name}")), Tween(100, step))


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_time_stops_at_a_halt_however_much_of_it_passes(watched: Watched) -> None:
    watched.player.advance(99)
    assert not watched.player.halted
    watched.player.advance(1_000_000)
    assert (watched.log, watched.player.halted, watched.player.idle) == (["a"], True, False)
    watched.player.advance(1_000_000)
    assert watched.log == ["a"]


def test_a_press_goes_on_from_where_time_stopped(watched: Watched) -> None:
    watched.player.advance(500)
    watched.player.press()
    watched.player.advance(99)
    assert watched.log == ["a", "sound of b"]
    watched.player.advance(1)
    assert (watched.log, watched.player.halted) == (["a", "sound of b", "b"], True)
    watched.player.press()
    watched.player.advance(50)
    assert watched.log == ["a", "sound of b", "b", "c", "settled"]
    assert not watched.player.has_halts


def test_a_press_in_motion_finishes_it_up_to_the_next_halt_without_effects(watched: Watched) -> None:
    watched.player.press()
    assert (watched.log, watched.player.halted) == (["a"], True)
    watched.player.press()
    watched.player.advance(10)
    watched.player.press()
    assert (watched.log, watched.player.halted) == (["a", "sound of b", "b"], True)
    watched.player.press()
    watched.player.press()
    assert watched.log == ["a", "sound of b", "b", "c", "settled"]


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_skip_passes_over_all_halts(watched: Watched, before: int) -> None:
    for _ in range(before):
        watched.player.press()
    watched.player.skip()
    assert [name for name in watched.log if not name.startswith("sound")] == ["a", "b", "c", "settled"]
    assert (watched.player.idle, watched.player.halted) == (True, False)


def test_without_its_halts_a_clip_runs_on(watched: Watched) -> None:
    watched.player.advance(500)
    watched.player.drop_halts()
    assert (watched.player.halted, watched.player.has_halts) == (False, False)
    watched.player.advance(149)
    assert watched.log == ["a", "sound of b", "b", "c"]
    watched.player.advance(1)
    assert watched.log[-1] == "settled"


def test_a_cancelled_player_waits_for_no_press(watched: Watched) -> None:
    watched.player.advance(500)
    watched.player.cancel()
    assert (watched.player.halted, watched.player.idle) == (False, True)
    watched.player.press()
    assert watched.log == ["a"]
