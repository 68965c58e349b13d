"""Which score cards are looked at: whose, against whom, by which rules, when.

"You" are one player in all parties against programs, whatever name stands there; two people at one
screen are known by their names.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from game.pages.people import you_of
from game.pages.statistics.played import moment
from game.pages.statistics.selection import Period, RulesName, rules_name, within
from game.players.player import HUMAN
from game.saves.partie import ScoreCard
from rules.core.seats import Player


class Who(Struct, frozen=True):
    """Somebody on a score card: a program by its level, a person by name; nothing at all is you."""

    level: str = ""
    name: str = ""


YOU = Who()


class CardSelection(Struct, frozen=True):
    """What is looked at; None stands for all."""

    player: Who | None = None
    against: Who | None = None
    rules: RulesName | None = None
    span: Period = Period.ALL


def sides(card: ScoreCard) -> tuple[Who, Who]:
    """Who played, A first."""
    header = card.header
    you = you_of(header)
    a, b = (
        Who(level=header.kinds[player])
        if header.kinds[player] != HUMAN
        else YOU
        if player is you
        else Who(name=header.names[player])
        for player in Player
    )
    return a, b


def players(cards: Iterable[ScoreCard]) -> tuple[Who, ...]:
    """All people on some score cards, who played last first."""
    every = (who for card in cards for who in sides(card))
    return tuple(dict.fromkeys(who for who in every if not who.level))


def opponents(cards: Iterable[ScoreCard], player: Who | None) -> tuple[Who, ...]:
    """Everybody that a player met, or that anybody met; who was met last first."""
    met: dict[Who, None] = {}
    for card in cards:
        a, b = sides(card)
        if player is None:
            met.update(dict.fromkeys(who for who in (a, b) if who != YOU))
        elif player in (a, b):
            met[b if player == a else a] = None
    return tuple(met)


def rules_played(cards: Iterable[ScoreCard]) -> tuple[RulesName, ...]:
    """All rules that some parties were played by."""
    return tuple(dict.fromkeys(rules_name(card.header.game, card.header.options) for card in cards))


def chosen_cards(
    cards: Iterable[ScoreCard], choice: CardSelection, now: datetime
) -> tuple[ScoreCard, ...]:
    """The score cards that are looked at, in their order."""
    return tuple(
        card
        for card in cards
        if _met(sides(card), choice)
        and choice.rules in (None, rules_name(card.header.game, card.header.options))
        and _lies_in(card, choice.span, now)
    )


def _met(both: tuple[Who, Who], choice: CardSelection) -> bool:
    return any(
        choice.player in (None, own) and choice.against in (None, other)
        for own, other in (both, both[::-1])
    )


def _lies_in(card: ScoreCard, span: Period, now: datetime) -> bool:
    if span is Period.ALL:
        return True
    finished = moment(card.finished)
    return finished is not None and within(finished, span, now, None)
