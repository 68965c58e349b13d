"""Everything that can happen, past tense, and what each player may see of it.

A field that a player may not know is None in his edition: hidden means absent.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.bezique.combinations import Kind
from rules.bezique.errors import Error
from rules.bezique.scoring import Line
from rules.bezique.settlement import Settlement
from rules.core.cards import Card, Hand, Suit
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
    """The highest cut is this player's."""

    player: Player


@dataclass(frozen=True, slots=True)
class DealChosen:
    """This player deals first."""

    dealer: Player


@dataclass(frozen=True, slots=True)
class Dealt:
    """Eight each, or nine, A's first; the stock is seen by nobody."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The next card lies open beside the stock: its suit is trumps (ZA6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Counted:
    """A line of the ledger; `running` is what this player has in the deal with it."""

    line: Line
    running: int


@dataclass(frozen=True, slots=True)
class CarteBlancheShown:
    """These cards without a court card were shown and taken back (ZK4, ZK5)."""

    player: Player
    cards: Hand


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was led, or played to a lead."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick was taken; `number` counts from 1."""

    player: Player
    number: int


@dataclass(frozen=True, slots=True)
class SevenExchanged:
    """A seven of trumps lies in the turn-up's place, and the turn-up was taken for it."""

    player: Player
    seven: Card
    card: Card


@dataclass(frozen=True, slots=True)
class SevenShown:
    """A seven of trumps was laid open."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Declared:
    """A combination lies open and is scored."""

    player: Player
    kind: Kind
    cards: Hand


@dataclass(frozen=True, slots=True)
class Announced:
    """A combination lies open "to score" after a later trick (ZE5)."""

    player: Player
    kind: Kind
    cards: Hand


@dataclass(frozen=True, slots=True)
class TrumpsMade:
    """Rubicon Bezique: the first marriage or sequence made this suit trumps (ZK3)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Drew:
    """A card was drawn; `left` remain, the turn-up counted. The turn-up itself is seen by both."""

    player: Player
    card: Card | None
    left: int


@dataclass(frozen=True, slots=True)
class TableTakenUp:
    """The stock is gone: open cards, A's first, went back to the hands (ZG1)."""

    cards: tuple[Hand, Hand]


@dataclass(frozen=True, slots=True)
class BrisquesCounted:
    """So many aces and tens were in a player's tricks."""

    player: Player
    count: int


@dataclass(frozen=True, slots=True)
class Erred:
    """Strict play: somebody did wrong, and showed these cards by it.

    A card that was drawn early only the one who drew it has seen.
    """

    player: Player
    error: Error
    cards: Hand | None = frozenset()


@dataclass(frozen=True, slots=True)
class CardCalled:
    """Strict play: the player calls for this card to be led, or for none (ZI9)."""

    player: Player
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardPicked:
    """Strict play: of two cards drawn the player took this, the other has the rest (ZI8)."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class TricksForfeited:
    """Strict play: all tricks since the stock was gone are this player's (ZI11)."""

    player: Player


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal is over; the points of both in it, A's first."""

    number: int
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True)
class GameWon:
    """A game of the partie is over: who won it, and whether it counts double (ZH2 to ZH4)."""

    player: Player
    totals: tuple[int, int]
    double: bool


@dataclass(frozen=True, slots=True)
class PartieEnded:
    """The partie is over."""

    settlement: Settlement


Event = (
    PackSpread
    | CardCut
    | CutTied
    | CutWon
    | DealChosen
    | Dealt
    | TurnedUp
    | Counted
    | CarteBlancheShown
    | CardPlayed
    | TrickTaken
    | SevenExchanged
    | SevenShown
    | Declared
    | Announced
    | TrumpsMade
    | Drew
    | TableTakenUp
    | BrisquesCounted
    | Erred
    | CardCalled
    | CardPicked
    | TricksForfeited
    | DealEnded
    | GameWon
    | PartieEnded
)
