"""What an open card has served for, and what a card may still serve for.

Source: section F of the specification, and ZK8, ZK9 for Rubicon Bezique.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.bezique.combinations import (
    BEZIQUES,
    LEVEL,
    MARRIAGES,
    RANK_OF_FOUR,
    SEQUENCE_RANKS,
    SEQUENCES,
    Class,
    Combination,
    Kind,
    bezique_cards,
    within,
    worth,
)
from rules.bezique.options import Options
from rules.bezique.reuse import Record, record_of, why_not_again
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Rank, Suit

_COUPLE = (Rank.KING, Rank.QUEEN)
_FOUR_OF = {rank: kind for kind, rank in RANK_OF_FOUR.items()}
HIGHEST = {Class.A: 2, Class.B: 2, Class.C: 1}
"""The record in each class above which a card of the common game cannot rise."""


def served(deal: DealView, card: Card) -> tuple[Kind, ...]:
    """What a card has been declared in, in that order."""
    return tuple(one.kind for one in deal.declared if card in one.cards)


def record(deal: DealView, card: Card) -> Record:
    """How high a card has risen in each class."""
    return record_of(card, deal.declared)


def may_serve(seen: View, deal: DealView, card: Card) -> tuple[Kind, ...]:
    """What a card could still be declared in if the others of it came, the dearest first."""
    options, now = seen.options, record(deal, card)
    found = [kind for kind in _kinds(card, deal.trumps, options) if _rises(kind, now, options)]
    return tuple(sorted(found, key=lambda kind: -worth(kind)))


def _kinds(card: Card, trumps: Suit | None, options: Options) -> Iterator[Kind]:
    """All that a card belongs to by its face."""
    royal = trumps is None or card.suit is trumps
    if card.rank in SEQUENCE_RANKS and (options.rubicon or card.suit is trumps):
        yield Kind.SEQUENCE if royal else Kind.PLAIN_SEQUENCE
    if card.rank in _COUPLE:
        yield Kind.ROYAL_MARRIAGE if royal else Kind.MARRIAGE
    if any(card in cards for cards in bezique_cards(trumps, options)):
        yield from BEZIQUES[: options.sizes.packs]
    if card.rank in _FOUR_OF:
        yield _FOUR_OF[card.rank]


def _rises(kind: Kind, now: Record, options: Options) -> bool:
    """Whether a record still allows it, whatever comes with the card."""
    its_class, level = LEVEL[kind]
    if options.rubicon:
        return now[its_class] <= level
    if options.bezique_closes and now[Class.B] and its_class is not Class.B:
        return False
    if kind is Kind.SEQUENCE and now[Class.A] and not options.marriage_before_sequence:
        return False
    return now[its_class] < level


def hopes(seen: View, deal: DealView) -> tuple[Combination, ...]:
    """What the cards one has would let one declare after a trick, the dearest first.

    Of those that differ in copies alone one stands for all.
    """
    found: dict[tuple[Kind, Suit | None], Combination] = {}
    every = within(deal.hand, deal.trumps, seen.options)
    for one in sorted(every, key=lambda each: (-each.points, sorted(each.cards))):
        if why_not_again(one.kind, one.cards, deal.hand, deal.declared, seen.options) is None:
            suited = one.kind in (*MARRIAGES, *SEQUENCES)
            suit = min(one.cards).suit if suited else None
            found.setdefault((one.kind, suit), one)
    return tuple(found.values())
