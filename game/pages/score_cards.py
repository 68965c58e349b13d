"""The book of score cards: finished parties, the newest first, one open beside the list.

Filters leave those of a player, an opponent, some rules, some time; from each card one goes to the
deals of its partie and to the ledger of its two players.
"""

from __future__ import annotations

from functools import partial

from game.pages.grid import FOOT, beside_name, grid_in, ledger, page_foot, page_name, sheet
from game.pages.house import House
from game.pages.lists import NOTHING, ListOf, ListWindow, Nothing
from game.pages.page import Page
from game.pages.people import against as sitting
from game.pages.people import partie_line
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.scorecard import (
    WIDTH,
    blank_place,
    file_name,
    height,
    is_won,
    printed,
    score_card_items,
    sealed,
)
from game.pages.scorekeeper import row_words, standing, standing_words
from game.pages.statistics.cards import KEYS as FILTERS
from game.pages.statistics.cards import CardFilters
from game.pages.statistics.filter import GAP
from game.pages.statistics.page import StatisticsPage
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import against
from game.stage.basics import Rect, Room
from game.stage.blocks import Block, Fill, Inset, Sized, WordBlock
from game.stage.controls import ListLine
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Grid
from game.stage.picture import Backdrop, Picture
from game.stage.widgets import Button
from game.words.catalogue import say

_ROW = 56.0
_MOVES = {"left": "up", "right": "down"}
_APART = 24.0  # between the paper and the buttons
_ABREAST, _BROAD = (
    2,
    620.0,
)  # filters side by side; in so wide a column, or of just so many, one more


class ScoreCards(Page):
    """Only the lines that are seen are made, so a thousand parties open as fast as one."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house, self._accounts = house, house.accounts()
        self._every = self._accounts.cards()
        self._filters = CardFilters.over(self._every)
        self._cards = self._every
        self._saved = ""  # where the picture is that was asked for
        self.at = 0
        self.window = ListWindow(len(self._cards))
        self._runs = () if self._cards else house.running()[:1]
        self._news = ""  # why a partie cannot be gone on with
        self.main = "deals" if self._cards else "play"

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key(name) if (
                at := self.window.moved(_MOVES.get(name, name), self.at)
            ) is not None:
                self._choose(at)
            case Key("d"):
                return self.press("deals" if self._cards else "history")
            case Key(name, shift=shift) if name in FILTERS:
                self._go_on(FILTERS[name], -1 if shift else 1)
            case Key("v") if self._cards and self._cards[self.at].header.secret:
                return self.press("fair")
            case Key("l") if self._cards:
                return self.press("ledger")
            case Key("s") if self._every:
                return self.press("figures")
            case Key("p") if self._cards and self.drawn:
                return self.press("picture")
            case _:
                return super().obey(intent)
        return None

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        if key == "play":
            return self._play()
        if key == "deals":
            return Push(self._house.history(self._cards[self.at].id))
        if key == "history":
            return Push(self._house.history())
        if key == "figures":
            return Push(StatisticsPage(self._accounts))
        if key == "fair":
            return Push(self._house.fair(self._cards[self.at].header, self._cards[self.at].id))
        if key == "ledger":
            met = against(self._cards[self.at])
            return (
                None
                if met is None
                else Push(PairPage(self._accounts, met[0], self._cards[self.at].header.game))
            )
        if key in FILTERS.values():
            self._go_on(key, 1)
            return None
        if key == "picture":
            card = self._cards[self.at]
            self._saved = self._house.save_picture(partial(printed, card), file_name(card))
            self.touch()
            return None
        self._choose(int(key.removeprefix("card-")))
        return None

    def _play(self) -> Transition | None:
        """What makes a first card: the partie that runs, or a new one."""
        game = self._house.game()
        if not self._runs:
            return Reset(
                self._house.new_partie(sitting(self._house.opponent(game), game), None, game)
            )
        opened = self._house.resume(self._runs[0].id)
        if not isinstance(opened, str):
            return Reset(opened)
        self._news = opened
        self.touch()
        return None

    def _go_on(self, key: str, by: int) -> None:
        """Choose the next value of a filter; the card that is open stays so if it is left."""
        if key not in (each.key for each in self._filters.shown()):
            return
        here = self._cards[self.at] if self._cards else None
        self._filters = self._filters.gone_on(self._every, key, by)
        self._cards = self._filters.left(self._every, self._accounts.now)
        self.main = "deals" if self._cards else "back"
        self.window = ListWindow(len(self._cards))
        self.at, self._saved = 0, ""
        self._choose(self._cards.index(here) if here in self._cards else 0)
        self.touch()

    def _buttons(self) -> tuple[Button, ...]:
        """What can be done: with the card that is open, and with all."""
        figures = (Button("figures", say("title.statistics"), "S"),) if self._every else ()
        if not self._cards:
            figures = (*figures, Button("history", say("title.history"), "D"))
        back = Button("back", say("cards.back"), "Esc")
        main = Button("deals", say("history.deals"), "Enter", primary=True)
        if not self._every:
            words = say("title.continue" if self._runs else "title.play")
            main = Button("play", words, "Enter", primary=True)
        first = (main,) if self._cards or not self._every else ()
        return (*figures, *self._of_card(), back, *first)

    def _of_card(self) -> tuple[Button, ...]:
        if not self._cards:
            return ()
        both = against(self._cards[self.at]) is not None
        sealed = bool(self._cards[self.at].header.secret)
        return (
            *((Button("ledger", say("ledger.open"), "L"),) if both else ()),
            Button("picture", say("picture.save"), "P"),
            *((Button("fair", say("fair.open"), "V"),) if sealed else ()),
        )

    def _choose(self, at: int) -> None:
        if not self._cards:
            return
        self.at, self._saved = max(0, min(at, len(self._cards) - 1)), ""
        self.window.show(self.at)
        self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        gap = 36.0 if room.small else 72.0
        grid = grid_in(room)
        whole, left = grid.whole, grid.whole.x
        column = whole.width - WIDTH - gap if self._every else whole.width
        row = page_foot(grid, self._buttons(), room)
        if not self._every:
            runs = self._runs and standing(self._runs[0])
            more = self._news or (standing_words(self._runs[0], runs) if runs else "")
            none = Nothing(say("cards.none"), more or say("cards.none.more"))
            return sheet(say("cards.title"), none, self._buttons(), room, snug=NOTHING)
        items = page_name(grid, say("cards.title"), room, left + column)
        filters = self._filters.shown()
        side = _ABREAST + (column >= _BROAD or len(filters) == _ABREAST + 1)
        choice = Inset(Grid(filters, side, GAP), 0, 10, 0, 6)
        body: list[Block] = [Sized(choice, column)] if filters else []
        if self._cards:
            count = len(self._cards)
            items.append(beside_name(grid, say("cards.count", count=count), left + column))
            every: Block = ListOf(self.window, _ROW, self._line, self.at)
        else:
            every = Nothing(say("statistics.none"), say("statistics.none.more"))
        body.append(Fill(Sized(every, column if self._cards else whole.width)))
        if self._saved:
            body.append(Sized(WordBlock(self._saved, lines=0, even=True), column))
        top = grid.stroke + 4
        place = Rect(left, top, whole.width, whole.bottom - FOOT - 20 - top)
        items += Column(body).lay(place, room)
        items = ledger(grid, items, room, left + column if self._cards else None)
        if self._cards:
            most = whole.height - _APART - FOOT
            y = whole.y + (most - height(room, most)) / 2
            card, x = self._cards[self.at], left + column + gap
            drawn = score_card_items(card, x, y, room, most)
            items += sealed(drawn, blank_place(card, x, y, room, most)) if is_won(card) else drawn
        # The buttons last, or the shadow of the paper would fall on them.
        return Picture.of(Backdrop.SHEET, (*items, *row))

    def _line(self, index: int) -> ListLine:
        """Who played, and what came of it."""
        card = self._cards[index]
        key, told, totals = f"card-{index}", row_words(card), card.settlement.totals
        return partie_line(key, card.header, card.finished, told, totals, chosen=index == self.at)
