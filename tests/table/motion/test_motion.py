"""The player of motion: what happens when, what a skip keeps, and that nothing wedges it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warapp.table.motion.clips import (
    Call,
    Clip,
    Effect,
    Player,
    Tween,
    Wait,
    duration_ms,
    parallel,
    sequence,
    staggered,
)


class Watched:
    """A player whose every call, effect and step is written down."""

    def __init__(self) -> None:
        self.log: list[str] = []
        self.player = Player(lambda: self.log.append("settled"))

    def call(self, name: str) -> Call:
        return Call(lambda: self.log.append(name))

    def effect(self, name: str) -> Effect:
        return Effect(lambda: self.log.append(name))

    def tween(self, name: str, ms: float) -> Tween:
        return Tween(ms, lambda t: self.log.append(f"{name} {t:.2f}"))

    def during(self, *, advance: float) -> list[str]:
        """What happens while so much time passes."""
        return self._heard(lambda: self.player.advance(advance))

    def during_skip(self) -> list[str]:
        return self._heard(self.player.skip)

    def _heard(self, act: Callable[[], None]) -> list[str]:
        self.log.clear()
        act()
        return list(self.log)


@pytest.fixture
def watched() -> Watched:
    return Watched()


def test_a_sequence_happens_in_order_each_part_when_the_one_before_has_ended(watched: Watched) -> None:
    parts = (watched.call("a"), watched.tween("t", 100), watched.effect("b"), Wait(50), watched.call("c"))
    watched.player.enqueue(sequence(*parts))
    assert watched.log == []
    assert watched.during(advance=0) == ["a", "t 0.00"]
    assert watched.during(advance=40) == ["t 0.40"]
    assert watched.during(advance=60) == ["t 1.00", "b"]
    assert watched.during(advance=49) == []
    assert watched.during(advance=1) == ["c", "settled"]


def test_time_that_is_left_over_goes_to_what_follows(watched: Watched) -> None:
    watched.player.enqueue(sequence(watched.tween("a", 100), watched.call("b"), watched.tween("c", 200)))
    assert watched.during(advance=150) == ["a 1.00", "b", "c 0.25"]


def test_time_that_is_left_over_goes_to_the_next_clip_too(watched: Watched) -> None:
    watched.player.enqueue(watched.tween("a", 100))
    watched.player.enqueue(watched.tween("b", 100))
    assert watched.during(advance=130) == ["a 1.00", "b 0.30"]
    assert watched.during(advance=1_000) == ["b 1.00", "settled"]


def test_parallel_clips_begin_together_and_the_longest_decides(watched: Watched) -> None:
    together = parallel(
        watched.tween("a", 100), sequence(Wait(20), watched.call("b")), watched.tween("c", 50)
    )
    watched.player.enqueue(sequence(together, watched.call("end")))
    assert watched.during(advance=25) == ["b", "a 0.25", "c 0.50"]
    assert watched.during(advance=25) == ["c 1.00", "a 0.50"]
    assert watched.during(advance=50) == ["a 1.00", "end", "settled"]


def test_calls_of_one_instant_happen_in_the_order_in_which_they_are_written(watched: Watched) -> None:
    watched.player.enqueue(parallel(watched.call("a"), sequence(watched.call("b"), watched.call("c"))))
    watched.player.enqueue(watched.call("d"))
    assert watched.during(advance=0) == ["a", "b", "c", "d", "settled"]


def test_staggered_clips_begin_one_step_after_the_other(watched: Watched) -> None:
    watched.player.enqueue(staggered([watched.tween("a", 50), watched.call("b"), watched.call("c")], 30))
    assert watched.during(advance=29) == ["a 0.58"]
    assert watched.during(advance=1) == ["b", "a 0.60"]
    assert watched.during(advance=30) == ["a 1.00", "c", "settled"]


def test_clips_of_no_duration_end_with_their_beginning(watched: Watched) -> None:
    watched.player.enqueue(sequence(watched.tween("a", 0), Wait(0), watched.tween("b", 0), watched.call("c")))
    assert not watched.player.idle
    assert watched.during(advance=0) == ["a 1.00", "b 1.00", "c", "settled"]
    assert watched.player.idle


def test_a_clip_with_nothing_in_it_leaves_the_player_idle(watched: Watched) -> None:
    watched.player.enqueue(sequence(parallel(), sequence()))
    assert watched.player.idle
    assert watched.during(advance=10) == []
    assert watched.during_skip() == []


def test_the_speed_is_a_factor_on_time(watched: Watched) -> None:
    watched.player.speed = 4.0
    watched.player.enqueue(watched.tween("a", 100))
    assert watched.during(advance=10) == ["a 0.40"]


def test_another_speed_in_mid_flight_makes_no_jump(watched: Watched) -> None:
    watched.player.enqueue(watched.tween("a", 100))
    assert watched.during(advance=50) == ["a 0.50"]
    watched.player.speed = 0.1
    assert watched.during(advance=0) == ["a 0.50"]
    assert watched.during(advance=10) == ["a 0.51"]
    watched.player.speed = 10.0
    assert watched.during(advance=0) == ["a 0.51"]
    assert watched.during(advance=4.9) == ["a 1.00", "settled"]


def test_skip_makes_every_call_once_and_in_order_and_drops_the_effects(watched: Watched) -> None:
    watched.player.enqueue(
        sequence(
            watched.call("a"),
            watched.effect("sound"),
            parallel(sequence(Wait(50), watched.call("later")), watched.tween("b", 20)),
            watched.call("c"),
        )
    )
    watched.player.enqueue(watched.call("d"))
    assert watched.during_skip() == ["a", "b 1.00", "later", "c", "d", "settled"]
    assert watched.during_skip() == []
    assert watched.during(advance=1_000) == []


def test_skip_in_mid_flight_makes_only_what_is_still_to_come(watched: Watched) -> None:
    watched.player.enqueue(sequence(watched.call("a"), watched.tween("b", 100), watched.call("c")))
    watched.player.advance(50)
    assert watched.during_skip() == ["b 1.00", "c", "settled"]


def test_cancel_drops_all_of_it_without_a_word(watched: Watched) -> None:
    watched.player.enqueue(sequence(watched.tween("a", 100), watched.call("b")))
    watched.player.enqueue(watched.call("c"))
    watched.player.advance(50)
    watched.log.clear()
    watched.player.cancel()
    assert watched.player.idle
    assert watched.during(advance=1_000) == []
    assert watched.during_skip() == []


def test_the_player_settles_once_for_all_that_was_enqueued_and_again_for_what_comes_later(
    watched: Watched,
) -> None:
    watched.player.enqueue(watched.tween("a", 10))
    watched.player.enqueue(watched.tween("b", 10))
    assert watched.during(advance=15) == ["a 1.00", "b 0.50"]
    assert watched.during(advance=15) == ["b 1.00", "settled"]
    watched.player.enqueue(watched.call("c"))
    assert watched.during(advance=0) == ["c", "settled"]
    assert watched.during(advance=15) == []


def test_a_trailing_wait_delays_the_settling(watched: Watched) -> None:
    watched.player.enqueue(sequence(watched.call("a"), Wait(100)))
    assert watched.during(advance=99) == ["a"]
    assert not watched.player.idle
    assert watched.during(advance=1) == ["settled"]


def test_a_player_without_a_listener_settles_quietly() -> None:
    player = Player()
    player.enqueue(Wait(5))
    player.advance(5)
    assert player.idle


def test_a_settled_player_can_begin_the_next_clip_from_the_listener(watched: Watched) -> None:
    left = [watched.call("second"), watched.call("first")]

    def settled() -> None:
        watched.log.append("settled")
        if left:
            player.enqueue(left.pop())

    player = watched.player = Player(settled)
    player.enqueue(watched.call("zero"))
    assert watched.during(advance=0) == ["zero", "settled"]
    assert watched.during(advance=0) == ["first", "settled"]
    assert watched.during_skip() == ["second", "settled"]


def length_of(clip: Clip) -> float:
    return duration_ms(clip)


def test_durations_add_up_in_a_sequence_and_the_longest_counts_in_parallel(watched: Watched) -> None:
    assert length_of(watched.call("a")) == 0
    assert length_of(watched.effect("a")) == 0
    assert length_of(parallel()) == 0
    assert length_of(sequence()) == 0
    assert length_of(sequence(watched.tween("a", 30), Wait(12), watched.call("b"))) == 42
    assert length_of(parallel(watched.tween("a", 30), Wait(12))) == 30
    assert length_of(staggered([Wait(10), Wait(10), Wait(10)], 4)) == 18


@given(
    lead_ms=st.floats(0, 5_000),
    step_ms=st.floats(0, 100),
    flight_ms=st.floats(0, 500),
    number=st.integers(1, 60),
)
def test_what_follows_begins_only_after_the_last_of_the_clips_before_it(
    lead_ms: float, step_ms: float, flight_ms: float, number: int
) -> None:
    # sums of the same times in another order differ in the last digit, and must not let the end come first
    watched = Watched()
    flights: list[Clip] = [
        sequence(watched.tween("t", flight_ms), watched.call("arrived")) for _ in range(number)
    ]
    watched.player.enqueue(sequence(Wait(lead_ms), staggered(flights, step_ms), watched.call("end")))
    heard = watched.during_skip()
    assert heard[-2:] == ["end", "settled"]
    assert heard.count("t 1.00") == heard.count("arrived") == number


steps_ms = st.lists(st.floats(0.1, 400), min_size=1, max_size=30)
leaves = st.sampled_from(["call", "effect", "tween", "wait"])


@st.composite
def clips(draw: st.DrawFn, watched: Watched, depth: int = 3) -> Clip:
    if depth and draw(st.booleans()):
        parts = draw(st.lists(clips(watched, depth - 1), max_size=4))
        return sequence(*parts) if draw(st.booleans()) else parallel(*parts)
    name, ms = f"#{draw(st.integers(0, 999))}", draw(st.floats(0, 300))
    match draw(leaves):
        case "call":
            return watched.call(name)
        case "effect":
            return watched.effect(f"effect {name}")
        case "tween":
            return Tween(ms, lambda t: watched.log.append(f"end {name}") if t == 1.0 else None)
    return Wait(ms)


@given(st.data(), steps_ms)
def test_however_time_passes_the_same_happens_in_the_same_order_and_skip_leaves_out_only_effects(
    data: st.DataObject, steps: list[float]
) -> None:
    watched = Watched()
    clip = data.draw(clips(watched))

    def heard(act: Callable[[Player], None]) -> list[str]:
        watched.log.clear()
        watched.player.enqueue(clip)
        act(watched.player)
        assert watched.player.idle
        return [name for name in watched.log if name != "settled"]

    def by_steps(player: Player) -> None:
        for ms in steps:
            player.advance(ms)
        while not player.idle:
            player.advance(75)

    at_once = heard(lambda player: player.advance(1e6))
    assert heard(by_steps) == at_once
    assert heard(Player.skip) == [name for name in at_once if not name.startswith("effect")]
