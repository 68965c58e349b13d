"""The end of a partie: what its deals add up to, who wins, by how much, and who is rubiconed.

What deals to come are worth is computed from it (`packaging/opponent/equity.py`): another price
wants new tables.

Source: Cavendish, "Scoring" (rules K4 to K8; laws 71 to 73); the Encyclopaedia's rubicon (K3) and
its game to a hundred (K1; law U19). House choices 11 and 18: the first and last of four deals are
doubled before anybody asks for a rubicon; a rubicon counts all deals, a tie's two as well; a game
to a hundred is won as such, for a hundred or (by option, from a loser below fifty) double, and has
neither difference nor rubicon, for the sources know it only as single or double.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.seats import Player
from rules.piquet.options import (
    EXTRA_DEALS,
    FEWER_DEALS,
    FIFTY,
    HUNDRED,
    RUBICON,
    Length,
    Options,
    Rubicon,
    RubiconDeals,
    Tie,
)

PARTIE = 100  # law 72: a hundred for the partie itself
CAVENDISH = Options()

Pair = tuple[int, int]
"""Points of both players, A's first."""


class Settlement(Struct, frozen=True):
    """What a partie comes to: both totals, A's first; the winner (None: drawn) and his points."""

    totals: Pair
    winner: Player | None
    points: int
    rubicon: bool


def counted(results: tuple[Pair, ...], options: Options = CAVENDISH) -> tuple[Pair, ...]:
    """The deals as they count: of four, the first and the last doubled (rule K8)."""
    return tuple(_counted(results, options))


def _counted(results: tuple[Pair, ...], options: Options) -> Iterator[Pair]:
    for number, (a, b) in enumerate(results, 1):
        twice = weight(number, options)
        yield a * twice, b * twice


def weight(number: int, options: Options) -> int:
    """How often the deal of this number, from 1, counts: a tie's two count single."""
    return 2 if options.length is Length.FOUR_DEALS and number in (1, FEWER_DEALS) else 1


def totals(results: tuple[Pair, ...], options: Options = CAVENDISH) -> Pair:
    """What finished deals add up to."""
    deals = counted(results, options)
    return sum(a for a, _ in deals), sum(b for _, b in deals)


def settle(
    end: Pair, options: Options = CAVENDISH, without_extra: Pair | None = None
) -> Settlement:
    """Settle a partie by its totals: the difference and a hundred, or with a rubicon the sum.

    `without_extra` are the totals before a tie's two deals, if there were any. By Cavendish a loser
    below a hundred is rubiconed even by a winner who is below it too (K4).
    """
    if end[Player.A] == end[Player.B]:
        return Settlement(end, None, 0, False)
    winner = Player.A if end[Player.A] > end[Player.B] else Player.B
    won, lost = end[winner], end[winner.other]
    if options.length is Length.TO_A_HUNDRED:
        double = options.double_below_fifty and lost < FIFTY
        return Settlement(end, winner, PARTIE * (2 if double else 1), False)
    reached = lost
    if options.rubicon_deals is RubiconDeals.WITHOUT_EXTRA and without_extra is not None:
        reached = without_extra[winner.other]
    rubicon = reached < RUBICON and _is_played_for(options.rubicon, won)
    points = PARTIE + (won + lost if rubicon else won - lost)
    return Settlement(end, winner, points, rubicon)


def _is_played_for(rubicon: Rubicon, won: int) -> bool:
    """Whether a winner with so many points rubicons a loser below a hundred (X14)."""
    match rubicon:
        case Rubicon.ALWAYS:
            return True
        case Rubicon.WINNER_HAS_A_HUNDRED:
            return won >= RUBICON
        case Rubicon.NONE:
            return False


def settle_deals(results: tuple[Pair, ...], options: Options) -> Settlement:
    """Settle a partie by the points of its deals."""
    within = options.deals
    before = totals(results[:within], options) if within is not None else None
    return settle(totals(results, options), options, before)


def is_over(results: tuple[Pair, ...], options: Options) -> bool:
    """Whether a partie with these deals is over."""
    deals = options.deals
    if deals is None:
        return max(totals(results, options)) >= HUNDRED
    if len(results) < deals:
        return False
    a, b = totals(results[:deals], options)
    tied = a == b and options.tie is Tie.EXTRA_DEALS
    return not tied or len(results) >= deals + EXTRA_DEALS
