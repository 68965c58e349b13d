"""Finished parties as statistics see them: who played whom, and what each part of a deal brought.

Nothing is counted here a second time: points are those of the score card, parts are what the game
says of its own deals (`deal_parts`). A deal that is played again never becomes a score card, so it
comes in nowhere; assisted deals and what lies before a reset are marked, and told apart by
`selection`. House choice: deals count as they were played, also where some count more in the
partie; only the settlement knows of that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from msgspec import Struct

from game.pages.people import shown_names, you_of
from game.pages.scorekeeper import scorekeeper_of
from game.pages.statistics.figures import Counts, figures_of
from game.players.player import HUMAN
from game.saves.partie import ScoreCard
from rules.core.game import Options
from rules.core.seats import Player

Pair = tuple[int, int]
"""The subject's, then the other's."""


class Against(Struct, frozen=True):
    """Who is met: a level, and "you" play; or, where `level` is empty, two people by name."""

    level: str = ""
    people: tuple[str, str] = ("", "")


class DealPlayed(Struct, frozen=True):
    """A deal of a finished partie. Pairs are the subject's, then the other's.

    `parts` is None as long as its log has not been replayed, or where that cannot be done. `elder`
    is whoever did not deal.
    """

    number: int
    elder: bool  # whether the subject was
    points: Pair
    parts: Counts | None
    assisted: bool


class PartiePlayed(Struct, frozen=True):
    """A finished partie as its subject sees it: "you", or the first of two people by name.

    `points` is what the settlement brought the subject, negative where it was lost; `special` is
    whether it ended in a way that the game counts apart.
    """

    key: str
    game: str
    against: Against
    finished: datetime
    options: Options
    winner: Player | None
    totals: Pair
    special: bool
    subject: Player
    points: int
    deals: tuple[DealPlayed, ...]

    @property
    def won(self) -> bool | None:
        """Whether the subject won; None where it was drawn."""
        return None if self.winner is None else self.winner is self.subject

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
    you = you_of(card.header)
    if you is not None:
        return Against(kinds[you.other]), you
    if kinds != (HUMAN, HUMAN):
        return None
    first = Player.A if _order(names[0]) <= _order(names[1]) else Player.B
    return Against(people=(names[first], names[first.other])), first


def by_names(card: ScoreCard) -> tuple[Against, Player]:
    """The two by the names they are called by now, be they people or programs, and the first."""
    names = shown_names(card.header)
    first = Player.A if _order(names[0]) <= _order(names[1]) else Player.B
    return Against(people=(names[first], names[first.other])), first


def _order(name: str) -> tuple[str, str]:
    return name.casefold(), name


def partie_played(
    card: ScoreCard,
    counts: Mapping[int, Counts] | None = None,
    by: Callable[[ScoreCard], tuple[Against, Player] | None] = against,
) -> PartiePlayed | None:
    """A score card as statistics see it, with the parts of its deals by number, as far as known.

    `by` says who was met, and whose the figures are.

    None for what counts nowhere: a deal played again, a partie of two programs, one whose date
    cannot be read.
    """
    met, finished = by(card), moment(card.finished)
    if met is None or finished is None or card.header.alone:
        return None
    whom, subject = met
    game, end = card.header.game, card.settlement
    parts = len(figures_of(game).parts)
    deals = tuple(
        _deal(card, number, points, subject, (counts or {}).get(number), parts)
        for number, points in enumerate(card.deals, 1)
    )
    return PartiePlayed(
        key=card.id,
        game=game,
        against=whom,
        finished=finished,
        options=card.header.options,
        winner=end.winner,
        totals=(end.totals[subject], end.totals[subject.other]),
        special=bool(scorekeeper_of(game).special(end)),
        subject=subject,
        points=0 if end.winner is None else end.points if end.winner is subject else -end.points,
        deals=deals,
    )


def _deal(
    card: ScoreCard,
    number: int,
    points: Pair,
    subject: Player,
    counts: Counts | None,
    parts: int,
) -> DealPlayed:
    dealer = card.first_dealer if number % 2 else card.first_dealer.other
    own, other = points[subject], points[subject.other]
    known: Counts | None = None
    if not parts:
        known = (), ()
    elif counts is not None and adds_up(counts, points, parts):
        known = counts[subject], counts[subject.other]
    assisted = number in card.assisted
    return DealPlayed(number, dealer is not subject, (own, other), known, assisted)


def adds_up(counts: Counts, points: Pair, parts: int) -> bool:
    """Whether these are the parts of a deal of so many points: else another ledger was counted."""
    return all(len(side) == parts for side in counts) and tuple(map(sum, counts)) == points
