"""A game to a hundred is over at the line of the ledger that reaches it.

Lines are taken in the order of reckoning (law 67) and not in the order in which they were spoken:
all that is held comes before anything played, whoever spoke first. So a line waits as long as the
adversary may still count something that precedes it. What would come after the line that ends the
game is not counted (house choice 19). Source: the Encyclopaedia (rule K1); U19.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import KINDS
from rules.piquet.options import HUNDRED, LateClaims
from rules.piquet.pique import is_due, open_to_younger
from rules.piquet.scoring import (
    HELD,
    REPIQUE_FROM,
    Item,
    Ledger,
    Line,
    earns_repique,
    has_jumped,
    item_of,
    standing,
)
from rules.piquet.seats import ELDER, Seat
from rules.piquet.settlement import Pair
from rules.piquet.state import DealState
from rules.piquet.talk.implied import may_be_taken_back

PlacedLine = tuple[int, Line]
"""A line and the place of its class in the order of reckoning."""

_PLACE = {item: place for place, item in enumerate(HELD)}
_PLAYED = len(HELD)


class HundredReached(Struct, frozen=True):
    """Who has his hundred, and the points of this deal up to the line that made it, A's first."""

    winner: Player
    scores: Pair


def in_order_of_reckoning(ledger: Ledger) -> tuple[PlacedLine, ...]:
    """The lines as they count: what is held, class by class; then play as it went; the cards.

    A repique follows the class that brought the thirty. What was withdrawn is left out.
    """
    ledger = standing(ledger)
    held = sorted(_of(ledger, held=True), key=lambda line: _PLACE[line.item])
    repiques = [line for line in ledger if line.item is Item.REPIQUE]
    ordered: list[PlacedLine] = []
    points = dict.fromkeys(Seat, 0)
    for line in held:
        place, seat = _PLACE[line.item], line.seat
        ordered.append((place, line))
        points[seat] += line.points
        if points[seat] >= REPIQUE_FROM:
            ordered += [(place, jump) for jump in repiques if jump.seat is seat]
            repiques = [jump for jump in repiques if jump.seat is not seat]
    played = (line for line in _of(ledger, held=False) if line.item is not Item.REPIQUE)
    return (*ordered, *((_PLAYED, line) for line in played))


def _of(ledger: Ledger, held: bool) -> Iterator[Line]:
    return (line for line in ledger if (line.item in _PLACE) is held)


def hundred_reached(before: Pair, deal: DealState) -> HundredReached | None:
    """Who is known to have reached a hundred first, `before` being what earlier deals brought."""
    scores = [0, 0]
    for place, line in in_order_of_reckoning(deal.ledger):
        player = deal.player(line.seat)
        scores[player] += line.points
        if before[player] + scores[player] >= HUNDRED:
            repique_first = scores[player] - line.points >= REPIQUE_FROM and is_due(deal, line.seat)
            if repique_first or _may_be_preceded(deal, place, line.seat):
                return None
            a, b = scores
            return HundredReached(player, (a, b))
    return None


def _may_be_preceded(deal: DealState, place: int, seat: Seat) -> bool:
    """Whether the adversary may still count what comes before a line of `seat` at this place."""
    if deal.table.tricks:
        return False  # younger has played: nothing more is claimed (law 56)
    if seat is ELDER:
        return any(_PLACE[item] < place for item in open_to_younger(deal))
    if place >= _PLACE[Item.SET] and may_be_taken_back(deal):
        return True
    pending = not has_jumped(deal.ledger, ELDER)
    if pending and earns_repique(deal.ledger, ELDER, deal.barring, deal.options):
        return True  # his repique waits only for her to sink what would bar it
    return any(_PLACE[item] < place for item in _open_to_elder(deal))


def _open_to_elder(deal: DealState) -> Iterator[Item]:
    """The classes in which elder may still claim late; told from what both have heard alone.

    Younger, whose line waits for it, has counted that line after his lead.
    """
    if deal.options.late_claims is LateClaims.OWN_FIRST_CARD:
        return
    for kind in KINDS:
        claim = deal.declarations.claim(kind)
        if claim is None or claim.reply in (None, Reply.GOOD):
            yield item_of(kind)
