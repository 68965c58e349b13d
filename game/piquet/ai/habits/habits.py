"""The habits of one who plays below Master, and how strong each is.

They follow from what he sees and from nothing else: whoever has them errs in the same place in the
same way, however often he is asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import SuitSight, voids
from game.piquet.ai.sums.two_hands import SEQUENCE
from game.piquet.ai.values.masks import SUIT, SUIT_BITS
from rules.core.cards import SUITS, Card, Hand, Suit
from rules.piquet.combinations import TRIO
from rules.piquet.pack import ORDER, TEN_HEIGHT, height, suit_of
from rules.piquet.view import DealView

MOST_LEFT = 2
"""Nobody is so fond of his cards that he leaves more than this, unless it is right to."""

_SHIFTS = range(0, SUIT_BITS * len(SUITS), SUIT_BITS)
_FACES = 1 << ORDER.index("Q") | 1 << ORDER.index("K")
_ACE = 1 << ORDER.index("A")
_A_SUIT = 4  # cards: so many look like one


class Fondness(Struct, frozen=True):
    """Points that he sees too many in what he keeps.

    `run`: in each card of a tierce or better. `alike`: in each of three or four of a rank, the tens
    like the aces. `ace`: in each ace. `face`: in each king and queen. `whole`: in a suit of four or
    more that is kept as it was dealt. `every`: in each suit of which he keeps a card at all.
    """

    run: float = 0.0
    alike: float = 0.0
    ace: float = 0.0
    face: float = 0.0
    whole: float = 0.0
    every: float = 0.0

    def of(self, kept: int, out: int) -> float:
        """How much better than it is a hand looks: what of it is kept, what put out, as masks."""
        suits = [kept >> shift & SUIT for shift in _SHIFTS]
        gone = [out >> shift & SUIT for shift in _SHIFTS]
        runs = sum(SEQUENCE[suit] >> 3 for suit in suits)
        aces = sum(suit & _ACE != 0 for suit in suits)
        faces = sum((suit & _FACES).bit_count() for suit in suits)
        whole = sum(suit.bit_count() >= _A_SUIT and not less for suit, less in _pairs(suits, gone))
        return (
            self.run * runs
            + self.alike * _alike(suits)
            + self.ace * aces
            + self.face * faces
            + self.whole * whole
            + self.every * sum(suit != 0 for suit in suits)
        )


def _pairs(suits: list[int], gone: list[int]) -> list[tuple[int, int]]:
    return list(zip(suits, gone, strict=True))


def _alike(suits: list[int]) -> int:
    """How many cards belong to trios and quatorzes."""
    found = 0
    for rank in range(TEN_HEIGHT, len(ORDER)):
        count = sum(suit >> rank & 1 for suit in suits)
        found += count if count >= TRIO else 0
    return found


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


class Habits(Struct, frozen=True):
    """What is amiss in how one plays; nothing, unless it is said.

    `fondness`: what looks better to him than it is, when he exchanges. `memory`: what he forgets
    during the play; None forgets nothing. `fear`: whether he plays in fear, as far as he goes by
    rules of thumb.
    """

    fondness: Fondness | None = None
    memory: Memory | None = None
    fear: bool = False


NONE = Habits()
"""One who errs in nothing that he knows how to do."""
