"""A new partie: against whom. One press begins; the rules it will be played by stand below."""

from __future__ import annotations

from game.games import GAMES, brings
from game.pages.heads import great_head
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.start.rules_page import RulesPage
from game.pages.variants import game_title, variants_of
from game.players.mind import mind_of
from game.stage.lines import around, marked_row, paragraph
from game.stage.picture import (
    Align,
    Backdrop,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, key_cap
from game.words.catalogue import say, say_of

_WIDTH = 720.0
_NAME, _SMALL = Font(20, bold=True), Font(16)
_COLUMN = 128.0
"""Units from a level's name to the sentence about it."""
_SOFT = Paint(Tone.SOFT)


class NewPartie(Page):
    """The levels of a game, the one played against last marked; Enter begins with that one.

    Where there are more games, a button goes on to the next.
    """

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._choose(house.game())

    def _choose(self, game: str) -> None:
        self.game, self._last = game, self._house.opponent(game)
        self._levels = mind_of(game).levels
        self._variants = variants_of(game)
        self._has_codes = brings(game, "duplicate")
        self.main = _key(self._last)
        self.touch()

    def stops(self) -> tuple[str, ...]:
        return (*map(_key, self._levels), *(button.key for button in self._buttons()))

    def _buttons(self) -> tuple[Button, ...]:
        name = self._variants.name(self._house.rules(self.game))
        other = (Button("game", game_title(self.game)),) if len(GAMES) > 1 else ()
        same = (Button("same", say("deals.open")),) if self._has_codes else ()
        return (
            *other,
            *same,
            Button("rules", say("title.rules", game=name)),
            Button("back", say("open.back"), "Esc"),
        )

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "level":
                seats = against(name, self.game)
                return Reset(self._house.new_partie(seats, None, self.game))
            case "same":
                return Push(self._house.same_deals(self.game))
            case "rules":
                return Push(RulesPage(self._house, self.game))
            case "game":
                games = tuple(GAMES)
                self._choose(games[(games.index(self.game) + 1) % len(games)])
                return None
            case _:
                return Pop()

    def escape(self) -> Transition | None:
        return Pop()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        width = min(_WIDTH, room.width - 128)
        row = 72.0 if room.small else 80.0
        whole = 104 + len(self._levels) * row + 96
        left, top = (room.width - width) / 2, (room.height - whole) / 2
        items: list[Item] = [
            *great_head((say("new.title"),), left, top + 36, Align.LEFT, 26),
        ]
        targets: list[Target] = []
        y = top + 96
        for level in self._levels:
            place = Rect(left, y, width, row)
            items += self._level(level, place, room)
            targets.append(Target(_key(level), place))
            y += row
        drawn, found = button_row(
            self._buttons(), left + width, y + 64, 48, room, self.focus, width
        )
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *reversed(found)))

    def _level(self, level: str, place: Rect, room: Room) -> list[Item]:
        """A name, and in one sentence how that opponent plays."""
        inner = around(place, 12, 4, 4)
        items = marked_row(
            place,
            inner,
            chosen=level == self._last,
            hovered=self.hover == _key(level),
            focused=self.focus == _key(level),
        )
        if (self.focus or self.main) == _key(level):
            items += key_cap("Enter", inner.right - 20, place.centre[1], room)
        middle = place.centre[1]
        items.append(Text(level_words(level, self.game), place.x + 8, middle + 7, _NAME))
        words = say_of(self.game, f"level.{level}.help")
        most = place.width - _COLUMN - 80
        lines = paragraph(words, place.x + _COLUMN, middle + 6, _SMALL, most, 22, room, _SOFT)
        if len(lines) > 1:
            top = middle + 6 - 11 * (len(lines) - 1)
            lines = paragraph(words, place.x + _COLUMN, top, _SMALL, most, 22, room, _SOFT)
        return [*items, *lines]


def _key(level: str) -> str:
    return f"level:{level}"
