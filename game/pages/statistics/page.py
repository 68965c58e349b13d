"""The page of statistics: parties against each opponent, averages by seat, the balance as a chart.

What score cards tell is there at once. The parts of deals are read from their logs a little with
each frame, the newest first, and kept for the next time.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.grid import PageGrid, grid_in, page_foot, page_name
from game.pages.lists import nothing_yet
from game.pages.page import Page
from game.pages.scene import Pop, Push, Transition
from game.pages.statistics.begin_anew import BeginAnew
from game.pages.statistics.chart import chart
from game.pages.statistics.counting import Counting, PartiesCount, note_words
from game.pages.statistics.figures import Accounts
from game.pages.statistics.filter import (
    HEIGHT,
    Filter,
    against_words,
    filter_items,
    next_of,
    rules_words,
)
from game.pages.statistics.honours import First, first_items, firsts, height_of
from game.pages.statistics.played import Against
from game.pages.statistics.selection import Assistance, Period, Selection
from game.pages.statistics.table_file import file_name, written
from game.pages.statistics.tables import averages, by_opponent, for_and_against
from game.pages.variants import game_title
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key
from game.stage.lines import balanced
from game.stage.picture import Backdrop, Item, Picture, Role, Stroke, Text, Widget
from game.stage.widgets import Button
from game.words.catalogue import say

LEAVES = ("parties", "averages", "balance")
_FILTER_KEYS = {"f": "against", "g": "rules", "t": "span", "a": "help", "p": "game"}
_PLAIN, _BOLD = Font(16), Font(16, bold=True)
_SOFT = Paint(Tone.SOFT)
_LINE = 22.0


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
        """What is looked at."""
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

    def escape(self) -> Transition | None:
        return Pop()

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
        grid = grid_in(room)
        place = grid.body
        items = self._top(grid, room)
        bar = Rect(place.x, place.y, place.width, HEIGHT)
        items += filter_items(self._filters(), bar, self.focus, self.hover, room)
        items += self._foot(grid, room)
        told = balanced(self.news, _PLAIN, place.width, room) if self.news else ()
        low = place.bottom - _LINE * max(0, len(told) - 1)
        for at, line in enumerate(told):
            items.append(Text(line, place.x, low + _LINE * at, _PLAIN))
        top = place.y + HEIGHT + 18
        body = Rect(place.x, top, place.width, low - (28 if told else 0) - top)
        items += self._body(body, room)
        return Picture.of(Backdrop.SHEET, items)

    def _top(self, grid: PageGrid, room: Room) -> list[Item]:
        """The title, and at the right the names of the leaves."""
        y = grid.name
        items = page_name(grid, say("statistics.title"), room)
        x = grid.whole.right
        brass = Paint(Tone.BRASS)
        leaves: list[Item] = []
        for leaf in reversed(LEAVES):
            words = say(f"statistics.leaf.{leaf}")
            width = room.ruler.width(words, _BOLD)
            here = leaf == self.leaf
            paint = Paint(Tone.IVORY) if here or self.hover == leaf else _SOFT
            drawn: list[Item] = [Text(words, x, y, _BOLD, paint, Align.RIGHT)]
            if here:
                drawn.append(Stroke(x - width, grid.stroke, x, grid.stroke, brass, 4.0))
            touch = Rect(x - width - 12, y - 26, width + 24, 40)
            focused = self.focus == leaf
            choice = Widget.pressed(
                leaf, touch, drawn, focused, words, Role.CHOICE, frame=touch.grown(-2)
            )
            leaves.append(choice.choosing(here))
            x -= width + 32
        return [*items, Widget(Role.ROW, tuple(leaves)).reversed]

    def _body(self, place: Rect, room: Room) -> list[Item]:
        if not self._counting.counted.parties:
            key = "statistics.none" if self._counting.met else "statistics.empty"
            return nothing_yet(say(key), say(f"{key}.more"), place, room)
        against, game = self.choice.against, self.choice.game
        counted = self._counting.counted
        if self.leaf == "averages":
            return averages(counted.found, game, against, place, room)
        if self.leaf == "balance":
            name = against.people[0] if against is not None else ""
            return chart(counted.line, name, place, room)
        right = 336.0 if room.small else 440.0
        gap = 36.0 if room.small else 72.0
        told = self._told_firsts()
        left = Rect(place.x, place.y, place.width - right - gap, place.height - height_of(told))
        foot = Rect(left.x, place.y, left.width, place.height)
        beside = Rect(place.right - right, place.y, right, place.height)
        return [
            *by_opponent(counted.each, counted.found, game, left, room),
            *first_items(told, game, foot, room),
            *for_and_against(counted.found, game, against, beside, room),
        ]

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

    def _foot(self, grid: PageGrid, room: Room) -> list[Item]:
        """What is counted here, and the buttons."""
        note = note_words(self._counting) if self._counting.counted.parties else ""
        return page_foot(grid, self._buttons(), room, self.focus, note)
