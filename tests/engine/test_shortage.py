"""What each shortage rule makes of every number of cards left, in a battle's first war and in its second.

A tie is written as the numbers of cards left, one a warrior, and what comes of it one mark a warrior:
a digit is the cards laid (0: the last face-up card stays), `-` out, `*` takes the pot without laying,
`=` equally short, `~` the round is drawn.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.helpers.builders import first_battle, only
from warapp.engine import Battle, CardsLaid, PotCarried, PotTaken, RanShort, Rules, Shortage, WarDeclared

OWN_CARDS = (  # above every tied card, and no rank in two rows, so that no war is followed by another
    "AC AD AH AS KC KD KH KS",
    "QC QD QH QS JC JD JH JS",
    "10C 10D 10H 10S 9C 9D 9H 9S",
)

TWO_SEATS_THREE_NEEDED = {
    Shortage.LOSES: {
        "00": "==", "01": "-*", "02": "-*", "03": "-*",
        "11": "==", "12": "-*", "13": "-*",
        "22": "==", "23": "-*",
        "33": "33", "34": "33", "44": "33",
    },
    Shortage.LAST_CARD: {
        "00": "==", "01": "-*", "02": "-*", "03": "-*",
        "11": "11", "12": "12", "13": "13",
        "22": "22", "23": "23",
        "33": "33", "34": "33", "44": "33",
    },
    Shortage.LAST_CARD_STAYS: {
        "00": "==", "01": "01", "02": "02", "03": "03",
        "11": "11", "12": "12", "13": "13",
        "22": "22", "23": "23",
        "33": "33", "34": "33", "44": "33",
    },
    Shortage.EQUAL_FORCE: {
        "00": "==", "01": "-*", "02": "-*", "03": "-*",
        "11": "11", "12": "11", "13": "11",
        "22": "22", "23": "22",
        "33": "33", "34": "33", "44": "33",
    },
    Shortage.DRAWS: {
        "00": "~~", "01": "~~", "02": "~~", "03": "~~",
        "11": "~~", "12": "~~", "13": "~~",
        "22": "~~", "23": "~~",
        "33": "33", "34": "33", "44": "33",
    },
}  # fmt: skip

THREE_SEATS_TWO_NEEDED = {
    Shortage.LOSES: {
        "000": "===", "001": "--*", "002": "--*", "011": "-==", "012": "--*", "022": "-22",
        "111": "===", "112": "--*", "122": "-22", "222": "222",
        "003": "--*", "023": "-22", "033": "-22", "113": "--*", "133": "-22", "233": "222",
    },
    Shortage.LAST_CARD: {
        "000": "===", "001": "--*", "002": "--*", "011": "-11", "012": "-12", "022": "-22",
        "111": "111", "112": "112", "122": "122", "222": "222",
        "003": "--*", "023": "-22", "033": "-22", "113": "112", "133": "122", "233": "222",
    },
    Shortage.LAST_CARD_STAYS: {
        "000": "===", "001": "001", "002": "002", "011": "011", "012": "012", "022": "022",
        "111": "111", "112": "112", "122": "122", "222": "222",
        "003": "002", "023": "022", "033": "022", "113": "112", "133": "122", "233": "222",
    },
    Shortage.EQUAL_FORCE: {
        "000": "===", "001": "--*", "002": "--*", "011": "-11", "012": "-11", "022": "-22",
        "111": "111", "112": "111", "122": "111", "222": "222",
        "003": "--*", "023": "-22", "033": "-22", "113": "111", "133": "111", "233": "222",
    },
    Shortage.DRAWS: {
        "000": "~~~", "001": "~~~", "002": "~~~", "011": "~~~", "012": "~~~", "022": "~~~",
        "111": "~~~", "112": "~~~", "122": "~~~", "222": "222",
        "003": "~~~", "023": "~~~", "033": "~~~", "113": "~~~", "133": "~~~", "233": "222",
    },
}  # fmt: skip

TABLES = [
    (rule, need, rows)
    for need, table in ((3, TWO_SEATS_THREE_NEEDED), (2, THREE_SEATS_TWO_NEEDED))
    for rule, rows in table.items()
]
EVERY_TIE = pytest.mark.parametrize(
    ("rule", "need", "rows"), TABLES, ids=[f"{rule}, {need} needed" for rule, need, _ in TABLES]
)


def tie(rule: Shortage, need: int, left: str, war: int, *bystanders: str) -> Battle:
    """A battle in which seats with so many cards left tie on sixes in its first or its second war."""
    piles = []
    for seat, (suit, number) in enumerate(zip("CDH", left, strict=False)):
        own = OWN_CARDS[seat].split()
        to_second_war = [f"5{suit}", *own[: need - 1]] if war == 2 else []
        piles.append(" ".join([*to_second_war, f"6{suit}", *own[need - 1 :][: int(number)]]))
    rules = Rules(seats=len(piles) + len(bystanders), face_down=need - 1, shortage=rule)
    return first_battle(rules, *piles, *bystanders)


def marks_of(battle: Battle, war: int) -> str:
    """What came of a war, one mark a warrior."""
    declared = only(WarDeclared, battle)
    assert [event.depth for event in declared] == list(range(1, war + 1))
    marks = dict.fromkeys(declared[-1].warriors, "-")
    for laid in (event for event in only(CardsLaid, battle) if event.depth == war):
        marks |= {column.seat: str(len(column.cards)) for column in laid.laid}
    marks |= {event.seat: "*" for event in only(PotTaken, battle) if not event.turned}
    drawn = "~" if battle.after.outcome and battle.after.outcome.reason == "shortage" else "="
    marks |= {seat: drawn for event in only(PotCarried, battle) for seat in event.seats}
    return "".join(marks[seat] for seat in declared[-1].warriors)


def in_every_order(left: str, marks: str) -> dict[str, str]:
    """The same tie with the seats in every order."""
    pairs = zip(left, marks, strict=True)
    orders = [tuple(zip(*order, strict=True)) for order in permutations(pairs)]
    return {"".join(numbers): "".join(result) for numbers, result in orders}


@pytest.mark.parametrize("war", [1, 2])
@EVERY_TIE
def test_a_tie_comes_to_what_the_shortage_rule_says(
    rule: Shortage, need: int, rows: dict[str, str], war: int
) -> None:
    for left, marks in rows.items():
        for numbers, expected in in_every_order(left, marks).items():
            assert marks_of(tie(rule, need, numbers, war), war) == expected, numbers


@pytest.mark.parametrize("war", [1, 2])
@EVERY_TIE
def test_seats_beside_the_tie_change_nothing_for_the_warriors_but_the_draw(
    rule: Shortage, need: int, rows: dict[str, str], war: int
) -> None:
    for left, marks in rows.items():
        battle = tie(rule, need, left, war, "2C 3C 3D", "2D 3H 3S")
        assert marks_of(battle, war) == marks, left
        equally_short = [seat for seat, mark in enumerate(marks) if mark == "="]
        if equally_short:
            assert battle.after.outcome is None
            assert all(battle.after.piles[seat] == () for seat in equally_short)


@pytest.mark.parametrize("war", [1, 2])
@EVERY_TIE
def test_each_short_warrior_is_told_with_what_it_held_and_needed(
    rule: Shortage, need: int, rows: dict[str, str], war: int
) -> None:
    for left in rows:
        told = [(event.seat, event.held, event.need) for event in only(RanShort, tie(rule, need, left, war))]
        assert told == [(seat, int(held), need) for seat, held in enumerate(left) if int(held) < need]


@pytest.mark.parametrize("war", [1, 2])
@pytest.mark.parametrize(
    ("rule", "laid"),
    [
        (Shortage.LAST_CARD, [("KC", "KD"), ("JC JD", "JH")]),
        (Shortage.LAST_CARD_STAYS, [("KC", "KD"), ("JC JD", "JH")]),
        (Shortage.EQUAL_FORCE, [("KC", "KD"), ("JC", "JD")]),
    ],
)
def test_the_last_card_laid_is_the_one_face_up(rule: Shortage, laid: list[tuple[str, str]], war: int) -> None:
    first = {1: ("9C", "9D"), 2: ("8C AC AD 9C", "8D QC QD 9D")}[war]
    rules = Rules(face_down=2, shortage=rule)
    battle = first_battle(rules, f"{first[0]} KC KD", f"{first[1]} JC JD JH JS")
    last = only(CardsLaid, battle)[-1].laid
    assert [(" ".join(map(str, x.face_down)), str(x.face_up)) for x in last] == laid
