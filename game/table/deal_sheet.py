"""The page after a deal, whatever was played: how it is gone through, and the ways on from it.

What each counted, and the picture of it, is the game's. Its numbers are targets with keys that end
in ":0" and ":1" for the two sides of a row; the one that was pressed, or pointed at, is `chosen`,
and the game shows what stands behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol

from msgspec.structs import replace

from game.pages.page import DEAF_SECONDS, Page
from game.pages.scene import Pop, Push, Scene, Transition
from game.preferences import Preferences
from game.stage.basics import Font, Paint, Rect, Tone
from game.stage.intents import Hover, Intent, Key
from game.stage.lines import balanced, fitted
from game.stage.ornaments import PORTRAIT_RATIO, Mood
from game.stage.picture import CardItem, Item, Role, Text, Widget, joined
from game.stage.places import WIDE, Places
from game.stage.signs import plate
from game.stage.widgets import Button, button_row, row_width
from game.table.opposite import NOBODY, Opposite
from game.table.opposite import drawn as faced
from game.table.picture import menu_icons
from game.table.state import ViewT
from game.words.catalogue import say
from rules.core.seats import Player

_SAID, _SECOND = Font(20, bold=True), Font(16)
_FACE, _SMALL_FACE = 108.0, 84.0
"""How wide the portrait beside a sheet is, in units."""
_LEAST_FACE = 64.0
_GAP = 7.0
"""Units above and below it at least."""
_FAR = 48.0
"""Units from the paper down to it at most."""
_PLATE = 17.0
"""As far as its plate hangs below it."""


_BEFORE = 20.0
"""Units between the lines in the foot and the buttons."""
_SETTLED = 0.5
"""Seconds a sheet lies there until anything is weighed: who plays on at once needs nothing."""


class LooksBack(Protocol):
    """Weighs what one chose in a deal, while its sheet is open."""

    def page(self) -> Scene | None:
        """The page of it; None where it cannot be made."""

    def dearest(self) -> tuple[str, ...]:
        """Asked again and again, what cost most: in a line, then in fewer words; none is known."""

    def close(self) -> None:
        """The sheet was left."""


class SheetPage(Page):
    """The sheet of a deal that is over; popping it goes on with the table.

    `pause` and `book` make the pages above this one; `review` one of what one chose in the deal,
    or None where it cannot be made after all. A deal of the `past` is only looked at.
    """

    def __init__(
        self,
        pause: Callable[[], Scene] | None,
        book: Callable[[], Scene] | None,
        review: Callable[[], Scene | None] | None,
        *,
        past: bool,
    ) -> None:
        super().__init__("next")
        self._pause, self._book, self._review, self._past = pause, book, review, past
        self.chosen: str | None = None
        self._opposite, self._mood, self._named = NOBODY, Mood.CALM, ""
        self._back: LooksBack | None = None
        self._dearest: tuple[str, ...] = ()
        self.below: Callable[[str], str] | None = None  # what a key has told of the table

    def hear(self, key: str) -> str:
        return super().hear(key) if self.below is None else self.below(key)

    def face(self, opposite: Opposite, mood: Mood, name: str) -> None:
        """Who sits opposite, by name, and how he or she looks after the deal."""
        self._opposite, self._mood, self._named = opposite, mood, name

    def look_back(self, back: LooksBack | None) -> None:
        """Who tells what cost most, in time."""
        self._back = back

    def keep_left(self, player: Player) -> None:
        """Whose column is the left one at this table, after every deal."""

    # -- what a game says of its sheet

    def is_number(self, key: str | None) -> bool:
        """Whether something stands behind this target."""
        raise NotImplementedError

    def is_last(self) -> bool:
        """Whether nothing is dealt after this deal."""
        raise NotImplementedError

    # -- what is done on it

    def tick(self, seconds: float) -> Transition | None:
        if self._back is not None and not self._dearest and self.age >= _SETTLED:
            self._dearest = self._back.dearest()
            if self._dearest:
                self.touch()
        return super().tick(seconds)

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("?" | "f1") if self._book is not None:
                return Push(self._book())
            case Key("r") if self._review is not None:
                return self.press("review")
            case Key("left" | "right"):
                self._across()
                return None
            case Key("enter"):  # the numbers show their cards when pointed at: Enter goes on
                key = "review" if self.focus == "review" else "next"
                return self.press(key) if self.age >= DEAF_SECONDS else None
        going = super().obey(intent)
        if isinstance(intent, Hover):
            self.choose(self.hover)
        return going

    def step(self, by: int) -> None:
        super().step(by)
        self.choose(self.focus)

    def press(self, key: str) -> Transition | None:
        if key == "next":
            if self._back is not None:
                self._back.close()
            return Pop()
        if key == "review" and self._review is not None:
            page = self._review()
            return None if page is None else Push(page)
        self.choose(key)
        return None

    def press_icon(self, name: str) -> Transition | None:
        above = self._pause if name == "menu" else self._book
        return Push(above()) if above is not None else None

    def escape(self) -> Transition | None:
        return Push(self._pause()) if self._pause is not None else Pop()

    def choose(self, key: str | None) -> None:
        """Shows what stands behind a number; any other target changes nothing."""
        if key != self.chosen and self.is_number(key):
            self.chosen = key
            self.touch()

    def _across(self) -> None:
        """To the other side of the same row, where it has one."""
        at = self.focus or self.chosen
        if at is None or not self.is_number(at):
            return
        head, _, side = at.rpartition(":")
        other = f"{head}:{1 - int(side)}"
        self.focus = other if other in self.stops() else at
        self.choose(self.focus)
        self.touch()

    # -- what is seen of it in every game

    def buttons(self) -> tuple[Button, ...]:
        """The way on, and the one to a review of this deal."""
        cap = "Esc" if self._past else "Enter"
        on = Button("next", self.way_on(), cap, primary=not self._past)
        review = say("sheet.dearest" if self._dearest else "sheet.review")
        return (on,) if self._review is None else (Button("review", review, "R"), on)

    def button_row(self, places: Places, beside: Sequence[tuple[str, Font]]) -> Widget:
        """The buttons in the foot.

        What cost most stands on its own in as many words as leave room for the lines `beside` it; a
        voice tells it whole.
        """
        room, every = places.room, self.buttons()
        lines = max((room.ruler.width(line, font) for line, font in beside), default=0.0)
        if self._dearest:
            whole = joined((every[0].label, self._dearest[0]))
            every = (replace(every[0], called=whole), *every[1:])
        for note in self._dearest:
            told = (replace(every[0], note=note), *every[1:])
            if row_width(told, room) + lines + _BEFORE <= places.right - places.left:
                every = told
                break
        y, high = places.sentence_line + 4, places.sizes.button
        return button_row(every, places.right, y, high, room.at(self.focus))

    def way_on(self) -> str:
        """What its main button says."""
        if self._past:
            return say("do.back")
        return say("do.settle" if self.is_last() else "do.next-deal")

    def portrait(self, paper: Rect, drawn: Sequence[Item], places: Places) -> list[Item]:
        """Whoever sits opposite, right below the paper; nobody where cards or words are there."""
        foot = places.sentence_line - places.sizes.button / 2 - 12
        room = foot - _PLATE - paper.bottom - 2 * _GAP
        width = min(_FACE if places.sizes is WIDE else _SMALL_FACE, room / PORTRAIT_RATIO)
        high = width * PORTRAIT_RATIO
        y = min((paper.bottom + foot - high - _PLATE) / 2, paper.bottom + _FAR)
        place = Rect(places.right - width - 12, y, width, high)
        cards = [item.pose for item in drawn if isinstance(item, CardItem)]
        near = any(pose.x + pose.width / 2 > place.x - 8 for pose in cards)
        if width < _LEAST_FACE or near:
            return []
        seen = faced(self._opposite, self._mood, place)
        return [*seen, *plate(self._named, place, places.room)] if seen else []

    def icons(self, places: Places) -> list[Item]:
        """The menu and the help, where they are at the table."""
        ways = (("menu", self._pause), ("help", self._book))
        return menu_icons(places, [name for name, above in ways if above is not None])


class GameSheet(SheetPage, Generic[ViewT]):
    """The sheet of the deal that `seen` holds, open; popping goes on with the table.

    `names` are A's and B's; `you` is the only person at the screen, None where two people play or
    none. With `guiding` it is told how to look. A deal of the `past` tells nothing of what comes
    after it, and goes back where it was opened.
    """

    def __init__(
        self,
        seen: ViewT,
        names: tuple[str, str],
        you: Player | None,
        pause: Callable[[], Scene] | None = None,
        book: Callable[[], Scene] | None = None,
        *,
        guiding: bool = False,
        past: bool = False,
        likes: Preferences | None = None,
        review: Callable[[], Scene | None] | None = None,
    ) -> None:
        """ValueError when the deal is not over."""
        super().__init__(pause, book, review, past=past)
        self.seen, self._names, self._you, self._guiding = seen, names, you, guiding
        self.open(likes)

    def open(self, likes: Preferences | None) -> None:
        """Make what is on it; ValueError when the deal is not over."""
        raise NotImplementedError

    def foot(self, said: str, second: str, places: Places, more: str = "") -> list[Item]:
        """What the deal came to in a sentence, a second one under it, and the way on.

        The second takes two lines where it must. A voice tells `more`.
        """
        room, y = places.room, places.sentence_line
        row = self.button_row(places, ((said, _SAID), (second, _SECOND)))
        most = row.left - places.left - 20
        below = [*balanced(second, _SECOND, most, room)]
        if len(below) > 1:  # and all of them a little higher
            below[1:], y = [fitted(" ".join(below[1:]), _SECOND, most, room)], y - 11
        texts = [Text(fitted(said, _SAID, most, room), places.left, y, _SAID, Paint(Tone.IVORY))]
        y += 28 if len(below) < 2 else 23
        texts += [
            Text(line, places.left, y + 20 * at, _SECOND, Paint(Tone.SOFT))
            for at, line in enumerate(below)
        ]
        told = joined((*(self.sums() if said else ()), second, more))
        return [
            Widget(
                Role.STATUS,
                tuple(each for each in texts if each.words),
                said,
                note=told,
                among=self.chosen or "",
            ),
            row,
        ]

    def in_all(self) -> tuple[int, int]:
        """What both have with this deal, A's first."""
        raise NotImplementedError

    def sums(self) -> tuple[str, ...]:
        """What both have in all, for a voice; of a deal of the past nothing comes after it."""
        if self._past:
            return ()
        every = zip(self._names, self.in_all(), strict=True)
        both = say("list.comma").join(f"{name} {points}" for name, points in every)
        return (say("hear.in-all", both=both),)

    def next_words(self, words: Callable[..., str], dealer: Player) -> str:
        """What comes next: that it is over, or who deals."""
        if self.is_last():
            return words("sheet.over")
        yours = dealer is self._you
        return words("sheet.next.yours") if yours else words("sheet.next", name=self._names[dealer])
