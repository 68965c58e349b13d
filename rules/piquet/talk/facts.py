"""What the talk of a deal has settled so far, kept event by event.

What was named, told, counted and shown decides what may still be called, counted and asked, to the
last trick; nobody goes through the history again for it. Each fact follows from the history alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.cards import Hand, Suit
from rules.core.evolve import evolve
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
    SuitTold,
)
from rules.piquet.scoring import Item
from rules.piquet.seats import YOUNGER, with_his
from rules.piquet.talk.questions import Question

Questions = tuple[tuple[Question, ...], tuple[Question, ...]]
NOTHING_ASKED: Questions = ((), ())


@dataclass(frozen=True, slots=True)
class TalkFacts:
    """What both have heard, and the sets they counted. Pairs are elder's first."""

    point_suits: tuple[Suit | None, Suit | None] = (None, None)  # of a good or equal point
    point_count: int = 0  # of the point that was called last
    point_value: int | None = None  # what it makes, if that was told
    sequence_suits: tuple[tuple[Suit, ...], tuple[Suit, ...]] = ((), ())  # of good or equal ones
    sets: tuple[tuple[RankSet, ...], tuple[RankSet, ...]] = ((), ())  # as they were counted
    shown: tuple[tuple[Hand, ...], tuple[Hand, ...]] = ((), ())  # before younger's first card
    younger_played: bool = False
    asked: Questions = NOTHING_ASKED  # since the last card or call: not to be asked again


def after(facts: TalkFacts, event: Event) -> TalkFacts:
    """The facts when this has happened too."""
    match event:
        case CardPlayed(seat):
            younger_played = facts.younger_played or seat is YOUNGER
            if facts.asked != NOTHING_ASKED or younger_played is not facts.younger_played:
                return evolve(facts, asked=NOTHING_ASKED, younger_played=younger_played)
        case Counted(line=line) if line.item is Item.SET and line.cards:
            counted = (*facts.sets[line.seat], RankSet(line.cards))
            return evolve(facts, sets=with_his(facts.sets, line.seat, counted))
        case PointCalled(count=count):
            return evolve(facts, point_count=count, point_value=None, asked=NOTHING_ASKED)
        case SequenceCalled() | SetCalled():
            return evolve(facts, asked=NOTHING_ASKED)
        case MakingTold(value):
            return evolve(facts, point_value=value)
        case SuitTold(seat, Kind.POINT, suit):
            return evolve(facts, point_suits=with_his(facts.point_suits, seat, suit))
        case SuitTold(seat, _, suit):
            suits = (*facts.sequence_suits[seat], suit)
            return evolve(facts, sequence_suits=with_his(facts.sequence_suits, seat, suits))
        case CallWithdrawn(kind=Kind.POINT):
            return evolve(facts, point_suits=(None, None))
        case CardsShown(seat, cards) if not facts.younger_played:
            return evolve(facts, shown=with_his(facts.shown, seat, (*facts.shown[seat], cards)))
        case Asked(seat, question):
            return evolve(facts, asked=with_his(facts.asked, seat, (*facts.asked[seat], question)))
    return facts
