import re
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.helpers.strategies import rules
from warapp.engine import (
    FIELDS,
    MOST_DEALS,
    PLAYBOOK,
    PRESETS,
    Ace,
    AtLimit,
    FaceDown,
    Fighters,
    InvalidRules,
    PickUp,
    Record,
    Rules,
    Shortage,
    Wins,
    deal,
    read_rules,
)
from warapp.store import deal_code as deal_code_module
from warapp.store.deal_code import BadDealCode, Wrong, deal_code, read_deal_code

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's."""

deals = st.integers(1, MOST_DEALS)
any_rules = rules(
    battle_limit=st.none() | st.integers(1, 100_000),
    trip_limit=st.none() | st.integers(1, 10_000),
    minute_limit=st.none() | st.integers(1, 1_440),
)
codes = st.builds(deal_code, st.sampled_from(list(PRESETS.values())) | any_rules, deals)

MANY_RULES = Rules(
    seats=6,
    lowest_rank=7,
    jokers=4,
    cards_each=6,
    ace=Ace.LOW,
    wins=Wins.LOWEST,
    face_down=FaceDown.RANK,
    fighters=Fighters.ALL,
    shortage=Shortage.DRAWS,
    pick_up=PickUp.SHUFFLED,
    battle_limit=100_000,
    trip_limit=10_000,
    minute_limit=1_440,
    at_limit=AtLimit.MOST_CARDS,
)


@pytest.mark.parametrize(
    ("code", "given", "number"),
    [
        ("W00-000-01T", {}, 1),
        (
            "W20-01F-2NN",
            {"shortage": "last_card", "battle_limit": None, "minute_limit": 15, "at_limit": "most_cards"},
            48213,
        ),
        (
            "W5Z-ZZZ-ZZF",
            {
                "face_down": 3,
                "shortage": "last_card",
                "battle_limit": None,
                "minute_limit": 15,
                "at_limit": "most_cards",
            },
            2147483647,
        ),
        ("W60-000-071", {"face_down": 4, "shortage": "last_card_stays", "at_limit": "most_cards"}, 7),
        (
            "W80-000-333",
            {"cards_each": 13, "shortage": "last_card", "battle_limit": 100, "at_limit": "most_cards"},
            99,
        ),
        (
            "WA0-000-Z87",
            {"shortage": "last_card", "battle_limit": None, "trip_limit": 3, "at_limit": "most_cards"},
            1000,
        ),
        ("WC0-000-0Z8", {"lowest_rank": 7, "shortage": "last_card"}, 31),
        ("WE0-000-10T", {"face_down": 0}, 32),
        ("WG0-000-11S", {"jokers": 2}, 33),
        ("WJ0-020-00Q", {"wins": "lowest", "face_down": 5, "shortage": "last_card"}, 65536),
        ("WM3-NQK-8N4", {"face_down": "rank", "shortage": "equal_force"}, 123456789),
        (
            "WP0-000-02C",
            {
                "seats": 3,
                "shortage": "last_card",
                "pick_up": "shuffled",
                "battle_limit": None,
                "minute_limit": 15,
                "at_limit": "most_cards",
            },
            2,
        ),
        (
            "WR0-000-038",
            {
                "seats": 4,
                "shortage": "last_card",
                "pick_up": "shuffled",
                "battle_limit": None,
                "minute_limit": 30,
                "at_limit": "most_cards",
            },
            3,
        ),
        ("R000-17AA-AYQH-DMG0-0000-17", {"face_down": 3}, 1),
        ("R0CH-TYPP-DRFF-18G0-01F2-NJ", {"seats": 3, "cards_each": 17, "shortage": "draws"}, 48213),
        (
            "R000-0M4W-28A9-R6M0-001Z-83",
            {"pick_up": "turned_over", "battle_limit": None, "trip_limit": 10},
            2024,
        ),
        (
            "R1WT-S251-C7W0-2DFZ-ZZZZ-ZK",
            {
                "seats": 6,
                "lowest_rank": 7,
                "jokers": 4,
                "cards_each": 6,
                "ace": "low",
                "wins": "lowest",
                "face_down": "rank",
                "fighters": "all",
                "shortage": "draws",
                "pick_up": "shuffled",
                "battle_limit": 100000,
                "trip_limit": 10000,
                "minute_limit": 1440,
                "at_limit": "most_cards",
            },
            2147483647,
        ),
    ],
)
def test_a_published_code_gives_the_same_round_for_ever(
    code: str, given: dict[str, object], number: int
) -> None:
    assert read_deal_code(code) == Record(read_rules(given), number)
    assert deal_code(read_rules(given), number) == code


def test_every_preset_has_a_code_as_short_as_a_telephone_number() -> None:
    for preset in PRESETS.values():
        for number in (1, MOST_DEALS):
            code = deal_code(preset, number)
            assert re.fullmatch(f"W[{DIGITS}]{{2}}-[{DIGITS}]{{3}}-[{DIGITS}]{{3}}", code)
            assert read_deal_code(code) == Record(preset, number)


def test_other_rules_have_a_code_in_groups_of_four() -> None:
    assert re.fullmatch(
        f"R[{DIGITS}]{{3}}(-[{DIGITS}]{{4}}){{4}}-[{DIGITS}]{{2}}", deal_code(MANY_RULES, MOST_DEALS)
    )


@given(any_rules, deals)
@example(MANY_RULES, MOST_DEALS)
def test_any_deal_by_any_rules_is_read_as_it_was_written(chosen: Rules, number: int) -> None:
    record = read_deal_code(deal_code(chosen, number))
    assert record == Record(chosen, number)
    assert record.start == deal(chosen, number)


def test_every_value_of_every_field_has_a_place() -> None:
    for name, words, numbers in deal_code_module._FIELDS:
        field = FIELDS[name]
        plain = {word.value for word in field.words} | ({None} if field.null is None else set())
        assert {*words, *numbers} == plain | {*field.numbers}
    assert [name for name, *_ in deal_code_module._FIELDS] == list(FIELDS)


@given(codes, st.data())
def test_any_wrong_character_is_refused(code: str, data: st.DataObject) -> None:
    at = data.draw(st.sampled_from([at for at, char in enumerate(code) if char != "-"]))
    wrong = data.draw(st.sampled_from(DIGITS.replace(code[at], "")))
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(code[:at] + wrong + code[at + 1 :])
    assert refused.value.wrong is (Wrong.LENGTH if at == 0 and wrong in "WR" else Wrong.MISTYPED)


@given(codes)
def test_any_two_neighbours_exchanged_are_refused(code: str) -> None:
    plain = code.replace("-", "")
    for at in range(len(plain) - 1):
        one, other = plain[at], plain[at + 1]
        if one != other:
            with pytest.raises(BadDealCode):
                read_deal_code(plain[:at] + other + one + plain[at + 2 :])


def test_every_wrong_character_of_one_code_is_refused() -> None:
    code = deal_code(PLAYBOOK, 48_213)
    tried = 0
    for at in range(len(code)):
        for wrong in DIGITS.replace(code[at], "") if code[at] != "-" else "":
            tried += 1
            with pytest.raises(BadDealCode):
                read_deal_code(code[:at] + wrong + code[at + 1 :])
    assert tried == 9 * 31


@given(codes, st.data())
def test_a_character_too_few_or_too_many_is_refused_as_such(code: str, data: st.DataObject) -> None:
    plain = code.replace("-", "")
    at = data.draw(st.integers(1, len(plain) - 1))
    for text, length in (
        (plain[:at] + plain[at + 1 :], len(plain) - 1),
        (plain[:at] + "7" + plain[at:], len(plain) + 1),
    ):
        with pytest.raises(BadDealCode) as refused:
            read_deal_code(text)
        assert (refused.value.wrong, refused.value.given) == (Wrong.LENGTH, length)
        assert refused.value.allowed == len(plain)


@given(codes, st.data())
def test_it_is_read_however_it_is_typed(code: str, data: st.DataObject) -> None:
    alike = {"0": "0Oo", "1": "1IiLl"}
    dashes = [
        "",
        "-",
        " ",
        "–",
        "—",
        "\N{NON-BREAKING HYPHEN}",
        "\N{NO-BREAK SPACE}",
        "\n",
        "\N{ZERO WIDTH SPACE}",
    ]
    typed = "".join(
        data.draw(st.sampled_from(alike.get(char, char + char.lower()))) + data.draw(st.sampled_from(dashes))
        for char in code.replace("-", "")
    )
    assert read_deal_code(f" {typed}\t") == read_deal_code(code)


@pytest.mark.parametrize(
    ("text", "wrong", "what"),
    [
        ("", Wrong.EMPTY, None),
        (" - ", Wrong.EMPTY, None),
        ("W00-01F-2N", Wrong.LENGTH, 8),
        ("W", Wrong.LENGTH, 1),
        ("W00-01F-2NR-W00-01F-2NR", Wrong.LENGTH, 18),
        ("W" * 201, Wrong.LENGTH, 201),
        ("W00-01F-2NU", Wrong.CHARACTER, "U"),
        ("W00-01F-2N?", Wrong.CHARACTER, "?"),
        ("W00-01F-2Nß", Wrong.CHARACTER, "ß"),
        ("W00-01F-2N٣", Wrong.CHARACTER, "٣"),
        ("48213", Wrong.MISTYPED, None),
        ("W00-01F-2NP", Wrong.MISTYPED, None),
        ("000-000-000", Wrong.UNKNOWN, None),
        ("0", Wrong.UNKNOWN, None),
    ],
)
def test_a_wrong_code_is_refused_with_the_reason(text: str, wrong: Wrong, what: object) -> None:
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(text)
    assert (refused.value.wrong, refused.value.given) == (wrong, what)


def checked(code: str) -> str:
    """A code with the check character that fits the others."""
    for digit in DIGITS:
        if not deal_code_module._remainder([DIGITS.index(char) for char in code + digit]):
            return code + digit
    raise AssertionError


@pytest.mark.parametrize(
    "code",
    [
        "W0000000",
        "WT000001",
        "WZZZZZZZ",
        "X0000001",
        "R" + "0" * 20,
        "R" + "Z" * 20,
    ],
)
def test_a_code_that_nothing_has_is_refused_though_its_check_fits(code: str) -> None:
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(checked(code))
    assert refused.value.wrong is Wrong.UNKNOWN


@pytest.fixture
def nothing_remembered() -> Iterator[None]:
    deal_code_module._number_of.cache_clear()
    yield
    deal_code_module._number_of.cache_clear()


@pytest.mark.usefixtures("nothing_remembered")
def test_rules_that_can_not_be_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    impossible = PLAYBOOK.as_dict() | {"seats": 6, "cards_each": 26}
    monkeypatch.setattr(Rules, "as_dict", lambda _: impossible)
    code = deal_code(MANY_RULES, 1)
    with pytest.raises(BadDealCode) as refused:
        read_deal_code(code)
    assert refused.value.wrong is Wrong.UNKNOWN


@pytest.mark.parametrize("number", [0, -1, MOST_DEALS + 1])
def test_what_is_no_deal_has_no_code(number: int) -> None:
    with pytest.raises(InvalidRules, match="deal_number"):
        deal_code(PLAYBOOK, number)


@pytest.mark.usefixtures("nothing_remembered")
def test_a_preset_that_is_new_since_has_a_code_of_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_code_module, "preset_name", lambda _: "a new one")
    code = deal_code(PLAYBOOK, 7)
    assert code.startswith("R")
    assert read_deal_code(code) == Record(PLAYBOOK, 7)
