"""A deal of Bezique looked back on in pictures: its review, and that of the whole partie."""

from __future__ import annotations

from functools import partial

from game.bezique.mind.analysis import analyse
from game.bezique.mind.levels import LEVELS
from game.bezique.mind.luck_wire import answer
from game.bezique.words.say import BEZIQUE
from game.demo.album import Album
from game.demo.archive import Home, StoredPartie, TourArchive
from game.demo.house import LineLog
from game.demo.open_house import TODAY
from game.games import rules_of
from game.pages.history.deal import HistoryDeal
from game.pages.history.partie_review import PartieReview
from game.pages.history.review import ReviewPage
from game.pages.people import against
from game.players.player import Occupant
from game.players.program import Program
from game.saves.cards import Header, Result
from game.saves.history import FINISHED, Entry
from game.session.dealer import Dealer
from game.session.session import Session
from rules.bezique.options import Options
from rules.core.seats import Player

_SEED = 57
_EFFORT = 500  # of the judgements: enough to be seen, and soon done
_LONG = 1.0
_KEY = "0000000000000057"


def show_bezique_review(album: Album, house: Home) -> None:
    """The costliest choice, a window, the partie deal by deal."""
    archive = TourArchive((_partie(),), house, partial(analyse, effort=_EFFORT), answer)
    told = archive.partie(_KEY)
    if isinstance(told, str):
        raise TypeError(told)
    deal = HistoryDeal(archive, told, 1)
    album.look(deal)
    while not deal.reviewing.over:
        deal.tick(_LONG)
    page = ReviewPage(archive, told, deal.reviewing, deal.steps)
    album.take("bezique-review", page)
    page.press("mistake")
    page.press("mistake")
    album.take("bezique-review-next", page)
    partie = PartieReview(archive, told, Player.A)
    while not partie.over:
        partie.tick(_LONG)
    album.take("bezique-review-partie", partie)


def _partie() -> StoredPartie:
    """A game of one who plays by rule and forgets much, against a better one."""
    options, log = Options(), LineLog()
    seats: dict[Player, Occupant] = {
        Player.A: Program(LEVELS["novice"], _SEED),
        Player.B: Program(LEVELS["club"], _SEED + 1),
    }
    session = Session(seats, Dealer(_SEED), options, log, game=BEZIQUE)
    while session.state.turn is not None:
        session.advance()
    header = Header(
        seats=against("club", BEZIQUE), options=options, seed=_SEED, started=TODAY, game=BEZIQUE
    )
    known = rules_of(BEZIQUE).deals(session.state)
    settlement = session.state.standing.settlement
    if settlement is None or known.first_dealer is None:
        raise ValueError("the partie is not over")
    result = Result(
        deals=known.results, first_dealer=known.first_dealer, finished=TODAY, settlement=settlement
    )
    entry = Entry(_KEY, FINISHED, header, result, len(known.results))
    return StoredPartie(entry, tuple(log.lines))
