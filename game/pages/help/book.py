"""The book of help: a leaf of a page beside the index, and words to search for.

It keeps nothing but its own place, so the table below is as it was when the book is closed.
"""

from __future__ import annotations

from game.games import PIQUET, papers_of
from game.pages.heads import PAGE_HEAD, page_head
from game.pages.help.contents import help_of, page_name
from game.pages.help.index import Index
from game.pages.help.leaves import BookColumn, Drawn, Piece, lay, leaves
from game.pages.help.pieces import hit_piece, pieces
from game.pages.help.search import Hit, search
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key, Scroll, TextTyped
from game.stage.lines import fitted
from game.stage.picture import Backdrop, Icon, Item, Picture, Text
from game.stage.widgets import Button, button_row
from game.words.catalogue import say, spoken
from rules.core.game import Options, View

_ENTRY = Font(16)
_CHOSEN = Font(16, bold=True)
_SOFT = Paint(Tone.SOFT)
_COLUMN = 680.0
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
        self._laid: tuple[object, list[list[Piece]]] = (None, [[]])
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
        """What can be pressed, what is found first; the index has keys of its own."""
        stops = [key for key in super().stops() if not key.startswith("page:")]
        return tuple(sorted(stops, key=lambda key: not key.startswith(("hit:", "see:"))))

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
        narrow = room.small
        index = 206.0 if narrow else 230.0
        gap, side = (36.0, 40.0) if narrow else (56.0, 72.0)
        column = min(_COLUMN, room.width - index - gap - 2 * side)
        left = (room.width - index - gap - column) / 2
        high = min(room.height - (72 if narrow else 100), 1000.0)
        top = (room.height - high) / 2
        page = Rect(left + index + gap, top, column, high)
        at = None if self.query else self.topic
        index_of = Index(
            game=self.game,
            open=at,
            here=self._here,
            query=self.query,
            hover=self.hover,
            focus=self.focus,
        )
        items, targets = index_of.draw(Rect(left, top, index, high), room)
        for drawn, touch in (self._heading(page, room), self._page(page, room)):
            items += drawn
            targets += touch
        return Picture(Backdrop.SHEET, tuple(items), tuple(targets))

    def _heading(self, page: Rect, room: Room) -> Drawn:
        """The name of the page, or how much was found."""
        items: list[Item] = []
        most = page.width
        if self.query:
            count = len(self._hits)
            words = say("help.hits", count=count)
            items.append(Text(words, page.right, page.y + 27, _ENTRY, _SOFT, Align.RIGHT))
            most -= room.ruler.width(words, _ENTRY) + 24
            title = fitted(say("help.query", query=self.query.strip()), PAGE_HEAD, most, room)
        else:
            if self.topic == self._here:
                words = say("help.here")
                wide = room.ruler.width(words, _CHOSEN)
                focus = Paint(Tone.FOCUS)
                items.append(Icon("elder", page.right - wide - 16, page.y + 21, 14, focus))
                items.append(Text(words, page.right, page.y + 27, _CHOSEN, focus, Align.RIGHT))
                most -= wide + 48
            title = fitted(page_name(self.game, self.topic), PAGE_HEAD, most, room)
        items += page_head(title, page.x, page.right, page.y + 28, below=16)
        return items, []

    def _page(self, page: Rect, room: Room) -> Drawn:
        """A leaf, and the buttons that turn it."""
        found = self._leaves_of(room, page.width, page.height - 56 - 72)
        self._leaves = len(found)
        if self._seek:
            marks = [{piece.mark for piece in leaf} for leaf in found]
            self._leaf = next((i for i, leaf in enumerate(marks) if self._seek in leaf), 0)
            self._seek = ""
        self._leaf = min(self._leaf, len(found) - 1)
        items, targets = lay(found[self._leaf], page.x, page.y + 58, self.focus)
        if self.query and not self._hits:
            none = fitted(say("help.hits.none", query=self.query.strip()), _ENTRY, page.width, room)
            items.append(Text(none, page.x, page.y + 80, _ENTRY))
        buttons = []
        if self._leaf > 0 or (not self.query and self.topic != self._book.topics[0]):
            buttons.append(Button("previous", say("help.previous"), "←"))
        if self._leaf + 1 < len(found) or (not self.query and self.topic != self._book.topics[-1]):
            buttons.append(Button("next", say("help.next"), "→"))
        foot = page.bottom - 24
        drawn, touch = button_row(buttons, page.right, foot, 48, room, self.focus, page.width - 130)
        if len(found) > 1:
            words = say("help.leaf", leaf=self._leaf + 1, leaves=len(found))
            items.append(Text(words, page.x, foot + 6, _ENTRY, _SOFT))
        return [*items, *drawn], [*targets, *touch]

    def _leaves_of(self, room: Room, width: float, height: float) -> list[list[Piece]]:
        """The page or what was found, laid out once for each room."""
        key = self.topic, self.query, room.width, room.height, spoken()
        if self._laid[0] != key:
            running = self._here is not None
            ground = BookColumn(self.game, room, width, self._options, running)
            if self.query:
                made = [
                    hit_piece(f"hit:{i}", hit.name, hit.sentence, ground)
                    for i, hit in enumerate(self._hits)
                ]
            else:
                made = pieces(self.topic, ground)
            self._laid = key, leaves(made, height)
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
