"""Deals as typed or pasted."""

import pytest

from warapp.engine import MOST_DEALS, PLAYBOOK, PRESETS, Record, Rules
from warapp.store.deal_code import BadDealCode, Wrong, deal_code
from warapp.ui.deals.parser import NoSuchDeal, read_deal

RULES = Rules(face_down=7, seats=4)
FAMILY = deal_code(PRESETS["family"], 48213)
OWN = deal_code(RULES, 48213)


@pytest.mark.parametrize(
    "text", ["48213", " 48213\n", "0048213", "48,213", "48.213", "48 213", "48’213", "48\u202f213", "٤٨٢١٣"]
)
def test_a_number_is_a_deal_by_the_rules_on_the_table(text: str) -> None:
    assert read_deal(text, RULES) == Record(RULES, 48213)


@pytest.mark.parametrize("text", ["Deal 48213", "deal no. 48213.", "Partie 48213", "  Deal  48213 "])
def test_a_number_may_come_with_its_words(text: str) -> None:
    assert read_deal(text, PLAYBOOK).deal_number == 48213


@pytest.mark.parametrize("number", [1, 26, MOST_DEALS])
def test_every_number_from_the_first_to_the_last_is_one(number: int) -> None:
    assert read_deal(str(number), PLAYBOOK) == Record(PLAYBOOK, number)
    assert read_deal(f"{number:,}", PLAYBOOK) == Record(PLAYBOOK, number)


@pytest.mark.parametrize("text", ["0", "000", str(MOST_DEALS + 1), "9" * 300, "2,147,483,648"])
def test_another_number_is_that_of_no_deal(text: str) -> None:
    with pytest.raises(NoSuchDeal):
        read_deal(text, PLAYBOOK)


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        " {} ",
        "Deal 48213, code {}",
        "Deal 48213, code {}.",
        "Spiel 48213 ({}), mit drei Karten",
        "code: {}",
        "{}!",
        "see {}\nand play",
    ],
)
def test_a_code_has_rules_of_its_own_whatever_stands_around_it(text: str) -> None:
    assert read_deal(text.format(FAMILY), RULES) == Record(PRESETS["family"], 48213)
    assert read_deal(text.format(OWN), PLAYBOOK) == Record(RULES, 48213)


def test_a_code_may_be_typed_without_its_dashes_and_in_small_letters() -> None:
    assert read_deal(FAMILY.replace("-", "").lower(), RULES) == Record(PRESETS["family"], 48213)
    assert read_deal(FAMILY.replace("-", " "), RULES) == Record(PRESETS["family"], 48213)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", Wrong.EMPTY),
        ("  ", Wrong.EMPTY),
        (FAMILY[:-1], Wrong.LENGTH),
        (FAMILY[:-1] + ("0" if FAMILY[-1] != "0" else "1"), Wrong.MISTYPED),
        (f"{FAMILY[:-1]}!", Wrong.CHARACTER),
        ("Deal 48213, code W00-01F-2NX", Wrong.MISTYPED),
        ("48,21", Wrong.CHARACTER),
        ("-5", Wrong.MISTYPED),
    ],
)
def test_what_is_neither_is_refused_with_the_reason(text: str, wrong: Wrong) -> None:
    with pytest.raises(BadDealCode) as refused:
        read_deal(text, RULES)
    assert refused.value.wrong is wrong
