"""What each seat may know of an event: its own edition, and what the other one heard (rule G7)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.piquet.events import (
    Answered,
    Asked,
    CallWithdrawn,
    CardCut,
    CardPlayed,
    CardsShown,
    CardsTold,
    CarteBlancheAnnounced,
    CarteBlancheShown,
    ConcessionAnswered,
    Counted,
    CutTied,
    CutWon,
    DealChosen,
    DealEnded,
    Dealt,
    Discarded,
    Event,
    LeavingsDeclined,
    LeavingsSeen,
    LeavingsShown,
    MakingAsked,
    MakingTold,
    NotReckonedTold,
    NumberTold,
    PackSpread,
    PartieEnded,
    PartieTied,
    PlayConceded,
    PointCalled,
    PointLetGo,
    SequenceCalled,
    SetCalled,
    SetImplied,
    ShowingDeclined,
    SuitNamed,
    SuitTold,
    TookIn,
    TrickWon,
)
from rules.piquet.scoring import HELD, Item, Line
from rules.piquet.seats import Seat


def seen(event: Event, seat: Seat | None) -> Event:
    """The edition of an event that one seat of its deal may know; None: of nobody in particular.

    Each event is named here, so that a new one is shown to nobody before it was thought of.
    """
    match event:
        case CardPlayed() | TrickWon():  # first, since most events are of the play
            return event
        case Counted(line=line):
            return Counted(seen_line(line, seat), event.running)
        case Dealt(hands=hands):
            elders, youngers = hands
            own = elders if seat is Seat.ELDER else None, youngers if seat is Seat.YOUNGER else None
            return replace(event, hands=own)
        case (
            Discarded(seat=owner)
            | TookIn(seat=owner)
            | LeavingsSeen(seat=owner)
            | PointCalled(seat=owner)
            | SequenceCalled(seat=owner)
            | SetCalled(seat=owner)
        ):
            return event if owner is seat else replace(event, cards=None)
        case (
            PackSpread()
            | CardCut()
            | CutTied()
            | CutWon()
            | DealChosen()
            | CarteBlancheAnnounced()
            | CarteBlancheShown()
            | LeavingsShown()
            | LeavingsDeclined()
            | MakingAsked()
            | MakingTold()
            | PointLetGo()
            | CallWithdrawn()
            | ShowingDeclined()
            | Answered()
            | SuitTold()
            | SetImplied()
            | Asked()
            | NumberTold()
            | CardsTold()
            | NotReckonedTold()
            | CardsShown()
            | SuitNamed()
            | PlayConceded()
            | ConcessionAnswered()
            | DealEnded()
            | PartieTied()
            | PartieEnded()
        ):
            return event
    assert_never(event)


def seen_line(line: Line, seat: Seat | None) -> Line:
    """A ledger line as the other seat hears it: what is held is told, not shown (rule G7).

    A carte blanche was shown; a sequence or quatorze is known from its call, but only the caller's
    own edition names its cards.
    """
    if line.seat is seat or line.item not in HELD or line.item is Item.CARTE_BLANCHE:
        return line
    return replace(line, cards=None)
