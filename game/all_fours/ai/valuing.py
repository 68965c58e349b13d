"""What a card is worth when the other's hand is known: the chance to win the game, worked out.

High and Low go to whom they were dealt, whatever is played; Jack and Game go as both play their
best with open cards; and they are marked in their order until somebody is out.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.all_fours.ai.heuristic import deal_of, trumps_of
from game.all_fours.ai.open_cards import OPEN, Position, bits, pips_of
from game.all_fours.ai.stakes import ME, OTHER, DealEnds, End, Mark, stakes_of
from rules.all_fours.pack import height
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Hand, Rank
from rules.core.seats import Player
from rules.core.tricks import reply_wins

LONG = 7
"""Cards of a hand up to which a deal can be played out with open cards at once."""


class Table:
    """A view with the other's hand laid open: one's own is `hand`, which may be laid away from.

    `told`: it can be told to what end a choice comes.
    """

    def __init__(self, seen: View, hand: Hand, other: Hand, *, told: bool = False) -> None:
        self._seen, self._deal, self._told = seen, deal_of(seen), told
        self._trumps = trumps_of(self._deal)
        self._hands = hand, other
        self._endings: dict[tuple[Mark, ...], DealEnds] = {}

    def start(self) -> float:
        """The chance to win before anything is led."""
        return self._ending().worth(self._at_start())

    def end_at_start(self) -> End:
        """What the deal comes to before anything is led."""
        return self._ending().end(self._at_start())

    def after(self, card: Card) -> float:
        """The chance to win when one plays this card now."""
        return self._ending(self._fine(card)).worth(self._with(card))

    def end_after(self, card: Card) -> End:
        """What the deal comes to when one plays this card now."""
        return self._ending(self._fine(card)).end(self._with(card))

    def _at_start(self) -> Position:
        mine, theirs = map(bits, self._hands)
        return Position((mine, theirs), self._whose(self._deal.leader), 0, OPEN)

    def _with(self, card: Card) -> Position:
        """Where the play stands after a card."""
        deal, (mine, theirs) = self._deal, self._hands
        ahead, jack = self._so_far()
        both = bits(mine - {card}), bits(theirs)
        if deal.led is None:
            return Position(both, ME, ahead, jack, 1 << card)
        wins = reply_wins(deal.led, card, height, self._trumps)
        winner = ME if wins else OTHER
        count = pips_of(1 << card | 1 << deal.led)
        if Card.of(Rank.KNAVE, self._trumps) in (card, deal.led):
            jack = winner
        return Position(both, winner, ahead + (count if wins else -count), jack)

    def _ending(self, before: tuple[Mark, ...] = ()) -> DealEnds:
        found = self._endings.get(before)
        if found is None:
            stakes = stakes_of(self._seen)
            found = DealEnds(stakes, self._trumps, self._kept(), before, told=self._told)
            self._endings[before] = found
        return found

    def _fine(self, card: Card) -> tuple[Mark, ...]:
        """What a card costs at once, where one that neither follows nor trumps costs a point."""
        led = self._deal.led
        if not self._seen.options.discard_point or led is None:
            return ()
        return () if card.suit in (led.suit, self._trumps) else (("fines", OTHER),)

    def _kept(self) -> tuple[Hand, Hand]:
        kept = [set(self._hands[ME]), set(self._hands[OTHER])]
        for card, player in laid(self._deal):
            kept[self._whose(player)].add(card)
        return frozenset(kept[ME]), frozenset(kept[OTHER])

    def _whose(self, player: Player) -> int:
        return ME if player is self._seen.player else OTHER

    def _so_far(self) -> tuple[int, int]:
        """The pips one is ahead by, and who has the Jack."""
        ahead, jack = 0, OPEN
        knave = Card.of(Rank.KNAVE, self._trumps)
        for trick in self._deal.tricks:
            whose = self._whose(trick.winner)
            count = pips_of(1 << trick.led | 1 << trick.reply)
            ahead += count if whose == ME else -count
            if knave in (trick.led, trick.reply):
                jack = whose
        return ahead, jack


def laid(deal: DealView) -> Sequence[tuple[Card, Player]]:
    """Every card that was played, and by whom."""
    found: list[tuple[Card, Player]] = []
    for trick in deal.tricks:
        found += [(trick.led, trick.leader), (trick.reply, trick.leader.other)]
    if deal.led is not None:
        found.append((deal.led, deal.leader))
    return found
