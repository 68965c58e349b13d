"""The filters of the score cards: what can be chosen, what is, and which cards are left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from game.pages.people import level_words, you_of
from game.pages.statistics.filter import Filter, next_of, rules_words
from game.pages.statistics.played import moment
from game.pages.statistics.selection import Period, RulesName, rules_name, within
from game.players.player import HUMAN
from game.saves.partie import ScoreCard
from game.words.catalogue import say
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


KEYS = {"w": "player", "f": "against", "g": "rules", "t": "span"}
_SPANS = tuple(Period)[:-1]


class CardFilters(Struct, frozen=True):
    """The values of each filter, and what is chosen of them."""

    choice: CardSelection
    players: tuple[Who, ...]
    opponents: tuple[Who, ...]
    rules: tuple[RulesName, ...]

    @classmethod
    def over(cls, cards: Sequence[ScoreCard], choice: CardSelection | None = None) -> CardFilters:
        """Filters over all score cards."""
        at = choice or CardSelection()
        return cls(at, players(cards), opponents(cards, at.player), rules_played(cards))

    def left(
        self, cards: Sequence[ScoreCard], now: Callable[[], datetime]
    ) -> tuple[ScoreCard, ...]:
        """The cards that are looked at; the time is asked only where it matters."""
        if self.choice == CardSelection():
            return tuple(cards)
        return chosen_cards(cards, self.choice, now())

    def gone_on(self, cards: Sequence[ScoreCard], key: str, by: int) -> CardFilters:
        """The next value of a filter; another player may have other opponents."""
        at = self.choice
        match key:
            case "player":
                at = replace(at, player=next_of((None, *self.players), at.player, by))
                if at.against not in opponents(cards, at.player):
                    at = replace(at, against=None)
            case "against":
                at = replace(at, against=next_of((None, *self.opponents), at.against, by))
            case "rules":
                at = replace(at, rules=next_of((None, *self.rules), at.rules, by))
            case _:
                at = replace(at, span=next_of(_SPANS, at.span, by))
        return CardFilters.over(cards, at)

    def shown(self) -> tuple[Filter, ...]:
        """Those that have something to choose from."""
        at, found = self.choice, list[Filter]()
        if len(self.players) > 1:
            words = say("filter.everyone") if at.player is None else who_words(at.player)
            found.append(Filter("player", say("filter.player"), words, "W"))
        if len(self.opponents) > 1 or at.against is not None:
            words = say("filter.any-opponent") if at.against is None else who_words(at.against)
            found.append(Filter("against", say("filter.against"), words, "F"))
        if len(self.rules) > 1:
            found.append(Filter("rules", say("filter.rules"), rules_words(at.rules), "G"))
        if self.players:
            words = say(f"filter.span.{at.span.value}")
            found.append(Filter("span", say("filter.span"), words, "T"))
        return tuple(found)


def who_words(who: Who) -> str:
    """Somebody in a filter."""
    if who == YOU:
        return say("filter.you")
    return level_words(who.level) if who.level else who.name
