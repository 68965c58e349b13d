"""Everything that can happen, past tense, and what each player may see of it.

A field that a seat may not know is None in its edition: hidden means absent.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.evolve import UNTOLD
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.scoring import Line
from rules.piquet.seats import Seat
from rules.piquet.settlement import Settlement
from rules.piquet.talk.questions import Question


@dataclass(frozen=True, slots=True)
class PackSpread:
    """The pack lies spread for the cut."""


@dataclass(frozen=True, slots=True)
class CardCut:
    """A player turned up this card of the spread pack."""

    player: Player
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class CutTied:
    """Both cut the same rank: they cut again."""


@dataclass(frozen=True, slots=True)
class CutWon:
    """The cut is this player's: he chooses who deals, or by some rules deals (B1 to B3)."""

    player: Player


@dataclass(frozen=True, slots=True)
class DealChosen:
    """This player deals first: so the winner of the cut chose, or the rules have it (X1)."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class Dealt:
    """Twelve each, elder's first; the eight of the talon are seen by nobody."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]


@dataclass(frozen=True, slots=True)
class CarteBlancheAnnounced:
    """Carte blanche was announced, by elder with the number he will take."""

    seat: Seat
    take: int | None


@dataclass(frozen=True, slots=True)
class CarteBlancheShown:
    """The twelve cards dealt were shown, one on another (law 19)."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class Discarded:
    """Cards were put out, face down."""

    seat: Seat
    count: int
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class TookIn:
    """Cards were taken from the top of the talon; `left` remain that the taker might have had."""

    seat: Seat
    count: int
    left: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class LeavingsSeen:
    """Elder looked at what he left (law 33): younger learns that, not the cards."""

    seat: Seat
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class LeavingsShown:
    """Younger looked at what she left, and so both saw it (law 36)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LeavingsDeclined:
    """Younger did not look: nobody sees what was left (rule D16)."""


@dataclass(frozen=True, slots=True)
class PointCalled:
    """A point was called by its number alone (law 46)."""

    seat: Seat
    count: int
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class MakingAsked:
    """Younger asked what elder's point makes; `equal`: by saying that hers has as many cards."""

    equal: bool = field(default=False, metadata={UNTOLD: False})


@dataclass(frozen=True, slots=True)
class MakingTold:
    """Elder told what the point makes."""

    value: int


@dataclass(frozen=True, slots=True)
class PointLetGo:
    """Elder let his point go as not good instead of telling what it makes."""


@dataclass(frozen=True, slots=True)
class SequenceCalled:
    """A sequence was called by its length and its highest card, without the suit."""

    seat: Seat
    length: int
    top: Rank
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class SetCalled:
    """A quatorze or a trio was called by its rank."""

    seat: Seat
    count: int
    rank: Rank
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """A call of this kind was withdrawn; the better one follows (law 50)."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class ShowingDeclined:
    """Elder did not show what was good or equal, and lost it (law U12)."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Answered:
    """Younger answered a call of this kind."""

    kind: Kind
    reply: Reply


@dataclass(frozen=True, slots=True)
class SuitTold:
    """The suit of a point or sequence that was good or equal was named."""

    seat: Seat
    kind: Kind
    suit: Suit


@dataclass(frozen=True, slots=True)
class SetImplied:
    """The calls of a seat have shown so many of a rank, and the other counts what that beats.

    The seat may claim them in time, and what the other counts of sets is withdrawn (rule H6).
    """

    seat: Seat
    count: int
    rank: Rank


@dataclass(frozen=True, slots=True)
class Counted:
    """A line was entered in the ledger; `running` is the seat's score in this deal, said aloud.

    A line below zero takes back one that was entered before.
    """

    line: Line
    running: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A question was put about what the other has counted (rule H14)."""

    seat: Seat
    question: Question


@dataclass(frozen=True, slots=True)
class NumberTold:
    """The answer to "how many?": so many cards are still in hand."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class CardsTold:
    """The answer to "what have you?": these of the counted cards are still in hand."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class NotReckonedTold:
    """The answer to "which king do you not reckon?": it may be held or not."""

    seat: Seat
    rank: Rank
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardsShown:
    """What was called was shown (law 55)."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class SuitNamed:
    """Elder named the suit he will lead."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PlayConceded:
    """A player who cannot save his rubicon conceded the play (rule K9)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ConcessionAnswered:
    """The other counts the play and the cards, or plays for the capot (rule K10)."""

    seat: Seat
    accepted: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led, or played to the lead."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """The trick of this number, from 1, was taken."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; the players' points in it, A's first."""

    number: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PartieTied:
    """Equal after the last deal: each deals once more (rule K7)."""


@dataclass(frozen=True, slots=True)
class PartieEnded:
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
