"""Who comes to an evening: so many people at this screen by their names, the rest of the program.

Whose face is pressed takes the place of the one of the program who was chosen longest ago.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.games import PIQUET
from game.pages.house import House
from game.pages.people import level_words
from game.pages.start.names import NameFields
from game.piquet.words import say
from game.players.mind import mind_of
from game.players.player import HUMAN, Seated
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent
from game.stage.lines import wrapped
from game.stage.ornaments import PORTRAIT_RATIO, Portrait
from game.stage.picture import Box, Icon, Item, Role, Text, Widget
from game.words.terms import capital, number

_FONT = Font(16)
_PADDING, _GAP = 18.0, 12.0
ROW = 44.0
"""Units that a row is high."""


def choice_row(
    choices: Sequence[tuple[str, str]],
    chosen: str,
    left: float,
    top: float,
    room: Room,
    focus: str | None,
    hover: str | None,
) -> list[Widget]:
    """Boxes with their words from the left, by their keys."""
    row: list[Widget] = []
    x = left
    for key, words in choices:
        place = Rect(x, top, room.ruler.width(words, _FONT) + 2 * _PADDING, ROW)
        edge = Paint(Tone.BRASS) if key == chosen else Paint(Tone.IVORY, 0.25)
        shade = Paint(Tone.IVORY, 0.12) if key in (chosen, hover) else None
        middle, centre = place.centre
        drawn: list[Item] = [
            Box(place, 8, fill=shade, outline=edge, line=2.0 if key == chosen else 1.0),
            Text(words, middle, centre + 5.5, _FONT, align=Align.CENTRE),
        ]
        choice = Widget.pressed(key, place, drawn, focus == key, words, Role.CHOICE, frame=place)
        row.append(choice.choosing(key == chosen))
        x = place.right + _GAP
    return row


_NAME = Font(16, bold=True)
_FIELD = 48.0
_GUEST_LIST_GAP, _SMALL_GAP, _APART = 22.0, 12.0, 10.0


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
        rest = [each for each in reversed(self._levels) if each != last]
        self._chosen = [*reversed(rest[: self._most - 1]), last]  # the last one was chosen latest
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

    def draw(
        self, place: Rect, room: Room, focus: str | None, hover: str | None
    ) -> tuple[list[Item], float]:
        """All of it from the top of a place, and where it ends."""
        gap = _SMALL_GAP if room.small else _GUEST_LIST_GAP
        items = self._counts(place, room, focus, hover)
        y = place.y + ROW + gap
        if self.names:
            across = (place.width + gap) / len(self.names)
            for at, key in enumerate(self.names):
                spot = Rect(place.x + at * across, y, across - gap, _FIELD)
                items.append(self.fields.draw(key, spot, room, focus, hover))
            y += _FIELD + gap
        if self._people < self._seats:
            face = 76.0 if room.small else 104.0
            across, high = (place.width + _APART) / len(self._levels), face * PORTRAIT_RATIO + 54
            for at, level in enumerate(self._levels):
                spot = Rect(place.x + at * across, y, across - _APART, high)
                items.append(self._face(level, spot, face, room, focus, hover))
            y += high + gap
        return items, y - gap

    def _counts(self, place: Rect, room: Room, focus: str | None, hover: str | None) -> list[Item]:
        """How many people there are, and before it how many in all where that can be chosen."""
        now = f"people:{self._people}"
        if len(self._sizes) == 1:
            people = [(f"people:{count}", _people(count)) for count in self._numbers]
            return [*choice_row(people, now, place.x, place.y, room, focus, hover)]
        items: list[Item] = []
        x = place.x
        rows = (
            ("evening.in-all", "seats", self._sizes, f"seats:{self._seats}"),
            ("evening.people-here", "people", self._numbers, now),
        )
        for key, kind, numbers, chosen in rows:
            words = say(key)
            items.append(Text(words, x, place.y + ROW / 2 + 5.5, _NAME))
            x += room.ruler.width(words, _NAME) + 16
            counts = [(f"{kind}:{count}", str(count)) for count in numbers]
            row = choice_row(counts, chosen, x, place.y, room, focus, hover)
            items += row
            x = row[-1].rect.right + 28
        return items

    def _face(
        self,
        level: str,
        place: Rect,
        face: float,
        room: Room,
        focus: str | None,
        hover: str | None,
    ) -> Widget:
        key, chosen = f"guest:{level}", level in self.chosen
        shade = 0.12 if chosen else 0.07 if hover == key else 0.0
        edge = Paint(Tone.BRASS) if chosen else Paint(Tone.IVORY, 0.16)
        fill = Paint(Tone.IVORY, shade) if shade else None
        items: list[Item] = [Box(place, 10, fill=fill, outline=edge, line=2.0 if chosen else 1.0)]
        x, tall = place.centre[0], face * PORTRAIT_RATIO
        portrait = mind_of(PIQUET).portraits.get(level, "")
        if portrait:
            items.append(Portrait(portrait, x, place.y + 12 + tall / 2, face))
        lines = wrapped(level_words(level, PIQUET), _NAME, place.width - 8, room)[:2]
        for at, line in enumerate(lines):
            y = place.y + tall + 30 + 19 * at
            items.append(Text(line, x, y, _NAME, align=Align.CENTRE))
        if chosen:
            items.append(Icon("check", place.right - 16, place.y + 16, 18, Paint(Tone.BRASS)))
        named = level_words(level, PIQUET)
        choice = Widget.pressed(key, place, items, focus == key, named, Role.CHOICE, frame=place)
        return choice.choosing(chosen)


def _people(count: int) -> str:
    return capital(say("evening.people", count=count, number=number(count)))


def _usual(key: str) -> str:
    return say("player.number", number=int(key.partition(":")[2]) + 1)
