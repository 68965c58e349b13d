"""The parties that are open, to choose one to go on with."""

from __future__ import annotations

from game.pages.heads import page_head
from game.pages.house import House
from game.pages.lists import ListWindow
from game.pages.page import Page
from game.pages.people import shown_names, shown_order
from game.pages.scene import Pop, Reset, Transition
from game.pages.scorekeeper import standing, standing_words
from game.saves.cards import Running
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Scroll
from game.stage.lines import around, fitted, marked_row, paragraph
from game.stage.picture import Backdrop, Item, Picture, Target, Text
from game.stage.widgets import Button, button_row
from game.words.catalogue import say
from game.words.dates import date_words

_ROW = 64.0


class OpenParties(Page):
    """A list with a line for each open partie; the newest is first."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._running = house.running()
        self._words: dict[str, str] = {}
        self._window = ListWindow(len(self._running))
        self._sentence = ""
        self.main = f"open-{self._running[0].id}" if self._running else "back"

    def stops(self) -> tuple[str, ...]:
        return (*(f"open-{partie.id}" for partie in self._running), "back")

    def obey(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Scroll):
            self._window.go(self._window.top - (1 if intent.dy > 0 else -1))
            self.touch()
            return None
        return super().obey(intent)

    def step(self, by: int) -> None:
        super().step(by)
        at = self.stops().index(self.focus) if self.focus else 0
        if at < len(self._running):
            self._window.show(at)
            self.touch()

    def escape(self) -> Transition | None:
        return Pop()

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        opened = self._house.resume(key.removeprefix("open-"))
        if isinstance(opened, str):
            self._sentence = opened
            return None
        return Reset(opened)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        width = min(640.0, room.width - 128)
        left, top = (room.width - width) / 2, 64.0 if room.small else 96.0
        foot = room.height - (72 if room.small else 88)
        self._window.fit((foot - 48 - top - 76) // _ROW, len(self._running))
        items = page_head(say("open.title"), left, left + width, top + 24, below=20)
        targets: list[Target] = []
        y = top + 52
        for partie in (self._running[at] for at in self._window.seen):
            place = Rect(left - 12, y, width + 24, _ROW)
            items += self._line(partie, place, room)
            targets.append(Target(f"open-{partie.id}", place))
            y += _ROW
        items += self._window.slider(left + width + 18, top + 52, _ROW)
        if self._sentence:
            items += paragraph(self._sentence, left, foot - 12, Font(16), width - 200, 22, room)
        drawn, found = button_row(
            (Button("back", say("open.back"), "Esc"),),
            left + width,
            foot,
            48,
            room,
            self.focus,
        )
        return Picture(Backdrop.TITLE, (*items, *drawn), (*targets, *found))

    def _line(self, partie: Running, place: Rect, room: Room) -> list[Item]:
        key = f"open-{partie.id}"
        left, right = place.x + 12, place.right - 12
        items = marked_row(
            Rect(left, place.y, right - left, place.height),
            around(place, 0, 4, 4),
            hovered=self.hover == key,
            focused=self.focus == key,
        )
        names = shown_names(partie.header)
        first, second = shown_order(partie.header.kinds)
        date = date_words(partie.header.started)
        bold, soft = Font(20, bold=True), Paint(Tone.SOFT)
        most = right - left - room.ruler.width(date, Font(16)) - 24
        who = say("open.with", first=names[first], second=names[second])
        if partie.id not in self._words:
            self._words[partie.id] = standing_words(partie, standing(partie))
        items.append(Text(fitted(who, bold, most, room), left, place.y + 28, bold))
        items.append(Text(date, right, place.y + 28, Font(16), soft, Align.RIGHT))
        words = fitted(self._words[partie.id], Font(16), right - left, room)
        items.append(Text(words, left, place.y + 51, Font(16), soft))
        return items
