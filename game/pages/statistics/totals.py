"""What some parties come to: how many were won, the balance, and the points by seat and part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from game.pages.statistics.figures import Points, figures_of
from game.pages.statistics.played import DealPlayed, Pair, PartiePlayed


class SeatTotals(Struct, frozen=True):
    """What one of the two counted on one seat.

    `points` over all its `deals`; `parts` and `times` (how often each part was counted at all)
    over those `known` part by part; `names` are those of the parts.
    """

    deals: int
    points: int
    known: int
    parts: Points
    times: Points
    names: tuple[str, ...]

    @property
    def average(self) -> float | None:
        """Points in a deal; None without a deal."""
        return self.points / self.deals if self.deals else None

    def average_of(self, part: str) -> float | None:
        """Points for a part in a deal; None where no deal is known part by part."""
        return self.parts[self.names.index(part)] / self.known if self.known else None


class Totals(Struct, frozen=True):
    """What some parties come to. Pairs are the subject's, then the other's.

    `balance` is what the settlements brought the subject; `seats` are the subject as elder and as
    younger, then the other as elder and as younger; `totals` are the points of all parties.
    """

    parties: int
    won: Pair
    drawn: int
    special: Pair  # by who won: the other's loss
    balance: int
    totals: Pair
    assisted: int
    deals: int
    known: int
    seats: tuple[SeatTotals, SeatTotals, SeatTotals, SeatTotals]

    def times(self, part: str) -> Pair:
        """How often each of the two counted a part, in the deals that are known."""
        a, b, c, d = (
            seat.times[seat.names.index(part)] if seat.names else 0 for seat in self.seats
        )
        return a + b, c + d


class Tally:
    """Adds parties up one by one, so that a page can do it in steps; it lives while one counts."""

    def __init__(self, game: str) -> None:
        names = figures_of(game).parts
        self._parties: list[tuple[bool | None, bool, bool]] = []
        self._balance, self._totals = 0, [0, 0]
        self._seats = [_SeatTally(names) for _ in range(4)]

    def add(self, partie: PartiePlayed) -> None:
        """One more partie."""
        self._parties.append((partie.won, partie.special, partie.assisted))
        self._balance += partie.points
        self._totals[0] += partie.totals[0]
        self._totals[1] += partie.totals[1]
        for deal in partie.deals:
            own, other = (0, 3) if deal.elder else (1, 2)
            self._seats[own].add(deal, 0)
            self._seats[other].add(deal, 1)

    def totals(self) -> Totals:
        """What was added up to now."""
        every = Counter(self._parties)

        def count(*winners: bool | None, special: bool = False, assisted: bool = False) -> int:
            return sum(
                times
                for (won, apart, helped), times in every.items()
                if won in winners and apart >= special and helped >= assisted
            )

        elder, younger, other_elder, other_younger = (seat.totals() for seat in self._seats)
        return Totals(
            parties=len(self._parties),
            won=(count(True), count(False)),
            drawn=count(None),
            special=(count(True, special=True), count(False, special=True)),
            balance=self._balance,
            totals=(self._totals[0], self._totals[1]),
            assisted=count(True, False, None, assisted=True),
            deals=elder.deals + younger.deals,
            known=elder.known + younger.known,
            seats=(elder, younger, other_elder, other_younger),
        )


class _SeatTally:
    """Adds up what one of the two counted on one seat."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self.deals = self.points = self.known = 0
        self.parts, self.times = [0] * len(names), [0] * len(names)

    def add(self, deal: DealPlayed, side: int) -> None:
        self.deals += 1
        self.points += deal.points[side]
        if deal.parts is None:
            return
        self.known += 1
        for at, points in enumerate(deal.parts[side]):
            if points:
                self.parts[at] += points
                self.times[at] += 1

    def totals(self) -> SeatTotals:
        parts, times = tuple(self.parts), tuple(self.times)
        return SeatTotals(
            deals=self.deals,
            points=self.points,
            known=self.known,
            parts=parts,
            times=times,
            names=self._names,
        )


def totals(game: str, parties: Iterable[PartiePlayed]) -> Totals:
    """What some parties of a game come to."""
    tally = Tally(game)
    for partie in parties:
        tally.add(partie)
    return tally.totals()


def balance_line(parties: Iterable[PartiePlayed]) -> tuple[tuple[datetime, int], ...]:
    """How the balance of the settlements went, from the oldest partie to the newest."""
    line: list[tuple[datetime, int]] = []
    for partie in sorted(parties, key=lambda one: one.finished):
        line.append((partie.finished, partie.points + (line[-1][1] if line else 0)))
    return tuple(line)
