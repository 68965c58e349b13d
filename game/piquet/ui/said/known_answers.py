"""Questions whose answer follows from what was said and from one's own cards: nobody asks them.

The law lets one put them (rule H14), and the rules do; the table does not offer them. What cannot
be told for certain counts as not known.
"""

from __future__ import annotations

from rules.core.cards import Card, Hand, Rank, Suit
from rules.piquet.combinations import QUATORZE, TRIO, Kind
from rules.piquet.events import CallWithdrawn, NotReckonedTold, SequenceCalled, SetCalled, SuitTold
from rules.piquet.pack import ALIKE, ORDER
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from rules.piquet.view import DealView


def known_answer(question: Question, deal: DealView) -> Hand | None:
    """The cards that the other would tell of, or count; None where one does not know them."""
    gone = deal.table.played(deal.seat.other)
    match question:
        case RankLeft(rank):
            alike = _set(rank, deal)
            return None if alike is None else alike - gone
        case ShowSet(rank):
            return _set(rank, deal)
        case NotReckoned(rank):
            alike = _set(rank, deal)
            return None if alike is None else ALIKE[rank] - alike
        case ShowKind(Kind.SEQUENCE):
            return _sequences(deal)
        case SuitLeft(suit) if suit is not _point_suit(deal):
            held = _sequences(deal)
            if held is None:
                return None
            return frozenset(card for card in held if card.suit is suit) - gone
        case SuitLeft() | PointLeft() | ShowKind() | CalledLeft():
            return None


def _set(rank: Rank, deal: DealView) -> Hand | None:
    """The cards of the other's quatorze, or of a trio of which one has or knows the fourth."""
    count, left_out = 0, frozenset[Card]()
    for event in deal.history:
        match event:
            case SetCalled(seat, of, called) if seat is not deal.seat and called is rank:
                count = of
            case NotReckonedTold(_, called, suit) if called is rank:
                left_out = frozenset({Card.of(rank, suit)})
    if count == QUATORZE:
        return ALIKE[rank]
    own = deal.hand | deal.discard | deal.table.played(deal.seat)
    left_out |= own & ALIKE[rank]
    return ALIKE[rank] - left_out if count == TRIO and len(left_out) == 1 else None


def _sequences(deal: DealView) -> Hand | None:
    """The cards of all sequences of the other whose suit was named."""
    found: Hand = frozenset()
    called: tuple[int, Rank] | None = None
    for event in deal.history:
        match event:
            case SequenceCalled(seat, length, top) if seat is not deal.seat:
                called = length, top
            case CallWithdrawn(seat) if seat is not deal.seat:
                called = None
            case SuitTold(seat, Kind.SEQUENCE, suit) if seat is not deal.seat:
                if called is None:  # "equal" names a suit, and nobody called it
                    return None
                found |= _run(*called, suit)
                called = None
    return found or None


def _run(length: int, top: Rank, suit: Suit) -> Hand:
    """A sequence by what is said of it."""
    at = ORDER.index(top) + 1
    return frozenset(Card.of(rank, suit) for rank in ORDER[at - length : at])


def _point_suit(deal: DealView) -> Suit | None:
    """The suit of the other's point, where it was named."""
    for event in reversed(deal.history):
        match event:
            case SuitTold(seat, Kind.POINT, suit) if seat is not deal.seat:
                return suit
    return None
