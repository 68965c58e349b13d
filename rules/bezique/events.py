"""Everything that can happen, past tense, and what each player may see of it.

A field that a player may not know is None in his edition: hidden means absent.
"""

from __future__ import annotations

from msgspec import Struct

from rules.bezique.combinations import Kind
from rules.bezique.errors import Error
from rules.bezique.scoring import Line
from rules.bezique.settlement import Settlement
from rules.core.cards import Card, Hand, Suit
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
    """The highest cut is this player's."""

    player: Player


class DealChosen(Struct, frozen=True):
    """This player deals first."""

    dealer: Player


class Dealt(Struct, frozen=True):
    """Eight each, or nine, A's first; the stock is seen by nobody."""

    number: int
    dealer: Player
    hands: tuple[Hand | None, Hand | None]


class TurnedUp(Struct, frozen=True):
    """The next card lies open beside the stock: its suit is trumps (ZA6)."""

    card: Card


class Counted(Struct, frozen=True, gc=False):
    """A line of the ledger; `running` is what this player has in the deal with it."""

    line: Line
    running: int


class CarteBlancheShown(Struct, frozen=True):
    """These cards without a court card were shown and taken back (ZK4, ZK5)."""

    player: Player
    cards: Hand


class CardPlayed(Struct, frozen=True, gc=False):
    """A card was led, or played to a lead."""

    player: Player
    card: Card


class TrickTaken(Struct, frozen=True, gc=False):
    """A trick was taken; `number` counts from 1."""

    player: Player
    number: int


class SevenExchanged(Struct, frozen=True):
    """A seven of trumps lies in the turn-up's place, and the turn-up was taken for it."""

    player: Player
    seven: Card
    card: Card


class SevenShown(Struct, frozen=True):
    """A seven of trumps was laid open."""

    player: Player
    card: Card


class Declared(Struct, frozen=True):
    """A combination lies open and is scored."""

    player: Player
    kind: Kind
    cards: Hand


class Announced(Struct, frozen=True):
    """A combination lies open "to score" after a later trick (ZE5)."""

    player: Player
    kind: Kind
    cards: Hand


class TrumpsMade(Struct, frozen=True):
    """Rubicon Bezique: the first marriage or sequence made this suit trumps (ZK3)."""

    suit: Suit


class Drew(Struct, frozen=True, gc=False):
    """A card was drawn; `left` remain, the turn-up counted. The turn-up itself is seen by both."""

    player: Player
    card: Card | None
    left: int


class TableTakenUp(Struct, frozen=True):
    """The stock is gone: open cards, A's first, went back to the hands (ZG1)."""

    cards: tuple[Hand, Hand]


class BrisquesCounted(Struct, frozen=True):
    """So many aces and tens were in a player's tricks."""

    player: Player
    count: int


class Erred(Struct, frozen=True):
    """Strict play: somebody did wrong, and showed these cards by it.

    A card that was drawn early only the one who drew it has seen.
    """

    player: Player
    error: Error
    cards: Hand | None = frozenset()


class CardCalled(Struct, frozen=True):
    """Strict play: the player calls for this card to be led, or for none (ZI9)."""

    player: Player
    card: Card | None


class CardPicked(Struct, frozen=True):
    """Strict play: of two cards drawn the player took this, the other has the rest (ZI8)."""

    player: Player
    card: Card


class TricksForfeited(Struct, frozen=True):
    """Strict play: all tricks since the stock was gone are this player's (ZI11)."""

    player: Player


class DealEnded(Struct, frozen=True):
    """The deal is over; the points of both in it, A's first."""

    number: int
    scores: tuple[int, int]


class GameWon(Struct, frozen=True):
    """A game of the partie is over: who won it, and whether it counts double (ZH2 to ZH4)."""

    player: Player
    totals: tuple[int, int]
    double: bool


class PartieEnded(Struct, frozen=True):
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
