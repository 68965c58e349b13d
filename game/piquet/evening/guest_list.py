"""Who comes to an evening: so many people at this screen by their names, the rest of the program.

Whose face is pressed takes the place of the one of the program who was chosen longest ago.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games import PIQUET
from game.pages.house import House
from game.pages.people import level_words
from game.pages.start.names import NameFields
from game.piquet.evening.open import last_programs
from game.piquet.words import say
from game.players.mind import mind_of
from game.players.player import HUMAN, Seated
from game.stage.basics import Align, Rect, Room
from game.stage.blocks import BOLD, Block, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import Pressed, choice_ground
from game.stage.intents import Intent
from game.stage.layout import Column, Grid, Row
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Item, Role
from game.words.terms import capital, number

ROW = 44.0
"""Units that a row is high."""
_PADDING, _GAP = 18.0, 12.0


def choices(every: Sequence[tuple[str, str]], chosen: str) -> Row:
    """Boxes with their words side by side, by their keys."""
    return Row([_choice(key, words, chosen=key == chosen) for key, words in every], _GAP)


def _choice(key: str, words: str, *, chosen: bool) -> Pressed:
    part = Sized(Inset(WordBlock(words), _PADDING, 0, _PADDING), high=ROW)
    return Pressed(part, key, words, Role.CHOICE, chosen, ground=choice_ground)


_FIELD, _APART = 48.0, 10.0


class GuestList:
    """So many seats, and who is chosen for them."""

    def __init__(self, house: House, seats: int, people: Sequence[str] = (), most: int = 0) -> None:
        """`people` were there the last time; up to `most` seats can be chosen, if there are more.

        The program brings so many players and no more: the others are people.
        """
        self._levels = mind_of(PIQUET).opponents
        self._least, self._most, self._seats = seats, max(seats, most), seats
        self._people = max(self._least_people, min(seats, len(people)))
        last = house.opponent(PIQUET)
        latest = [each for each in last_programs(house, seats) if each in self._levels] or [last]
        rest = [each for each in self._levels if each not in latest]
        self._chosen = [*rest, *latest][-self._most :]  # the last one was chosen latest
        keys = [f"name:{at}" for at in range(self._most)]
        known = [*people, *house.last_names()[len(people) :]]
        names = [*known, *("" for _ in keys)][: self._most]
        self.fields = NameFields(keys, names, _usual)

    @property
    def _least_people(self) -> int:
        return max(1, self._seats - len(self._levels))

    @property
    def _numbers(self) -> range:
        """How many people there can be."""
        return range(self._least_people, self._seats + 1)

    @property
    def _sizes(self) -> range:
        """How many there can be in all; one number where nothing can be chosen."""
        return range(self._least, self._most + 1)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The levels of the program that are there, who was chosen last at the end."""
        programs = self._seats - self._people
        return tuple(self._chosen[len(self._chosen) - programs :])

    @property
    def names(self) -> tuple[str, ...]:
        """The fields that are to be filled: one person alone is "you"."""
        return self.fields.keys[: self._people] if self._people > 1 else ()

    def guests(self) -> tuple[Seated, ...] | None:
        """All who come, people first; None where two of them have one name."""
        names = self.fields.named(self.names) if self.names else (say("you"),)
        if names is None:
            return None
        programs = (Seated(level_words(each, PIQUET), each) for each in self.chosen)
        return *(Seated(name, HUMAN) for name in names), *programs

    # -- what is done

    def press(self, key: str) -> bool:
        """Something of it was pressed; False where it was nothing of it."""
        kind, _, name = key.partition(":")
        match kind:
            case "people":
                self._people = int(name)
            case "seats":
                self._seats = int(name)
                self._people = min(max(self._people, self._least_people), self._seats)
            case "guest" if name not in self.chosen:
                self._chosen = [*(each for each in self._chosen if each != name), name]
            case "name":
                self.fields.pressed(key)
        return kind in ("people", "seats", "guest", "name")

    def obey(self, key: str | None, intent: Intent) -> bool:
        """Writing, where a field has the focus."""
        return key is not None and key in self.names and self.fields.obey(key, intent)

    # -- what is seen

    def parts(self, room: Room) -> list[Block]:
        """How many there are, the names of the people, the faces of the others."""
        parts: list[Block] = [self._counts()]
        if self.names:
            fields = [Fill(self.fields.field(key, room, _FIELD)) for key in self.names]
            parts.append(Row(fields, 12.0 if room.small else 22.0))
        if self._people < self._seats:
            face = 76.0 if room.small else 104.0
            faces = [self._face(level, face) for level in self._levels]
            parts.append(Grid(faces, len(faces), _APART))
        return parts

    def _counts(self) -> Row:
        """How many people there are, and before it how many in all where that can be chosen."""
        now = f"people:{self._people}"
        if len(self._sizes) == 1:
            return choices([(f"people:{count}", _people(count)) for count in self._numbers], now)
        seats = [(f"seats:{count}", str(count)) for count in self._sizes]
        people = [(f"people:{count}", str(count)) for count in self._numbers]
        in_all = choices(seats, f"seats:{self._seats}")
        first = Row((WordBlock(say("evening.in-all"), BOLD), in_all))
        return Row(
            (first, Row((WordBlock(say("evening.people-here"), BOLD), choices(people, now)))), 28
        )

    def _face(self, level: str, face: float) -> Pressed:
        """One of the program: the portrait over the name."""
        tall, name = face * PORTRAIT_RATIO, level_words(level, PIQUET)
        portrait = mind_of(PIQUET).portraits.get(level, "")

        def draw(place: Rect) -> list[Item]:
            return [Portrait(portrait, *place.centre, face)] if portrait else []

        words = WordBlock(name, BOLD, align=Align.CENTRE, lines=2, step=19)
        part = Column((Drawn(face, tall, draw), Inset(words, 4, 8, 4)))
        whole = Sized(Inset(part, top=12), high=tall + 54)
        chosen = level in self.chosen
        return Pressed(whole, f"guest:{level}", name, Role.CHOICE, chosen, ground=choice_ground)


def _people(count: int) -> str:
    return capital(say("evening.people", count=count, number=number(count)))


def _usual(key: str) -> str:
    return say("player.number", number=int(key.partition(":")[2]) + 1)
