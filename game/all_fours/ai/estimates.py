"""The terms of All-Fours' analyses: what points are for, and what may come of a choice.

A judgement of `game.players.judgement` is made of these. Its settlement is the chance to win the
game, in hundredths. Each of the four points is one point, so that what may be expected of it is how
likely it is, and tells the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.players.mind import PointsByPart, Terms, counted_so_far
from game.players.reasoning import Telling
from rules.all_fours.scoring import Item
from rules.all_fours.view import DealView
from rules.core.seats import Player


class Points(PointsByPart, frozen=True):
    """The points of a whole deal that one side may expect, by what they are for.

    `turned` are knaves turned up, `fines` whatever an error costs.
    """

    turned: float = 0.0
    gift: float = 0.0
    high: float = 0.0
    low: float = 0.0
    jack: float = 0.0
    game: float = 0.0
    fines: float = 0.0


PARTS: tuple[str, ...] = tuple(each for each in Points.__struct_fields__)
"""What points are for, as `Points` has them."""


class Prospect(StrEnum):
    """What may come of a choice, each told with how likely it is, from 0 to 1."""

    GIFT = "gift"  # I am given one
    HIGH = "high"  # I make it, and so on
    LOW = "low"
    JACK = "jack"
    GAME = "game"
    HIGH_LOST = "high-lost"  # the other makes it, and so on
    LOW_LOST = "low-lost"
    JACK_LOST = "jack-lost"
    GAME_LOST = "game-lost"


MINE = (Prospect.GIFT, Prospect.HIGH, Prospect.LOW, Prospect.JACK, Prospect.GAME)
THEIRS = (Prospect.HIGH_LOST, Prospect.LOW_LOST, Prospect.JACK_LOST, Prospect.GAME_LOST)
"""A gift is nothing that may come: one gives it."""

_OF_ITEM = {
    Item.TURNED_KNAVE: "turned",
    Item.GIFT: "gift",
    Item.HIGH: "high",
    Item.LOW: "low",
    Item.JACK: "jack",
    Item.GAME: "game",
}

TERMS = Terms(points=Points, parts=PARTS, chances=Prospect, hopes={})


def so_far(deal: DealView, player: Player) -> dict[str, float]:
    """What a player has counted in the deal, by what it was for."""
    return counted_so_far(deal.ledger, player, PARTS, _OF_ITEM, "fines")


def chances(mine: Points, theirs: Points) -> Mapping[Prospect, float]:
    """How likely each point is, as it is expected."""
    own = {one: getattr(mine, one.value) for one in MINE}
    lost = {one: getattr(theirs, one.value.removesuffix("-lost")) for one in THEIRS}
    return {one: min(1.0, max(0.0, share)) for one, share in {**own, **lost}.items()}


_LOST = {one.value.removesuffix("-lost"): one for one in THEIRS}
_TELLING = Telling(
    parts=PARTS,
    chances={own.value: (own, _LOST[own.value]) if own.value in _LOST else (own,) for own in MINE},
    against=THEIRS,
    least=0.01,
    alike=0.5,  # of a hundredth of the game: no slip tells less
)

reason_of = _TELLING.reason_of
"""Why the first of some choices is the best; None where the others are no worse."""
