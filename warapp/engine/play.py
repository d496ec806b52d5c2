"""Plays rounds battle by battle or to the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from warapp.engine.battle import Battle, play_battle
from warapp.engine.rules import Rules
from warapp.engine.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """A round as far as it has been played.

    Attributes:
        state: the current state.
        wars: the number of wars declared so far.
        longest_war: the greatest depth of a war, 0 if there was none.
    """

    state: State
    wars: int = 0
    longest_war: int = 0

    def then(self, battle: Battle) -> Played:
        """Return the round after one more battle."""
        return Played(battle.after, self.wars + battle.wars, max(self.longest_war, battle.wars))


def battles(state: State, rules: Rules) -> Iterator[Battle]:
    """Yield battles until the round ends."""
    while not state.outcome:
        battle = play_battle(state, rules)
        yield battle
        state = battle.after


def play_to_end(state: State, rules: Rules) -> Played:
    """Play a round to its end.

    >>> from warapp.engine.rules import PLAYBOOK
    >>> from warapp.engine.state import deal
    >>> play_to_end(deal(PLAYBOOK, 1), PLAYBOOK).state.outcome
    Outcome(reason=<Reason.BATTLE_LIMIT: 'battle_limit'>, winner=None)
    """
    played = Played(state)
    for battle in battles(state, rules):
        played = played.then(battle)
    return played
