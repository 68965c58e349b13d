"""What a partie promises one side: its chances, and the settlement that may be expected.

Plain values, for whoever shows them; each game's mind makes them (`Mind.outlook`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Protocol, TypeAlias

from msgspec import Meta, Struct, field

from rules.core.cards import Card
from rules.core.game import Options
from rules.core.seats import Player

Share: TypeAlias = Annotated[float, Meta(ge=0, le=1)]


class Outlook(Struct, frozen=True):
    """The chances of one side from 0 to 1, and settlement points it may expect.

    `wins` and `loses` leave what is drawn; `rubicons` is to win with a rubicon, `rubiconed` to lose
    with one.
    """

    wins: Share
    loses: Share
    rubicons: Share = 0.0
    rubiconed: Share = 0.0
    settlement: Annotated[float, Meta(ge=-1e9, le=1e9)] = 0.0

    @property
    def turned(self) -> Outlook:
        """The same for the other side."""
        return Outlook(self.loses, self.wins, self.rubiconed, self.rubicons, -self.settlement)

    @property
    def share(self) -> float:
        """The chance to win, half of what is drawn counted with it."""
        return (1 + self.wins - self.loses) / 2


def averaged(parts: Sequence[tuple[float, Outlook]]) -> Outlook:
    """The average of outlooks by their weights, which add up to 1."""
    return Outlook(
        sum(weight * each.wins for weight, each in parts),
        sum(weight * each.loses for weight, each in parts),
        sum(weight * each.rubicons for weight, each in parts),
        sum(weight * each.rubiconed for weight, each in parts),
        sum(weight * each.settlement for weight, each in parts),
    )


class AfterDeals(Protocol):
    """Says what a partie promises player A between two deals, before the first, or at its end."""

    def __call__(
        self, options: Options, results: tuple[tuple[int, int], ...], first_dealer: Player | None
    ) -> Outlook:
        """`results` are the deals so far, A's points first; None: the cut is still to come."""


class Foresight(Struct, frozen=True):
    """What one seat may expect in the middle of a deal, by what it sees and nothing else.

    `held`: how likely the other holds each card the seat cannot see now; empty where all are alike.
    """

    outlook: Outlook
    held: Mapping[Card, float] = field(default_factory=dict)


class Foresee(Protocol):
    """Says what a seat may expect; None where there is nothing to be told."""

    def __call__(self, view: Any, seed: int) -> Foresight | None:  # noqa: ANN401
        """`view` is of a deal, with something to choose."""
