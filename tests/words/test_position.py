"""Where a round stands: cards, places, and what to do."""

from __future__ import annotations

import pytest

from tests.helpers.builders import hand, stacked
from tests.helpers.golden_files import Golden
from tests.words.narrators import NAMES, ended, narrator
from warapp.engine import PLAYBOOK, AtLimit, Reason, Rules, State, deal
from warapp.words import english
from warapp.words.position import position_words


def test_a_fresh_deal(golden: Golden) -> None:
    golden.check(position_words(deal(PLAYBOOK, 1), NAMES, english))


def test_everything_that_lies_somewhere_is_told(golden: Golden) -> None:
    state = ended(Reason.EQUAL_SHORTAGE, None, "2C", "", "3C", pot="9C")._replace(set_aside=hand("AS"))
    golden.check(position_words(state, NAMES, english))


def test_everybody_is_named_where_nobody_reads(golden: Golden) -> None:
    golden.check(position_words(stacked("", "KD"), NAMES, english, you=None))
    golden.check(position_words(stacked("AS", "KD"), NAMES, english, you=1))


def start(state: State, rules: Rules | None = None) -> str:
    return narrator(rules or Rules(), seats=len(state.piles)).start(state)


def test_the_line_on_a_fresh_deal(golden: Golden) -> None:
    golden.check(start(deal(PLAYBOOK, 1)))
    three = Rules(seats=3)
    golden.check(start(deal(three, 1), three))


def test_the_line_on_given_cards(golden: Golden) -> None:
    golden.check(start(stacked("AS KD", "3C")))
    golden.check(start(stacked("AS", "")))


def test_what_to_do_next(golden: Golden) -> None:
    say = narrator(Rules(), seats=3).what_next
    golden.check(say(stacked("AS", "KD", "")))
    golden.check(say(stacked("", "KD", "AS")))
    golden.check(say(ended(Reason.ALL_CARDS, 1, "", "KD", "")))
    golden.check(narrator(Rules(), None, 3).what_next(stacked("", "KD", "AS")))


MOST = Rules(at_limit=AtLimit.MOST_CARDS)


@pytest.mark.parametrize(
    ("out", "state", "rules"),
    [
        pytest.param([], stacked("AS", "KD", "2C"), MOST, id="all are in"),
        pytest.param([0], stacked("", "KD", "2C"), MOST, id="you are out"),
        pytest.param(
            [2, 0],
            ended(Reason.ALL_CARDS, 1, "", "KD", ""),
            MOST,
            id="the last one is in",
        ),
        pytest.param(
            [2],
            ended(Reason.BATTLE_LIMIT, 1, "AS", "KD 2C", "", "3C"),
            MOST,
            id="a limit",
        ),
        pytest.param(
            [],
            ended(Reason.TIME_LIMIT, None, "AS", "KD 2C", "3D 3C"),
            MOST,
            id="two have the most",
        ),
        pytest.param(
            [1],
            ended(Reason.TIME_LIMIT, None, "AS", "", "3D 3C"),
            Rules(),
            id="a draw at a limit",
        ),
        pytest.param(
            [1],
            ended(Reason.EQUAL_SHORTAGE, None, "4C", "", "3D 3C", pot="9C 9D"),
            MOST,
            id="a draw by an equal shortage",
        ),
        pytest.param(
            [],
            ended(Reason.SHORTAGE, None, "4C", "", pot="9C 9D"),
            MOST,
            id="a draw by a shortage",
        ),
        pytest.param(
            [],
            ended(Reason.SHORTAGE, 0, "4C", "", ""),
            MOST,
            id="a shortage that is won",
        ),
        pytest.param(
            [1, 2, 3, 4, 5],
            ended(Reason.ALL_CARDS, 0, "4C", "", "", "", "", ""),
            MOST,
            id="six seats",
        ),
    ],
)
def test_places(out: list[int], state: State, rules: Rules, golden: Golden) -> None:
    golden.check(narrator(rules, seats=len(state.piles)).places(out, state))
