"""The cards that made a seat's points as both know them: what was called by name, shown or played.

A point is called by its number and a trio by its rank, so the cards of neither are known by that.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.piquet.ui.meeting import meeting
from rules.core.cards import Card, Hand
from rules.piquet.combinations import QUATORZE, Kind
from rules.piquet.events import (
    CardPlayed,
    CarteBlancheShown,
    Counted,
    SequenceCalled,
    SetCalled,
    SuitTold,
)
from rules.piquet.pack import ALIKE, ORDER
from rules.piquet.scoring import Item
from rules.piquet.seats import Seat
from rules.piquet.view import DealView


def blank_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The twelve of a carte blanche that was shown."""
    for event in deal.history:
        if isinstance(event, CarteBlancheShown) and event.seat is seat:
            return _ordered(event.cards)
    return ()


def called_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards of sequences and quatorzes that counted, each once; what two share between them."""
    return meeting(tuple(filter(None, _called(deal, seat))))


def _called(deal: DealView, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """Each combination in the order of the calls; empty where its cards are not known."""
    run: SequenceCalled | None = None
    told: Hand = frozenset()
    for event in deal.history:
        match event:
            case SequenceCalled(owner) if owner is seat:
                run, told = event, frozenset()
            case SuitTold(owner, Kind.SEQUENCE, suit) if owner is seat and run is not None:
                above = ORDER.index(run.top) + 1
                ranks = ORDER[above - run.length : above]
                told = frozenset(Card.of(rank, suit) for rank in ranks)
            case SetCalled(owner, count, rank) if owner is seat:
                told = ALIKE[rank] if count == QUATORZE else frozenset()
            case Counted(line) if line.seat is seat and line.item in (Item.SEQUENCE, Item.SET):
                yield _ordered(told)
                told = frozenset()


def played_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat has played, in their order."""
    return tuple(e.card for e in deal.history if isinstance(e, CardPlayed) and e.seat is seat)


def winning_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards with which a seat took its tricks."""
    tricks = (trick for trick in deal.table.tricks if trick.winner is seat)
    return tuple(trick.led if trick.leader is seat else trick.reply for trick in tricks)


def _ordered(cards: Hand) -> tuple[Card, ...]:
    """By suit, the lowest first."""
    return tuple(sorted(cards, key=lambda card: (card.suit, ORDER.index(card.rank))))
