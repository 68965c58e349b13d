"""The page of codes: a friend's is typed or pasted, a new one drawn, one of before gone on with."""

from __future__ import annotations

from game.duplicate.around import DealingHouse
from game.duplicate.code import LENGTHS, PEOPLE, Code, brought, write_code
from game.duplicate.deals_page import DealsPage
from game.duplicate.spoken import deals_words, row_words, taken
from game.duplicate.told import ToldResult
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.page import Page
from game.pages.people import level_words
from game.pages.scene import Pop, Push, Transition
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.field import Field, draw_field
from game.stage.intents import Intent, Key, TextTyped
from game.stage.lines import around, fitted, marked_row, paragraph, wrapped
from game.stage.picture import Backdrop, Item, Picture, Text, Widget
from game.stage.widgets import Button, button_row, row_width
from game.words.catalogue import say

_PLAIN, _BOLD, _LABEL = Font(16), Font(16, bold=True), Font(14)
_SOFT = Paint(Tone.SOFT)
_BUTTON, _FIELD, _ROW, _LINE = 48.0, 52.0, 48.0, 24.0
_MOST = 80
"""Letters that may be typed: twice the longest code."""
_SHOWN = 4
_CODE = "code:"


class CodesPage(Page):
    """Whatever is typed goes into the field; Enter opens it, and draws a new code without it."""

    def __init__(self, house: DealingHouse, game: str) -> None:
        super().__init__("new")
        self.game, self._house = game, house
        self._field = Field("")
        self._deals = LENGTHS[0]
        self._levels = tuple(each for each in brought(game).opposites if each != PEOPLE)
        self._level = brought(game).datum
        self._told = ""
        self._matches: tuple[tuple[Code, str], ...] = ()

    @property
    def writes(self) -> bool:
        return True

    def appear(self) -> None:
        """Codes may have come, and deals been played, since it was seen last."""
        dealings = self._house.dealings
        codes = dealings.codes()[:_SHOWN]
        self._matches = tuple((code, row_words(dealings.match(code))) for code in codes)
        self.touch()

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case TextTyped(text) if self.focus == "field" or not text.isspace():
                self._write(self._field.typed(text))
            case Key("v", ctrl=True):
                return self.press("paste")
            case Key("enter") if self.focus == "field" or (not self.focus and self._field.text):
                return self.press("go")
            case Key("left" | "right" | "home" | "end" | "backspace" | "delete" as name) if (
                self.focus == "field"
            ):
                self._write(self._field.key(name))
            case Key("space") if self.focus == "field":
                pass  # it arrives as a character too
            case _:
                return super().obey(intent)
        return None

    def _write(self, field: Field) -> None:
        if len(field.text) <= _MOST:
            self._field = field
        self.focus, self._told = "field", ""
        self.touch()

    def press(self, key: str) -> Transition | None:
        match key:
            case "field":
                self.focus = "field"
            case "go":
                return self._take(self._field.text)
            case "paste":
                return self._take(self._house.dealings.pasted())
            case "count":
                self._deals = LENGTHS[1 - LENGTHS.index(self._deals)]
            case "level":
                at = self._levels.index(self._level)
                self._level = self._levels[(at + 1) % len(self._levels)]
            case "two":
                return self._open(self._house.dealings.new(LENGTHS[0], PEOPLE))
            case "new":
                return self._open(self._house.dealings.new(self._deals, self._level))
            case "back":
                return Pop()
            case _:
                written = key.removeprefix(_CODE)
                known = {write_code(code): code for code, _ in self._matches}
                return self._open(known[written])
        self.touch()
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def _take(self, text: str) -> Transition | None:
        found = taken(text, self.game)
        if isinstance(found, str):
            self._told = found
            self.touch()
            return None
        self._field, self._told = Field(""), ""
        return self._open(found)

    def _open(self, found: Code | ToldResult) -> Transition:
        page = DealsPage(self._house, found.code if isinstance(found, ToldResult) else found)
        if isinstance(found, ToldResult):
            page.take(found)
        return Push(page)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        left, width = grid.body.x, grid.body.width
        items = page_name(grid, say("deals.title"), room)
        y = grid.body.y + 14
        about = wrapped(say("deals.about"), _PLAIN, width, room)
        items += paragraph(say("deals.about"), left, y, _PLAIN, width, _LINE, room)
        y += _LINE * len(about) + 22
        items.append(Text(say("deals.code"), left, y, _LABEL, _SOFT))
        items += self._typed(left, y + 10, width, room)
        y += 10 + _FIELD + 34
        items.append(Text(say("deals.fresh"), left, y, _LABEL, _SOFT))
        fresh = (
            Button("count", say(f"deals.count.{self._deals}"), among=_counts()),
            Button(
                "level", self._against(self._level), among=tuple(map(self._against, self._levels))
            ),
            Button("two", say("deals.two")),
            Button("new", say("deals.new"), "" if self._field.text else "Enter", primary=True),
        )
        right = left + min(width, row_width(fresh, room))
        row = button_row(
            fresh, right, y + 12 + _BUTTON / 2, _BUTTON, room, self.focus, width, width
        )
        items.append(row.reversed)
        y += 12 + _BUTTON + 26
        for code, words in self._matches:
            place = Rect(left, y, width, _ROW)
            items.append(self._row(code, words, place, room))
            y += _ROW
        back = Button("back", say("deals.back"), "Esc")
        words, paint = (self._told, Paint(Tone.FOCUS)) if self._told else (say("deals.fair"), _SOFT)
        items += page_foot(grid, (back,), room, self.focus, words, paint)
        return Picture.of(Backdrop.SHEET, items)

    def _typed(self, left: float, y: float, width: float, room: Room) -> list[Item]:
        """The field for a code and its buttons."""
        go = Button("go", say("deals.go"), "Enter" if self._field.text else "")
        paste = Button("paste", say("deals.paste"), "Ctrl V")
        row = button_row((go, paste), left + width, y + _FIELD / 2, _BUTTON, room, self.focus)
        place = Rect(left, y, row.left - left - 16, _FIELD)
        shown = self._field.text.upper()
        field = Field(shown, self._field.caret, self._field.marked)
        focused, hovered = self.focus == "field", self.hover == "field"
        instead = say("deals.code.instead")
        written = draw_field("field", field, instead, place, room, focused, hovered)
        return [written.named(say("deals.code")), row.reversed]

    def _against(self, level: str) -> str:
        return say("deals.against", level=level_words(level, self.game))

    def _row(self, code: Code, words: str, place: Rect, room: Room) -> Widget:
        key = _CODE + write_code(code)
        items = marked_row(
            place,
            around(place, 8, 2, 1),
            hovered=self.hover == key,
            focused=self.focus == key,
        )
        middle = place.centre[1] + 6
        items.append(Text(write_code(code), place.x, middle, _BOLD))
        at = place.x + max(190.0, room.ruler.width(write_code(code), _BOLD) + 24)
        who = deals_words(code) if not code.for_two else say("deals.two")
        wide = room.ruler.width(words, _PLAIN)
        if not code.for_two and at + room.ruler.width(who, _PLAIN) + 24 + wide > place.right:
            who = say(f"deals.count.{code.deals}")  # against whom, the code's own page says
        items.append(Text(who, at, middle, _PLAIN, _SOFT))
        at += room.ruler.width(who, _PLAIN) + 24
        words = fitted(words, _PLAIN, place.right - at, room)
        items.append(Text(words, place.right, middle, _PLAIN, align=Align.RIGHT))
        return Widget.pressed(key, place, items, self.focus == key)


def _counts() -> tuple[str, ...]:
    return tuple(say(f"deals.count.{count}") for count in LENGTHS)
