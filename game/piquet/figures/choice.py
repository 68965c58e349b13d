"""Which parties are looked at: against whom, by which rules, when, and how far they were assisted.

What lies before a reset is never thrown away: it is one of the times that can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cache

from game.piquet.figures.parties import Against, PartiePlayed
from rules.piquet.options import Options
from rules.piquet.presets import PRESETS, Preset, differences, nearest_preset


class Span(StrEnum):
    """A stretch of time. ALL reaches back to the last reset, EARLIER is what lies before it."""

    ALL = "all"
    YEAR = "year"  # this year, by the calendar
    MONTH = "month"
    WEEK = "week"
    DAY = "day"
    EARLIER = "earlier"


class Help(StrEnum):
    """Whether parties count in which something was taken back after more was seen, or shown."""

    ALL = "all"
    WITHOUT = "without"
    ONLY = "only"


_LASTS = {Span.MONTH: timedelta(days=30), Span.WEEK: timedelta(days=7)}

RulesName = tuple[Preset, int]
"""The named game that is nearest, and how many rules differ from it: what players call them by."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What is looked at; None stands for everybody and for any rules.

    `every_level` is "you" against any level: what is looked at where nobody is named.
    """

    against: Against | None = None
    rules: RulesName | None = None
    span: Span = Span.ALL
    help: Help = Help.ALL


@cache
def rules_name(options: Options) -> RulesName:
    """What rules go by."""
    preset = nearest_preset(options)
    return preset, len(differences(options, PRESETS[preset]))


def chosen(
    parties: Iterable[PartiePlayed], choice: Choice, now: datetime, since: datetime | None = None
) -> tuple[PartiePlayed, ...]:
    """The parties that are looked at; `since` is the moment of the last reset.

    With nobody named these are the parties of "you": two people have a balance of their own.
    """
    return tuple(
        partie
        for partie in parties
        if (partie.against.level if choice.against is None else partie.against == choice.against)
        and choice.rules in (None, rules_name(partie.options))
        and within(partie.finished, choice.span, now, since)
        and _helped(partie, choice.help)
    )


def within(finished: datetime, span: Span, now: datetime, since: datetime | None) -> bool:
    """Whether a moment lies in a stretch of time that ends `now`."""
    if (since is not None and finished <= since) is not (span is Span.EARLIER):
        return False
    match span:
        case Span.ALL | Span.EARLIER:
            return True
        case Span.YEAR:
            return finished.astimezone(now.tzinfo).year == now.year
        case Span.DAY:
            return finished.astimezone(now.tzinfo).date() == now.date()
        case Span.MONTH | Span.WEEK:
            return finished > now - _LASTS[span]


def _helped(partie: PartiePlayed, help_: Help) -> bool:
    return help_ is Help.ALL or partie.assisted is (help_ is Help.ONLY)
