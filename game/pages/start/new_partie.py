"""A new partie: which game, and against whom; the one bright button begins it."""

from __future__ import annotations

from math import cos, degrees, sin

from game.games import PIQUET, at_table, brings, papers_of
from game.pages.evening import evenings_of
from game.pages.grid import grid_in, quiet_row, sheet
from game.pages.house import House
from game.pages.page import Page
from game.pages.people import against, level_words
from game.pages.scene import Pop, Push, Reset, Transition
from game.pages.start.gallery import Hanging, gallery
from game.pages.start.names import Names
from game.pages.start.rules_page import RulesPage
from game.pages.statistics.honours import honours
from game.pages.variants import game_title, variants_of
from game.players.mind import mind_of, strength
from game.stage.basics import Font, Paint, Pose, Room, Tone
from game.stage.blocks import PLAIN, SOFT, Drawn, Fill, Inset, Named, Sized, WordBlock, sign
from game.stage.controls import Pressed, choice_ground
from game.stage.layout import Column, Grid, Row
from game.stage.picture import CardItem, Item, Picture, Role, Shadow
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_GAP, _SMALL_GAP = 32.0, 16.0
_MOST = 3
"""Tiles side by side; fewer are not wider than these would be."""
_NAME, _SMALL_NAME = Font(24, serif=True, bold=True), Font(20, serif=True, bold=True)
_STEP = 0.47
"""From a card of a fan to the next, in widths of one, where there is room."""
_MOST_OPEN = 1.3
"""From the first card of a fan to the last, at most."""
_FAN = 2.5
"""Of an open fan of five, in widths of a card."""
_RADIUS = 3.4
"""Of the arc on which they stand, in widths of a card."""


def tiles(games: tuple[str, ...], chosen: str, room: Room) -> Grid:
    """The tiles side by side, the chosen one in a frame of brass; their keys `game:`."""
    gap, count = column_gap(room), max(_MOST, len(games))
    return Grid([_tile(game, room, chosen=game == chosen) for game in games], count, gap)


def column_gap(room: Room) -> float:
    """What parts columns that share a page."""
    return _SMALL_GAP if room.small else _GAP


def _tile(game: str, room: Room, *, chosen: bool) -> Pressed:
    """The fan at the left of the words."""
    (card, pad, high), font = (
        ((42.0, 8.0, 100.0), _SMALL_NAME) if room.small else ((58.0, 12.0, 116.0), _NAME)
    )
    title, about = game_title(game), variants_of(game).about()
    told = Column(
        (WordBlock(title, font, step=24), WordBlock(about, PLAIN, SOFT, lines=3, step=21)), 2, True
    )
    fan = Drawn(card * _FAN, 0, lambda place: _fan(game, *place.centre, card))
    part = Sized(Inset(Row((fan, Fill(told)), 14), left=pad, right=8), high=high)
    return Pressed(
        part, f"game:{game}", title, Role.CHOICE, chosen, note=about, ground=choice_ground
    )


def _fan(game: str, x: float, y: float, card: float) -> list[Item]:
    """The cards of a game on an arc about a point."""
    faces = variants_of(game).fan
    step = min(_STEP, _MOST_OPEN / max(1, len(faces) - 1)) / _RADIUS
    items: list[Item] = []
    for number, face in enumerate(faces):
        angle = (number - (len(faces) - 1) / 2) * step
        down = card * _RADIUS * (1 - cos(angle))
        pose = Pose(x + card * _RADIUS * sin(angle), y + down, card, degrees(angle))
        items.append(CardItem(f"{game}:{number}", face, pose, Shadow.REST))
    return items


KEY = "learn"
"""Of what is pressed."""
HIGH = 44.0
"""Of the line in which it stands, in units."""
_SIGN = 24.0


def new_to(house: House, game: str) -> bool:
    """Whether a game that is taught was never begun here, as far as is known."""
    if not brings(game, "lessons") or (game == PIQUET and house.preferences().guided):
        return False
    known = [card.header.game for card in house.cards()]
    return game not in (*known, *(partie.header.game for partie in house.running()))


def way(words: str, room: Room) -> Pressed:
    """The way for who knows the game: quiet words with a sign."""
    paint = Paint(Tone.IVORY if room.hover == KEY else Tone.SOFT)
    part = Inset(Row((sign("learn", _SIGN, paint), WordBlock(words, PLAIN, paint)), 10), 8, 0, 8)
    return Pressed(Sized(part, high=HIGH), KEY)


_SECOND_HEAD = Font(24, serif=True, bold=True)


class NewPartie(Page):
    """The games, and the opponents of the one that is chosen; that of the last time is marked.

    A press on a portrait chooses, so does the focus that goes there; the button or Enter begins.
    The lessons of a game that was never begun here stand beside it. The house remembers the game.
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
        self._teaches, self._new = brings(game, "lessons"), new_to(self._house, game)
        self.main = _key(self._last)
        self.touch()

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
        """Other ways of playing: with people, or the deals that others have.

        They stay whichever game is chosen: one that it has not chooses the game that has it.
        """
        return (
            Button("two", say("title.two")),
            *((Button("three", say("new.three")),) if self._having("evening") else ()),
            *((Button("same", say("deals.open")),) if self._having("duplicate") else ()),
        )

    def _having(self, part: str) -> str:
        """The game that is chosen, if it brings a part; else the first that does."""
        return next((game for game in (self.game, *self._games) if brings(game, part)), "")

    def _choose_for(self, part: str) -> None:
        """See to it that the game chosen is one that brings a part."""
        if (game := self._having(part)) not in ("", self.game):
            self._house.choose_game(game)
            self._choose(game)

    def _buttons(self) -> tuple[Button, ...]:
        """Those of the foot; the one to press begins."""
        play, *among = (
            say("new.play", name=level_words(level, self.game))
            for level in (self._last, *self._levels)
        )
        rules = Button("rules", self._rules_words())
        back = Button("back", say("open.back"), "Esc")
        learn = (Button(KEY, self._learn_words()),) if self._new else ()
        begin = Button("play", play, "Enter", primary=True, among=tuple(among))
        return (rules, *learn, back, begin)

    def _rules_words(self) -> str:
        """What is agreed on: whoever has chosen nothing need not know what the books call it."""
        options = self._house.rules(self.game)
        if options == papers_of(self.game).usual():
            return say("title.rules.usual")
        return say("title.rules", game=self._variants.name(options))

    def _learn_words(self) -> str:
        return say("new.learn", game=game_title(self.game))

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "play":
                seats = against(self._last, self.game)
                return Reset(self._house.new_partie(seats, None, self.game))
            case "level":
                self._last, self.main = name, key
                return None
            case "same":
                self._choose_for("duplicate")
                return Push(self._house.same_deals(self.game))
            case "learn":
                return Push(self._house.school(self.game))
            case "rules":
                return Push(RulesPage(self._house, self.game))
            case "two":
                return Push(Names(self._house))
            case "three":
                self._choose_for("evening")
                evenings = evenings_of(self.game)
                return None if evenings is None else Push(evenings.page(self._house))
            case "game":
                self._house.choose_game(name)
                self._choose(name)
                return None
            case _:
                return Pop()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        question, across = WordBlock(say("new.title"), _SECOND_HEAD), grid_in(room).body.width
        learn = () if self._new or not self._teaches else (way(self._learn_words(), room),)
        most = across - question.width(room) - 24
        most -= way(self._learn_words(), room).width(room) + 30 if self._teaches else 0
        beside = Named(
            Row((*learn, Named(quiet_row(self._others(), most, room), "", Role.ROW)), 30),
            "",
            Role.ROW,
        )
        asked, faces = Row((Fill(question), beside)), self._sitters()
        high = 56.0 if room.small else 76.0
        hung = Drawn(0, 0, lambda place: gallery(faces, _key(self._last), place, room))
        body = Column((tiles(self._games, self.game, room), Sized(asked, high=high), Fill(hung)))
        return sheet(say("new.game"), body, self._buttons(), room)

    def _sitters(self) -> list[Hanging]:
        """Whom one may play at this game."""
        return [
            Hanging(
                _key(level),
                level_words(level, self.game),
                self._portraits.get(level, ""),
                say_of(self.game, f"level.{level}.help"),
                self._honours.get(level),
                strength(level),
            )
            for level in self._levels
        ]


def _key(level: str) -> str:
    return f"level:{level}"
