"""Everything that can happen, past tense, and what each player may see of it.

A field that a player may not know is None in his edition: hidden means absent.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.all_fours.actions import Point, TrumpQuestion
from rules.all_fours.scoring import Line
from rules.all_fours.settlement import Settlement
from rules.core.cards import Card, Hand
from rules.core.seats import Player


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
    """This player deals first."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class Dealt:
    """Cards were dealt, A's first: six each, or three more in a run; the stock nobody sees."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]
    more: bool = False


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The next card lies open on the stock: its suit is trumps (QA5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class SetAside:
    """The refused turn-up lies open and out of play (QB4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stood:
    """A player was content with the trump, or with the deal."""

    player: Player


@dataclass(frozen=True, slots=True)
class Begged:
    """Elder begged."""

    player: Player


@dataclass(frozen=True, slots=True)
class Gave:
    """The dealer said "Take one"."""

    player: Player


@dataclass(frozen=True, slots=True)
class Ran:
    """The dealer ran the cards."""

    player: Player


@dataclass(frozen=True, slots=True)
class BegRefused:
    """The dealer did not agree to a second beg (QB7)."""

    player: Player


@dataclass(frozen=True, slots=True)
class BunchProposed:
    """A player proposed a new deal (QB7)."""

    player: Player


@dataclass(frozen=True, slots=True)
class BunchAnswered:
    """The other agreed to it, or not."""

    player: Player
    agreed: bool


@dataclass(frozen=True, slots=True)
class Bunched:
    """The cards are thrown together, and the same dealer deals again (QB6, QB7)."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class LaidAway:
    """A player laid cards away; which, only he knows (QC2)."""

    player: Player
    number: int
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led, or played to a lead."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpAsked:
    """A player asked of the trump he had just laid (QG1)."""

    player: Player
    question: TrumpQuestion


@dataclass(frozen=True, slots=True)
class TrumpAnswered:
    """The truth, told to the asker alone."""

    player: Player
    question: TrumpQuestion
    yes: bool | None


@dataclass(frozen=True, slots=True)
class AskedNoMore:
    """A player had no more to ask of the trump he had laid."""

    player: Player


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was taken; `number` counts from 1."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class Revoked:
    """A player neither followed nor trumped, though able (QH7)."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class PointsClaimed:
    """By hand: what a player says he has made (QG2)."""

    player: Player
    points: frozenset[Point]


@dataclass(frozen=True, slots=True)
class PipsCounted:
    """What the cards in their tricks count for Game, A's first (QE4)."""

    pips: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PointsChecked:
    """By hand: who had made what, in their order; A's first (QG2)."""

    made: tuple[frozenset[Point], frozenset[Point]]


@dataclass(frozen=True, slots=True)
class Counted:
    """A line of the ledger; `running` is what this player has in the deal with it."""

    line: Line
    running: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; the points of both in it, A's first."""

    number: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PartieEnded:
    """The partie is over."""

    settlement: Settlement


@dataclass(frozen=True, slots=True)
class CardShown:
    """Strict play: the dealer let this card of a player's be seen (QH1, QH2)."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class HandTakenUp:
    """Strict play: the dealer looks at his hand now (QB8)."""

    player: Player
    cards: Hand | None


@dataclass(frozen=True, slots=True)
class NumberAnnounced:
    """Strict play: a player said that somebody holds a wrong number of cards (QH6)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Abode:
    """Strict play: a player let the deal stand (QH1)."""

    player: Player


@dataclass(frozen=True, slots=True)
class CardDrawnOut:
    """Strict play: a player drew a card out of the other's hand, who alone knows it (QH3)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class Misdealt:
    """Strict play: nothing of this deal counts, and the same dealer deals again (QX17)."""

    dealer: Player


Event = (
    PackSpread
    | CardCut
    | CutTied
    | CutWon
    | Dealt
    | TurnedUp
    | SetAside
    | Stood
    | Begged
    | Gave
    | Ran
    | BegRefused
    | BunchProposed
    | BunchAnswered
    | Bunched
    | LaidAway
    | CardPlayed
    | TrumpAsked
    | TrumpAnswered
    | AskedNoMore
    | TrickTaken
    | Revoked
    | PointsClaimed
    | PipsCounted
    | PointsChecked
    | Counted
    | DealEnded
    | PartieEnded
    | CardShown
    | HandTakenUp
    | NumberAnnounced
    | Abode
    | CardDrawnOut
    | Misdealt
)
