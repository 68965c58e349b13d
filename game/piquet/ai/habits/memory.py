"""What one forgets in the play: small cards that are gone, a few tricks after they went.

He counts the suit that is his longest, and remembers every higher card and where the other is void;
of the rest he knows after a while no more that they fell, or that he put them out, and fears them.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.unseen_cards import SuitSight, voids
from rules.core.cards import SUITS, Card, Hand, Suit
from rules.piquet.pack import height, suit_of
from rules.piquet.view import DealView


class Memory(Struct, frozen=True):
    """How long small cards are remembered: for so many tricks, and what is small (a height)."""

    tricks: int
    small: int

    def forgotten(self, deal: DealView) -> Hand:
        """The cards of which he no longer knows that they are gone.

        What he put out goes with the first trick that he forgets.
        """
        old = deal.table.tricks[: -self.tricks or None]
        if not old:
            return frozenset()
        gone = {card for trick in old for card in (trick.led, trick.reply)} | deal.discard
        known = {_counts(deal), *voids(deal)}
        return frozenset(
            card for card in gone if height(card) < self.small and card.suit not in known
        )

    def sight(self, deal: DealView, suits: Mapping[Suit, SuitSight]) -> dict[Suit, SuitSight]:
        """The suits as he sees them: what he forgot the other may hold."""
        gone = self.forgotten(deal)
        return {suit: _with(seen, suit_of(gone, suit)) for suit, seen in suits.items()}


def _with(seen: SuitSight, more: tuple[Card, ...]) -> SuitSight:
    theirs = sorted((*seen.theirs, *map(height, more)), reverse=True)
    return replace(seen, theirs=tuple(theirs))


def _counts(deal: DealView) -> Suit:
    """The suit that he counts: the longest that he began the play with, of alike ones the first."""
    played = {
        trick.led if trick.leader is deal.seat else trick.reply for trick in deal.table.tricks
    }
    if deal.table.led is not None and deal.table.leader is deal.seat:
        played.add(deal.table.led)
    held = deal.hand | played
    return max(SUITS, key=lambda suit: len(suit_of(held, suit)))
