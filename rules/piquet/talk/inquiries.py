"""What may be asked about what the adversary has counted or had equal, and the true answers.

Source: Cavendish, "Playing" and "Calling and showing" (rules G7, G8, H4, H5, H14; law 55). The one
on turn asks, from elder's first answered call on; the rules answer at once and truly, and both hear
it. House choice 15: the same is not asked twice before a card is played or something is called; of
what was counted only the cards still in hand are told, but what is to be shown is shown whole;
where it was agreed that any card may be named as the one not reckoned (X8), the answer would say
nothing, so the question is not put.
"""

from __future__ import annotations

from functools import lru_cache

from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit
from rules.core.game import Refused
from rules.piquet.actions import Ask, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import KINDS, TRIO, Kind, RankSet
from rules.piquet.events import (
    Asked,
    CardsShown,
    CardsTold,
    NotReckonedTold,
    NumberTold,
)
from rules.piquet.options import NotReckonedAnswer
from rules.piquet.pack import ALIKE
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import Item, standing
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import DealState, twelve_of
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

NONE: Hand = frozenset()
_KINDS = {Item.POINT: Kind.POINT, Item.SEQUENCE: Kind.SEQUENCE, Item.SET: Kind.SET}


def why_not_inquire(deal: DealState, action: Ask) -> Refused | None:
    """Only what the other has counted or had equal is asked about, and not twice over."""
    if action.question not in _sensible(deal, deal.turn):
        return _not_sensible(deal, action.question)
    if action.question in deal.talk.asked[deal.turn]:
        return Refused(Refusal.ASKED_ALREADY)
    return None


def _not_sensible(deal: DealState, question: Question) -> Refused:
    """Why a question makes no sense: nothing of it was counted, or which card is out is plain."""
    counted = deal.talk.sets[deal.turn.other]
    if isinstance(question, NotReckoned) and (
        one := next((alike for alike in counted if alike.rank is question.rank), None)
    ):
        if one.count != TRIO:
            return Refused(Refusal.NO_RIDDLE, ("four",))
        any_ = deal.options.not_reckoned is not NotReckonedAnswer.TRUTH
        return Refused(Refusal.NO_RIDDLE, ("any" if any_ else "seen",))
    return Refused(Refusal.NOTHING_COUNTED)


def possible_questions(deal: DealState) -> tuple[Question, ...]:
    """Everything the one on turn may ask now; told from what was said aloud and his own cards."""
    questions = _sensible(deal, deal.turn)
    asked = deal.talk.asked[deal.turn] if questions else ()
    return tuple(one for one in questions if one not in asked) if asked else questions


def inquire(chain: Chain, action: Ask) -> None:
    """Ask; the adversary answers truly."""
    deal, question = chain.deal, action.question
    seat = deal.turn.other
    chain.then(Asked(deal.turn, question))
    match question:
        case PointLeft():
            chain.then(NumberTold(seat, len(_called(deal, seat, Kind.POINT) & deal.hands[seat])))
        case SuitLeft(suit):
            in_suits = _called(deal, seat, Kind.POINT) | _called(deal, seat, Kind.SEQUENCE)
            left = in_suits & ALL_OF_SUIT[suit] & deal.hands[seat]
            chain.then(NumberTold(seat, len(left)))
        case RankLeft(rank):
            chain.then(CardsTold(seat, _set_of(deal, seat, rank) & deal.hands[seat]))
        case CalledLeft():
            every = frozenset[Card]().union(*(_called(deal, seat, kind) for kind in KINDS))
            chain.then(CardsTold(seat, every & deal.hands[seat]))
        case NotReckoned(rank):
            reckoned = {card.suit for card in _set_of(deal, seat, rank)}
            left_out = next(suit for suit in SUITS if suit not in reckoned)
            chain.then(NotReckonedTold(seat, rank, left_out))
        case ShowKind(kind):
            chain.then(CardsShown(seat, _called(deal, seat, kind)))
        case ShowSet(rank):
            chain.then(CardsShown(seat, _set_of(deal, seat, rank)))


def _sensible(deal: DealState, asker: Seat) -> tuple[Question, ...]:
    """What may be asked if it was not asked just now."""
    talk, seat = deal.talk, asker.other
    point, sequences, sets = talk.point_suits[seat], talk.sequence_suits[seat], talk.sets[seat]
    if point is None and not sequences and not sets:
        return ()
    puzzling = tuple(one for one in sets if _is_puzzling(deal, asker, one)) if sets else ()
    return _about(point, sequences, sets, puzzling)


@lru_cache(maxsize=256)  # they stay the same all through the play
def _about(
    point: Suit | None,
    sequences: tuple[Suit, ...],
    sets: tuple[RankSet, ...],
    puzzling: tuple[RankSet, ...],
) -> tuple[Question, ...]:
    """What may be asked of a point and of sequences in these suits, and of these sets.

    The `puzzling` are those of three of which the asker cannot tell which card is left out.
    """
    questions: list[Question] = []
    if point is not None:
        questions += [PointLeft(), ShowKind(Kind.POINT)]
    if sequences:
        questions.append(ShowKind(Kind.SEQUENCE))
    questions += [SuitLeft(suit) for suit in SUITS if suit is point or suit in sequences]
    for alike in sets:
        questions += [RankLeft(alike.rank), ShowSet(alike.rank)]
        if alike in puzzling:
            questions.append(NotReckoned(alike.rank))
    if questions:
        questions.append(CalledLeft())
    return tuple(questions)


def _set_of(deal: DealState, seat: Seat, rank: Rank) -> Hand:
    return next((alike.cards for alike in deal.talk.sets[seat] if alike.rank is rank), NONE)


def _called(deal: DealState, seat: Seat, kind: Kind) -> Hand:
    """The cards of what a seat has counted of a kind, or had equal; of a point the last called."""
    ledger = standing(deal.ledger)
    lines = [line for line in ledger if line.seat is seat and _KINDS.get(line.item) is kind]
    if kind is Kind.POINT:
        lines = lines[-1:]
    counted = NONE.union(*(line.cards or NONE for line in lines))
    claim = deal.declarations.claim(kind)
    if claim is None or claim.reply is not Reply.EQUAL or claim.withheld:
        return counted
    if seat is ELDER:
        return claim.call.cards
    return claim.equal.cards if claim.equal is not None else counted


def _is_puzzling(deal: DealState, asker: Seat, counted: RankSet) -> bool:
    """Whether it is three of a rank, and may be asked which one is left out.

    Who has had one of the four himself, or seen it left, knows that it is this one. What elder saw
    of his five and younger has taken since may be among those she reckons.
    """
    if counted.count != TRIO or deal.options.not_reckoned is not NotReckonedAnswer.TRUTH:
        return False
    parts = deal.exchanged
    known = twelve_of(deal, asker) | parts.discards[asker]
    if parts.looked:
        known |= frozenset(parts.talon)
    elif asker is ELDER:
        known |= frozenset(parts.talon) & frozenset(parts.elder_saw)
    return known.isdisjoint(ALIKE[counted.rank])
