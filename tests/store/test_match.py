from warapp.engine import Outcome, Reason
from warapp.store.match import MOST_NAMES, NO_ROUNDS, Match


def test_each_round_counts_for_who_won_it_or_as_drawn() -> None:
    match = NO_ROUNDS
    for winner in (0, 5, None, 0):
        match = match.after(Outcome(Reason.ALL_CARDS, winner))
    assert match.named == ()
    assert match == Match(won=(2, 0, 0, 0, 0, 1), drawn=1)
    assert match.rounds == 4
    assert NO_ROUNDS.rounds == 0


def test_the_score_follows_people_not_seats() -> None:
    match = NO_ROUNDS
    for winner, names in ((0, ("", "")), (1, ("", "")), (0, ("Anna", "Ben")), (1, ("Ben", "Anna"))):
        match = match.after(Outcome(Reason.ALL_CARDS, winner), names)
    assert match.at_table(("", "")).won[:2] == (1, 1)
    assert match.at_table(("Anna", "Ben")).won[:2] == (2, 0)
    assert match.at_table(("Ben", "Anna")).won[:2] == (0, 2)
    assert match.at_table(("", "Carla")).won[:2] == (1, 0)
    assert match.rounds == 4


def test_of_many_names_those_who_won_longest_ago_are_dropped() -> None:
    match = NO_ROUNDS
    for number in range(MOST_NAMES + 2):
        match = match.after(Outcome(Reason.ALL_CARDS, 0), (f"Player {number}",))
    match = match.after(Outcome(Reason.ALL_CARDS, 0), ("Player 2",))
    assert len(match.named) == MOST_NAMES
    assert match.named[0] == ("Player 3", 1)
    assert match.named[-1] == ("Player 2", 2)
