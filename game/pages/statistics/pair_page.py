"""The ledger of two: who leads and by how much, what each has won, and sitting after sitting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from game.games import PIQUET
from game.pages.grid import sheet
from game.pages.lists import ListOf, ListWindow
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.statistics.figures import Accounts, figures_of
from game.pages.statistics.filter import (
    Filter,
    against_words,
    filter_row,
    in_order,
    next_of,
)
from game.pages.statistics.played import Against, Pair, PartiePlayed, against, partie_played
from game.pages.statistics.tables import FigureTable, TableRow, pair_words
from game.saves.partie import ScoreCard
from game.stage.basics import Font, Room
from game.stage.blocks import FIGURE, SOFT, Fill, Inset, WordBlock
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import capital, date_words, number, signed
from rules.core.seats import Player

_APART = timedelta(hours=6)
"""Between two sittings: longer than a meal, shorter than a night."""


class SittingTotal(Struct, frozen=True):
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
    sittings: tuple[SittingTotal, ...]

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


def _sittings(parties: Sequence[PartiePlayed]) -> list[SittingTotal]:
    """The sittings, the oldest first."""
    groups: list[list[PartiePlayed]] = []
    for one in parties:
        if groups and one.finished - groups[-1][-1].finished < _APART:
            groups[-1].append(one)
        else:
            groups.append([one])
    found: list[SittingTotal] = []
    for group in groups:
        won = [one.won for one in group]
        points = sum(one.points for one in group)
        balance = points + (found[-1].balance if found else 0)
        pair = won.count(True), won.count(False)
        found.append(SittingTotal(group[-1].finished, pair, won.count(None), points, balance))
    return found


_GREAT = Font(40, serif=True, bold=True)
_ROW = 38.0
_MOVES = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}


class PairPage(Page):
    """The whole ledger of one pair; F goes on to the next."""

    def __init__(
        self,
        accounts: Accounts,
        whom: Against,
        game: str = PIQUET,
        by: Callable[[ScoreCard], tuple[Against, Player] | None] = against,
    ) -> None:
        """`by` tells pairs apart: as statistics do, or by all names."""
        super().__init__("back")
        self.game = game
        cards = (card for card in accounts.cards() if card.header.game == game)
        found = (partie_played(card, by=by) for card in cards)
        self._parties = tuple(partie for partie in found if partie is not None)
        self._pairs = in_order((partie.against for partie in self._parties), game)
        self.window = ListWindow()
        self._open(whom)

    def _open(self, whom: Against) -> None:
        self.against = whom
        self._record = pair_record(one for one in self._parties if one.against == whom)
        self.window = ListWindow(len(self._record.sittings))
        self.touch()

    # ---- intents

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key(name) if name in _MOVES and self.focus is None:
                self._scroll(_MOVES[name])
            case Key("f", shift=shift) if len(self._pairs) > 1:
                self._open(next_of(self._pairs, self.against, -1 if shift else 1))
            case _:
                return super().obey(intent)
        return None

    def press(self, key: str) -> Transition | None:
        if key == "against":
            self._open(next_of(self._pairs, self.against, 1))
            return None
        return Pop()

    def _scroll(self, by: int) -> None:
        self.window.go(self.window.top + by)
        self.touch()

    # ---- what is seen

    def draw(self, room: Room) -> Picture:
        pair, several = pair_of(self.against, self.game), len(self._pairs) > 1
        names, every = self._names(), self._record.sittings
        shown = (filter_row((Filter("against", say("ledger.two"), pair, "F"),)),) if several else ()
        left = Column((*shown, Fill(self._summary(names))), 12)
        heads = (say("statistics.parties"), names[0], say("statistics.balance"))
        head = TableRow(say("ledger.sitting"), heads)
        over = FigureTable(head, (), 0.46, _ROW)
        listed = ListOf(self.window, _ROW, lambda at: over.line(_sitting(every[at])))
        right = Inset(Column((over, Fill(listed))), right=16)
        body = Row((Fill(left), Fill(right)), 48.0 if room.small else 96.0)
        back = Button("back", say("statistics.back"), "Esc")
        return sheet(say("ledger.title"), body, (back,), room, aside="" if several else pair)

    def _names(self) -> tuple[str, str]:
        if self.against.level:
            return capital(say("you")), against_words(self.against, self.game)
        return self.against.people

    def _summary(self, names: tuple[str, str]) -> Column:
        """Who leads, since last time, and what each has won."""
        found, special = self._record, list[TableRow]()
        if figures_of(self.game).special:
            special.append(TableRow(say_of(self.game, "ledger.special"), _both(found.special)))
        points = (
            TableRow(say("ledger.best"), _both(found.best)),
            TableRow(say("ledger.points"), _both(found.points)),
        )
        rows = (
            TableRow(say("statistics.count.parties"), _both(found.won)),
            *special,
            TableRow(say("ledger.run"), _both(found.run)),
            *(points if found.points != found.won else ()),  # a partie may count one, and no more
        )
        leads = WordBlock(leads_words(found, self.against, names), FIGURE)
        since = WordBlock(since_words(found, names[0]), paint=SOFT, lines=0)
        ahead = WordBlock(str(abs(found.balance)), _GREAT, step=46)
        return Column(
            (leads, ahead, since, Fill(FigureTable(TableRow("", names), rows, 0.46, _ROW)))
        )


def pair_of(against: Against, game: str) -> str:
    """The two of a pair_record, on one line."""
    if not against.level:
        return against_words(against, game)
    return say("filter.pair", first=capital(say("you")), second=against_words(against, game))


def leads_words(found: PairRecord, against: Against, names: tuple[str, str]) -> str:
    """Who leads, before the number of points."""
    if not found.balance:
        return say("ledger.even")
    if found.balance > 0 and against.level:
        return say("ledger.leads.you")
    return say("ledger.leads", name=names[found.balance < 0])


def since_words(found: PairRecord, name: str) -> str:
    """What the last sitting brought the first of the two, against the one before."""
    if len(found.sittings) < 2:
        return say("ledger.first")
    last, before = found.sittings[:2]
    return say(
        "ledger.since",
        date=date_words(before.ended.isoformat()),
        name=name,
        points=signed(last.points),
        count=last.parties,
        number=number(last.parties),
    )


def _sitting(one: SittingTotal) -> TableRow:
    day = date_words(one.ended.isoformat())
    return TableRow(day, (pair_words(one.won), signed(one.points), signed(one.balance)))


def _both(values: tuple[int, int]) -> tuple[str, str]:
    return str(values[0]), str(values[1])
