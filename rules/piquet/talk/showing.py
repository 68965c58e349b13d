"""Calling is showing: a point that can be but one holding shows the sequence in it.

Source: Cavendish, "Calling and showing" (rule H6; law 56). A knows that B's "forty-eight in
diamonds" is ace, knave, ten, nine, eight when his own hand and discard leave no other: then B is
taken to have shown the quart. A's equal or lower sequences are barred even if B never reckons his;
B scores it only by reckoning it before younger has played to the first trick.

House choice 14: what was told is the number, the suit and, if it was asked, what the cards make.
One who holds a better sequence than the one shown is barred from none. A sequence that was shown is
no sink: it bars the other's repique or pique although it was not reckoned; and so does the sequence
of younger's that it barred, since a law and not a better call keeps it from scoring (rule J10).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from rules.core.cards import ALL_OF_SUIT, Hand, Suit
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind, Point, sequences
from rules.piquet.events import (
    CallWithdrawn,
    CardPlayed,
    CardsShown,
    MakingTold,
    PointCalled,
    SuitTold,
)
from rules.piquet.pack import PACK
from rules.piquet.scoring import Item, has
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState
from rules.piquet.twelve import twelve_of


def shown_sequence(deal: DealState, seat: Seat) -> tuple[int, int] | None:
    """How good the best sequence is that a seat's point shows to the other: length, then height."""
    shown = [_best_of(cards) for cards in _laid_down(deal, seat)]
    told = _told_of_point(deal, seat)
    if told is not None:
        own = twelve_of(deal, seat.other) | deal.exchanged.discards[seat.other]
        shown.append(_best_in_the_only(*told, own))
    return max((one for one in shown if one is not None), default=None)


def _laid_down(deal: DealState, seat: Seat) -> Iterator[Hand]:
    """What a seat has shown by agreement or on demand, until younger's first card.

    What is shown in the play comes too late to be reckoned, and bars nothing any more.
    """
    for event in deal.history:
        match event:
            case CardPlayed(player) if player is YOUNGER:
                return
            case CardsShown(owner, cards) if owner is seat:
                yield cards


def _best_of(cards: Hand) -> tuple[int, int] | None:
    found = sequences(cards)
    return found[0].strength if found else None


@lru_cache(maxsize=256)
def _best_in_the_only(
    suit: Suit, number: int, value: int | None, known: Hand
) -> tuple[int, int] | None:
    unknown = (frozenset(PACK) & ALL_OF_SUIT[suit]) - known
    holdings = [
        cards
        for cards in map(frozenset, combinations(unknown, number))
        if value is None or Point(cards).value == value
    ]
    if len(holdings) != 1:
        return None
    return _best_of(holdings[0])


def _told_of_point(deal: DealState, seat: Seat) -> tuple[Suit, int, int | None] | None:
    """Suit, number and, if told, value of a point that is good or equal, as they were said aloud.

    Of younger's equal point the number and the value are those of elder's: what was said last.
    """
    suit: Suit | None = None
    number, value = 0, None
    for event in deal.history:
        match event:
            case PointCalled(count=called):
                number, value = called, None
            case MakingTold(told):
                value = told
            case SuitTold(teller, Kind.POINT, named) if teller is seat:
                suit = named
            case CallWithdrawn(kind=Kind.POINT):
                suit = None
    return (suit, number, value) if suit is not None else None


def barred_by_showing(deal: DealState, seat: Seat) -> bool:
    """Whether what the other's point shows bars all sequences of a seat."""
    if deal.declarations.sequence is not None:
        return False  # what was called and answered decides
    shown = shown_sequence(deal, seat.other)
    if shown is None:
        return False
    own = sequences(twelve_of(deal, seat))
    return bool(own) and own[0].strength <= shown


def shown_and_not_reckoned(deal: DealState, seat: Seat) -> bool:
    """Whether a seat showed a sequence that counts for nobody, but was not sunk."""
    claim = deal.declarations.sequence
    if claim is not None and (seat is ELDER or claim.reply is not Reply.NOT_GOOD):
        return False
    if any(has(deal.ledger, one, Item.SEQUENCE) for one in Seat):
        return False
    return shown_sequence(deal, seat) is not None


def bars_of_showing(deal: DealState, against: Seat) -> tuple[Item, ...]:
    """What showing puts in the way of a pique or repique, once the adversary has no more to say."""
    if shown_and_not_reckoned(deal, against.other):
        return (Item.SEQUENCE,)
    return (Item.SEQUENCE,) if against is ELDER and barred_by_showing(deal, YOUNGER) else ()
