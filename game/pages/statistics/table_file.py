"""Parties as a table for other programs: comma-separated values, a line for each deal.

Figures are whole numbers, so no decimal sign can be mistaken. The sign between values is that of
the language, because spreadsheets expect a semicolon where the comma is a decimal sign.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import partial

from game.pages.people import level_words
from game.pages.statistics.figures import figures_of
from game.pages.statistics.played import DealPlayed, PartiePlayed
from game.pages.statistics.selection import rules_name
from game.words.catalogue import say, say_of
from game.words.terms import capital, uncapital

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def file_name(game: str, now: datetime) -> str:
    """What a table of this day is called, without its ending."""
    return f"{game}-{now:%Y-%m-%d}"


def written(game: str, parties: Iterable[PartiePlayed]) -> str:
    """The table of parties of a game, its first line naming the columns.

    Lines end as RFC 4180 has them.
    """
    text = io.StringIO()
    comma_is_decimal = "," in say("statistics.decimal", whole=0, tenth=5)
    writer = csv.writer(text, delimiter=";" if comma_is_decimal else ",")
    writer.writerow(_columns(game))
    for partie in parties:
        head = tuple(_partie(partie))
        for deal in partie.deals:
            writer.writerow((*head, *_deal(game, deal)))
    return text.getvalue()


def _columns(game: str) -> Iterator[str]:
    say, figures = partial(say_of, game), figures_of(game)
    for key in ("finished", "player", "opponent", "rules", "partie"):
        yield say(f"csv.{key}")
    special = ("special",) if figures.special else ()
    for key in ("total", "total.other", "settlement", *special, "deal", "seat", "assisted"):
        yield say(f"csv.{key}")
    parts = [uncapital(say(f"statistics.part.{part}")) for part in figures.parts]
    yield from (say("csv.points"), *parts)
    for what in (say("csv.points"), *parts):
        yield say("csv.other", what=what)


def _partie(partie: PartiePlayed) -> Iterator[str | int]:
    """What stands before each of its deals."""
    yield partie.finished.isoformat(timespec="seconds")
    yield from map(_harmless, _names(partie))
    yield rules_name(partie.game, partie.options)[1]
    yield partie.key
    yield from partie.totals
    yield partie.points
    if figures_of(partie.game).special:
        yield _yes(partie.special)


def _deal(game: str, deal: DealPlayed) -> Iterator[str | int]:
    yield deal.number
    yield say_of(game, "seat.0") if deal.elder else say_of(game, "seat.1")
    yield _yes(deal.assisted)
    for side in (0, 1):
        yield deal.points[side]
        unknown = ("",) * len(figures_of(game).parts)
        yield from deal.parts[side] if deal.parts is not None else unknown


def _names(partie: PartiePlayed) -> tuple[str, str]:
    level = partie.against.level
    if not level:
        return partie.against.people
    return capital(say("you")), level_words(level, partie.game)


def _harmless(name: str) -> str:
    """A name that a spreadsheet would take for a formula, marked as text."""
    return f"'{name}" if name.startswith(_FORMULA) else name


def _yes(value: bool) -> str:
    return say("csv.yes" if value else "csv.no")
