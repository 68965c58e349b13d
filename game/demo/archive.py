"""The archive of the tour: parties that programs played, kept in memory and told like a book's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cached_property

from msgspec import Struct

from game.demo.house import Showcase, played
from game.demo.open_house import TODAY
from game.games import PIQUET
from game.pages.history.page import HistoryPage
from game.pages.history.partie import DealAgain, PastPartie, Reading
from game.pages.history.story import past_partie
from game.pages.people import against
from game.pages.scene import Scene
from game.pages.statistics.figures import CardsOnly, Counts, replayed_deals
from game.piquet.ai.analysis import analyse
from game.piquet.ai.luck import answer
from game.piquet.ai.programs import AI
from game.players.judgement import Analysis
from game.players.mind import Analyse
from game.players.player import HUMAN, seated
from game.players.protocol import Brought
from game.players.review import KeptReview
from game.preferences import Preferences
from game.saves.history import FINISHED, PEOPLE, RUNNING, Entry, KeptLog
from game.saves.partie import Header, Result, Running, ScoreCard, score_card
from game.saves.schema import spans
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.options import Options
from rules.piquet.view import View

_OPPONENTS = ("club", PEOPLE, "club", "expert", "novice", PEOPLE, "master", "club", PEOPLE)
"""Against whom the finished parties were, the newest first."""
_RUNNING = ("club", "expert")
_DAYS = 9  # between two parties
_SEED = 1  # the same question gets the same judgement
Tells = Callable[[object, int], Mapping[str, float] | None]
"""Tells what the cards of a deal brought (`LuckTeller.answer`)."""


class StoredPartie(Struct, frozen=True):
    """A partie as a book would have it."""

    entry: Entry
    lines: tuple[str, ...]


def _header(level: str, seed: int, back: int) -> Header:
    """A partie begun so many times nine days ago."""
    started = datetime.fromisoformat(TODAY) - timedelta(days=_DAYS * back)
    if level == PEOPLE:
        seats = seated((say("demo.one"), say("demo.two")), (HUMAN, HUMAN))
    else:
        seats = against(level)
    return Header(seats=seats, options=Options(), seed=seed, started=started.isoformat())


def _finished(level: str, seed: int, back: int) -> StoredPartie:
    state, lines = played(seed)
    if state.settlement is None or state.first_dealer is None:
        raise ValueError("the partie is not over")
    header = _header(level, seed, back)
    finished = (datetime.fromisoformat(header.started) + timedelta(minutes=38)).isoformat()
    result = Result(
        deals=state.results,
        first_dealer=state.first_dealer,
        finished=finished,
        settlement=state.settlement,
    )
    entry = Entry(f"{seed:016}", FINISHED, header, result, len(state.results))
    return StoredPartie(entry, lines)


def _open(level: str, seed: int, deals: int) -> StoredPartie:
    _, lines = played(seed, deals=deals)
    return StoredPartie(Entry(f"{seed:016}", RUNNING, _header(level, seed, 0), None, deals), lines)


def _parties(seed: int) -> Iterator[StoredPartie]:
    """Those under way, and then those that are over."""
    yield from (_open(level, seed + 20 + n, 2 + n) for n, level in enumerate(_RUNNING))
    yield from (_finished(level, seed + n + 1, n + 1) for n, level in enumerate(_OPPONENTS))


class TourArchive:
    """All parties, for the pages that look back; nothing can be put into it or fail in it."""

    def __init__(
        self,
        kept: Iterable[StoredPartie],
        table: Showcase,
        analyse: Analyse = analyse,
        luck: Tells = answer,
    ) -> None:
        """`table` is the house where a deal is played again; by `analyse` choices are judged."""
        self._house, self._analyse, self._luck = table, analyse, luck
        self._kept = {one.entry.key: one for one in kept}
        self._clip = ""
        self._reviews: dict[tuple[str, int, Player], KeptReview] = {}

    def running(self) -> tuple[Running, ...]:
        """The parties that can be continued."""
        return tuple(
            Running(one.entry.key, one.entry.header, one.lines, one.entry.header.started)
            for one in self._kept.values()
            if one.entry.result is None and one.entry.header is not None
        )

    def cards(self) -> tuple[ScoreCard, ...]:
        """The score cards of the others."""
        return tuple(
            score_card(one.entry.key, one.entry.header, one.entry.result)
            for one in self._kept.values()
            if one.entry.result is not None and one.entry.header is not None
        )

    def lines(self, key: str) -> tuple[str, ...]:
        """The log of a partie."""
        return self._kept[key].lines

    # ---- asked by the pages of the history

    def index(self, opponent: str, /) -> tuple[str, ...]:
        every = self._kept.items()
        return tuple(key for key, one in every if opponent in ("", _opponent(one.entry)))

    def opponents(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(_opponent(one.entry) for one in self._kept.values()))

    def entries(self, keys: Sequence[str], /) -> tuple[Entry, ...]:
        return tuple(self._kept[key].entry for key in keys)

    def partie(self, key: str, /) -> PastPartie | str:
        one = self._kept[key]
        log = KeptLog(one.entry, one.lines, spans(one.lines), frozenset())
        return past_partie(log, ()) or say("history.lost")

    def trouble(self) -> str:
        return ""

    def copy(self, text: str, /) -> bool:
        self._clip = text
        return True

    def paste(self) -> Reading:
        from game.pages.history.in_writing import read_back  # noqa: PLC0415 - seldom

        text = self._clip
        return lambda: read_back(text, TODAY)

    def analyst(self, _game: str, /) -> Judge:
        return Judge(self._analyse, self._luck)

    def dismiss(self) -> None:
        """Nobody thinks any longer than he is asked."""

    def reviews(self, key: str, /) -> tuple[KeptReview, ...]:
        return tuple(one for one in self._reviews.values() if one.partie == key)

    def all_reviews(self, _game: str, /) -> tuple[KeptReview, ...]:
        return tuple(self._reviews.values())

    def keep(self, review: KeptReview, /) -> None:
        self._reviews[review.partie, review.deal, review.player] = review

    def opponent(self, partie: PastPartie, /) -> str:  # noqa: ARG002 - the port's signature
        return AI.usual

    def again(self, wish: DealAgain, /) -> Scene:  # noqa: ARG002 - the port's signature
        return self._house.table()

    def motion(self) -> Motion:
        return Motion.OFF


def _opponent(entry: Entry) -> str:
    kinds = entry.header.kinds if entry.header else ()
    return next((kind for kind in kinds if kind != HUMAN), PEOPLE)


class Judge:
    """Says at once what the choices of a view come to, the same whenever it is asked."""

    def __init__(self, analyse: Analyse, luck: Tells) -> None:
        self._analyse, self._tells = analyse, luck
        self._asked: tuple[View, Action | None] | None = None
        self._deal: Mapping[str, object] | None = None

    def ask_analysis(self, seen: View, action: Action | None = None) -> None:
        self._asked = seen, action

    def analysis(self) -> Analysis | None:
        if self._asked is None:
            return None
        seen, action = self._asked
        return self._analyse(seen, _SEED, also=action)

    def ask_luck(self, deal: Mapping[str, object]) -> None:
        self._deal = deal

    def luck(self) -> Brought | None:
        return None if self._deal is None else Brought(0, self._tells(self._deal, _SEED))


class TourAccounts(CardsOnly):
    """The score cards with the parts of their deals, read from the logs."""

    def __init__(self, archive: TourArchive) -> None:
        super().__init__(archive.cards(), datetime.fromisoformat(TODAY).replace(tzinfo=UTC))
        self._archive = archive
        self._known: dict[str, Mapping[int, Counts]] = {}

    def parts(self, key: str, /) -> Mapping[int, Counts]:
        if key not in self._known:
            self._known[key] = dict(replayed_deals(PIQUET, Options(), self._archive.lines(key)))
        return self._known[key]


class Home(Showcase):
    """The house of the tour: a showcase with an archive, and with whatever it has to tell."""

    def __init__(self, seed: int, likes: Preferences) -> None:
        super().__init__(seed, watched=False, likes=likes)
        self.header = Header(seats=against(AI.usual), options=Options(), seed=seed, started=TODAY)
        self._seed = seed

    @cached_property
    def archive(self) -> TourArchive:
        """The parties, which are played when somebody looks back."""
        return TourArchive(_parties(self._seed), self)

    @cached_property
    def kept(self) -> TourAccounts:
        """What is counted of them."""
        return TourAccounts(self.archive)

    def open_archive(self) -> None:
        """From now on there are parties to continue and to look back on."""
        self.parties, self.finished = self.archive.running(), self.archive.cards()

    def history(self, key: str = "", /) -> Scene:
        return HistoryPage(self.archive, key)

    def accounts(self) -> TourAccounts:
        return self.kept
