"""How a round begins and ends on the table: the deal, the celebration, and time called."""

from __future__ import annotations

from tests.helpers.builders import first_battle
from tests.table.stage_recorder import Show, face_up, in_play, look, look_after, look_at_rest, show_of
from warapp.engine import PLAYBOOK, RoundEnded, Rules, call_time, deal
from warapp.table.stage import OnPile


def test_the_last_battle_ends_with_its_celebration_and_the_outcome() -> None:
    battle = first_battle(PLAYBOOK, "KC 3C", "9D")
    assert isinstance(battle.events[-1], RoundEnded)
    show = show_of(battle)
    show.until(lambda stage: stage.labels.outcome is not None)
    assert show.stage.labels.counts == [3, 0]
    assert {s.origin for s in show.stage.sprites.values()} == {OnPile(0)}
    show.finish()
    assert face_up(show.stage) == ["3C", "9D", "KC"]
    assert look(show.stage) == look_after(battle)


def test_called_time_ends_the_round_with_its_line() -> None:
    rules = Rules(minute_limit=5)
    state = call_time(deal(rules, 1), rules)
    show = Show(deal(rules, 1))
    show.play(show.choreographer.time_called(state, "Time!"))
    show.player.advance(1)
    assert (show.stage.labels.caption, show.stage.labels.outcome) == ("Time!", state.outcome)
    show.finish()
    assert show.heard == ["draw"]
    assert look(show.stage) == look_at_rest(state)


def test_a_deal_gives_every_seat_its_cards_in_turn() -> None:
    state = deal(Rules(seats=3), 5)
    show = Show(state)
    show.play(show.choreographer.deal(state))
    show.player.advance(0.001)
    assert show.stage.labels.counts == [0, 0, 0]
    for _ in show.frames(1):
        counts = show.stage.labels.counts
        assert sum(counts) + in_play(show.stage) == 51
        assert max(counts) - min(counts) <= 1
        assert counts == sorted(counts, reverse=True)
    assert show.stage.arrived == [pile[i] for i in range(17) for pile in state.piles]
    assert look(show.stage) == look_at_rest(state)
    assert set(show.heard) == {"slap"}


def test_an_uneven_deal_goes_on_with_those_who_have_more() -> None:
    state = first_battle(PLAYBOOK, "KC 3C 4C", "9D 5D").after
    show = Show(state)
    show.play(show.choreographer.deal(state))
    show.player.skip()
    assert look(show.stage) == look_at_rest(state)
    assert len(show.stage.arrived) == 5
