"""The road to thirty: how far a pique or repique is while it may still come, and what would bar it.

It is read from a view alone, so a seat is told what it can work out itself: of its own road by its
twelve cards, of the other's by the cards that may be among the other's twelve. What may still be
called is taken at its most, and what younger said to be better as what she will count: else a road
ends only when nothing can bring the thirty any more.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ui.sheet.counting import running
from rules.core.cards import Card, Hand
from rules.piquet.actions import Reply
from rules.piquet.combinations import KINDS, Kind, holdings
from rules.piquet.events import Answered, CallWithdrawn, CardPlayed, PointLetGo, TookIn
from rules.piquet.options import LateClaims, PiqueBar
from rules.piquet.pack import PACK
from rules.piquet.scoring import (
    AFTER_PLAY,
    EXTRAORDINARY,
    HELD,
    PIQUE_FROM,
    REPIQUE_FROM,
    TRICKS,
    Item,
    Ledger,
    has,
    item_of,
    standing,
)
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase
from rules.piquet.view import DealView, View

_HALF = REPIQUE_FROM // 2
_WALKED = (Phase.CALLS, Phase.ANSWER, Phase.TELLING, Phase.LOOK, Phase.RECKONING, Phase.PLAY)


class Road(Struct, frozen=True):
    """Whose it is, whether it leads to a pique or a repique, and the points made on it so far.

    `bars` are the kinds in hand the other might count first; a pique is barred by whatever counts.
    It is `barred` just after an answer that ended it.
    """

    seat: Seat
    jump: Item
    points: int
    bars: tuple[Item, ...] = ()
    come: bool = False
    barred: bool = False

    @property
    def more(self) -> int:
        """How many points are wanting to the thirty."""
        return max(0, REPIQUE_FROM - self.points)


def road(seen: View) -> Road | None:
    """The road to be shown: the one that has come, or else the one that has got farther.

    The other's is not shown before half of it was counted: almost any hand might still go there.
    """
    deal = running(seen)
    if deal is None or seen.phase not in _WALKED:
        return None
    mine, theirs = road_of(seen, deal, deal.seat), road_of(seen, deal, deal.seat.other)
    if theirs is not None and theirs.points < _HALF and not theirs.come:
        theirs = None
    if mine is None and theirs is None:
        return _just_barred(seen, deal)
    if mine is None or theirs is None:
        return mine or theirs
    return max(mine, theirs, key=lambda one: (one.come, one.points))


def _just_barred(seen: View, deal: DealView) -> Road | None:
    """The road that the last answer ended, for whoever was answered."""
    match deal.history:
        case (*before, Answered(reply=Reply.NOT_GOOD)) if deal.seat is ELDER:
            then = road_of(seen, replace(deal, history=tuple(before)), ELDER)
            return None if then is None else replace(then, barred=True)
    return None


def road_of(seen: View, deal: DealView, seat: Seat) -> Road | None:
    """The road of one seat as the viewer knows it; None once nothing can bring the thirty."""
    for jump in EXTRAORDINARY:
        if has(deal.ledger, seat, jump):
            return Road(seat, jump, REPIQUE_FROM, come=True)
    repique = _to_repique(seen, deal, seat)
    if seat is YOUNGER:
        return repique
    if repique is not None and not repique.more:
        return repique
    pique = _to_pique(seen, deal)
    led = deal.table.led is not None or bool(deal.table.tricks)
    return (pique or repique) if led else (repique or pique)


def _to_repique(seen: View, deal: DealView, seat: Seat) -> Road | None:
    """Thirty in hand before the other counts (law 68); what comes later in the order may count."""
    if not _talking(seen, deal, seat):
        return None
    ledger = standing(deal.ledger)
    counted = [line.item for line in ledger if line.seat is not seat and line.item in HELD]
    if counted and seen.options.pique_bar is PiqueBar.TAKES_TRICK:
        return None
    barred = [*counted, *_beaten(deal)] if seat is ELDER else counted
    before = HELD[: min(map(HELD.index, barred), default=len(HELD))]
    points = sum(line.points for line in ledger if line.seat is seat and line.item in before)
    most = points + _may_come(seen, deal, seat, before)
    if most < REPIQUE_FROM:
        return None
    bars = (item_of(kind) for kind in KINDS if _open(seen, deal, kind, seat.other))
    return Road(seat, Item.REPIQUE, points, tuple(item for item in bars if item in before))


def _to_pique(seen: View, deal: DealView) -> Road | None:
    """Elder's thirty in hand and play before younger counts anything at all (law 69)."""
    ledger, table = standing(deal.ledger), deal.table
    if any(line.seat is YOUNGER for line in ledger) or table.conceded is not None:
        return None
    if _talking(seen, deal, YOUNGER) and any(_beaten(deal)):
        return None
    if table.won(YOUNGER) and seen.options.pique_bar is PiqueBar.TAKES_TRICK:
        return None
    points = sum(line.points for line in ledger if line.item not in AFTER_PLAY)
    led = table.led is not None and table.leader is ELDER
    in_play = TRICKS - len(table.tricks) - led + 1  # one for each trick, one more for the last
    in_hand = _may_come(seen, deal, ELDER, HELD) if _talking(seen, deal, ELDER) else 0
    if points + in_hand + in_play < PIQUE_FROM:
        return None
    return Road(ELDER, Item.PIQUE, points)


def _talking(seen: View, deal: DealView, seat: Seat) -> bool:
    """Whether a seat may still count in hand: till younger has played, or elder where so agreed."""
    if seen.phase is Phase.PLAY or deal.table.tricks:
        return False
    own = seen.options.late_claims is LateClaims.OWN_FIRST_CARD
    return seat is YOUNGER or not (own and deal.table.led is not None)


def _may_come(seen: View, deal: DealView, seat: Seat, items: tuple[Item, ...]) -> int:
    """The most a seat may yet count in hand in these classes."""
    cards, more = _may_hold(deal, seat), 0
    for kind in KINDS:
        if item_of(kind) in items and _open(seen, deal, kind, seat):
            had = _counted(deal.ledger, seat, item_of(kind))
            more += max(0, _most(cards, kind) - had)
    return more


def _most(cards: Hand, kind: Kind) -> int:
    """What can be counted of a kind with cards: the best point, every sequence and every set."""
    held = [one.points for one in holdings(cards, kind)]
    return max(held, default=0) if kind is Kind.POINT else sum(held)


def _counted(ledger: Ledger, seat: Seat, item: Item) -> int:
    return sum(line.points for line in ledger if line.seat is seat and line.item is item)


def _open(seen: View, deal: DealView, kind: Kind, seat: Seat) -> bool:
    """Whether a seat may still count something of a kind, after what was answered to elder."""
    reply = _reply(deal, kind)
    if seat is ELDER:
        return reply in (None, Reply.GOOD)
    if seen.options.show_to_score:  # what elder keeps back in the end is hers (law U12)
        return not _counted(deal.ledger, ELDER, item_of(kind))
    return reply in (None, Reply.NOT_GOOD)


def _beaten(deal: DealView) -> Iterator[Item]:
    """What younger has said to be better than elder's, and may still count."""
    return (item_of(kind) for kind in KINDS if _reply(deal, kind) is Reply.NOT_GOOD)


def _reply(deal: DealView, kind: Kind) -> Reply | None:
    """What was answered to elder's call of a kind that stands."""
    found: Reply | None = None
    for event in deal.history:
        match event:
            case Answered(answered, reply) if answered is kind:
                found = reply
            case CallWithdrawn(_, withdrawn) if withdrawn is kind:
                found = None
            case PointLetGo() if kind is Kind.POINT:
                found = Reply.NOT_GOOD
    return found


def _may_hold(deal: DealView, seat: Seat) -> Hand:
    """The cards among which are the twelve a seat calls from, as far as the viewer knows."""
    own = deal.hand.union(_played(deal, deal.seat))
    if seat is deal.seat:
        return own
    taken = next((e.count for e in deal.history if isinstance(e, TookIn) and e.seat is YOUNGER), 0)
    never = own.union(deal.discard, deal.left_seen[taken:], deal.leavings or ())
    return frozenset(PACK) - never


def _played(deal: DealView, seat: Seat) -> Iterator[Card]:
    return (e.card for e in deal.history if isinstance(e, CardPlayed) and e.seat is seat)
