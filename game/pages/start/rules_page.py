"""Which rules the next partie is played by: games with names, and every option by itself."""

from __future__ import annotations

from game.games import PIQUET
from game.pages.grid import sheet
from game.pages.house import House
from game.pages.lists import ListOf, ListWindow
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.variants import NamedGame, Option, variants_of
from game.stage.basics import Align, Paint, Room, Tone
from game.stage.blocks import BOLD, Fill, Inset, Sized, WordBlock, select_sign
from game.stage.controls import ListLine, Pressed, choice_ground
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.picture import Picture, Role
from game.stage.widgets import Button
from game.words.catalogue import say, say_of

_ROW = 44.0


class RulesPage(Page):
    """Pressing a line takes the option's next value; a named game sets them all."""

    def __init__(self, house: House, game: str = PIQUET) -> None:
        super().__init__("back")
        self._house, self.game = house, game
        self._variants = variants_of(game)
        self._every = self._variants.options
        self._options = house.rules(game)
        self.window = ListWindow(len(self._every), 2)

    def lines(self) -> tuple[str, ...]:
        return tuple(f"option:{each.field}" for each in self._every)

    def stops(self) -> tuple[str, ...]:
        named = (f"preset:{each.name}" for each in self._variants.named)
        return (*named, *self.lines(), "back")

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key("left" | "right" as side) if (self.focus or "").startswith("option:"):
                self._next((self.focus or "").removeprefix("option:"), 1 if side == "right" else -1)
                return None
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        if kind == "preset":
            named = {each.name: each.options for each in self._variants.named}
            self._options = named[name]
            self.window.kept.clear()
        elif kind == "option":
            self._next(name, 1)
        else:
            return self.escape()
        self.touch()
        return None

    def escape(self) -> Transition | None:
        self._house.choose_rules(self._options, self.game)
        return Pop()

    def _next(self, name: str, by: int) -> None:
        self._options = self._variants.option(name).turned(self._options, by)
        self.window.kept.clear()
        self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        named, chosen = self._variants.named, self._variants.named_by(self._options)
        presets = [Fill(self._preset(each, chosen=each is chosen)) for each in named]
        every = ListOf(self.window, _ROW, lambda at: self._line(self._every[at]))
        body = Column((Row(presets, 12), Fill(Inset(every, right=20))), 16)
        button = (Button("back", say("rules.back"), "Esc"),)
        return sheet(say("rules.title"), body, button, room, self._help())

    def _preset(self, named: NamedGame, *, chosen: bool) -> Pressed:
        """A game that has a name, and whether it is in force."""
        words, key = say_of(self.game, named.key), f"preset:{named.name}"
        part = Sized(WordBlock(words, BOLD, align=Align.CENTRE), high=48)
        return Pressed(part, key, words, Role.CHOICE, chosen, ground=choice_ground)

    def _line(self, option: Option) -> ListLine:
        usual, label = option.is_usual(self._options), say_of(self.game, option.key)
        words = say_of(self.game, f"{option.key}.{option.word(self._options)}")
        value = WordBlock(words, BOLD, Paint(Tone.IVORY if usual else Tone.FOCUS))
        row = Row((Fill(WordBlock(label)), Row((value, select_sign()), 10)), 24)
        return ListLine(row, f"option:{option.field}", label, words, Role.SETTING)

    def _help(self) -> str:
        """What the line pointed at means."""
        kind, _, name = (self.focus or self.hover or "").partition(":")
        if kind == "option":
            return say_of(self.game, f"{self._variants.option(name).key}.help")
        chosen = self._variants.named_by(self._options)
        if kind == "preset":
            chosen = next(each for each in self._variants.named if each.name == name)
        return say("rules.own") if chosen is None else say_of(self.game, f"{chosen.key}.help")
