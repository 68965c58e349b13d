"""A club evening between two parties: the card of all, who plays now, and who then.

Programs who meet each other play at another table while one waits, in earnest and stored as ever;
one may sit down there and look on.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.pages.evening import Sitter
from game.pages.grid import beside_name, grid_in, ledger, page_foot, page_name
from game.pages.house import House
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import by_names
from game.piquet.evening.beginning import begin_club
from game.piquet.evening.club import Sits
from game.piquet.evening.club_card import club_height, club_items
from game.piquet.evening.kept_page import STANDS, KeptPage, told
from game.piquet.evening.open import OpenClub, clubs
from game.piquet.evening.words import club_words, fraction_words, stake_words
from game.piquet.words import say
from game.players.mind import mind_of
from game.stage.basics import Rect, Room
from game.stage.layout import Column
from game.stage.picture import Backdrop, Item, Picture, Text
from game.stage.printed import printed
from game.stage.widgets import Button
from game.table.elsewhere import Elsewhere
from game.table.table import TableScene
from rules.core.seats import Player

_ROWS = (88.0, 80.0, 72.0, 64.0, 58.0, 50.0, 44.0, 34.0, 30.0)
"""How high a row may be: the first that fits."""
_TOLD = 96.0
"""Units kept below the card for sentences."""
_AHEAD = 3
"""Parties that are told after the next one."""


class ClubPage(KeptPage[OpenClub]):
    """A club evening between two parties, before the first, or when it is over."""

    saved_as = "club"

    def __init__(self, house: House, new: Callable[[], Scene]) -> None:
        """The one begun last. `new` makes the page where another evening is begun."""
        super().__init__(house, clubs(house), new)

    def press(self, key: str) -> Transition | None:
        now = self._open
        match key:
            case "deal" if now.following is None:
                begin_club(self._house, now.place.guests, now.club.stake, now.options)
                return Reset(ClubPage(self._house, self._new))
            case "deal" | "watch":
                return self._sit_down(watch=key == "watch")
            case _ if key.startswith("pair:"):
                return self._pair(*map(int, key.split(":")[1:]))
        return super().press(key)

    def _sit_down(self, *, watch: bool) -> Transition | None:
        """To the table of the partie that is due; two programs play at another one."""
        now = self._open
        assert now.following is not None
        table = self._table(now.following)
        if table is None:
            return None
        if isinstance(table, TableScene) and self._elsewhere and not watch:
            a, b = (mind_of(PIQUET).portraits.get(each.kind, "") for each in now.seats)
            return Reset(Elsewhere(table, (a, b), self._back))
        return Reset(table)

    def _back(self) -> Scene:
        """What comes after a partie elsewhere: the next one there, or this page again."""
        page = ClubPage(self._house, self._new)
        if page._open.place.id == self._open.place.id and page._elsewhere:
            going = page._sit_down(watch=False)
            if isinstance(going, Reset):
                return going.scene
        return page

    @property
    def _elsewhere(self) -> bool:
        """Whether two programs play the partie that is due."""
        now = self._open
        return now.following is not None and not any(each.is_person for each in now.seats)

    def _pair(self, one: int, other: int) -> Transition | None:
        """The book of two names, over all that they ever played."""
        wanted = {one, other}
        for card in self._house.cards():
            place = card.header.evening
            if place is not None and place.id == self._open.place.id and set(place.sits) == wanted:
                whom, _ = by_names(card)
                return Push(PairPage(self._house.accounts(), whom, PIQUET, by=by_names))
        return None

    # -- what is seen

    def _buttons(self) -> tuple[Button, ...]:
        now = self._open
        number = 0 if now.following is None else now.following.partie
        main = say("evening.go-on" if now.under_way else "evening.deal", number=number)
        if self._elsewhere:
            main = say("evening.club.elsewhere", number=number)
        if now.following is None:
            main = say("evening.again")
        between = (
            *((Button("picture", say("picture.save")),) if now.club.ended else ()),
            *((Button("watch", say("elsewhere.watch")),) if self._elsewhere else ()),
        )
        return self._row(main, between)

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body, now = grid.body, self._open
        items = page_name(grid, say("evening.club.title"), room, taken=260)
        items.append(beside_name(grid, stake_words(now.club.stake)))
        row = next(
            (row for row in _ROWS if club_height(now.club, row) + _TOLD <= body.height), _ROWS[-1]
        )
        due: Sits | None = None if now.following is None else now.following.sits
        items += club_items(now.club, self._sitters, body, row, room, due)
        y = body.y + club_height(now.club, row) + 34
        items += self._told().lay(Rect(body.x, y - 20, body.width, 0), room)
        foot = page_foot(grid, self._buttons(), room, self._notice)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    @property
    def _sitters(self) -> tuple[Sitter, ...]:
        """The guests, those of the program with their portraits."""
        portraits = mind_of(PIQUET).portraits
        kinds = (guest.kind for guest in self._open.place.guests)
        pairs = zip(self._names, kinds, strict=True)
        return tuple(Sitter(name, portraits.get(kind, "")) for name, kind in pairs)

    def _told(self) -> Column:
        """Who is ahead, who plays now, and who then."""
        now = self._open
        stands = club_words(now.club, self._names, you=now.place.people == 1)
        more = (*self._next_words(), *fraction_words(now.club.stake))
        return told(stands, more)

    def _next_words(self) -> tuple[str, ...]:
        """Who plays the partie that is due, and some after it."""
        now, names = self._open, self._names
        if now.following is None:
            return ()
        every = now.club.schedule
        a, b = (names[now.following.sits[player]] for player in Player)
        told = say(
            "evening.club.next", number=now.following.partie, parties=len(every), one=a, other=b
        )
        numbers = range(1, len(every) + 1)
        left = [
            every[number - 1]
            for number in numbers
            if number not in now.club.ended and number != now.following.partie
        ]
        if not left:
            return (told,)
        pairs = (f"{names[one]} – {names[other]}" for one, other in left[:_AHEAD])
        return (f"{told} {say('evening.club.then', pairs=' · '.join(pairs))}",)

    def _printed(self, room: Room) -> Picture:
        """The card alone on a page of paper."""
        margin, now = 24.0, self._open
        items: list[Item] = [Text(say("evening.club.title"), margin, 44, STANDS)]
        place = Rect(margin, 64, room.width - 2 * margin, 0)
        items += club_items(now.club, self._sitters, place, 30.0, room)
        y = place.y + club_height(now.club, 30.0) + 30
        items += self._told().lay(Rect(margin, y - 20, place.width, 0), room)
        return Picture.of(Backdrop.SHEET, printed(items))
