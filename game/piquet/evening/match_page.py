"""Several parties of two: their card on paper, who is ahead, what is paid; and the next one.

A card or a match that is over can be looked at as long as it is in the book, beside the others.
"""

from __future__ import annotations

from collections.abc import Callable

from game.games import PIQUET
from game.pages.grid import beside_name, grid_in, ledger, page_foot, page_name
from game.pages.house import House
from game.pages.scene import Push, Reset, Scene, Transition
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import against
from game.piquet.evening.beginning import begin_match
from game.piquet.evening.compared import ComparedPage
from game.piquet.evening.kept_page import STANDS, KeptPage, told
from game.piquet.evening.match import PARTIES_ON_CARD, MatchForm
from game.piquet.evening.open import OpenMatch, matches
from game.piquet.evening.paper import band_items, bands
from game.piquet.evening.words import (
    form_words,
    fraction_words,
    stake_words,
    standing_words,
    to_pay_words,
)
from game.piquet.words import say
from game.stage.basics import Rect, Room
from game.stage.layout import Column
from game.stage.picture import Backdrop, Item, Picture, Text
from game.stage.printed import printed
from game.stage.widgets import Button

_ROW, _SMALL_ROW = 29.0, 22.0
_ON_PAPER = 3
"""Parties side by side on a printed page."""


class MatchPage(KeptPage[OpenMatch]):
    """A match or a card between two parties, before the first, or when it is over."""

    saved_as = "card"

    def __init__(self, house: House, new: Callable[[], Scene]) -> None:
        """The one begun last. `new` makes the page where another evening is begun."""
        super().__init__(house, matches(house), new)

    def press(self, key: str) -> Transition | None:
        now = self._open
        match key:
            case "deal" if now.match.over:
                begin_match(self._house, now.place.guests, now.match.terms, now.options)
                return Reset(MatchPage(self._house, self._new))
            case "deal":
                table = self._table(now.place)
                return None if table is None else Reset(table)
            case "pair":
                return self._pair()
            case "compare":
                return Push(ComparedPage(self._house, self._cards, self._cards.index(now)))
        return super().press(key)

    @property
    def _cards(self) -> tuple[OpenMatch, ...]:
        """All cards of six on which something stands, the one begun last first."""
        return tuple(
            one
            for one in self._every
            if one.match.terms.form is MatchForm.CARD and one.match.parties
        )

    def _pair(self) -> Transition | None:
        """The book of these two, over all that they ever played."""
        place = self._open.place
        cards = [one for one in self._house.cards() if one.header.evening is not None]
        mine = (one for one in cards if one.header.evening and one.header.evening.id == place.id)
        met = next((against(one) for one in mine), None)
        return None if met is None else Push(PairPage(self._house.accounts(), met[0], PIQUET))

    # -- what is seen

    def _buttons(self) -> tuple[Button, ...]:
        now = self._open
        played = bool(now.match.parties)
        main = say("evening.go-on" if now.under_way else "evening.deal", number=now.place.partie)
        if now.match.over:
            main = say("evening.again")
        compared = len(self._cards) > 1 and now in self._cards
        between = (
            *((Button("pair", say("evening.pair")),) if played else ()),
            *((Button("compare", say("evening.compare")),) if compared else ()),
            *((Button("picture", say("picture.save")),) if played else ()),
        )
        return self._row(main, between)

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body, now = grid.body, self._open
        items = page_name(grid, form_words(now.match.terms), room, taken=260)
        if now.match.terms.stake.pence or now.match.terms.form is MatchForm.CARD:
            items.append(beside_name(grid, stake_words(now.match.terms.stake)))
        terms, most = now.match.terms, PARTIES_ON_CARD
        if terms.form is MatchForm.BEST_OF:  # a drawn partie makes one more
            most = min(most, max(terms.number, len(now.match.parties)))
        shown = bands(now.match.parties, now.match.running, PARTIES_ON_CARD, most)
        row = _SMALL_ROW if room.small else _ROW
        place = Rect(body.x, body.y, body.width, row * shown[0].rows)
        items += band_items(shown[0], self._two, place, room, 16 if room.small else 20)
        y = place.bottom + (26 if room.small else 38)
        items += self._told().lay(Rect(body.x, y - 20, body.width, 0), room)
        foot = page_foot(grid, self._buttons(), room, self._notice)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    @property
    def _two(self) -> tuple[str, str]:
        a, b = self._names
        return a, b

    def _told(self) -> Column:
        """Who is ahead, and what he is paid."""
        match, you = self._open.match, self._open.place.people == 1
        stands = standing_words(match, self._two, you=you)
        paid = (to_pay_words(match, self._two, you=you), *fraction_words(match.terms.stake))
        return told(stands, paid if match.terms.stake.pence else ())

    def _printed(self, room: Room) -> Picture:
        """The card alone on a page of paper, three parties side by side."""
        match = self._open.match
        margin, y = 24.0, 64.0
        width = room.width - 2 * margin
        items: list[Item] = [Text(form_words(match.terms), margin, 44, STANDS)]
        for band in bands(match.parties, match.running, PARTIES_ON_CARD, _ON_PAPER):
            place = Rect(margin, y, width, 20.0 * band.rows)
            items += band_items(band, self._two, place, room, 14)
            y = place.bottom + 24
        items += self._told().lay(Rect(margin, y - 12, width, 0), room)
        return Picture.of(Backdrop.SHEET, printed(items))
