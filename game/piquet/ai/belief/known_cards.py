"""Which cards are known.

What the one on turn can count from a view, and which of one's cards the other knows for certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from msgspec import Struct

from game.piquet.ai.belief.facts import twelve
from game.piquet.ai.values.masks import hand_of
from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit
from rules.piquet import events
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence
from rules.piquet.options import HAND
from rules.piquet.pack import ALIKE, ORDER, PACK, height
from rules.piquet.scoring import total
from rules.piquet.seats import ELDER, Seat
from rules.piquet.view import DealView, View


class SuitSight(Struct, frozen=True):
    """One suit in the play: the heights one holds and those the other may hold, high to low."""

    suit: Suit
    mine: tuple[int, ...]
    theirs: tuple[int, ...]

    @property
    def all_win(self) -> bool:
        """Whether all of one's own win when they are led from the top.

        He keeps his highest as long as he can: after `led` rounds he has still all but that many.
        """
        return all(
            len(self.theirs) <= led or not any(theirs > mine for theirs in self.theirs)
            for led, mine in enumerate(self.mine)
        )


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


def running(deal: DealView) -> Suit | None:
    """The suit one leads again after its trick, where all that is left of it wins; else None."""
    if deal.table.led is not None or not deal.table.tricks:
        return None
    last = deal.table.tricks[-1]
    suit = sight(deal)[last.led.suit]
    return suit.suit if last.leader is deal.seat and suit.mine and suit.all_win else None


def tricks_won(deal: DealView, seat: Seat) -> int:
    """How many tricks a seat has taken so far."""
    return deal.table.won(seat)


def _heights(held: Hand, suit: Suit) -> tuple[int, ...]:
    return tuple(sorted((height(card) for card in held if card.suit is suit), reverse=True))


def card_at(hand: Hand, suit: Suit, at: int) -> Card:
    """The card of a hand with this suit and height."""
    return next(card for card in hand if card.suit is suit and height(card) == at)


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
            case events.CardPlayed(seat, card) if seat is deal.seat:
                sure.add(card)
            case events.CardsShown(seat, cards) | events.CardsTold(seat, cards) if (
                seat is deal.seat
            ):
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
            case events.SuitTold(seat, kind, suit) if seat is deal.seat:
                suits[kind] = suit
            case events.MakingTold(made) if deal.seat is ELDER:
                value = made
            case _:
                pass
    for event in deal.history:
        match event:
            case events.PointCalled(seat, count, _) if seat is deal.seat:
                yield _points(unseen, count, suits.get(Kind.POINT), value)
            case events.SequenceCalled(seat, length, top, cards) if seat is deal.seat:
                first = cards is not None and suits.get(Kind.SEQUENCE) is _of(cards)
                yield _sequences(unseen, length, top, suits[Kind.SEQUENCE] if first else None)
            case events.SetCalled(seat, count, rank) if seat is deal.seat:
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
