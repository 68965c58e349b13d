"""The book of help: a leaf on a sheet of paper beside the index, and words to search for.

It keeps nothing but its own place, so the table below is as it was when the book is closed.
"""

from __future__ import annotations

from game.games import PIQUET, papers_of
from game.pages.grid import grid_in, heading, ledger, page_foot, page_name
from game.pages.help.blocks import help_of
from game.pages.help.blocks import page_name as topic_name
from game.pages.help.index import Hit, Index, search
from game.pages.help.paper import (
    HEAD,
    BookColumn,
    Leaf,
    PrintedSheet,
    lay_on,
    parted,
    sheet_in,
    sheet_leaves,
)
from game.pages.help.pieces import hit_piece, pieces
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.stage.basics import Align, Font, Rect, Room
from game.stage.blocks import BRASS, IVORY, SOFT
from game.stage.intents import Intent, Key, Scroll, TextTyped
from game.stage.lines import fitted
from game.stage.picture import Backdrop, Icon, Item, Picture, Text
from game.stage.widgets import Button
from game.words.catalogue import say, spoken
from rules.core.game import Options, View

_ENTRY = Font(16)
_CHOSEN = Font(16, bold=True)
_LONGEST_QUERY = 40
_LAST = 10_000
"""A leaf beyond the last: the last is meant."""
_WHEEL_REST = 0.12
"""Seconds between two leaves that the wheel turns."""


class Help(Page):
    """The book, open at a page. Popping leads back to where it was opened."""

    def __init__(
        self,
        options: Options,
        topic: str = "",
        here: str | None = None,
        game: str = PIQUET,
    ) -> None:
        """A topic is the first where none is named; `here` is that of what happens at the table.

        None away from a table.
        """
        super().__init__()
        self.game, self._options, self._here = game, options, here
        self._book = help_of(game)
        self.topic = self._book.topic(topic)
        self.query = ""
        self._leaf, self._seek = 0, ""
        self._leaves = 1
        self._hits: tuple[Hit, ...] = ()
        self._laid: tuple[object, list[Leaf]] = (None, [((),)])
        self._turned_at = 0.0

    # -- what is done

    @property
    def writes(self) -> bool:
        """Letters are searched for, whatever they do at the table."""
        return True

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case TextTyped(text):
                self._ask(self.query + "".join(c for c in text if c.isprintable() and c != "?"))
            case Key("backspace"):
                self._ask(self.query[:-1])
            case Key("f1" | "?"):
                keys = self._book.keys
                if self.topic == keys and not self.query:
                    return Pop()
                if keys is not None:
                    self._go(keys)
            case Scroll(dy):
                self._scroll(dy)
            case Key("left" | "pageup"):
                self._turn(-1)
            case Key("right" | "pagedown"):
                self._turn(1)
            case Key("up" | "down" as side) if not self.query:
                self._go(self._beside(1 if side == "down" else -1))
            case Key("home" | "end" as side) if not self.query:
                self._go(self._book.topics[0 if side == "home" else -1])
            case Key("space") if self.focus is None:
                if not self.query:
                    self._turn(1)
            case Key("enter") if self.focus is None and self._hits:
                return self.press("hit:0")
            case _:
                return super().obey(intent)
        return None

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "back":
                return Pop()
            case "previous":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "clear":
                self._ask("")
            case "page" | "see":
                self._go(name)
            case "hit":
                hit = self._hits[int(name)]
                self._go(hit.topic, hit.mark)
        return None

    def escape(self) -> Transition | None:
        if not self.query:
            return Pop()
        self._ask("")
        return None

    def stops(self) -> tuple[str, ...]:
        """What can be pressed, what is found first."""
        return tuple(sorted(super().stops(), key=lambda key: not key.startswith(("hit:", "see:"))))

    def _ask(self, query: str) -> None:
        """Other words to search for."""
        query = query.lstrip()[:_LONGEST_QUERY]
        if query == self.query:
            return
        self.query, self._leaf, self.focus = query, 0, None
        self._hits = search(self.game, query, self._options)
        self.touch()

    def _go(self, topic: str, mark: str = "") -> None:
        """To a page, at the leaf on which something stands."""
        self.topic, self._seek = self._book.topic(topic), mark
        self.query, self._hits, self._leaf, self.focus = "", (), 0, None
        self.touch()

    def _turn(self, by: int) -> None:
        """To the next leaf or the last; at the end of a page to the page beside it."""
        leaf = self._leaf + by
        if 0 <= leaf < self._leaves:
            self._leaf, self.focus = leaf, None
            self.touch()
        elif not self.query and self.topic != self._book.topics[0 if by < 0 else -1]:
            self._go(self._beside(by))
            self._leaf = 0 if by > 0 else _LAST

    def _scroll(self, dy: float) -> None:
        """The wheel turns the leaves of this page, one at a time."""
        by = -1 if dy > 0 else 1
        if 0 <= self._leaf + by < self._leaves and self.age - self._turned_at >= _WHEEL_REST:
            self._turned_at = self.age
            self._turn(by)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        index, gap = (208.0, 18.0) if room.small else (208.0, 28.0)
        place = Rect(body.x + index + gap, body.y, body.width - index - gap, body.height)
        sheet = sheet_in(place, room)
        index_of = Index(
            game=self.game,
            open=None if self.query else self.topic,
            here=self._here,
            query=self.query,
        )
        items = page_name(grid, say("help.title"), room)
        items += index_of.block(body.height).lay(Rect(body.x, body.y, index, body.height), room)
        items += [*parted(sheet), *self._heading(sheet, room), *self._page(sheet, room)]
        foot = page_foot(grid, self._buttons(), room)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    def _heading(self, sheet: PrintedSheet, room: Room) -> list[Item]:
        """The name of the page or how much was found; which leaf it is, and whether one is here."""
        place = sheet.inner
        y, right = place.y + 26, place.right
        items: list[Item] = []
        if self._leaves_of(room, sheet)[1:]:
            words = say("help.leaf", leaf=self._leaf_in(room, sheet) + 1, leaves=self._leaves)
            items.append(Text(words, right, y, _ENTRY, SOFT, Align.RIGHT))
            right -= room.ruler.width(words, _ENTRY) + 28
        if self.query:
            words = say("help.hits", count=len(self._hits))
            items.append(Text(words, right, y, _ENTRY, SOFT, Align.RIGHT))
            right -= room.ruler.width(words, _ENTRY) + 24
            title = say("help.query", query=self.query.strip())
        else:
            title = topic_name(self.game, self.topic)
            if self.topic == self._here:
                words = say("help.here")
                wide = room.ruler.width(words, _CHOSEN)
                items.append(Icon("elder", right - wide - 16, y - 6, 14, BRASS))
                items.append(Text(words, right, y, _CHOSEN, IVORY, Align.RIGHT))
                right -= wide + 48
        shown = Text(fitted(title, HEAD, right - place.x, room), place.x, y, HEAD, IVORY)
        return [heading(title, shown), *items]

    def _page(self, sheet: PrintedSheet, room: Room) -> list[Item]:
        """What stands on the leaf."""
        leaf = self._leaves_of(room, sheet)[self._leaf_in(room, sheet)]
        key = self._laid[0], self._leaf, room.focus
        items = [*self.kept("leaf", key, lambda: lay_on(sheet, leaf, room))]
        if self.query and not self._hits:
            none = say("help.hits.none", query=self.query.strip())
            none = fitted(none, _ENTRY, sheet.text.width, room)
            items.append(Text(none, sheet.text.x, sheet.text.y + 22, _ENTRY, IVORY))
        return items

    def _leaf_in(self, room: Room, sheet: PrintedSheet) -> int:
        """Which leaf is seen: the one on which what is sought stands."""
        found = self._leaves_of(room, sheet)
        self._leaves = len(found)
        if self._seek:
            marks = [
                {
                    mark
                    for column in leaf
                    for piece in column
                    for mark in (piece.mark, *piece.within)
                }
                for leaf in found
            ]
            self._leaf = next((i for i, leaf in enumerate(marks) if self._seek in leaf), 0)
            self._seek = ""
        self._leaf = min(self._leaf, len(found) - 1)
        return self._leaf

    def _buttons(self) -> tuple[Button, ...]:
        """What turns the leaves as far as there are some, and the way back."""
        topics, searching = self._book.topics, bool(self.query)
        before = self._leaf > 0 or (not searching and self.topic != topics[0])
        after = self._leaf + 1 < self._leaves or (not searching and self.topic != topics[-1])
        return (
            *((Button("previous", say("help.previous"), "←"),) if before else ()),
            *((Button("next", say("help.next"), "→"),) if after else ()),
            Button("back", say("help.back"), "Esc"),
        )

    def _leaves_of(self, room: Room, sheet: PrintedSheet) -> list[Leaf]:
        """The page or what was found, laid out once for each room."""
        key = self.topic, self.query, room.width, room.height, spoken()
        if self._laid[0] != key:
            running = self._here is not None
            whole = sheet.text.width, sheet.text.height
            ground = BookColumn(self.game, room, sheet.column, self._options, running, whole)
            if self.query:
                made = [
                    hit_piece(f"hit:{i}", hit.name, hit.sentence)
                    for i, hit in enumerate(self._hits)
                ]
            else:
                made = pieces(self.topic, ground)
            self._laid = key, sheet_leaves(made, sheet, ground)
        return self._laid[1]

    def _beside(self, by: int) -> str:
        """The page after this one, or before; the same at either end."""
        topics = self._book.topics
        return topics[max(0, min(len(topics) - 1, topics.index(self.topic) + by))]


def help_at_table(seen: View, game: str = PIQUET) -> Help:
    """The book at the page of what happens now, with the rules of this partie.

    A view of a game in which something may be agreed on has that as its `options`.
    """
    options = getattr(seen, "options", None) or papers_of(game).usual()
    here = help_of(game).topic(help_of(game).topic_of(seen))
    return Help(options, here, here, game)


def help_at_end(game: str, options: Options) -> Help:
    """The book at the page that tells what a finished partie comes to."""
    here = help_of(game).topic(help_of(game).end)
    return Help(options, here, here, game)
