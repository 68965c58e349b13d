"""What calls and answers imply of cards that nobody named: of some cards one lay in some places.

Two tierces of one suit say that a card between them was missing; a quint called after a tierce that
was good, that elder knew younger could have nothing as good (rule F11). Source: the rules that
`calls` and `showing` carry out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rules.core.cards import ALL_OF_SUIT, Card
from rules.piquet.actions import Reply
from rules.piquet.combinations import Combination, Kind, Point, RankSet, sequences
from rules.piquet.pack import PACK, height
from rules.piquet.record.evidence import ANYWHERE, DEALT, DRAWN, IN_HAND, Where
from rules.piquet.record.spoken_call import WAYS
from rules.piquet.seats import ELDER, YOUNGER, Seat

Clause = tuple[tuple[Card, int], ...]
"""Of these cards at least one lies in the zones beside it."""

SEEN = (DEALT[0] | DRAWN[0], DEALT[1] | DRAWN[1])
"""A player's twelve and his discard: the cards he knows the other has not."""


class RecordedCall(Struct, frozen=True):
    """A call as it is read, whose, and of elder's first of a kind the answer it got."""

    seat: Seat
    call: Combination
    reply: Reply | None = None


def clash(first: RecordedCall, second: RecordedCall) -> bool:
    """Whether two calls cannot both have been made: no holding is reckoned twice (house choice 8).

    A point that is corrected is no call.
    """
    if first.seat is not second.seat or first.call.kind is not second.call.kind:
        return False
    match first.call, second.call:
        case Point(), Point():
            return True
        case RankSet(rank=one), RankSet(rank=other):
            return one is other
        case one, other:
            return next(iter(one.cards)).suit is next(iter(other.cards)).suit and not _between(
                one, other
            )


def _between(one: Combination, other: Combination) -> tuple[Card, ...]:
    """The cards between two sequences of a suit; none if they touch or overlap."""
    low, high = sorted((one.cards, other.cards), key=lambda cards: max(map(height, cards)))
    bottom, top = max(map(height, low)), min(map(height, high))
    suit = ALL_OF_SUIT[next(iter(low)).suit]
    return tuple(card for card in PACK if card in suit and bottom < height(card) < top)


def clauses(told: Sequence[RecordedCall]) -> Iterator[Clause]:
    """All that the calls of a deal imply, `told` in the order they were made."""
    firsts: dict[Kind, RecordedCall] = {}
    for one in told:
        if one.seat is ELDER:
            firsts.setdefault(one.call.kind, one)
    for claim in firsts.values():
        later = (one.call for one in told if one.seat is ELDER and one.call.kind is claim.call.kind)
        if any(call.strength > claim.call.strength for call in later):
            yield from _good_against_the_cards(claim.call)
    yield from _apart(told)
    point = firsts.get(Kind.POINT)
    if point is not None and point.reply is Reply.GOOD and Kind.SEQUENCE not in firsts:
        yield from _not_shown(point.call, told)


def _good_against_the_cards(claim: Combination) -> Iterator[Clause]:
    """Elder had or put out a card of everything as good as his call (rule F11, law 49)."""
    for way in WAYS[claim.kind]:
        if way.call.strength >= claim.strength:
            yield tuple((card, SEEN[ELDER]) for card in way.call.cards)


def _apart(told: Sequence[RecordedCall]) -> Iterator[Clause]:
    """Between two sequences of a suit a card was missing."""
    for place, one in enumerate(told):
        for other in told[:place]:
            if one.call.kind is not Kind.SEQUENCE or one.call.kind is not other.call.kind:
                continue
            suits = {card.suit for card in one.call.cards | other.call.cards}
            if one.seat is other.seat and len(suits) == 1:
                away = ANYWHERE & ~IN_HAND[one.seat]
                yield tuple((card, away) for card in _between(one.call, other.call))


def _not_shown(point: Combination, told: Sequence[RecordedCall]) -> Iterator[Clause]:
    """A sequence of younger's is no better than one in elder's point that his call left open (H6).

    She could not tell his cards: there is another of the suit that she had not seen.
    """
    inside = sequences(point.cards)
    hers = [
        one.call.strength for one in told if one.seat is YOUNGER and one.call.kind is Kind.SEQUENCE
    ]
    if inside and hers and max(hers) <= inside[0].strength:
        rest = ALL_OF_SUIT[next(iter(point.cards)).suit] - point.cards
        yield tuple((card, ANYWHERE & ~SEEN[YOUNGER]) for card in PACK if card in rest)


def settled(where: Where, clauses: Sequence[Clause]) -> tuple[Where, tuple[Clause, ...]] | None:
    """What is left open of clauses, those with but one way out carried out; None if one fails."""
    narrowed, again = dict(where), True
    while again:
        again, still = False, []
        for clause in clauses:
            open_ = [(card, zones) for card, zones in clause if narrowed[card] & zones]
            if any(not narrowed[card] & ~zones for card, zones in open_):
                continue
            if not open_:
                return None
            if len(open_) == 1:
                ((card, zones),) = open_
                narrowed[card] &= zones
                again = True
            else:
                still.append(tuple(open_))
        clauses = still
    return narrowed, tuple(clauses)
