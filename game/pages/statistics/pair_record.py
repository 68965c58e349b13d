"""What two who play again and again have won: balance, special wins, runs, and since last time.

A sitting is what was played without a long pause; "since last time" is what the last one brought.
The record goes back to the first partie: no reset of the statistics touches it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from game.pages.statistics.played import Pair, PartiePlayed

_APART = timedelta(hours=6)
"""Between two sittings: longer than a meal, shorter than a night."""


class Meeting(Struct, frozen=True):
    """Parties played one after the other: when the last ended, and what they came to.

    `points` is what they brought the first of the two, `balance` how it stood then.
    """

    ended: datetime
    won: Pair
    drawn: int
    points: int
    balance: int

    @property
    def parties(self) -> int:
        return sum(self.won) + self.drawn


class PairRecord(Struct, frozen=True):
    """What all parties of two came to. Pairs are the first's, then the second's.

    `special` are the wins that the game counts apart; `run` is the longest row of parties won, a
    drawn one ending it; `best` is the greatest settlement. `sittings` begin with the last one.
    """

    won: Pair
    drawn: int
    special: Pair
    run: Pair
    best: Pair
    points: Pair
    balance: int
    sittings: tuple[Meeting, ...]

    @property
    def parties(self) -> int:
        return sum(self.won) + self.drawn


def pair_record(parties: Iterable[PartiePlayed]) -> PairRecord:
    """The record of parties that were all played against the same."""
    every = sorted(parties, key=lambda one: one.finished)
    first = [one for one in every if one.won is True]
    second = [one for one in every if one.won is False]
    both = (first, second)
    return PairRecord(
        won=(len(first), len(second)),
        drawn=len(every) - len(first) - len(second),
        special=_pair([sum(one.special for one in side) for side in both]),
        run=(_longest(every, True), _longest(every, False)),
        best=_pair([max((abs(one.points) for one in side), default=0) for side in both]),
        points=_pair([sum(abs(one.points) for one in side) for side in both]),
        balance=sum(one.points for one in every),
        sittings=tuple(reversed(_sittings(every))),
    )


def _pair(values: Sequence[int]) -> Pair:
    a, b = values
    return a, b


def _longest(parties: Iterable[PartiePlayed], winner: bool) -> int:
    """The longest row of parties that one of the two won."""
    longest = run = 0
    for one in parties:
        run = run + 1 if one.won is winner else 0
        longest = max(longest, run)
    return longest


def _sittings(parties: Sequence[PartiePlayed]) -> list[Meeting]:
    """The sittings, the oldest first."""
    groups: list[list[PartiePlayed]] = []
    for one in parties:
        if groups and one.finished - groups[-1][-1].finished < _APART:
            groups[-1].append(one)
        else:
            groups.append([one])
    found: list[Meeting] = []
    for group in groups:
        won = [one.won for one in group]
        points = sum(one.points for one in group)
        balance = points + (found[-1].balance if found else 0)
        pair = won.count(True), won.count(False)
        found.append(Meeting(group[-1].finished, pair, won.count(None), points, balance))
    return found
