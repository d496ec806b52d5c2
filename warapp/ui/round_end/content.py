"""What the panel at the end of a round says; knows no widget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warapp.session import Round
from warapp.ui.round_end.story import RoundStory
from warapp.words import Translate
from warapp.words.position import ranked
from warapp.words.round_end import RoundEndWords
from warapp.words.translation import Translator


class Figure(NamedTuple):
    """A number and what it counts."""

    number: str
    words: str


class Place(NamedTuple):
    """A seat's place in the ranking.

    Attributes:
        place: from 1; seats with equally many cards share one.
        seat: the seat.
        name: its name.
        note: how many cards it has, or when it went out.
    """

    place: int
    seat: int
    name: str
    note: str


class ShareChart(NamedTuple):
    """The shares of two seats over a round.

    Attributes:
        shares: how many cards seat 0 had, at the deal and after each battle.
        in_play: the number of all cards.
        mark: the battle after which to mark the most cards; None for no mark.
    """

    shares: Sequence[int]
    in_play: int
    mark: int | None


class Players(NamedTuple):
    """Who plays: the names, the seat addressed as "you" (None for nobody), and the seats of people."""

    names: tuple[str, ...]
    you: int | None
    people: tuple[int, ...]


class EndContent(NamedTuple):
    """What the panel says.

    Attributes:
        title: who won.
        line: how.
        winner: the seat; None for a draw.
        by_person: whether a person won.
        figures: the round in numbers.
        places: the ranking of three to six seats.
        chart: the shares of two seats; None until they are known.
    """

    title: str
    line: str
    winner: int | None
    by_person: bool
    figures: tuple[Figure, ...]
    places: tuple[Place, ...]
    chart: ShareChart | None


class EndWriter:
    """Writes what the panel says.

    Args:
        translate: into the reader's language.
    """

    def __init__(self, translate: Translate) -> None:
        self._translate, self._words = translate, Translator(translate)

    def content(self, round_: Round, players: Players, story: RoundStory | None) -> EndContent:
        """Return what the panel says of a round that is over.

        Args:
            round_: the round.
            players: who plays it.
            story: its story; None if that isn't known yet.
        """
        state, you = round_.state, players.you
        winner = state.outcome.winner if state.outcome else None
        says = RoundEndWords(state, round_.rules, *players, self._translate)
        places = self._places(round_, players, story) if len(players.names) > 2 else ()
        place = next((each.place for each in places if each.seat == you), None)
        lost = winner is not None and you is not None and winner != you
        closest = story.closest(you) if story and lost and you is not None else None
        mark = closest.battle if closest and not places else None
        return EndContent(
            title=says.title(),
            line=says.line(place, closest),
            winner=winner,
            by_person=winner in players.people,
            figures=self._figures(round_, story, you if lost and not places else None),
            places=places,
            chart=ShareChart(story.shares(0), sum(story.counts[0]), mark) if story and not places else None,
        )

    def _figures(self, round_: Round, story: RoundStory | None, loser: int | None) -> tuple[Figure, ...]:
        words = self._words
        #: below a number
        battles = Figure(words.number(round_.state.battles), words.tr("battle(s)", "", round_.state.battles))
        wars = Figure(words.number(round_.wars), words.tr("war(s)", "", round_.wars))
        #: below a number such as ×3
        longest = Figure(f"×{words.number(round_.longest_war)}", words.tr("longest war"))
        if loser is None:
            return (battles, wars, longest) if round_.wars else (battles, wars)
        if story is None:
            return battles, wars
        won = Figure(words.number(story.wars_won[loser]), words.tr("won by you", "wars"))
        most = Figure(words.number(story.closest(loser).cards), words.tr("cards at most"))
        return (battles, wars, won, most) if round_.wars else (battles, wars, most)

    def _places(self, round_: Round, players: Players, story: RoundStory | None) -> tuple[Place, ...]:
        places: list[Place] = []
        for seats in ranked(round_.out, round_.state, round_.rules):
            place = len(places) + 1
            places += [
                Place(place, seat, players.names[seat], self._note(seat, round_, story)) for seat in seats
            ]
        return tuple(places)

    def _note(self, seat: int, round_: Round, story: RoundStory | None) -> str:
        words, cards = self._words, round_.state.counts[seat]
        if cards or story is None or seat not in story.out_after:
            return words.tr("%n card(s)", "", cards)
        return words.tr("out after {battle}").format(battle=words.number(story.out_after[seat]))
