"""Everything that can be done, in the order of a partie. Each is done by the one whose turn it is.

Chance spreads the pack for the cut and deals; all else is a player's.
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.cards import Card, Hand


class Spread(Struct, frozen=True):
    """Chance spreads the shuffled pack face down for the cut, the leftmost card first."""

    pack: tuple[Card, ...]


class Cut(Struct, frozen=True):
    """Turn up one card of the spread pack, by its place from 0 (ZA3)."""

    place: int


class ChooseDeal(Struct, frozen=True):
    """The highest cut chooses to deal first or not, where that was agreed (ZX20, ZK2)."""

    deal: bool


class Deal(Struct, frozen=True):
    """Chance hands over the pack, shuffled and cut, the top card first."""

    pack: tuple[Card, ...]


class ShowCarteBlanche(Struct, frozen=True):
    """Rubicon Bezique: show a hand without court card, or the card drawn to it (ZK4, ZK5)."""


class Play(Struct, frozen=True, gc=False):
    """Lead a card, or play one to a lead."""

    card: Card


class ExchangeSeven(Struct, frozen=True):
    """Put a seven of trumps in the place of the turn-up and take that (ZC1)."""

    seven: Card


class ShowSeven(Struct, frozen=True):
    """Show the seven of trumps, where that was agreed (ZC4)."""

    seven: Card


class Declare(Struct, frozen=True, gc=False):
    """Lay a combination open and score it (ZE1 to ZE4)."""

    cards: Hand


class Announce(Struct, frozen=True):
    """Lay a further combination open, to be scored after a later trick (ZE5)."""

    cards: Hand


class Draw(Struct, frozen=True, gc=False):
    """The winner of the trick draws, and then the loser: what was not declared has passed (ZB7)."""


class DrawTwo(Struct, frozen=True):
    """Strict play: the winner of the trick takes two cards (ZI8, ZK15)."""


class PickCard(Struct, frozen=True):
    """Strict play: take the one of the two that one likes (ZI8)."""

    card: Card


class DrawEarly(Struct, frozen=True):
    """Strict play: the loser of the trick takes the top card before the winner (ZI5, ZK15)."""


class CallCard(Struct, frozen=True):
    """Strict play: call for a card that was falsely declared, to be led; or for none (ZI9)."""

    card: Card | None


class TakeForfeit(Struct, frozen=True):
    """Strict play: ten are added to one's own score, or taken from the other's (ZX15)."""

    subtract: bool


ChanceAction = Spread | Deal
Action = (
    Spread
    | Cut
    | ChooseDeal
    | Deal
    | ShowCarteBlanche
    | Play
    | ExchangeSeven
    | ShowSeven
    | Declare
    | Announce
    | Draw
    | DrawTwo
    | PickCard
    | DrawEarly
    | CallCard
    | TakeForfeit
)
