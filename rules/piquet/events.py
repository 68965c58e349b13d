"""Everything that can happen, past tense, and what each player may see of it.

A field that a seat may not know is None in its edition: hidden means absent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct

from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.scoring import Line
from rules.piquet.seats import Seat
from rules.piquet.settlement import Settlement
from rules.piquet.talk.questions import Question


class PackSpread(Struct, frozen=True):
    """The pack lies spread for the cut."""


class CardCut(Struct, frozen=True):
    """A player turned up this card of the spread pack."""

    player: Player
    place: int
    card: Card


class CutTied(Struct, frozen=True):
    """Both cut the same rank: they cut again."""


class CutWon(Struct, frozen=True):
    """The cut is this player's: he chooses who deals, or by some rules deals (B1 to B3)."""

    player: Player


class DealChosen(Struct, frozen=True):
    """This player deals first: so the winner of the cut chose, or the rules have it (X1)."""

    dealer: Player


class Dealt(Struct, frozen=True):
    """Twelve each, elder's first; the eight of the talon are seen by nobody."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]


class CarteBlancheAnnounced(Struct, frozen=True):
    """Carte blanche was announced, by elder with the number he will take."""

    seat: Seat
    take: int | None


class CarteBlancheShown(Struct, frozen=True):
    """The twelve cards dealt were shown, one on another (law 19)."""

    seat: Seat
    cards: Hand


class Discarded(Struct, frozen=True):
    """Cards were put out, face down."""

    seat: Seat
    count: int
    cards: Hand | None


class TookIn(Struct, frozen=True):
    """Cards were taken from the top of the talon; `left` remain that the taker might have had."""

    seat: Seat
    count: int
    left: int
    cards: tuple[Card, ...] | None


class LeavingsSeen(Struct, frozen=True):
    """Elder looked at what he left (law 33): younger learns that, not the cards."""

    seat: Seat
    cards: tuple[Card, ...] | None


class LeavingsShown(Struct, frozen=True):
    """Younger looked at what she left, and so both saw it (law 36)."""

    cards: tuple[Card, ...]


class LeavingsDeclined(Struct, frozen=True):
    """Younger did not look: nobody sees what was left (rule D16)."""


class PointCalled(Struct, frozen=True):
    """A point was called by its number alone (law 46)."""

    seat: Seat
    count: int
    cards: Hand | None


class MakingAsked(Struct, frozen=True):
    """Younger asked what elder's point makes; `equal`: by saying that hers has as many cards."""

    equal: bool = False
    UNTOLD: ClassVar[Mapping[str, object]] = {"equal": False}


class MakingTold(Struct, frozen=True):
    """Elder told what the point makes."""

    value: int


class PointLetGo(Struct, frozen=True):
    """Elder let his point go as not good instead of telling what it makes."""


class SequenceCalled(Struct, frozen=True):
    """A sequence was called by its length and its highest card, without the suit."""

    seat: Seat
    length: int
    top: Rank
    cards: Hand | None


class SetCalled(Struct, frozen=True):
    """A quatorze or a trio was called by its rank."""

    seat: Seat
    count: int
    rank: Rank
    cards: Hand | None


class CallWithdrawn(Struct, frozen=True):
    """A call of this kind was withdrawn; the better one follows (law 50)."""

    seat: Seat
    kind: Kind


class ShowingDeclined(Struct, frozen=True):
    """Elder did not show what was good or equal, and lost it (law U12)."""

    seat: Seat
    kind: Kind


class Answered(Struct, frozen=True):
    """Younger answered a call of this kind."""

    kind: Kind
    reply: Reply


class SuitTold(Struct, frozen=True):
    """The suit of a point or sequence that was good or equal was named."""

    seat: Seat
    kind: Kind
    suit: Suit


class SetImplied(Struct, frozen=True):
    """The calls of a seat have shown so many of a rank, and the other counts what that beats.

    The seat may claim them in time, and what the other counts of sets is withdrawn (rule H6).
    """

    seat: Seat
    count: int
    rank: Rank


class Counted(Struct, frozen=True, gc=False):
    """A line was entered in the ledger; `running` is the seat's score in this deal, said aloud.

    A line below zero takes back one that was entered before.
    """

    line: Line
    running: int


class Asked(Struct, frozen=True, gc=False):
    """A question was put about what the other has counted (rule H14)."""

    seat: Seat
    question: Question


class NumberTold(Struct, frozen=True):
    """The answer to "how many?": so many cards are still in hand."""

    seat: Seat
    number: int


class CardsTold(Struct, frozen=True):
    """The answer to "what have you?": these of the counted cards are still in hand."""

    seat: Seat
    cards: Hand


class NotReckonedTold(Struct, frozen=True):
    """The answer to "which king do you not reckon?": it may be held or not."""

    seat: Seat
    rank: Rank
    suit: Suit


class CardsShown(Struct, frozen=True):
    """What was called was shown (law 55)."""

    seat: Seat
    cards: Hand


class SuitNamed(Struct, frozen=True):
    """Elder named the suit he will lead."""

    suit: Suit


class PlayConceded(Struct, frozen=True):
    """A player who cannot save his rubicon conceded the play (rule K9)."""

    seat: Seat


class ConcessionAnswered(Struct, frozen=True):
    """The other counts the play and the cards, or plays for the capot (rule K10)."""

    seat: Seat
    accepted: bool


class CardPlayed(Struct, frozen=True, gc=False):
    """A card was led, or played to the lead."""

    seat: Seat
    card: Card


class TrickWon(Struct, frozen=True, gc=False):
    """The trick of this number, from 1, was taken."""

    seat: Seat
    number: int


class DealEnded(Struct, frozen=True):
    """The deal is over; the players' points in it, A's first."""

    number: int
    scores: tuple[int, int]


class PartieTied(Struct, frozen=True):
    """Equal after the last deal: each deals once more (rule K7)."""


class PartieEnded(Struct, frozen=True):
    """The last deal is over and the partie is settled."""

    settlement: Settlement


Event = (
    PackSpread
    | CardCut
    | CutTied
    | CutWon
    | DealChosen
    | Dealt
    | CarteBlancheAnnounced
    | CarteBlancheShown
    | Discarded
    | TookIn
    | LeavingsSeen
    | LeavingsShown
    | LeavingsDeclined
    | PointCalled
    | MakingAsked
    | MakingTold
    | PointLetGo
    | SequenceCalled
    | SetCalled
    | CallWithdrawn
    | ShowingDeclined
    | Answered
    | SuitTold
    | SetImplied
    | Counted
    | Asked
    | NumberTold
    | CardsTold
    | NotReckonedTold
    | CardsShown
    | SuitNamed
    | PlayConceded
    | ConcessionAnswered
    | CardPlayed
    | TrickWon
    | DealEnded
    | PartieTied
    | PartieEnded
)
