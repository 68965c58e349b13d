"""Big events, each celebrated once: whose it is, what it brought, and the cards that made it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from game.piquet.ui.public_cards import (
    blank_cards,
    called_cards,
    played_cards,
    winning_cards,
)
from game.piquet.ui.sheet.counting import goal_of, towards
from game.table.ui import Happened
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.events import Counted, Event
from rules.piquet.options import HUNDRED, Length
from rules.piquet.scoring import Item as For
from rules.piquet.seats import Seat
from rules.piquet.view import DealView, View

MOST_CARDS = 12
"""That fly up; the last ones where there are more."""


class Feat(StrEnum):
    """What is celebrated."""

    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    PIQUE = "pique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    HUNDRED = "hundred"


_FEATS = {
    For.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
    For.REPIQUE: Feat.REPIQUE,
    For.PIQUE: Feat.PIQUE,
    For.CAPOT: Feat.CAPOT,
}


class Celebration(Struct, frozen=True):
    """Whose feat it is, and the points that grew by it: of the deal, or towards the hundred.

    `cards` made it, as far as both know them.
    """

    feat: Feat
    player: Player
    before: int
    after: int
    cards: tuple[str, ...] = ()


def celebrations(event: Event, before: View, after: View) -> tuple[Celebration, ...]:
    """What an event gives to celebrate, `before` and `after` being what was seen around it."""
    if not isinstance(event, Counted) or after.deal is None:
        return ()
    line = event.line
    player = after.player if line.seat is after.deal.seat else after.player.other
    found: list[Celebration] = []
    if line.item in _FEATS:
        was, feat = event.running - line.points, _FEATS[line.item]
        cards = _made_by(feat, after.deal, line.seat)[-MOST_CARDS:]
        found.append(Celebration(feat, player, was, event.running, tuple(map(str, cards))))
    goal = goal_of(after.options)
    was, now = towards(before)[player], towards(after)[player]
    if goal is not None and was < HUNDRED <= now:
        feat = Feat.HUNDRED if goal is Length.TO_A_HUNDRED else Feat.RUBICON
        found.append(Celebration(feat, player, was, now))
    return tuple(found)


def feats_of(happened: Happened) -> tuple[Celebration, ...]:
    """What there is to celebrate about something that is seen at the table."""
    return celebrations(happened.event, happened.before, happened.seen)


def _made_by(feat: Feat, deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards that made it, as far as both know them."""
    match feat:
        case Feat.CARTE_BLANCHE:
            return blank_cards(deal, seat)
        case Feat.REPIQUE:
            return called_cards(deal, seat)
        case Feat.PIQUE:
            both = (*called_cards(deal, seat), *played_cards(deal, seat))
            return tuple(dict.fromkeys(both))
        case Feat.CAPOT:
            return winning_cards(deal, seat)
        case Feat.RUBICON | Feat.HUNDRED:
            return ()
