"""Two people on one screen say who they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.pages.grid import sheet
from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Push, Reset, Scene, Transition
from game.players.player import HUMAN, Seats, seated
from game.stage.basics import CARD_RATIO, Font, Rect, Room
from game.stage.blocks import IVORY, SOFT, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import Pressed, choice_ground
from game.stage.field import Field, WrittenField
from game.stage.geometry import fan
from game.stage.intents import Intent, Key, TextTyped
from game.stage.layout import Column, Row
from game.stage.picture import CardItem, Item, Picture, Role, Shadow
from game.stage.widgets import Button
from game.words.catalogue import say

MOST = 78.0
"""Units a name may be wide in the panel's heads, so that all stand there in full."""

_HEADS = Font(16, bold=True)
_EDITING = ("left", "right", "home", "end", "backspace", "delete")


class NameFields:
    """Fields with what stands in them; `refused` is why something could not be written.

    `begun` is the field in which somebody writes: Enter then leads on from it.
    """

    def __init__(
        self, keys: Sequence[str], names: Sequence[str], usual: Callable[[str], str]
    ) -> None:
        """`usual` is what a field's person is called where nothing is written."""
        self.keys = tuple(keys)
        self._fields = {key: Field(name) for key, name in zip(keys, names, strict=True)}
        self._usual = usual
        self.refused = ""
        self.begun: str | None = None
        self._room: Room | None = None

    def name(self, key: str) -> str:
        """The name that stands in a field, the usual one where nothing is written."""
        return " ".join(self._fields[key].text.split()) or self._usual(key)

    def named(self, keys: Sequence[str]) -> tuple[str, ...] | None:
        """The names of some fields; None, with a sentence, where two are equal."""
        names = tuple(map(self.name, keys))
        if len({name.casefold() for name in names}) < len(names):
            self.refused = say("names.equal")
            return None
        return names

    def obey(self, key: str, intent: Intent) -> bool:
        """Write in a field; False for what is no writing."""
        field = self._fields[key]
        match intent:
            case TextTyped(text):
                self._write(key, field.typed(text))
            case Key(name) if name in _EDITING:
                self._write(key, field.key(name))
            case Key("space"):
                pass  # it arrives as a character too
            case _:
                return False
        return True

    def _write(self, key: str, field: Field) -> None:
        longer = len(field.text) > len(self._fields[key].text)
        ruler = None if self._room is None else self._room.ruler
        if longer and ruler is not None and ruler.width(field.text, _HEADS) > MOST:
            self.refused = say("names.long")
            return
        self._fields[key] = field
        self.refused, self.begun = "", key

    def go(self, before: str | None, after: str | None) -> None:
        """The focus moves: the field one comes to is marked, the one left is not."""
        self.begun = None
        if before in self._fields:
            self._fields[before] = self._fields[before].left()
        if after in self._fields:
            self._fields[after] = self._fields[after].entered()

    def pressed(self, key: str) -> None:
        """A field was pressed: nothing of it is marked."""
        self.begun = None
        self._fields[key] = self._fields[key].left()

    def field(self, key: str, room: Room, high: float = 56.0, name: str = "") -> WrittenField:
        self._room = room
        return WrittenField(key, self._fields[key], self._usual(key), name, high)


def where(chosen: str) -> Row:
    """The choice of where two players are: `here` at one screen, or `apart` in two places."""
    ways = [
        Pressed(
            Sized(Inset(WordBlock(say(f"names.{each}")), left=18, right=18), high=44),
            f"where:{each}",
            say(f"names.{each}"),
            Role.CHOICE,
            each == chosen,
            ground=choice_ground,
        )
        for each in ("here", "apart")
    ]
    return Row(ways, 12)


_FIELDS = ("first", "second")
_HAND = 5  # backs over each name
_WIDEST = 860.0


class Names(Page):
    """Two fields; an empty one takes the usual name, and two equal names are refused."""

    def __init__(self, house: House, begin: Callable[[Seats], Scene] | None = None) -> None:
        """`begin` makes the table at which they sit down; without it that of a new partie."""
        super().__init__("start")
        self._house, self._begin = house, begin or _new_partie(house)
        self._may_part = begin is None
        self._fields = NameFields(_FIELDS, house.last_names(), _usual)
        self._fields.go(None, "first")
        self.focus = "first"

    @property
    def writes(self) -> bool:
        return True

    def obey(self, intent: Intent) -> Transition | None:
        if self.focus not in _FIELDS or self.focus is None:
            return super().obey(intent)
        if self._fields.obey(self.focus, intent):
            self.touch()
        elif intent != Key("enter"):
            return super().obey(intent)
        elif self._fields.begun == "first":
            self.step(1)
        else:
            return self.press("start")
        return None

    def step(self, by: int) -> None:
        before = self.focus
        super().step(by)
        self._fields.go(before, self.focus)

    def press(self, key: str) -> Transition | None:
        if key in _FIELDS:
            self.focus = key
            self._fields.pressed(key)
            return None
        if key == "back":
            return Pop()
        if key.startswith("where:"):
            return Push(self._house.apart()) if key == "where:apart" else None
        names = self._fields.named(_FIELDS)
        if names is None:
            self.touch()
            return None
        first, second = names
        return Reset(self._begin(seated((first, second), (HUMAN, HUMAN))))

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        how = WordBlock(say("names.how"), paint=SOFT, lines=0)
        hands = Row([Fill(self._hand(key, room)) for key in _FIELDS], 64)
        buttons = (
            Button("back", say("open.back"), "Esc"),
            Button("start", say("names.start"), "Enter", primary=True),
        )
        ways = (where("here"),) if self._may_part else ()
        told, body = self._fields.refused, Column((*ways, how, hands), 32 if not ways else 24)
        return sheet(say("title.two"), body, buttons, room, told, IVORY, snug=_WIDEST)

    def _hand(self, key: str, room: Room) -> Column:
        """Some backs, whose they are, and the field for the name."""
        card, who = 88.0 if room.small else 124.0, say(f"names.{key}")

        def draw(place: Rect) -> list[Item]:
            poses = fan(_HAND, place.centre[0], place.bottom, card, card * 0.42, 5.0)
            return [
                CardItem(f"{key}:{at}", None, pose, Shadow.HAND) for at, pose in enumerate(poses)
            ]

        backs, whose = Drawn(0, card * CARD_RATIO, draw), WordBlock(who, paint=SOFT)
        return Column(
            (backs, Inset(whose, top=26, bottom=6), self._fields.field(key, room, name=who)),
            middle=True,
        )


def _new_partie(house: House) -> Callable[[Seats], Scene]:
    return lambda seats: house.new_partie(seats, None, house.game())


def _usual(key: str) -> str:
    return say("player.one" if key == "first" else "player.two")
