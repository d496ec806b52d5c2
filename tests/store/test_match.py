from warapp.engine import Outcome, Reason
from warapp.store.match import NO_ROUNDS, Match


def test_each_round_counts_for_who_won_it_or_as_drawn() -> None:
    match = NO_ROUNDS
    for winner in (0, 5, None, 0):
        match = match.after(Outcome(Reason.ALL_CARDS, winner))
    assert match == Match(won=(2, 0, 0, 0, 0, 1), drawn=1)
    assert match.rounds == 4
    assert NO_ROUNDS.rounds == 0
