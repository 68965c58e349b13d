"""Everything that can be done, in the order of a partie. Each is done by the one whose turn it is.

Chance spreads the pack for the cut and deals; all else is a player's.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.cards import Card, Hand


@dataclass(frozen=True, slots=True)
class Spread:
    """Chance spreads the shuffled pack face down for the cut, the leftmost card first."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cut:
    """Turn up one card of the spread pack, by its place from 0 (ZA3)."""

    place: int


@dataclass(frozen=True, slots=True)
class ChooseDeal:
    """The highest cut chooses to deal first or not, where that was agreed (ZX20, ZK2)."""

    deal: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance hands over the pack, shuffled and cut, the top card first."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ShowCarteBlanche:
    """Rubicon Bezique: show a hand without court card, or the card drawn to it (ZK4, ZK5)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lead a card, or play one to a lead."""

    card: Card


@dataclass(frozen=True, slots=True)
class ExchangeSeven:
    """Put a seven of trumps in the place of the turn-up and take that (ZC1)."""

    seven: Card


@dataclass(frozen=True, slots=True)
class ShowSeven:
    """Show the seven of trumps, where that was agreed (ZC4)."""

    seven: Card


@dataclass(frozen=True, slots=True)
class Declare:
    """Lay a combination open and score it (ZE1 to ZE4)."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Announce:
    """Lay a further combination open, to be scored after a later trick (ZE5)."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Draw:
    """The winner of the trick draws, and then the loser: what was not declared has passed (ZB7)."""


@dataclass(frozen=True, slots=True)
class DrawTwo:
    """Strict play: the winner of the trick takes two cards (ZI8, ZK15)."""


@dataclass(frozen=True, slots=True)
class PickCard:
    """Strict play: take the one of the two that one likes (ZI8)."""

    card: Card


@dataclass(frozen=True, slots=True)
class DrawEarly:
    """Strict play: the loser of the trick takes the top card before the winner (ZI5, ZK15)."""


@dataclass(frozen=True, slots=True)
class CallCard:
    """Strict play: call for a card that was falsely declared, to be led; or for none (ZI9)."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class TakeForfeit:
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
