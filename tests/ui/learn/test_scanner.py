"""One switch: the light, its pace, and the half second of rest."""

from warapp.ui.learn.keys.scanner import REST_MS, Scanner

STAY_MS = 2_000.0


def scanner(*rows: tuple[int, ...]) -> Scanner:
    made = Scanner(STAY_MS)
    made.begin(rows or ((0,), (1,), (2,)))
    return made


def test_the_light_stays_twice_as_long_on_the_first_item() -> None:
    one = scanner()
    seen = []
    for _ in range(10):
        seen.append(one.lit)
        one.advance(1_000)
    assert seen == [(0,), (0,), (0,), (0,), (1,), (1,), (2,), (2,), (0,), (0,)]


def test_a_press_chooses_what_is_lit_and_the_light_starts_on_the_first_item_again() -> None:
    one = scanner()
    one.advance(4_500)
    assert one.press() == 1
    assert one.lit == (0,)


def test_for_half_a_second_after_a_press_nothing_is_taken_and_the_light_stands_still() -> None:
    one = scanner()
    assert one.press() == 0
    assert one.press() is None
    one.advance(REST_MS - 1)
    assert (one.press(), one.progress) == (None, 0.0)
    one.advance(1)
    assert one.press() == 0


def test_the_line_round_an_item_says_how_much_of_its_stay_is_over() -> None:
    one = scanner()
    one.advance(1_000)
    assert one.progress == 0.25
    one.advance(4_000)
    assert (one.lit, one.progress) == ((1,), 0.5)


def test_of_a_pad_a_row_is_chosen_first_and_then_a_key() -> None:
    one = scanner((0, 1, 2), (3, 4, 5), (6,))
    one.advance(4_000)
    lit_before = one.lit
    pressed = one.press()
    assert (lit_before, pressed, one.lit) == ((3, 4, 5), None, (3,))
    one.advance(REST_MS + 4_000)
    assert one.press() == 4


def test_who_chose_the_wrong_row_gets_back_after_three_rounds() -> None:
    one = scanner((0, 1), (2, 3))
    one.press()
    one.advance(REST_MS + 3 * (4_000 + 2_000))
    assert one.lit == (0, 1)


def test_after_three_rounds_without_a_press_the_light_waits_for_any() -> None:
    one = scanner()
    one.advance(3 * 8_000)
    assert (one.waits, one.lit, one.progress) == (True, (0,), 1.0)
    assert not one.advance(60_000)
    assert one.press() is None
    assert not one.waits
    one.advance(REST_MS + 4_000)
    assert one.lit == (1,)


def test_without_items_nothing_is_lit() -> None:
    one = Scanner(STAY_MS)
    assert (one.lit, one.advance(9_000), one.press()) == ((), False, None)


def test_a_pace_of_half_a_second_or_of_eight_can_be_set() -> None:
    for stay in (500.0, 8_000.0):
        one = Scanner(stay)
        one.begin([(0,), (1,)])
        one.advance(2 * stay)
        assert one.lit == (1,)
