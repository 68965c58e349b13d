"""What the talk of a deal has settled so far, kept event by event.

What was named, told, counted and shown decides what may still be called, counted and asked, to the
last trick; nobody goes through the history again for it. Each fact follows from the history alone.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Hand, Rank, Suit
from rules.piquet.combinations import Kind, RankSet
from rules.piquet.events import (
    Asked,
    CallWithdrawn,
    CardPlayed,
    CardsShown,
    Counted,
    Event,
    MakingTold,
    PointCalled,
    SequenceCalled,
    SetCalled,
    SetImplied,
    SuitTold,
    TrickWon,
)
from rules.piquet.scoring import Item, Line
from rules.piquet.seats import ELDER, YOUNGER, Seat, with_his
from rules.piquet.talk.questions import Question

_SET = Item.SET
Questions = tuple[tuple[Question, ...], tuple[Question, ...]]
NOTHING_ASKED: Questions = ((), ())


class Told(Struct, frozen=True):
    """A point or a sequence of elder's as far as it was told; None for what was not said of it."""

    kind: Kind
    count: int
    top: Rank | None = None  # of a sequence
    value: int | None = None  # of a point
    suit: Suit | None = None


class TalkFacts(Struct, frozen=True, gc=False):
    """What both have heard, and the sets they counted. Pairs are elder's first."""

    point_suits: tuple[Suit | None, Suit | None] = (None, None)  # of a good or equal point
    point_count: int = 0  # of the point that was called last
    point_value: int | None = None  # what it makes, if that was told
    sequence_suits: tuple[tuple[Suit, ...], tuple[Suit, ...]] = ((), ())  # of good or equal ones
    sets: tuple[tuple[RankSet, ...], tuple[RankSet, ...]] = ((), ())  # as they were counted
    shown: tuple[tuple[Hand, ...], tuple[Hand, ...]] = ((), ())  # before younger's first card
    told: tuple[Told, ...] = ()  # by elder: what he called and did not withdraw
    implied: tuple[int, Rank] | None = None  # of what elder's calls showed: told when it mattered
    younger_played: bool = False
    asked: Questions = NOTHING_ASKED  # since the last card or call: not to be asked again


def after(facts: TalkFacts, event: Event) -> TalkFacts:
    """The facts when this has happened too."""
    if type(event) is CardPlayed:  # with the next two by far the most
        younger_played = facts.younger_played or event.seat is YOUNGER
        if facts.asked == NOTHING_ASKED and younger_played is facts.younger_played:
            return facts
        return replace(facts, asked=NOTHING_ASKED, younger_played=younger_played)
    if type(event) is Counted:
        return _after_line(facts, event.line)
    if type(event) is TrickWon:
        return facts
    match event:
        case PointCalled(seat, count):
            told = (*facts.told, Told(Kind.POINT, count)) if seat is ELDER else facts.told
            return replace(
                facts, point_count=count, point_value=None, asked=NOTHING_ASKED, told=told
            )
        case SequenceCalled(seat=seat, length=length, top=top):
            more = (Told(Kind.SEQUENCE, length, top),) if seat is ELDER else ()
            return replace(facts, asked=NOTHING_ASKED, told=(*facts.told, *more))
        case SetCalled():
            return replace(facts, asked=NOTHING_ASKED)
        case MakingTold(value):
            told = _more_of_the_last(facts.told, Kind.POINT, value=value)
            return replace(facts, point_value=value, told=told)
        case SuitTold(seat, Kind.POINT, suit):
            told = _of_elders(facts.told, seat, Kind.POINT, suit)
            return replace(facts, point_suits=with_his(facts.point_suits, seat, suit), told=told)
        case SuitTold(seat, _, suit):
            suits = with_his(facts.sequence_suits, seat, (*facts.sequence_suits[seat], suit))
            told = _of_elders(facts.told, seat, Kind.SEQUENCE, suit)
            return replace(facts, sequence_suits=suits, told=told)
        case CallWithdrawn(kind=kind):
            told = tuple(one for one in facts.told if one.kind is not kind)
            suits_of_points = (None, None) if kind is Kind.POINT else facts.point_suits
            return replace(facts, point_suits=suits_of_points, told=told)
        case SetImplied(count=count, rank=rank):
            return replace(facts, implied=(count, rank))
        case CardsShown(seat, cards) if not facts.younger_played:
            return replace(facts, shown=with_his(facts.shown, seat, (*facts.shown[seat], cards)))
        case Asked(seat, question):
            return replace(facts, asked=with_his(facts.asked, seat, (*facts.asked[seat], question)))
    return facts


def _after_line(facts: TalkFacts, line: Line) -> TalkFacts:
    if line.item is not _SET or not line.cards:
        return facts
    its, counted = RankSet(line.cards), facts.sets[line.seat]
    counted = tuple(one for one in counted if one != its) if line.withdraws else (*counted, its)
    return replace(facts, sets=with_his(facts.sets, line.seat, counted))


def _of_elders(told: tuple[Told, ...], seat: Seat, kind: Kind, suit: Suit) -> tuple[Told, ...]:
    return _more_of_the_last(told, kind, suit=suit) if seat is ELDER else told


def _more_of_the_last(told: tuple[Told, ...], kind: Kind, **more: object) -> tuple[Told, ...]:
    """The calls with more told of the last one of a kind."""
    for place in reversed(range(len(told))):
        if told[place].kind is kind:
            return (*told[:place], replace(told[place], **more), *told[place + 1 :])
    return told
