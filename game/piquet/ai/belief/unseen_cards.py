"""What the one on turn can count from a view: which cards the adversary may still hold."""

from __future__ import annotations

from msgspec import Struct

from rules.core.cards import SUITS, Card, Hand, Suit
from rules.piquet.pack import PACK, height
from rules.piquet.scoring import total
from rules.piquet.seats import Seat
from rules.piquet.view import DealView, View


class SuitSight(Struct, frozen=True):
    """One suit in the play: the heights one holds and those the other may hold, high to low."""

    suit: Suit
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


def deal_of(view: View) -> DealView:
    """The deal on the table; ValueError when there is none."""
    if view.deal is None:
        raise ValueError("no deal is on the table")
    return view.deal


def counted(deal: DealView) -> tuple[int, int]:
    """What stands in the ledger so far: this seat's points and the other's."""
    return total(deal.ledger, deal.seat), total(deal.ledger, deal.seat.other)


def unseen(deal: DealView) -> Hand:
    """Every card that lies where this seat cannot see it."""
    return (
        frozenset(PACK) - deal.hand - deal.discard - played(deal) - frozenset(deal.leavings or ())
    )


def played(deal: DealView) -> Hand:
    """The cards that have been played, those on the table too."""
    cards = {card for trick in deal.table.tricks for card in (trick.led, trick.reply)}
    on_table = {card for card in (deal.table.led, deal.table.reply) if card is not None}
    return frozenset(cards | on_table)


def voids(deal: DealView) -> frozenset[Suit]:
    """Suits in which the adversary once failed to follow."""
    return frozenset(
        trick.led.suit
        for trick in deal.table.tricks
        if trick.leader is deal.seat and trick.reply.suit is not trick.led.suit
    )


def sight(deal: DealView) -> dict[Suit, SuitSight]:
    """All four suits. The adversary is taken to hold every card he may hold: caution, no guess."""
    theirs = frozenset(card for card in unseen(deal) if card.suit not in voids(deal))
    return {
        suit: SuitSight(suit, _heights(deal.hand, suit), _heights(theirs, suit)) for suit in SUITS
    }


def tricks_won(deal: DealView, seat: Seat) -> int:
    """How many tricks a seat has taken so far."""
    return deal.table.won(seat)


def _heights(held: Hand, suit: Suit) -> tuple[int, ...]:
    return tuple(sorted((height(card) for card in held if card.suit is suit), reverse=True))


def card_at(hand: Hand, suit: Suit, at: int) -> Card:
    """The card of a hand with this suit and height."""
    return next(card for card in hand if card.suit is suit and height(card) == at)
