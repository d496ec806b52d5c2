"""Reads and leafs through the guide of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.ui.helpers.forecast_driver import PACE
from warapp.engine import PLAYBOOK, Rules
from warapp.table.drawing.theme import THEMES
from warapp.ui.guide.dock import GuideDock
from warapp.ui.guide.example_button import ExampleButton
from warapp.ui.guide.key_row import KeyHint, Look
from warapp.ui.guide.page import GuidePage
from warapp.ui.guide.parts import Subject
from warapp.ui.play.seat_names import default_names
from warapp.ui.play.small_cards import SmallCards
from warapp.vocabulary import ThemeName
from warapp.words import Translate, english

HINTS = (KeyHint("Turn cards", ("Space",), "one battle", Look.PRIMARY),)


def subject_of(rules: Rules = PLAYBOOK, hints: tuple[KeyHint, ...] = HINTS) -> Subject:
    return Subject(rules, hints, SmallCards(), THEMES[ThemeName.GREEN])


def dock_of(
    rules: Rules = PLAYBOOK,
    parent: QWidget | None = None,
    names: Callable[[int], Sequence[str]] = default_names,
    translate: Translate = english,
    hints: tuple[KeyHint, ...] = HINTS,
) -> GuideDock:
    return GuideDock(subject_of(rules, hints), lambda: PACE, names, translate, parent)


def pages_of(dock: GuideDock) -> Iterator[GuidePage]:
    """Open page after page."""
    for nth in count():
        if nth == len(dock.titles):
            return
        dock.go_to_part(nth)
        yield dock.page


def text_of(dock: GuideDock) -> str:
    """All that the guide says, its examples included."""
    return "\n".join(
        "\n".join((page.text, *(f"{button.text()} {button.words}" for button in examples_on(page))))
        for page in pages_of(dock)
    )


def go_to(dock: GuideDock, title: str) -> GuidePage:
    """Open a part by its title."""
    dock.go_to_part(dock.titles.index(title))
    return dock.page


def examples_on(page: GuidePage) -> list[ExampleButton]:
    return page.findChildren(ExampleButton)


def button_on(page: GuidePage, words: str) -> QAbstractButton:
    """The button of a page with these words."""
    (found,) = (button for button in page.findChildren(QAbstractButton) if button.accessibleName() == words)
    return found
