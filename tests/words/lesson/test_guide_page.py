"""The guide's page for parents and teachers."""

from __future__ import annotations

from tests.helpers.golden_files import Golden
from warapp.learn.settings import Mode
from warapp.words import english
from warapp.words.lesson.guide_page import lessons_section
from warapp.words.lesson.names import mode_name


def test_the_page(golden: Golden) -> None:
    section = lessons_section(english)
    golden.check([section.title, *section.paragraphs])


def test_it_has_about_300_words_and_names_every_mode_with_an_age() -> None:
    section = lessons_section(english)
    assert 270 <= sum(len(paragraph.split()) for paragraph in section.paragraphs) <= 330
    for mode in Mode:
        (about,) = [text for text in section.paragraphs if text.startswith(mode_name(mode, english))]
        assert "From " in about
