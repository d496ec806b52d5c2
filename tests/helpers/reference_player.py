"""A second, plain player of War, written from the rule text alone; it imports nothing of the engine.

Cards are strings ("10D", "X1"), rules a dictionary as a record spells them; everything changes in place.
"""

from __future__ import annotations

from typing import Any

WORD = 2**64
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
DEFAULTS: dict[str, Any] = {
    "seats": 2,
    "lowest_rank": 2,
    "jokers": 0,
    "cards_each": "all",
    "ace": "high",
    "wins": "highest",
    "face_down": 1,
    "fighters": "tied",
    "shortage": "loses",
    "pick_up": "winner_first",
    "battle_limit": 500,
    "trip_limit": None,
    "minute_limit": None,
    "at_limit": "draw",
}


def outputs(seed: int, count: int) -> list[int]:
    """The first outputs of SplitMix64."""
    numbers = []
    for k in range(1, count + 1):
        z = (seed + k * 0x9E3779B97F4A7C15) % WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        numbers.append(z ^ (z >> 31))
    return numbers


def shuffle(cards: list[str], seed: int) -> None:
    """Fisher-Yates from the last card down; each index by Lemire's rejection on whole outputs."""
    stream = iter(outputs(seed, 2 * len(cards) + 64))
    for i in range(len(cards) - 1, 0, -1):
        n = i + 1
        product = next(stream) * n
        while product % WORD < WORD % n:
            product = next(stream) * n
        j = product // WORD
        cards[i], cards[j] = cards[j], cards[i]


def deal(rules: dict[str, Any], number: int) -> tuple[list[list[str]], list[str]]:
    """The dealt piles and the cards set aside."""
    deck = [rank + suit for suit in "CDHS" for rank in RANKS if RANKS.index(rank) + 2 >= rules["lowest_rank"]]
    deck += ["X1", "X2", "X3", "X4"][: rules["jokers"]]
    shuffle(deck, number)
    seats = rules["seats"]
    each = len(deck) // seats if rules["cards_each"] == "all" else rules["cards_each"]
    piles: list[list[str]] = [[] for _ in range(seats)]
    for k in range(each * seats):
        piles[k % seats].append(deck[k])
    return piles, deck[each * seats :]


class OracleRound:
    """One round, played a battle at a time by `battle`."""

    def __init__(self, rules: dict[str, Any], piles: list[list[str]], number: int = 0) -> None:
        self.rules = {**DEFAULTS, **rules}
        self.number = number
        self.seats = len(piles)
        self.piles = [list(pile) for pile in piles]
        self.pot: list[str] = []  # carried from earlier battles
        self.battles = self.wars = self.longest_war = self.trips = 0
        self.outcome: tuple[str, int | None] | None = None
        self.log: list[tuple[Any, ...]] = []  # what happened in the last battle
        self.start_trip()
        self.checkpoint = ([list(pile) for pile in self.piles], list(self.pot))
        holders = [s for s in range(self.seats) if self.piles[s]]
        if len(holders) == 1:
            self.outcome = ("all_cards", holders[0])

    def start_trip(self) -> None:
        self.held_at_start = [len(pile) for pile in self.piles]
        self.played = [0] * self.seats

    def rank(self, card: str) -> int:
        """Higher is the higher card, whether it wins or loses."""
        if card[0] == "X":
            return 15
        if card[:-1] == "A" and self.rules["ace"] == "low":
            return 1
        return RANKS.index(card[:-1]) + 2

    def best(self, shown: dict[int, str]) -> list[int]:
        """The seats that share the best card."""
        choose = max if self.rules["wins"] == "highest" else min
        rank = choose(self.rank(card) for card in shown.values())
        return [s for s in sorted(shown) if self.rank(shown[s]) == rank]

    def need(self, tied_card: str) -> int:
        if self.rules["face_down"] != "rank":
            return int(self.rules["face_down"]) + 1
        rank = self.rank(tied_card)
        return {11: 10, 12: 10, 13: 10, 14: 11, 15: 11}.get(rank, rank) + 1

    def play(self, seat: int, count: int) -> list[str]:
        """Move the top cards of a pile to its column on the table."""
        cards = self.piles[seat][:count]
        del self.piles[seat][:count]
        self.columns[seat] += cards
        self.played[seat] += len(cards)
        return cards

    def put_out(self, seat: int) -> None:
        cards = self.play(seat, len(self.piles[seat]))
        self.log.append(("out", seat, cards))

    def battle(self) -> None:
        """Play one battle and look at the limits."""
        assert self.outcome is None
        self.battles += 1
        self.log = []
        self.columns: list[list[str]] = [[] for _ in range(self.seats)]
        self.fight()
        if self.outcome is None:
            self.look_at_limits()

    def fight(self) -> None:
        """Everyone turns a card; wars until a seat takes the pot, it is left, or the round is drawn."""
        shown = {s: self.play(s, 1)[0] for s in range(self.seats) if self.piles[s]}
        self.log.append(("turned", dict(shown)))
        tied = self.best(shown)
        depth = 0
        while len(tied) > 1:
            depth += 1
            self.wars += 1
            self.longest_war = max(self.longest_war, depth)
            warriors = tied if self.rules["fighters"] == "tied" else sorted(shown)
            need = self.need(shown[tied[0]])
            self.log.append(("war", depth, warriors, tied, need))
            held = {s: len(self.piles[s]) for s in warriors}
            if self.rules["shortage"] == "draws" and min(held.values()) < need:
                self.leave_pot()
                self.outcome = ("shortage", None)
                return
            lays, equally_short = self.decide(held, need, tied)
            for s in sorted(warriors, key=held.__getitem__):  # those with fewer cards ran out first
                if s not in lays and s not in equally_short and self.rules["shortage"] != "last_card_stays":
                    self.put_out(s)
            if equally_short:
                self.end_equally_short(equally_short)
                return
            if len(lays) == 1:
                self.take(*lays, turned=False)
                return
            before, shown = shown, {}
            laid = {}
            for s, count in lays.items():
                cards = self.play(s, count)
                shown[s] = cards[-1] if cards else before[s]
                laid[s] = (cards[:-1], shown[s], not cards)
            self.log.append(("laid", depth, laid))
            tied = self.best(shown)
        self.take(tied[0], turned=True)

    def decide(self, held: dict[int, int], need: int, tied: list[int]) -> tuple[dict[int, int], list[int]]:
        """How many cards each warrior left is to lay, and otherwise who is equally short."""
        rule = self.rules["shortage"]
        most = max(held.values())
        if rule in ("loses", "draws"):
            if most >= need:
                return {s: need for s, c in held.items() if c >= need}, []
            leaders = [s for s, c in held.items() if c == most]
            return ({leaders[0]: 0}, []) if len(leaders) == 1 else ({}, leaders)
        if rule == "last_card_stays":
            if all(held[s] == 0 for s in tied):  # they would show the same two cards for ever
                return {}, tied
            return {s: min(need, c) for s, c in held.items()}, []
        if most == 0:
            return {}, list(held)
        if rule == "last_card":
            return {s: min(need, c) for s, c in held.items() if c > 0}, []
        force = min(need, min(c for c in held.values() if c > 0))
        return {s: force for s, c in held.items() if c > 0}, []

    def end_equally_short(self, warriors: list[int]) -> None:
        others = [s for s in range(self.seats) if self.piles[s] and s not in warriors]
        if not others:
            self.leave_pot()
            self.outcome = ("equal_shortage", None)
            return
        for s in warriors:
            self.put_out(s)
        if len(others) == 1:
            self.take(others[0], turned=False, left=True)
        else:
            self.leave_pot()

    def as_left(self) -> list[str]:
        """The pot in the order in which it is kept on the table."""
        return self.pot + [card for column in self.columns for card in column]

    def leave_pot(self) -> None:
        self.pot = self.as_left()
        self.log.append(("carried", list(self.pot)))

    def take(self, winner: int, *, turned: bool, left: bool = False) -> None:
        """Move the pot under the winner's pile; one that was left first keeps the order in which it lies."""
        cards = self.as_left() if left else self.pot + self.pick_up(winner)
        self.pot = []
        self.piles[winner] += cards
        self.log.append(("taken", winner, cards, turned))
        if all(not self.piles[s] for s in range(self.seats) if s != winner):
            self.outcome = ("all_cards" if turned else "shortage", winner)

    def pick_up(self, winner: int) -> list[str]:
        """The cards on the table in the order in which they go under the winner's pile."""
        rule = self.rules["pick_up"]
        clockwise = [(winner + k) % self.seats for k in range(self.seats)]
        if rule == "loser_first":
            return [card for s in [*clockwise[1:], winner] for card in self.columns[s]]
        if rule in ("seat_order", "highest_first"):
            cards = [card for column in self.columns for card in column]
            if rule == "highest_first":
                cards.sort(key=self.rank, reverse=True)  # stable: equal ranks stay by seat, then as laid
            return cards
        if rule == "turned_over":
            rows = max(len(column) for column in self.columns)
            return [
                self.columns[s][row]
                for row in range(rows - 1, -1, -1)
                for s in clockwise
                if row < len(self.columns[s])
            ]
        cards = [card for s in clockwise for card in self.columns[s]]
        if rule == "shuffled":
            shuffle(cards, outputs(self.number, self.battles)[-1])
        return cards

    def look_at_limits(self) -> None:
        rules = self.rules
        inside = [s for s in range(self.seats) if self.piles[s]]
        if all(self.played[s] >= self.held_at_start[s] for s in inside):
            self.trips += 1
            self.start_trip()
        if rules["battle_limit"] and self.battles >= rules["battle_limit"]:
            self.end_at_limit("battle_limit")
        elif rules["trip_limit"] and self.trips >= rules["trip_limit"]:
            self.end_at_limit("trip_limit")
        elif not rules["battle_limit"] and not rules["trip_limit"]:
            self.look_for_endless()

    def look_for_endless(self) -> None:
        position = ([list(pile) for pile in self.piles], list(self.pot))
        repeated = self.rules["pick_up"] != "shuffled" and position == self.checkpoint
        if repeated or self.battles >= 100_000:
            self.end_at_limit("endless")
        elif self.battles & (self.battles - 1) == 0:
            self.checkpoint = position

    def end_at_limit(self, reason: str) -> None:
        counts = [len(pile) for pile in self.piles]
        first = counts.index(max(counts))
        alone = counts.count(max(counts)) == 1
        self.outcome = (reason, first if alone and self.rules["at_limit"] == "most_cards" else None)
