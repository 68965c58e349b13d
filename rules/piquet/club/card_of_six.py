"""The traditional scoring card: ruled for six parties, or for five and the totals.

A partie has two columns, one for each player. They hold the deals of both, then what the deals add
up to; the winner goes on below his sum with the figure that makes it his winnings, and the
winnings. The totals gather the winnings of each player, and their difference is what is settled.
Source: Cavendish, "Scoring" and its printed card (rules K4, K5, K11; contradiction X20).

Units: every figure is in points; pairs hold A's first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from msgspec import Struct

from rules.core.seats import Player
from rules.piquet.settlement import Settlement

Pair = tuple[int, int]


class Ruling(IntEnum):
    """How a card is ruled; the number is how many parties it has room for (K11)."""

    FIVE_AND_TOTALS = 5
    SIX = 6


class PartieColumns(Struct, frozen=True):
    """One partie as it stands on the card.

    `deals` are the scores as they count, so a deal that counts double stands doubled. ValueError
    where they do not add up to the totals that were settled.
    """

    deals: tuple[Pair, ...]
    settlement: Settlement

    def __post_init__(self) -> None:
        added = sum(a for a, _ in self.deals), sum(b for _, b in self.deals)
        if added != self.settlement.totals:
            raise ValueError(
                f"the deals add up to {added[0]} and {added[1]}, "
                f"but {self.settlement.totals[0]} and {self.settlement.totals[1]} were settled"
            )


def carried(settlement: Settlement) -> int:
    """What the winner adds to his own sum to have his winnings; below nought he takes it away.

    The hundred of the partie and the loser's sum in one figure: 164 to 114 is 164 less 14, and
    with a rubicon 224 to 92 is 224 and 192. Nought if the partie was drawn.
    """
    if settlement.winner is None:
        return 0
    return settlement.points - settlement.totals[settlement.winner]


def figures(partie: PartieColumns, player: Player) -> tuple[int, ...]:
    """The figures of one column from top to bottom: the deals, their sum, and the winner's foot.

    The foot is `carried` as it is written, without its sign, and the winnings.
    """
    end = partie.settlement
    column = (*(deal[player] for deal in partie.deals), end.totals[player])
    if end.winner is not player:
        return column
    return (*column, abs(carried(end)), end.points)


class CardOfSix(Struct, frozen=True):
    """The parties on one card, in the order they were played."""

    ruling: Ruling = Ruling.FIVE_AND_TOTALS
    parties: tuple[PartieColumns, ...] = ()

    def __post_init__(self) -> None:
        if len(self.parties) > self.ruling:
            raise ValueError(f"the card has room for {self.ruling:d} parties; take a new one")

    @property
    def full(self) -> bool:
        """Whether the next partie needs a new card."""
        return len(self.parties) == self.ruling


def enter(card: CardOfSix, partie: PartieColumns) -> CardOfSix:
    """The card with one more partie; ValueError if it is full."""
    return CardOfSix(card.ruling, (*card.parties, partie))


def winnings(card: CardOfSix, player: Player) -> tuple[int, ...]:
    """What a player won, partie by partie; those he did not win leave no figure."""
    ends = (partie.settlement for partie in card.parties)
    return tuple(end.points for end in ends if end.winner is player)


def running_totals(card: CardOfSix) -> Iterator[Pair]:
    """What each has won altogether, after every partie."""
    return running_of(card.parties)


def running_of(parties: Iterable[PartieColumns]) -> Iterator[Pair]:
    """The same for any number of parties."""
    sums = [0, 0]
    for partie in parties:
        end = partie.settlement
        if end.winner is not None:
            sums[end.winner] += end.points
        yield sums[Player.A], sums[Player.B]


def totals(card: CardOfSix) -> Pair:
    """What each has won on the whole card."""
    return sum(winnings(card, Player.A)), sum(winnings(card, Player.B))


def result(card: CardOfSix) -> tuple[Player | None, int]:
    """Who wins on the card and by how many points, which the stakes are reckoned on.

    None and nought if they are even.
    """
    a, b = totals(card)
    if a == b:
        return None, 0
    return (Player.A if a > b else Player.B), abs(a - b)


def totals_figures(card: CardOfSix, player: Player) -> tuple[int, ...]:
    """One player's column of the totals: his winnings, their sum, and the foot of who is ahead.

    The foot is the other's sum, taken away, and what is left: the points to be settled.
    """
    sums = totals(card)
    column = (*winnings(card, player), sums[player])
    ahead, points = result(card)
    if ahead is not player:
        return column
    return (*column, sums[player.other], points)


def as_kept(deal: Pair, keeper: Player) -> Pair:
    """A deal as a player writes it on his own card: his own score first (K11)."""
    return deal[keeper], deal[keeper.other]
