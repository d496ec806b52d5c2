"""The session: what it tells and when, what can be taken back, and rounds kept as records."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from tests.builders import hands, stacked
from warapp.clock import Hold
from warapp.engine import (
    MOST_DEALS,
    PLAYBOOK,
    PRESETS,
    Battle,
    InvalidRules,
    Outcome,
    Reason,
    Record,
    Rules,
    Shortage,
    State,
    deal,
    play_to_end,
)
from warapp.session import GameSession, Round, next_deal

TIMED = Rules(minute_limit=2)


@dataclass
class Watched:
    """A session whose every signal is written down, with a clock and deal numbers set by hand."""

    record: Record | None = None
    now_ms: float = 0.0
    drawn: int = 100
    named: int = 0
    told: list[tuple[str, object]] = field(default_factory=list)

    def __post_init__(self) -> None:
        round_ = Round.at(self.record) if self.record else None
        self.session = GameSession(self._draw, self._draw_id, lambda: self.now_ms, round_)
        self.session.round_started.connect(lambda round_: self.told.append(("started", round_)))
        self.session.battle_played.connect(lambda battle: self.told.append(("played", battle)))
        self.session.time_called.connect(lambda state: self.told.append(("time", state)))

    def _draw(self) -> int:
        self.drawn += 1
        return self.drawn

    def _draw_id(self) -> str:
        self.named += 1
        return f"round {self.named}"

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.told]

    def after(self, *names: str) -> object:
        """What the last signal carried, once exactly these signals were told."""
        assert self.names == list(names)
        _, carried = self.told[-1]
        self.told.clear()
        return carried


@pytest.fixture
def watched() -> Watched:
    return Watched()


def of_piles(*piles: str, rules: Rules = PLAYBOOK) -> Watched:
    return Watched(Record(rules, piles=hands(*piles)))


def test_it_begins_with_a_fresh_deal_by_the_playbook(watched: Watched) -> None:
    session = watched.session
    assert session.rules == PLAYBOOK
    assert session.state == deal(PLAYBOOK, 101)
    assert session.round == Round(PLAYBOOK, deal(PLAYBOOK, 101), deal(PLAYBOOK, 101), round_id="round 1")
    assert (session.is_over, session.can_take_back, session.left_ms) == (False, False, None)
    assert session.clock.running
    assert watched.told == []


def test_it_begins_with_the_round_of_a_record() -> None:
    record = Record(PRESETS["quick"], deal_number=9, battles=7)
    session = Watched(record).session
    assert session.rules == PRESETS["quick"]
    assert session.state == record.position().state
    assert session.round.record == record
    assert not session.can_take_back


def test_turning_cards_plays_one_battle_and_tells_it_once(watched: Watched) -> None:
    before = watched.session.state
    assert watched.session.turn_cards()
    battle = watched.after("played")
    assert isinstance(battle, Battle)
    assert battle.before == before
    assert watched.session.state == battle.after
    assert watched.session.state.battles == 1


def test_who_listens_to_a_battle_finds_the_session_behind_it_already() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    seen: list[State] = []
    watched.session.battle_played.connect(lambda battle: seen.append(watched.session.state))
    watched.session.turn_cards()
    assert [str(state) for state in seen] == ["#1 2C | 3D KD 9C"]


def test_after_the_end_no_card_is_turned_and_nothing_is_told() -> None:
    watched = of_piles("9C", "KD")
    assert watched.session.turn_cards()
    watched.after("played")
    assert watched.session.is_over
    assert watched.session.state.outcome == Outcome(Reason.ALL_CARDS, 1)
    assert not watched.session.turn_cards()
    assert watched.told == []


def test_a_round_counts_its_wars_and_who_went_out_in_order() -> None:
    rules = Rules(seats=4, shortage=Shortage.LAST_CARD)
    watched = of_piles("KC 9C 2C AC", "KD 9D 3D 4D", "5S", "QS 6S", rules=rules)
    session = watched.session
    session.turn_cards()
    assert (session.round.wars, session.round.longest_war, session.round.out) == (1, 1, (2,))
    while session.turn_cards():
        pass
    played = play_to_end(session.round.start, rules)
    assert session.round.state == played.state
    assert session.round.played == played
    assert session.round.out == (2, 3)


def test_a_new_round_has_the_same_rules_and_the_next_number(watched: Watched) -> None:
    watched.session.new_round(PRESETS["quick"], 5)
    assert watched.after("started") == watched.session.round
    assert (watched.session.rules, watched.session.state.deal_number) == (PRESETS["quick"], 5)
    watched.session.new_round()
    assert watched.after("started") == watched.session.round
    assert (watched.session.rules, watched.session.state.deal_number) == (PRESETS["quick"], 102)


def test_bad_deal_numbers_leave_the_round_as_it_is(watched: Watched) -> None:
    before = watched.session.round
    with pytest.raises(InvalidRules):
        watched.session.new_round(deal_number=0)
    assert watched.session.round == before
    assert not watched.session.can_take_back
    assert watched.told == []


def test_restart_begins_the_same_deal_again(watched: Watched) -> None:
    for _ in range(3):
        watched.session.turn_cards()
    watched.told.clear()
    watched.session.restart()
    round_ = watched.after("started")
    assert round_ == Round(PLAYBOOK, deal(PLAYBOOK, 101), deal(PLAYBOOK, 101), round_id="round 2")
    assert watched.session.can_take_back


def test_restart_of_given_piles_begins_with_them() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.session.turn_cards()
    watched.session.restart()
    assert str(watched.session.state) == "#0 9C 2C | KD 3D"


def test_a_new_round_can_be_taken_back_once_with_its_time(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    before = session.round
    watched.now_ms = 4_000
    session.new_round()
    watched.told.clear()
    assert session.can_take_back
    watched.now_ms = 9_000
    assert session.clock.elapsed_ms == 5_000
    session.take_back()
    round_ = watched.after("started")
    assert isinstance(round_, Round)
    assert (round_.state, round_.start, round_.rules) == (before.state, before.start, before.rules)
    assert session.clock.elapsed_ms == 4_000
    assert not session.can_take_back
    session.take_back()
    assert watched.told == []


def test_taking_back_ends_with_the_next_turn(watched: Watched) -> None:
    watched.session.new_round()
    watched.session.turn_cards()
    assert not watched.session.can_take_back
    watched.told.clear()
    watched.session.take_back()
    assert watched.told == []


def test_the_latest_of_several_new_rounds_is_taken_back(watched: Watched) -> None:
    session = watched.session
    session.new_round()
    session.new_round()
    session.take_back()
    assert session.state.deal_number == 102
    assert watched.names == ["started"] * 3


def test_restart_and_open_can_be_taken_back_too(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    session.restart()
    session.take_back()
    assert session.state.battles == 1
    session.open(Record(PRESETS["peace"], deal_number=4, battles=2))
    assert (session.rules, session.state.battles) == (PRESETS["peace"], 2)
    session.take_back()
    assert (session.rules, session.state.battles) == (PLAYBOOK, 1)
    assert watched.names == ["played", "started", "started", "started", "started"]


def test_a_round_that_is_over_can_be_had_back_and_is_still_over() -> None:
    watched = of_piles("9C", "KD")
    watched.session.turn_cards()
    watched.session.new_round()
    assert watched.session.clock.running
    watched.session.take_back()
    assert watched.session.is_over
    assert not watched.session.clock.running


def test_the_clock_stands_still_from_the_last_battle_on() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.now_ms = 1_000
    watched.session.turn_cards()
    assert watched.session.clock.running
    watched.now_ms = 3_000
    watched.session.turn_cards()
    watched.now_ms = 10_000
    assert watched.session.clock.holds(Hold.OVER)
    assert watched.session.clock.elapsed_ms == 3_000


def test_a_finished_round_given_as_piles_is_over_from_the_start() -> None:
    watched = of_piles("9C 2C", "")
    assert watched.session.is_over
    assert not watched.session.clock.running
    assert not watched.session.turn_cards()


def test_the_time_left_is_told_only_where_there_is_a_limit() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    assert watched.session.left_ms == 120_000
    watched.now_ms = 30_000
    assert watched.session.left_ms == 90_000
    watched.now_ms = 130_000
    assert watched.session.left_ms == -10_000
    watched.session.call_time()
    assert watched.session.left_ms is None


def test_calling_time_ends_the_round_on_the_position_after_the_last_battle() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    session = watched.session
    session.turn_cards()
    position = session.state.position
    watched.told.clear()
    session.call_time()
    state = watched.after("time")
    assert state == session.state
    assert session.state.position == position
    assert session.state.outcome == Outcome(Reason.TIME_LIMIT, None)
    assert not session.clock.running
    session.call_time()
    assert not session.turn_cards()
    assert watched.told == []


def test_time_is_not_called_where_minutes_do_not_matter(watched: Watched) -> None:
    watched.session.call_time()
    assert watched.told == []
    assert not watched.session.is_over


def test_a_record_keeps_after_which_battle_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3))
    watched.session.turn_cards()
    watched.session.turn_cards()
    assert watched.session.round.record == Record(TIMED, deal_number=3, battles=2)
    watched.session.call_time()
    record = watched.session.round.record
    assert record == Record(TIMED, deal_number=3, battles=2, time_called_after=2)
    again = Watched(record)
    assert again.session.is_over
    assert again.session.state == watched.session.state
    assert again.session.round.record == record


def test_playing_on_from_a_record_ends_where_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=1, time_called_after=3))
    assert not watched.session.is_over
    assert [watched.session.turn_cards() for _ in range(3)] == [True, True, False]
    assert watched.names == ["played", "played", "time"]
    assert watched.session.state.battles == 3
    assert watched.session.state.outcome == Outcome(Reason.TIME_LIMIT, None)


def test_time_called_before_the_first_battle_is_an_end_too() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=0, time_called_after=0))
    assert watched.session.is_over
    assert watched.session.state.outcome == Outcome(Reason.TIME_LIMIT, None)


def test_a_new_round_forgets_when_time_was_called_in_the_one_before() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=0, time_called_after=1))
    watched.session.new_round()
    watched.session.turn_cards()
    watched.session.turn_cards()
    assert watched.names == ["started", "played", "played"]


def test_a_round_taken_back_still_ends_where_time_was_called() -> None:
    watched = Watched(Record(TIMED, deal_number=3, battles=1, time_called_after=2))
    watched.session.new_round()
    watched.session.take_back()
    watched.told.clear()
    watched.session.turn_cards()
    assert watched.names == ["played", "time"]


def test_opening_plays_a_record_forward_and_tells_one_round(watched: Watched) -> None:
    record = Record(PRESETS["crowd"], deal_number=77, battles=20)
    watched.session.open(record)
    round_ = watched.after("started")
    assert isinstance(round_, Round)
    assert round_.record == record
    assert round_.played == record.position()


def test_a_round_of_given_piles_is_kept_as_piles() -> None:
    watched = of_piles("9C 2C", "KD 3D")
    watched.session.turn_cards()
    assert watched.session.round.record == Record(PLAYBOOK, piles=hands("9C 2C", "KD 3D"), battles=1)
    assert watched.session.round.start == stacked("9C 2C", "KD 3D")


def test_every_round_has_a_name_of_its_own_and_keeps_it(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    assert session.round.round_id == "round 1"
    session.new_round()
    assert session.round.round_id == "round 2"
    session.take_back()
    assert session.round.round_id == "round 1"
    session.restart()
    assert session.round.round_id == "round 3"
    session.open(Record(PLAYBOOK, deal_number=4))
    assert session.round.round_id == "round 4"
    session.put_on_table(Round.at(Record(PLAYBOOK, deal_number=4)))
    assert session.round.round_id == "round 5"


def test_a_round_that_was_kept_goes_on_with_its_name_and_its_time(watched: Watched) -> None:
    session = watched.session
    session.turn_cards()
    watched.now_ms = 2_500
    session.new_round()
    kept = session.before
    assert kept is not None
    assert (kept.round_id, kept.elapsed_ms, kept.state.battles) == ("round 1", 2_500, 1)
    session.put_on_table(kept)
    watched.now_ms = 3_000
    assert session.round == kept
    assert session.clock.elapsed_ms == 3_000


def test_the_deal_after_a_number_goes_round() -> None:
    assert [next_deal(1), next_deal(41, 2), next_deal(MOST_DEALS)] == [2, 43, 1]
    assert [next_deal(2, -1), next_deal(1, -1), next_deal(MOST_DEALS, -1)] == [1, MOST_DEALS, MOST_DEALS - 1]
