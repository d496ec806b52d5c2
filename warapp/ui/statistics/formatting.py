"""Formats rounds of the statistics: results, rules, dates and times; knows no widget."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale

from warapp.engine import preset_name
from warapp.store.statistics.played_round import PlayedRound, Result
from warapp.store.statistics.players import EVERYONE, YOU, Player, PlayerKind, player_at, players_at
from warapp.ui.play.seat_names import seat_names
from warapp.ui.widgets.numbers import clock_text, number_text
from warapp.words.rules_text import changes_text, preset_title
from warapp.words.translation import Translate, Translator, comma_separated


class RoundFormatter:
    """Formats rounds.

    Args:
        translate: into the user's language.
        locale: for dates and numbers.
    """

    def __init__(self, translate: Translate, locale: QLocale) -> None:
        self._translate, self._translator, self._locale = translate, Translator(translate), locale

    def result(self, result: Result) -> str:
        """Return your result of a round."""
        words = self._translator
        return {
            #: results of a round
            Result.WON: words.tr("Won"),
            Result.LOST: words.tr("Lost"),
            Result.DRAWN: words.tr("Drawn"),
            Result.ABANDONED: words.tr("Abandoned"),
        }[result]

    def player(self, player: Player) -> str:
        """Return what a player is called."""
        words = self._translator
        return {
            PlayerKind.EVERYONE: words.tr("Everyone"),
            PlayerKind.YOU: words.tr("You"),
            PlayerKind.NAMED: player.name,
            PlayerKind.COMPUTER: words.tr("Computer"),
        }[player.kind]

    def result_count(self, result: Result, number: int) -> str:
        """Return how many rounds have a result: "Won 3"."""
        words = self._translator
        text = words.tr("{result} {number}", "how many rounds were won, lost, drawn")
        return text.format(result=self.result(result), number=self.number(number))

    def listed(self, items: Sequence[str]) -> str:
        """Return items with commas between them."""
        return comma_separated(items, self._translator)

    def result_for(self, played: PlayedRound, player: Player) -> str:
        """Return a round's result for a player; for everyone, who won it."""
        if player != EVERYONE or played.outcome is None or played.outcome.winner is None:
            return self.result(played.result_for(player))
        words, winner, names = self._translator, played.outcome.winner, self._names(played)
        if player_at(winner, played.names) == YOU:
            return words.tr("You won")
        return words.tr("{name} won").format(name=names[winner] if winner < len(names) else "–")

    def others(self, played: PlayedRound, player: Player) -> str:
        """Return who else played a round."""
        seats = players_at(played.record.rules.seats, played.names)
        names = zip(seats, self._names(played), strict=True)
        return comma_separated([name for other, name in names if other != player] or ["–"], self._translator)

    def _names(self, played: PlayedRound) -> Sequence[str]:
        """Return what the seats of a round are called: as on the table."""
        seats = played.record.rules.seats
        return seat_names(seats, played.names)

    def rules_of(self, preset: str | None) -> str:
        """Return the name of a preset, or of other rules for None."""
        words = self._translator
        return preset_title(preset, self._translate) if preset else words.tr("Custom rules")

    def rules(self, played: PlayedRound) -> str:
        """Return the name of a round's rules."""
        return self.rules_of(preset_name(played.record.rules))

    def all_rules(self, played: PlayedRound) -> str:
        """Return how a round's rules differ from the defaults."""
        return changes_text(played.record.rules, self._translate)

    def when(self, played: PlayedRound) -> str:
        """Return the date and time at which a round ended, in local time."""
        moment = QDateTime.fromSecsSinceEpoch(int(played.finished_at.timestamp()))
        return self._locale.toString(moment, QLocale.FormatType.ShortFormat)

    def day(self, played: PlayedRound) -> str:
        """Return the date on which a round ended."""
        moment = QDateTime.fromSecsSinceEpoch(int(played.finished_at.timestamp()))
        return self._locale.toString(moment.date(), QLocale.FormatType.ShortFormat)

    def duration(self, played: PlayedRound) -> str:
        """Return the time on a round's clock, in minutes and seconds."""
        return clock_text(played.duration_ms // 1_000)

    def deal(self, played: PlayedRound) -> str:
        """Return a round's deal number."""
        words, number = self._translator, played.record.deal_number
        #: in place of the number of a deal: cards chosen by hand
        return str(number) if number else words.tr("custom")

    def number(self, number: int) -> str:
        """Return a number with its group separators."""
        return number_text(number)

    def span(self, first: int, last: int) -> str:
        """Return a range of numbers."""
        if first == last:
            return self.number(first)
        words = self._translator
        span = words.tr("{first} – {last}")
        return span.format(first=self.number(first), last=self.number(last))

    def battles(self, number: int) -> str:
        """Return a number of battles."""
        words = self._translator
        return words.tr("%n battle(s)", "", number)

    def wars(self, number: int) -> str:
        """Return a number of wars in a row."""
        words = self._translator
        return words.tr("%n war(s) in a row", "", number)

    def rounds(self, number: int) -> str:
        """Return a number of rounds."""
        words = self._translator
        return words.tr("%n round(s)", "", number)

    def delete_rounds(self, number: int) -> str:
        """Return the question whether to delete so many rounds."""
        words = self._translator
        return words.tr("Delete %n round(s)?", "", number)

    def exported(self, number: int, file: object) -> str:
        """Return that so many rounds were exported to a file."""
        words = self._translator
        return words.tr("%n round(s) exported to {file}.", "", number).format(file=file)
