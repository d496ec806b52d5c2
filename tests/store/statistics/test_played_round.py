import pytest

from tests.helpers.builders import hands
from tests.store.samples import NEW_YEAR, played
from warapp.engine import PLAYBOOK, PRESETS, InvalidRecord, Record, Rules
from warapp.store.statistics.played_round import PlayedRound, Result, Tally, streaks

W, L, D, A = Result.WON, Result.LOST, Result.DRAWN, Result.ABANDONED


def test_a_round_is_won_lost_drawn_or_abandoned_for_seat_0() -> None:
    assert played(1, winner=0).result is W
    assert played(1, winner=1).result is L
    assert played(1, winner=5, rules=Rules(seats=6)).result is L
    assert played(1, winner=None).result is D
    assert played(1, abandoned=True).result is A


def test_it_is_made_of_a_round_as_far_as_it_was_played() -> None:
    record = Record(PRESETS["family"], 0, hands("9C 2C KC 3C", "9D 4D 7D 5D"), battles=1)
    made = PlayedRound.of(
        "id", record, record.position(), duration_ms=5, names=("", ""), finished_at=NEW_YEAR
    )
    assert (made.wars, made.longest_war, made.outcome) == (1, 1, None)
    whole = Record(PLAYBOOK, 1, battles=500)
    ended = PlayedRound.of("id", whole, whole.position(), duration_ms=5, names=("", ""), finished_at=NEW_YEAR)
    assert ended.result is D
    assert ended.wars > ended.longest_war > 0


def test_a_record_that_can_be_played_is_given_to_replay() -> None:
    assert played(1).checked_record() == played(1).record


def test_a_record_that_can_not_be_played_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="battles"):
        played(1, battles=501).checked_record()


@pytest.mark.parametrize(
    ("results", "expected"),
    [
        ([], (0, 0)),
        ([W], (1, 1)),
        ([W, W, W, L], (0, 3)),
        ([W, W, L, W], (1, 2)),
        ([W, D, W], (1, 1)),
        ([W, A, W], (2, 2)),
        ([L, A], (0, 0)),
    ],
)
def test_streaks_are_of_rounds_won_in_a_row(results: list[Result], expected: tuple[int, int]) -> None:
    assert streaks(results) == expected


def test_abandoned_rounds_are_not_finished() -> None:
    assert Tally(won=1, lost=2, drawn=3, abandoned=10).finished == 6
