"""Parties as a table for other programs: comma-separated values, a line for each deal.

Figures are whole numbers, so no decimal sign can be mistaken. The sign between values is that of
the language, because spreadsheets expect a semicolon where the comma is a decimal sign.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime

from game.piquet.figures.parties import PARTS, DealPlayed, PartiePlayed
from game.piquet.words.presets import game_name
from game.piquet.words.say import say
from game.words.terms import capital

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def file_name(now: datetime) -> str:
    """What a table of this day is called, without its ending."""
    return f"piquet-{now:%Y-%m-%d}"


def written(parties: Iterable[PartiePlayed]) -> str:
    """The table, its first line naming the columns; lines end as RFC 4180 has them."""
    text = io.StringIO()
    comma_is_decimal = "," in say("statistics.decimal", whole=0, tenth=5)
    writer = csv.writer(text, delimiter=";" if comma_is_decimal else ",")
    writer.writerow(_columns())
    for partie in parties:
        head = tuple(_partie(partie))
        for deal in partie.deals:
            writer.writerow((*head, *_deal(deal)))
    return text.getvalue()


def _columns() -> Iterator[str]:
    for key in ("finished", "player", "opponent", "rules", "partie"):
        yield say(f"csv.{key}")
    for key in ("total", "total.other", "settlement", "rubicon", "deal", "seat", "assisted"):
        yield say(f"csv.{key}")
    parts = [say(f"statistics.part.{part.value}").lower() for part in PARTS]
    yield from (say("csv.points"), *parts)
    for what in (say("csv.points"), *parts):
        yield say("csv.other", what=what)


def _partie(partie: PartiePlayed) -> Iterator[str | int]:
    """What stands before each of its deals."""
    end, subject = partie.settlement, partie.subject
    yield partie.finished.isoformat(timespec="seconds")
    yield from map(_harmless, _names(partie))
    yield game_name(partie.options)
    yield partie.key
    yield end.totals[subject]
    yield end.totals[subject.other]
    yield partie.points
    yield _yes(end.rubicon)


def _deal(deal: DealPlayed) -> Iterator[str | int]:
    yield deal.number
    yield say("seat.0") if deal.elder else say("seat.1")
    yield _yes(deal.assisted)
    for side in (0, 1):
        yield deal.points[side]
        yield from deal.parts[side] if deal.parts is not None else ("",) * len(PARTS)


def _names(partie: PartiePlayed) -> tuple[str, str]:
    level = partie.against.level
    if not level:
        return partie.against.people
    try:
        return capital(say("you")), say(f"level.{level}")
    except KeyError:  # a book of a later version
        return capital(say("you")), level


def _harmless(name: str) -> str:
    """A name that a spreadsheet would take for a formula, marked as text."""
    return f"'{name}" if name.startswith(_FORMULA) else name


def _yes(value: bool) -> str:
    return say("csv.yes" if value else "csv.no")
