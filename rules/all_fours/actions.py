"""Everything that can be done, in the order of a partie. Each is done by the one whose turn it is.

Chance spreads the pack for the cut and deals; all else is a player's.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.core.cards import Card, Hand


class TrumpQuestion(StrEnum):
    """What one asks of a trump just laid (QG1)."""

    HIGH = "high"
    LOW = "low"


class Point(StrEnum):
    """The four points, in the order in which they are marked (QF1)."""

    HIGH = "high"
    LOW = "low"
    JACK = "jack"
    GAME = "game"


class Slip(StrEnum):
    """What goes wrong in dealing, where strict play was agreed on (section H)."""

    ELDER_SHOWN = "elder-shown"  # QH1: the last card dealt to elder
    DEALER_SHOWN = "dealer-shown"  # QH2
    ELDER_OVER = "elder-over"  # QH3: elder has seven
    DEALER_OVER = "dealer-over"
    ELDER_SHORT = "elder-short"  # QH5: elder has five
    DEALER_SHORT = "dealer-short"


class Spread(Struct, frozen=True):
    """Chance spreads the shuffled pack face down for the cut, the leftmost card first."""

    pack: tuple[Card, ...]


class Cut(Struct, frozen=True):
    """Turn up one card of the spread pack, by its place from 0 (QA2)."""

    place: int


class Deal(Struct, frozen=True):
    """Chance hands over the pack, shuffled and cut, the top card first.

    In strict play the dealer's hand may slip.
    """

    pack: tuple[Card, ...]
    slip: Slip | None = None


class Stand(Struct, frozen=True):
    """Be content with the trump, or with the deal (QB1, QB7)."""


class Beg(Struct, frozen=True):
    """Beg: another trump, or a point (QB1)."""


class Give(Struct, frozen=True):
    """Take one: elder has a point and the suit stays (QB2)."""


class Run(Struct, frozen=True):
    """Run the cards: three more each, and another trump (QB2, QB4)."""


class RefuseBeg(Struct, frozen=True):
    """A second beg, which is by agreement, is not agreed to (QB7)."""


class ProposeBunch(Struct, frozen=True):
    """Propose a new deal by the same dealer, where that was agreed on (QB7)."""


class AnswerBunch(Struct, frozen=True):
    """Agree to a new deal, or not (QB7)."""

    agree: bool


class LayAway(Struct, frozen=True):
    """Lay away all cards but six, face down (QC1, QC2)."""

    cards: Hand


class Play(Struct, frozen=True, gc=False):
    """Lead a card, or play one to a lead."""

    card: Card


class AskTrump(Struct, frozen=True, gc=False):
    """Is it high? Is it low? Of the trump one has just laid (QG1)."""

    question: TrumpQuestion


class GoOn(Struct, frozen=True):
    """Ask no more of the trump one has just laid."""


class ClaimPoints(Struct, frozen=True):
    """By hand: the points that one says one has made (QG2)."""

    points: frozenset[Point]


class AnnounceNumber(Struct, frozen=True):
    """Strict play: say that somebody holds a wrong number of cards (QH3 to QH6)."""


class DemandDeal(Struct, frozen=True):
    """Strict play: a new deal, by the same dealer (QH1, QH3)."""


class Abide(Struct, frozen=True):
    """Strict play: the deal stands though a card was shown (QH1)."""


class DrawOut(Struct, frozen=True):
    """Strict play: draw the card too many out of the other's hand, unseen (QH3).

    By its place from 0 in the order in which his cards were dealt.
    """

    place: int


Action = (
    Spread
    | Cut
    | Deal
    | Stand
    | Beg
    | Give
    | Run
    | RefuseBeg
    | ProposeBunch
    | AnswerBunch
    | LayAway
    | Play
    | AskTrump
    | GoOn
    | ClaimPoints
    | AnnounceNumber
    | DemandDeal
    | Abide
    | DrawOut
)
