"""Which of one's cards the other knows for certain, by the rules alone: played, shown, or called.

What a call says may fit several holdings: the other sees his own cards and not one's twelve or what
one put out, so a holding must lie among those. A card that is in all of them is known. He is taken
to know every card that is hidden from nobody but oneself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from game.piquet.ai.belief.facts import twelve
from game.piquet.ai.values.masks import hand_of
from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence
from rules.piquet.events import (
    CardPlayed,
    CardsShown,
    CardsTold,
    MakingTold,
    PointCalled,
    SequenceCalled,
    SetCalled,
    SuitTold,
)
from rules.piquet.options import HAND
from rules.piquet.pack import ALIKE, ORDER
from rules.piquet.seats import ELDER
from rules.piquet.view import DealView

Ways = tuple[Hand, ...]
"""The holdings that a call may stand for."""


def hidden(deal: DealView) -> Hand:
    """What the other has not seen for certain: one's twelve and what one put out."""
    return hand_of(twelve(deal)) | deal.discard


def known(deal: DealView, told: Combination | None = None, named: bool = False) -> Hand:
    """One's twelve as far as he knows them; or when he is `told` a call, its suit `named` or not.

    It is named of a point and of a sequence when they are good.
    """
    sure: set[Card] = set()
    for event in deal.history:
        match event:
            case CardPlayed(seat, card) if seat is deal.seat:
                sure.add(card)
            case CardsShown(seat, cards) | CardsTold(seat, cards) if seat is deal.seat:
                sure |= cards
            case _:
                pass
    calls = list(_said(deal))
    if told is not None:
        calls.append(_ways(told, hidden(deal), _suit(told) if named else None, None))
    return frozenset(sure) | _common(calls)


def _said(deal: DealView) -> Iterator[Ways]:
    """What each call so far may stand for."""
    unseen = hidden(deal)
    suits: dict[Kind, Suit] = {}
    value = None
    for event in deal.history:
        match event:
            case SuitTold(seat, kind, suit) if seat is deal.seat:
                suits[kind] = suit
            case MakingTold(made) if deal.seat is ELDER:
                value = made
            case _:
                pass
    for event in deal.history:
        match event:
            case PointCalled(seat, count, _) if seat is deal.seat:
                yield _points(unseen, count, suits.get(Kind.POINT), value)
            case SequenceCalled(seat, length, top, cards) if seat is deal.seat:
                first = cards is not None and suits.get(Kind.SEQUENCE) is _of(cards)
                yield _sequences(unseen, length, top, suits[Kind.SEQUENCE] if first else None)
            case SetCalled(seat, count, rank) if seat is deal.seat:
                yield _sets(unseen, count, rank)
            case _:
                pass


def _ways(told: Combination, unseen: Hand, suit: Suit | None, value: int | None) -> Ways:
    match told:
        case Point():
            return _points(unseen, told.count, suit, told.value if suit else value)
        case Sequence():
            return _sequences(unseen, told.length, told.top, suit)
        case RankSet():
            return _sets(unseen, told.count, told.rank)


def _points(unseen: Hand, count: int, suit: Suit | None, value: int | None) -> Ways:
    return tuple(
        cards
        for one in SUITS
        if suit in (None, one)
        for cards in map(frozenset, combinations(sorted(unseen & ALL_OF_SUIT[one]), count))
        if value is None or Point(cards).value == value
    )


def _sequences(unseen: Hand, length: int, top: Rank, suit: Suit | None) -> Ways:
    last = ORDER.index(top) + 1
    ranks = ORDER[last - length : last]
    runs = (frozenset(Card.of(rank, one) for rank in ranks) for one in SUITS if suit in (None, one))
    return tuple(run for run in runs if run <= unseen)


def _sets(unseen: Hand, count: int, rank: Rank) -> Ways:
    return tuple(map(frozenset, combinations(sorted(unseen & ALIKE[rank]), count)))


def _common(calls: Iterable[Ways]) -> Hand:
    """The cards that are there whichever holdings are meant, if twelve have room for them."""
    found: Hand | None = None
    for every in product(*calls):
        together = frozenset[Card]().union(*every)
        if len(together) <= HAND:
            found = together if found is None else found & together
    return found or frozenset()


def _suit(told: Combination) -> Suit | None:
    return None if isinstance(told, RankSet) else told.suit


def _of(cards: Hand) -> Suit:
    return next(iter(cards)).suit
