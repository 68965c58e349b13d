"""The ledger of two: who leads and by how much, what each has won, and sitting after sitting."""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.pages.grid import beside_name, grid_in, page_foot, page_name
from game.pages.lists import ListWindow
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.statistics.figures import Accounts, figures_of
from game.pages.statistics.filter import (
    HEIGHT,
    Filter,
    against_words,
    filter_items,
    in_order,
    next_of,
)
from game.pages.statistics.pair_record import Meeting, PairRecord, pair_record
from game.pages.statistics.played import Against, against, partie_played
from game.pages.statistics.tables import TableRow, pair_words, signed, table
from game.saves.partie import ScoreCard
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key, Scroll
from game.stage.lines import fitted, wrapped
from game.stage.picture import Backdrop, Item, Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import capital, date_words, number
from rules.core.seats import Player

_PLAIN = Font(16)
_LEADS, _GREAT = Font(20, serif=True), Font(40, serif=True, bold=True)
_SOFT = Paint(Tone.SOFT)
_ROW, _LINE = 38.0, 22.0
_MOVES = {"up": -1, "down": 1, "pageup": -8, "pagedown": 8}
_WHEEL = 3


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
        self._window = ListWindow()
        self._open(whom)

    def _open(self, whom: Against) -> None:
        self.against = whom
        self._record = pair_record(one for one in self._parties if one.against == whom)
        self._window = ListWindow(len(self._record.sittings))
        self.touch()

    # ---- intents

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Scroll(dy):
                self._scroll(-_WHEEL if dy > 0 else _WHEEL)
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

    def escape(self) -> Transition | None:
        return Pop()

    def _scroll(self, by: int) -> None:
        self._window.go(self._window.top + by)
        self.touch()

    # ---- what is seen

    def draw(self, room: Room) -> Picture:
        gap = 48.0 if room.small else 96.0
        grid = grid_in(room)
        place = grid.body
        column = (place.width - gap) / 2
        items = page_name(grid, say("ledger.title"), room)
        names = self._names()
        y = place.y
        if len(self._pairs) > 1:
            shown = Filter("against", say("ledger.two"), pair_of(self.against, self.game), "F")
            bar = Rect(place.x, y, column, HEIGHT)
            items += filter_items((shown,), bar, self.focus, self.hover, room)
            y += HEIGHT + 12
        else:
            most = place.width - 340
            who = fitted(pair_of(self.against, self.game), _PLAIN, most, room)
            items.append(beside_name(grid, who))
        items += self._summary(Rect(place.x, y, column, place.bottom - y), names, room)
        right = Rect(place.right - column, place.y, column, place.height)
        items += self._sittings(right, room)
        back = Button("back", say("statistics.back"), "Esc")
        items += page_foot(grid, (back,), room, self.focus)
        return Picture.of(Backdrop.SHEET, items)

    def _names(self) -> tuple[str, str]:
        if self.against.level:
            return capital(say("you")), against_words(self.against, self.game)
        return self.against.people

    def _summary(self, place: Rect, names: tuple[str, str], room: Room) -> list[Item]:
        """Who leads, since last time, and what each has won."""
        found = self._record
        y = place.y + 22
        words = leads_words(found, self.against, names)
        items: list[Item] = [Text(fitted(words, _LEADS, place.width, room), place.x, y, _LEADS)]
        y += 44
        items.append(Text(str(abs(found.balance)), place.x, y, _GREAT))
        y += 28
        for line in wrapped(since_words(found, names[0]), _PLAIN, place.width, room):
            items.append(Text(line, place.x, y, _PLAIN, _SOFT))
            y += _LINE
        y -= 4
        special: list[TableRow] = []
        if figures_of(self.game).special:
            special.append(TableRow(say_of(self.game, "ledger.special"), _both(found.special)))
        rows = [
            TableRow(say("statistics.count.parties"), _both(found.won)),
            *special,
            TableRow(say("ledger.run"), _both(found.run)),
            TableRow(say("ledger.best"), _both(found.best)),
            TableRow(say("ledger.points"), _both(found.points)),
        ]
        below = Rect(place.x, y, place.width, place.bottom - y)
        label = place.width * 0.46
        return items + table(TableRow("", names), rows, below, label, room, _ROW)

    def _sittings(self, place: Rect, room: Room) -> list[Item]:
        """Sitting after sitting, the last one first."""
        every = self._record.sittings
        self._window.fit((place.height - 32) // _ROW, len(every))
        rows = [_sitting(every[at]) for at in self._window.seen]
        heads = (say("statistics.parties"), self._names()[0], say("statistics.balance"))
        slider = self._window.slider(place.right - 4, place.y + 32, _ROW)
        aside = 16 if slider else 0  # what shows where one is in the list
        inner = Rect(place.x, place.y, place.width - aside, place.height)
        return [
            *table(
                TableRow(say("ledger.sitting"), heads), rows, inner, inner.width * 0.4, room, _ROW
            ),
            *slider,
        ]


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


def _sitting(one: Meeting) -> TableRow:
    day = date_words(one.ended.isoformat())
    return TableRow(day, (pair_words(one.won), signed(one.points), signed(one.balance)))


def _both(values: tuple[int, int]) -> tuple[str, str]:
    return str(values[0]), str(values[1])
