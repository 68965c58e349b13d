"""A new partie: which game, and against whom; the one bright button begins it."""

from __future__ import annotations

from game.games import at_table, brings
from game.pages.evening import evenings_of
from game.pages.figures.honours import honours
from game.pages.grid import grid_in, page_foot, page_name
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.start.game_tiles import choice_frame, column, tiles
from game.pages.start.names import Names
from game.pages.start.rules_page import RulesPage
from game.pages.start.to_lessons import HIGH, KEY, new_to, way
from game.pages.variants import game_title, variants_of
from game.players.mind import mind_of
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import ring, wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Backdrop, Icon, Item, Picture, Target, Text
from game.stage.widgets import Button, button_row
from game.words.catalogue import say, say_of

_NAME, _SMALL_NAME = Font(24, serif=True, bold=True), Font(20, serif=True, bold=True)
_SENTENCE, _HONOUR = Font(16), Font(16, serif=True, italic=True)
_SECOND_HEAD = Font(24, serif=True, bold=True)
_FACE, _SMALL_FACE = 96.0, 76.0
"""How wide a portrait is, in units."""
_TILES, _SMALL_TILES = 192.0, 100.0
"""How high the games are."""
_LINE, _PAD = 21.0, 16.0
_ACROSS = 3
"""Opponents side by side, as many as there are games."""
_ASIDE = 36.0
"""How high the buttons beside the question are."""
_SOFT = Paint(Tone.SOFT)


class NewPartie(Page):
    """The games, and the opponents of the one that is chosen; that of the last time is marked.

    A press on a portrait chooses, so does the focus that goes there; the button or Enter begins, or
    opens the lessons of a game that was never begun here. The house remembers the game.
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
        games = (f"game:{game}" for game in self._games)
        others = (button.key for button in self._others())
        taught = (KEY,) if self._teaches else ()
        foot = (button.key for button in self._buttons())
        return (*games, *others, *taught, *map(_key, self._levels), *foot)

    def step(self, by: int) -> None:
        super().step(by)
        kind, _, name = (self.focus or "").partition(":")
        if kind == "level":
            self._last = name

    def _enter(self, key: str | None) -> Transition | None:
        """Enter on an opponent begins: the focus has chosen him already."""
        on_level = key is not None and key.startswith("level:")
        return super()._enter("play" if on_level else key)

    def _others(self) -> tuple[Button, ...]:
        """Other ways of playing: with people, or the deals that others have."""
        return (
            Button("two", say("title.two")),
            *((Button("three", say("new.three")),) if brings(self.game, "evening") else ()),
            *((Button("same", say("deals.open")),) if self._has_codes else ()),
        )

    def _buttons(self) -> tuple[Button, ...]:
        """Those of the foot; the one to press begins, unless the lessons are."""
        options = self._variants.name(self._house.rules(self.game))
        play, *among = (
            say("new.play", name=level_words(level, self.game))
            for level in (self._last, *self._levels)
        )
        first = not self._new
        rules = Button("rules", say("title.rules", game=options))
        back = Button("back", say("open.back"), "Esc")
        begin = Button("play", play, "Enter" if first else "", primary=first, among=tuple(among))
        return (rules, back, begin) if first else (rules, begin, back)

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "play":
                seats = against(self._last, self.game)
                return Reset(self._house.new_partie(seats, None, self.game))
            case "level":
                self._last = name
                if not self._new:
                    self.main = key
                return None
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
        columns = min(_ACROSS, len(self._levels))
        gap, across = column(body.width, columns, room)
        face = 0.0
        if self._portraits:
            face = _SMALL_FACE if room.small else _FACE
        most = across - 2 * _PAD + 6 - (face + _PAD if face else 0)
        words = {level: self._sentence(level, most, room) for level in self._levels}
        lines = max(len(each) + (level in self._honours) for level, each in words.items())
        tall = 20 + max(face * PORTRAIT_RATIO, 44 + _LINE * lines)
        high = _SMALL_TILES if room.small else _TILES
        head = body.y + high + (38 if room.small else 48)
        left, below = body.x, head + (14 if room.small else 20)
        items = page_name(grid, say("new.game"), room)
        items.append(Text(say("new.title"), left, head, _SECOND_HEAD))
        place = Rect(left, body.y, body.width, high)
        drawn, targets = tiles(self._games, self.game, place, room, self.focus, self.hover)
        items += drawn
        drawn, beside = self._beside(body, head - 8, room)
        items += drawn
        targets += beside
        for number, level in enumerate(self._levels):
            row, at = divmod(number, columns)
            x, y = left + at * (across + gap), below + row * tall
            place = Rect(x, y, across, tall - 8)
            items += self._level(level, (words[level], lines), place, face, room)
            targets.append(Target(_key(level), place))
        drawn, found = page_foot(grid, self._buttons(), room, self.focus)
        return Picture(Backdrop.SHEET, (*items, *drawn), (*targets, *found))

    def _beside(self, body: Rect, middle: float, room: Room) -> tuple[list[Item], list[Target]]:
        """Beside the question: quiet buttons, as high as a finger to touch, and the lessons."""
        items: list[Item] = []
        learn: list[Target] = []
        right = body.right
        if self._teaches:
            words = say("new.learn", game=game_title(self.game))
            on, over = self.focus == KEY, self.hover == KEY
            items, target = way(
                words, right, middle, room, first=self._new, focused=on, hovered=over
            )
            learn.append(target)
            if isinstance(target.place, Rect):
                right = target.place.x - 8
        question = body.x + room.ruler.width(say("new.title"), _SECOND_HEAD) + 24
        drawn, touch = button_row(
            self._others(), right, middle, _ASIDE, room, self.focus, 0.0, right - question
        )
        places = ((each.key, each.place) for each in reversed(touch))
        others = [
            Target(key, Rect(place.x, middle - HIGH / 2, place.width, HIGH))
            for key, place in places
            if isinstance(place, Rect)
        ]
        return [*items, *drawn], [*others, *learn]

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
        items = choice_frame(place, chosen=level == self._last, hovered=self.hover == key)
        if self.focus == key:
            items.append(ring(place))
        x, middle = place.x + _PAD, place.centre[1]
        if level in self._portraits:
            items.append(Portrait(self._portraits[level], x + face / 2, middle, face))
            x += face + _PAD
        font = _SMALL_NAME if room.small else _NAME
        y = middle - (_LINE * most + 10) / 2 + 12
        name = level_words(level, self.game)
        items.append(Text(name, x, y, font))
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
