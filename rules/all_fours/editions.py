"""What each player may know of an event: his own edition of it (section K)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.all_fours.events import (
    Abode,
    AskedNoMore,
    Begged,
    BegRefused,
    BunchAnswered,
    Bunched,
    BunchProposed,
    CardCut,
    CardDrawnOut,
    CardPlayed,
    CardShown,
    Counted,
    CutTied,
    CutWon,
    DealEnded,
    Dealt,
    Event,
    Gave,
    HandTakenUp,
    LaidAway,
    Misdealt,
    NumberAnnounced,
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
from rules.core.seats import Player


def seen_by(event: Event, state: State, player: Player) -> Event:
    """The edition of an event that a player may know, `state` being the one right after it.

    Each event is named here, so that a new one is shown to nobody before it was thought of.
    """
    match event:
        case Dealt(dealer=dealer) if player is dealer and not state.current.opening.looked:
            return replace(event, hands=(None, None))
        case Dealt(hands=(a, b)):
            return replace(event, hands=(a, None) if player is Player.A else (None, b))
        case CardDrawnOut(player=drawer):
            return replace(event, card=None) if drawer is player else event
        case LaidAway(player=its) | HandTakenUp(player=its):
            return event if its is player else replace(event, cards=None)
        case TrumpAnswered(player=asker):
            return event if asker is player else replace(event, yes=None)
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
            | CardShown()
            | NumberAnnounced()
            | Abode()
            | Misdealt()
        ):
            return event
    assert_never(event)
