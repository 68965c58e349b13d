"""The one ledger of a deal, and what follows from it: running totals, pique and repique.

Every point is a line, in the order it was counted; nothing adds points a second way. Pique and
repique look at the order of reckoning (law 67), in which all that is held counts before anything
played. Source: Cavendish, "Carte blanche, pique and repique" and "Scoring" (rules J1 to J13; laws
61 to 69).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from rules.core.cards import Card, Hand
from rules.piquet.combinations import Combination, Kind, Point
from rules.piquet.options import Options, PiqueBar
from rules.piquet.pack import TEN_HEIGHT, height
from rules.piquet.seats import ELDER, Seat

PIQUE_FROM = REPIQUE_FROM = 30
PIQUE = 30
REPIQUE = 60
CARTE_BLANCHE = 10
ENDING_IN_FOUR = 4
CARDS = 10
CAPOT = 40
TRICKS = 12
CAVENDISH = Options()


class Item(StrEnum):
    """What a line is for."""

    CARTE_BLANCHE = "carte-blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    REPIQUE = "repique"
    LEAD = "lead"
    TRICK = "trick"
    LAST_TRICK = "last-trick"
    PIQUE = "pique"
    CONCEDED = "conceded"
    CARDS = "cards"
    CAPOT = "capot"


HELD = (Item.CARTE_BLANCHE, Item.POINT, Item.SEQUENCE, Item.SET)
"""What is scored in hand, in the order of reckoning (law 67)."""

PLAYED = (Item.LEAD, Item.TRICK, Item.LAST_TRICK, Item.CONCEDED)
"""What is scored in play."""

AFTER_PLAY = (Item.CARDS, Item.CAPOT)
"""What is added when the play is over, too late to make a pique (law 69)."""

EXTRAORDINARY = (Item.PIQUE, Item.REPIQUE)

_ITEM_OF = {Kind.POINT: Item.POINT, Kind.SEQUENCE: Item.SEQUENCE, Kind.SET: Item.SET}
_SET = Item.SET
_ORDER = {item: order for order, item in enumerate(HELD)}


def item_of(kind: Kind) -> Item:
    """What a call of this kind is entered as."""
    return _ITEM_OF[kind]


class Line(Struct, frozen=True, gc=False):
    """One entry of the ledger: whose, for what, how many points, and the cards that made it.

    `cards` is None where the reader of a view may not know them. What is withdrawn again stays, and
    a line of as many points below zero takes it back: for the same, with the same cards.
    """

    seat: Seat
    item: Item
    points: int
    cards: Hand | None = None

    @property
    def withdraws(self) -> bool:
        """Whether this line takes another one back."""
        return self.points < 0


Ledger = tuple[Line, ...]


def withdrawal_of(line: Line) -> Line:
    """The line that takes another one back."""
    return Line(line.seat, line.item, -line.points, line.cards)


def taken_back(ledger: Ledger) -> frozenset[int]:
    """The places of the lines that were withdrawn; of several alike the earlier ones."""
    places: set[int] = set()
    for line in ledger:
        if line.points < 0:
            made = withdrawal_of(line)
            places.add(next(i for i, one in enumerate(ledger) if one == made and i not in places))
    return frozenset(places)


def standing(ledger: Ledger) -> Ledger:
    """The lines that stand: without those that were withdrawn, and without what withdrew them."""
    gone = taken_back(ledger)
    if not gone:
        return ledger
    return tuple(line for i, line in enumerate(ledger) if i not in gone and not line.withdraws)


def total(ledger: Iterable[Line], seat: Seat) -> int:
    """All points of one seat so far."""
    points = 0
    for line in ledger:
        if line.seat is seat:
            points += line.points
    return points


def has(ledger: Ledger, seat: Seat, item: Item) -> bool:
    """Whether a seat has a line of this kind, as it counted it."""
    return any(line.item is item and line.seat is seat for line in ledger)


def has_jumped(ledger: Ledger, seat: Seat) -> bool:
    """Whether a seat has counted its pique or repique: one of the two in a deal (rule J4)."""
    return any(line.item in EXTRAORDINARY and line.seat is seat for line in ledger)


def worth(call: Combination, options: Options) -> int:
    """What a combination counts for the one whose it is.

    Where it was agreed, a point that makes a number ending in four counts one less (law U17).
    """
    less = options.fours_less and isinstance(call, Point) and call.value % 10 == ENDING_IN_FOUR
    return call.points - less


def counts_in_play(card: Card, options: Options) -> bool:
    """Whether a card counts when it is led or takes a trick (law 65): tens and higher always."""
    return options.low_cards_count or height(card) >= TEN_HEIGHT


def repique_of(seat: Seat, options: Options) -> int:
    """What a repique adds: sixty, or for younger what was agreed on (X12)."""
    return options.younger_repique if seat is Seat.YOUNGER else REPIQUE


def earns_repique(
    ledger: Ledger, seat: Seat, barring: Iterable[Item], options: Options = CAVENDISH
) -> bool:
    """Whether a seat has thirty in hand before the adversary counts anything (law 68).

    `barring` are the classes the adversary may still count, or has cards for that a law keeps her
    from scoring: these bar as well. Equalities and what was sunk never do (rules J9, J10). In the
    Encyclopaedia anything of hers in hand bars, also what counts after the thirty (J3).
    """
    if total(ledger, seat) < REPIQUE_FROM:
        return False  # whatever may bar
    ledger = standing(ledger)
    counted = (line.item for line in ledger if line.seat is not seat)
    bars = [_ORDER[item] for item in (*counted, *barring) if item in HELD]
    if bars and options.pique_bar is PiqueBar.TAKES_TRICK:
        return False
    before = HELD[: min(bars, default=len(HELD))]
    own = sum(line.points for line in ledger if line.item in before)  # nobody else's are
    return own >= REPIQUE_FROM


def earns_pique(ledger: Ledger, tricks: int = 0, options: Options = CAVENDISH) -> bool:
    """Whether elder has thirty in hand and play and younger has counted nothing at all (law 69).

    A repique replaces the pique (rule J4), and neither is won twice. In the Encyclopaedia the first
    of younger's `tricks` bars, whether it counts or not (J3). What she may not score bars as well.
    """
    if tricks and options.pique_bar is PiqueBar.TAKES_TRICK:
        return False
    points = 0
    for line in ledger:
        if line.seat is not ELDER:
            if line.item is not _SET or total(ledger, line.seat):
                return False  # only sets are withdrawn, and come to nothing then
        elif line.item in EXTRAORDINARY:
            return False
        elif line.item not in AFTER_PLAY:
            points += line.points
    return points >= PIQUE_FROM


def points_for_cards(tricks: int) -> tuple[Item, int] | None:
    """What a number of tricks won adds after the play: capot, the cards, or nothing (law 66)."""
    if tricks == TRICKS:
        return Item.CAPOT, CAPOT
    if tricks > TRICKS // 2:
        return Item.CARDS, CARDS
    return None
