"""What came for the first time: great counts of one's own, and a goal crossed in the last deal.

It is found in the parties themselves, so that a book of any age tells it; a deal whose log was not
read yet, or cannot be, tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from game.pages.statistics.figures import figures_of
from game.pages.statistics.filter import against_words
from game.pages.statistics.played import PartiePlayed
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.lines import fitted
from game.stage.picture import Item, Text
from game.words.catalogue import say_of
from game.words.terms import date_words

LATE = "late"
"""The name of a goal that was crossed in the last deal."""
_PLAIN, _SOFT = Font(16), Paint(Tone.SOFT)
_LINE = 22.0


class First(Struct, frozen=True):
    """What it was, a part of a deal or LATE, and in which partie."""

    name: str
    partie: PartiePlayed


def firsts(parties: Iterable[PartiePlayed], game: str) -> tuple[First, ...]:
    """The first time for each, in the order in which the game names them."""
    figures = figures_of(game)
    places = {part: figures.parts.index(part) for part in figures.firsts}
    found: dict[str, PartiePlayed] = {}
    for partie in sorted(parties, key=lambda one: one.finished):
        for part, at in places.items():
            if part not in found and any(
                deal.parts is not None and deal.parts[0][at] > 0 for deal in partie.deals
            ):
                found[part] = partie
        late = figures.late is not None and LATE not in found
        if late and figures.late is not None and figures.late(partie):
            found[LATE] = partie
    return tuple(First(name, found[name]) for name in (*places, LATE) if name in found)


def height_of(found: tuple[First, ...]) -> float:
    """Units that the lines need, with what keeps them off the table above."""
    return len(found) * _LINE + 14 if found else 0.0


def first_items(found: tuple[First, ...], game: str, place: Rect, room: Room) -> list[Item]:
    """A quiet line for each, at the foot of a place."""
    items: list[Item] = []
    y = place.bottom - _LINE * (len(found) - 1) - 4
    for each in found:
        date = date_words(each.partie.finished.isoformat())
        against = each.partie.against
        other = against.people[1] or against_words(against, game)
        words = say_of(game, f"statistics.first.{each.name}", date=date, other=other)
        items.append(Text(fitted(words, _PLAIN, place.width, room), place.x, y, _PLAIN, _SOFT))
        y += _LINE
    return items
