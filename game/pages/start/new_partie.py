"""A new partie: against whom. One press begins; the rules it will be played by stand below."""

from __future__ import annotations

from game.games import at_table, brings
from game.pages.heads import great_head
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.start.rules_page import RulesPage
from game.pages.variants import game_title, variants_of
from game.players.mind import mind_of
from game.stage.lines import ring, wrapped
from game.stage.picture import (
    PORTRAIT_RATIO,
    Align,
    Backdrop,
    Box,
    Font,
    Item,
    Paint,
    Picture,
    Portrait,
    Rect,
    Room,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, key_cap
from game.words.catalogue import say, say_of

_WIDTH, _SMALL_WIDTH = 960.0, 880.0
_NAME, _SENTENCE = Font(24, serif=True, bold=True), Font(16)
_FACE, _SMALL_FACE = 144.0, 112.0
"""How wide a portrait is, in units."""
_LINE = 22.0
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
        self._levels, self._portraits = mind_of(game).levels, mind_of(game).portraits
        self._variants = variants_of(game)
        self._has_codes = brings(game, "duplicate")
        self.main = _key(self._last)
        self.touch()

    def stops(self) -> tuple[str, ...]:
        return (*map(_key, self._levels), *(button.key for button in self._buttons()))

    def _buttons(self) -> tuple[Button, ...]:
        name = self._variants.name(self._house.rules(self.game))
        other = (Button("game", game_title(self.game)),) if len(at_table()) > 1 else ()
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
                games = at_table()
                self._choose(games[(games.index(self.game) + 1) % len(games)])
                return None
            case _:
                return Pop()

    def escape(self) -> Transition | None:
        return Pop()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        width = min(_SMALL_WIDTH if room.small else _WIDTH, room.width - 96)
        face = 0.0
        if self._portraits:
            face = _SMALL_FACE if room.small else _FACE
        across = width / len(self._levels)
        words = {level: self._sentence(level, across - 32, room) for level in self._levels}
        tall = face * PORTRAIT_RATIO + 84 + _LINE * max(map(len, words.values()))
        whole = 88 + tall + 92
        left, top = (room.width - width) / 2, (room.height - whole) / 2
        items: list[Item] = [
            *great_head((say("new.title"),), left + 16, top + 36, Align.LEFT, 26),
        ]
        targets: list[Target] = []
        for column, level in enumerate(self._levels):
            place = Rect(left + column * across, top + 88, across, tall)
            items += self._level(level, words[level], place, face, room)
            targets.append(Target(_key(level), place))
        drawn, found = button_row(
            self._buttons(), left + width - 16, top + whole - 24, 48, room, self.focus, width - 32
        )
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *reversed(found)))

    def _sentence(self, level: str, most: float, room: Room) -> tuple[str, ...]:
        """How an opponent plays, in lines; there may be none to say."""
        words = say_of(self.game, f"level.{level}.help")
        return tuple(wrapped(words, _SENTENCE, most, room))

    def _level(
        self, level: str, words: tuple[str, ...], place: Rect, face: float, room: Room
    ) -> list[Item]:
        """A face, a name, and in one sentence how that opponent plays."""
        key = _key(level)
        inner = place.grown(-4)
        shade = 0.12 if level == self._last else 0.07 if self.hover == key else 0.0
        items: list[Item] = [Box(inner, 10, fill=Paint(Tone.IVORY, shade))] if shade else []
        if self.focus == key:
            items.append(ring(inner))
        middle = place.centre[0]
        y = place.y + 20 + face * PORTRAIT_RATIO
        if level in self._portraits:
            painted = self._portraits[level]
            items.append(Portrait(painted, middle, y - face * PORTRAIT_RATIO / 2, face))
        items.append(Text(level_words(level, self.game), middle, y + 32, _NAME, align=Align.CENTRE))
        if (self.focus or self.main) == key:
            items += key_cap("Enter", place.right - 14, place.y + 26, room)
        for line in words:
            items.append(Text(line, middle, y + 60, _SENTENCE, _SOFT, Align.CENTRE))
            y += _LINE
        return items


def _key(level: str) -> str:
    return f"level:{level}"
