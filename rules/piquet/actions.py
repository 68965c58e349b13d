"""Everything that can be done, in the order of a partie. Each is done by the one whose turn it is.

Only `Correct` and `ClaimLate` are elder's whoever is on turn. Chance spreads the pack for the cut
and deals; all else is a player's.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rules.core.cards import Card, Hand, Suit
from rules.piquet.combinations import Combination, Kind, Point
from rules.piquet.talk.questions import Question


class Spread(Struct, frozen=True):
    """Chance spreads the shuffled pack face down for the cut: 32 cards, the leftmost first."""

    pack: tuple[Card, ...]


class Cut(Struct, frozen=True):
    """Turn up one card of the spread pack, by its place from 0 (law 4)."""

    place: int


class ChooseDeal(Struct, frozen=True):
    """The higher cut chooses to deal first, or to be elder first (rule B3)."""

    deal: bool


class Deal(Struct, frozen=True):
    """Chance hands over the pack, shuffled and cut: 32 cards, the top one first."""

    pack: tuple[Card, ...]


class AnnounceCarteBlanche(Struct, frozen=True):
    """The words "discard for carte blanche" (law 20).

    Elder adds how many cards he will take; younger does not.
    """

    take: int | None = None


class Exchange(Struct, frozen=True, gc=False):
    """Put out these cards and take in as many (laws 21 to 34)."""

    cards: Hand


class Call(Struct, frozen=True, gc=False):
    """Call a point, a sequence, a quatorze or a trio, or reckon one that needs no answer."""

    what: Combination


class Correct(Struct, frozen=True):
    """Elder withdraws a call and makes a better one of its kind (law 50), whoever is on turn."""

    what: Combination


class Withhold(Struct, frozen=True):
    """Elder keeps back what he would have to show (law U12): it is lost."""

    kind: Kind


class ClaimLate(Struct, frozen=True):
    """Elder claims after his lead, or after naming its suit, what he left out (law 56)."""

    what: Combination


class Reply(StrEnum):
    """Younger's answers to a call of elder's."""

    GOOD = "good"
    NOT_GOOD = "not good"
    EQUAL = "equal"


class Answer(Struct, frozen=True):
    """Answer the call that was made.

    "Equal" to a point whose value was not told yet says that hers has as many cards: elder then
    tells what his make, as if she had asked (`AskMaking`). Of several holdings with which "equal"
    is true she may say which she means; without a word it is the best.
    """

    reply: Reply
    meant: Combination | None = None


class AskMaking(Struct, frozen=True):
    """The question "what do they make?" of a point no longer than one's own (law 46)."""


class TellMaking(Struct, frozen=True):
    """Elder tells what his point makes: the one he called, or another of as many cards."""

    what: Point


class LetGo(Struct, frozen=True):
    """Elder lets his point go as not good instead of telling what it makes."""


class Ask(Struct, frozen=True):
    """Ask about what the adversary has counted (rule H14, law 55); the rules answer truly."""

    question: Question


class NameSuit(Struct, frozen=True):
    """Elder names the suit he will lead, so that younger must say whether she looks (law 36)."""

    suit: Suit


class Look(Struct, frozen=True):
    """Younger looks at the cards she left, and shows them, or leaves them unseen (law 36)."""

    look: bool


class Concede(Struct, frozen=True):
    """Concede the play of a last deal whose rubicon is lost by one's own judgement (rule K9)."""


class AnswerConcession(Struct, frozen=True):
    """Count thirteen for the play and ten for the cards, or play for the capot (rule K10)."""

    accept: bool


class Play(Struct, frozen=True, gc=False):
    """Lead a card, or play one to a lead. Elder's first lead ends his calls, her card younger's."""

    card: Card


ChanceAction = Spread | Deal
Action = (
    Spread
    | Cut
    | ChooseDeal
    | Deal
    | AnnounceCarteBlanche
    | Exchange
    | Call
    | Correct
    | ClaimLate
    | Withhold
    | Answer
    | AskMaking
    | TellMaking
    | LetGo
    | Ask
    | NameSuit
    | Look
    | Concede
    | AnswerConcession
    | Play
)
