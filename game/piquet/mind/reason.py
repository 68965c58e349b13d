"""Why the best choice is better than the next: one part, and how likely what goes with it is.

Keys and numbers only, for whoever makes a sentence of them.
"""

from __future__ import annotations

from dataclasses import replace

from game.piquet.mind.estimates import PARTS, Holding, Prospect
from game.players.judgement import SETTLEMENT, Judgement, Reason

_SAME = 0.05  # points or settlement points that are no reason
_HARDLY = 0.01  # chances that differ by less tell nothing
_TELLING = {
    "point": (Prospect.POINT, Prospect.GOOD, Prospect.BETTER),
    "sequences": (Prospect.SEQUENCE, Prospect.GOOD),
    "sets": (Prospect.QUATORZE, Prospect.SET, Prospect.GOOD),
    "cards": (
        Prospect.CAPOT,
        Prospect.CARDS,
        Prospect.DIVIDED,
        Prospect.CARDS_LOST,
        Prospect.CAPOT_LOST,
    ),
    "pique": (Prospect.PIQUE, Prospect.PIQUE_LOST),
    "repique": (Prospect.REPIQUE, Prospect.REPIQUE_LOST),
}
"""Which chances go with a part."""

_BRINGS = {
    Holding.POINT: "point",
    Holding.SEQUENCE: "sequences",
    Holding.TRIO: "sets",
    Holding.QUATORZE: "sets",
}
"""Which part a holding counts in."""


def reason_of(candidates: tuple[Judgement, ...]) -> Reason | None:
    """Why the first of these is the best; None where the others are no worse."""
    if not candidates:
        return None
    best = candidates[0]
    worse = (one for one in candidates[1:] if best.settlement - one.settlement > _SAME)
    other = next(worse, None)
    if other is None:
        return None
    more = [
        (sign * (getattr(a, part) - getattr(b, part)), part, sign > 0)
        for a, b, sign in ((best.mine, other.mine, 1), (best.theirs, other.theirs, -1))
        for part in PARTS
    ]
    most, part, mine = max(more, key=lambda one: one[0])
    if best.points < other.points - _SAME or most <= _SAME:
        return Reason(SETTLEMENT, mine=True, more=best.settlement - other.settlement)
    plain = Reason(part, mine, most)
    return (mine and _by_hope(plain, best, other)) or _by_chance(plain, best, other) or plain


def _by_hope(plain: Reason, best: Judgement, other: Judgement) -> Reason | None:
    """The holding that the best discard keeps more of a chance of than the other."""
    less = {(hope.what, hope.of): hope.chance for hope in other.hopes}
    found = [
        (hope.chance - less.get((hope.what, hope.of), 0.0), hope)
        for hope in best.hopes
        if _BRINGS[hope.what] == plain.part
    ]
    most, hope = max(found, key=lambda one: one[0], default=(0.0, None))
    if hope is None or most < _HARDLY:
        return None
    key = hope.what, hope.of
    return replace(plain, best=hope.chance, next=less.get(key, 0.0), hope=key)


def _by_chance(plain: Reason, best: Judgement, other: Judgement) -> Reason | None:
    """What is likelier, or less likely, with the best choice than with the other."""
    telling = _TELLING.get(plain.part, ())
    told = [one for one in telling if one in best.chances and one in other.chances]
    chance = max(told, key=lambda one: abs(best.chances[one] - other.chances[one]), default=None)
    if chance is None or abs(best.chances[chance] - other.chances[chance]) < _HARDLY:
        return None
    return replace(plain, chance=chance, best=best.chances[chance], next=other.chances[chance])
