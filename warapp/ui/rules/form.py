"""The form with a row for every rule, in groups."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from warapp._compat import override
from warapp.engine import FIELDS, CardsEach, FaceDown, Rules
from warapp.engine.rule_fields import MOST_BATTLES, MOST_FACE_DOWN, MOST_MINUTES, MOST_TRIPS
from warapp.ui.play.small_cards import SmallCards
from warapp.ui.rules.field_rows import FieldRow, LimitRow, ListRow, NumberRow, SegmentsRow
from warapp.ui.rules.pictures import PickUpPicture, WarPicture
from warapp.ui.widgets.group import MARGIN_PX, Group
from warapp.ui.widgets.numbers import number_text
from warapp.ui.widgets.sizing import text_px
from warapp.words import Translate
from warapp.words.fields import choice_name, field_help, field_name, without_effect

_WIDE_EMS = 32
"""The least width of the form, in text sizes, with controls beside their names."""
_INITIAL_BATTLES, _INITIAL_TRIPS, _INITIAL_MINUTES = 500, 3, 15


def with_field(rules: Rules, name: str, value: object) -> Rules:
    """Return the rules with another value in one field.

    Dealing all cards replaces a number of cards each that the deck is too small for.

    >>> with_field(Rules(cards_each=13), "seats", 6).cards_each
    <CardsEach.ALL: 'all'>
    """
    fields: dict[str, Any] = {"cards_each": CardsEach.ALL} | {name: value}
    changed = replace(rules, **fields)
    if name == "cards_each" or not isinstance(rules.cards_each, int):
        return changed
    enough = rules.cards_each <= changed.cards_dealt_each
    return replace(changed, cards_each=rules.cards_each) if enough else changed


class RuleForm(QWidget):
    """Shows and edits all rules.

    Args:
        rules: the rules to begin with.
        cards: draws the pictures.
        translate: into the user's language.
        players: shown below the number of players; without a parent yet, so that Tab comes to it there.
        parent: the parent widget.
    """

    rules_changed = Signal(object)
    """The user changed a rule: the new Rules."""

    def __init__(
        self,
        rules: Rules,
        cards: SmallCards,
        translate: Translate,
        players: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._rules, self._cards, self._translate = rules, cards, translate
        self.rows = {name: self._row(name) for name in FIELDS}
        self.groups = {
            title: self._group(title, names)
            for title, names in (
                (self.tr("Players"), ("seats",)),
                (self.tr("Cards"), ("lowest_rank", "jokers", "cards_each", "ace", "wins")),
                #: a group of rules about what follows a tie
                (self.tr("War"), ("face_down", "fighters", "shortage")),
                #: a group of rules: how they go under the pile
                (self.tr("Won cards"), ("pick_up",)),
                (self.tr("Limits"), ("battle_limit", "trip_limit", "minute_limit", "at_limit")),
            )
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(11)
        for group in self.groups.values():
            column.addWidget(group)
        column.addStretch(1)
        self.show_rules(rules)

    @property
    def rules(self) -> Rules:
        """The rules shown."""
        return self._rules

    def show_rules(self, rules: Rules, except_field: str = "") -> None:
        """Show other rules, without emitting `rules_changed`.

        Args:
            rules: the rules.
            except_field: a field whose control is left alone, since the user is typing in it.
        """
        self._rules = rules
        cards_each = self.rows["cards_each"]
        if isinstance(cards_each, NumberRow):
            cards_each.set_maximum(rules.deck_size // rules.seats)
        for name, row in self.rows.items():
            if name != except_field:
                row.show_value(getattr(rules, name))
            reason = without_effect(name, rules, self._translate)
            words = reason or field_help(name, rules, self._translate)
            row.show_rules(rules, words, greyed=bool(reason))

    def _group(self, title: str, names: tuple[str, ...]) -> Group:
        group = Group(title, self)
        for name in names:
            group.column.addWidget(self.rows[name])
        if self._players and "seats" in names:
            group.column.addWidget(self._players)
        return group

    def _row(self, name: str) -> FieldRow:
        row = self._new_row(name)
        row.value_changed.connect(lambda value: self._set_field(name, value))
        return row

    def _new_row(self, name: str) -> FieldRow:
        title, field = field_name(name, self._translate), FIELDS[name]
        match name:
            case "seats" | "jokers":
                return SegmentsRow(title, [(number_text(number), number) for number in field.numbers])
            case "ace" | "wins":
                return SegmentsRow(title, self._choices(name, list(field.words)))
            case "cards_each":
                return NumberRow(
                    title,
                    0,
                    field.numbers[-1],
                    #: in place of a number: all cards are dealt
                    least_words=self.tr("all"),
                    value_of=lambda number: number or CardsEach.ALL,
                )
            case "battle_limit":
                return LimitRow(title, MOST_BATTLES, _INITIAL_BATTLES)
            case "trip_limit":
                return LimitRow(title, MOST_TRIPS, _INITIAL_TRIPS)
            case "minute_limit":
                return LimitRow(title, MOST_MINUTES, _INITIAL_MINUTES)
            case "face_down":
                numbers = [*range(MOST_FACE_DOWN + 1), FaceDown.RANK]
                return ListRow(title, self._choices(name, numbers), WarPicture(self._cards))
            case "pick_up":
                return ListRow(title, self._choices(name, list(field.words)), PickUpPicture(self._cards))
        return ListRow(title, self._choices(name, [*field.numbers, *field.words]))

    def _choices(self, name: str, values: list[object]) -> list[tuple[str, object]]:
        return [(choice_name(name, value, self._translate), value) for value in values]

    def _set_field(self, name: str, value: object) -> None:
        self.show_rules(with_field(self._rules, name, value), except_field=name)
        self.rules_changed.emit(self._rules)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - 2 * MARGIN_PX
        wide = self.width() >= _WIDE_EMS * text_px(self.font())
        for row in self.rows.values():
            row.set_wide(wide and row.wide_width <= room)
