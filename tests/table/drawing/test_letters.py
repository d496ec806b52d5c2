"""The letters of the cards' indices, as painter paths."""

import pytest
from PySide6.QtCore import QRectF

from warapp.table.drawing.letters import letters_width, set_letters

pytestmark = pytest.mark.usefixtures("qapp")


def test_letters_begin_at_the_corner_and_are_as_tall_as_asked() -> None:
    assert set_letters("17", 50).boundingRect() == QRectF(0, 0, (39 + 9 + 64) / 2, 50)


def test_letters_that_fit_each_other_stand_closer() -> None:
    assert letters_width("WAR", 100) == 104 - 17 + 9 + 74 - 3 + 9 + 68
    assert letters_width("WWR", 100) == 104 + 9 + 104 + 9 + 68


def test_a_word_with_a_letter_that_the_cards_lack_is_set_in_the_font() -> None:
    path = set_letters("VÝ", 50)
    assert path.boundingRect().left() == 0
    assert path.boundingRect().bottom() == pytest.approx(50, abs=1)


def test_no_text_is_no_width() -> None:
    assert letters_width("", 50) == 0
    assert set_letters("", 50).isEmpty()
