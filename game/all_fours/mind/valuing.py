"""What a card is worth when the other's hand is known: the chance to win the game, worked out.

High and Low go to whom they were dealt, whatever is played; Jack and Game go as both play their
best with open cards; and they are marked in their order until somebody is out.
"""

from __future__ import annotations

from game.all_fours.mind.open_cards import OPEN, Ends, Position, Solver, bits, pips_of
from game.all_fours.mind.outcomes import after
from game.all_fours.mind.tables import chance_after
from game.all_fours.mind.thumb import deal_of, has, trumps_of
from rules.all_fours.options import Tie
from rules.all_fours.pack import height
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Hand, Rank
from rules.core.seats import Player
from rules.core.tricks import reply_wins

_ME, _OTHER = 0, 1


class Table:
    """A view with the other's hand laid open: one's own is `hand`, which may be laid away from."""

    def __init__(self, seen: View, hand: Hand, other: Hand) -> None:
        self._seen, self._deal = seen, deal_of(seen)
        self._trumps = trumps_of(self._deal)
        self._hands = hand, other
        elder = self._deal.dealer.other
        self._elder = _ME if seen.player is elder else _OTHER
        tie = self._elder if seen.options.tie is Tie.ELDER else None
        self._solver = Solver(self._trumps, self._ends(), tie=tie)

    def start(self) -> float:
        """The chance to win before anything is led."""
        leader = self._whose(self._deal.leader)
        mine, theirs = map(bits, self._hands)
        return self._solver.worth(Position((mine, theirs), leader, 0, OPEN))

    def after(self, card: Card) -> float:
        """The chance to win when one plays this card now."""
        deal, (mine, theirs) = self._deal, self._hands
        ahead, jack = self._so_far()
        both = bits(mine - {card}), bits(theirs)
        if deal.led is None:
            return self._solver.worth(Position(both, _ME, ahead, jack, 1 << card))
        wins = reply_wins(deal.led, card, height, self._trumps)
        winner = _ME if wins else _OTHER
        count = pips_of(1 << card | 1 << deal.led)
        if self._knave in (card, deal.led):
            jack = winner
        return self._solver.worth(Position(both, winner, ahead + (count if wins else -count), jack))

    @property
    def _knave(self) -> Card:
        return Card.of(Rank.KNAVE, self._trumps)

    def _whose(self, player: Player) -> int:
        return _ME if player is self._seen.player else _OTHER

    def _so_far(self) -> tuple[int, int]:
        """The pips one is ahead by, and who has the Jack."""
        ahead, jack = 0, OPEN
        for trick in self._deal.tricks:
            whose = self._whose(trick.winner)
            count = pips_of(1 << trick.led | 1 << trick.reply)
            ahead += count if whose == _ME else -count
            if self._knave in (trick.led, trick.reply):
                jack = whose
        return ahead, jack

    def _ends(self) -> Ends:
        """One's chance to win by who has the Jack and who has Game."""
        kept = [set(self._hands[_ME]), set(self._hands[_OTHER])]
        for card, player in laid(self._deal):
            kept[self._whose(player)].add(card)
        out = [card for card in kept[_ME] | kept[_OTHER] if card.suit is self._trumps]
        first: tuple[int, ...] = ()
        if out:
            ends = max(out, key=height), min(out, key=height)
            first = tuple(_ME if card in kept[_ME] else _OTHER for card in ends)
        jacks = (_ME, _OTHER) if self._knave in out else (None, None)
        row = [self._of(first, jacks[0]), self._of(first, jacks[1])]
        return row[0], row[1]

    def _of(self, first: tuple[int, ...], jack: int | None) -> tuple[float, float]:
        four = first if jack is None else (*first, jack)
        return self._won((*four, _ME)), self._won((*four, _OTHER))

    def _won(self, points: tuple[int, ...]) -> float:
        seen, elder = self._seen, self._deal.dealer.other
        target = seen.options.target
        order = tuple(0 if whose == self._elder else 1 for whose in points)
        lacks = target - has(seen, elder), target - has(seen, elder.other)
        chance = chance_after(*after(order, *lacks))
        return chance if self._elder == _ME else 1.0 - chance


def laid(deal: DealView) -> list[tuple[Card, Player]]:
    """Every card that was played, and by whom."""
    found: list[tuple[Card, Player]] = []
    for trick in deal.tricks:
        found += [(trick.led, trick.leader), (trick.reply, trick.leader.other)]
    if deal.led is not None:
        found.append((deal.led, deal.leader))
    return found
