"""The page of codes: a friend's is typed or pasted, a new one drawn, one of before gone on with."""

from __future__ import annotations

from game.duplicate.around import DealingHouse
from game.duplicate.code import LENGTHS, PEOPLE, Code, brought, write_code
from game.duplicate.deals_page import DealsPage
from game.duplicate.spoken import deals_words, row_words, taken
from game.duplicate.told import ToldResult
from game.pages.grid import ACROSS, grid_in, sheet
from game.pages.page import Page
from game.pages.people import level_words
from game.pages.scene import Pop, Push, Transition
from game.stage.basics import Paint, Room, Tone
from game.stage.blocks import BOLD, SMALL, SOFT, Fill, Sized, WordBlock
from game.stage.controls import Buttons, ListLine, PressButton
from game.stage.field import Field, WrittenField
from game.stage.intents import Intent, Key, TextTyped
from game.stage.layout import Column, Row
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say

_ROW = 48.0
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
        go = Button("go", say("deals.go"), "Enter" if self._field.text else "")
        paste = Button("paste", say("deals.paste"), "Ctrl V")
        fresh = (
            Button("count", say(f"deals.count.{self._deals}"), among=_counts()),
            Button(
                "level", self._against(self._level), among=tuple(map(self._against, self._levels))
            ),
            Button("two", say("deals.two")),
            Button("new", say("deals.new"), "" if self._field.text else "Enter", primary=True),
        )
        parts = (
            WordBlock(say("deals.about"), lines=0, step=24),
            Column((WordBlock(say("deals.code"), SMALL, SOFT), self._typed((go, paste))), 4),
            Column((WordBlock(say("deals.fresh"), SMALL, SOFT), Buttons(fresh)), 4),
            Column([self._row(code, words, room) for code, words in self._matches]),
        )
        back = (Button("back", say("deals.back"), "Esc"),)
        told = (self._told, Paint(Tone.FOCUS)) if self._told else (say("deals.fair"), SOFT)
        return sheet(say("deals.title"), Column(parts, 22), back, room, *told, snug=ACROSS)

    def _typed(self, buttons: tuple[Button, ...]) -> Row:
        """The field for a code and its buttons."""
        shown = Field(self._field.text.upper(), self._field.caret, self._field.marked)
        field = WrittenField("field", shown, say("deals.code.instead"), say("deals.code"), 52)
        return Row((Fill(field), *map(PressButton, buttons)))

    def _against(self, level: str) -> str:
        return say("deals.against", level=level_words(level, self.game))

    def _row(self, code: Code, words: str, room: Room) -> ListLine:
        """A code, against whom, and how far one is."""
        written = write_code(code)
        who = say("deals.two") if code.for_two else deals_words(code)
        named, told = WordBlock(written, BOLD), WordBlock(words)
        parts = named.width(room), WordBlock(who).width(room), told.width(room)
        if not code.for_two and sum(parts) + 48 > grid_in(room).body.width:
            who = say(f"deals.count.{code.deals}")  # against whom, the code's own page says
        which = Sized(named, max(166.0, parts[0]))
        row = Row((which, Fill(WordBlock(who, paint=SOFT)), told), 24)
        return ListLine(Sized(row, high=_ROW), _CODE + written, aside=8)


def _counts() -> tuple[str, ...]:
    return tuple(say(f"deals.count.{count}") for count in LENGTHS)
