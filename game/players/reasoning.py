"""Why the best choice is better than the next: one part, and how likely what goes with it is.

Keys and numbers only, for whoever makes a sentence of them. Each game says which of its chances go
with which part of the points (`Telling`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from game.players.judgement import SETTLEMENT, Judgement, Reason

_SAME = 0.05  # points or settlement points that are no reason
_HARDLY = 0.01  # chances that differ by less tell nothing
DOUBTFUL = 2.0
"""Standard errors within which two choices are as good."""


def in_order(judged: Iterable[Judgement]) -> tuple[Judgement, ...]:
    """The best first; those as good as the best by their points, which are what one sees."""
    every = list(judged)
    most = max(one.settlement for one in every)
    alike = [one for one in every if most - one.settlement <= DOUBTFUL * one.doubt]
    others = [one for one in every if one not in alike]
    return (
        *sorted(alike, key=lambda one: -one.points),
        *sorted(others, key=lambda one: -one.settlement),
    )


class Telling(Struct, frozen=True):
    """By what a game tells its reasons.

    `parts`: of the points, as in its `Terms`; `chances`: which of them go with a part; `brings`: in
    which part a hope counts. `against`: those of the chances that one would rather not have, where
    only what is better with the best choice is to be told. `least`: points that are no reason yet;
    `alike`: what a choice may cost in settlement and be called as good.
    """

    parts: tuple[str, ...]
    chances: Mapping[str, Sequence[Any]]
    brings: Mapping[Any, str] = field(default_factory=dict)
    against: Collection[Any] | None = None
    least: float = _SAME
    alike: float = _SAME

    def reason_of(self, candidates: tuple[Judgement, ...]) -> Reason | None:
        """Why the first of these is the best; None where the others are no worse."""
        if not candidates:
            return None
        best = candidates[0]
        worse = (one for one in candidates[1:] if best.settlement - one.settlement > self.alike)
        other = next(worse, None)
        if other is None:
            return None
        gains = {
            part: (
                getattr(best.mine, part) - getattr(other.mine, part),
                getattr(other.theirs, part) - getattr(best.theirs, part),
            )
            for part in self.parts
        }
        part, sides = max(gains.items(), key=lambda one: sum(one[1]))
        most, mine = max(sides), sides[0] >= sides[1]
        if best.points < other.points - self.least or most <= self.least:
            return Reason(SETTLEMENT, mine=True, more=best.settlement - other.settlement)
        plain = Reason(part, mine, most)
        hope = self._by_hope(plain, best, other) if mine else None
        chance = self._by_chance(plain, best, other)
        told = [one for one in (hope, chance) if one is not None]
        return max(told, key=lambda one: abs(one.best - one.next), default=plain)

    def _by_hope(self, plain: Reason, best: Judgement, other: Judgement) -> Reason | None:
        """The holding that the best discard keeps more of a chance of than the other."""
        less = {(hope.what, hope.of): hope.chance for hope in other.hopes}
        found = [
            (hope.chance - less.get((hope.what, hope.of), 0.0), hope)
            for hope in best.hopes
            if self.brings[hope.what] == plain.part
        ]
        most, hope = max(found, key=lambda one: one[0], default=(0.0, None))
        if hope is None or most < _HARDLY:
            return None
        key = hope.what, hope.of
        return replace(plain, best=hope.chance, next=less.get(key, 0.0), hope=key)

    def _by_chance(self, plain: Reason, best: Judgement, other: Judgement) -> Reason | None:
        """What is likelier, or less likely, with the best choice than with the other."""
        telling = self.chances.get(plain.part, ())
        told = [one for one in telling if self._tells(one, best, other)]
        chance = max(
            told, key=lambda one: abs(best.chances[one] - other.chances[one]), default=None
        )
        if chance is None or abs(best.chances[chance] - other.chances[chance]) < _HARDLY:
            return None
        return replace(plain, chance=chance, best=best.chances[chance], next=other.chances[chance])

    def _tells(self, chance: Any, best: Judgement, other: Judgement) -> bool:  # noqa: ANN401
        if chance not in best.chances or chance not in other.chances:
            return False
        if self.against is None:
            return True
        more = best.chances[chance] > other.chances[chance]
        return more is not (chance in self.against)
