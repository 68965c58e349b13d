"""What each player may know of an event: his own edition of it (section K)."""

from __future__ import annotations

from typing import assert_never

from rules.all_fours.events import (
    AskedNoMore,
    Begged,
    BegRefused,
    BunchAnswered,
    Bunched,
    BunchProposed,
    CardCut,
    CardPlayed,
    Counted,
    CutTied,
    CutWon,
    DealEnded,
    Dealt,
    Event,
    Gave,
    LaidAway,
    PackSpread,
    PartieEnded,
    PipsCounted,
    PointsChecked,
    PointsClaimed,
    Ran,
    Revoked,
    SetAside,
    Stood,
    TrickTaken,
    TrumpAnswered,
    TrumpAsked,
    TurnedUp,
)
from rules.all_fours.state import State
from rules.core.evolve import evolve
from rules.core.seats import Player


def seen_by(event: Event, state: State, player: Player) -> Event:
    """The edition of an event that a player may know, `state` being the one right after it.

    Each event is named here, so that a new one is shown to nobody before it was thought of.
    """
    del state
    match event:
        case Dealt(hands=(a, b)):
            return evolve(event, hands=(a, None) if player is Player.A else (None, b))
        case LaidAway(player=its):
            return event if its is player else evolve(event, cards=None)
        case TrumpAnswered(player=asker):
            return event if asker is player else evolve(event, yes=None)
        case (
            CardPlayed()
            | TrickTaken()
            | PackSpread()
            | CardCut()
            | CutTied()
            | CutWon()
            | TurnedUp()
            | SetAside()
            | Stood()
            | Begged()
            | Gave()
            | Ran()
            | BegRefused()
            | BunchProposed()
            | BunchAnswered()
            | Bunched()
            | TrumpAsked()
            | AskedNoMore()
            | Revoked()
            | PointsClaimed()
            | PipsCounted()
            | PointsChecked()
            | Counted()
            | DealEnded()
            | PartieEnded()
        ):
            return event
    assert_never(event)
