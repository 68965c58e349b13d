"""Three players: with which two of the program, and for what stake. Enter lets the three cut."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from secrets import token_hex

from game.games import PIQUET
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import level_words
from game.pages.scene import Pop, Reset, Scene, Transition
from game.piquet.evening.account import Agreed, cut, write_agreed
from game.piquet.evening.beginning import options_for_three
from game.piquet.evening.open import OpenEvening, begun
from game.piquet.evening.words import stake_words
from game.piquet.words.say import say
from game.players.mind import mind_of
from game.players.player import HUMAN, Seated
from game.saves.evenings import EveningPlace
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Backdrop, Box, Icon, Item, Picture, Target, Text
from game.stage.widgets import Button
from rules.piquet.club.stakes import SHILLING, Stake, by_the_hundred

STAKES = (by_the_hundred(0), by_the_hundred(10 * SHILLING), by_the_hundred(20 * SHILLING))
_NAME, _PLAIN = Font(20, serif=True, bold=True), Font(16)
_SOFT = Paint(Tone.SOFT)
_BESIDE = 2
"""Players of the program at the table."""


class GuestsPage(Page):
    """Two of the program: whose face is pressed takes the place of the one chosen longer."""

    game = PIQUET

    def __init__(self, house: House, then: Callable[[House, OpenEvening], Scene]) -> None:
        super().__init__("cut")
        self._house, self._then = house, then
        self._levels = mind_of(PIQUET).opponents
        last = house.opponent(PIQUET)
        other = next(each for each in reversed(self._levels) if each != last)
        self._chosen = [other, last]
        self._stake = STAKES[1]

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "guest" if name not in self._chosen:
                self._chosen = [*self._chosen[1:], name]
                self.touch()
            case "stake":
                self._stake = STAKES[int(name)]
                self.touch()
            case "cut":
                return Reset(self._then(self._house, self._begun()))
            case "back":
                return Pop()
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def _begun(self) -> OpenEvening:
        """The three have cut."""
        guests = (
            Seated(say("you"), HUMAN),
            *(Seated(level_words(each, PIQUET), each) for each in self._chosen),
        )
        agreed = Agreed(cut(SystemRandom()), self._stake)
        place = EveningPlace(token_hex(4), 1, guests, (0, 1), write_agreed(agreed))
        return begun(place, options_for_three(self._house.rules(PIQUET)))

    # -- what is seen

    def stops(self) -> tuple[str, ...]:
        stakes = (f"stake:{at}" for at in range(len(STAKES)))
        buttons = (button.key for button in self._buttons())
        return (*(f"guest:{each}" for each in self._levels), *stakes, *buttons)

    def _buttons(self) -> tuple[Button, ...]:
        return (
            Button("back", say("open.back"), "Esc"),
            Button("cut", say("evening.cut-now"), "Enter", primary=True),
        )

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        items = page_name(grid, say("evening.guests"), room)
        y = body.y + 8
        for line in wrapped(say("evening.guests.how"), _PLAIN, body.width, room):
            y += 22
            items.append(Text(line, body.x, y, _PLAIN, _SOFT))
        targets: list[Target] = []
        across = body.width / len(self._levels)
        face = 76.0 if room.small else 104.0
        for number, level in enumerate(self._levels):
            place = Rect(body.x + number * across, y + 24, across, face * PORTRAIT_RATIO + 64)
            items += self._guest(level, place.grown(-5), face, room)
            targets.append(Target(f"guest:{level}", place))
        top = y + 24 + face * PORTRAIT_RATIO + 64 + (20 if room.small else 44)
        items.append(Text(say("evening.stakes"), body.x, top, _NAME))
        x = body.x
        for at, stake in enumerate(STAKES):
            drawn, target = self._stake_box(at, stake, x, top + 18, room)
            items += drawn
            targets.append(target)
            assert isinstance(target.place, Rect)
            x = target.place.right + 12
        drawn, found = page_foot(grid, self._buttons(), room, self.focus)
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found))

    def _guest(self, level: str, place: Rect, face: float, room: Room) -> list[Item]:
        key, chosen = f"guest:{level}", level in self._chosen
        shade = 0.12 if chosen else 0.07 if self.hover == key else 0.0
        edge = Paint(Tone.BRASS) if chosen else Paint(Tone.IVORY, 0.16)
        fill = Paint(Tone.IVORY, shade) if shade else None
        items: list[Item] = [Box(place, 10, fill=fill, outline=edge, line=2.0 if chosen else 1.0)]
        x, tall = place.centre[0], face * PORTRAIT_RATIO
        portrait = mind_of(PIQUET).portraits.get(level, "")
        if portrait:
            items.append(Portrait(portrait, x, place.y + 12 + tall / 2, face))
        lines = wrapped(level_words(level, PIQUET), Font(16, bold=True), place.width - 8, room)[:2]
        for at, line in enumerate(lines):
            y = place.y + tall + 30 + 19 * at
            items.append(Text(line, x, y, Font(16, bold=True), align=Align.CENTRE))
        if chosen:
            items.append(Icon("check", place.right - 16, place.y + 16, 18, Paint(Tone.BRASS)))
        if self.focus == key:
            items.append(ring(place))
        return items

    def _stake_box(
        self, at: int, stake: Stake, x: float, y: float, room: Room
    ) -> tuple[list[Item], Target]:
        key, words, chosen = f"stake:{at}", stake_words(stake), stake == self._stake
        place = Rect(x, y, room.ruler.width(words, _PLAIN) + 36, 44)
        edge = Paint(Tone.BRASS) if chosen else Paint(Tone.IVORY, 0.25)
        shade = Paint(Tone.IVORY, 0.12) if chosen or self.hover == key else None
        items: list[Item] = [Box(place, 8, fill=shade, outline=edge, line=2.0 if chosen else 1.0)]
        middle, centre = place.centre
        items.append(Text(words, middle, centre + 5.5, _PLAIN, align=Align.CENTRE))
        if self.focus == key:
            items.append(ring(place))
        return items, Target(key, place)
