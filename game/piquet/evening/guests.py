"""Three players: who of them is a person, and for what stake. Enter lets the three cut."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from secrets import token_hex

from game.games import PIQUET
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Reset, Scene, Transition
from game.piquet.evening.account import Agreed, account, cut, next_place, write_agreed
from game.piquet.evening.beginning import options_for_three
from game.piquet.evening.choice_row import choice_row
from game.piquet.evening.open import last_people
from game.piquet.evening.seating import Seating
from game.piquet.evening.words import stake_words
from game.piquet.words.say import say
from game.saves.evenings import EveningPlace
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key
from game.stage.lines import wrapped
from game.stage.picture import Backdrop, Picture, Text
from game.stage.widgets import Button
from rules.piquet.club.chouette import THREE
from rules.piquet.club.stakes import SHILLING, by_the_hundred

STAKES = (by_the_hundred(0), by_the_hundred(10 * SHILLING), by_the_hundred(20 * SHILLING))
_NAME, _PLAIN = Font(20, serif=True, bold=True), Font(16)
_SOFT = Paint(Tone.SOFT)


class GuestsPage(Page):
    """One, two or three people, the others of the program, and the stake."""

    game = PIQUET

    def __init__(self, house: House, then: Callable[[House], Scene]) -> None:
        super().__init__("cut")
        self._house, self._then = house, then
        self._seating = Seating(house, len(THREE), last_people(house))
        self._stake = STAKES[1]

    @property
    def writes(self) -> bool:
        return True

    def obey(self, intent: Intent) -> Transition | None:
        if self._seating.obey(self.focus, intent):
            self.touch()
            return None
        if intent != Key("enter") or self.focus not in self._seating.names:
            return super().obey(intent)
        if self.focus == self._seating.names[-1] or self._seating.fields.begun is None:
            return self.press("cut")
        self.step(1)
        return None

    def step(self, by: int) -> None:
        before = self.focus
        super().step(by)
        self._seating.fields.go(before, self.focus)

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        if self._seating.press(key):
            self.focus = key if kind == "name" else self.focus
        elif kind == "stake":
            self._stake = STAKES[int(name)]
        elif kind == "back":
            return Pop()
        elif self._begin():
            return Reset(self._then(self._house))
        self.touch()
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def _begin(self) -> bool:
        """Let the three cut; False where two have one name."""
        guests = self._seating.guests()
        if guests is None:
            return False
        agreed = Agreed(cut(SystemRandom()), self._stake)
        place = EveningPlace(token_hex(4), 1, guests, (0, 1), write_agreed(agreed))
        place, seats = next_place(account(agreed, ()), place)
        options = options_for_three(self._house.rules(PIQUET))
        self._house.begin_evening(seats, options, PIQUET, place)
        return True

    # -- what is seen

    def stops(self) -> tuple[str, ...]:
        stakes = (f"stake:{at}" for at in range(len(STAKES)))
        return (*self._seating.stops(), *stakes, *(button.key for button in self._buttons()))

    def _buttons(self) -> tuple[Button, ...]:
        return (
            Button("back", say("open.back"), "Esc"),
            Button("cut", say("evening.cut-now"), "Enter", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        items = page_name(grid, say("evening.guests"), room)
        y = body.y - 8
        for line in wrapped(say("evening.guests.how"), _PLAIN, body.width, room):
            y += 22
            items.append(Text(line, body.x, y, _PLAIN, _SOFT))
        place = Rect(body.x, y + (12 if room.small else 24), body.width, body.bottom - y)
        drawn, targets, y = self._seating.draw(place, room, self.focus, self.hover)
        items += drawn
        words = say("evening.stakes")
        y += 12 if room.small else 36
        items.append(Text(words, body.x, y + 29, _NAME))
        left = body.x + room.ruler.width(words, _NAME) + 24
        stakes = [(f"stake:{at}", stake_words(stake)) for at, stake in enumerate(STAKES)]
        now = f"stake:{STAKES.index(self._stake)}"
        drawn, found = choice_row(stakes, now, left, y, room, self.focus, self.hover)
        items += drawn
        note = self._seating.fields.refused
        drawn, foot = page_foot(grid, self._buttons(), room, self.focus, note, Paint(Tone.IVORY))
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found, *foot))
