"""Where the parts of the bar lie, and what folds first in a narrow one."""

from __future__ import annotations

from itertools import pairwise

import pytest

from warapp.ui.window.bar_layout import BarPlan, BarWidths, Span, Wording, mirrored, plan_bar
from warapp.ui.window.bar_offers import FOLDING

USUAL = BarWidths(
    bar=1_000,
    em=13,
    primary=196,
    bare_primary=140,
    icon=44,
    before=((144, 92), (108, 108)),
    after=112,
    status=(120, 102, 62),
    icons=(0, 1, 2, 3, 4),
)
LARGE = USUAL._replace(
    em=26,
    primary=400,
    bare_primary=280,
    icon=64,
    before=((280, 180), (210, 210)),
    after=220,
    status=(240, 204, 110),
)


def planned(widths: BarWidths, bar: float) -> BarPlan:
    return plan_bar(widths._replace(bar=bar), FOLDING)


def spans(plan: BarPlan) -> list[Span]:
    """All that is in the bar, from the leading end on."""
    parts = [plan.status, *plan.before, plan.primary, plan.after, *plan.icons.values(), plan.menu]
    return [part for part in parts if part]


@pytest.mark.parametrize("widths", [USUAL, LARGE])
def test_nothing_lies_over_anything_or_beyond_an_end(widths: BarWidths) -> None:
    for bar in range(400, 2_000, 7):
        parts = spans(planned(widths, bar))
        assert all(one.end <= other.x + 0.5 for one, other in pairwise(parts)), bar
        assert parts[0].x >= 0
        assert parts[-1].end <= bar


@pytest.mark.parametrize("bar", [640, 700, 900, 1_000, 1_920])
def test_the_primary_button_is_in_the_middle(bar: int) -> None:
    primary = planned(USUAL, bar).primary
    assert primary.x + primary.width / 2 == bar / 2


@pytest.mark.parametrize(
    ("bar", "wording"), [(1_000, Wording.WORDS), (900, Wording.WORDS), (860, Wording.ICON)]
)
def test_buttons_have_words_down_to_nine_hundred_pixels(bar: int, wording: Wording) -> None:
    plan = planned(USUAL, bar)
    assert (plan.before_wording, plan.after_wording) == (wording, wording)


def test_what_folds_into_the_menu_is_the_guide_then_sound_speed_lessons_and_history() -> None:
    kept = [tuple(planned(USUAL, bar).icons) for bar in range(1_000, 400, -4)]
    steps = [icons for nth, icons in enumerate(kept) if not nth or icons != kept[nth - 1]]
    assert steps[:1] == [(0, 1, 2, 4)]
    assert [icons for icons in steps if len(icons) < 4][-4:] == [(0, 2, 4), (2, 4), (2,), ()]


def test_the_status_gives_up_its_second_line_then_its_place_beside_the_word_then_all() -> None:
    forms = [planned(USUAL, bar).status_form for bar in (700, 660, 600)]
    assert forms == [0, 1, 2]
    assert planned(USUAL, 520).status is None


def test_the_key_cap_goes_before_any_button_does() -> None:
    small = planned(LARGE, 640)
    assert not small.has_cap
    assert small.primary.width == LARGE.bare_primary
    assert len(small.before) == 2
    assert small.after is not None


def test_words_too_long_for_the_bar_are_given_what_room_there_is() -> None:
    plan = planned(LARGE._replace(primary=900, bare_primary=800), 640)
    assert plan.before == ()
    assert plan.primary.end < plan.menu.x
    assert plan.primary.width == pytest.approx(640 - 2 * (18.2 + 24.7 + 64))


def test_mirrored_everything_is_as_far_from_the_other_end() -> None:
    assert mirrored(Span(10, 30), 100) == Span(60, 30)
