"""Everything that can happen, past tense, and what each player may see of it.

A field that a player may not know is None in his edition: hidden means absent.
"""

from __future__ import annotations

from msgspec import Struct

from rules.all_fours.actions import Point, TrumpQuestion
from rules.all_fours.scoring import Line, Settlement
from rules.core.cards import Card, Hand
from rules.core.seats import Player


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
    """This player deals first."""

    dealer: Player


class Dealt(Struct, frozen=True):
    """Cards were dealt, A's first: six each, or three more in a run; the stock nobody sees."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]
    more: bool = False


class TurnedUp(Struct, frozen=True):
    """The next card lies open on the stock: its suit is trumps (QA5)."""

    card: Card


class SetAside(Struct, frozen=True):
    """The refused turn-up lies open and out of play (QB4)."""

    card: Card


class Stood(Struct, frozen=True):
    """A player was content with the trump, or with the deal."""

    player: Player


class Begged(Struct, frozen=True):
    """Elder begged."""

    player: Player


class Gave(Struct, frozen=True):
    """The dealer said "Take one"."""

    player: Player


class Ran(Struct, frozen=True):
    """The dealer ran the cards."""

    player: Player


class BegRefused(Struct, frozen=True):
    """The dealer did not agree to a second beg (QB7)."""

    player: Player


class BunchProposed(Struct, frozen=True):
    """A player proposed a new deal (QB7)."""

    player: Player


class BunchAnswered(Struct, frozen=True):
    """The other agreed to it, or not."""

    player: Player
    agreed: bool


class Bunched(Struct, frozen=True):
    """The cards are thrown together, and the same dealer deals again (QB6, QB7)."""

    dealer: Player


class LaidAway(Struct, frozen=True):
    """A player laid cards away; which, only he knows (QC2)."""

    player: Player
    number: int
    cards: Hand | None


class CardPlayed(Struct, frozen=True, gc=False):
    """A card was led, or played to a lead."""

    player: Player
    card: Card


class TrumpAsked(Struct, frozen=True, gc=False):
    """A player asked of the trump he had just laid (QG1)."""

    player: Player
    question: TrumpQuestion


class TrumpAnswered(Struct, frozen=True, gc=False):
    """The truth, told to the asker alone."""

    player: Player
    question: TrumpQuestion
    yes: bool | None


class AskedNoMore(Struct, frozen=True):
    """A player had no more to ask of the trump he had laid."""

    player: Player


class TrickTaken(Struct, frozen=True, gc=False):
    """A trick was taken; `number` counts from 1."""

    player: Player
    number: int


class Revoked(Struct, frozen=True):
    """A player neither followed nor trumped, though able (QH7)."""

    player: Player
    card: Card


class PointsClaimed(Struct, frozen=True):
    """By hand: what a player says he has made (QG2)."""

    player: Player
    points: frozenset[Point]


class PipsCounted(Struct, frozen=True):
    """What the cards in their tricks count for Game, A's first (QE4)."""

    pips: tuple[int, int]


class PointsChecked(Struct, frozen=True):
    """By hand: who had made what, in their order; A's first (QG2)."""

    made: tuple[frozenset[Point], frozenset[Point]]


class Counted(Struct, frozen=True, gc=False):
    """A line of the ledger; `running` is what this player has in the deal with it."""

    line: Line
    running: int


class DealEnded(Struct, frozen=True):
    """The deal is over; the points of both in it, A's first."""

    number: int
    scores: tuple[int, int]


class PartieEnded(Struct, frozen=True):
    """The partie is over."""

    settlement: Settlement


class CardShown(Struct, frozen=True):
    """Strict play: the dealer let this card of a player's be seen (QH1, QH2)."""

    player: Player
    card: Card


class HandTakenUp(Struct, frozen=True):
    """Strict play: the dealer looks at his hand now (QB8)."""

    player: Player
    cards: Hand | None


class NumberAnnounced(Struct, frozen=True):
    """Strict play: a player said that somebody holds a wrong number of cards (QH6)."""

    player: Player


class Abode(Struct, frozen=True):
    """Strict play: a player let the deal stand (QH1)."""

    player: Player


class CardDrawnOut(Struct, frozen=True):
    """Strict play: a player drew a card out of the other's hand, who alone knows it (QH3)."""

    player: Player
    card: Card | None


class Misdealt(Struct, frozen=True):
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
