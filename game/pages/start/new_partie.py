"""A new partie: which game, and against whom. One press begins; its options stand below."""

from __future__ import annotations

from game.games import at_table, brings
from game.pages.evening import evenings_of
from game.pages.figures.honours import honours
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.start.game_tiles import tiles
from game.pages.start.names import Names
from game.pages.start.rules_page import RulesPage
from game.pages.start.to_lessons import HIGH, KEY, new_to, way
from game.pages.variants import game_title, variants_of
from game.players.mind import mind_of
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Backdrop, Box, Icon, Item, Picture, Target, Text
from game.stage.widgets import Button, key_cap
from game.words.catalogue import say, say_of

_NAME, _SMALL_NAME = Font(24, serif=True, bold=True), Font(20, serif=True, bold=True)
_SENTENCE, _HONOUR = Font(16), Font(16, serif=True, italic=True)
_SECOND_HEAD = Font(24, serif=True, bold=True)
_FACE, _SMALL_FACE = 96.0, 76.0
"""How wide a portrait is, in units."""
_TILES, _SMALL_TILES = 192.0, 100.0
"""How high the games are."""
_LINE, _PAD = 21.0, 16.0
_SOFT = Paint(Tone.SOFT)


class NewPartie(Page):
    """The games, and the opponents of the one that is chosen, that of the last time marked.

    Enter begins with that one, or opens the lessons of a game that was never begun here. The house
    remembers the game, so that it is asked for once; where there is only one, nobody is asked.
    """

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._choose(house.game())

    def _choose(self, game: str) -> None:
        self.game, self._last = game, self._house.opponent(game)
        self._games = tuple(dict.fromkeys((*at_table(), game)))
        self._levels, self._portraits = mind_of(game).opponents, mind_of(game).portraits
        self._honours = honours(self._house.cards(), game)
        self._variants = variants_of(game)
        self._has_codes = brings(game, "duplicate")
        self._teaches, self._new = brings(game, "lessons"), new_to(self._house, game)
        self.main = KEY if self._new else _key(self._last)
        self.touch()

    def stops(self) -> tuple[str, ...]:
        buttons = (button.key for button in self._buttons())
        games = (f"game:{game}" for game in self._games)
        taught = (KEY,) if self._teaches else ()
        return (*games, *taught, *map(_key, self._levels), *buttons)

    def _buttons(self) -> tuple[Button, ...]:
        name = self._variants.name(self._house.rules(self.game))
        same = (Button("same", say("deals.open")),) if self._has_codes else ()
        return (
            Button("two", say("title.two")),
            *((Button("three", say("new.three")),) if brings(self.game, "evening") else ()),
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
            case "learn":
                return Push(self._house.school(self.game))
            case "rules":
                return Push(RulesPage(self._house, self.game))
            case "two":
                return Push(Names(self._house))
            case "three" if (evenings := evenings_of(self.game)) is not None:
                return Push(evenings.page(self._house))
            case "game":
                self._house.choose_game(name)
                self._choose(name)
                return None
            case _:
                return Pop()

    def escape(self) -> Transition | None:
        return Pop()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        body = grid.body
        columns, across = self._columns(body.width)
        face = 0.0
        if self._portraits:
            face = _SMALL_FACE if room.small else _FACE
        most = across - 2 * _PAD - (face + _PAD if face else 0)
        words = {level: self._sentence(level, most, room) for level in self._levels}
        lines = max(len(each) + (level in self._honours) for level, each in words.items())
        tall = 20 + max(face * PORTRAIT_RATIO, 44 + _LINE * lines)
        high = _SMALL_TILES if room.small else _TILES
        head = body.y + high + (36 if room.small else 40)
        left, below = body.x, head + 12
        items = page_name(grid, say("new.game"), room)
        items.append(Text(say("new.title"), left, head, _SECOND_HEAD))
        place = Rect(left, body.y, body.width, high)
        drawn, targets = tiles(self._games, self.game, place, room, self.focus, self.hover)
        items += drawn
        if self._teaches:
            drawn, target = way(
                say("new.learn", game=game_title(self.game)),
                body.right,
                head + 8 - HIGH / 2,
                room,
                first=self._new,
                focused=self.focus == KEY,
                hovered=self.hover == KEY,
            )
            items += drawn
            targets.append(target)
        for number, level in enumerate(self._levels):
            row, column = divmod(number, columns)
            place = Rect(left + column * across, below + row * tall, across, tall)
            items += self._level(level, (words[level], lines), place, face, room)
            targets.append(Target(_key(level), place))
        drawn, found = page_foot(grid, self._buttons(), room, self.focus)
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found))

    def _columns(self, width: float) -> tuple[int, float]:
        """How many stand side by side, at most three, and how much room each has."""
        count = min(3, len(self._levels))
        return count, width / count

    def _sentence(self, level: str, most: float, room: Room) -> tuple[str, ...]:
        """How an opponent plays, in lines; there may be none to say."""
        words = say_of(self.game, f"level.{level}.help")
        return tuple(wrapped(words, _SENTENCE, most, room))

    def _level(
        self, level: str, told: tuple[tuple[str, ...], int], place: Rect, face: float, room: Room
    ) -> list[Item]:
        """A face, a name, and in one sentence how that opponent plays: its lines and the most."""
        words, most = told
        key = _key(level)
        inner = place.grown(-4)
        shade = 0.12 if level == self._last else 0.07 if self.hover == key else 0.0
        items: list[Item] = [Box(inner, 10, fill=Paint(Tone.IVORY, shade))] if shade else []
        if self.focus == key:
            items.append(ring(inner))
        x, middle = place.x + _PAD, place.centre[1]
        if level in self._portraits:
            items.append(Portrait(self._portraits[level], x + face / 2, middle, face))
            x += face + _PAD
        font = _SMALL_NAME if room.small else _NAME
        y = middle - (_LINE * most + 10) / 2 + 12
        name = level_words(level, self.game)
        items.append(Text(name, x, y, font))
        cap = key_cap("Enter", place.right - 14, place.y + 22, room)
        clear = x + room.ruler.width(name, font) + 10  # of the name, where a cap has no room
        fits = any(isinstance(each, Box) and each.rect.x > clear for each in cap)
        if (self.focus or self.main) == key and fits:
            items += cap
        for number, line in enumerate(words):
            items.append(Text(line, x, y + 28 + _LINE * number, _SENTENCE, _SOFT))
        return items + self._honour(level, x, y + 28 + _LINE * len(words))

    def _honour(self, level: str, x: float, y: float) -> list[Item]:
        """A sprig of laurel for having beaten somebody, and how often."""
        record = self._honours.get(level)
        if record is None:
            return []
        words = say("new.honour", won=record.won, parties=record.parties)
        return [
            Icon("laurel", x + 10, y - 5, 20, Paint(Tone.BRASS)),
            Text(words, x + 26, y, _HONOUR, Paint(Tone.BRASS)),
        ]


def _key(level: str) -> str:
    return f"level:{level}"
