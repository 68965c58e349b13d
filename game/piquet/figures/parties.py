"""Finished parties as statistics see them: who played whom, and what each part of a deal brought.

Nothing is counted here a second time: points are those of the score card, parts are lines of the
deals' own ledgers (`statistics_parts`). A deal that is played again never becomes a score card, so
it comes in nowhere; assisted deals and what lies before a reset are marked, and told apart by
`statistics_choice`. House choice: deals count as they were played, also where four deals count
the first and the last double; only the settlement knows of that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from game.pages.people import only_human
from game.players.player import HUMAN
from game.saves.cards import ScoreCard
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.scoring import Item
from rules.piquet.settlement import Pair, Settlement


class Part(StrEnum):
    """The parts of a deal's score, in the order they are counted."""

    CARTE_BLANCHE = "carte-blanche"
    POINT = "point"
    SEQUENCE = "sequence"
    SET = "set"
    PLAY = "play"
    CARDS = "cards"
    CAPOT = "capot"
    PIQUE = "pique"
    REPIQUE = "repique"


PARTS = tuple(Part)

PART_OF: Mapping[Item, Part] = {
    Item.CARTE_BLANCHE: Part.CARTE_BLANCHE,
    Item.POINT: Part.POINT,
    Item.SEQUENCE: Part.SEQUENCE,
    Item.SET: Part.SET,
    Item.LEAD: Part.PLAY,
    Item.TRICK: Part.PLAY,
    Item.LAST_TRICK: Part.PLAY,
    Item.CONCEDED: Part.PLAY,
    Item.CARDS: Part.CARDS,
    Item.CAPOT: Part.CAPOT,
    Item.PIQUE: Part.PIQUE,
    Item.REPIQUE: Part.REPIQUE,
}

Points = tuple[int, ...]
"""Points of one side in a deal, part by part in the order of PARTS."""

Counts = tuple[Points, Points]
"""The parts of a deal, A's first."""


@dataclass(frozen=True, slots=True)
class Against:
    """Who is met: a level, and "you" play; or, where `level` is empty, two people by name."""

    level: str = ""
    people: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class DealPlayed:
    """A deal of a finished partie. Pairs are the subject's, then the other's.

    `parts` is None as long as its log has not been replayed, or where that cannot be done.
    """

    number: int
    elder: bool  # whether the subject was
    points: Pair
    parts: Counts | None
    assisted: bool


@dataclass(frozen=True, slots=True)
class PartiePlayed:
    """A finished partie as its subject sees it: "you", or the first of two people by name.

    `points` is what the settlement brought the subject, negative where it was lost.
    """

    key: str
    against: Against
    finished: datetime
    options: Options
    settlement: Settlement
    subject: Player
    points: int
    deals: tuple[DealPlayed, ...]

    @property
    def won(self) -> bool | None:
        """Whether the subject won; None where it was drawn."""
        winner = self.settlement.winner
        return None if winner is None else winner is self.subject

    @property
    def assisted(self) -> bool:
        return any(deal.assisted for deal in self.deals)


def moment(iso: str) -> datetime | None:
    """A stored date and time; one without a zone is by this computer's clock. None for nonsense."""
    try:
        return datetime.fromisoformat(iso).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def against(card: ScoreCard) -> tuple[Against, Player] | None:
    """Who was met and who is the subject; None where nobody at the screen played."""
    kinds, names = card.header.kinds, card.header.names
    you = only_human(kinds)
    if you is not None:
        return Against(kinds[you.other]), you
    if kinds != (HUMAN, HUMAN):
        return None
    first = Player.A if _order(names[0]) <= _order(names[1]) else Player.B
    return Against(people=(names[first], names[first.other])), first


def _order(name: str) -> tuple[str, str]:
    return name.casefold(), name


def partie_played(
    card: ScoreCard, counts: Mapping[int, Counts] | None = None
) -> PartiePlayed | None:
    """A score card as statistics see it, with the parts of its deals by number, as far as known.

    None for what counts nowhere: a deal played again, a partie of two programs, one whose date
    cannot be read.
    """
    met, finished = against(card), moment(card.finished)
    if met is None or finished is None or card.header.again:
        return None
    whom, subject = met
    deals = tuple(
        _deal(card, number, points, subject, (counts or {}).get(number))
        for number, points in enumerate(card.deals, 1)
    )
    end = card.settlement
    points = 0 if end.winner is None else end.points if end.winner is subject else -end.points
    return PartiePlayed(card.id, whom, finished, card.header.options, end, subject, points, deals)


def _deal(
    card: ScoreCard, number: int, points: Pair, subject: Player, counts: Counts | None
) -> DealPlayed:
    dealer = card.first_dealer if number % 2 else card.first_dealer.other
    own, other = points[subject], points[subject.other]
    if counts is not None and tuple(map(sum, counts)) != points:
        counts = None  # another ledger than the one that was settled: it says nothing of this deal
    parts = None if counts is None else (counts[subject], counts[subject.other])
    assisted = number in card.assisted
    return DealPlayed(number, dealer is not subject, (own, other), parts, assisted)


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """What one of the two counted on one seat.

    `points` over all its `deals`; `parts` and `times` (how often each part was counted at all)
    over those `known` part by part.
    """

    deals: int
    points: int
    known: int
    parts: Points
    times: Points

    @property
    def average(self) -> float | None:
        """Points in a deal; None without a deal."""
        return self.points / self.deals if self.deals else None

    def average_of(self, part: Part) -> float | None:
        """Points for a part in a deal; None where no deal is known part by part."""
        return self.parts[PARTS.index(part)] / self.known if self.known else None


@dataclass(frozen=True, slots=True)
class Figures:
    """What some parties come to. Pairs are the subject's, then the other's.

    `balance` is what the settlements brought the subject; `seats` are the subject as elder and as
    younger, then the other as elder and as younger; `totals` are the points of all parties.
    """

    parties: int
    won: Pair
    drawn: int
    rubicons: Pair  # given: the other's loss is the subject's rubicon
    balance: int
    totals: Pair
    assisted: int
    deals: int
    known: int
    seats: tuple[SeatFigures, SeatFigures, SeatFigures, SeatFigures]

    def times(self, part: Part) -> Pair:
        """How often each of the two counted a part, in the deals that are known."""
        at = PARTS.index(part)
        a, b, c, d = (seat.times[at] for seat in self.seats)
        return a + b, c + d


class Tally:
    """Adds parties up one by one, so that a page can do it in steps; it lives while one counts."""

    def __init__(self) -> None:
        self._parties: list[tuple[bool | None, bool, bool]] = []
        self._balance, self._totals = 0, [0, 0]
        self._seats = [_SeatTally() for _ in range(4)]

    def add(self, partie: PartiePlayed) -> None:
        """One more partie."""
        end = partie.settlement
        self._parties.append((partie.won, end.rubicon, partie.assisted))
        self._balance += partie.points
        self._totals[0] += end.totals[partie.subject]
        self._totals[1] += end.totals[partie.subject.other]
        for deal in partie.deals:
            own, other = (0, 3) if deal.elder else (1, 2)
            self._seats[own].add(deal, 0)
            self._seats[other].add(deal, 1)

    def figures(self) -> Figures:
        """What was added up to now."""
        every = Counter(self._parties)

        def count(*winners: bool | None, rubicon: bool = False, assisted: bool = False) -> int:
            return sum(
                times
                for (won, rubiconed, helped), times in every.items()
                if won in winners and rubiconed >= rubicon and helped >= assisted
            )

        elder, younger, other_elder, other_younger = (seat.figures() for seat in self._seats)
        return Figures(
            len(self._parties),
            (count(True), count(False)),
            count(None),
            (count(True, rubicon=True), count(False, rubicon=True)),
            self._balance,
            (self._totals[0], self._totals[1]),
            count(True, False, None, assisted=True),
            elder.deals + younger.deals,
            elder.known + younger.known,
            (elder, younger, other_elder, other_younger),
        )


class _SeatTally:
    """Adds up what one of the two counted on one seat."""

    def __init__(self) -> None:
        self.deals = self.points = self.known = 0
        self.parts, self.times = [0] * len(PARTS), [0] * len(PARTS)

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

    def figures(self) -> SeatFigures:
        parts, times = tuple(self.parts), tuple(self.times)
        return SeatFigures(self.deals, self.points, self.known, parts, times)


def figures(parties: Iterable[PartiePlayed]) -> Figures:
    """The figures of some parties."""
    tally = Tally()
    for partie in parties:
        tally.add(partie)
    return tally.figures()


def balance_line(parties: Iterable[PartiePlayed]) -> tuple[tuple[datetime, int], ...]:
    """How the balance of the settlements went, from the oldest partie to the newest."""
    line: list[tuple[datetime, int]] = []
    for partie in sorted(parties, key=lambda one: one.finished):
        line.append((partie.finished, partie.points + (line[-1][1] if line else 0)))
    return tuple(line)
