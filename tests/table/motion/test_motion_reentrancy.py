"""The player when its own calls enqueue, skip, cancel or fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from warapp.table.motion.clips import Call, Effect, Player, Tween, Wait, parallel, sequence


class Inside:
    """A player, and a call in the middle of its clip that does something to the player."""

    def __init__(self, act: Callable[[Player], None]) -> None:
        self.log: list[str] = []
        self.player = Player(lambda: self.log.append("settled"))

        def middle() -> None:
            self.log.append("middle")
            act(self.player)

        self.player.enqueue(sequence(self.call("a"), Wait(10), Call(middle), self.call("b"), Wait(10)))
        self.player.enqueue(sequence(self.effect("sound"), self.call("c")))

    def call(self, name: str) -> Call:
        return Call(lambda: self.log.append(name))

    def effect(self, name: str) -> Effect:
        return Effect(lambda: self.log.append(name))


def later(log: list[str]) -> Call:
    return Call(lambda: log.append("later"))


def test_a_clip_enqueued_from_inside_a_call_comes_after_all_others() -> None:
    inside = Inside(lambda player: player.enqueue(later(inside.log)))
    inside.player.advance(1_000)
    assert inside.log == ["a", "middle", "b", "sound", "c", "later", "settled"]


def test_a_clip_enqueued_from_inside_the_last_call_is_played_before_the_player_settles() -> None:
    log: list[str] = []
    player = Player(lambda: log.append("settled"))
    player.enqueue(Call(lambda: player.enqueue(sequence(Wait(10), later(log)))))
    player.advance(5)
    assert log == []
    player.advance(10)
    assert log == ["later", "settled"]


def test_a_clip_enqueued_from_inside_a_skip_is_played_and_not_skipped() -> None:
    inside = Inside(lambda player: player.enqueue(sequence(Wait(10), later(inside.log))))
    inside.player.skip()
    assert inside.log == ["a", "middle", "b", "c"]
    assert not inside.player.idle
    inside.player.advance(10)
    assert inside.log == ["a", "middle", "b", "c", "later", "settled"]


@pytest.mark.parametrize("go", [lambda player: player.advance(1_000), Player.skip], ids=["advance", "skip"])
def test_skip_from_inside_a_call_finishes_the_rest_once_without_effects(go: Callable[[Player], None]) -> None:
    inside = Inside(Player.skip)
    go(inside.player)
    assert inside.log == ["a", "middle", "b", "c", "settled"]
    assert inside.player.idle


@pytest.mark.parametrize("go", [lambda player: player.advance(1_000), Player.skip], ids=["advance", "skip"])
def test_cancel_from_inside_a_call_drops_the_rest(go: Callable[[Player], None]) -> None:
    inside = Inside(Player.cancel)
    go(inside.player)
    assert inside.log == ["a", "middle"]
    assert inside.player.idle
    inside.player.advance(1_000)
    assert inside.log == ["a", "middle"]


@pytest.mark.parametrize("go", [lambda player: player.advance(1_000), Player.skip], ids=["advance", "skip"])
def test_a_clip_can_take_the_place_of_another_from_inside_a_call(go: Callable[[Player], None]) -> None:
    def replace(player: Player) -> None:
        player.cancel()
        player.enqueue(sequence(Wait(5), later(inside.log)))

    inside = Inside(replace)
    go(inside.player)
    assert inside.log == ["a", "middle"]
    inside.player.advance(5)
    assert inside.log == ["a", "middle", "later", "settled"]


def test_a_clip_enqueued_and_skipped_from_inside_a_skip_takes_no_call_from_the_rest() -> None:
    def more(player: Player) -> None:
        player.enqueue(later(inside.log))
        player.skip()

    inside = Inside(more)
    inside.player.skip()
    assert sorted(name for name in inside.log if name != "settled") == ["a", "b", "c", "later", "middle"]
    assert inside.player.idle


def fail(player: Player) -> None:
    raise ZeroDivisionError


def test_a_call_that_fails_does_not_hold_up_what_follows() -> None:
    inside = Inside(fail)
    with pytest.raises(ZeroDivisionError):
        inside.player.advance(15)
    inside.player.advance(0)
    assert inside.log == ["a", "middle", "b"]
    inside.player.advance(5)
    assert inside.log == ["a", "middle", "b", "sound", "c", "settled"]


def test_a_call_that_fails_in_a_skip_leaves_a_player_that_plays_on() -> None:
    inside = Inside(fail)
    with pytest.raises(ZeroDivisionError):
        inside.player.skip()
    inside.player.skip()
    inside.player.enqueue(later(inside.log))
    inside.player.advance(0)
    assert inside.log[-2:] == ["later", "settled"]


def test_a_tween_that_fails_is_tried_again_with_the_next_frame_and_ends() -> None:
    log: list[float] = []

    def step(t: float) -> None:
        log.append(t)
        if len(log) == 1:
            raise ZeroDivisionError

    player = Player()
    player.enqueue(parallel(Tween(100, step), Wait(10)))
    with pytest.raises(ZeroDivisionError):
        player.advance(25)
    player.advance(25)
    player.advance(50)
    assert log == [0.25, 0.5, 1.0]
    assert player.idle
