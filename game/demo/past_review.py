"""A deal of another game looked back on in pictures: its review, and that of the whole partie."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from game.all_fours.ai import weighing as all_fours
from game.all_fours.words import ALL_FOURS
from game.bezique.ai import analysis as bezique
from game.bezique.words import BEZIQUE
from game.demo.album import Album
from game.demo.archive import Home, StoredPartie, TourArchive
from game.demo.house import LineLog
from game.demo.open_house import TODAY
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.partie_review import PartieReview
from game.pages.history.review import ReviewPage
from game.pages.people import against
from game.players.engine import Program
from game.players.mind import Analyse, mind_of
from game.players.player import Occupant
from game.saves.history import FINISHED, Entry
from game.saves.partie import Header, Result
from game.session.dealer import Dealer
from game.session.session import Session
from rules.all_fours import options as all_fours_options
from rules.bezique import options as bezique_options
from rules.core.game import Options
from rules.core.seats import Player

_LONG = 1.0


class _Shown(Struct, frozen=True):
    """A game of one who plays by rule and forgets much, against a better one; its first deal."""

    game: str
    options: Options
    seed: int
    analyse: Analyse
    further: int  # mistakes after the costliest, to one that is shown too

    @property
    def key(self) -> str:
        """Under which the archive has the partie."""
        return f"{self.seed:016}"


_BEZIQUE = _Shown(BEZIQUE, bezique_options.Options(), 57, partial(bezique.analyse, effort=500), 2)
_ALL_FOURS = _Shown(
    ALL_FOURS, all_fours_options.Options(), 26, partial(all_fours.analyse, effort=40), 1
)
"""Judgements with little effort: enough to be seen, and soon done."""


def show_bezique_review(album: Album, house: Home) -> None:
    """The costliest choice, a window, the partie deal by deal."""
    _show(album, house, _BEZIQUE)


def show_all_fours_review(album: Album, house: Home) -> None:
    """The costliest choice, the next, the game deal by deal."""
    _show(album, house, _ALL_FOURS)


def _show(album: Album, house: Home, shown: _Shown) -> None:
    luck = mind_of(shown.game).luck
    if luck is None:
        raise ValueError("nothing is told of its luck")
    archive = TourArchive((_partie(shown),), house, shown.analyse, luck().answer)
    told = archive.partie(shown.key)
    if isinstance(told, str):
        raise TypeError(told)
    deal = HistoryDeal(archive, told, 1)
    album.look(deal)
    while not deal.reviewing.over:
        deal.tick(_LONG)
    page = ReviewPage(archive, told, deal.reviewing, deal.steps)
    album.take(f"{shown.game}-review", page)
    for _ in range(shown.further):
        page.press("mistake")
    album.take(f"{shown.game}-review-next", page)
    partie = PartieReview(archive, told, Player.A, ReviewPage)
    while not partie.over:
        partie.tick(_LONG)
    album.take(f"{shown.game}-review-partie", partie)


def _partie(shown: _Shown) -> StoredPartie:
    options, log, game = shown.options, LineLog(), shown.game
    levels = mind_of(game).programs().levels
    seats: dict[Player, Occupant] = {
        Player.A: Program(levels["novice"], shown.seed),
        Player.B: Program(levels["club"], shown.seed + 1),
    }
    session = Session(seats, Dealer(shown.seed), options, log, game=game)
    while session.state.turn is not None:
        session.advance()
    header = Header(
        seats=against("club", game), options=options, seed=shown.seed, started=TODAY, game=game
    )
    known = rules_of(game).deals(session.state)
    settlement = session.state.standing.settlement
    if settlement is None or known.first_dealer is None:
        raise ValueError("the partie is not over")
    result = Result(
        deals=known.results, first_dealer=known.first_dealer, finished=TODAY, settlement=settlement
    )
    entry = Entry(shown.key, FINISHED, header, result, len(known.results))
    return StoredPartie(entry, tuple(log.lines))
