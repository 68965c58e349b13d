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

from functools import lru_cache
from itertools import combinations

from rules.core.cards import ALL_OF_SUIT, Hand, Suit
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind, Point, holdings, sequences
from rules.piquet.pack import PACK
from rules.piquet.scoring import Item, has
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, twelve_of
from rules.piquet.talk.facts import TalkFacts


def shown_sequence(deal: DealState, seat: Seat) -> tuple[int, int] | None:
    """How good the best sequence is that a seat's point shows to the other: length, then height."""
    talk = deal.talk
    if talk.point_suits[seat] is None and not talk.shown[seat]:
        return None
    own = twelve_of(deal, seat.other) | deal.exchanged.discards[seat.other]
    return shown_to(talk, seat, own)


def shown_to(talk: TalkFacts, seat: Seat, known: Hand) -> tuple[int, int] | None:
    """The same to one who knows that these cards are not that seat's."""
    shown = [_best_of(cards) for cards in talk.shown[seat]]
    suit = talk.point_suits[seat]
    if suit is not None:
        shown.append(_best_in_the_only(suit, talk.point_count, talk.point_value, known))
    return max((one for one in shown if one is not None), default=None)


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


def barred_by_showing(deal: DealState, seat: Seat) -> bool:
    """Whether what the other's point shows bars all sequences of a seat."""
    if deal.declarations.sequence is not None:
        return False  # what was called and answered decides
    shown = shown_sequence(deal, seat.other)
    if shown is None:
        return False
    own = holdings(twelve_of(deal, seat), Kind.SEQUENCE)
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
