"""Everything that can be done, in the order of a partie. Each is done by the one whose turn it is.

Chance spreads the pack for the cut and deals; all else is a player's.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

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


@dataclass(frozen=True, slots=True)
class Spread:
    """Chance spreads the shuffled pack face down for the cut, the leftmost card first."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """Turn up one card of the spread pack, by its place from 0 (QA2)."""

    place: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance hands over the pack, shuffled and cut, the top card first.

    In strict play the dealer's hand may slip.
    """

    pack: tuple[Card, ...]
    slip: Slip | None = None


@dataclass(frozen=True, slots=True)
class Stand:
    """Be content with the trump, or with the deal (QB1, QB7)."""


@dataclass(frozen=True, slots=True)
class Beg:
    """Beg: another trump, or a point (QB1)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Take one: elder has a point and the suit stays (QB2)."""


@dataclass(frozen=True, slots=True)
class Run:
    """Run the cards: three more each, and another trump (QB2, QB4)."""


@dataclass(frozen=True, slots=True)
class RefuseBeg:
    """A second beg, which is by agreement, is not agreed to (QB7)."""


@dataclass(frozen=True, slots=True)
class ProposeBunch:
    """Propose a new deal by the same dealer, where that was agreed on (QB7)."""


@dataclass(frozen=True, slots=True)
class AnswerBunch:
    """Agree to a new deal, or not (QB7)."""

    agree: bool


@dataclass(frozen=True, slots=True)
class LayAway:
    """Lay away all cards but six, face down (QC1, QC2)."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Play:
    """Lead a card, or play one to a lead."""

    card: Card


@dataclass(frozen=True, slots=True)
class AskTrump:
    """Is it high? Is it low? Of the trump one has just laid (QG1)."""

    question: TrumpQuestion


@dataclass(frozen=True, slots=True)
class GoOn:
    """Ask no more of the trump one has just laid."""


@dataclass(frozen=True, slots=True)
class ClaimPoints:
    """By hand: the points that one says one has made (QG2)."""

    points: frozenset[Point]


@dataclass(frozen=True, slots=True)
class AnnounceNumber:
    """Strict play: say that somebody holds a wrong number of cards (QH3 to QH6)."""


@dataclass(frozen=True, slots=True)
class DemandDeal:
    """Strict play: a new deal, by the same dealer (QH1, QH3)."""


@dataclass(frozen=True, slots=True)
class Abide:
    """Strict play: the deal stands though a card was shown (QH1)."""


@dataclass(frozen=True, slots=True)
class DrawOut:
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
