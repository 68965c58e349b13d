"""Which parties are looked at: against whom, by which rules, when, and how far they were assisted.

What lies before a reset is never thrown away: it is one of the times that can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cache

from msgspec import Struct

from game.games import PIQUET
from game.pages.statistics.played import Against, PartiePlayed
from game.pages.variants import variants_of
from game.words.catalogue import spoken
from rules.core.game import Options


class Period(StrEnum):
    """A stretch of time. ALL reaches back to the last reset, EARLIER is what lies before it."""

    ALL = "all"
    YEAR = "year"  # this year, by the calendar
    MONTH = "month"
    WEEK = "week"
    DAY = "day"
    EARLIER = "earlier"


class Assistance(StrEnum):
    """Whether parties count in which something was taken back after more was seen, or shown."""

    ALL = "all"
    WITHOUT = "without"
    ONLY = "only"


_LASTS = {Period.MONTH: timedelta(days=30), Period.WEEK: timedelta(days=7)}

RulesName = tuple[str, str]
"""A game, and what players call it by the rules that were agreed on."""


class Selection(Struct, frozen=True):
    """What is looked at: one game's parties; None stands for all levels and for any rules."""

    against: Against | None = None
    rules: RulesName | None = None
    span: Period = Period.ALL
    help: Assistance = Assistance.ALL
    game: str = PIQUET


def rules_name(game: str, options: Options) -> RulesName:
    """What rules go by."""
    return _rules_name(game, options, spoken())


@cache
def _rules_name(game: str, options: Options, _language: str) -> RulesName:
    return game, variants_of(game).name(options)


def chosen(
    parties: Iterable[PartiePlayed], choice: Selection, now: datetime, since: datetime | None = None
) -> tuple[PartiePlayed, ...]:
    """The parties that are looked at; `since` is the moment of the last reset.

    With nobody named these are the parties of "you": two people have a balance of their own.
    """
    return tuple(
        partie
        for partie in parties
        if partie.game == choice.game
        and (partie.against.level if choice.against is None else partie.against == choice.against)
        and choice.rules in (None, rules_name(partie.game, partie.options))
        and within(partie.finished, choice.span, now, since)
        and _helped(partie, choice.help)
    )


def within(finished: datetime, span: Period, now: datetime, since: datetime | None) -> bool:
    """Whether a moment lies in a stretch of time that ends `now`."""
    if (since is not None and finished <= since) is not (span is Period.EARLIER):
        return False
    match span:
        case Period.ALL | Period.EARLIER:
            return True
        case Period.YEAR:
            return finished.astimezone(now.tzinfo).year == now.year
        case Period.DAY:
            return finished.astimezone(now.tzinfo).date() == now.date()
        case Period.MONTH | Period.WEEK:
            return finished > now - _LASTS[span]


def _helped(partie: PartiePlayed, help_: Assistance) -> bool:
    return help_ is Assistance.ALL or partie.assisted is (help_ is Assistance.ONLY)
