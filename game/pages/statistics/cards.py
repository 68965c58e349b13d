"""The filters of the score cards: what can be chosen, what is, and which cards are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from game.pages.people import level_words
from game.pages.statistics.card_selection import (
    YOU,
    CardSelection,
    Who,
    chosen_cards,
    opponents,
    players,
    rules_played,
)
from game.pages.statistics.filter import Filter, next_of, rules_words
from game.pages.statistics.selection import Period, RulesName
from game.saves.partie import ScoreCard
from game.words.catalogue import say

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
