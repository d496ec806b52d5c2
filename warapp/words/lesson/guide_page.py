"""The guide's page for parents and teachers: what each mode practises, from which age, with which cards."""

from __future__ import annotations

from warapp.words.guide.sections import Section
from warapp.words.translation import Translate, Translator


def lessons_section(translate: Translate) -> Section:
    """Return the page, in about 300 words."""
    words = Translator(translate)
    return Section(
        words.tr("Learn with War"),
        (
            words.tr(
                "For parents and teachers. Comparing cards is number sense at its simplest: which is more, "
                "and by how much? Here the table asks, and the child taps, presses a key or answers aloud. "
                "No one has to read: every question is shown, and spoken where the computer has a voice."
            ),
            *_modes(words),
            words.tr(
                "Ten minutes are plenty. A lesson starts and ends with something easy, and pairs that "
                "were hard come back sooner. After a first try that isn't right there's a kind look at "
                "both cards, help, and another try. There's no score, and no clock on the child. The "
                "surer a pair is, the less help is offered."
            ),
            words.tr(
                "In one small study, children of four and five compared numbers better after four "
                "quarter-hours of a card game like this. A later review found those gains not "
                "significant. So this is a game worth playing, and no promise."
            ),
            words.tr(
                "Away from the computer, print the recording sheet, the mat and the cards. Put toys or "
                "blocks beside the cards, and let the owner of the higher card say the sentence."
            ),
            words.tr(
                "Two children can share a keyboard, and a class can answer aloud in front of huge cards. "
                "Each child's progress is kept on this computer only. You can see and delete it under "
                "“For grown-ups”."
            ),
        ),
    )


def _modes(words: Translator) -> tuple[str, ...]:
    return (
        words.tr("Which is more? Comparing two numbers. From 4 years with the cards 1–5, from 5 with 1–10."),
        words.tr("Dots. Seeing amounts at a glance, by pips without numerals. From 4 with 1–5."),
        words.tr("How many more? The owner of the higher card says the difference. From 6 with 1–10."),
        words.tr("Less, same, more. The signs <, = and >, read from left to right. From 6 with 1–10."),
        words.tr("Add. Which two cards make more together? From 6, with 1–5 at first."),
        words.tr("Take away. Which two cards are further apart? From 6 or 7 with 1–10."),
        words.tr("Tens and ones. Two cards make a number of two figures. From 7 with 1–9."),
        words.tr("Times. Two cards make a product. From 8 with 1–10."),
    )
