"""The parties that are open, to choose one to go on with."""

from __future__ import annotations

from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.lists import ListWindow
from game.pages.page import Page
from game.pages.people import guest_names, level_of, shown_names, shown_order, you_of
from game.pages.scene import Pop, Reset, Transition
from game.pages.scorekeeper import standing, standing_words
from game.pages.variants import game_title
from game.players.mind import mind_of
from game.saves.partie import Header, Running
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.intents import Intent, Scroll
from game.stage.lines import around, fitted, marked_row
from game.stage.ornaments import Portrait
from game.stage.picture import Backdrop, CardItem, Item, Picture, Shadow, Text, Widget
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import date_words

_ROW, _FACE = 88.0, 54.0


class OpenParties(Page):
    """A list with a line for each open partie; the newest is first."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._running = house.running()
        self._kinds = {_kind(partie.header) for partie in self._running}
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
        grid = grid_in(room)
        body = grid.body
        left, width = body.x, body.width
        self._window.fit(body.height // _ROW, len(self._running))
        items = page_name(grid, say("open.title"), room)
        y = body.y
        for partie in (self._running[at] for at in self._window.seen):
            place = Rect(left - 12, y, width + 24, _ROW)
            items.append(self._line(partie, place, room))
            y += _ROW
        items += self._window.slider(left + width + 18, body.y, _ROW)
        back = (Button("back", say("open.back"), "Esc"),)
        items += page_foot(grid, back, room, self.focus, self._sentence, Paint(Tone.IVORY))
        return Picture.of(Backdrop.SHEET, items)

    def _line(self, partie: Running, place: Rect, room: Room) -> Widget:
        key = f"open-{partie.id}"
        left, right = place.x + 12, place.right - 12
        items = marked_row(
            Rect(left, place.y, right - left, place.height),
            around(place, 0, 4, 4),
            hovered=self.hover == key,
            focused=self.focus == key,
        )
        date = date_words(partie.header.started)
        items += self._face(partie, left, place.centre[1])
        left += _FACE + 24
        bold, soft = Font(20, bold=True), Paint(Tone.SOFT)
        most = right - left - room.ruler.width(date, Font(16)) - 24
        who = self._who(partie.header)
        if partie.id not in self._words:
            self._words[partie.id] = standing_words(partie, standing(partie))
        items.append(Text(fitted(who, bold, most, room), left, place.y + 39, bold))
        items.append(Text(date, right, place.y + 39, Font(16), soft, Align.RIGHT))
        words = fitted(self._words[partie.id], Font(16), right - left, room)
        items.append(Text(words, left, place.y + 63, Font(16), soft))
        return Widget.pressed(key, place, items, self.focus == key)

    def _who(self, header: Header) -> str:
        """Who plays, and what, where that is not the same of all."""
        names, (first, second), kind = shown_names(header), shown_order(header), _kind(header)
        if len(self._kinds) == 1 and header.evening is None:
            return say("open.with", first=names[first], second=names[second])
        you, place = say("you.lower"), header.evening
        a, b = (you if each is you_of(header) else names[each] for each in (first, second))
        if place is None or place.third is None:
            return say("open.game", game=kind, first=a, second=b)
        third = guest_names(place, header.game)[place.third]
        third = you if third == say("you") else third
        return say("open.three", game=kind, first=a, second=b, third=third)

    def _face(self, partie: Running, left: float, middle: float) -> list[Item]:
        """Who sits opposite, or two hands where two people play."""
        x, level = left + _FACE / 2, level_of(partie.header.kinds)
        portraits = mind_of(partie.header.game).portraits
        if level is not None and level in portraits:
            return [Portrait(portraits[level], x, middle, _FACE)]
        poses = (Pose(x - 9, middle, 38, -9), Pose(x + 9, middle, 38, 9))
        return [
            CardItem(f"{partie.id}:{at}", None, pose, Shadow.REST) for at, pose in enumerate(poses)
        ]


def _kind(header: Header) -> str:
    """What is played: the game, or what it is called where three play it."""
    three = header.evening is not None and header.evening.third is not None
    return say_of(header.game, "evening.title") if three else game_title(header.game)
