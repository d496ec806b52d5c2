"""Statistics over many rounds agree with independent measurements and with what users are told."""

from dataclasses import replace

import pytest

from warapp.engine import PLAYBOOK, PickUp, Reason, Rules, Shortage
from warapp.lab import kernel
from warapp.lab.summary import USUAL_PACE
from warapp.lab.tally import Tally, ended_by, won_by

pytestmark = pytest.mark.usefixtures("compiled")

ROUNDS = 40_000


def played(rules: Rules, rounds: int = ROUNDS) -> Tally:
    return kernel.play_deals(rules, range(1, rounds + 1), USUAL_PACE).tally


@pytest.mark.parametrize(
    ("pick_up", "drawn"),
    [
        (PickUp.WINNER_FIRST, 0.14),
        (PickUp.LOSER_FIRST, 0.14),
        (PickUp.TURNED_OVER, 0.11),
        (PickUp.HIGHEST_FIRST, 0.08),
        (PickUp.SHUFFLED, 0.31),
        (PickUp.SEAT_ORDER, 0.97),
    ],
)
def test_the_pick_up_decides_how_many_rounds_are_drawn(pick_up: PickUp, drawn: float) -> None:
    assert played(replace(PLAYBOOK, pick_up=pick_up)).count(won_by(None)) / ROUNDS == pytest.approx(
        drawn, abs=0.012
    )


def test_picked_up_in_the_order_of_seats_four_deals_of_five_never_end() -> None:
    tally = played(replace(PLAYBOOK, pick_up=PickUp.SEAT_ORDER, battle_limit=None), 4_000)
    assert tally.count(ended_by(Reason.ENDLESS)) / 4_000 == pytest.approx(0.8, abs=0.05)


def test_an_odd_number_of_cards_goes_round_for_ever() -> None:
    three = Rules(seats=3)
    assert played(three).count(won_by(None)) / ROUNDS == pytest.approx(5 / 6, abs=0.04)
    tally = played(replace(three, battle_limit=None), 4_000)
    assert tally.count(ended_by(Reason.ENDLESS)) > 4_000 / 2


def test_a_round_of_the_usual_rules_is_as_long_as_others_have_measured() -> None:
    tally = played(PLAYBOOK)
    assert tally.battles.mean == pytest.approx(255.9, abs=3)
    assert tally.battles.quantile(0.5) == pytest.approx(220, abs=5)
    assert tally.depths[1] / tally.battles.sum == pytest.approx(1 / 14, rel=0.05)


def test_no_seat_is_favoured() -> None:
    tally = played(replace(PLAYBOOK, seats=4, pick_up=PickUp.SHUFFLED, shortage=Shortage.LAST_CARD))
    wins = [tally.count(won_by(seat)) for seat in range(4)]
    assert max(wins) - min(wins) < 5 * (sum(wins) * 3 / 16) ** 0.5
