"""The page of statistics: parties against each opponent, averages by seat, the balance as a chart.

What score cards tell is there at once. The parts of deals are read from their logs a little with
each frame, the newest first, and kept for the next time.
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from game.pages.grid import grid_in, ledger, page_foot, page_name, sheet
from game.pages.lists import NOTHING, Nothing
from game.pages.page import Page
from game.pages.scene import Push, Transition
from game.pages.statistics.begin_anew import BeginAnew
from game.pages.statistics.chart import chart
from game.pages.statistics.counting import Counting, PartiesCount, note_words
from game.pages.statistics.figures import Accounts
from game.pages.statistics.filter import (
    Filter,
    against_words,
    filter_row,
    next_of,
    rules_words,
)
from game.pages.statistics.honours import First, first_words, firsts
from game.pages.statistics.played import Against
from game.pages.statistics.selection import Assistance, Period, Selection
from game.pages.statistics.table_file import file_name, written
from game.pages.statistics.tables import averages, by_opponent, for_and_against
from game.pages.variants import game_title
from game.stage.basics import Align, Rect, Room
from game.stage.blocks import (
    BOLD,
    BRASS,
    IVORY,
    SOFT,
    Block,
    Drawn,
    Fill,
    Inset,
    Named,
    Sized,
    WordBlock,
)
from game.stage.controls import Pressed
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Layers, Row
from game.stage.picture import Backdrop, Item, Picture, Role, Stroke
from game.stage.widgets import Button
from game.words.catalogue import say

LEAVES = ("parties", "averages", "balance")
_FILTER_KEYS = {"f": "against", "g": "rules", "t": "span", "a": "help", "p": "game"}


class StatisticsPage(Page):
    """Figures of the parties that the filters leave, on one of three leaves."""

    def __init__(self, accounts: Accounts) -> None:
        super().__init__()
        self._accounts = accounts
        self._counting = Counting(accounts)
        self.leaf = LEAVES[0]
        self.news = ""
        self._firsts: tuple[First, ...] = ()
        self._firsts_of: PartiesCount | None = None
        met = self._counting.met
        if met and not any(one.level for one in met):
            self._choose(replace(self.choice, against=met[0]))

    @property
    def choice(self) -> Selection:
        return self._counting.choice

    def _choose(self, choice: Selection) -> None:
        """Look at other parties."""
        self._counting.choose(choice)
        self.touch()

    def appear(self) -> None:
        if self.drawn:  # it was asked whether to begin anew
            self._choose(self.choice)

    @property
    def moving(self) -> bool:
        return self._counting.busy

    def tick(self, seconds: float) -> Transition | None:
        going = super().tick(seconds)
        if self.drawn and self._counting.go_on(seconds):
            self.touch()
        return going

    # ---- intents

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("left" | "right" as name) if self.focus is None:
                self._turn(LEAVES[(LEAVES.index(self.leaf) + (name == "right") * 2 - 1) % 3])
            case Key("1" | "2" | "3" as name):
                self._turn(LEAVES[int(name) - 1])
            case Key(name, shift=shift) if name in _FILTER_KEYS:
                self._go_on(_FILTER_KEYS[name], -1 if shift else 1)
            case Key("e") if self._counting.counted.parties:
                return self.press("save")
            case Key("r") if self._counting.met:
                return self.press("reset")
            case _:
                return super().obey(intent)
        return None

    def press(self, key: str) -> Transition | None:
        if key in LEAVES:
            self._turn(key)
        elif key in _FILTER_KEYS.values():
            self._go_on(key, 1)
        elif key == "save":
            self._counting.finish()
            game = self.choice.game
            table = written(game, self._counting.counted.parties)
            self.news = self._accounts.save_table(table, file_name(game, self._accounts.now()))
            self.touch()
        elif key == "reset":
            self.news = ""
            return Push(BeginAnew(self._accounts))
        else:
            return self.escape()
        return None

    def _turn(self, leaf: str) -> None:
        self.leaf = leaf
        self.touch()

    def _go_on(self, key: str, by: int) -> None:
        """Choose the next value of a filter."""
        if key not in (each.key for each in self._filters()):
            return
        choice, self.news = self.choice, ""
        match key:
            case "against":
                choice = replace(choice, against=next_of(self._met(), choice.against, by))
            case "rules":
                every = (None, *self._counting.rules)
                choice = replace(choice, rules=next_of(every, choice.rules, by))
            case "span":
                choice = replace(choice, span=next_of(self._spans(), choice.span, by))
            case "game":
                choice = Selection(game=next_of(self._counting.games, choice.game, by))
            case _:
                choice = replace(choice, help=next_of(tuple(Assistance), choice.help, by))
        self._choose(choice)

    def _met(self) -> tuple[Against | None, ...]:
        """Who can be named: all levels together, each of them, each two people."""
        met = self._counting.met
        return (None, *met) if any(one.level for one in met) else met

    def _spans(self) -> tuple[Period, ...]:
        return tuple(Period)[: None if self._counting.since else -1]

    def _filters(self) -> tuple[Filter, ...]:
        """The filters that have something to choose from."""
        if not self._counting.met and len(self._counting.games) < 2:
            return ()
        choice = self.choice
        span = choice.span.value
        if choice.span is Period.ALL and self._counting.since:
            span += ".reset"
        filters = [Filter("span", say("filter.span"), say(f"filter.span.{span}"), "T")]
        if len(self._met()) > 1:
            words = against_words(choice.against, choice.game)
            filters.insert(0, Filter("against", say("filter.against"), words, "F"))
        if len(self._counting.rules) > 1 or choice.rules:
            words = rules_words(choice.rules)
            filters.insert(-1, Filter("rules", say("filter.rules"), words, "G"))
        if self._counting.assisted or choice.help is not Assistance.ALL:
            words = say(f"filter.help.{choice.help.value}")
            filters.append(Filter("help", say("filter.help"), words, "A"))
        if len(self._counting.games) > 1:
            filters.insert(0, Filter("game", say("filter.game"), game_title(choice.game), "P"))
        return tuple(filters)

    # ---- what is seen

    def draw(self, room: Room) -> Picture:
        if not self._filters():
            none = Nothing(say("statistics.empty"), say("statistics.empty.more"))
            return sheet(say("statistics.title"), none, self._buttons(), room, snug=NOTHING)
        grid = grid_in(room)
        items = page_name(grid, say("statistics.title"), room)
        high = 2 * (grid.stroke - grid.name + 6)
        leaves = Row(
            [Sized(_Leaf(leaf, self.leaf == leaf), high=high) for leaf in LEAVES], 8, Align.RIGHT
        )
        place = Rect(grid.whole.x, grid.stroke - high, grid.whole.width + 12, high)
        items += Named(leaves, "", Role.ROW).lay(place, room)
        news = (WordBlock(self.news, lines=0, even=True),) if self.news else ()
        parts = (
            filter_row(self._filters()),
            Fill(Drawn(0, 0, partial(self._body_items, room=room))),
            *news,
        )
        items += Column(parts, 18).lay(grid.body, room)
        note = note_words(self._counting) if self._counting.counted.parties else ""
        foot = page_foot(grid, self._buttons(), room, note)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    def _body_items(self, place: Rect, room: Room) -> list[Item]:
        """What keyboard and pointer change nothing of."""
        key = place, self.leaf, self.choice, self._counting.counted, self._told_firsts()
        return self.kept("body", key, lambda: self._body(room).lay(place, room))

    def _body(self, room: Room) -> Block:
        if not self._counting.counted.parties:
            return Nothing(say("statistics.none"), say("statistics.none.more"))
        against, game = self.choice.against, self.choice.game
        counted = self._counting.counted
        if self.leaf == "averages":
            return averages(counted.found, game, against, room)
        if self.leaf == "balance":
            name = against.people[0] if against is not None else ""
            return Drawn(0, 0, partial(chart, counted.line, name, room=room))
        right, gap = (336.0, 36.0) if room.small else (440.0, 72.0)
        table = by_opponent(counted.each, counted.found, game)
        told = self._told_firsts()
        left = Column((Fill(table), *((first_words(told, game),) if told else ())), 14)
        beside = for_and_against(counted.found, game, against)
        return Row((Fill(left), Sized(beside, right)), gap)

    def _told_firsts(self) -> tuple[First, ...]:
        """What came for the first time in the parties that are counted, as soon as all are."""
        counted = self._counting.counted
        if self._counting.whole and self._firsts_of is not counted:
            self._firsts = firsts(counted.parties, self.choice.game)
            self._firsts_of = counted
        return self._firsts if self._firsts_of is counted else ()

    def _buttons(self) -> tuple[Button, ...]:
        """What can be done: a table only of what is there, beginning anew only after something."""
        save = (Button("save", say("statistics.save"), "E"),)
        reset = (Button("reset", say("statistics.reset"), "R"),)
        return (
            *(save if self._counting.counted.parties else ()),
            *(reset if self._counting.met else ()),
            Button("back", say("statistics.back"), "Esc"),
        )


class _Leaf(Struct, frozen=True):
    """The name of a leaf, over a heavy stroke where it is open."""

    leaf: str
    chosen: bool

    def width(self, room: Room) -> float:
        return room.ruler.width(self._words, BOLD) + 24

    def height(self, _across: float, _room: Room) -> float:
        return 40.0

    @property
    def _words(self) -> str:
        return say(f"statistics.leaf.{self.leaf}")

    def lay(self, place: Rect, room: Room) -> list[Item]:
        lit = self.chosen or room.hover == self.leaf
        words = Inset(WordBlock(self._words, BOLD, IVORY if lit else SOFT), 12)
        stroke = Stroke(place.x + 12, place.bottom, place.right - 12, place.bottom, BRASS, 4.0)
        drawn = Drawn(0, 0, lambda _: (stroke,) if self.chosen else ())
        part = Layers((words, drawn))
        return Pressed(part, self.leaf, self._words, Role.TAB, self.chosen).lay(place, room)
