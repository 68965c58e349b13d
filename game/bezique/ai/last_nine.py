"""The last nine tricks of Rubicon Bezique, worked out for what the game pays (section L).

One deal is the game, so nothing but the settlement counts: whether the rubicon is saved, who leads,
and the hundreds between them.
"""

from __future__ import annotations

from functools import cache

from game.bezique.ai.ending import BothKnown, SolvedCard, Worth
from rules.bezique.pack import BRISQUES, pack_of
from rules.bezique.scoring import RUBICON_LAST_TRICK, scores
from rules.bezique.settlement import settle_rubicon
from rules.bezique.state import Phase
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand
from rules.core.seats import Player


def both_known(seen: View) -> bool:
    """Whether it is the end of a deal of Rubicon Bezique in which nothing went wrong."""
    deal = seen.deal
    if deal is None or not seen.options.rubicon or deal.left or seen.phase is not Phase.PLAY:
        return False
    mine, theirs = deal.hand_sizes[seen.player], deal.hand_sizes[seen.player.other]
    whole = seen.options.sizes.tricks - len(deal.tricks)
    return mine == theirs + (deal.led is not None) == whole and deal.errors.called is None


def last_of_nine(seen: View) -> Card:
    """The card that is best for the settlement (ValueError for a view without a deal)."""
    return solved(seen, settles=True)[0].card


def solved(seen: View, *, settles: bool) -> list[SolvedCard]:
    """Every card, the best first, with what it comes to for player A at the best of both.

    `settles`: what the game pays him; else points by which his last tricks exceed B's.
    """
    deal = seen.deal
    if deal is None:
        raise ValueError("no deal is on the table")
    theirs = _theirs(seen, deal)
    hands = (deal.hand, theirs) if seen.player is Player.A else (theirs, deal.hand)
    worth, last = (_settled(seen, deal, theirs), 0) if settles else (None, RUBICON_LAST_TRICK)
    return BothKnown(seen.options, deal.trumps, worth, last).choices(hands, seen.player, deal.led)


def _theirs(seen: View, deal: DealView) -> Hand:
    """What the other holds: all that was not played."""
    played = {card for trick in deal.tricks for card in (trick.led, trick.reply)}
    lying = set() if deal.led is None else {deal.led}
    return frozenset(pack_of(seen.options)) - deal.hand - played - lying


def _settled(seen: View, deal: DealView, theirs: Hand) -> Worth:
    """What the game pays player A, by his aces and tens of those left and the last trick."""
    points = scores(deal.ledger)
    taken = [0, 0]
    for trick in deal.tricks:
        taken[trick.winner] += len(BRISQUES & {trick.led, trick.reply})
    left = len(BRISQUES & (deal.hand | theirs)) + (deal.led in BRISQUES)

    @cache
    def worth(brisques: int, last: bool) -> float:
        more = (RUBICON_LAST_TRICK, 0) if last else (0, RUBICON_LAST_TRICK)
        end = settle_rubicon(
            (points[0] + more[0], points[1] + more[1]),
            (taken[0] + brisques, taken[1] + left - brisques),
            seen.options,
        )
        # Of what is paid alike, the larger margin: the other may still go wrong.
        margin = (2 * brisques - left) / 100
        paid = 0 if end.winner is None else end.points
        return (paid if end.winner is Player.A else -paid) + margin

    return worth
