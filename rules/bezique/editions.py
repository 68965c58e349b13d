"""What each player may know of an event: his own edition of it (section O)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from rules.bezique.errors import Error
from rules.bezique.events import (
    Announced,
    BrisquesCounted,
    CardCalled,
    CardCut,
    CardPicked,
    CardPlayed,
    CarteBlancheShown,
    Counted,
    CutTied,
    CutWon,
    DealChosen,
    DealEnded,
    Dealt,
    Declared,
    Drew,
    Erred,
    Event,
    GameWon,
    PackSpread,
    PartieEnded,
    SevenExchanged,
    SevenShown,
    TableTakenUp,
    TricksForfeited,
    TrickTaken,
    TrumpsMade,
    TurnedUp,
)
from rules.bezique.state import State
from rules.core.seats import Player


def seen_by(event: Event, state: State, player: Player) -> Event:
    """The edition of an event that a player may know, `state` being the one right after it.

    Each event is named here, so that a new one is shown to nobody before it was thought of.
    """
    match event:
        case CardPlayed() | TrickTaken():  # first, since most events are of the play
            return event
        case Drew(player=drawer, card=card):
            both_saw = state.deal is not None and card in state.deal.known[drawer]  # the turn-up
            return event if drawer is player or both_saw else replace(event, card=None)
        case Erred(player=drawer, error=Error.DREW_EARLY):
            return event if drawer is player else replace(event, cards=None)
        case Dealt(hands=(a, b)):
            return replace(event, hands=(a, None) if player is Player.A else (None, b))
        case (
            PackSpread()
            | CardCut()
            | CutTied()
            | CutWon()
            | DealChosen()
            | TurnedUp()
            | Counted()
            | CarteBlancheShown()
            | SevenExchanged()
            | SevenShown()
            | Declared()
            | Announced()
            | TrumpsMade()
            | TableTakenUp()
            | BrisquesCounted()
            | Erred()
            | CardCalled()
            | CardPicked()
            | TricksForfeited()
            | DealEnded()
            | GameWon()
            | PartieEnded()
        ):
            return event
    assert_never(event)
