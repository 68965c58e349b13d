"""The best that came of a trainer: how much was right, and how quick it was where that counts.

In the settings it stands as `"trainers": {"piquet": {"counting": {"right": 9, "tenths": 42}}}`.
Each trainer has the same form, so that what one reached is kept by versions that lack a trainer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

_MOST = 1_000_000


@dataclass(frozen=True, slots=True)
class Trained:
    """What a set came to.

    `right`: hands without a slip; percent, where hands are read; positions in a row, of the last
    tricks. `tenths`: tenths of a second a hand; 0 where no clock runs.
    """

    right: int
    tenths: int

    def beats(self, other: Trained | None) -> bool:
        """Whether it is better than another: more of them right, or as many and quicker."""
        if other is None:
            return True
        return (self.right, -self.tenths) > (other.right, -other.tenths)


AllTrained: TypeAlias = Mapping[str, Mapping[str, Trained]]
"""By the names of games and of their trainers."""


def data_of_trained(trained: AllTrained) -> dict[str, Any]:
    """What was reached, as plain data."""
    return {
        game: {name: {"right": one.right, "tenths": one.tenths} for name, one in trainers.items()}
        for game, trainers in trained.items()
    }


def read_trained(value: object) -> AllTrained:
    """The same read back; raises ValueError.

    Games and trainers that we do not know are kept: a later version has them.
    """
    match value:
        case dict(games) if all(isinstance(each, dict) for each in games.values()):
            return {
                str(game): {str(name): _trained(one) for name, one in trainers.items()}
                for game, trainers in games.items()
            }
    raise ValueError("nothing that was reached")


def _trained(value: object) -> Trained:
    match value:
        case {"right": int(right), "tenths": int(tenths)} if all(
            not isinstance(each, bool) and 0 <= each <= _MOST for each in (right, tenths)
        ):
            return Trained(right, tenths)
    raise ValueError("no result of a trainer")
