"""All parties of the book, the newest first, and beside the list the deals of the chosen one.

The list is as long as the book, and only the lines that are seen are ever read. A partie is told
again when the choice rests on it, so that one runs through thousands without waiting.
"""

from __future__ import annotations

from collections.abc import Callable

from game.pages.grid import grid_in, ledger, page_foot, page_name, sheet
from game.pages.history import list_drawn as drawn
from game.pages.history.list_drawn import deals_items
from game.pages.history.partie import Archive, OpenDeal, PastPartie, Reading
from game.pages.history.past import past_of
from game.pages.lists import NOTHING, ListOf, ListWindow, Nothing
from game.pages.page import Page
from game.pages.people import shown_order
from game.pages.scene import Pop, Push, Reset, Scene, Transition
from game.saves.history import Entry
from game.stage.basics import Rect, Room
from game.stage.blocks import WordBlock
from game.stage.controls import ListLine
from game.stage.intents import Intent, Key
from game.stage.layout import Row
from game.stage.picture import Backdrop, Picture
from game.words.catalogue import say, spoken
from game.words.terms import number
from rules.core.letters import in_letters_of

_ROW, _NEWS = 56.0, 22.0
_REST = 0.12
"""Seconds the choice rests on a partie before it is told again."""
_AHEAD = 40
"""Lines that are read at once, around those that are seen."""


class HistoryPage(Page):
    """The list. `home` makes the scene to go back to where there is none below."""

    def __init__(
        self, archive: Archive, key: str = "", home: Callable[[], Scene] | None = None
    ) -> None:
        """`key` is the partie that is chosen first, the newest if empty."""
        super().__init__("open")
        self._archive, self._home = archive, home
        self.opponent = ""
        self._opponents = archive.opponents()
        self._keys: tuple[str, ...] = ()
        self._lines: dict[str, Entry] = {}
        self.at = self.deal = 0
        self.window = ListWindow()
        self.partie: PastPartie | str | None = None
        self._rested = 0.0
        self._reading: Reading | None = None
        self.news = ""
        self._list(key)

    def _list(self, key: str = "") -> None:
        """Learn which parties there are, and choose one of them."""
        self._keys = self._archive.index(self.opponent)
        self._lines.clear()
        self.window = ListWindow(len(self._keys))
        self.at = self._keys.index(key) if key in self._keys else 0
        self._choose(self.at)
        if self._keys:
            self._tell()
        self.news = self._archive.trouble()

    def appear(self) -> None:
        if self.drawn:  # a deal was played again meanwhile, or a partie went on
            at = self._keys[self.at] if self._keys else ""
            deal = self.deal
            self._list(at)
            self.deal = deal

    # ---- time

    def tick(self, seconds: float) -> Transition | None:
        going = super().tick(seconds)
        if self._reading is not None:
            return self._read(self._reading)
        if self.partie is None and self._keys:
            self._rested += seconds
            if self._rested >= _REST:
                self._tell()
        return going

    def _tell(self) -> None:
        self.partie = self._archive.partie(self._keys[self.at])
        self.touch()

    def _read(self, reading: Reading) -> Transition | None:
        """Open what was pasted, as soon as it is read."""
        found = reading()
        if found is None:
            return None
        self._reading = None
        self.touch()
        if isinstance(found, str):
            self.news = found
            return None
        self.news = ""
        return self._show(found, 1)

    # ---- intents

    def stops(self) -> tuple[str, ...]:
        """What opens the deal goes before the way back, though it stands behind it."""
        return tuple(sorted(super().stops(), key="back".__eq__))

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("v", ctrl=True) | Key("v"):
                return self.press("paste")
            case Key("c", ctrl=True) | Key("c"):
                return self.press("copy")
            case Key("r"):
                return self.press("review")
            case Key("f") if len(self._opponents) > 1:
                return self.press("against")
            case Key("left" | "right" as name) if self.focus is None:
                self._step_deal(-1 if name == "left" else 1)
            case Key(name) if (at := self.window.moved(name, self.at)) is not None:
                self._choose(at)
            case _:
                return super().obey(intent)
        return None

    def escape(self) -> Transition | None:
        return Pop() if self._home is None else Reset(self._home())

    def press(self, key: str) -> Transition | None:
        match key:
            case "back":
                return self.escape()
            case "open":
                return self._open(self.deal)
            case "copy":
                self._copy()
            case "paste":
                self._reading = self._archive.paste()
                self.news = say("history.paste.reading")
                self.touch()
            case "review":
                return self._review()
            case "against":
                every = ("", *self._opponents)
                at = every.index(self.opponent) if self.opponent in every else 0
                self.opponent = every[(at + 1) % len(every)]
                self._list()
            case _ if key.startswith("deal-"):
                self.deal = int(key.removeprefix("deal-"))
                return self._open(self.deal)
            case _:
                self._choose(int(key.removeprefix("partie-")))
        return None

    def _open(self, index: int) -> Transition | None:
        if not self._keys:
            return None
        if self.partie is None:
            self._tell()
        if not isinstance(self.partie, PastPartie) or not self.partie.deals:
            return None
        deal = self.partie.deals[min(index, len(self.partie.deals) - 1)]
        if not isinstance(deal, OpenDeal):
            self.news = say(f"history.shut.{deal.why.value}", number=deal.number)
            self.touch()
            return None
        self.news = ""
        return self._show(self.partie, deal.number)

    def _review(self) -> Transition | None:
        """What became of all choices in the chosen partie."""
        if self._keys and self.partie is None:
            self._tell()
        partie = self.partie
        if not isinstance(partie, PastPartie) or not any(
            isinstance(deal, OpenDeal) and deal.points is not None for deal in partie.deals
        ):
            return None
        from game.pages.history.partie_review import PartieReview  # noqa: PLC0415 - as below
        from game.pages.history.review import ReviewPage  # noqa: PLC0415

        player = partie.you or shown_order(partie.header)[0]
        return Push(PartieReview(self._archive, partie, player, ReviewPage, alone=True))

    def _show(self, partie: PastPartie, number: int) -> Transition:
        from game.pages.history.deal import HistoryDeal  # noqa: PLC0415 - the list is there first

        return Push(HistoryDeal(self._archive, partie, number))

    def _copy(self) -> None:
        if not self._keys:
            return
        if self.partie is None:
            self._tell()
        text, count = _written(self.partie)
        if not text:
            self.news = say("history.copy.nothing")
        elif not self._archive.copy(text):
            self.news = say("history.copied.not")
        elif count == 1:
            self.news = say("history.copied.one")
        else:
            self.news = say("history.copied.partie", number=number(count))
        self.touch()

    def _step_deal(self, by: int) -> None:
        count = len(self.partie.deals) if isinstance(self.partie, PastPartie) else 0
        if count:
            self.deal = max(0, min(self.deal + by, count - 1))
            self.touch()

    def _choose(self, at: int) -> None:
        if not self._keys:
            self.partie = None
            return
        at = max(0, min(at, len(self._keys) - 1))
        if at != self.at or self.partie is None:
            self.partie, self._rested, self.deal, self.news = None, 0.0, 0, ""
        self.at = at
        self.window.show(at)
        self.touch()

    # ---- what is seen

    def draw(self, room: Room) -> Picture:
        grid, several = grid_in(room), len(self._opponents) > 1
        body, (gap, deals) = grid.body, (48.0, 376.0) if room.small else (72.0, 440.0)
        column = body.width - deals - gap
        if not self._keys and not self.opponent:
            none = Nothing(say("history.none"), say("history.none.more"))
            buttons = drawn.buttons(there=False)
            return sheet(say("history.title"), none, buttons, room, self.news, snug=NOTHING)
        end = body.x + column if self._keys else None
        items = page_name(grid, say("history.title"), room, end)
        against = drawn.against(self.opponent, len(self._keys), several=several)
        items += against.lay(Rect(body.x, grid.name - 24, column, 36), room)
        if not self._keys:
            key = "history.none.against"
            items += Nothing(say(key), say(f"{key}.more")).lay(body, room)
        top = grid.stroke + 4
        place = Rect(body.x, top, column, body.bottom - 2 * _NEWS - top)
        items += ListOf(self.window, _ROW, self._entry, self.at).lay(place, room)
        place = Rect(body.right - deals, grid.stroke - 48, deals, body.bottom - grid.stroke)
        here = self._chosen(), self.partie, self.deal
        depends = place, *here, room.hover if str(room.hover).startswith("deal-") else None
        items += self.kept("deals", depends, lambda: deals_items(place, *here, room))
        news = WordBlock(self.news, lines=2, even=True) if self.news else Row(())
        items += news.lay(Rect(body.x, body.bottom - 36, body.width, 2 * _NEWS), room)
        foot = page_foot(grid, drawn.buttons(there=bool(self._keys)), room)
        return Picture.of(Backdrop.SHEET, (*ledger(grid, items, room), *foot))

    def _entry(self, at: int) -> ListLine:
        return drawn.entry_line(at, self._line(self._keys[at]), chosen=at == self.at)

    def _chosen(self) -> Entry | None:
        return self._line(self._keys[self.at]) if self._keys else None

    def _line(self, key: str) -> Entry | None:
        """What stands on a line; those around it are read with it."""
        if key not in self._lines:
            at = self._keys.index(key)
            first = max(0, at - _AHEAD // 2)
            around = self._keys[first : first + _AHEAD]
            if len(self._lines) > 50 * _AHEAD:
                self._lines.clear()
            unread = [each for each in around if each not in self._lines]
            self._lines.update((entry.key, entry) for entry in self._archive.entries(unread))
        return self._lines.get(key)


def _written(partie: PastPartie | str | None) -> tuple[str, int]:
    """A partie as text, and how many deals are in it; nothing where it cannot be written."""
    if not isinstance(partie, PastPartie):
        return "", 0
    transcript = past_of(partie.header.game).transcript
    text, deals = ("", 0) if transcript is None else transcript.partie(partie)
    return in_letters_of(spoken(), text), deals
